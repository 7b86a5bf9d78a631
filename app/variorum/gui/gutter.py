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
        confident: Filled if so, outlined only if not.
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


class Gutter(QSplitterHandle):
    """Draws the bands between its two panes; dragging it makes one of them wider."""

    def __init__(self, orientation: Qt.Orientation, parent: QSplitter) -> None:
        super().__init__(orientation, parent)
        self.bands: tuple[Band, ...] = ()
        self.panes: tuple[Pane, Pane] | None = None
        self.describe: Callable[[Band], str] = lambda _band: ""
        self.clicked: Callable[[Band], None] = lambda _band: None
        self._pressed: QPoint | None = None
        self._current: frozenset[tuple[int, int]] = frozenset()
        self._extents: list[tuple[Band, tuple[float, float], tuple[float, float]]] | None = None
        self.setAccessibleName(self.tr("Links between the sentences beside"))
        self.setMouseTracking(True)

    def join(self, left: Pane, right: Pane, bands: Iterable[Band]) -> None:
        """Show the links between these two panes."""
        self.panes = left, right
        self.bands = tuple(sorted(bands, key=lambda band: (band.confident, band.score)))
        self.forget()

    def set_current(self, left: frozenset[int], right: frozenset[int]) -> None:
        """Bring out the bands between these sentences."""
        pairs = frozenset(
            (b.left, b.right) for b in self.bands if b.left in left and b.right in right
        )
        if pairs != self._current:
            self._current = pairs
            self.update()

    def forget(self) -> None:
        """Take the positions of the sentences anew."""
        self._extents = None
        self.update()

    def placed(self) -> list[Placed]:
        """Bands with an end in view. The end out of view is None: a stub points to it."""
        if self.panes is None or not all(pane.text.positions_known for pane in self.panes):
            return []
        (top1, bottom1, scroll1), (top2, bottom2, scroll2) = map(self._view, self.panes)
        least1, most1 = scroll1 + _MINIMUM, scroll1 + bottom1 - top1 - _MINIMUM
        least2, most2 = scroll2 + _MINIMUM, scroll2 + bottom2 - top2 - _MINIMUM
        found: list[Placed] = []
        for band, (first1, last1), (first2, last2) in self._all_extents():
            on_left = last1 >= least1 and first1 <= most1
            on_right = last2 >= least2 and first2 <= most2
            if not (on_left or on_right):
                continue
            left = right = None
            if on_left:
                left = max(first1 - scroll1 + top1, top1), min(last1 - scroll1 + top1, bottom1)
            if on_right:
                right = max(first2 - scroll2 + top2, top2), min(last2 - scroll2 + top2, bottom2)
            found.append(Placed(band, left, right))
        return _without_idle_stubs(found)

    def _view(self, pane: Pane) -> tuple[float, float, float]:
        """Top and bottom of a pane's text in this gutter, and how far it is scrolled."""
        viewport = pane.text.viewport()
        top = self.mapFromGlobal(viewport.mapToGlobal(QPoint(0, 0))).y()
        return top, top + viewport.height(), pane.text.strip.value()

    def _all_extents(self) -> list[tuple[Band, tuple[float, float], tuple[float, float]]]:
        """Where both ends of every band stand in their texts; remembered, for it takes time."""
        if self._extents is None and self.panes is not None:
            left, right = self.panes[0].text, self.panes[1].text
            self._extents = [
                (band, left.extent(band.left), right.extent(band.right))
                for band in self.bands
                if band.left < len(left.sentences) and band.right < len(right.sentences)
            ]
        return self._extents or []

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the bands, those of the current difference last."""
        colours = palette.current()
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(colours.background))
        painter.setPen(QColor(colours.hairline))
        painter.drawLine(0, 0, 0, self.height())
        painter.drawLine(self.width() - 1, 0, self.width() - 1, self.height())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.panes is None:
            return
        top = min(self._view(pane)[0] for pane in self.panes)
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
        edge = QColor(colours.current_line if current else colours.band_edge)
        fill = QColor(colours.current if current else colours.band)
        if not current:
            fill.setAlphaF(0.8)
        pen = QPen(edge, 1.2 if current else 1)
        if not item.band.confident:
            pen.setDashPattern([3, 2])
        painter.setPen(pen)
        painter.setBrush(fill if item.band.confident else Qt.BrushStyle.NoBrush)
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
