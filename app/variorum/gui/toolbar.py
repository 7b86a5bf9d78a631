"""The row of controls above the panes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QToolButton, QWidget

from variorum.gui.chips import Chip
from variorum.gui.palette import KINDS

if TYPE_CHECKING:
    from PySide6.QtGui import QAction, QResizeEvent

    from variorum.gui.actions import Actions
    from variorum.model.comparison import Kind

_FIND_WIDTH = 190
_FIND_LEAST = 120


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
        row.addWidget(_button(actions.open_folder, self.tr("Open folder…"), self))
        row.addWidget(_button(actions.export, self.tr("Export…"), self))
        row.addLayout(
            _joined(
                _button(actions.reading, self.tr("Reading"), self, place="first"),
                _button(actions.rows, self.tr("Rows"), self, place="middle"),
                _button(actions.table, self.tr("Table"), self, place="last"),
            )
        )
        row.addWidget(_button(actions.scroll_together, self.tr("⇅ Scroll together"), self))
        row.addLayout(
            _joined(
                _button(actions.previous, self.tr("◂ Previous"), self, place="first"),
                _button(actions.next, self.tr("Next difference ▸"), self, place="last"),
            )
        )
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

    def focus_find(self) -> None:
        """Let the user type what to look for."""
        self.find_field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.find_field.selectAll()

    def set_found(self, text: str) -> None:
        """Say how often the words looked for were found."""
        self.find_count.setText(text)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give up the chips' names before anything is cut off."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        chips = self.chips.values()
        shown = sum(chip.sizeHint().width() for chip in chips)
        whole = sum(chip.width_when(compact=False) for chip in chips)
        slack = self.find_field.sizeHint().width() - _FIND_LEAST
        needed = self.sizeHint().width() - shown - slack
        for chip in chips:
            chip.set_compact(compact=needed + whole > self.width())


def _button(action: QAction, text: str, parent: QWidget, *, place: str = "alone") -> QToolButton:
    button = QToolButton(parent)
    button.setDefaultAction(action)
    button.setText(text)
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.setProperty("place", place)
    button.setAccessibleName(action.text().replace("&", ""))
    # The action's own text is for the menu; a change of its state must not bring it here.
    action.changed.connect(lambda: button.setText(text))
    return button


def _joined(*buttons: QToolButton) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(0)
    for button in buttons:
        row.addWidget(button)
    return row
