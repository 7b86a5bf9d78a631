"""The list of the folder's files: which are shown, how far each has come, what is wrong."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen, QTextLayout
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLabel,
    QListView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from variorum.gui import palette
from variorum.gui.labels import BADGE, card_font, paint_badge, wrap

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from PySide6.QtCore import QAbstractItemModel, QObject

    from variorum.gui.session import Entry, Session

Index = QModelIndex | QPersistentModelIndex

_NOTHING = QModelIndex()
_TITLE_LINES = 3
_META = 16
_LEFT, _RIGHT = 37, 8
# From how many files on the list waits for more of them, and for how long.
_MANY, _SOON_MS = 50, 100


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
        """How long it is and how far it has come; of what could not be read, why."""
        if entry.article is None:
            return list(entry.notices[:1])
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
                return "\n".join([entry.title, Path(entry.path).name, *entry.notices])
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


class ArticleCard(QStyledItemDelegate):
    """Draws a file: letter, check box, title, facts, and what is wrong with it."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view
        self._titles: dict[tuple[str, int], QTextLayout] = {}
        self._heights: dict[tuple[str, str, int, int], int] = {}
        self._font = card_font(13)
        self._small = card_font(11)

    def _title(self, entry: Entry) -> QTextLayout:
        width = self._room()
        key = entry.title, width
        if key not in self._titles:
            text = " ".join(entry.title.split())
            self._titles[key] = wrap(text, self._font, width, most=_TITLE_LINES)
        return self._titles[key]

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """Up to three lines for the title, one for the facts, one more for a notice."""
        model = index.model()
        if not isinstance(model, ArticlesModel):
            return QSize(120, 60)
        entry = model.entry(index)
        # Thousands of files are laid out anew whenever one more is read.
        shape = entry.path, entry.state, len(entry.notices), self._room()
        if shape not in self._heights:
            words = self._title(entry).boundingRect().height()
            lines = len(self._lines(model, entry))
            self._heights[shape] = max(60, round(words) + _META * max(1, lines) + 22)
        return QSize(120, self._heights[shape])

    def forget(self) -> None:
        """Measure anew: there is another result, or none."""
        self._heights.clear()

    def _lines(self, model: ArticlesModel, entry: Entry) -> list[str]:
        """What stands under the title: the facts, in a line each if one has no room for them."""
        facts = model.facts(entry)
        if not entry.article:
            return facts
        width = QFontMetrics(self._small).horizontalAdvance(model.longest_meta(entry))
        if width <= self._room():
            facts = [model.meta(entry)]
        elif len(facts) == 1:
            facts = [*facts, ""]
        return [*facts, *entry.notices[:1]]

    def _room(self) -> int:
        """Of a line, in pixels."""
        return self._view.viewport().width() - 12 - _LEFT - _RIGHT

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one card."""
        model = index.model()
        if not isinstance(model, ArticlesModel):
            return
        entry, colours = model.entry(index), palette.current()
        box = _rect(option).adjusted(6, 2, -6, -4)
        shown = model.data(index, Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_card(painter, option, box, colours, shown=shown)
        badge = QRectF(box.left() + 9, box.top() + 9, BADGE, BADGE)
        if entry.article:
            paint_badge(painter, badge, entry.letter, colours)
            _paint_check(painter, badge.translated(3, BADGE + 5), colours, shown=shown)
        else:
            painter.setPen(QColor(colours.conflict))
            painter.setFont(card_font(15, bold=True))
            painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, "!")
        self._paint_words(painter, box, entry, self._lines(model, entry), colours)
        painter.restore()

    @staticmethod
    def _paint_card(
        painter: QPainter,
        option: QStyleOptionViewItem,
        box: QRect,
        colours: palette.Palette,
        *,
        shown: bool,
    ) -> None:
        state = _state(option)
        focused = bool(state & QStyle.StateFlag.State_HasFocus)
        over = bool(state & QStyle.StateFlag.State_MouseOver)
        edge = colours.accent if focused else colours.hairline
        painter.setPen(QPen(QColor(edge), 1))
        fill = colours.paper if shown else colours.background
        painter.setBrush(QColor(colours.hover if over else fill))
        painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 7, 7)

    def _paint_words(
        self,
        painter: QPainter,
        box: QRect,
        entry: Entry,
        lines: list[str],
        colours: palette.Palette,
    ) -> None:
        painter.setPen(QColor(colours.ink if entry.article else colours.secondary))
        title = self._title(entry)
        title.draw(painter, QPointF(box.left() + _LEFT, box.top() + 7))
        painter.setFont(self._small)
        painter.setPen(QColor(colours.secondary))
        top = box.top() + 8 + round(title.boundingRect().height())
        line = QRect(box.left() + _LEFT, top, box.width() - _LEFT - _RIGHT, _META)
        trouble = entry.notices[:1] if entry.article else []
        for number, text in enumerate(lines, 1):
            if trouble and number == len(lines):
                painter.setPen(QColor(colours.conflict))
            elided = painter.fontMetrics().elidedText(
                text, Qt.TextElideMode.ElideRight, line.width()
            )
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, elided)
            line.translate(0, _META)

    def editorEvent(
        self,
        event: QEvent,
        model: QAbstractItemModel,
        _option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        """A click anywhere on the card, or the space bar, shows the article or takes it away."""
        clicked = event.type() == QEvent.Type.MouseButtonRelease
        space = (
            event.type() == QEvent.Type.KeyPress
            and getattr(event, "key", lambda: None)() == Qt.Key.Key_Space
        )
        state = model.data(index, Qt.ItemDataRole.CheckStateRole)
        if not (clicked or space) or state is None:
            return False
        other = Qt.CheckState.Unchecked if state == Qt.CheckState.Checked else Qt.CheckState.Checked
        return model.setData(index, other, Qt.ItemDataRole.CheckStateRole)


def _paint_check(
    painter: QPainter, plate: QRectF, colours: palette.Palette, *, shown: bool
) -> None:
    box = QRectF(plate.topLeft(), QSizeF(14, 14))
    painter.setPen(QPen(QColor(colours.accent if shown else colours.secondary), 1))
    painter.setBrush(QColor(colours.accent) if shown else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
    if shown:
        painter.setPen(QPen(QColor(colours.on_accent), 1.6))
        left, middle = box.topLeft() + QPointF(3.5, 7.2), box.topLeft() + QPointF(6, 9.8)
        painter.drawPolyline([left, middle, box.topLeft() + QPointF(10.6, 4.6)])


def _rect(option: QStyleOptionViewItem) -> QRect:
    return option.rect  # pyright: ignore[reportAttributeAccessIssue]


def _state(option: QStyleOptionViewItem) -> QStyle.StateFlag:
    return option.state  # pyright: ignore[reportAttributeAccessIssue]


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
        self.heading = QLabel(self)
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
        self.heading.setText(" · ".join(filter(None, [folder, count])).upper())
        self.heading.setToolTip("\n".join(self._session.paths))

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
