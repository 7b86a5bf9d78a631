"""The list of the folder's files: which are shown, how far each has come, what is wrong."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPoint, Qt, QTimer, Signal
from PySide6.QtWidgets import QAbstractItemView, QListView, QMenu, QVBoxLayout, QWidget

from variorum.gui.article_card import ArticleCard
from variorum.gui.articles_model import ArticlesModel
from variorum.gui.labels import ElidedLabel

if TYPE_CHECKING:
    from variorum.gui.session import Session

# From how many files on the list waits for more of them, and for how long.
_MANY, _SOON_MS = 50, 100


class ArticlesPanel(QWidget):
    """The list with its heading.

    Signals:
        facts_wanted: Id of the article whose facts are to be corrected.
    """

    facts_wanted = Signal(str)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("articlesPanel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._session = session
        self.heading = ElidedLabel(self)
        self.heading.setObjectName("sectionHeading")
        self.model = ArticlesModel(session, self)
        self.list = QListView(self)
        self.list.setObjectName("cards")
        self.list.setModel(self.model)
        self.cards = ArticleCard(self.list)
        self.list.setItemDelegate(self.cards)
        self._soon = QTimer(self, interval=_SOON_MS, singleShot=True)
        self._soon.timeout.connect(self._refresh)
        self.list.setMouseTracking(True)
        self.list.setFrameShape(QListView.Shape.NoFrame)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setLayoutMode(QListView.LayoutMode.Batched)
        self.list.setAccessibleName(self.tr("Articles"))
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._open_menu)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.heading)
        layout.addWidget(self.list, 1)

    def refresh(self) -> None:
        """Show the entries as they are now; where there are many, soon."""
        if len(self._session.entries) <= _MANY:
            self._refresh()
        elif not self._soon.isActive():
            self._soon.start()

    def refresh_result(self) -> None:
        """Show what the comparison tells of the articles, or that there is none any more."""
        self.cards.forget()
        self.model.refresh_all()

    def _refresh(self) -> None:
        self.model.refresh()
        articles = sum(1 for entry in self._session.entries if entry.article)
        folder = ""
        if len(self._session.paths) == 1:
            path = Path(self._session.paths[0])
            folder = path.name if path.is_dir() else path.parent.name
        count = self.tr("%Ln article(s)", "", articles)
        heading = " · ".join(filter(None, [folder, count])).upper()
        self.heading.set_whole(heading, "\n".join(self._session.paths))

    def current_article(self) -> str:
        """Id of the article that the keyboard acts on here; empty while it acts elsewhere."""
        index = self.list.currentIndex()
        return self.model.entry(index).id if self.list.hasFocus() and index.isValid() else ""

    def menu_at(self, index: QModelIndex) -> QMenu | None:
        """What can be done with the article of a row; None where there is none."""
        if not index.isValid() or self.model.entry(index).article is None:
            return None
        entry = self.model.entry(index)
        on = entry.id in self._session.shown
        menu = QMenu(self)
        show = menu.addAction(self.tr("&Take out of the panes") if on else self.tr("&Show"))
        show.triggered.connect(lambda: self._session.set_in_pane(entry.id, on=not on))
        correct = menu.addAction(self.tr("Correct &facts…"))
        correct.triggered.connect(lambda: self.facts_wanted.emit(entry.id))
        return menu

    def _open_menu(self, point: QPoint) -> None:
        if menu := self.menu_at(self.list.indexAt(point)):
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            menu.popup(self.list.viewport().mapToGlobal(point))

    def refresh_shown(self) -> None:
        """Show which articles stand in panes."""
        self.list.viewport().update()
