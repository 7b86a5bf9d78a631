"""Buttons that say less where room is short, so that nothing is ever cut off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QToolButton

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QPushButton, QWidget


class ActionButton(QToolButton):
    """A button for an action, with a choice of labels from the longest to the shortest."""

    def __init__(
        self, action: QAction, labels: Sequence[str], parent: QWidget, *, place: str = "alone"
    ) -> None:
        """Make a button.

        Args:
            action: What it does; its tooltip tells the key.
            labels: The longest first.
            parent: That it stands in.
            place: "first", "middle" or "last" of buttons that are joined, or "alone".
        """
        super().__init__(parent)
        self.labels = tuple(labels)
        self._label = self.labels[0]
        self.setDefaultAction(action)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setProperty("place", place)
        self.setAccessibleName(action.text().replace("&", ""))
        self.shorten(0)
        # The action's own text is for the menu; a change of its state must not bring it here.
        action.changed.connect(lambda: self.setText(self._label))

    def shorten(self, level: int) -> None:
        """Use the longest label (0), the next shorter one (1), and so on to the last."""
        self._label = self.labels[min(level, len(self.labels) - 1)]
        self.setText(self._label)


def fit(buttons: Sequence[ActionButton], room: int) -> None:
    """Use the longest labels with which buttons side by side fit into a width, in pixels."""
    for level in range(max(len(button.labels) for button in buttons)):
        for button in buttons:
            button.shorten(level)
        if sum(button.sizeHint().width() for button in buttons) <= room:
            return


def lead(button: QPushButton) -> None:
    """Show that a button does what its dialog is for."""
    button.setProperty("leading", True)
    # A button in a box may have been dressed already.
    button.style().unpolish(button)
    button.style().polish(button)


def lead_box(box: QDialogButtonBox, which: QDialogButtonBox.StandardButton) -> None:
    """The same for a standard button of a box; it also answers to Enter."""
    button = box.button(which)
    button.setDefault(True)
    lead(button)
