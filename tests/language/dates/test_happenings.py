"""What happened at a time, by the real pipeline."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from variorum.model.article import Article

if TYPE_CHECKING:
    from collections.abc import Callable

    from variorum.language import Language

pytestmark = pytest.mark.model

EVENTS = [
    # text with one time, lemma of what happened then
    ("A dam burst above the town on Friday.", "burst"),
    ("Friday's landslide buried a school.", "landslide"),
    ("The landslide happened at about 3 a.m.", "landslide"),
    ("Gunmen opened fire around 5 p.m.", "fire"),
    ("The mayor, who resigned in May 2019, has returned.", "resign"),
    ("The minister said on Monday that talks would go on.", "say"),
    ("The August 2015 flood killed dozens.", "flood"),
    ("Police were called to a stabbing that occurred at noon.", "stabbing"),
    ("She was arrested by officers near the port on Tuesday.", "arrest"),
    ("Voters go to the polls on Sunday.", "go"),
    ("A blaze broke out at the mill early on Thursday.", "blaze"),
]


@pytest.mark.parametrize(("text", "event"), EVENTS)
def test_finds_what_happened(text: str, event: str, language: Callable[[], Language]) -> None:
    article = Article(path="a", sha256="", bytes=0, encoding=None, title="", text=text)
    found = language().annotate(article, article_id="a1").article.dates
    assert [one.event for one in found] == [event]


PLANNED = [
    # what is to come lies ahead, what was lies behind
    ("The court will rule on Thursday.", "2024-07-04"),
    ("The court ruled on Thursday.", "2024-06-27"),
    ("The strike is set to begin on Thursday.", "2024-07-04"),
]


@pytest.mark.parametrize(("text", "day"), PLANNED)
def test_looks_ahead_for_plans(text: str, day: str, language: Callable[[], Language]) -> None:
    article = Article(
        path="a", sha256="", bytes=0, encoding=None, title="", text=text, published="2024-07-01"
    )
    (found,) = language().annotate(article, article_id="a1").article.dates
    assert found.first == day
