"""Where a stretch of text stands in its laid-out document."""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QRectF
from PySide6.QtGui import QTextLine

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QTextBlock, QTextDocument

_RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\U00010800-\U00010fff]")


def line_rects(document: QTextDocument, start: int, end: int) -> list[QRectF]:
    """Boxes around the text from `start` to `end`, in the document's coordinates.

    Args:
        document: Laid out, or it will be.
        start: First position, in UTF-16 units.
        end: Position after the last.

    Returns:
        One box a line, more where the writing changes direction within the line. Their height is
        that of the letters, not of the line's share of the page.
    """
    rects: list[QRectF] = []
    layout = document.documentLayout()
    block = document.findBlock(start)
    while block.isValid() and block.position() < max(end, start + 1):
        origin = layout.blockBoundingRect(block).topLeft()
        for line, first, last in _lines(block, start, end):
            rects.extend(
                QRectF(origin.x() + left, origin.y() + line.y(), right - left, line.height())
                for left, right in stretches(block.text(), line, first, last)
            )
        block = block.next()
    return rects


def _lines(block: QTextBlock, start: int, end: int) -> Iterator[tuple[QTextLine, int, int]]:
    """Lines of a block that hold some of the range, with that part's positions in the block."""
    layout, base = block.layout(), block.position()
    start, end = start - base, end - base
    line = layout.lineForTextPosition(max(0, start))
    for number in range(line.lineNumber() if line.isValid() else 0, layout.lineCount()):
        line = layout.lineAt(number)
        first = max(start, line.textStart())
        last = min(end, line.textStart() + line.textLength())
        if line.textStart() >= end:
            return
        if first < last:
            yield line, first, last


def stretches(text: str, line: QTextLine, first: int, last: int) -> Iterator[tuple[float, float]]:
    """Left and right of the pieces that a range takes on its line.

    Args:
        text: Of the paragraph.
        line: One of its lines.
        first: First position in the paragraph, within the line.
        last: Position after the last, within the line.
    """
    if _RIGHT_TO_LEFT.search(text):
        yield from _visual_runs(line, first, last)
        return
    left, right = line_x(line, first), line_x(line, last)
    yield left, min(right, line.naturalTextRect().right())


def _visual_runs(line: QTextLine, first: int, last: int) -> list[tuple[float, float]]:
    """A range that is one piece in memory may be several on the line."""
    edges = (
        (line_x(line, position), line_x(line, position, trailing=True))
        for position in range(first, last)
    )
    runs: list[tuple[float, float]] = []
    for left, right in sorted((min(pair), max(pair)) for pair in edges):
        if runs and left <= runs[-1][1] + 1:
            runs[-1] = runs[-1][0], max(runs[-1][1], right)
        elif right > left:
            runs.append((left, right))
    return runs


def line_x(line: QTextLine, position: int, *, trailing: bool = False) -> float:
    """Where a position stands on its line, in pixels."""
    edge = QTextLine.Edge.Trailing if trailing else QTextLine.Edge.Leading
    # The stubs say "object"; it is a pair of the place and the position it stands for.
    return cast("tuple[float, int]", line.cursorToX(position, edge))[0]


class LineTable:
    """Where every line of a laid-out document stands, so that places are found without Qt."""

    def __init__(self, document: QTextDocument) -> None:
        self._starts: list[int] = []
        self._tops: list[float] = []
        self._bottoms: list[float] = []
        place = document.documentLayout()
        block = document.firstBlock()
        while block.isValid():
            top, base = place.blockBoundingRect(block).top(), block.position()
            layout = block.layout()
            for number in range(layout.lineCount()):
                line = layout.lineAt(number)
                y = top + line.y()
                self._starts.append(base + line.textStart())
                self._tops.append(y)
                self._bottoms.append(y + line.height())
            block = block.next()

    def extent(self, start: int, end: int) -> tuple[float, float]:
        """Top of the first and bottom of the last line of a range, in document pixels.

        Args:
            start: First position, in UTF-16 units.
            end: Position after the last.
        """
        if not self._starts:
            return 0.0, 0.0
        first = max(0, bisect_right(self._starts, start) - 1)
        last = max(first, bisect_right(self._starts, max(start, end - 1)) - 1)
        return self._tops[first], self._bottoms[last]
