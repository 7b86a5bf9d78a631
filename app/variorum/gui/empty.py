"""What stands in the window while there is no article to show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QAction

    from variorum.gui.actions import Actions
    from variorum.gui.session import Session

_WIDTH = 460
_MOST_REASONS = 8


class EmptyPage(QWidget):
    """Tells a newcomer what to do, or why a folder gave nothing."""

    def __init__(self, session: Session, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("emptyPage")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._session = session
        self.title = _label("emptyTitle", self)
        self.words = _label("emptyWords", self)
        self.reasons = _label("emptyReasons", self)
        self.reasons.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        self.open = _button(actions.open_folder, self, default=True)
        self.sample = _button(actions.open_sample, self)
        buttons.addWidget(self.open)
        buttons.addWidget(self.sample)
        buttons.addStretch(1)
        column = QVBoxLayout()
        column.setSpacing(12)
        column.addStretch(2)
        column.addWidget(self.title)
        column.addWidget(self.words)
        column.addWidget(self.reasons)
        column.addSpacing(6)
        column.addLayout(buttons)
        column.addStretch(3)
        row = QHBoxLayout(self)
        row.addStretch(1)
        row.addLayout(column)
        row.addStretch(1)

    def refresh(self, *, busy: bool) -> None:
        """Show what fits the state of the session."""
        failed = [entry for entry in self._session.entries if not entry.article]
        if busy:
            title, words = self.tr("Reading…"), self.tr("The articles appear as they are read.")
        elif self._session.paths:
            title = self.tr("Nothing to compare here")
            words = self.tr(
                "None of these files could be read as an article. Choose another folder, "
                "or drop files onto this window."
            )
        else:
            title = self.tr("Compare what they wrote")
            words = self.tr(
                "Open a folder with two or more articles about the same event. Variorum sets them "
                "side by side, aligns the sentences that say the same, and marks figures, quotes, "
                "dates, names and sources on which they differ. You can also drop a folder or "
                "files onto this window."
            )
        self.title.setText(title)
        self.words.setText(words)
        lines = [
            f"{entry.path.replace(chr(92), '/').rsplit('/', 1)[-1]}: {' '.join(entry.notices)}"
            for entry in failed[:_MOST_REASONS]
        ]
        if len(failed) > _MOST_REASONS:
            lines.append(self.tr("and {0} more").format(len(failed) - _MOST_REASONS))
        self.reasons.setText("\n".join(lines))
        self.reasons.setVisible(bool(lines) and not busy)
        self.open.setVisible(not busy)
        self.sample.setVisible(not busy)


def _label(name: str, parent: QWidget) -> QLabel:
    label = QLabel(parent)
    label.setObjectName(name)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    label.setFixedWidth(_WIDTH)
    return label


def _button(action: QAction, parent: QWidget, *, default: bool = False) -> QPushButton:
    button = QPushButton(action.text().replace("&", ""), parent)
    button.setToolTip(action.toolTip())
    button.setProperty("leading", default)
    button.clicked.connect(action.trigger)
    return button
