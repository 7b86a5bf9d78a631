"""The first page of what is to be exported, as large as there is room for it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from variorum.gui import palette
from variorum.gui.labels import card_font

_MARGIN = 24
_CAPTION = 22
# Inches of the longer side of the page.
_LONG_SIDE = 11.7
_LEAST_PPI, _MOST_PPI = 48.0, 220.0
_SETTLED_MS = 250
# Sharper pages are asked for when the one shown would be drawn this much larger than it is.
_SLACK = 1.15
_WORDS_WIDTH = 320.0


class PagePreview(QWidget):
    """Shows a page, or words where there is none.

    Signals:
        resolution_changed: The page is wanted in more pixels than before.
    """

    resolution_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._page: QImage | None = None
        self._words = ""
        self._stale = False
        self._asked = 0.0
        self._settling = QTimer(self, interval=_SETTLED_MS, singleShot=True)
        self._settling.timeout.connect(self._check_resolution)
        self.setAccessibleName(self.tr("Preview of the first page"))

    @property
    def page(self) -> QImage | None:
        """The page on show."""
        return self._page

    @property
    def words(self) -> str:
        """What stands in the place of a page."""
        return self._words

    def ppi(self) -> float:
        """Pixels per inch that fit the room there is."""
        room = max(self.width(), self.height()) - 2 * _MARGIN
        self._asked = min(_MOST_PPI, max(_LEAST_PPI, room * self.devicePixelRatioF() / _LONG_SIDE))
        return self._asked

    def wait(self) -> None:
        """Show that another page is on its way."""
        self._stale = True
        self._words = "" if self._page else self.tr("The first page appears here.")
        self.update()

    def show_page(self, png: bytes) -> None:
        """Show a page."""
        page = QImage.fromData(png, "PNG")  # pyright: ignore[reportArgumentType, reportCallIssue]
        self._page = None if page.isNull() else page
        self._words, self._stale = "", False
        self.update()

    def show_words(self, words: str) -> None:
        """Show words instead of a page."""
        self._page, self._words, self._stale = None, words, False
        self.setAccessibleDescription(words)
        self.update()

    def sizeHint(self) -> QSize:
        """A page that can almost be read."""
        return QSize(480, 620)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for more pixels where they are needed."""
        super().resizeEvent(event)
        self._settling.start()

    def _check_resolution(self) -> None:
        asked = self._asked
        if self._page and self.ppi() > asked * _SLACK:
            self.resolution_changed.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the page on a quiet ground."""
        colours = palette.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(self.rect(), QColor(colours.hover))
        if self._page is None:
            self._paint_words(painter, colours)
            return
        room = QSizeF(self.width() - 2 * _MARGIN, self.height() - 2 * _MARGIN - _CAPTION)
        size = QSizeF(self._page.size()).scaled(room, Qt.AspectRatioMode.KeepAspectRatio)
        left = (self.width() - size.width()) / 2
        top = (self.height() - _CAPTION - size.height()) / 2
        sheet = QRectF(QPointF(round(left), round(top)), size.toSize())
        painter.setOpacity(0.55 if self._stale else 1.0)
        painter.drawImage(sheet, self._page)
        painter.setOpacity(1.0)
        painter.setPen(QPen(QColor(colours.hairline), 1))
        painter.drawRect(sheet.adjusted(-0.5, -0.5, 0.5, 0.5))
        painter.setFont(card_font(11))
        painter.setPen(QColor(colours.secondary))
        caption = QRectF(0, sheet.bottom() + 6, self.width(), _CAPTION)
        text = self.tr("Setting the page…") if self._stale else self.tr("First page")
        painter.drawText(caption, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, text)

    def _paint_words(self, painter: QPainter, colours: palette.Palette) -> None:
        painter.setFont(card_font(13))
        painter.setPen(QColor(colours.secondary))
        width = min(_WORDS_WIDTH, self.width() - 2.0 * _MARGIN)
        box = QRectF((self.width() - width) / 2, _MARGIN, width, self.height() - 2 * _MARGIN)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(box, int(flags), self._words)
