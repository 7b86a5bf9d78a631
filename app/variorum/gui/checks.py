"""A check box that can be seen on every ground: Qt's own has no frame in the dark."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QCheckBox

from variorum.gui import palette

_SIDE = 15.0
_GAP = 8
_TICK = ((0.24, 0.52), (0.43, 0.71), (0.77, 0.31))


class CheckBox(QCheckBox):
    """Behaves as any other; only its looks are its own."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw box, tick, words and focus."""
        colours = palette.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(1.5, round((self.height() - _SIDE) / 2) + 0.5, _SIDE, _SIDE)
        on, usable = self.isChecked(), self.isEnabled()
        edge = colours.accent if on or self.hasFocus() else colours.secondary
        painter.setOpacity(1.0 if usable else 0.45)
        painter.setPen(QPen(QColor(edge), 1))
        painter.setBrush(QColor(colours.accent if on else colours.paper))
        painter.drawRoundedRect(box, 4, 4)
        if on:
            pen = QPen(QColor(colours.on_accent), 1.8)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            points = [QPointF(x * _SIDE, y * _SIDE) + box.topLeft() for x, y in _TICK]
            painter.drawPolyline(QPolygonF(points))
        painter.setOpacity(1.0)
        words = QRectF(box.right() + _GAP, 0, self.width() - box.right() - _GAP, self.height())
        painter.setPen(QColor(colours.ink if usable else colours.secondary))
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(words, int(flags | Qt.TextFlag.TextShowMnemonic), self.text())
        if self.hasFocus():
            self._paint_focus(painter, words, colours)

    def _paint_focus(self, painter: QPainter, words: QRectF, colours: palette.Palette) -> None:
        width = self.fontMetrics().horizontalAdvance(self.text().replace("&", ""))
        ring = QRectF(words.left() - 4, 1, min(width + 8.0, words.width() + 3), self.height() - 2)
        painter.setPen(QPen(QColor(colours.accent), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(ring.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
