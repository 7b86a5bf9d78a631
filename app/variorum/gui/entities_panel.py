"""The side of the window with the entities: search, table, and the place last jumped to."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QToolButton,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from variorum.gui.entities import EVERYWHERE, CountDelegate, EntitiesModel
from variorum.gui.labels import in_menu

if TYPE_CHECKING:
    from variorum.gui.reviewing import Reviewing
    from variorum.gui.session import Session
    from variorum.model.comparison import Entity

_COUNT_WIDTH = 34


class EntitiesPanel(QWidget):
    """The table, with a field to search it and the place last jumped to."""

    def __init__(
        self, session: Session, reviewing: Reviewing, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._reviewing = reviewing
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(self.tr("Search names"))
        self.search.setAccessibleName(self.tr("Search names"))
        self.search.setToolTip(self.tr("Show only names that hold these words"))
        self.search.setClearButtonEnabled(True)
        self.model = EntitiesModel(session, self)
        self.tree = self._make_tree()
        self.scope = self._make_scope()
        self.place = QLabel(self)
        self.place.setObjectName("place")
        self.place.setTextFormat(Qt.TextFormat.PlainText)
        self.place.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        top = QHBoxLayout()
        top.setContentsMargins(12, 10, 12, 6)
        top.setSpacing(6)
        top.addWidget(self.search, 1)
        top.addWidget(self.scope)
        layout.addLayout(top)
        layout.addWidget(self.tree, 1)
        layout.addWidget(self.place)
        self.search.textChanged.connect(self._filter)
        self.tree.clicked.connect(self._go)
        self.tree.activated.connect(self._go)
        self.refresh()

    def _make_tree(self) -> QTreeView:
        tree = QTreeView(self)
        tree.setObjectName("entities")
        tree.setModel(self.model)
        tree.setItemDelegate(CountDelegate(self._session, tree))
        tree.setAccessibleName(self.tr("Names by type, with a count for each article"))
        tree.setFrameShape(QTreeView.Shape.NoFrame)
        tree.setRootIsDecorated(False)
        tree.setIndentation(0)
        tree.setUniformRowHeights(True)
        tree.setMouseTracking(True)
        tree.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        tree.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        tree.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        tree.setExpandsOnDoubleClick(False)
        tree.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        tree.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        tree.customContextMenuRequested.connect(self._open_menu)
        return tree

    def _make_scope(self) -> QToolButton:
        scope = QToolButton(self)
        scope.setText(self.tr("Show"))
        scope.setAccessibleName(self.tr("Which names are shown"))
        scope.setToolTip(self.tr("Show all names, or those that only one article has"))
        scope.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        scope.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        return scope

    def refresh(self) -> None:
        """Show the entities as they are now."""
        self.model.refresh()
        self._unfold()
        self._offer_scopes()
        self.place.hide()

    def _offer_scopes(self) -> None:
        menu = QMenu(self.scope)
        group = QActionGroup(menu)
        letters = [(e.id, e.letter) for e in self._session.entries if e.article]
        for scope, text in (
            ("", self.tr("All names")),
            (EVERYWHERE, self.tr("In every article")),
            *((name, self.tr("Only in {0}").format(letter)) for name, letter in letters),
        ):
            action = menu.addAction(text)
            action.setCheckable(True)
            action.setChecked(scope == self.model.scope)
            action.triggered.connect(partial(self._show_scope, scope))
            group.addAction(action)
        self.scope.setMenu(menu)

    def _show_scope(self, scope: str, *_: object) -> None:
        self.model.set_scope(scope)
        self.scope.setProperty("active", bool(scope))
        self.scope.style().polish(self.scope)
        self._unfold()

    def chosen(self) -> list[Entity]:
        """The entities that are selected, as they stand in the table."""
        indexes = self.tree.selectionModel().selectedIndexes()
        found = (self.model.entity(index) for index in indexes)
        return list({entity.id: entity for entity in found if entity}.values())

    def menu(self) -> QMenu:
        """What can be done with the entities that are selected."""
        menu = QMenu(self)
        chosen = self.chosen()
        if len(chosen) > 1:
            text = self.tr("These {0} are one: {1}").format(len(chosen), in_menu(chosen[0].name))
            menu.addAction(text).triggered.connect(
                lambda: self._reviewing.merge([entity.id for entity in chosen])
            )
        elif chosen and len(chosen[0].forms) > 1:
            for form in chosen[0].forms[1:]:
                text = self.tr("“{0}” is another one").format(in_menu(form))
                menu.addAction(text).triggered.connect(partial(self._split, chosen[0].id, form))
        else:
            hint = menu.addAction(self.tr("Select several names (Ctrl+click) to make them one"))
            hint.setEnabled(False)
        return menu

    def _split(self, entity: str, form: str, *_: object) -> None:
        self._reviewing.split(entity, form)

    def _open_menu(self, where: QPoint) -> None:
        menu = self.menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.tree.viewport().mapToGlobal(where))

    def _filter(self, words: str) -> None:
        self.model.set_sought(words)
        self._unfold()

    def _unfold(self) -> None:
        self.tree.expandAll()
        header = self.tree.header()
        header.setStretchLastSection(False)
        header.setMinimumSectionSize(_COUNT_WIDTH)
        for column in range(self.model.columnCount()):
            mode = QHeaderView.ResizeMode.Fixed if column else QHeaderView.ResizeMode.Stretch
            header.setSectionResizeMode(column, mode)
            if column:
                header.resizeSection(column, _COUNT_WIDTH)
        for row in range(self.model.rowCount()):
            self.tree.setFirstColumnSpanned(row, QModelIndex(), True)

    def _go(self, index: QModelIndex) -> None:
        entity = self.model.entity(index)
        if entity is None:
            self.tree.setExpanded(index, not self.tree.isExpanded(index))
        elif article := self.model.article(index.column()):
            self._session.attention.visit(entity.id, article)

    def refresh_place(self) -> None:
        """Say which of how many mentions was jumped to."""
        mention, lookup = self._session.attention.mention, self._session.lookup
        self.tree.viewport().update()
        self.place.setVisible(mention is not None)
        if mention is None or lookup is None:
            return
        entity, article, index = mention
        entry = self._session.entry(article)
        text = self.tr("{0}: mention {1} of {2} in article {3}").format(
            lookup.entities[entity].name,
            index + 1,
            len(lookup.mentions[entity, article]),
            entry.letter if entry else "",
        )
        self.place.setText(text)
        self._session.said.emit(text)
