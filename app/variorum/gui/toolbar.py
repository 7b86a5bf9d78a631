"""The row of controls above the panes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QToolButton, QWidget

from variorum.gui.buttons import ActionButton
from variorum.gui.chips import Chip
from variorum.gui.palette import KINDS

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from variorum.gui.actions import Actions
    from variorum.model.comparison import Kind

_FIND_WIDTH = 190
_FIND_LEAST = 120
_MOST_SOUGHT = 100
_LEVELS = 4
_LEAST = 720


class FindField(QLineEdit):
    """Where the words to look for are typed.

    Signals:
        step: 1 for the next place, -1 for the one before.
        left: The user is done with it.
    """

    step = Signal(int)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("find")
        self.setPlaceholderText(self.tr("Find in all articles", "in a narrow field"))
        self.setAccessibleName(self.tr("Find in all articles"))
        self.setToolTip(self.tr("Find in all articles (Ctrl+F); Enter goes to the next place"))
        self.setClearButtonEnabled(True)
        self.setMinimumWidth(_FIND_LEAST)
        self.setMaximumWidth(_FIND_WIDTH)

    def sizeHint(self) -> QSize:
        """As wide as it may become."""
        return QSize(_FIND_WIDTH, super().sizeHint().height())

    def event(self, event: QEvent) -> bool:
        """Keep Escape from the window's own use of it."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Escape
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on, with Shift back; Escape leaves the field."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.step.emit(-1 if back else 1)
        elif event.key() == Qt.Key.Key_Escape:
            self.clear()
            self.left.emit()
        else:
            super().keyPressEvent(event)


class Toolbar(QWidget):
    """Buttons for what is done often, a chip for each kind of mark, and the field for finding."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("toolbar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 7, 12, 7)
        row.setSpacing(8)
        self.files = [
            ActionButton(actions.open_folder, [self.tr("Open folder…")], self),
            ActionButton(actions.export, [self.tr("Export…")], self),
        ]
        for button in self.files:
            row.addWidget(button)
        row.addLayout(
            _joined(
                ActionButton(actions.reading, [self.tr("Reading")], self, place="first"),
                ActionButton(actions.rows, [self.tr("Rows")], self, place="middle"),
                ActionButton(actions.table, [self.tr("Table")], self, place="last"),
            )
        )
        together = [self.tr("⇅ Scroll together"), "⇅"]
        before, after = [self.tr("◂ Previous"), "◂"], [self.tr("Next difference ▸"), "▸"]
        self.signs = [
            ActionButton(actions.scroll_together, together, self),
            ActionButton(actions.previous, before, self, place="first"),
            ActionButton(actions.next, after, self, place="last"),
        ]
        row.addWidget(self.signs[0])
        row.addLayout(_joined(*self.signs[1:]))
        self.chips: dict[Kind, Chip] = {
            kind: Chip(kind, actions.kinds[kind], self) for kind in KINDS
        }
        self.find_field = FindField(self)
        self.find_count = QLabel(self)
        self.find_count.setObjectName("findCount")
        chips = QHBoxLayout()
        chips.setSpacing(6)
        for chip in self.chips.values():
            chips.addWidget(chip)
        row.addSpacing(4)
        row.addLayout(chips)
        row.addStretch(1)
        row.addWidget(self.find_count)
        row.addWidget(self.find_field)

    def set_counts(self, counts: dict[Kind, int]) -> None:
        """Say how many differences of each kind there are."""
        for kind, chip in self.chips.items():
            chip.set_count(counts.get(kind, 0))
        self._fit()

    def focus_find(self, words: str = "") -> None:
        """Let the user type what to look for; a few selected words are looked for at once."""
        if 0 < len(words) <= _MOST_SOUGHT and "\n" not in words:
            self.find_field.setText(words)
        self.find_field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.find_field.selectAll()

    def set_found(self, text: str) -> None:
        """Say how often the words looked for were found."""
        self.find_count.setText(text)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Much narrower than with all its labels."""
        return QSize(_LEAST, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say less before anything is cut off."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        for level in range(_LEVELS):
            self._shorten(level)
            slack = self.find_field.sizeHint().width() - _FIND_LEAST
            if self.sizeHint().width() - slack <= self.width():
                return

    def _shorten(self, level: int) -> None:
        """First some buttons show signs, then the chips letters, then what menus have goes."""
        for button in self.signs:
            button.shorten(min(level, 1))
        for chip in self.chips.values():
            chip.set_compact(compact=level > 1)
        for button in self.files:
            button.setVisible(level < _LEVELS - 1)
        row = self.layout()
        if row is not None:
            row.activate()


def _joined(*buttons: QToolButton) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(0)
    for button in buttons:
        row.addWidget(button)
    return row
