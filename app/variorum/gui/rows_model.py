"""Statements as rows: which sentences of which articles stand side by side."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

if TYPE_CHECKING:
    from typing import Any

    from PySide6.QtCore import QObject

    from variorum.gui.session import Session

Index = QModelIndex | QPersistentModelIndex
_NOTHING = QModelIndex()


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
