"""What holds in every comparison: asked of one that comes from a file, which anybody may edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from variorum.model.comparison import Comparison, SentenceRef


def require_sound(comparison: Comparison) -> None:
    """See that all ids are known and all spans lie inside their texts.

    Raises:
        ValueError: Something does not; the message says what.
    """
    lengths = {article.id: len(article.text) for article in comparison.articles}
    _require_unique("article", (article.id for article in comparison.articles))
    _require_unique("difference", (divergence.id for divergence in comparison.divergences))
    for article, start, end in _places(comparison):
        if article not in lengths:
            raise ValueError(f"there is no article {article!r}")
        if not 0 <= start <= end <= lengths[article]:
            raise ValueError(f"{start} to {end} is no place in article {article!r}")
    sentences = {article.id: len(article.sentences) for article in comparison.articles}
    for ref in _refs(comparison):
        if not 0 <= ref.sentence < sentences.get(ref.article, 0):
            raise ValueError(f"article {ref.article!r} has no sentence {ref.sentence}")
    if comparison.reference is not None and comparison.reference not in lengths:
        raise ValueError(f"there is no article {comparison.reference!r}")


def _require_unique(what: str, ids: Iterable[str]) -> None:
    seen: set[str] = set()
    for one in ids:
        if one in seen:
            raise ValueError(f"the {what} {one!r} is there twice")
        seen.add(one)


def _places(comparison: Comparison) -> Iterator[tuple[str, int, int]]:
    for article in comparison.articles:
        for found in (
            *(article.sentences, article.entities, article.quotes),
            *(article.figures, article.dates, article.attributions),
        ):
            yield from ((article.id, one.start, one.end) for one in found)
    for divergence in comparison.divergences:
        for reading in divergence.readings:
            yield reading.article, reading.start, reading.end
            yield from ((reading.article, span.start, span.end) for span in reading.changed)
    for run in comparison.shared:
        yield run.left, run.left_span.start, run.left_span.end
        yield run.right, run.right_span.start, run.right_span.end


def _refs(comparison: Comparison) -> Iterator[SentenceRef]:
    for link in comparison.alignments:
        yield from (link.left, link.right)
    for statement in comparison.statements:
        yield from statement.members
