"""The seeds against what careful readers marked in them, with the level reached as the floor."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from variorum.model.article import Span
from variorum.model.comparison import Comparison, Divergence

pytestmark = pytest.mark.model

GOLD: dict[str, Any] = json.loads((Path(__file__).parent / "seeds_gold.json").read_text("utf-8"))


def _locate(text: str, part: str, nth: int = 1) -> Span:
    at = -1
    for _ in range(nth):
        at = text.index(part, at + 1)
    return Span(at, at + len(part))


def _overlap(one: Span, other: Span) -> int:
    return min(one.end, other.end) - max(one.start, other.start)


def _article_ids(comparison: Comparison) -> dict[str, str]:
    return {letter: a.id for letter, a in zip("ABC", comparison.articles, strict=True)}


def _gold_numbers(comparison: Comparison, letter: str) -> dict[int, int]:
    """Index of each of the program's sentences → index of the marked sentence it stands for."""
    article = comparison.articles["ABC".index(letter)]
    places = [_locate(article.text, " ".join(s.split())) for s in GOLD["sentences"][letter]
              if " ".join(s.split()) in article.text]  # fmt: skip
    numbers = [
        n for n, s in enumerate(GOLD["sentences"][letter]) if " ".join(s.split()) in article.text
    ]
    found: dict[int, int] = {}
    for index, span in enumerate(article.sentences):
        best = max(range(len(places)), key=lambda n: _overlap(span, places[n]))
        if _overlap(span, places[best]) > 0:
            found[index] = numbers[best]
    return found


def _f1(comparison: Comparison) -> float:
    ids = _article_ids(comparison)
    hits = wrong = missed = 0
    for pair in GOLD["pairs"]:
        left, right = (_gold_numbers(comparison, pair[side]) for side in ("left", "right"))
        found = {
            (left[link.left.sentence], right[link.right.sentence])
            for link in comparison.alignments
            if link.confidence == "confident"
            and (link.left.article, link.right.article) == (ids[pair["left"]], ids[pair["right"]])
            and link.left.sentence in left
            and link.right.sentence in right
        }
        gold = {tuple(link) for link in pair["linked"]}
        partly = {tuple(link) for link in pair["partly"]}
        hits += len(found & gold)
        wrong += len(found - gold - partly)
        missed += len(gold - found)
    return 2 * hits / (2 * hits + wrong + missed)


def _meets(comparison: Comparison, divergence: Divergence, group: dict[str, Any]) -> bool:
    """Whether two readings of the divergence, and half of all, lie in the group's places."""
    ids = _article_ids(comparison)
    texts = {a.id: a.text for a in comparison.articles}
    places = [
        (ids[r["article"]], _locate(texts[ids[r["article"]]], r["text"], r.get("nth", 1)))
        for r in group["readings"]
    ]
    inside = [
        any(r.article == a and _overlap(Span(r.start, r.end), place) > 0 for a, place in places)
        for r in divergence.readings
    ]
    return sum(inside) >= 2 and 2 * sum(inside) >= len(inside)


def test_confident_links(seeds_comparison: Comparison) -> None:
    assert _f1(seeds_comparison) >= 0.75


@pytest.mark.parametrize(
    "group",
    [g for g in GOLD["divergences"] if g["certainty"] == "high" and g["kind"] in ("figure", "quote")
     and g["status"] != "same"],
    ids=lambda g: g["id"],
)  # fmt: skip
def test_marked_divergences_are_shown(seeds_comparison: Comparison, group: dict[str, Any]) -> None:
    met = [d for d in seeds_comparison.divergences if _meets(seeds_comparison, d, group)]
    assert met
    if group["status"] == "conflict":
        assert "conflict" in {d.status for d in met}


def test_every_conflict_shown_is_one(seeds_comparison: Comparison) -> None:
    conflicts = [g for g in GOLD["divergences"] if g["status"] == "conflict"]
    for divergence in seeds_comparison.divergences:
        if divergence.status == "conflict":
            assert any(_meets(seeds_comparison, divergence, g) for g in conflicts), divergence


def test_what_agrees_is_not_shown(seeds_comparison: Comparison) -> None:
    same = [g for g in GOLD["divergences"] if g["status"] == "same"]
    shown = [
        (divergence.about, group["id"])
        for divergence in seeds_comparison.divergences
        for group in same
        if _meets(seeds_comparison, divergence, group)
    ]
    assert shown == []
