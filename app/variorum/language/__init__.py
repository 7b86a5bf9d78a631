"""Text to sentences, entities, quotes, figures, dates and vectors: the only spaCy and ONNX."""

from __future__ import annotations

from importlib import metadata
from typing import TYPE_CHECKING

import msgspec

from variorum.language import pipeline as pipelines
from variorum.language import vectors
from variorum.language.attributions import find_attributions
from variorum.language.clauses import find_clauses
from variorum.language.dates import find_dates
from variorum.language.document import ParsedArticle
from variorum.language.entities import find_entities
from variorum.language.figures import find_figures
from variorum.language.quotes import find_quotes
from variorum.model.article import AnnotatedArticle
from variorum.model.comparison import Notice
from variorum.model.features import Annotation

if TYPE_CHECKING:
    from variorum.language.pipeline import Pipeline
    from variorum.language.vectors import Encoder
    from variorum.model.article import Article
    from variorum.model.features import SentenceVectors
    from variorum.model.options import Options

__all__ = ["Language", "load"]


class Language:
    """Models that read articles; each is loaded when it is first needed."""

    def __init__(self, options: Options) -> None:
        self._options = options
        self._pipeline: Pipeline | None = None
        self._encoder: Encoder | None = None
        self._encoder_sought = not options.vectors
        self._notices: list[Notice] = []

    @property
    def notices(self) -> tuple[Notice, ...]:
        """What had to be done without, and why."""
        return tuple(self._notices)

    @property
    def methods(self) -> dict[str, str]:
        """Models and versions used."""
        name = self._options.pipeline
        return {
            "pipeline": f"{name} {metadata.version(name)}",
            "vectors": vectors.NAME if self._options.vectors else "none",
        }

    def annotate(self, article: Article, *, article_id: str) -> Annotation:
        """Find sentences, words, named things, quotes, figures, dates and sources."""
        if self._pipeline is None:
            self._pipeline = pipelines.load(self._options.pipeline)
        found = self._pipeline.parse(article.text)
        entities, names = find_entities(article.text, found.sentences, found.words, found.named)
        parsed = ParsedArticle(
            text=article.text,
            sentences=found.sentences,
            words=found.words,
            entities=entities,
            names=names,
            published=article.published,
            paragraphs=found.layout.paragraphs,
        )
        quotes = find_quotes(parsed)
        annotated = AnnotatedArticle(
            **msgspec.structs.asdict(article),
            id=article_id,
            sentences=parsed.sentences,
            entities=entities,
            quotes=quotes,
            figures=find_figures(parsed),
            dates=find_dates(parsed),
            attributions=find_attributions(parsed, quotes),
        )
        return Annotation(
            article=annotated, names=names, words=parsed.words, clauses=find_clauses(parsed)
        )

    def encode(self, annotation: Annotation) -> tuple[SentenceVectors, ...]:
        """Token vectors of each sentence; empty without the model."""
        if not self._encoder_sought:
            self._encoder_sought = True
            self._encoder = vectors.load()
            if self._encoder is None:
                self._notices.append(
                    Notice(
                        path="",
                        code="no-vectors",
                        message="The sentence model is not installed: sentences are aligned by"
                        " their wording alone.",
                    )
                )
        if self._encoder is None:
            return ()
        article = annotation.article
        return self._encoder.encode([article.text[s.start : s.end] for s in article.sentences])


def load(options: Options) -> Language:
    """Models for a comparison with these options."""
    return Language(options)
