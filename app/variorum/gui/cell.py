"""Some sentences of an article, laid out by themselves and marked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QTextCharFormat, QTextLayout, QTextLine, QTextOption

from variorum.gui.geometry import stretches, turns
from variorum.gui.highlights import paint_marks, paint_outline, paint_tint
from variorum.gui.offsets import Offsets, displayable
from variorum.gui.typography import LINE_HEIGHT, text_font

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPainter

    from variorum.gui.finding import Spans
    from variorum.gui.marks import Mark
    from variorum.gui.palette import Palette
    from variorum.model.article import AnnotatedArticle


class Cell:
    """Sentences of one article, one paragraph. Positions are the article's code points."""

    def __init__(
        self,
        article: AnnotatedArticle,
        sentences: tuple[int, ...],
        marks: Sequence[Mark],
        width: float,
        pixels: int,
    ) -> None:
        """Lay out.

        Args:
            article: That the sentences are of.
            sentences: Their indices, in order.
            marks: All of the article; those within the sentences are drawn.
            width: Of a line, in pixels.
            pixels: Size of the letters.
        """
        self._spans = [article.sentences[index] for index in sentences]
        self._sentences = sentences
        self._starts: list[int] = []
        text = ""
        for number, (index, span) in enumerate(zip(sentences, self._spans, strict=True)):
            if number:
                text += " " if index == sentences[number - 1] + 1 else " … "
            self._starts.append(len(text))
            text += displayable(article.text[span.start : span.end]).replace("\n", " ")
        self._offsets = Offsets(text)
        self.marks = [
            mark
            for mark in marks
            if any(span.start <= mark.start and mark.end <= span.end for span in self._spans)
        ]
        self._layout = QTextLayout(text, text_font(pixels))
        self._turning = turns(text)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self._layout.setTextOption(option)
        self._layout.setFormats(self._formats())
        self.height = self._break(width, pixels * LINE_HEIGHT)

    def _break(self, width: float, pitch: float) -> float:
        y = 0.0
        self._layout.beginLayout()
        while (line := self._layout.createLine()).isValid():
            line.setLineWidth(width)
            line.setPosition(QPointF(0, y))
            y += max(pitch, line.height())
        self._layout.endLayout()
        return y

    def _formats(self) -> list[QTextLayout.FormatRange]:
        found: list[QTextLayout.FormatRange] = []
        for mark in self.marks:
            bold = QTextCharFormat()
            bold.setFontWeight(QFont.Weight.Bold)
            found.extend(self._range(span.start, span.end, bold) for span in mark.changed)
        return found

    def _range(self, start: int, end: int, form: QTextCharFormat) -> QTextLayout.FormatRange:
        found = QTextLayout.FormatRange()
        found.start = self._place(start)
        found.length = self._place(end) - found.start
        found.format = form
        return found

    def _place(self, point: int) -> int:
        """Position in this cell, in UTF-16 units, of a code point of the article."""
        for number in range(len(self._spans) - 1, -1, -1):
            if point >= self._spans[number].start:
                within = min(point, self._spans[number].end) - self._spans[number].start
                return self._offsets.to_qt(self._starts[number] + within)
        return 0

    def boxes(self, start: int, end: int) -> list[QRectF]:
        """Boxes around a stretch of the article's code points, one a line."""
        first, last = self._place(start), self._place(end)
        found: list[QRectF] = []
        for number in range(self._layout.lineCount()):
            line = self._layout.lineAt(number)
            low = max(first, line.textStart())
            high = min(last, line.textStart() + line.textLength())
            if low < high:
                found.extend(
                    QRectF(left, line.y(), right - left, line.height())
                    for left, right in stretches(line, low, high, turning=self._turning)
                )
        return found

    def paint(
        self,
        painter: QPainter,
        colours: Palette,
        *,
        current: frozenset[int],
        selected: frozenset[int],
        hits: Spans,
    ) -> None:
        """Draw the words with their marks, the top left corner at the painter's origin."""
        for index, span in zip(self._sentences, self._spans, strict=True):
            if index in current:
                paint_tint(painter, self.boxes(span.start, span.end), QColor(colours.current))
            for start, end in hits:
                if span.start <= start and end <= span.end:
                    paint_tint(painter, self.boxes(start, end), QColor(colours.find))
        paint_marks(painter, self.marks, self.boxes, colours)
        painter.setPen(QColor(colours.ink))
        self._layout.draw(painter, QPointF(0, 0))
        for index, span in zip(self._sentences, self._spans, strict=True):
            if index in selected:
                paint_outline(painter, self.boxes(span.start, span.end), QColor(colours.accent), 1)
        painter.setPen(Qt.PenStyle.NoPen)

    def mark_at(self, place: QPointF) -> Mark | None:
        """The mark at a place in the cell."""
        for mark in self.marks:
            if any(
                box.adjusted(0, -1, 0, 2).contains(place)
                for box in self.boxes(mark.start, mark.end)
            ):
                return mark
        return None

    def sentence_at(self, place: QPointF) -> int:
        """Index, in the article, of the sentence at or before a place in the cell."""
        for number in range(self._layout.lineCount()):
            line = self._layout.lineAt(number)
            if place.y() < line.y() + line.height() or number == self._layout.lineCount() - 1:
                point = self._offsets.from_qt(_position(line, place.x()))
                before = [n for n, start in enumerate(self._starts) if start <= point]
                return self._sentences[before[-1] if before else 0]
        return self._sentences[0]


def _position(line: QTextLine, x: float) -> int:
    return line.xToCursor(x)
