"""Where the user decides on the current difference and writes about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from variorum.gui.buttons import ActionButton, fit
from variorum.gui.labels import ElidedLabel
from variorum.gui.marks import number
from variorum.gui.translation import translate
from variorum.model.review import VERDICTS

if TYPE_CHECKING:
    from PySide6.QtGui import QAction, QResizeEvent

    from variorum.gui.reviewing import Reviewing
    from variorum.gui.session import Session
    from variorum.model.review import Verdict

SIGNS: dict[Verdict, str] = {"open": "○", "confirmed": "✓", "dismissed": "✕", "resolved": "●"}
_NOTE_HEIGHT = 58
_SIDE = 12


def verdict_name(verdict: Verdict) -> str:
    """What a verdict is called in the window."""
    names = {
        "open": translate("Verdict", "Open"),
        "confirmed": translate("Verdict", "Confirmed"),
        "dismissed": translate("Verdict", "Dismissed"),
        "resolved": translate("Verdict", "Resolved"),
    }
    return names[verdict]


class NoteEdit(QPlainTextEdit):
    """A few lines of the user's own words.

    Signals:
        undo_wanted: The last step is to be taken back, whatever it was.
        redo_wanted: It is to be done again.
    """

    undo_wanted = Signal()
    redo_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setUndoRedoEnabled(False)
        self.setTabChangesFocus(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave undo and redo to the window."""
        if event.matches(QKeySequence.StandardKey.Undo):
            self.undo_wanted.emit()
        elif event.matches(QKeySequence.StandardKey.Redo):
            self.redo_wanted.emit()
        else:
            super().keyPressEvent(event)

    def show_text(self, text: str) -> None:
        """Show other words, leaving the caret alone if they are the same."""
        if text != self.toPlainText():
            self.blockSignals(True)
            self.setPlainText(text)
            self.moveCursor(self.textCursor().MoveOperation.End)
            self.blockSignals(False)


class JudgementBar(QWidget):
    """A button for each verdict, and a note."""

    def __init__(
        self,
        session: Session,
        reviewing: Reviewing,
        actions: dict[Verdict, QAction],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("judgement")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._session = session
        self._reviewing = reviewing
        self._actions = actions
        self.title = ElidedLabel(self)
        self.title.setObjectName("judgementTitle")
        self.note = NoteEdit(self)
        self.note.setFixedHeight(_NOTE_HEIGHT)
        self.note.setPlaceholderText(self.tr("Note on this difference"))
        self.note.setAccessibleName(self.tr("Note on this difference"))
        self.note.setToolTip(self.tr("Your own words; saved with the comparison (Ctrl+M)"))
        buttons = QHBoxLayout()
        buttons.setSpacing(0)
        ends = {0: "first", len(VERDICTS) - 1: "last"}
        self.buttons = [
            self._button(verdict, ends.get(place, "middle"))
            for place, verdict in enumerate(VERDICTS)
        ]
        for button in self.buttons:
            buttons.addWidget(button)
        buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(_SIDE, 8, _SIDE, 10)
        column.setSpacing(6)
        column.addWidget(self.title)
        column.addLayout(buttons)
        column.addWidget(self.note)
        self.note.textChanged.connect(self._write)
        self.note.undo_wanted.connect(reviewing.stack.undo)
        self.note.redo_wanted.connect(reviewing.stack.redo)
        self.refresh()

    def _button(self, verdict: Verdict, place: str) -> ActionButton:
        name, sign = verdict_name(verdict), SIGNS[verdict]
        labels = (f"{sign} {name}", name, sign)
        button = ActionButton(self._actions[verdict], labels, self, place=place)
        button.setAccessibleName(name)
        return button

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out the verdicts' signs, or their names, rather than cut any off."""
        super().resizeEvent(event)
        fit(self.buttons, self.contentsRect().width() - 2 * _SIDE)

    def refresh(self) -> None:
        """Show what was decided on the current difference."""
        divergence = self._session.attention.divergence()
        self.setVisible(divergence is not None)
        for action in self._actions.values():
            action.setEnabled(divergence is not None)
        if divergence is None:
            return
        judgement = self._session.review.judgement(divergence.id)
        self.title.set_whole(f"{number(divergence.id)} · {divergence.about}")
        self._actions[judgement.verdict].setChecked(True)
        self.note.show_text(judgement.note)

    def decide(self, verdict: Verdict) -> None:
        """Decide on the current difference."""
        if divergence := self._session.attention.divergence():
            self._reviewing.set_verdict(divergence.id, verdict)

    def write(self) -> None:
        """Let the user write a note."""
        if self._session.attention.divergence():
            self.note.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _write(self) -> None:
        if divergence := self._session.attention.divergence():
            self._reviewing.set_note(divergence.id, self.note.toPlainText())
