from __future__ import annotations

import pytest

from variorum.alignment.statements import group
from variorum.model.comparison import Link, SentenceRef


def refs(**counts: int) -> list[SentenceRef]:
    return [SentenceRef(article, n) for article, count in counts.items() for n in range(count)]


def link(left: str, right: str, score: float = 0.9) -> Link:
    ends = [SentenceRef(each[0], int(each[1:])) for each in (left, right)]
    return Link(
        left=ends[0],
        right=ends[1],
        score=score,
        confidence="confident" if score >= 0.5 else "possible",
    )


def rows(sentences: list[SentenceRef], links: list[Link], leading: str = "a") -> list[str]:
    ids = list(dict.fromkeys(ref.article for ref in sentences))
    return [
        " ".join(f"{ref.article}{ref.sentence}" for ref in row.members)
        for row in group(sentences, links, ids, leading)
    ]


@pytest.mark.parametrize(
    ("links", "expected"),
    [
        # Nothing linked: the leading article first, the other one after it.
        ([], ["a0", "a1", "b0", "b1"]),
        ([link("a0", "b1")], ["b0", "a0 b1", "a1"]),
        ([link("a0", "b0"), link("a1", "b1")], ["a0 b0", "a1 b1"]),
        # Crossing links: the leading article keeps its order.
        ([link("a0", "b1"), link("a1", "b0")], ["a0 b1", "a1 b0"]),
        # A headline and a lead that say the same thing stand in one row.
        ([link("a0", "b0"), link("a0", "b1"), link("a1", "b0")], ["a0 a1 b0 b1"]),
        # A possible link alone makes no row.
        ([link("a0", "b0", 0.2)], ["a0", "a1", "b0", "b1"]),
    ],
)
def test_two_articles(links: list[Link], expected: list[str]) -> None:
    assert rows(refs(a=2, b=2), links) == expected


def test_a_sentence_only_here_stands_after_the_one_before_it() -> None:
    found = rows(refs(a=3, b=4), [link("a0", "b0"), link("a2", "b3")])
    assert found == ["a0 b0", "b1", "b2", "a1", "a2 b3"]


def test_the_order_of_the_chosen_article_leads() -> None:
    links = [link("a0", "b1"), link("a1", "b0")]
    assert rows(refs(a=2, b=2), links, leading="b") == ["a1 b0", "a0 b1"]


def test_rows_reach_over_all_articles() -> None:
    links = [link("a0", "b0"), link("b0", "c1"), link("a0", "c1", 0.3)]
    assert rows(refs(a=1, b=1, c=2), links) == ["c0", "a0 b0 c1"]


def test_a_sentence_with_two_statements_does_not_chain_them() -> None:
    # b0 says what a0 and what a1 say; c0 repeats a0, d0 repeats a1: not one row of all.
    pairs = [("a0", "c0", 0.99), ("a1", "d0", 0.98), ("a0", "b0", 0.8), ("a1", "b0", 0.7)]
    links = [link(*pair) for pair in pairs]
    found = rows(refs(a=2, b=1, c=1, d=1), links)
    assert not any("c0" in row and "d0" in row for row in found)


def test_an_article_is_not_gathered_into_one_row() -> None:
    links = [link(f"a{n}", "b0", 0.9 - n / 100) for n in range(8)]
    assert max(len(row.split()) for row in rows(refs(a=8, b=1), links)) <= 4


def test_ids_count_in_reading_order() -> None:
    found = group(refs(a=2, b=1), [link("a1", "b0")], ["a", "b"], "a")
    assert [row.id for row in found] == ["s1", "s2"]
