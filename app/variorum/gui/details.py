"""The list of divergences: each on a card, the worst first."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    Qt,
    QTimer,
)
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from variorum.gui import palette
from variorum.gui.cards import Card
from variorum.gui.marks import number, severity
from variorum.gui.terms import label_name
from variorum.model.comparison import KINDS, Divergence

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from PySide6.QtCore import QAbstractItemModel, QObject
    from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QResizeEvent

    from variorum.gui.lookup import Lookup
    from variorum.gui.session import Session

Index = QModelIndex | QPersistentModelIndex
_NOTHING = QModelIndex()
# Cards are laid out a hundred at a time; how long to wait for those that are not yet.
_LATER_MS = 15


Order = Literal["severity", "reading", "kind"]

# Sorting is stable: what is alike stays in reading order.
_KEYS: dict[Order, Callable[[Divergence], int]] = {
    "severity": lambda divergence: severity(divergence.status),
    "reading": lambda _: 0,
    "kind": lambda divergence: KINDS.index(divergence.kind),
}


class DetailsModel(QAbstractListModel):
    """Divergences that pass the filter, in the order wished for."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._rows: list[Divergence] = []
        self._places: dict[str, int] = {}
        self.order: Order = "severity"

    def refresh(self) -> None:
        """Take the divergences anew."""
        self.beginResetModel()
        found = self._session.visible_divergences()
        self._rows = sorted(found, key=_KEYS[self.order])
        self._places = {divergence.id: row for row, divergence in enumerate(self._rows)}
        self.endResetModel()

    def rowCount(self, parent: Index = _NOTHING) -> int:
        """One row a divergence."""
        return 0 if parent.isValid() else len(self._rows)

    def divergence(self, index: Index) -> Divergence:
        """The divergence in a row."""
        return self._rows[index.row()]

    def row_of(self, divergence: str | None) -> QModelIndex:
        """The row of a divergence, by id."""
        row = self._places.get(divergence or "")
        return QModelIndex() if row is None else self.index(row)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Words for the screen reader; the card is drawn by the delegate."""
        divergence = self._rows[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return spoken(divergence, self._session)
        return None


def spoken(divergence: Divergence, session: Session) -> str:
    """A divergence as one text, for a screen reader or the clipboard."""
    letters = {entry.id: entry.letter for entry in session.entries}
    readings = (f"{letters.get(r.article, '?')}: {r.text}" for r in divergence.readings)
    return (
        f"{number(divergence.id)}. {divergence.about} ({label_name(divergence.label)}). "
        f"{'; '.join(readings)}. {divergence.explanation}"
    )


class CardDelegate(QStyledItemDelegate):
    """Draws the cards and remembers how they are laid out."""

    def __init__(self, session: Session, view: QListView) -> None:
        super().__init__(view)
        self._session = session
        self._view = view
        self._cards: dict[tuple[str, int, bool], Card] = {}
        # Of the cards that are not looked at.
        self._sizes: dict[str, QSize] = {}
        self._of: Lookup | None = None

    def forget(self) -> None:
        """Lay out all cards anew when they are next drawn."""
        self._cards.clear()
        self._sizes.clear()

    @cached_property
    def _empty_size(self) -> QSize:
        return QSize(0, 0)

    def card(self, index: Index) -> Card | None:
        """The card of a row, laid out for the list's width."""
        model, lookup = index.model(), self._session.lookup
        if not isinstance(model, DetailsModel) or lookup is None:
            return None
        if lookup is not self._of:
            self._of = lookup
            self.forget()
        divergence = model.divergence(index)
        width = self._view.viewport().width()
        whole = divergence.id == self._session.attention.current
        key = divergence.id, width, whole
        if key not in self._cards:
            letters = {entry.id: entry.letter for entry in self._session.entries}
            self._cards[key] = Card(
                divergence,
                lookup,
                letters,
                width,
                judgement=self._session.review.judgement(divergence.id),
                whole=whole,
            )
        return self._cards[key]

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as its words are. Asked for every row whenever one of them changes."""
        model, session = index.model(), self._session
        if not isinstance(model, DetailsModel) or session.lookup is not self._of:
            return self._measure(index)
        identity = model.divergence(index).id
        if identity == session.attention.current:
            return self._measure(index)
        if identity not in self._sizes:
            self._sizes[identity] = self._measure(index)
        return self._sizes[identity]

    def _measure(self, index: Index) -> QSize:
        card = self.card(index)
        return QSize(10, round(card.height)) if card else self._empty_size

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one card."""
        card = self.card(index)
        if card is None:
            return
        state: QStyle.StateFlag = option.state  # pyright: ignore[reportAttributeAccessIssue]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(option.rect.topLeft())  # pyright: ignore[reportAttributeAccessIssue]
        card.paint(
            painter,
            palette.current(),
            current=card.divergence.id == self._session.attention.current,
            over=bool(state & QStyle.StateFlag.State_MouseOver),
            focused=bool(state & QStyle.StateFlag.State_HasFocus),
        )
        painter.restore()

    def editorEvent(
        self,
        event: QEvent,
        _model: QAbstractItemModel,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        """A click on a line goes to that reading, elsewhere on the card to the first ones."""
        if not isinstance(event, QMouseEvent) or event.type() != QEvent.Type.MouseButtonRelease:
            return False
        if event.button() != Qt.MouseButton.LeftButton or not (card := self.card(index)):
            return False
        top = option.rect.top()  # pyright: ignore[reportAttributeAccessIssue]
        reading = card.reading_at(event.position().y() - top)
        place = (reading.article, reading.start) if reading else None
        self._session.attention.set_current(card.divergence.id, at=place)
        return True


class DetailsList(QListView):
    """The cards, one under the other."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.setObjectName("cards")
        self.cards = CardDelegate(session, self)
        self.details = DetailsModel(session, self)
        self.setModel(self.details)
        self.setItemDelegate(self.cards)
        self.setMouseTracking(True)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setLayoutMode(QListView.LayoutMode.Batched)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setAccessibleName(self.tr("Differences"))
        self.activated.connect(self._activate)
        self._later = QTimer(self, interval=_LATER_MS, singleShot=True)
        self._later.timeout.connect(self._bring_current)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin with the first card, unless another was looked at."""
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self.details.index(0))
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down go through the cards as they are sorted, and the panes follow."""
        before = self.currentIndex()
        super().keyPressEvent(event)
        if self.currentIndex() != before and self.currentIndex().isValid():
            self._activate(self.currentIndex())

    def _activate(self, index: QModelIndex) -> None:
        self._session.attention.set_current(self.details.divergence(index).id)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer what can be done with the card under the pointer."""
        index = self.indexAt(event.pos())
        if index.isValid():
            self._session.attention.set_current(self.details.divergence(index).id)
            menu = QMenu(self)
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            menu.addActions(self.actions())
            menu.popup(event.globalPos())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew for another width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.cards.forget()
            self.scheduleDelayedItemsLayout()

    def refresh(self) -> None:
        """Show the divergences as they are now."""
        self.details.refresh()

    def refresh_current(self) -> None:
        """Frame the card of the current divergence, and bring it into view."""
        self.scheduleDelayedItemsLayout()
        index = self.details.row_of(self._session.attention.current)
        self.viewport().update()
        if index.isValid():
            self.setCurrentIndex(index)
            self.executeDelayedItemsLayout()
            self._bring_current()

    def _bring_current(self) -> None:
        """Bring the current card into view, as soon as the cards before it are laid out."""
        index = self.details.row_of(self._session.attention.current)
        if not index.isValid():
            return
        box, hint = self.visualRect(index), QAbstractItemView.ScrollHint
        if box.isEmpty():
            self._later.start()
        else:
            # Of a card that is higher than the list, the top is seen: what it is about.
            tall = box.height() > self.viewport().height()
            self.scrollTo(index, hint.PositionAtTop if tall else hint.EnsureVisible)
