"""The overview strip: a scroll bar that shows where in the article the marks stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QScrollBar, QWidget

from variorum.gui import palette

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QMouseEvent, QPaintEvent

    from variorum.model.comparison import Kind

WIDTH = 12
_STROKE = 3.0


class Stroke(NamedTuple):
    """One mark on the strip.

    Attributes:
        y: Where the marked words stand, in document pixels.
        kind: Kind of divergence.
        conflict: Whether its words cannot both hold with others'.
    """

    y: float
    kind: Kind
    conflict: bool = False


class OverviewStrip(QScrollBar):
    """Scrolls its text, and may be scrolled past the end to bring a last line further up.

    Signals:
        taken: Another place is asked for, by hand or by another pane.
    """

    taken = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self._strokes: tuple[Stroke, ...] = ()
        self._hits: tuple[float, ...] = ()
        self._current: tuple[float, ...] = ()
        self._drawn: tuple[tuple[float, ...], QPixmap] | None = None
        # The last value at which there is text down to the bottom of the view.
        self.natural_maximum = 0
        self.rangeChanged.connect(self._take_range)
        self.actionTriggered.connect(lambda _: self.taken.emit())
        self.setAccessibleName(self.tr("Overview of the marks in this article"))
        self.setToolTip(self.tr("Marks in this article; click or drag to go there"))

    def set_strokes(self, strokes: Sequence[Stroke]) -> None:
        """Show these marks; of those that fall on one pixel, the last wins."""
        self._strokes = tuple(strokes)
        self._drawn = None
        self.update()

    def set_hits(self, heights: Sequence[float]) -> None:
        """Show where the words looked for stand, in document pixels."""
        self._hits = tuple(heights)
        self.update()

    def set_current(self, heights: Sequence[float]) -> None:
        """Bring out where the current divergence stands."""
        self._current = tuple(heights)
        self.update()

    @property
    def strokes(self) -> tuple[Stroke, ...]:
        """What is shown."""
        return self._strokes

    def reach(self, value: float) -> None:
        """Scroll to a document position, past the end if need be."""
        self.taken.emit()
        goal = max(0, round(value))
        if goal > self.maximum():
            natural = self.natural_maximum
            self.setMaximum(goal)
            self.natural_maximum = natural
        self.setValue(goal)

    def _take_range(self, _minimum: int, maximum: int) -> None:
        self.natural_maximum = maximum

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
        if self.maximum() > 0:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(colours.secondary), 1))
            painter.setBrush(QColor(colours.hover))
            top, height = self.value() * scale + 0.5, self.pageStep() * scale - 1
            painter.drawRoundedRect(QRectF(1.5, top, self.width() - 3, height), 2, 2)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        find = QColor(colours.find).darker(120)
        for row in {round(height * scale) for height in self._hits}:
            painter.fillRect(QRectF(2, row - 1, self.width() - 4, 2), find)
        for height in self._current:
            box = QRectF(0, height * scale - _STROKE / 2 - 2, self.width(), _STROKE + 4)
            painter.fillRect(box, QColor(colours.current_line))
        painter.drawPixmap(0, 0, self._picture(colours, scale))

    def _picture(self, colours: palette.Palette, scale: float) -> QPixmap:
        """The strokes, drawn once for a size and a theme, until they are set anew."""
        ratio = self.devicePixelRatioF()
        key = self.width(), self.height(), ratio, colours.dark
        if self._drawn is None or self._drawn[0] != key:
            picture = QPixmap(round(self.width() * ratio), round(self.height() * ratio))
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            # The last stroke wins its row of pixels: draw no others there.
            rows = {round(stroke.y * scale): stroke for stroke in self._strokes}
            for row, stroke in rows.items():
                # A conflict is told by more than its colour: its stroke is wider.
                inset = 1 if stroke.conflict else 3
                box = QRectF(inset, row - _STROKE / 2, self.width() - 2 * inset, _STROKE)
                painter.fillRect(box, self._colour(stroke, colours))
            painter.end()
            self._drawn = key, picture
        return self._drawn[1]

    @staticmethod
    def _colour(stroke: Stroke, colours: palette.Palette) -> QColor:
        return QColor(colours.conflict) if stroke.conflict else colours.line(stroke.kind)

    def _go(self, event: QMouseEvent) -> None:
        self.taken.emit()
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
