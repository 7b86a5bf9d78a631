"""The folder's files as the list shows them: letter, title, facts, what is wrong."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from variorum.gui.labels import plain_tip

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from PySide6.QtCore import QObject

    from variorum.gui.session import Entry, Session

Index = QModelIndex | QPersistentModelIndex

_NOTHING = QModelIndex()


class ArticlesModel(QAbstractListModel):
    """The session's entries, checkable where there is an article to show."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._rows: tuple[Entry, ...] = ()
        self._words: dict[str, int] = {}

    def refresh(self) -> None:
        """Take the entries anew."""
        old, new = self._rows, self._session.entries
        first = _common(old, new)
        last = _common(old[first:][::-1], new[first:][::-1])
        if len(old) == len(new):
            self._rows = new
            if first < len(new):
                self.dataChanged.emit(self.index(first), self.index(len(new) - last - 1))
        elif first + last == len(old):
            self.beginInsertRows(_NOTHING, first, len(new) - last - 1)
            self._rows = new
            self.endInsertRows()
        else:
            self.beginResetModel()
            self._rows = new
            self.endResetModel()

    def refresh_all(self) -> None:
        """Say all rows anew, though the entries are the same: there is another result."""
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def rowCount(self, parent: Index = _NOTHING) -> int:
        """One row a file."""
        return 0 if parent.isValid() else len(self._rows)

    def entry(self, index: Index) -> Entry:
        """The file in a row."""
        return self._rows[index.row()]

    def meta(self, entry: Entry) -> str:
        """What is said of it under the title."""
        return " · ".join(self.facts(entry))

    def longest_meta(self, entry: Entry) -> str:
        """As `meta` is while the file goes through the states that take most room."""
        states = (self.tr("analysing…"), self.tr("{0} % shared").format(100))
        return " · ".join([*self.facts(entry)[:1], max(states, key=len)])

    def facts(self, entry: Entry) -> list[str]:
        """How long an article is, and how far it has come."""
        if entry.article is None:
            return []
        words = self._words.get(entry.article.sha256)
        if words is None:
            words = self._words[entry.article.sha256] = len(entry.article.text.split())
        parts = [self.tr("%Ln word(s)", "", words)]
        lookup = self._session.lookup
        if entry.state in ("read", "analysing") and lookup is None:
            state = self.tr("analysing…") if entry.state == "analysing" else self.tr("read")
            parts.append(state)
        elif lookup and (share := lookup.comparison.shares.get(entry.id)) is not None:
            parts.append(self.tr("{0} % shared").format(round(100 * share)))
        return parts

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Title, check mark, and the words for tooltip and screen reader."""
        entry = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return entry.title
            case Qt.ItemDataRole.CheckStateRole if entry.article:
                shown = entry.id in self._session.shown
                return Qt.CheckState.Checked if shown else Qt.CheckState.Unchecked
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip("\n".join([entry.title, Path(entry.path).name, *entry.notices]))
            case Qt.ItemDataRole.AccessibleTextRole:
                return " ".join([entry.letter, entry.title, self.meta(entry), *entry.notices])
            case _:
                return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Show an article, or take it out of the panes."""
        entry = self._rows[index.row()]
        if role != Qt.ItemDataRole.CheckStateRole or entry.article is None:
            return False
        on = Qt.CheckState(value) == Qt.CheckState.Checked
        self._session.set_in_pane(entry.id, on=on)
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Unreadable files can be looked at but not shown."""
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if self._rows[index.row()].article:
            flags |= Qt.ItemFlag.ItemIsUserCheckable
        return flags


def _common(one: Sequence[Entry], other: Sequence[Entry]) -> int:
    """How many entries two lists begin with alike."""
    pairs = enumerate(zip(one, other, strict=False))
    different = (place for place, (mine, its) in pairs if mine is not its)
    return next(different, min(len(one), len(other)))
