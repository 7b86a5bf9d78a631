"""The space between two panes: curved bands join sentences that say the same."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QSplitterHandle, QToolTip

from variorum.gui import palette
from variorum.gui.labels import plain_tip

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtGui import QHelpEvent, QMouseEvent, QPaintEvent
    from PySide6.QtWidgets import QSplitter

    from variorum.gui.pane import Pane
    from variorum.gui.places import Places

WIDTH = 36
_STUB = 12
# Moved less than this, in pixels, a press is a click and no drag.
_STILL = 4
_MINIMUM = 3.0


@dataclass(frozen=True, slots=True)
class Band:
    """A link between a sentence on the left and one on the right.

    Attributes:
        left: Index of the sentence in the left article.
        right: Index in the right one.
        confident: Filled if so, a thin line if not.
        score: Higher ones are drawn over lower ones.
    """

    left: int
    right: int
    confident: bool
    score: float


@dataclass(frozen=True, slots=True)
class Placed:
    """A band, or the stub of one, on screen. Heights are the gutter's own pixels."""

    band: Band
    left: tuple[float, float] | None
    right: tuple[float, float] | None


@dataclass(frozen=True, slots=True)
class _View:
    """What a pane shows of its text. Top and bottom are the gutter's own pixels."""

    places: Places
    top: float
    bottom: float
    scroll: int

    def seen(self) -> range:
        """Sentences in view."""
        low, high = self.scroll + _MINIMUM, self.scroll + self.bottom - self.top - _MINIMUM
        return self.places.sentences_between(low, high)

    def extent(self, sentence: int) -> tuple[float, float]:
        """Top and bottom of the part of a sentence that is in view."""
        top, bottom = self.places.extent(sentence)
        shift = self.top - self.scroll
        return max(top + shift, self.top), min(bottom + shift, self.bottom)


class Gutter(QSplitterHandle):
    """Draws the bands between its two panes; dragging it makes one of them wider."""

    def __init__(self, orientation: Qt.Orientation, parent: QSplitter) -> None:
        super().__init__(orientation, parent)
        self.bands: tuple[Band, ...] = ()
        self.panes: tuple[Pane, Pane] | None = None
        self.describe: Callable[[Band], str] = lambda _band: ""
        self.clicked: Callable[[Band], None] = lambda _band: None
        self._pressed: QPoint | None = None
        self._hovered: Band | None = None
        self._current: frozenset[tuple[int, int]] = frozenset()
        self._by_left: dict[int, list[int]] = {}
        self._by_right: dict[int, list[int]] = {}
        self.setAccessibleName(self.tr("Links between the sentences beside"))
        self.setMouseTracking(True)

    def join(self, panes: tuple[Pane, Pane] | None, bands: Iterable[Band] = ()) -> None:
        """Show the links between these two panes, or nothing."""
        self.panes = panes
        self.bands = tuple(sorted(bands, key=lambda band: (band.confident, band.score)))
        self._by_left, self._by_right = {}, {}
        for place, band in enumerate(self.bands):
            self._by_left.setdefault(band.left, []).append(place)
            self._by_right.setdefault(band.right, []).append(place)
        self.update()

    def set_current(self, left: frozenset[int], right: frozenset[int]) -> None:
        """Bring out the bands between these sentences."""
        known = (self.bands[place] for n in left for place in self._by_left.get(n, ()))
        pairs = frozenset((band.left, band.right) for band in known if band.right in right)
        if pairs != self._current:
            self._current = pairs
            self.update()

    def placed(self) -> list[Placed]:
        """Bands with an end in view. The end out of view is None: a stub points to it."""
        if self.panes is None or not all(pane.text.positions_known for pane in self.panes):
            return []
        one, other = map(self._view, self.panes)
        seen1, seen2 = one.seen(), other.seen()
        found = [
            Placed(
                band,
                one.extent(band.left) if band.left in seen1 else None,
                other.extent(band.right) if band.right in seen2 else None,
            )
            for band in self._touching(seen1, seen2)
        ]
        return _without_idle_stubs(found)

    def _view(self, pane: Pane) -> _View:
        viewport = pane.text.viewport()
        top = self.mapFromGlobal(viewport.mapToGlobal(QPoint(0, 0))).y()
        scroll = pane.text.strip.value()
        return _View(pane.text.places, float(top), float(top + viewport.height()), scroll)

    def _touching(self, left: range, right: range) -> list[Band]:
        """Bands of sentences in these ranges, in the order of painting."""
        at_left = (place for n in left for place in self._by_left.get(n, ()))
        at_right = (place for n in right for place in self._by_right.get(n, ()))
        return [self.bands[place] for place in sorted({*at_left, *at_right})]

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the bands, those of the current difference last."""
        # A painter that an error leaves at work would end the program.
        with QPainter(self) as painter:
            self._draw(painter, palette.current())

    def _draw(self, painter: QPainter, colours: palette.Palette) -> None:
        painter.fillRect(self.rect(), QColor(colours.background))
        painter.setPen(QColor(colours.hairline))
        painter.drawLine(0, 0, 0, self.height())
        painter.drawLine(self.width() - 1, 0, self.width() - 1, self.height())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.panes is None:
            return
        top = min(self._view(pane).top for pane in self.panes)
        painter.setClipRect(0, int(top), self.width(), self.height())
        placed = self.placed()
        for item in placed:
            if not self._is_current(item.band):
                self._paint(painter, item, colours, current=False)
        for item in placed:
            if self._is_current(item.band):
                self._paint(painter, item, colours, current=True)

    def _is_current(self, band: Band) -> bool:
        return (band.left, band.right) in self._current

    def _paint(
        self, painter: QPainter, item: Placed, colours: palette.Palette, *, current: bool
    ) -> None:
        over = item.band == self._hovered
        confident = item.band.confident
        if not (confident or current or over):
            # There may be many of these, and most of them are of no interest: a hairline each.
            painter.setPen(QPen(QColor(colours.hairline), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(_thread(float(self.width()), item))
            return
        edge = QColor(colours.current_line if current else colours.band_edge)
        fill = QColor(colours.current if current else colours.band)
        if not (current or over):
            fill.setAlphaF(0.8)
        pen = QPen(edge, 1.2 if current or over else 1)
        if not confident:
            pen.setDashPattern([3, 2])
        painter.setPen(pen)
        painter.setBrush(fill if confident else Qt.BrushStyle.NoBrush)
        painter.drawPath(self._path(item))

    def _path(self, item: Placed) -> QPainterPath:
        width = float(self.width())
        if item.left and item.right:
            return _ribbon(0, width, item.left, item.right)
        if item.left:
            return _stub(0, _STUB, item.left)
        return _stub(width, width - _STUB, item.right or (0, 0))

    def event(self, event: QEvent) -> bool:
        """Say which sentences the band under the pointer joins."""
        if event.type() == QEvent.Type.ToolTip:
            help_event: QHelpEvent = event  # pyright: ignore[reportAssignmentType]
            band = self.band_at(help_event.pos())
            tip = plain_tip(self.describe(band)) if band else ""
            QToolTip.showText(help_event.globalPos(), tip, self)
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin to drag, or to click a band."""
        self._pressed = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Bring out the band under the pointer."""
        super().mouseMoveEvent(event)
        if not event.buttons():
            self._hover(self.band_at(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        """No band is under the pointer any more."""
        super().leaveEvent(event)
        self._hover(None)

    def _hover(self, band: Band | None) -> None:
        if band != self._hovered:
            self._hovered = band
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click on a band brings its sentences to one height."""
        super().mouseReleaseEvent(event)
        place = event.position().toPoint()
        still = self._pressed is not None and (place - self._pressed).manhattanLength() < _STILL
        if still and (band := self.band_at(place)):
            self.clicked(band)

    def band_at(self, position: QPoint) -> Band | None:
        """The topmost band at a place in the gutter."""
        place = QPointF(position)
        for item in reversed(self.placed()):
            if self._path(item).contains(place):
                return item.band
        return None


def _without_idle_stubs(placed: list[Placed]) -> list[Placed]:
    """Only a confident link gets a stub, and only if its sentence has no partner in view."""
    joined = {item.band.left for item in placed if item.left and item.right}
    reached = {item.band.right for item in placed if item.left and item.right}
    kept: list[Placed] = []
    for item in placed:
        stub = item.left is None or item.right is None
        busy = item.band.left in joined if item.left else item.band.right in reached
        if not stub or (item.band.confident and not busy):
            kept.append(item)
    return kept


def _ribbon(
    left: float, right: float, start: tuple[float, float], end: tuple[float, float]
) -> QPainterPath:
    middle = (left + right) / 2
    path = QPainterPath(QPointF(left, start[0]))
    path.cubicTo(QPointF(middle, start[0]), QPointF(middle, end[0]), QPointF(right, end[0]))
    path.lineTo(right, end[1])
    path.cubicTo(QPointF(middle, end[1]), QPointF(middle, start[1]), QPointF(left, start[1]))
    path.closeSubpath()
    return path


def _thread(width: float, item: Placed) -> QPainterPath:
    """A line from the middle of one sentence to that of the other."""
    path = QPainterPath()
    if item.left and item.right:
        start, end = sum(item.left) / 2, sum(item.right) / 2
        path.moveTo(0, start)
        path.cubicTo(width / 2, start, width / 2, end, width, end)
    return path


def _stub(edge: float, tip: float, extent: tuple[float, float]) -> QPainterPath:
    """A short tongue that points away from the sentence."""
    top, bottom = extent
    middle = (top + bottom) / 2
    half = min(7.0, (bottom - top) / 2)
    path = QPainterPath(QPointF(edge, middle - half))
    path.quadTo(QPointF(tip, middle - half), QPointF(tip, middle))
    path.quadTo(QPointF(tip, middle + half), QPointF(edge, middle + half))
    path.closeSubpath()
    return path
