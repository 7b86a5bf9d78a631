"""Small text widgets: labels that shorten what does not fit, and letter badges."""

from __future__ import annotations

import html
from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTextLayout, QTextOption
from PySide6.QtWidgets import QLabel, QSizePolicy, QToolTip, QWidget

from variorum.gui import palette
from variorum.gui.geometry import line_x
from variorum.gui.offsets import displayable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QHelpEvent, QPaintEvent, QResizeEvent

BADGE = 20
_MENU_LETTERS = 60


def plain_tip(text: str) -> str:
    """A tooltip that shows `text` as it is: Qt would take an article's markup for its own."""
    text = html.escape(displayable(text))
    return f'<p style="white-space: pre-wrap">{text}</p>' if text else ""


def in_menu(text: str) -> str:
    """Words of an article or a file as an entry of a menu: one short line, and `&` a letter."""
    line = displayable(" ".join(text.split()))
    short = line if len(line) <= _MENU_LETTERS else f"{line[:_MENU_LETTERS]}…"
    return short.replace("&", "&&")


@cache
def card_font(pixels: int, *, bold: bool = False) -> QFont:
    """The window's font in another size."""
    font = QFont()
    font.setPixelSize(pixels)
    if bold:
        font.setWeight(QFont.Weight.DemiBold)
    return font


class ElidedLabel(QLabel):
    """One line of text, cut with an ellipsis where it does not fit; whole in the tooltip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._whole = self._kept = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def set_whole(self, text: str, tooltip: str | None = None, *, kept: str = "") -> None:
        """Show `text`, on one line.

        Args:
            text: What to show, as far as there is room.
            tooltip: None for the text itself.
            kept: Its end, which is shown when what stands before it is cut.
        """
        self._whole = displayable(" ".join(text.split()))
        self._kept = kept if self._whole.endswith(kept) else ""
        self.setAccessibleName(self._whole)
        self.setToolTip(tooltip if tooltip is not None else self._whole)
        self._elide()

    @property
    def whole(self) -> str:
        """The text, uncut."""
        return self._whole

    def event(self, event: QEvent) -> bool:
        """Show the whole text as a tooltip, whatever it looks like."""
        if event.type() == QEvent.Type.ToolTip:
            help_event: QHelpEvent = event  # pyright: ignore[reportAssignmentType]
            QToolTip.showText(help_event.globalPos(), plain_tip(self.toolTip()), self)
            return True
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut anew."""
        super().resizeEvent(event)
        self._elide()

    def _elide(self) -> None:
        metrics, room = self.fontMetrics(), max(0, self.width() - 2)
        if metrics.horizontalAdvance(self._whole) <= room:
            self.setText(self._whole)
            return
        rest = room - metrics.horizontalAdvance(self._kept)
        beginning = self._whole.removesuffix(self._kept)
        self.setText(metrics.elidedText(beginning, Qt.TextElideMode.ElideRight, rest) + self._kept)


def paint_badge(
    painter: QPainter, box: QRectF, letter: str, colours: palette.Palette, *, filled: bool = True
) -> None:
    """Draw an article's letter on a small plate, or in an empty one."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    accent = QColor(colours.accent)
    painter.setPen(accent)
    painter.setBrush(accent if filled else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
    font = QFont(painter.font())
    font.setPixelSize(11)
    font.setWeight(QFont.Weight.DemiBold)
    painter.setFont(font)
    painter.setPen(QColor(colours.on_accent) if filled else accent)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letter)
    painter.restore()


class Badge(QWidget):
    """An article's letter."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._letter = ""
        self.setFixedSize(BADGE, BADGE)

    def set_letter(self, letter: str) -> None:
        """Show this letter."""
        self._letter = letter
        self.setAccessibleName(letter)
        self.update()

    def sizeHint(self) -> QSize:
        """A small square."""
        return QSize(BADGE, BADGE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the plate."""
        painter = QPainter(self)
        paint_badge(painter, QRectF(self.rect()), self._letter, palette.current())


def wrap(
    text: str,
    font: QFont,
    width: float,
    *,
    most: int,
    formats: Sequence[QTextLayout.FormatRange] = (),
) -> QTextLayout:
    """Break text into at most so many lines; what does not fit is cut with an ellipsis.

    Args:
        text: Of one paragraph.
        font: That it is drawn in.
        width: Of a line, in pixels.
        most: Lines allowed.
        formats: Emphasis within the text; positions in UTF-16 units.
    """
    layout = _broken(text, font, width, most + 1, formats)
    if layout.lineCount() > most:
        last = layout.lineAt(most - 1)
        ellipsis = QFontMetricsF(font).horizontalAdvance("…")
        cut = last.textStart() + last.textLength()
        # The line may have room to spare, as it was broken at a word.
        while cut > last.textStart() + 1 and line_x(last, cut) + ellipsis > width:
            cut -= 1
        shorter = (
            text.encode("utf-16-le")[: 2 * cut].decode("utf-16-le", "ignore").rstrip(" ,.;:–—")
        )
        layout = _broken(f"{shorter}…", font, width, most, formats)
    return layout


def _broken(
    text: str, font: QFont, width: float, most: int, formats: Sequence[QTextLayout.FormatRange]
) -> QTextLayout:
    layout = QTextLayout(displayable(text), font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.setFormats(list(formats))
    layout.beginLayout()
    y = 0.0
    for _ in range(most):
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(width)
        line.setPosition(QPointF(0, y))
        y += line.height()
    layout.endLayout()
    return layout
