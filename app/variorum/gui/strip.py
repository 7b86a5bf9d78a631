"""The overview strip: a scroll bar that shows where in the article the marks stand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QScrollBar, QWidget

from variorum.gui import palette

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QMouseEvent, QPaintEvent

    from variorum.model.comparison import Kind

WIDTH = 12
_STROKE = 3.0


@dataclass(frozen=True, slots=True)
class Stroke:
    """One mark on the strip.

    Attributes:
        y: Where the marked words stand, in document pixels.
        kind: Kind of divergence; None for a hit of the search.
        conflict: Whether its words cannot both hold with others'.
        current: Whether it belongs to the current divergence.
    """

    y: float
    kind: Kind | None
    conflict: bool = False
    current: bool = False


class OverviewStrip(QScrollBar):
    """Scrolls its text, and may be scrolled past the end to bring a last line further up."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self._strokes: tuple[Stroke, ...] = ()
        self.setAccessibleName(self.tr("Overview of the marks in this article"))
        self.setToolTip(self.tr("Marks in this article; click or drag to go there"))

    def set_strokes(self, strokes: Sequence[Stroke]) -> None:
        """Show these marks; of those that fall on one pixel, the last wins."""
        self._strokes = tuple(strokes)
        self.update()

    @property
    def strokes(self) -> tuple[Stroke, ...]:
        """What is shown."""
        return self._strokes

    def reach(self, value: float) -> None:
        """Scroll to a document position, past the end if need be."""
        goal = max(0, round(value))
        if goal > self.maximum():
            self.setMaximum(goal)
        self.setValue(goal)

    def sizeHint(self) -> QSize:
        """Narrow, however scroll bars look elsewhere."""
        return QSize(WIDTH, 60)

    def _scale(self) -> float:
        """Strip pixels for a document pixel."""
        length = self.maximum() + self.pageStep()
        return min(1.0, self.height() / length) if length else 1.0

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the visible part's frame and a stroke for each mark."""
        colours = palette.current()
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(colours.paper))
        painter.setPen(QColor(colours.hairline))
        painter.drawLine(0, 0, 0, self.height())
        scale = self._scale()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(
            1.5, self.value() * scale + 0.5, self.width() - 3, self.pageStep() * scale - 1
        )
        if self.maximum() > 0:
            painter.setPen(QPen(QColor(colours.secondary), 1))
            painter.setBrush(QColor(colours.hover))
            painter.drawRoundedRect(frame, 2, 2)
        for stroke in self._strokes:
            box = QRectF(3, stroke.y * scale - _STROKE / 2, self.width() - 6, _STROKE)
            if stroke.current:
                painter.fillRect(box.adjusted(-2, -1, 2, 1), QColor(colours.current_line))
            painter.fillRect(box, self._colour(stroke, colours))

    @staticmethod
    def _colour(stroke: Stroke, colours: palette.Palette) -> QColor:
        if stroke.kind is None:
            return QColor(colours.find).darker(120)
        return QColor(colours.conflict) if stroke.conflict else colours.line(stroke.kind)

    def _go(self, event: QMouseEvent) -> None:
        middle = event.position().y() / self._scale()
        self.setValue(round(middle - self.pageStep() / 2))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go where the strip is pressed."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._go(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer while the button is held."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a drag."""
        event.accept()
