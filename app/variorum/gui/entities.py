"""The table of persons, places and organisations: how often each article names them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QTreeView

from variorum.gui import palette
from variorum.gui.labels import plain_tip
from variorum.gui.offsets import displayable

if TYPE_CHECKING:
    from typing import Any

    from PySide6.QtCore import QObject

    from variorum.gui.session import Session
    from variorum.model.comparison import Entity

Index = QModelIndex | QPersistentModelIndex
_NOTHING = QModelIndex()
_GROUP = 0xFFFF_FFFF
EVERYWHERE = "*"
_GROUPS = ("PERSON", "ORG", "GPE", "LOC", "FAC", "NORP", "EVENT", "PRODUCT", "WORK_OF_ART", "LAW")


@dataclass(frozen=True, slots=True)
class _Group:
    label: str
    entities: tuple[Entity, ...]


class EntitiesModel(QAbstractItemModel):
    """Entities under their types, with a column of counts for each article."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._groups: list[_Group] = []
        self._columns: list[tuple[str, str]] = []
        self._sought = ""
        self.scope = ""

    def refresh(self) -> None:
        """Take the entities anew."""
        self.beginResetModel()
        lookup = self._session.lookup
        entities = lookup.comparison.entities if lookup else ()
        self._columns = [(e.id, e.letter) for e in self._session.entries if e.article]
        by_label: dict[str, list[Entity]] = {}
        for entity in entities:
            named = self._sought in " ".join([entity.name, *entity.forms]).casefold()
            if named and self._in_scope(entity):
                by_label.setdefault(entity.label, []).append(entity)
        order = {label: place for place, label in enumerate(_GROUPS)}
        self._groups = [
            _Group(label, tuple(sorted(by_label[label], key=_weight)))
            for label in sorted(by_label, key=lambda label: (order.get(label, len(order)), label))
        ]
        self.endResetModel()

    def _in_scope(self, entity: Entity) -> bool:
        if not self.scope:
            return True
        if self.scope == EVERYWHERE:
            return len(entity.mentions) == len(self._columns)
        return set(entity.mentions) == {self.scope}

    def set_scope(self, scope: str) -> None:
        """Show only entities that one article (by id) alone names, or `EVERYWHERE`; "" for all."""
        self.scope = scope
        self.refresh()

    def set_sought(self, words: str) -> None:
        """Show only entities whose names hold these words."""
        self._sought = words.strip().casefold()
        self.refresh()

    def type_name(self, label: str) -> str:
        """What a type is called in the window."""
        names = {
            "PERSON": self.tr("People"),
            "ORG": self.tr("Organisations"),
            "GPE": self.tr("Countries and cities"),
            "LOC": self.tr("Places"),
            "FAC": self.tr("Buildings and airports"),
            "NORP": self.tr("Nationalities and groups"),
            "EVENT": self.tr("Events"),
            "PRODUCT": self.tr("Products"),
            "WORK_OF_ART": self.tr("Works"),
            "LAW": self.tr("Laws"),
        }
        return names.get(label, label.replace("_", " ").capitalize())

    def entity(self, index: Index) -> Entity | None:
        """The entity in a row; None for a heading."""
        if not index.isValid() or index.internalId() == _GROUP:
            return None
        return self._groups[index.internalId()].entities[index.row()]

    def article(self, column: int) -> str:
        """Id of the article whose counts stand in a column."""
        return self._columns[column - 1][0] if 0 < column <= len(self._columns) else ""

    def index(self, row: int, column: int, parent: Index = _NOTHING) -> QModelIndex:
        """A heading at the top level, an entity below one."""
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        return self.createIndex(row, column, parent.row() if parent.isValid() else _GROUP)

    def parent(self, index: Index = _NOTHING) -> QModelIndex:  # pyright: ignore[reportIncompatibleMethodOverride]
        """The heading of an entity."""
        if not index.isValid() or index.internalId() == _GROUP:
            return QModelIndex()
        return self.createIndex(index.internalId(), 0, _GROUP)

    def rowCount(self, parent: Index = _NOTHING) -> int:
        """Headings, or the entities of one."""
        if not parent.isValid():
            return len(self._groups)
        if parent.internalId() == _GROUP and parent.column() == 0:
            return len(self._groups[parent.row()].entities)
        return 0

    def columnCount(self, parent: Index = _NOTHING) -> int:  # noqa: ARG002 - Qt's name
        """The name, and one for each article."""
        return 1 + len(self._columns)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The articles' letters."""
        if orientation != Qt.Orientation.Horizontal or section > len(self._columns):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._columns[section - 1][1] if section else self.tr("Name")
        if role == Qt.ItemDataRole.TextAlignmentRole and section:
            return Qt.AlignmentFlag.AlignCenter
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Names and counts."""
        entity = self.entity(index)
        if entity is None:
            return self._heading(index, role)
        if index.column():
            return self._count(entity, index.column(), role)
        if role == Qt.ItemDataRole.DisplayRole:
            return displayable(entity.name)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip("\n".join(entity.forms) or entity.name)
        return None

    def _count(self, entity: Entity, column: int, role: int) -> Any:
        article, letter = self._columns[column - 1]
        count = entity.mentions.get(article, 0)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return str(count or "–")
            case Qt.ItemDataRole.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignCenter
            case Qt.ItemDataRole.ToolTipRole if count:
                return self.tr("Go to the next mention in article {0}").format(letter)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self.tr("{0}: {1} in article {2}").format(entity.name, count, letter)
            case _:
                return None

    def _heading(self, index: Index, role: int) -> Any:
        if index.column():
            return None
        group = self._groups[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return f"{self.type_name(group.label)}  {len(group.entities)}"
        return None


def _weight(entity: Entity) -> tuple[int, int, str]:
    """What several articles name, and name often, comes first."""
    return -len(entity.mentions), -sum(entity.mentions.values()), entity.name


class CountDelegate(QStyledItemDelegate):
    """Draws counts as links."""

    def __init__(self, session: Session, view: QTreeView) -> None:
        super().__init__(view)
        self._session = session

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """Headings bold, counts underlined, dashes grey."""
        super().initStyleOption(option, index)
        model, colours = index.model(), palette.current()
        if not isinstance(model, EntitiesModel):
            return
        entity = model.entity(index)
        font: QFont = option.font  # pyright: ignore[reportAttributeAccessIssue]
        role = option.palette.ColorRole.Text  # pyright: ignore[reportAttributeAccessIssue]
        colour = colours.ink
        if entity is None:
            font.setWeight(QFont.Weight.DemiBold)
            colour = colours.secondary
        elif index.column():
            found = entity.mentions.get(model.article(index.column()), 0)
            font.setUnderline(bool(found))
            font.setWeight(QFont.Weight.DemiBold if found else QFont.Weight.Normal)
            colour = colours.accent if found else colours.secondary
        option.font = font  # pyright: ignore[reportAttributeAccessIssue]
        option.palette.setColor(role, QColor(colour))  # pyright: ignore[reportAttributeAccessIssue]

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Tint the count that was last followed."""
        model, mention = index.model(), self._session.attention.mention
        if isinstance(model, EntitiesModel) and mention and (entity := model.entity(index)):
            here = entity.id, model.article(index.column())
            if here == mention[:2]:
                colour = QColor(palette.current().selection)
                painter.fillRect(option.rect, colour)  # pyright: ignore[reportAttributeAccessIssue]
        super().paint(painter, option, index)
