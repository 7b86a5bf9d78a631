"""A language pipeline that needs no models: sentences end at full stops, every word is a noun."""

from __future__ import annotations

import re

from variorum.model.article import AnnotatedArticle, Article, Span
from variorum.model.comparison import Notice
from variorum.model.features import Annotation, SentenceVectors, Word


class FakeLanguage:
    """Annotates with sentences and words alone."""

    notices: tuple[Notice, ...] = ()
    methods: dict[str, str] = {"pipeline": "fake"}  # noqa: RUF012 - never written to

    def begin(self) -> None:
        """Nothing is kept from one comparison to the next."""

    def annotate(self, article: Article, *, article_id: str) -> Annotation:
        sentences = [
            Span(m.start(), m.end()) for m in re.finditer(r"[^\s.][^.\n]*\.?", article.text)
        ]
        words = tuple(
            tuple(
                Word(m.start(), m.end(), m.group().lower(), "NOUN", "NN", "", 0)
                for m in re.compile(r"\w+").finditer(article.text, s.start, s.end)
            )
            for s in sentences
        )
        fields = {name: getattr(article, name) for name in Article.__struct_fields__}
        return Annotation(
            article=AnnotatedArticle(**fields, id=article_id, sentences=tuple(sentences)),
            words=words,
            clauses=tuple((s,) for s in sentences),
        )

    def encode(self, annotation: Annotation) -> tuple[SentenceVectors, ...]:
        return ()
