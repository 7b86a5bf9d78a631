"""The divergences as a table: what it is about, each article's words, verdict and note."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from variorum.gui import palette
from variorum.gui.actions import kind_name
from variorum.gui.cards import SIGNS
from variorum.gui.judging import SIGNS as VERDICT_SIGNS
from variorum.gui.judging import verdict_name
from variorum.gui.labels import plain_tip
from variorum.gui.marks import number, severity
from variorum.gui.offsets import displayable
from variorum.gui.terms import label_name
from variorum.model.comparison import KINDS
from variorum.model.review import VERDICTS

if TYPE_CHECKING:
    from typing import Any

    from PySide6.QtCore import QObject

    from variorum.gui.session import Session
    from variorum.model.comparison import Divergence

Index = QModelIndex | QPersistentModelIndex
_NOTHING = QModelIndex()
_ROW = 46
_WIDTHS = {"number": 44, "kind": 84, "status": 110, "about": 170, "verdict": 110, "note": 150}
_ARTICLE = 170
_PADDING = 20
_BEFORE = ("number", "kind", "status", "about")
_AFTER = ("verdict", "note")


class TableModel(QAbstractTableModel):
    """Divergences that pass the filter, sorted by a column."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._rows: list[Divergence] = []
        self._articles: list[tuple[str, str]] = []
        self._sorting = _BEFORE.index("status"), Qt.SortOrder.AscendingOrder

    def refresh(self) -> None:
        """Take the divergences anew."""
        self.beginResetModel()
        self._rows = self._session.visible_divergences()
        self._articles = [(e.id, e.letter) for e in self._session.entries if e.article]
        self._arrange()
        self.endResetModel()

    def refresh_review(self) -> None:
        """Show verdicts and notes as they are now."""
        if self._rows:
            last = self.index(len(self._rows) - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def divergence(self, index: Index) -> Divergence:
        """The divergence in a row."""
        return self._rows[index.row()]

    def row_of(self, divergence: str | None) -> int:
        """Row of a divergence, by id; -1 if it is not on show."""
        return next((n for n, row in enumerate(self._rows) if row.id == divergence), -1)

    def columns(self) -> list[str]:
        """Names of the columns; those of articles are their ids."""
        return [*_BEFORE, *(article for article, _ in self._articles), *_AFTER]

    def rowCount(self, parent: Index = _NOTHING) -> int:
        """One row a divergence."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _NOTHING) -> int:
        """Facts, a column for each article, verdict and note."""
        return 0 if parent.isValid() else len(_BEFORE) + len(self._articles) + len(_AFTER)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """What stands in the columns."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        names = {
            "number": self.tr("No."),
            "kind": self.tr("Kind"),
            "status": self.tr("Status"),
            "about": self.tr("About"),
            "verdict": self.tr("Verdict"),
            "note": self.tr("Note"),
        }
        column = self.columns()[section]
        return names.get(column) or dict(self._articles)[column]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Words and colours."""
        divergence, column = self._rows[index.row()], self.columns()[index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return displayable(self.words(divergence, column))
            case Qt.ItemDataRole.ToolTipRole if column == "about":
                return plain_tip(f"{divergence.about}\n{divergence.explanation}")
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(self.words(divergence, column))
            case Qt.ItemDataRole.ForegroundRole:
                return self._colour(divergence, column)
            case Qt.ItemDataRole.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            case _:
                return None

    def words(self, divergence: Divergence, column: str) -> str:
        """What stands in a cell."""
        judgement = self._session.review.judgement(divergence.id)
        facts = {
            "number": number(divergence.id),
            "kind": kind_name(divergence.kind),
            "status": f"{SIGNS[divergence.status]} {label_name(divergence.label)}",
            "about": divergence.about,
            "verdict": f"{VERDICT_SIGNS[judgement.verdict]} {verdict_name(judgement.verdict)}",
            "note": " ".join(judgement.note.split()),
        }
        if column in facts:
            return facts[column]
        said = [r.text for r in divergence.readings if r.article == column]
        return " · ".join(" ".join(text.split()) for text in dict.fromkeys(said)) or "–"

    def _colour(self, divergence: Divergence, column: str) -> QColor | None:
        colours = palette.current()
        if column == "status":
            conflict = divergence.status == "conflict"
            return QColor(colours.conflict) if conflict else colours.line(divergence.kind)
        if column in ("number", "kind"):
            return colours.line(divergence.kind)
        return None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Arrange by a column; what is equal there stays in reading order."""
        self._sorting = column, order
        self.layoutAboutToBeChanged.emit()
        self._rows = self._session.visible_divergences()
        self._arrange()
        self.layoutChanged.emit()

    def _arrange(self) -> None:
        column, order = self._sorting
        names = self.columns()
        if not 0 <= column < len(names):
            return
        self._rows.sort(
            key=lambda divergence: self._key(divergence, names[column]),
            reverse=order == Qt.SortOrder.DescendingOrder,
        )

    def _key(self, divergence: Divergence, column: str) -> tuple[int, str]:
        match column:
            case "number":
                return int(number(divergence.id)), ""
            case "kind":
                return KINDS.index(divergence.kind), ""
            case "status":
                return severity(divergence.status), ""
            case "verdict":
                verdict = self._session.review.judgement(divergence.id).verdict
                return VERDICTS.index(verdict), ""
            case _:
                return 0, self.words(divergence, column).casefold()


class TableView(QTableView):
    """Shows the table; choosing a row looks at its divergence."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._stale = True
        self._following = False
        self.setObjectName("table")
        self.table = TableModel(session, self)
        self.setModel(self.table)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(True)
        self.setSortingEnabled(True)
        self.sortByColumn(_BEFORE.index("status"), Qt.SortOrder.AscendingOrder)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(_ROW)
        self.horizontalHeader().setSectionsMovable(True)
        self.horizontalHeader().setHighlightSections(False)
        self.setAccessibleName(self.tr("Table of differences"))
        self.selectionModel().currentRowChanged.connect(self._look)

    def refresh(self) -> None:
        """Show the divergences as they are now, at once or when they are next looked at."""
        self._stale = True
        if self.isVisible():
            self._catch_up()

    def _catch_up(self) -> None:
        self._stale = False
        self._following = True
        self.table.refresh()
        for place, column in enumerate(self.table.columns()):
            self.setColumnWidth(place, self._width(column))
        self._following = False
        self.refresh_current()

    def _width(self, column: str) -> int:
        """Of a column, in pixels: what is the same in many rows is never cut off."""
        names = {
            "kind": [kind_name(kind) for kind in KINDS],
            "verdict": [f"{VERDICT_SIGNS[name]} {verdict_name(name)}" for name in VERDICTS],
        }
        measure = self.fontMetrics().horizontalAdvance
        longest = max(map(measure, names.get(column, [""])))
        return max(_WIDTHS.get(column, _ARTICLE), longest + _PADDING)

    def showEvent(self, event: object) -> None:
        """Catch up with what happened meanwhile."""
        super().showEvent(event)  # pyright: ignore[reportArgumentType]
        if self._stale:
            self._catch_up()
        self.refresh_current()

    def refresh_current(self) -> None:
        """Select the row of the current divergence."""
        row = self.table.row_of(self._session.attention.current)
        if self.isVisible() and row >= 0 and row != self.currentIndex().row():
            self._following = True
            self.selectRow(row)
            self._following = False

    def _look(self, index: QModelIndex) -> None:
        if index.isValid() and not self._following:
            self._session.attention.set_current(self.table.divergence(index).id)
