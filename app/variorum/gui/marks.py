"""What is marked in an article: the readings of its divergences, with the numbers beside them."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from itertools import accumulate, islice
from typing import TYPE_CHECKING

import msgspec

from variorum.model.article import Span  # noqa: TC001 - msgspec looks it up
from variorum.model.comparison import STATUSES, Kind, Status

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from variorum.model.comparison import Divergence, Reading


class Mark(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Marked words. Positions are code points of the article.

    Attributes:
        start: First code point.
        end: Code point after the last.
        kind: Of the most severe divergence that the words belong to.
        status: Likewise.
        divergences: Ids of all divergences that the words belong to, the most severe first.
        changed: Words inside that differ from the other articles.
    """

    start: int
    end: int
    kind: Kind
    status: Status
    divergences: tuple[str, ...]
    changed: tuple[Span, ...] = ()

    @property
    def numbers(self) -> str:
        """What stands raised behind the words: "3" or "3,7"."""
        if len(self.divergences) == 1:
            return number(self.divergences[0])
        return ",".join(sorted(map(number, self.divergences), key=int))


def number(divergence: str) -> str:
    """The number shown for a divergence: "7" for "d7"."""
    digits = divergence.lstrip("d")
    return digits if digits.isdecimal() else "0"


def severity(status: Status) -> int:
    """0 for a conflict, more for what matters less."""
    return STATUSES.index(status)


def marks_of(readings: Iterable[tuple[Divergence, Reading]]) -> tuple[Mark, ...]:
    """Marks of an article, in text order; words that several divergences name get one mark.

    Args:
        readings: The article's, each with its divergence.
    """
    return MarkTable(readings).without(frozenset())


class MarkTable:
    """All marks of an article, of which some can be left out quickly."""

    def __init__(self, readings: Iterable[tuple[Divergence, Reading]]) -> None:
        """Take the article's readings, each with its divergence."""
        found: dict[tuple[int, int], list[tuple[Divergence, Reading]]] = defaultdict(list)
        for divergence, reading in readings:
            if reading.start < reading.end:
                found[reading.start, reading.end].append((divergence, reading))
        self._groups = [(_mark(span, found[span]), span, found[span]) for span in sorted(found)]

    def without(self, hidden: frozenset[str]) -> tuple[Mark, ...]:
        """Marks in text order, as if there were no divergences with these ids."""
        kept: list[Mark] = []
        for mark, span, group in self._groups:
            if hidden.isdisjoint(mark.divergences):
                kept.append(mark)
            elif rest := [pair for pair in group if pair[0].id not in hidden]:
                kept.append(_mark(span, rest))
        return tuple(kept)


def _mark(span: tuple[int, int], found: list[tuple[Divergence, Reading]]) -> Mark:
    if len(found) > 1:
        found.sort(key=lambda pair: severity(pair[0].status))
    worst = found[0][0]
    return Mark(
        start=span[0],
        end=span[1],
        kind=worst.kind,
        status=worst.status,
        divergences=tuple(dict.fromkeys(divergence.id for divergence, _ in found)),
        changed=tuple(sorted({part for _, reading in found for part in reading.changed})),
    )


class MarkIndex:
    """Finds the marks that touch a stretch of text without looking at the others."""

    def __init__(self, marks: tuple[Mark, ...]) -> None:
        self.marks = marks
        self._reach = list(accumulate((mark.end for mark in marks), max))

    def between(self, start: int, end: int) -> Iterator[Mark]:
        """Marks that touch the code points `start` to `end`, in text order."""
        first = bisect_left(self._reach, start)
        for mark in islice(self.marks, first, None):
            if mark.start > end:
                return
            if mark.end >= start:
                yield mark

    def at(self, point: int) -> Mark | None:
        """The shortest mark that covers a code point."""
        covering = [m for m in self.between(point, point) if m.start <= point < m.end]
        return min(covering, key=lambda mark: mark.end - mark.start, default=None)
