"""What stands in the window while articles are open: list, panes, details and entities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QTabWidget, QWidget

from variorum.gui.articles import ArticlesPanel
from variorum.gui.details import DetailsPanel
from variorum.gui.entities import EntitiesPanel
from variorum.gui.reading_view import ReadingView

if TYPE_CHECKING:
    from variorum.gui.chores import Chores
    from variorum.gui.session import Session

_LIST_WIDTH = 150
_SIDE_WIDTH = 260
# Shares of the list and of the details in the width of the window.
_SHARES = 0.13, 0.24


class Workspace(QSplitter):
    """Holds the parts, and brings a result into them piece by piece."""

    def __init__(self, session: Session, chores: Chores, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._session = session
        self._chores = chores
        self.setObjectName("frame")
        self.setHandleWidth(1)
        self.articles = ArticlesPanel(session, self)
        self.articles.setMinimumWidth(_LIST_WIDTH)
        self.reading = ReadingView(session, self)
        self.details = DetailsPanel(session, self)
        self.entities = EntitiesPanel(session, self)
        self.tabs = QTabWidget(self)
        self.tabs.setMinimumWidth(_SIDE_WIDTH)
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(self.details, "")
        self.tabs.addTab(self.entities, "")
        for part, stretch in ((self.articles, 0), (self.reading, 1), (self.tabs, 0)):
            self.addWidget(part)
            self.setStretchFactor(self.count() - 1, stretch)
        self.refresh_counts()

    def share_out(self, width: int) -> None:
        """Give the parts the widths that a new user finds."""
        sides = [round(width * share) for share in _SHARES]
        self.setSizes([sides[0], width - sum(sides), sides[1]])

    def show_articles(self) -> None:
        """Have a pane for each article that is to be shown; soon, for making one takes time."""
        self._chores.add(self.reading.show_articles)

    def show_comparison(self) -> None:
        """Show the result, or that there is none any more."""
        self._chores.add(
            *self.reading.refresh_steps(),
            self.details.refresh,
            self.entities.refresh,
            self.refresh_counts,
        )

    def refresh_counts(self) -> None:
        """Say on the tabs how much is behind them."""
        lookup = self._session.lookup
        shown = len(self._session.visible_divergences())
        entities = len(lookup.comparison.entities) if lookup else 0
        self.tabs.setTabText(0, f"{self.tr('Details')} {shown or ''}".strip())
        self.tabs.setTabText(1, f"{self.tr('Entities')} {entities or ''}".strip())
