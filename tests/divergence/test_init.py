"""The table of kinds: what they find is put in order, numbered, and shown once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

import variorum.divergence as module
from variorum.divergence import find_divergences
from variorum.divergence.context import Context
from variorum.model.article import AnnotatedArticle
from variorum.model.comparison import KINDS, Divergence, Reading
from variorum.model.features import Annotation

if TYPE_CHECKING:
    import pytest

    from variorum.model.comparison import Kind

TEXT = "One two three four five six seven."


def divergence(kind: Kind, *places: tuple[str, int], about: str = "it") -> Divergence:
    readings = tuple(
        Reading(article=article, start=start, end=start + 3, text=TEXT[start : start + 3])
        for article, start in places
    )
    return Divergence(
        id="",
        kind=kind,
        status="variant",
        about=about,
        label="wording",
        readings=readings,
        rule="none",
        explanation="For the test.",
    )


def found_by(monkeypatch: pytest.MonkeyPatch, **kinds: list[Divergence]) -> tuple[Divergence, ...]:
    finders = {kind: (lambda _, kind=kind: kinds.get(kind, [])) for kind in KINDS}
    monkeypatch.setattr(module, "FINDERS", finders)
    articles = (
        AnnotatedArticle(path=i, sha256="", bytes=0, encoding=None, title="", text=TEXT, id=i)
        for i in ("a2", "a10", "a1")
    )
    return find_divergences(Context(annotations=tuple(Annotation(article=a) for a in articles)))


def test_there_is_a_finder_for_each_kind() -> None:
    assert tuple(module.FINDERS) == KINDS


def test_orders_by_articles_as_given_then_by_place(monkeypatch: pytest.MonkeyPatch) -> None:
    late = divergence("figure", ("a10", 0), ("a1", 0))
    early = divergence("date", ("a2", 8), ("a1", 0))
    first = divergence("quote", ("a1", 4), ("a2", 4))
    found = found_by(monkeypatch, figure=[late], date=[early], quote=[first])
    assert [(one.id, one.kind) for one in found] == [
        ("d1", "quote"),
        ("d2", "date"),
        ("d3", "figure"),
    ]


def test_figures_of_one_number_come_last(monkeypatch: pytest.MonkeyPatch) -> None:
    def figure(place: int, *values: float) -> Divergence:
        shown = divergence("figure", ("a1", place), ("a2", place))
        readings = tuple(
            msgspec.structs.replace(reading, value=value)
            for reading, value in zip(shown.readings, values, strict=True)
        )
        return msgspec.structs.replace(shown, status="compatible", readings=readings)

    found = found_by(monkeypatch, figure=[figure(0, 61.4, 61), figure(4, 600, 640)])
    assert [one.readings[0].value for one in found] == [600, 61.4]


def test_shows_the_same_words_once_for_each_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    one = divergence("name", ("a2", 0), ("a1", 0), about="this")
    again = divergence("name", ("a2", 0), ("a1", 0), about="that")
    other = divergence("source", ("a2", 0), ("a1", 0))
    found = found_by(monkeypatch, name=[one, again], source=[other])
    assert [(one.kind, one.about) for one in found] == [("name", "this"), ("source", "it")]


def test_finds_nothing_in_nothing() -> None:
    assert find_divergences(Context(annotations=())) == ()
