"""The text of one article: read-only, selectable, marked, with known geometry."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QPainter, QTextOption
from PySide6.QtWidgets import QApplication, QFrame, QTextEdit, QToolTip, QWidget

from variorum.gui import palette
from variorum.gui.geometry import LineTable, line_rects
from variorum.gui.highlights import Highlights, paint_below
from variorum.gui.labels import plain_tip
from variorum.gui.marks import MarkIndex
from variorum.gui.offsets import Offsets, displayable
from variorum.gui.strip import OverviewStrip
from variorum.gui.typography import MEASURE, TEXT_PIXELS, change_marks, set_paragraphs, text_font

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent

    from variorum.gui.marks import Mark
    from variorum.model.article import Span

_MARGIN = 16
_LONG = 30_000


class ArticleText(QTextEdit):
    """Shows an article's text and everything that is known of it.

    Signals:
        sentence_clicked: Index of the sentence clicked, or -1 between sentences.
        mark_clicked: The `Mark` clicked.
        laid_out: Positions have changed: new text, size, or marks.
        menu_wanted: Place on the screen, code point and mark that a menu is wanted for.
    """

    sentence_clicked = Signal(int)
    mark_clicked = Signal(object)
    laid_out = Signal()
    menu_wanted = Signal(QPoint, int, object)

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
        self.setVerticalScrollBar(self.strip)
        self.viewport().setMouseTracking(True)
        self.document().setDocumentMargin(_MARGIN)
        self._pixels = TEXT_PIXELS
        self.measure = MEASURE
        self.text = ""
        self.source = ""
        # False while a long text is being resized: to know its positions again takes a while.
        self.positions_known = True
        self.explain: Callable[[Mark], str] = lambda _mark: ""
        self._headline = ""
        self._offsets = Offsets("")
        self._sentences: tuple[Span, ...] = ()
        self._marks = MarkIndex(())
        self._highlights = Highlights()
        self._rects: dict[tuple[int, int], list[QRectF]] = {}
        self._lines: LineTable | None = None
        self._pressed: QPoint | None = None
        self.set_text_size(TEXT_PIXELS)

    # What is shown

    def set_text(self, text: str, *, headline: str = "") -> None:
        """Show an article. Its first paragraph is set larger if it is the headline."""
        self.text = text
        self._headline = headline
        self._offsets = Offsets(text)
        self._sentences = ()
        self._marks = MarkIndex(())
        self._highlights = Highlights()
        self.setPlainText(displayable(text))
        self._lay_out()

    def set_sentences(self, sentences: tuple[Span, ...]) -> None:
        """Say where its sentences stand."""
        self._sentences = sentences
        self._forget_positions()

    @property
    def sentences(self) -> tuple[Span, ...]:
        """Where its sentences stand."""
        return self._sentences

    def set_marks(self, marks: Iterable[Mark]) -> None:
        """Show these marks, in text order, and no others."""
        before, self._marks = self._marks, MarkIndex(tuple(marks))
        if before.marks == self._marks.marks:
            return
        change_marks(
            self.document(),
            headline=self._headline,
            before=before,
            after=self._marks,
            offsets=self._offsets,
        )
        self._forget_positions()
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

    def set_text_size(self, pixels: int) -> None:
        """Set the size of the letters, in pixels."""
        self._pixels = pixels
        self.setFont(text_font(pixels))
        self.document().setDefaultFont(self.font())
        self._set_measure()
        self._lay_out()

    def set_measure(self, letters: int) -> None:
        """Set how long lines may become, in letters."""
        self.measure = letters
        self._set_measure()

    def _lay_out(self) -> None:
        if not self.text:
            return
        set_paragraphs(
            self.document(),
            headline=self._headline,
            marks=self._marks.marks,
            offsets=self._offsets,
        )
        self._forget_positions()
        self.viewport().update()

    # Where things are

    def extent(self, sentence: int) -> tuple[float, float]:
        """Top and bottom of a sentence, in document pixels."""
        span = self._sentences[sentence]
        return self.span_extent(span.start, span.end)

    def span_extent(self, start: int, end: int) -> tuple[float, float]:
        """Top and bottom of any stretch of code points, in document pixels."""
        to_qt = self._offsets.to_qt
        if self._lines is None:
            self._lines = LineTable(self.document())
        return self._lines.extent(to_qt(start), to_qt(end))

    def rects(self, start: int, end: int) -> list[QRectF]:
        """Boxes around a stretch of code points, one a line, in document coordinates."""
        key = start, end
        if key not in self._rects:
            to_qt = self._offsets.to_qt
            self._rects[key] = line_rects(self.document(), to_qt(start), to_qt(end))
        return self._rects[key]

    def visible_points(self) -> tuple[int, int]:
        """First and last code point in view."""
        corner = self.viewport().rect().bottomRight()
        return self.point_at(QPoint(0, 0)), self.point_at(corner)

    def point_at(self, position: QPoint) -> int:
        """Code point nearest to a place in the viewport."""
        return self._offsets.from_qt(self.cursorForPosition(position).position())

    def mark_at(self, position: QPoint) -> Mark | None:
        """The shortest mark at a place in the viewport, its number included."""
        place = QPointF(position) + QPointF(0, self.strip.value())
        point = self.point_at(position)
        near = sorted(self._marks.between(point - 1, point + 1), key=lambda m: m.end - m.start)
        for mark in near:
            boxes = self.rects(mark.start, mark.end)
            if any(box.adjusted(0, -1, 0, 2).contains(place) for box in boxes):
                return mark
        return None

    def sentence_at(self, point: int) -> int:
        """Index of the sentence at a code point, or -1."""
        index = bisect_right(self._sentences, point, key=lambda span: span.start) - 1
        return index if index >= 0 and point <= self._sentences[index].end else -1

    def _forget_positions(self) -> None:
        self._rects.clear()
        self._lines = None
        self.laid_out.emit()

    def _set_measure(self) -> None:
        """Keep lines readable: a wide pane gets wide margins, not long lines."""
        widest = int(self.fontMetrics().averageCharWidth() * self.measure) + 2 * _MARGIN
        room = self.width() - self.strip.sizeHint().width()
        side = max(0, (room - widest) // 2)
        if self.viewportMargins().left() != side:
            self.setViewportMargins(side, 0, side, 0)

    # Events

    def changeEvent(self, event: QEvent) -> None:
        """Keep the size of the letters: a new style sheet brings back the first one."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self.font().pixelSize() != self._pixels:
            self.set_text_size(self._pixels)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint tints, underlines and numbers, then the letters over them."""
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(0, -self.strip.value())
        paint_below(painter, self, palette.current())
        painter.end()
        super().paintEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the lines anew."""
        self._set_measure()
        super().resizeEvent(event)
        self.positions_known = len(self.text) < _LONG
        self._forget_positions()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where a click began."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tell a click from the end of a selection."""
        super().mouseReleaseEvent(event)
        place = event.position().toPoint()
        if self._pressed is None or event.button() != Qt.MouseButton.LeftButton:
            return
        moved = (place - self._pressed).manhattanLength()
        self._pressed = None
        if moved < QApplication.startDragDistance() and not self.textCursor().hasSelection():
            self._choose(place)

    def _choose(self, place: QPoint) -> None:
        if mark := self.mark_at(place):
            self.mark_clicked.emit(mark)
        else:
            self.sentence_clicked.emit(self.sentence_at(self.point_at(place)))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show over marks that they can be clicked."""
        super().mouseMoveEvent(event)
        over = not event.buttons() and self.mark_at(event.position().toPoint())
        shape = Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.IBeamCursor
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter does at the caret what a click does at the pointer."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._choose(self.cursorRect().center())
            return
        if event.key() == Qt.Key.Key_F1 and self.explain_at_caret():
            return
        super().keyPressEvent(event)

    def explain_at_caret(self) -> bool:
        """Say why the words at the caret are marked; False if they are not."""
        place = self.cursorRect().center()
        mark = self.mark_at(place)
        if mark is None:
            return False
        QToolTip.showText(self.viewport().mapToGlobal(place), plain_tip(self.explain(mark)), self)
        return True

    def viewportEvent(self, event: QEvent) -> bool:
        """Say why, when the pointer rests on a mark."""
        if event.type() == QEvent.Type.ToolTip:
            help_event: QHelpEvent = event  # pyright: ignore[reportAssignmentType]
            mark = self.mark_at(help_event.pos())
            tip = plain_tip(self.explain(mark)) if mark else ""
            QToolTip.showText(help_event.globalPos(), tip, self)
            return True
        return super().viewportEvent(event)

    def selected_words(self) -> str:
        """The article's own words, whatever stands in for them on screen."""
        cursor = self.textCursor()
        start = self._offsets.from_qt(cursor.selectionStart())
        return self.text[start : self._offsets.from_qt(cursor.selectionEnd())]

    def createMimeDataFromSelection(self) -> QMimeData:
        """Copy what is selected, and on a line of its own where it is from."""
        data = QMimeData()
        data.setText("\n".join(filter(None, [self.selected_words(), self.source])))
        return data

    def copy_words(self) -> None:
        """Copy what is selected, and nothing else."""
        if words := self.selected_words():
            QApplication.clipboard().setText(words)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Tell what the menu is to be about; it is the view that knows what to offer."""
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        place = (
            self.cursorRect().center()
            if by_key
            else self.viewport().mapFromGlobal(event.globalPos())
        )
        where = self.viewport().mapToGlobal(place)
        self.menu_wanted.emit(where, self.point_at(place), self.mark_at(place))
