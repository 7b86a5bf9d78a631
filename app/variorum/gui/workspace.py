"""What stands in the window while articles are open: list, panes, details and entities."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QSplitter, QStackedWidget, QTabWidget, QWidget

from variorum.gui.articles import ArticlesPanel
from variorum.gui.details_panel import DetailsPanel
from variorum.gui.entities_panel import EntitiesPanel
from variorum.gui.reading_view import ReadingView
from variorum.gui.rows_view import RowsView
from variorum.gui.table_view import TableView
from variorum.gui.typography import TEXT_PIXELS, text_font

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtCore import QByteArray
    from PySide6.QtGui import QShowEvent

    from variorum.gui.actions import Actions
    from variorum.gui.chores import Chores
    from variorum.gui.reviewing import Reviewing
    from variorum.gui.session import Session

_LIST_WIDTH = 150
_SIDE_WIDTH = 284
# Shares of the list and of the details in the width of the window.
_SHARES = 0.13, 0.24


class Workspace(QSplitter):
    """Holds the parts, and brings a result into them piece by piece."""

    articles: ArticlesPanel
    reading: ReadingView
    rows: RowsView
    table: TableView
    details: DetailsPanel
    entities: EntitiesPanel

    def __init__(self, session: Session, chores: Chores, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._session = session
        self._chores = chores
        self.was_shown = False
        # The article that the keyboard acted on before another view was looked at.
        self._left_at = ""
        self.setObjectName("frame")
        self.setHandleWidth(1)
        self.middle = QStackedWidget(self)
        self.tabs = QTabWidget(self)
        self.tabs.setMinimumWidth(_SIDE_WIDTH)
        self.tabs.setDocumentMode(True)

    def furnish(self, reviewing: Reviewing, actions: Actions) -> Iterator[None]:
        """Make the parts, one a step."""
        session = self._session
        # To load fonts takes as long as to make a pane.
        QFontMetricsF(text_font(TEXT_PIXELS)).horizontalAdvance("a")
        yield
        self.articles = ArticlesPanel(session, self)
        self.articles.setMinimumWidth(_LIST_WIDTH)
        yield
        self.reading = ReadingView(session, reviewing, self)
        self.middle.addWidget(self.reading)
        yield
        self.rows = RowsView(session, self)
        self.middle.addWidget(self.rows)
        self.table = TableView(session, self)
        self.middle.addWidget(self.table)
        yield
        self.details = DetailsPanel(session, reviewing, actions, self)
        self.tabs.addTab(self.details, "")
        yield
        self.entities = EntitiesPanel(session, reviewing, self)
        self.tabs.addTab(self.entities, "")
        for part, stretch in ((self.articles, 0), (self.middle, 1), (self.tabs, 0)):
            self.addWidget(part)
            self.setStretchFactor(self.count() - 1, stretch)
        for part in (self.articles, self.middle, self.tabs):
            # Among siblings, the one on top is the last: as the eye goes, so does a screen reader.
            part.raise_()
        self.refresh_counts()
        yield

    def restore(self, state: QByteArray) -> None:
        """Give the parts the widths they had last time."""
        self.was_shown = self.restoreState(state)

    def showEvent(self, event: QShowEvent) -> None:
        """Give the parts the widths that a new user finds."""
        super().showEvent(event)
        if not self.was_shown:
            self.was_shown = True
            sides = [round(self.width() * share) for share in _SHARES]
            self.setSizes([sides[0], self.width() - sum(sides), sides[1]])

    def show_articles(self) -> None:
        """Have a pane for each article that is to be shown; soon, for making one takes time."""
        self._chores.add(*self.reading.show_steps(), self.rows.refresh)

    def show_view(self, name: str) -> None:
        """Show the articles as running texts ("reading"), as "rows", or their "table"."""
        views = {"reading": self.reading, "rows": self.rows, "table": self.table}
        if self.middle.currentWidget() is self.reading and (pane := self.reading.active_pane()):
            self._left_at = pane.article
        self.middle.setCurrentWidget(views[name])
        if name == "reading":
            panes = list(self.reading.panes)
            self.reading.focus_pane(panes.index(self._left_at) if self._left_at in panes else 0)
            self.reading.navigation.go_to_current()
        else:
            lists = {"rows": self.rows.list, "table": self.table}
            lists[name].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def refresh_marks(self) -> None:
        """Show the marks of the kinds that are not hidden."""
        self.reading.settling.refresh_marks()
        self._chores.add(
            self.rows.refresh, self.table.refresh, self.details.refresh, self.refresh_counts
        )

    def show_settings(self, pixels: int, measure: int) -> None:
        """Set size of letters, in pixels, and longest line, in letters."""
        self.reading.set_text_size(pixels)
        self.reading.set_measure(measure)
        self.rows.set_text_size(pixels)

    def show_text_size(self, by: int) -> None:
        """Make the articles' letters larger (1), smaller (-1) or normal (0)."""
        self.reading.change_text_size(by)
        self.rows.set_text_size(self.reading.text_pixels)

    def show_comparison(self) -> None:
        """Show the result, or that there is none any more."""
        self._chores.add(
            *self.reading.refresh_steps(),
            self.rows.refresh,
            self.table.refresh,
            self.details.refresh,
            self.entities.refresh,
            self.refresh_counts,
            # To go through all that a result holds takes longer than a frame, and finds nothing.
            gc.freeze,
        )

    def focus_part(self, name: str) -> None:
        """Let the keyboard act on a list: of "articles", of differences ("details"), "entities"."""
        lists = {
            "articles": self.articles.list,
            "details": self.details.list,
            "entities": self.entities.tree,
        }
        chosen = lists[name]
        if name != "articles":
            self.tabs.setCurrentWidget(self.details if name == "details" else self.entities)
        if not chosen.currentIndex().isValid() and (model := chosen.model()):
            chosen.setCurrentIndex(model.index(0, 0))
        chosen.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def article_at_hand(self) -> str:
        """Id of the article that the keyboard acts on, in the list or in the panes."""
        pane = self.reading.active_pane()
        return self.articles.current_article() or (pane.article if pane else "")

    def refresh_counts(self) -> None:
        """Say on the tabs how much is behind them."""
        lookup = self._session.lookup
        shown = len(self._session.visible_divergences())
        entities = len(lookup.comparison.entities) if lookup else 0
        for tab, (name, count) in enumerate(
            ((self.tr("Details"), shown), (self.tr("Entities"), entities))
        ):
            self.tabs.setTabText(tab, f"{name} {count or ''}".strip())
