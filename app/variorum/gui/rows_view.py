"""The same articles as rows: what says the same stands side by side, in the leading order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLabel,
    QListView,
    QStackedWidget,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from variorum.gui import palette
from variorum.gui.cell import Cell
from variorum.gui.labels import card_font
from variorum.gui.pane_head import PaneHead
from variorum.gui.typography import TEXT_PIXELS
from variorum.model.comparison import SentenceRef

if TYPE_CHECKING:
    from typing import Any

    from PySide6.QtCore import QAbstractItemModel, QObject
    from PySide6.QtGui import QResizeEvent

    from variorum.gui.finding import Spans
    from variorum.gui.session import Session

Index = QModelIndex | QPersistentModelIndex
_NOTHING = QModelIndex()
_PAD = 14
_GAP = 8
_LEAST_HEIGHT = 30


@dataclass(frozen=True, slots=True)
class Row:
    """Sentences that say the same.

    Attributes:
        sentences: For each shown article that has some, their indices in order.
        alone: Whether no other article, shown or not, says it.
    """

    sentences: dict[str, tuple[int, ...]]
    alone: bool


class RowsModel(QAbstractListModel):
    """Statements of the articles that are shown."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._rows: list[Row] = []

    def refresh(self) -> None:
        """Take the statements anew."""
        self.beginResetModel()
        self._rows = []
        lookup, shown = self._session.lookup, self._session.shown
        for statement in lookup.comparison.statements if lookup else ():
            found: dict[str, list[int]] = {}
            for member in statement.members:
                if member.article in shown:
                    found.setdefault(member.article, []).append(member.sentence)
            if found:
                alone = len({member.article for member in statement.members}) == 1
                sentences = {article: tuple(sorted(of)) for article, of in found.items()}
                self._rows.append(Row(sentences, alone))
        self.endResetModel()

    def rowCount(self, parent: Index = _NOTHING) -> int:
        """One row a statement."""
        return 0 if parent.isValid() else len(self._rows)

    def row(self, index: Index) -> Row:
        """The statement in a row."""
        return self._rows[index.row()]

    def row_of(self, sentences: dict[str, frozenset[int]]) -> QModelIndex:
        """The first row with most of some sentences."""
        best, most = QModelIndex(), 0
        for number, row in enumerate(self._rows):
            common = sum(
                len(sentences.get(a, frozenset()) & set(of)) for a, of in row.sentences.items()
            )
            if common > most:
                best, most = self.index(number), common
        return best

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Words for the screen reader."""
        lookup = self._session.lookup
        if lookup is None or role not in (
            Qt.ItemDataRole.DisplayRole,
            Qt.ItemDataRole.AccessibleTextRole,
        ):
            return None
        letters = {entry.id: entry.letter for entry in self._session.entries}
        parts: list[str] = []
        for article, sentences in self._rows[index.row()].sentences.items():
            found = lookup.articles[article]
            words = " ".join(
                found.text[found.sentences[n].start : found.sentences[n].end] for n in sentences
            )
            parts.append(f"{letters.get(article, '')}: {words}")
        return "  ".join(parts)


class RowDelegate(QStyledItemDelegate):
    """Draws a row: a cell for each shown article."""

    def __init__(self, session: Session, view: RowsList) -> None:
        super().__init__(view)
        self._session = session
        self._view = view
        self._cells: dict[tuple[int, str], Cell] = {}

    def forget(self) -> None:
        """Lay out all cells anew."""
        self._cells.clear()

    def cell_width(self) -> float:
        """Width of the words in a cell."""
        columns = max(1, len(self._session.shown))
        return self._view.viewport().width() / columns - 2 * _PAD

    def cell(self, index: Index, article: str) -> Cell | None:
        """The cell of an article in a row; None where it says nothing."""
        model, lookup = index.model(), self._session.lookup
        if not isinstance(model, RowsModel) or lookup is None:
            return None
        sentences = model.row(index).sentences.get(article)
        if not sentences:
            return None
        key = index.row(), article
        if key not in self._cells:
            self._cells[key] = Cell(
                lookup.articles[article],
                sentences,
                lookup.marks(article, self._session.hidden_ids()),
                self.cell_width(),
                self._view.pixels,
            )
        return self._cells[key]

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as the longest cell."""
        cells = (self.cell(index, article) for article in self._session.shown)
        heights = [cell.height for cell in cells if cell]
        return QSize(10, round(max([_LEAST_HEIGHT, *heights]) + 2 * _GAP))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one row."""
        model, colours = index.model(), palette.current()
        box = QRectF(option.rect)  # pyright: ignore[reportAttributeAccessIssue]
        if not isinstance(model, RowsModel):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(box, QColor(colours.paper))
        painter.setPen(QColor(colours.hairline))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        width = self.cell_width() + 2 * _PAD
        for column, article in enumerate(self._session.shown):
            left = box.left() + column * width
            if column:
                painter.setPen(QColor(colours.hairline))
                painter.drawLine(QPointF(left, box.top()), QPointF(left, box.bottom()))
            if cell := self.cell(index, article):
                painter.save()
                painter.translate(left + _PAD, box.top() + _GAP)
                cell.paint(
                    painter,
                    colours,
                    current=self._view.current.get(article, frozenset()),
                    selected=self._view.selected.get(article, frozenset()),
                    hits=self._view.hits.get(article, ()),
                )
                painter.restore()
            else:
                self._paint_nothing(painter, QRectF(left, box.top(), width, box.height()))
        painter.restore()

    def _paint_nothing(self, painter: QPainter, box: QRectF) -> None:
        painter.setFont(card_font(11))
        painter.setPen(QColor(palette.current().secondary))
        painter.drawText(
            box.adjusted(_PAD, _GAP + 3, -_PAD, 0),
            Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft,
            self.tr("not found"),
        )

    def editorEvent(
        self,
        event: QEvent,
        _model: QAbstractItemModel,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        """A click on a mark looks at its divergence, on words at their sentence."""
        if not isinstance(event, QMouseEvent) or event.type() != QEvent.Type.MouseButtonRelease:
            return False
        place = event.position() - QPointF(option.rect.topLeft())  # pyright: ignore[reportAttributeAccessIssue]
        width = self.cell_width() + 2 * _PAD
        column = int(place.x() // width)
        if not 0 <= column < len(self._session.shown):
            return False
        article = self._session.shown[column]
        cell = self.cell(index, article)
        if cell is None:
            return False
        place -= QPointF(column * width + _PAD, _GAP)
        if mark := cell.mark_at(place):
            self._session.attention.look_at(mark.divergences, at=(article, mark.start))
        else:
            self._session.attention.select(SentenceRef(article, cell.sentence_at(place)))
        return True


class RowsList(QListView):
    """The rows, one under the other."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pixels = TEXT_PIXELS
        self.current: dict[str, frozenset[int]] = {}
        self.selected: dict[str, frozenset[int]] = {}
        self.hits: dict[str, Spans] = {}
        self.setObjectName("rows")
        self.rows = RowsModel(session, self)
        self.cells = RowDelegate(session, self)
        self.setModel(self.rows)
        self.setItemDelegate(self.cells)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setLayoutMode(QListView.LayoutMode.Batched)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setAccessibleName(self.tr("Statements side by side"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew for another width."""
        self.cells.forget()
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


class RowsView(QWidget):
    """Heads of the articles, and their statements in rows below."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.list = RowsList(session, self)
        self._heads = QHBoxLayout()
        self._heads.setSpacing(0)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(self._heads)
        self._body = QStackedWidget(self)
        self.waiting = QLabel(self.tr("Rows appear once the articles have been compared."), self)
        self.waiting.setObjectName("nothing")
        self.waiting.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter)
        self._body.addWidget(self.list)
        self._body.addWidget(self.waiting)
        layout.addWidget(self._body, 1)
        self._stale = True

    def refresh(self) -> None:
        """Show the statements as they are now, at once or when they are next looked at."""
        self._stale = True
        if self.isVisible():
            self._catch_up()

    def _catch_up(self) -> None:
        self._stale = False
        while item := self._heads.takeAt(0):
            if head := item.widget():
                head.deleteLater()
        for article in self._session.shown:
            if entry := self._session.entry(article):
                head = PaneHead(self, movable=False)
                head.show_entry(entry, leading=article == self._session.reference)
                self._heads.addWidget(head, 1)
        self._heads.addSpacing(self.list.verticalScrollBar().sizeHint().width())
        self.list.cells.forget()
        self.list.rows.refresh()
        self._body.setCurrentWidget(self.list if self.list.rows.rowCount() else self.waiting)

    def showEvent(self, event: object) -> None:
        """Catch up with what happened meanwhile."""
        super().showEvent(event)  # pyright: ignore[reportArgumentType]
        if self._stale:
            self._catch_up()
        self.refresh_highlights()

    def set_text_size(self, pixels: int) -> None:
        """Set the size of the letters, in pixels."""
        self.list.pixels = pixels
        self.refresh()

    def show_hits(self, hits: dict[str, Spans]) -> None:
        """Emphasise the words looked for."""
        self.list.hits = hits
        self.list.viewport().update()

    def refresh_highlights(self) -> None:
        """Emphasise the current divergence or the clicked sentence, and bring it into view."""
        if not self.isVisible():
            return
        session, lookup = self._session, self._session.lookup
        divergence = session.attention.divergence()
        chosen = session.attention.selected
        self.list.current = lookup.sentences_of(divergence) if lookup and divergence else {}
        self.list.selected = lookup.group_of(chosen) if lookup and chosen else {}
        self.list.viewport().update()
        sought = self.list.current or self.list.selected
        if sought:
            index = self.list.rows.row_of(sought)
            self.list.setCurrentIndex(index)
            self.list.scrollTo(index, QAbstractItemView.ScrollHint.EnsureVisible)

    def mark_place(self, row: int, article: str) -> QPoint:
        """Where the first mark of a cell stands in the list's viewport."""
        index = self.list.rows.index(row)
        cell = self.list.cells.cell(index, article)
        column = self._session.shown.index(article)
        corner = self.list.visualRect(index).topLeft()
        left = column * (self.list.cells.cell_width() + 2 * _PAD) + _PAD
        box = cell.boxes(cell.marks[0].start, cell.marks[0].end)[0] if cell else QRectF()
        return corner + QPoint(round(left + box.left() + 3), round(_GAP + box.center().y()))
