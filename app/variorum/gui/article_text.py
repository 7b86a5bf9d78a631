"""The text of one article: what a reader can do with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from variorum.gui.labels import plain_tip
from variorum.gui.marked_text import MarkedText

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent

    from variorum.gui.marks import Mark


class ArticleText(MarkedText):
    """A marked text whose words can be clicked, explained, selected and copied.

    Signals:
        sentence_clicked: Index of the sentence clicked, or -1 between sentences.
        mark_clicked: The `Mark` clicked.
        menu_wanted: Place on the screen, code point and mark that a menu is wanted for.
    """

    sentence_clicked = Signal(int)
    mark_clicked = Signal(object)
    menu_wanted = Signal(QPoint, int, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.source = ""
        self.explain: Callable[[Mark], str] = lambda _mark: ""
        self._pressed: QPoint | None = None

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

    def _mark_at(self, place: QPoint) -> Mark | None:
        return self.places.mark_at(place, self.marks)

    def _choose(self, place: QPoint) -> None:
        places = self.places
        if mark := self._mark_at(place):
            self.mark_clicked.emit(mark)
        else:
            self.sentence_clicked.emit(places.sentence_at(places.point_at(place)))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show over marks that they can be clicked."""
        super().mouseMoveEvent(event)
        over = not event.buttons() and self._mark_at(event.position().toPoint())
        shape = Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.IBeamCursor
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter does at the caret what a click does at the pointer."""
        self.let_go()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._choose(self.cursorRect().center())
            return
        if event.key() == Qt.Key.Key_F1 and self.explain_at_caret():
            return
        super().keyPressEvent(event)

    def place_caret(self, point: int) -> None:
        """Put the caret before a code point, which comes into view, unless words are selected."""
        cursor = self.textCursor()
        if not cursor.hasSelection():
            cursor.setPosition(self.places.offsets.to_qt(point))
            self.setTextCursor(cursor)

    def explain_at_caret(self) -> bool:
        """Say why the words at the caret are marked; False if they are not."""
        place = self.cursorRect().center()
        mark = self._mark_at(place)
        if mark is None:
            return False
        QToolTip.showText(self.viewport().mapToGlobal(place), plain_tip(self.explain(mark)), self)
        return True

    def viewportEvent(self, event: QEvent) -> bool:
        """Say why, when the pointer rests on a mark."""
        if event.type() == QEvent.Type.ToolTip:
            help_event: QHelpEvent = event  # pyright: ignore[reportAssignmentType]
            mark = self._mark_at(help_event.pos())
            tip = plain_tip(self.explain(mark)) if mark else ""
            QToolTip.showText(help_event.globalPos(), tip, self)
            return True
        return super().viewportEvent(event)

    def selected_words(self) -> str:
        """The article's own words, whatever stands in for them on screen."""
        cursor, offsets = self.textCursor(), self.places.offsets
        start = offsets.from_qt(cursor.selectionStart())
        return self.text[start : offsets.from_qt(cursor.selectionEnd())]

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
        self.menu_wanted.emit(where, self.places.point_at(place), self._mark_at(place))
