"""How a file looks in the list of articles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen, QTextLayout
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from variorum.gui import palette
from variorum.gui.articles_model import ArticlesModel, Index
from variorum.gui.labels import BADGE, card_font, paint_badge, wrap

if TYPE_CHECKING:
    from PySide6.QtCore import QAbstractItemModel

    from variorum.gui.session import Entry

_TITLE_LINES, _NOTICE_LINES = 3, 4
_META = 16
_LEFT, _RIGHT = 37, 8


class ArticleCard(QStyledItemDelegate):
    """Draws a file: letter, check box, title, facts, and what is wrong with it."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view
        self._titles: dict[tuple[str, int], QTextLayout] = {}
        self._notices: dict[tuple[str, int], QTextLayout] = {}
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

    def notice(self, entry: Entry) -> QTextLayout | None:
        """What is wrong, as it stands on the card: the first notice, the others are in the tip."""
        if not entry.notices:
            return None
        key = entry.notices[0], self._room()
        if key not in self._notices:
            self._notices[key] = wrap(key[0], self._small, key[1], most=_NOTICE_LINES)
        return self._notices[key]

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """Up to three lines for the title, one for the facts, up to four more for a notice."""
        model = index.model()
        if not isinstance(model, ArticlesModel):
            return QSize(120, 60)
        entry = model.entry(index)
        # Thousands of files are laid out anew whenever one more is read.
        shape = entry.path, entry.state, len(entry.notices), self._room()
        if shape not in self._heights:
            words = self._title(entry).boundingRect().height()
            notice = self.notice(entry)
            words += notice.boundingRect().height() if notice else 0
            lines = len(self._lines(model, entry))
            self._heights[shape] = max(60, round(words) + _META * lines + 22)
        return QSize(120, self._heights[shape])

    def forget(self) -> None:
        """Measure anew: there is another result, or none."""
        self._heights.clear()

    def _lines(self, model: ArticlesModel, entry: Entry) -> list[str]:
        """What stands under the title: the facts, in a line each if one has no room for them."""
        if not entry.article:
            return []
        facts = model.facts(entry)
        width = QFontMetrics(self._small).horizontalAdvance(model.longest_meta(entry))
        if width <= self._room():
            facts = [model.meta(entry)]
        elif len(facts) == 1:
            facts = [*facts, ""]
        return facts

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
        for text in lines:
            elided = painter.fontMetrics().elidedText(
                text, Qt.TextElideMode.ElideRight, line.width()
            )
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, elided)
            line.translate(0, _META)
        if notice := self.notice(entry):
            painter.setPen(QColor(colours.conflict if entry.article else colours.secondary))
            notice.draw(painter, QPointF(line.topLeft()))

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
