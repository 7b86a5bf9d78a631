"""Buttons that show and hide the marks of a kind, and count its differences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from variorum.gui import palette
from variorum.gui.actions import kind_name

if TYPE_CHECKING:
    from PySide6.QtGui import QAction, QPaintEvent

    from variorum.model.comparison import Kind

_HEIGHT = 26
_BADGE = 16
_LEFT = 28


class Chip(QAbstractButton):
    """Letter, name and count of a kind; pressed in, its marks are shown."""

    def __init__(self, kind: Kind, action: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kind: Kind = kind
        self.count = 0
        self._compact = False
        self.setCheckable(True)
        self.setChecked(action.isChecked())
        self.setToolTip(action.toolTip())
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        action.toggled.connect(self.setChecked)
        self.toggled.connect(action.setChecked)
        self.set_count(0)

    def set_count(self, count: int) -> None:
        """Say how many differences of the kind there are."""
        self.count = count
        self.setText(f"{kind_name(self._kind)} {count}")
        self.setAccessibleName(self.text())
        self.updateGeometry()
        self.update()

    def set_compact(self, *, compact: bool) -> None:
        """Leave out the name where room is short; the letter and the tooltip remain."""
        if compact != self._compact:
            self._compact = compact
            self.updateGeometry()

    def width_when(self, *, compact: bool) -> int:
        """How wide it would be."""
        label = str(self.count) if compact else self.text()
        return self.fontMetrics().horizontalAdvance(label) + _LEFT + 11

    def sizeHint(self) -> QSize:
        """Wide enough for letter, name and count."""
        return QSize(self.width_when(compact=self._compact), _HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw a pill; hollow and struck out when the kind is hidden."""
        colours = palette.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        on, focused = self.isChecked(), self.hasFocus()
        edge = colours.accent if focused else colours.hairline
        painter.setPen(QPen(QColor(edge), 2 if focused else 1))
        fill = colours.hover if self.underMouse() else colours.paper
        painter.setBrush(QColor(fill) if on else Qt.BrushStyle.NoBrush)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        self._paint_letter(painter, colours, on=on)
        font = QFont(self.font())
        font.setStrikeOut(not on)
        painter.setFont(font)
        painter.setPen(QColor(colours.ink if on and self.count else colours.secondary))
        label = str(self.count) if self._compact else self.text()
        painter.drawText(
            box.adjusted(_LEFT - 1, 0, 0, 0),
            Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft,
            label,
        )

    def _paint_letter(self, painter: QPainter, colours: palette.Palette, *, on: bool) -> None:
        hue = colours.kinds[self._kind]
        plate = QRectF(7, (self.height() - _BADGE) / 2, _BADGE, _BADGE)
        painter.setPen(Qt.PenStyle.NoPen if on else QPen(QColor(colours.hairline), 1))
        painter.setBrush(QColor(hue.tint) if on else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(plate)
        font = QFont(self.font())
        font.setPixelSize(10)
        font.setWeight(QFont.Weight.Bold)
        painter.setFont(font)
        painter.setPen(QColor(hue.line if on else colours.secondary))
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, self._kind[0].upper())
