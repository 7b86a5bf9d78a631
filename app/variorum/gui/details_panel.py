"""The side of the window with the divergences: filter, cards, verdict and note."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QActionGroup
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from variorum.gui.cards import SIGNS
from variorum.gui.details import DetailsList, spoken
from variorum.gui.judging import JudgementBar, verdict_name
from variorum.model.comparison import STATUSES
from variorum.model.review import VERDICTS

if TYPE_CHECKING:
    from PySide6.QtGui import QAction

    from variorum.gui.actions import Actions
    from variorum.gui.details import Order
    from variorum.gui.reviewing import Reviewing
    from variorum.gui.session import Session
    from variorum.model.comparison import Status
    from variorum.model.review import Verdict


class FilterRow(QWidget):
    """Words to search for, what is hidden, and the order."""

    def __init__(self, session: Session, details: DetailsList, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._details = details
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(self.tr("Search differences", "in a narrow field"))
        self.search.setAccessibleName(self.tr("Search differences"))
        self.search.setToolTip(self.tr("Show only differences that hold these words"))
        self.search.setClearButtonEnabled(True)
        self.filter = self._menu_button(
            self.tr("Filter"), self.tr("Show or hide differences by status and verdict")
        )
        self.sort = self._menu_button(
            self.tr("Sort"),
            self.tr("Order of the cards; up and down go through them in this order"),
        )
        self._status_actions: dict[Status, QAction] = {}
        self._verdict_actions: dict[Verdict, QAction] = {}
        self._fill_filter(self.filter.menu())
        self._fill_sort(self.sort.menu())
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 10, 12, 4)
        row.setSpacing(6)
        row.addWidget(self.search, 1)
        row.addWidget(self.filter)
        row.addWidget(self.sort)
        self.search.textChanged.connect(self._search)
        session.filter_changed.connect(self.refresh)

    def _menu_button(self, text: str, tooltip: str) -> QToolButton:
        button = QToolButton(self)
        button.setText(text)
        button.setAccessibleName(text)
        button.setToolTip(tooltip)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setMenu(QMenu(button))
        return button

    def _fill_filter(self, menu: QMenu) -> None:
        names = {
            "conflict": self.tr("Conflicts"),
            "compatible": self.tr("Compatible"),
            "variant": self.tr("Variants"),
        }
        for status in STATUSES:
            action = menu.addAction(f"{SIGNS[status]}  {names[status]}")
            action.toggled.connect(partial(self._show_status, status))
            self._status_actions[status] = action
        menu.addSeparator()
        for verdict in VERDICTS:
            action = menu.addAction(verdict_name(verdict))
            action.toggled.connect(partial(self._show_verdict, verdict))
            self._verdict_actions[verdict] = action
        for action in (*self._status_actions.values(), *self._verdict_actions.values()):
            action.setCheckable(True)
            action.setChecked(True)

    def _fill_sort(self, menu: QMenu) -> None:
        group = QActionGroup(self)
        orders: tuple[tuple[Order, str], ...] = (
            ("severity", self.tr("Conflicts first")),
            ("reading", self.tr("As they are read")),
            ("kind", self.tr("By kind")),
        )
        for order, text in orders:
            action = menu.addAction(text)
            action.setCheckable(True)
            action.setChecked(order == "severity")
            action.triggered.connect(partial(self._sort, order))
            group.addAction(action)

    def _search(self, words: str) -> None:
        self._session.set_filter(replace(self._session.filter, words=words.strip()))

    def _show_status(self, status: Status, shown: bool) -> None:  # noqa: FBT001 - a slot
        this: frozenset[Status] = frozenset({status})
        now = self._session.filter
        statuses = now.statuses - this if shown else now.statuses | this
        self._session.set_filter(replace(now, statuses=statuses))

    def _show_verdict(self, verdict: Verdict, shown: bool) -> None:  # noqa: FBT001 - a slot
        this: frozenset[Verdict] = frozenset({verdict})
        now = self._session.filter
        verdicts = now.verdicts - this if shown else now.verdicts | this
        self._session.set_filter(replace(now, verdicts=verdicts))

    def _sort(self, order: Order, *_: object) -> None:
        self._details.details.order = order
        self._details.refresh()

    def refresh(self) -> None:
        """Show that something is hidden."""
        now = self._session.filter
        hidden = len(now.statuses) + len(now.verdicts)
        name = self.tr("Filter")
        self.filter.setText(f"{name} {hidden}" if hidden else name)
        self.filter.setProperty("active", bool(hidden))
        self.filter.style().polish(self.filter)
        for status, action in self._status_actions.items():
            action.setChecked(status not in now.statuses)
        for verdict, action in self._verdict_actions.items():
            action.setChecked(verdict not in now.verdicts)


class DetailsPanel(QWidget):
    """The cards, or why there are none; above them the filter, below them the judgement."""

    def __init__(
        self,
        session: Session,
        reviewing: Reviewing,
        actions: Actions,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self.list = DetailsList(session, self)
        self.list.addAction(actions.copy_difference)
        self.list.addActions(list(actions.verdicts.values()))
        self.filter = FilterRow(session, self.list, self)
        self.judgement = JudgementBar(session, reviewing, actions.verdicts, self)
        self.nothing = QLabel(self)
        self.nothing.setObjectName("nothing")
        self.nothing.setWordWrap(True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter)
        self._stack = QStackedWidget(self)
        self._stack.addWidget(self.list)
        self._stack.addWidget(self.nothing)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.filter)
        column.addWidget(self._stack, 1)
        column.addWidget(self.judgement)
        self.refresh()

    def refresh(self) -> None:
        """Show the divergences as they are now."""
        self.list.refresh()
        self.nothing.setText(self._why_nothing())
        self._stack.setCurrentWidget(self.list if self.list.details.rowCount() else self.nothing)
        lookup = self._session.lookup
        self.filter.setVisible(bool(lookup and lookup.comparison.divergences))
        self.judgement.refresh()

    def refresh_current(self) -> None:
        """Frame the current divergence, and show what was decided on it."""
        self.judgement.refresh()
        divergence = self._session.attention.divergence()
        if divergence and QAccessible.isActive():
            # Wherever the focus is: the keys for next and previous leave it there.
            told = QAccessibleAnnouncementEvent(self, spoken(divergence, self._session))
            QAccessible.updateAccessibility(told)
        # The list has its new height only when the bar below has taken its room.
        QTimer.singleShot(0, self.list, self.list.refresh_current)

    def refresh_review(self) -> None:
        """Show what was decided and written."""
        self.list.cards.forget()
        self.list.scheduleDelayedItemsLayout()
        self.list.viewport().update()
        self.judgement.refresh()

    def _why_nothing(self) -> str:
        lookup = self._session.lookup
        if lookup is None:
            return self.tr("Differences appear here once the articles have been compared.")
        if lookup.comparison.divergences:
            return self.tr("All differences are hidden by the filter.")
        if len(lookup.articles) < 2:  # noqa: PLR2004 - it takes two to differ
            return self.tr("There is only one article: nothing to compare it with.")
        return self.tr(
            "No differing figures, quotes, dates, names or sources were found. "
            "That does not mean that the articles agree."
        )
