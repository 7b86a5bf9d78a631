"""Where an article's words, sentences and marks stand on screen, and what stands at a place."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRect

from variorum.gui.geometry import LineTable
from variorum.gui.offsets import Offsets

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainterPath
    from PySide6.QtWidgets import QTextEdit

    from variorum.gui.marks import Mark, MarkIndex
    from variorum.model.article import Span

# Where the middle of a first line lies below its top, in pixels.
_FIRST_LINE = 10.0
# A document longer than so many views is shown on the strip so small that lines are no matter.
_LONG = 6


class Places:
    """Positions in one text view: code points of the article, pixels of the document."""

    def __init__(self, view: QTextEdit) -> None:
        self._view = view
        self._offsets = Offsets("")
        self.sentences: tuple[Span, ...] = ()
        self._rects: dict[tuple[int, int], list[QRectF]] = {}
        self._outlines: dict[tuple[int, int], QPainterPath] = {}
        self._extents: dict[int, tuple[float, float]] = {}
        self._lines: LineTable | None = None

    def set_text(self, text: str) -> None:
        """Take another text, whose sentences are not known yet."""
        self._offsets = Offsets(text)
        self.sentences = ()
        self.forget()

    def forget(self) -> None:
        """Take positions anew: the text was laid out again."""
        self._rects.clear()
        self._outlines.clear()
        self._extents.clear()
        self._lines = None

    @property
    def offsets(self) -> Offsets:
        """Between the article's code points and the document's positions."""
        return self._offsets

    def extent(self, sentence: int) -> tuple[float, float]:
        """Top and bottom of a sentence, in document pixels."""
        known = self._extents.get(sentence)
        if known is None:
            span = self.sentences[sentence]
            known = self._extents[sentence] = self.span_extent(span.start, span.end)
        return known

    def top(self, sentence: int) -> float:
        """Top of a sentence, in document pixels."""
        return self.extent(sentence)[0]

    def span_extent(self, start: int, end: int) -> tuple[float, float]:
        """Top and bottom of any stretch of code points, in document pixels."""
        to_qt = self._offsets.to_qt
        return self._table().extent(to_qt(start), to_qt(end))

    def heights(self, points: Iterable[int]) -> list[float]:
        """Where the lines that hold code points stand, in document pixels: what the strip shows.

        In a long text, places in a paragraph are estimated.

        Args:
            points: In ascending order.
        """
        points = list(points)
        if not points:
            return []
        to_qt, table = self._offsets.to_qt, self._table()
        document, view = self._view.document(), self._view.viewport()
        if document.size().height() > _LONG * view.height():
            return table.rough_tops(self._offsets.all_to_qt(points))
        return [table.extent(at := to_qt(point), at)[0] + _FIRST_LINE for point in points]

    def _table(self) -> LineTable:
        if self._lines is None:
            self._lines = LineTable(self._view.document())
        return self._lines

    def rects(self, start: int, end: int) -> list[QRectF]:
        """Boxes around a stretch of code points, one a line, in document coordinates."""
        key = start, end
        if key not in self._rects:
            to_qt = self._offsets.to_qt
            self._rects[key] = self._table().boxes(to_qt(start), to_qt(end))
        return self._rects[key]

    def outline(self, start: int, end: int) -> QPainterPath:
        """The shapes of the letters of a stretch of code points, in document coordinates."""
        key = start, end
        if key not in self._outlines:
            to_qt = self._offsets.to_qt
            self._outlines[key] = self._table().outline(to_qt(start), to_qt(end))
        return self._outlines[key]

    def points_in(self, area: QRect) -> tuple[int, int]:
        """First and last code point of the lines in a part of the viewport."""
        scroll, from_qt = self._view.verticalScrollBar().value(), self._offsets.from_qt
        first, last = self._table().between(area.top() + scroll, area.bottom() + scroll)
        return from_qt(first), from_qt(last)

    def point_at(self, position: QPoint) -> int:
        """Code point nearest to a place in the viewport."""
        return self._offsets.from_qt(self._view.cursorForPosition(position).position())

    def mark_at(self, position: QPoint, marks: MarkIndex) -> Mark | None:
        """The shortest of the marks at a place in the viewport, its number included."""
        place = QPointF(position) + QPointF(0, self._view.verticalScrollBar().value())
        point = self.point_at(position)
        near = sorted(marks.between(point - 1, point + 1), key=lambda m: m.end - m.start)
        for mark in near:
            boxes = self.rects(mark.start, mark.end)
            if any(box.adjusted(0, -1, 0, 2).contains(place) for box in boxes):
                return mark
        return None

    def sentence_at(self, point: int) -> int:
        """Index of the sentence at a code point, or -1."""
        index = bisect_right(self.sentences, point, key=lambda span: span.start) - 1
        return index if index >= 0 and point <= self.sentences[index].end else -1

    def sentences_between(self, top: float, bottom: float) -> range:
        """Indices of the sentences that may be seen between two heights of the document."""
        spans = self.sentences
        if not spans:
            return range(0)
        first = bisect_right(range(len(spans)), top, key=lambda n: self.extent(n)[1])
        last = bisect_right(range(len(spans)), bottom, key=lambda n: self.extent(n)[0])
        return range(first, max(first, last))
