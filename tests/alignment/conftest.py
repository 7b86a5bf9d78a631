"""Articles made by hand, without the language pipeline."""

from __future__ import annotations

from typing import Protocol

import pytest

from variorum.alignment import Alignment, align
from variorum.model.article import AnnotatedArticle, EntityMention, Span
from variorum.model.features import Annotation, Prepared
from variorum.model.options import Options


class Make(Protocol):
    """Lays out an article, one sentence a paragraph."""

    def __call__(self, article: str, *sentences: str) -> Prepared: ...


class Link(Protocol):
    """Aligns articles as the program does."""

    def __call__(self, *prepared: Prepared, reference: str | None = None) -> Alignment: ...


@pytest.fixture
def make() -> Make:
    def lay_out(article: str, *sentences: str) -> Prepared:
        spans: list[Span] = []
        at = 0
        for sentence in sentences:
            spans.append(Span(at, at + len(sentence)))
            at += len(sentence) + 2
        text = "\n\n".join(sentences)
        return Prepared(
            annotation=Annotation(
                article=AnnotatedArticle(
                    id=article,
                    path=f"{article}.txt",
                    sha256=article,
                    bytes=len(text),
                    encoding="utf-8",
                    title=sentences[0] if sentences else "",
                    text=text,
                    sentences=tuple(spans),
                    entities=_names(text),
                )
            )
        )

    return lay_out


def _names(text: str) -> tuple[EntityMention, ...]:
    """Every capitalised word after the first of a sentence, as a pipeline might find it."""
    found: list[EntityMention] = []
    for name in ("Hallow", "Kerrick", "Senn", "Gessner", "Corvale", "CityLine", "Adeyemi"):
        at = text.find(name)
        while at >= 0:
            found.append(
                EntityMention(start=at, end=at + len(name), label="GPE", entity=name.casefold())
            )
            at = text.find(name, at + 1)
    return tuple(sorted(found, key=lambda mention: mention.start))


@pytest.fixture
def link() -> Link:
    def run(*prepared: Prepared, reference: str | None = None) -> Alignment:
        return align(
            prepared,
            options=Options(),
            reference=reference,
            progress=lambda *_: None,
            cancelled=lambda: False,
        )

    return run
