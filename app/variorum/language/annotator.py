"""Runs the stages of this layer over an article, or takes what it made last time from the cache."""

from __future__ import annotations

from functools import cache
from importlib import metadata
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

import msgspec

from variorum.language import pipeline as pipelines
from variorum.language import vectors
from variorum.language.attributions import find_attributions
from variorum.language.cache import Cache, Kept, name_of
from variorum.language.clauses import find_clauses
from variorum.language.dates import find_dates
from variorum.language.detection import NAMES, language_of, pipeline_for
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

ENGLISH = "en"


class Language:
    """Models that read articles; each is loaded when it is first needed."""

    def __init__(self, options: Options, *, cache: Cache | None = None) -> None:
        self._options = options
        self._cache = cache or Cache()
        self._pipelines: dict[str, Pipeline] = {}
        self._used: dict[str, str] = {}
        self._encoder: Encoder | None = None
        self._encoder_sought = False
        self._seeking = Lock()
        self._notices: list[Notice] = []

    def begin(self) -> None:
        """Begin another comparison: what was noted of the articles before belongs to theirs."""
        self._notices.clear()
        self._used.clear()

    @property
    def notices(self) -> tuple[Notice, ...]:
        """What had to be done without, and why."""
        return tuple(self._notices)

    @property
    def methods(self) -> dict[str, str]:
        """Models and versions used so far."""
        used = self._used or {ENGLISH: self._pipeline_name(ENGLISH) or ""}
        with_vectors = self._options.vectors and vectors.is_installed()
        return {
            "pipeline": ", ".join(_versioned(name, code) for code, name in sorted(used.items())),
            "vectors": vectors.NAME if with_vectors else "none",
        }

    def annotate(self, article: Article, *, article_id: str) -> Annotation:
        """Find sentences, words, named things, quotes, figures, dates and sources.

        Args:
            article: The article as read. Its language is detected where it is not recorded.
            article_id: Id that the article gets in the comparison.
        """
        language = language_of(article.text, article.language)
        pipeline = self._pipeline_name(language or ENGLISH)
        self._used[language or ENGLISH] = pipeline or ""
        if pipeline is None:
            self._tell(_no_pipeline(article.path, language or ENGLISH))
        name = name_of(
            "annotation",
            article.text,
            article.published,
            language,
            _versioned(pipeline, language) if pipeline else None,
        )
        kept = self._cache.annotation(name)
        if kept is None:
            # As the cache gives it back: a count of 640 is then a real number in either case.
            made = msgspec.msgpack.encode(self._annotated(article, language, pipeline))
            kept = msgspec.msgpack.decode(made, type=Kept)
            self._cache.keep_annotation(name, kept)
        return _annotation(article, article_id, kept)

    def encode(self, annotation: Annotation) -> tuple[SentenceVectors, ...]:
        """Token vectors of each sentence; none without the model or where they are not wanted.

        Several threads may ask at once.
        """
        if not self._options.vectors:
            return ()
        article = annotation.article
        texts = [article.text[s.start : s.end] for s in article.sentences]
        name = name_of("vectors", vectors.MARK, *texts)
        kept = self._cache.vectors(name)
        if kept is not None and len(kept) == len(texts):
            return kept
        encoder = self._loaded_encoder()
        if encoder is None:
            return ()
        unlike = list(dict.fromkeys(texts))
        found = dict(zip(unlike, encoder.encode(unlike), strict=True))
        encoded = tuple(found[text] for text in texts)
        self._cache.keep_vectors(name, encoded)
        return encoded

    def _annotated(self, article: Article, language: str | None, pipeline: str | None) -> Kept:
        parser = self._pipelines.get(language or ENGLISH)
        if parser is None:
            parser = pipelines.load(pipeline) if pipeline else pipelines.blank(language or ENGLISH)
            self._pipelines[language or ENGLISH] = parser
        found = parser.parse(article.text)
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
        return Kept(
            language=language,
            sentences=parsed.sentences,
            entities=entities,
            quotes=quotes,
            figures=find_figures(parsed),
            dates=find_dates(parsed),
            attributions=find_attributions(parsed, quotes),
            names=names,
            words=parsed.words,
            clauses=find_clauses(parsed),
        )

    def _pipeline_name(self, language: str) -> str | None:
        if language == ENGLISH and _version(self._options.pipeline):
            return self._options.pipeline
        return pipeline_for(language)

    def _loaded_encoder(self) -> Encoder | None:
        with self._seeking:
            if not self._encoder_sought:
                self._encoder_sought = True
                self._encoder = vectors.load()
        if self._encoder is None:
            message = (
                "The sentence model is not installed: sentences are aligned by their wording alone."
            )
            self._tell(Notice(path="", code="no-vectors", message=message))
        return self._encoder

    def _tell(self, notice: Notice) -> None:
        if notice not in self._notices:
            self._notices.append(notice)


def load(options: Options) -> Language:
    """Models for a comparison with these options. Nothing is loaded yet."""
    return Language(options)


def _annotation(article: Article, article_id: str, kept: Kept) -> Annotation:
    facts = msgspec.structs.asdict(article)
    recorded = article.language
    if kept.language and not (recorded or "").lower().startswith(kept.language):
        origin = (
            f"found from the text (recorded: {recorded})" if recorded else "found from the text"
        )
        facts["language"] = kept.language
        facts["origins"] = {**article.origins, "language": origin}
    return Annotation(
        article=AnnotatedArticle(
            **facts,
            id=article_id,
            sentences=kept.sentences,
            entities=kept.entities,
            quotes=kept.quotes,
            figures=kept.figures,
            dates=kept.dates,
            attributions=kept.attributions,
        ),
        names=kept.names,
        words=kept.words,
        clauses=kept.clauses,
    )


@cache
def _version(pipeline: str) -> str:
    try:
        return metadata.version(pipeline)
    except (metadata.PackageNotFoundError, ValueError):
        return ""


def _versioned(pipeline: str, language: str | None) -> str:
    if not pipeline:
        return f"none for {NAMES.get(language or '', language)}"
    return f"{pipeline} {_version(pipeline)}".strip()


def _no_pipeline(path: str, language: str) -> Notice:
    spoken = NAMES.get(language, f"a language ({language})")
    return Notice(
        path=path,
        code="no-pipeline",
        message=f"No language model for {spoken} is installed: {Path(path).name} was split into "
        "sentences by rules, and names, quoted speakers and what figures count may be missed.",
    )
