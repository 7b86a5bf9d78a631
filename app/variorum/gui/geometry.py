"""Where a stretch of text stands in its laid-out document."""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath, QTextLine

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from PySide6.QtGui import QTextDocument, QTextLayout

# Shapes of letters by font and glyph: to ask a font for one takes a tenth of a millisecond.
_SHAPES: dict[tuple[str, str, float, int], QPainterPath] = {}
_MOST_SHAPES = 4000
_RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\U00010800-\U00010fff]")


def turns(text: str) -> bool:
    """Whether some of a paragraph is written from right to left."""
    return _RIGHT_TO_LEFT.search(text) is not None


def stretches(
    line: QTextLine, first: int, last: int, *, turning: bool
) -> Iterable[tuple[float, float]]:
    """Left and right of the pieces that a range takes on its line.

    Args:
        line: One of its lines.
        first: First position in the paragraph, within the line.
        last: Position after the last, within the line.
        turning: Whether some of the paragraph is written from right to left.
    """
    if turning:
        return _visual_runs(line, first, last)
    left, right = line_x(line, first), line_x(line, last)
    return [(left, min(right, line.naturalTextRect().right()))]


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


def _add_letters(path: QPainterPath, layout: QTextLayout, first: int, last: int) -> None:
    """Add the shapes of a paragraph's letters from `first` to `last`."""
    for run in layout.glyphRuns(first, last - first):
        font = run.rawFont()
        key = font.familyName(), font.styleName(), font.pixelSize()
        for glyph, place in zip(run.glyphIndexes(), run.positions(), strict=True):
            shape = _SHAPES.get((*key, glyph))
            if shape is None:
                if len(_SHAPES) >= _MOST_SHAPES:
                    _SHAPES.clear()
                shape = _SHAPES[*key, glyph] = font.pathForGlyph(glyph)
            path.addPath(shape.translated(layout.position() + place))


@dataclass(frozen=True, slots=True)
class Paragraph:
    """The lines of a paragraph. Positions are the document's, in UTF-16 units, heights pixels."""

    base: int
    left: float
    lines: list[QTextLine]
    starts: list[int]
    tops: list[float]
    bottoms: list[float]
    turning: bool

    def line_at(self, position: int) -> int:
        """Index of the line that a position is on; 0 if there are none."""
        return max(0, bisect_right(self.starts, position) - 1)

    def boxes(self, start: int, end: int) -> Iterator[QRectF]:
        """Boxes around the part of a range that is in this paragraph."""
        for number in range(self.line_at(start), len(self.lines)):
            line, begins = self.lines[number], self.starts[number]
            if begins >= end:
                return
            first = max(start, begins) - self.base
            last = min(end, begins + line.textLength()) - self.base
            if first < last:
                top, height = self.tops[number], self.bottoms[number] - self.tops[number]
                for left, right in stretches(line, first, last, turning=self.turning):
                    yield QRectF(self.left + left, top, right - left, height)


class LineTable:
    """Where the lines of a laid-out document stand, so that places are found without Qt.

    Paragraphs are looked at when a place in them is first asked for. The table holds until the
    document is laid out again.
    """

    def __init__(self, document: QTextDocument) -> None:
        self._document = document
        self._starts: list[int] = []
        self._tops: list[float] = []
        self._paragraphs: dict[int, Paragraph] = {}
        place = document.documentLayout()
        block = document.firstBlock()
        while block.isValid():
            self._starts.append(block.position())
            self._tops.append(place.blockBoundingRect(block).top())
            block = block.next()
        # Where a paragraph after the last would begin.
        self._starts.append(document.characterCount())
        self._tops.append(place.blockBoundingRect(document.lastBlock()).bottom())

    def extent(self, start: int, end: int) -> tuple[float, float]:
        """Top of the first and bottom of the last line of a range, in document pixels.

        Args:
            start: First position, in UTF-16 units.
            end: Position after the last.
        """
        top, bottom = self._line(start)
        return (top, bottom) if end <= start + 1 else (top, self._line(end - 1)[1])

    def boxes(self, start: int, end: int) -> list[QRectF]:
        """Boxes around the text from `start` to `end`, in the document's coordinates.

        Args:
            start: First position, in UTF-16 units.
            end: Position after the last.

        Returns:
            One box a line, more where the writing changes direction within the line. Their height
            is that of the letters, not of the line's share of the page.
        """
        found: list[QRectF] = []
        for number in range(self._number(start), self._number(max(start, end - 1)) + 1):
            found.extend(self._paragraph(number).boxes(start, end))
        return found

    def between(self, top: float, bottom: float) -> tuple[int, int]:
        """First and last position, in UTF-16 units, of the lines between two heights."""
        return self._line_over(top)[0], self._line_over(bottom)[1]

    def _line_over(self, height: float) -> tuple[int, int]:
        """First position of the line at a height, or else of the one before, and that after it."""
        number = max(0, bisect_right(self._tops, height, hi=len(self._tops) - 1) - 1)
        paragraph = self._paragraph(number)
        if not paragraph.lines:
            return paragraph.base, paragraph.base
        line = max(0, bisect_right(paragraph.tops, height) - 1)
        start = paragraph.starts[line]
        return start, start + paragraph.lines[line].textLength()

    def outline(self, start: int, end: int) -> QPainterPath:
        """The letters from `start` to `end` (in UTF-16 units), in the document's coordinates."""
        found = QPainterPath()
        for number in range(self._number(start), self._number(max(start, end - 1)) + 1):
            block = self._document.findBlockByNumber(number)
            first = max(start, block.position()) - block.position()
            last = min(end - block.position(), block.length() - 1)
            if first < last:
                _add_letters(found, block.layout(), first, last)
        return found

    def rough_tops(self, positions: Sequence[int]) -> list[float]:
        """About where positions stand, each by its share of its paragraph, in document pixels.

        Args:
            positions: In UTF-16 units, in ascending order.
        """
        found: list[float] = []
        end, start, top, slope = -1, 0, 0.0, 0.0
        for position in positions:
            if position >= end:
                number = self._number(position)
                start, end = self._starts[number : number + 2]
                top, bottom = self._tops[number : number + 2]
                slope = (bottom - top) / max(1, end - start)
            found.append(top + slope * (position - start))
        return found

    def _number(self, position: int) -> int:
        return min(max(0, bisect_right(self._starts, position) - 1), len(self._starts) - 2)

    def _line(self, position: int) -> tuple[float, float]:
        """Top and bottom of the line that a position is on."""
        number = self._number(position)
        paragraph = self._paragraph(number)
        if not paragraph.lines:
            return self._tops[number], self._tops[number]
        line = paragraph.line_at(position)
        return paragraph.tops[line], paragraph.bottoms[line]

    def _paragraph(self, number: int) -> Paragraph:
        if number not in self._paragraphs:
            self._paragraphs[number] = self._look_at(number)
        return self._paragraphs[number]

    def _look_at(self, number: int) -> Paragraph:
        block = self._document.findBlockByNumber(number)
        layout, base, top = block.layout(), block.position(), self._tops[number]
        lines = [layout.lineAt(index) for index in range(layout.lineCount())]
        tops = [top + line.y() for line in lines]
        return Paragraph(
            base=base,
            left=layout.position().x(),
            lines=lines,
            starts=[base + line.textStart() for line in lines],
            tops=tops,
            bottoms=[y + line.height() for y, line in zip(tops, lines, strict=True)],
            turning=turns(block.text()),
        )
