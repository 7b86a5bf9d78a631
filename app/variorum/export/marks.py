"""Cuts an article's text into runs at the edges of its marks."""

from __future__ import annotations

import unicodedata
from bisect import bisect_left, bisect_right
from collections import defaultdict
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING

from variorum.export.content import Raised, Run
from variorum.model.comparison import STATUSES

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from variorum.model.article import Span
    from variorum.model.comparison import Divergence, Kind, Status

_RANK = {status: rank for rank, status in enumerate(STATUSES)}


@dataclass(frozen=True, kw_only=True)
class Mark:
    """Words that belong to a difference.

    Attributes:
        start: First code point in the article's text.
        end: Code point after the last.
        kind: Kind of the difference.
        status: Status of the difference.
        number: Number of the difference.
        place: Name of this place, for links.
        changed: Spans of the words that differ.
    """

    start: int
    end: int
    kind: Kind
    status: Status
    number: int
    place: str
    changed: tuple[Span, ...] = ()

    @property
    def rank(self) -> tuple[int, int]:
        """Of marks on the same words, the least is shown: conflicts first, then the shortest."""
        return _RANK[self.status], self.end - self.start


def place_name(number: int, reading: int) -> str:
    """The name of the place of a difference's reading, both counted from 1."""
    return f"place-{number}-{reading}"


class Marks:
    """The marks of one article, found by position."""

    def __init__(self, text: str, marks: Iterable[Mark]) -> None:
        self._text = text
        self._marks = sorted(marks, key=lambda mark: (mark.start, -mark.end, mark.number))
        self._starts = [mark.start for mark in self._marks]
        # The furthest end so far tells where to stop looking back for marks that reach in.
        self._reach = list(accumulate((mark.end for mark in self._marks), max))

    def within(self, start: int, end: int) -> list[Mark]:
        """Marks that share at least one code point with the range, in text order."""
        if start >= end:
            return []
        stop = bisect_left(self._starts, end)
        first = bisect_right(self._reach, start)
        return [mark for mark in self._marks[first:stop] if mark.end > start]

    def runs(self, start: int, end: int) -> tuple[Run, ...]:
        """The words from `start` to `end`, cut where a mark begins or ends."""
        return cut(self._text, start, end, self.within(start, end))


def marks_by_article(
    divergences: Sequence[Divergence], numbers: Mapping[str, int], texts: Mapping[str, str]
) -> dict[str, Marks]:
    """The marks of each article.

    Args:
        divergences: Those that are shown.
        numbers: The number of each divergence, by its id.
        texts: Each article's text, by its id.
    """
    found: dict[str, list[Mark]] = defaultdict(list)
    for divergence in divergences:
        # One number is raised where words end, so two readings that end together share it.
        seen: set[tuple[str, int]] = set()
        for count, reading in enumerate(divergence.readings, 1):
            key = reading.article, reading.end
            if reading.article not in texts or reading.start >= reading.end or key in seen:
                continue
            seen.add(key)
            found[reading.article].append(
                Mark(
                    start=reading.start,
                    end=min(reading.end, len(texts[reading.article])),
                    kind=divergence.kind,
                    status=divergence.status,
                    number=numbers[divergence.id],
                    place=place_name(numbers[divergence.id], count),
                    changed=reading.changed,
                )
            )
    return {article: Marks(text, found[article]) for article, text in texts.items()}


def cut(text: str, start: int, end: int, marks: Sequence[Mark]) -> tuple[Run, ...]:
    """Cut `text[start:end]` at the edges of marks and of changed words.

    A number is raised where a mark ends inside the range, or at its end if the mark goes on.
    """
    edges = {start, end}
    for mark in marks:
        edges.update((max(mark.start, start), min(mark.end, end)))
        for span in mark.changed:
            edges.update(edge for edge in (span.start, span.end) if start < edge < end)
    found: list[Run] = []
    ordered = sorted(edges)
    waiting = list(reversed(marks))
    active: list[Mark] = []
    for left, right in pairwise(ordered):
        while waiting and waiting[-1].start <= left:
            active.append(waiting.pop())
        active = [mark for mark in active if mark.end > left]
        found.append(_run(text, left, right, active, last=right == end))
    return tuple(found)


def _run(text: str, left: int, right: int, active: Sequence[Mark], *, last: bool) -> Run:
    words = text[left:right]
    if not active:
        return Run(text=words)
    shown = min(active, key=lambda mark: mark.rank)
    ending = sorted(
        (mark for mark in active if mark.end == right or (last and mark.end > right)),
        key=lambda mark: mark.rank,
    )
    return Run(
        text=words,
        kind=shown.kind,
        status=shown.status,
        number=shown.number,
        changed=any(
            span.start <= left and right <= span.end for mark in active for span in mark.changed
        ),
        raised=tuple(Raised(mark.kind, mark.number, mark.place) for mark in ending),
    )


def is_rtl(text: str) -> bool:
    """Whether the first letter with a direction runs from right to left (Unicode rule P2)."""
    for character in text:
        match unicodedata.bidirectional(character):
            case "L":
                return False
            case "R" | "AL":
                return True
            case _:
                pass
    return False
