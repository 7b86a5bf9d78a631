"""Where quotations begin and end, in single marks and in double ones."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from typing import TYPE_CHECKING

from variorum.language.quotes.marks import Mark, Quotation, find_double, marks_in

if TYPE_CHECKING:
    from collections.abc import Sequence

    from variorum.model.article import Span

_SINGLE = re.compile(r"(?<!['’])['’](?!['’])|[‘‚‛]")
_ELISION = re.compile(
    r"['’‘](?:em|tis|twas|til|till|cause|n|nuff|round|bout|\d\ds?)\b", re.IGNORECASE
)
_CLOSERS = {"‘": "’'", "‚": "‘’", "‛": "’'", "'": "'’"}
_LOOKAHEAD = 60  # marks in which the closing one must come


def find_quotations(text: str, paragraphs: Sequence[Span]) -> list[Quotation]:
    """Outermost quotations in text order; those inside quotations are part of them."""
    double = find_double(text, paragraphs)
    single = _Singles(text, paragraphs, double).read() if _SINGLE.search(text) else []
    starts = [s.start for s in single]
    outer = [d for d in double if not _holds(single, starts, d.start)]
    return sorted([*outer, *single], key=lambda q: q.start)


def _holds(quotations: Sequence[Quotation], starts: Sequence[int], offset: int) -> bool:
    at = bisect_right(starts, offset) - 1
    return at >= 0 and quotations[at].start < offset < quotations[at].end


class _Singles:
    """Reads quotations in single marks outside those in double ones."""

    def __init__(self, text: str, paragraphs: Sequence[Span], double: Sequence[Quotation]) -> None:
        self._text = text
        self._paragraphs = paragraphs
        self._double = double
        self._starts = [d.start for d in double]
        self._found: list[Quotation] = []

    def read(self) -> list[Quotation]:
        """Quotations in text order."""
        opened: Mark | None = None
        for number, paragraph in enumerate(self._paragraphs):
            marks = self._marks(paragraph)
            at = 0
            if opened:
                close = self._close(opened, marks, 1)  # the first repeats the opening one
                if close is None and self._repeats(number, opened):
                    continue
                if close is not None:
                    self._add(opened, marks[close])
                at = 0 if close is None else close + 1
            opened = self._read(marks, at, number)
        return self._found

    def _marks(self, paragraph: Span) -> list[Mark]:
        return [
            m
            for m in marks_in(self._text, paragraph, _SINGLE)
            if not _ELISION.match(self._text, m.at) and not _holds(self._double, self._starts, m.at)
        ]

    def _read(self, marks: Sequence[Mark], at: int, number: int) -> Mark | None:
        """Take the quotations of a paragraph; the mark of one that runs on into the next."""
        while at < len(marks):
            mark = marks[at]
            at += 1
            if mark.glyph not in _CLOSERS or not mark.opening:
                continue
            close = self._close(mark, marks, at)
            if close is not None and not self._crosses(mark, marks[close]):
                self._add(mark, marks[close])
                at = close + 1
            elif close is None and self._repeats(number, mark):
                return mark
        return None

    def _add(self, mark: Mark, close: Mark) -> None:
        self._found.append(
            Quotation(
                start=mark.at,
                end=close.end,
                inner_start=mark.end,
                inner_end=close.at,
                single=True,
            )
        )

    def _close(self, mark: Mark, marks: Sequence[Mark], start: int) -> int | None:
        """Index of the mark that closes; a plural's apostrophe is the second choice."""
        plural: int | None = None
        for index in range(start, min(len(marks), start + _LOOKAHEAD)):
            other = marks[index]
            if other.opening and not other.closing:
                break
            if not other.closing or other.glyph not in _CLOSERS[mark.glyph]:
                continue
            left, right = self._text[other.at - 1], self._text[other.end : other.end + 1]
            if left != "s" or not right.isspace():
                return index
            plural = index if plural is None else plural
        return plural

    def _crosses(self, mark: Mark, close: Mark) -> bool:
        """Whether a double quotation would begin inside and end outside."""
        at = bisect_left(self._starts, close.at) - 1
        return at >= 0 and mark.at < self._double[at].start and self._double[at].end > close.at

    def _repeats(self, number: int, mark: Mark) -> bool:
        """Whether the next paragraph goes on with the mark that is open."""
        if number + 1 == len(self._paragraphs):
            return False
        lead = self._text[max(self._paragraphs[number].start, mark.at - 2) : mark.at].rstrip()
        following = self._paragraphs[number + 1].start
        return self._text.startswith(mark.glyph, following) and lead[-1:] in {"", ":", ",", "."}
