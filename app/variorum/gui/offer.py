"""A quiet bar above the panes that offers something and waits."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QToolButton, QWidget

from variorum.gui.labels import ElidedLabel


class Offer(QWidget):
    """One line of text with a button. It never does anything by itself.

    Signals:
        taken: The user wants what is offered.
        declined: The user does not.
    """

    taken = Signal()
    declined = Signal()

    def __init__(self, action: str, tooltip: str, parent: QWidget | None = None) -> None:
        """Make it, unseen.

        Args:
            action: On the button.
            tooltip: What the button does.
            parent: Owner.
        """
        super().__init__(parent)
        self.setObjectName("offer")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.words = ElidedLabel(self)
        self.take = QPushButton(action, self)
        self.take.setToolTip(tooltip)
        self.decline = QToolButton(self)
        self.decline.setText("✕")
        self.decline.setToolTip(self.tr("Not now"))
        self.decline.setAccessibleName(self.tr("Not now"))
        self.decline.setAutoRaise(True)
        self.decline.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 5, 8, 5)
        row.setSpacing(8)
        row.addWidget(self.words, 1)
        row.addWidget(self.take)
        row.addWidget(self.decline)
        self.take.clicked.connect(self._take)
        self.decline.clicked.connect(self._decline)
        self.hide()

    def show_words(self, words: str, tooltip: str = "") -> None:
        """Offer it, or take the offer back where there are no words."""
        if words:
            self.words.set_whole(words, tooltip or words)
        self.setVisible(bool(words))

    def _take(self) -> None:
        self.hide()
        self.taken.emit()

    def _decline(self) -> None:
        self.hide()
        self.declined.emit()
