"""Pairs of reports on one event, written and marked by hand."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from variorum.alignment import Alignment, align
from variorum.alignment.entities import merge_entities
from variorum.model.article import Article
from variorum.model.features import Prepared
from variorum.model.options import Options

if TYPE_CHECKING:
    from collections.abc import Callable

    from variorum.language import Language

pytestmark = pytest.mark.model

STORIES = {path.stem: path for path in sorted((Path(__file__).parent / "stories").glob("*.txt"))}
Cell = tuple[int, int]


def _parts(path: Path) -> dict[str, list[str]]:
    parts: dict[str, list[str]] = {}
    for line in path.read_text("utf-8").splitlines():
        if line.startswith("== "):
            parts[line[3:]] = []
        elif parts and line:
            parts[list(parts)[-1]].append(line)
    return parts


@pytest.fixture(scope="module")
def prepared(language: Callable[[], Language]) -> dict[str, tuple[Prepared, Prepared]]:
    def one(name: str, side: str) -> Prepared:
        text = "\n\n".join(_parts(STORIES[name])[side])
        article = Article(
            path=f"{name}-{side}", sha256="", bytes=0, encoding=None, title="", text=text
        )
        annotation = language().annotate(article, article_id=f"{name}-{side}")
        return Prepared(annotation=annotation, vectors=language().encode(annotation))

    return {name: (one(name, "a"), one(name, "b")) for name in STORIES}


def _aligned(articles: tuple[Prepared, ...], *, vectors: bool = True) -> Alignment:
    merged, _ = merge_entities([each.annotation for each in articles])
    return align(
        [
            Prepared(annotation=annotation, vectors=each.vectors)
            for annotation, each in zip(merged, articles, strict=True)
        ],
        options=Options(vectors=vectors),
        progress=lambda *_: None,
        cancelled=lambda: False,
    )


def _lines(article: Prepared) -> list[int]:
    """For each sentence of the article, the line of the story that it stands in."""
    text = article.article.text
    return [text.count("\n\n", 0, span.start) for span in article.article.sentences]


def _hits(name: str, articles: tuple[Prepared, Prepared], *, vectors: bool) -> tuple[int, int, int]:
    """Links found that are marked, found that are not, and marked that are not found."""
    marked: dict[bool, set[Cell]] = {True: set(), False: set()}
    for line in _parts(STORIES[name])["links"]:
        left, right, *partly = line.split()
        marked[not partly].add((int(left), int(right)))
    left, right = (_lines(each) for each in articles)
    found = {
        (left[link.left.sentence], right[link.right.sentence])
        for link in _aligned(articles, vectors=vectors).links
        if link.confidence == "confident"
    }
    return (
        len(found & marked[True]),
        len(found - marked[True] - marked[False]),
        len(marked[True] - found),
    )


@pytest.mark.parametrize(("vectors", "precision", "f1"), [(True, 0.9, 0.78), (False, 0.85, 0.65)])
def test_confident_links_are_the_marked_ones(
    prepared: dict[str, tuple[Prepared, Prepared]], *, vectors: bool, precision: float, f1: float
) -> None:
    hits, wrong, missed = (
        sum(each)
        for each in zip(
            *(_hits(name, pair, vectors=vectors) for name, pair in prepared.items()), strict=True
        )
    )
    assert hits / (hits + wrong) >= precision
    assert 2 * hits / (2 * hits + wrong + missed) >= f1


@pytest.mark.parametrize("vectors", [True, False])
def test_different_stories_are_told_apart(
    prepared: dict[str, tuple[Prepared, Prepared]], *, vectors: bool
) -> None:
    for one, other in combinations(prepared.values(), 2):
        alignment = _aligned((one[0], other[1]), vectors=vectors)
        assert [link for link in alignment.links if link.confidence == "confident"] == []
        assert alignment.unrelated != ()


def test_both_reports_of_a_story_are_related_in_a_folder_of_all(
    prepared: dict[str, tuple[Prepared, Prepared]],
) -> None:
    alignment = _aligned(tuple(each for pair in prepared.values() for each in pair))
    related = {
        tuple(sorted({left.split("-")[0], right.split("-")[0]}))
        for left, right in combinations(
            [each.article.id for pair in prepared.values() for each in pair], 2
        )
        if (left, right) not in alignment.unrelated
    }
    assert related == {(name,) for name in STORIES}
