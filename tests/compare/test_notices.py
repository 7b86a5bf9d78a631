"""What a reader must know before trusting a comparison, in one notice for each file."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from variorum.alignment import Alignment
from variorum.compare.notices import find_notices
from variorum.model.article import AnnotatedArticle, Span
from variorum.model.comparison import SharedWording

if TYPE_CHECKING:
    from collections.abc import Sequence


def _article(number: int, *, text: str = "word " * 100, **fields: str) -> AnnotatedArticle:
    known = {"sha256": str(number), "language": "en", **fields}
    return AnnotatedArticle(
        id=f"a{number}", path=f"folder/{number}.txt", bytes=1, encoding="utf-8", title="",
        text=text, **known,
    )  # fmt: skip


def _shared(left: int, right: int, words: int) -> SharedWording:
    span = Span(0, 1)
    return SharedWording(
        left=f"a{left}", left_span=span, right=f"a{right}", right_span=span, words=words
    )


def _messages(
    articles: list[AnnotatedArticle],
    alignment: Alignment | None = None,
    *,
    shared: Sequence[SharedWording] = (),
) -> list[tuple[str, str, str]]:
    found = find_notices(articles, alignment or Alignment(), shared)
    return [(n.path, n.code, n.message) for n in found]


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (10, None),
        (34, None),
        (35, "shared-wording"),
        (79, "shared-wording"),
        (80, "near-duplicate"),
    ],
)
def test_copies_are_told_by_how_much_they_share(words: int, code: str | None) -> None:
    found = _messages([_article(1), _article(2)], shared=[_shared(1, 2, words)])
    assert [c for _, c, _ in found] == ([code] if code else [])


def test_a_file_that_is_there_twice() -> None:
    (notice,) = _messages([_article(1, sha256="x"), _article(2, sha256="x")])
    assert notice == (
        "folder/2.txt", "duplicate", "The file is the same, byte for byte, as 1.txt.",
    )  # fmt: skip


def test_many_strangers_make_one_notice_for_each_file() -> None:
    articles = [_article(n) for n in range(1, 7)]
    unrelated = tuple((f"a{n}", "a6") for n in range(1, 6))
    (notice,) = _messages(articles, Alignment(unrelated=unrelated))
    assert notice[2] == "It seems to be about another event than 1.txt, 2.txt and 3 more."


def test_a_follow_up_is_told_to_have_other_news_unless_it_is_about_another_event() -> None:
    articles = [_article(1), _article(2), _article(3)]
    alignment = Alignment(unrelated=(("a1", "a3"),), background=(("a1", "a2"), ("a1", "a3")))
    found = _messages(articles, alignment)
    assert [(path, code) for path, code, _ in found] == [
        ("folder/3.txt", "unrelated"), ("folder/2.txt", "other-news"),
    ]  # fmt: skip
    assert found[1][2].startswith("It seems to have other news than 1.txt, and only background")


def test_several_languages_are_told_for_every_file() -> None:
    found = _messages([_article(1), _article(2, language="de")])
    assert [(p, c) for p, c, _ in found] == [
        ("folder/1.txt", "several-languages"), ("folder/2.txt", "several-languages"),
    ]  # fmt: skip
