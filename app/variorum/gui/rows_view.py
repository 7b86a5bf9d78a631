"""The same articles as rows: what says the same stands side by side, in the leading order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QEvent,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QTimer,
)
from PySide6.QtGui import QColor, QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLabel,
    QListView,
    QScrollArea,
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
from variorum.gui.rows_model import Index, RowsModel
from variorum.gui.typography import TEXT_PIXELS
from variorum.model.comparison import SentenceRef

if TYPE_CHECKING:
    from PySide6.QtCore import QAbstractItemModel
    from PySide6.QtGui import QResizeEvent

    from variorum.gui.finding import Spans
    from variorum.gui.session import Session

_PAD = 14
_GAP = 8
_LEAST_HEIGHT = 30
# Below this, long words break: a narrow window scrolls sideways instead.
_LEAST_WIDTH = 208


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

    def row_width(self) -> int:
        """Of all cells side by side: as wide as the view, or as its columns need."""
        return max(self._view.viewport().width(), _LEAST_WIDTH * len(self._session.shown))

    def cell_width(self) -> float:
        """Width of the words in a cell."""
        return self.row_width() / max(1, len(self._session.shown)) - 2 * _PAD

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
        height = round(max([_LEAST_HEIGHT, *heights]) + 2 * _GAP)
        # Only what is wider than the view may make it scroll.
        wider = self.row_width() > self._view.viewport().width()
        return QSize(self.row_width() if wider else 10, height)

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
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
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
        self._strip = QWidget(self)
        self._heads = QHBoxLayout(self._strip)
        self._heads.setContentsMargins(0, 0, 0, 0)
        self._heads.setSpacing(0)
        self._top = self._make_top()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._top)
        self._body = QStackedWidget(self)
        self.waiting = QLabel(self.tr("Rows appear once the articles have been compared."), self)
        self.waiting.setObjectName("nothing")
        self.waiting.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter)
        self._body.addWidget(self.list)
        self._body.addWidget(self.waiting)
        layout.addWidget(self._body, 1)
        self._stale = True

    def _make_top(self) -> QScrollArea:
        """The heads, which go sideways with the rows."""
        top = QScrollArea(self)
        top.setObjectName("rowsTop")
        top.setFrameShape(QScrollArea.Shape.NoFrame)
        top.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        top.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        top.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        top.setWidget(self._strip)
        self.list.horizontalScrollBar().valueChanged.connect(top.horizontalScrollBar().setValue)
        return top

    def _fit_heads(self) -> None:
        """Let every head stand over its column."""
        width = self.list.cells.row_width()
        bar = self.list.verticalScrollBar().sizeHint().width()
        self._heads.setContentsMargins(0, 0, bar, 0)
        height = self._strip.sizeHint().height()
        self._strip.setFixedSize(width + bar, height)
        self._top.setFixedHeight(height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make the heads as wide as the columns below."""
        super().resizeEvent(event)
        # The list has its new width a moment later.
        QTimer.singleShot(0, self, self._fit_heads)

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
        lookup = self._session.lookup
        shares = lookup.comparison.shares if lookup else {}
        for article in self._session.shown:
            if entry := self._session.entry(article):
                head = PaneHead(self, movable=False)
                leading = article == self._session.reference
                head.show_entry(entry, leading=leading, share=shares.get(article))
                self._heads.addWidget(head, 1)
                head.show()
        self.list.cells.forget()
        self.list.rows.refresh()
        self._fit_heads()
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
            across = self.list.horizontalScrollBar().value()
            self.list.setCurrentIndex(index)
            self.list.scrollTo(index, QAbstractItemView.ScrollHint.EnsureVisible)
            self.list.horizontalScrollBar().setValue(self._nearest(sought, across))

    def _nearest(self, sought: dict[str, frozenset[int]], across: int) -> int:
        """How far to scroll sideways, from `across`, until some of what is sought is in view."""
        width = self.list.cells.cell_width() + 2 * _PAD
        room = self.list.viewport().width() - width
        lefts = [n * width for n, name in enumerate(self._session.shown) if sought.get(name)]
        goals = [round(min(max(across, left - room), left)) for left in lefts]
        return min(goals, key=lambda goal: abs(goal - across), default=across)

    def mark_place(self, row: int, article: str) -> QPoint:
        """Where the first mark of a cell stands in the list's viewport."""
        index = self.list.rows.index(row)
        cell = self.list.cells.cell(index, article)
        column = self._session.shown.index(article)
        corner = self.list.visualRect(index).topLeft()
        left = column * (self.list.cells.cell_width() + 2 * _PAD) + _PAD
        box = cell.boxes(cell.marks[0].start, cell.marks[0].end)[0] if cell else QRectF()
        return corner + QPoint(round(left + box.left() + 3), round(_GAP + box.center().y()))
