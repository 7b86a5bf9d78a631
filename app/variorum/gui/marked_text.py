"""A text view that shows an article's words, marks and emphasis. It reacts to nothing yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QTextOption
from PySide6.QtWidgets import QFrame, QTextEdit, QWidget

from variorum.gui import palette
from variorum.gui.highlights import Highlights, paint_below
from variorum.gui.marks import MarkIndex
from variorum.gui.offsets import displayable
from variorum.gui.places import Places
from variorum.gui.strip import OverviewStrip
from variorum.gui.typography import MEASURE, TEXT_PIXELS, set_paragraphs, text_font

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from variorum.gui.marks import Mark
    from variorum.model.article import Span

_MARGIN = 16
_LONG = 30_000
# Underlines and numbers reach this far out of their line, in pixels.
_REACH = 30


class MarkedText(QTextEdit):
    """Shows an article's text and everything that is known of it.

    Signals:
        laid_out: Positions have changed: new text, or size.
    """

    laid_out = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setAcceptDrops(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.strip = OverviewStrip(self)
        self.strip.taken.connect(self.let_go)
        self.setVerticalScrollBar(self.strip)
        self.viewport().setMouseTracking(True)
        # All of it is painted here: what is in view already can be moved when it scrolls.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.document().setDocumentMargin(_MARGIN)
        self._pixels = TEXT_PIXELS
        self.measure = MEASURE
        self.text = ""
        # False while a long text is being resized: to know its positions again takes a while.
        self.positions_known = True
        self.places = Places(self)
        self._headline = ""
        self._marks = MarkIndex(())
        self._highlights = Highlights()
        # Code point at the top of the view, and how far below it: kept while lines move.
        self._held: tuple[int, float] | None = None
        self.set_text_size(TEXT_PIXELS)

    # What is shown

    def set_text(self, text: str, *, headline: str = "") -> None:
        """Show an article. Its first paragraph is set larger if it is the headline."""
        self.text = text
        self._headline = headline
        self.places.set_text(text)
        self._marks = MarkIndex(())
        self._highlights = Highlights()
        self.setPlainText(displayable(text))
        self._lay_out()

    def set_sentences(self, sentences: tuple[Span, ...]) -> None:
        """Say where its sentences stand."""
        self.places.sentences = sentences
        self._positions_changed()

    def set_marks(self, marks: Iterable[Mark]) -> None:
        """Show these marks, in text order, and no others. No word moves for them."""
        wanted = MarkIndex(tuple(marks))
        if wanted.marks != self._marks.marks:
            self._marks = wanted
            self.viewport().update()

    @property
    def marks(self) -> MarkIndex:
        """The marks on show."""
        return self._marks

    def set_highlights(self, highlights: Highlights) -> None:
        """Emphasise sentences, hits and mentions."""
        if highlights != self._highlights:
            self._highlights = highlights
            self.viewport().update()

    @property
    def highlights(self) -> Highlights:
        """What is emphasised."""
        return self._highlights

    @property
    def letter_pixels(self) -> int:
        """Size of the letters."""
        return self._pixels

    def set_text_size(self, pixels: int) -> None:
        """Set the size of the letters, in pixels."""
        self._hold()
        self._pixels = pixels
        self.setFont(text_font(pixels))
        self.document().setDefaultFont(self.font())
        self._set_measure()
        self._lay_out()

    def set_measure(self, letters: int) -> None:
        """Set how long lines may become, in letters."""
        self._hold()
        self.measure = letters
        self._set_measure()

    def _lay_out(self) -> None:
        if not self.text:
            return
        set_paragraphs(self.document(), headline=self._headline)
        self._positions_changed()
        self.viewport().update()

    def _set_measure(self) -> None:
        """Keep lines readable: a wide pane gets wide margins, not long lines."""
        widest = int(self.fontMetrics().averageCharWidth() * self.measure) + 2 * _MARGIN
        room = self.width() - self.strip.sizeHint().width()
        side = max(0, (room - widest) // 2)
        if self.viewportMargins().left() != side:
            self.setViewportMargins(side, 0, side, 0)

    # Keeping the place

    def _positions_changed(self) -> None:
        self.places.forget()
        self.laid_out.emit()

    def _hold(self) -> None:
        """Remember what stands at the top of the view, for its lines are about to move."""
        if self._held is None and self.strip.value() > 0 and self.text:
            point = self.places.point_at(QPoint(_MARGIN, 1))
            top, _ = self.places.span_extent(point, point)
            self._held = point, top - self.strip.value()

    @property
    def holding(self) -> bool:
        """Whether lines are moving, and the place is to be restored when they have settled."""
        return self._held is not None

    def let_go(self) -> None:
        """The user, or another pane, asked for another place."""
        self._held = None

    def restore_place(self) -> None:
        """Bring what stood at the top of the view back there."""
        if self._held is not None:
            point, below = self._held
            self.strip.reach(self.places.span_extent(point, point)[0] - below)
            self._held = None

    # Events

    def changeEvent(self, event: QEvent) -> None:
        """Keep the size of the letters: a new style sheet brings back the first one."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self.font().pixelSize() != self._pixels:
            self.set_text_size(self._pixels)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint tints, underlines and numbers, then the letters over them."""
        area, colours = event.rect(), palette.current()
        # A painter that an error leaves at work would end the program.
        with QPainter(self.viewport()) as painter:
            painter.fillRect(area, QColor(colours.paper))
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(0, -self.strip.value())
            points = self.places.points_in(area.adjusted(0, -_REACH, 0, _REACH))
            paint_below(painter, self, colours, points)
        super().paintEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the lines anew."""
        self._hold()
        self._set_measure()
        super().resizeEvent(event)
        self.positions_known = len(self.text) < _LONG
        self._positions_changed()
