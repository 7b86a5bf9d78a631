"""What is drawn under and over the words of a pane: tints, underlines, numbers, outlines."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainterPath, QPen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from PySide6.QtGui import QPainter

    from variorum.gui.article_text import ArticleText
    from variorum.gui.marks import Mark
    from variorum.gui.palette import Palette
    from variorum.model.comparison import Status

# How far the strokes under marked words stand below the letters' box, in pixels.
UNDERLINE_DROP = 0.5
NUMBER_PIXELS = 9
_CORNER = 2.0


@dataclass(frozen=True, slots=True)
class Highlights:
    """What is emphasised in an article besides its marks. Spans are in code points.

    Attributes:
        current: Sentences of the current divergence, by index.
        selected: Sentences outlined because they, or their partners, were clicked.
        hits: Where the words looked for stand.
        hit: Index of the hit that the search stands at, or -1.
        mentions: Where the chosen entity is mentioned.
        mention: Index of the mention last jumped to, or -1.
        shared: Runs of words that stand alike in other articles.
        alone: Sentences that no other article has, by index.
        differing: Gives the words of a sentence that differ from its partner's; None if they are
            not wanted.
    """

    current: frozenset[int] = frozenset()
    selected: frozenset[int] = frozenset()
    hits: tuple[tuple[int, int], ...] = ()
    hit: int = -1
    mentions: tuple[tuple[int, int], ...] = ()
    mention: int = -1
    shared: tuple[tuple[int, int], ...] = ()
    alone: frozenset[int] = frozenset()
    differing: Callable[[int], tuple[tuple[int, int], ...]] | None = None


def paint_below(painter: QPainter, text: ArticleText, colours: Palette) -> None:
    """Draw all that is in view, from the faint to the strong.

    Args:
        painter: In document coordinates.
        text: Says what is in view, what is emphasised, and where it stands.
        colours: The theme.
    """
    first, last = text.visible_points()
    shown = text.highlights
    accent = QColor(colours.accent)
    for span in _sentences(text, shown.current, first, last):
        paint_tint(painter, text.rects(*span), QColor(colours.current))
    _paint_extras(painter, text, colours, first, last)
    for span in _within(shown.hits, first, last):
        paint_tint(painter, text.rects(*span), QColor(colours.find))
    for mark in text.marks.between(first, last):
        changed = [box for span in mark.changed for box in text.rects(span.start, span.end)]
        paint_mark(painter, mark, text.rects(mark.start, mark.end), changed, colours)
    for span in _sentences(text, shown.selected, first, last):
        paint_outline(painter, text.rects(*span), accent, 1)
    for span in _within(shown.mentions, first, last):
        active = span == _item(shown.mentions, shown.mention)
        paint_outline(painter, text.rects(*span), accent, 2 if active else 1)
    if hit := _item(shown.hits, shown.hit):
        paint_outline(painter, text.rects(*hit), QColor(colours.current_line), 2)


def _paint_extras(
    painter: QPainter, text: ArticleText, colours: Palette, first: int, last: int
) -> None:
    """Draw what is shown on demand: agency copy, what stands only here, words that differ."""
    shown, grey = text.highlights, QColor(colours.secondary)
    line = QPen(QColor(colours.hairline), 3)
    for span in _within(shown.shared, first, last):
        for box in text.rects(*span):
            _stroke(painter, box, line, -1.5)
    for span in _sentences(text, shown.alone, first, last):
        boxes = text.rects(*span)
        bar = QRectF(5, boxes[0].top(), 3, boxes[-1].bottom() - boxes[0].top())
        painter.fillRect(bar, grey)
    if shown.differing is None:
        return
    thin = QPen(grey, 1, Qt.PenStyle.DotLine)
    for index in range(text.sentence_at(first), text.sentence_at(last) + 1):
        for span in shown.differing(index) if index >= 0 else ():
            for box in text.rects(*span):
                _stroke(painter, box, thin, 0)


def _sentences(
    text: ArticleText, indices: frozenset[int], first: int, last: int
) -> Iterator[tuple[int, int]]:
    spans = (text.sentences[index] for index in sorted(indices) if index < len(text.sentences))
    yield from ((s.start, s.end) for s in spans if s.start <= last and s.end >= first)


def _within(spans: Sequence[tuple[int, int]], first: int, last: int) -> Sequence[tuple[int, int]]:
    begin = bisect_left(spans, first, key=lambda span: span[1])
    return spans[begin : bisect_right(spans, last, key=lambda span: span[0])]


def _item(spans: Sequence[tuple[int, int]], index: int) -> tuple[int, int] | None:
    return spans[index] if 0 <= index < len(spans) else None


@cache
def number_font() -> QFont:
    """The font of the raised numbers: that of the window, small."""
    font = QFont()
    font.setPixelSize(NUMBER_PIXELS)
    font.setWeight(QFont.Weight.DemiBold)
    return font


@cache
def number_room(numbers: str) -> float:
    """How much space the raised numbers take behind a mark, in pixels."""
    return QFontMetricsF(number_font()).horizontalAdvance(numbers) + 3


def paint_tint(painter: QPainter, rects: Sequence[QRectF], colour: QColor) -> None:
    """Lay a colour under words."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    for rect in rects:
        painter.drawRoundedRect(rect.adjusted(-1, 0, 1, 1), _CORNER, _CORNER)


def paint_outline(painter: QPainter, rects: Sequence[QRectF], colour: QColor, width: float) -> None:
    """Draw one line around words that may run over several lines."""
    path = QPainterPath()
    for number, rect in enumerate(rects):
        # Boxes of neighbouring lines must touch to become one shape.
        below = rects[number + 1].top() - rect.bottom() if number + 1 < len(rects) else 0.0
        reach = below + 1 if 0 <= below < rect.height() else 1.0
        path.addRect(rect.adjusted(-2, -1, 2, reach))
    painter.setPen(QPen(colour, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path.simplified())


def paint_mark(
    painter: QPainter,
    mark: Mark,
    rects: Sequence[QRectF],
    changed: Sequence[QRectF],
    colours: Palette,
) -> None:
    """Draw tint, underline and number of a mark.

    Args:
        painter: In document coordinates.
        mark: What is marked.
        rects: Boxes of its words.
        changed: Boxes of the words in it that differ.
        colours: The theme.
    """
    line = colours.line(mark.kind)
    paint_tint(painter, rects, colours.tint(mark.kind, mark.status))
    paint_tint(painter, changed, QColor(colours.kinds[mark.kind].tint).darker(106))
    pen = _underline(mark.status, colours.kinds[mark.kind].line)
    for rect in rects:
        _stroke(painter, rect, pen, 0)
    for rect in changed:
        solid = QPen(line, 1)
        _stroke(painter, rect, solid, 0)
        _stroke(painter, rect, solid, 2)
    if rects:
        _paint_number(painter, mark.numbers, rects[-1], line)


@cache
def _underline(status: Status, colour: str) -> QPen:
    pen = QPen(QColor(colour), 2 if status == "conflict" else 1.6)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if status == "compatible":
        pen.setDashPattern([1.0, 1.0])
    elif status == "variant":
        pen.setDashPattern([3.2, 1.8])
    return pen


def _stroke(painter: QPainter, rect: QRectF, pen: QPen, lift: float) -> None:
    y = rect.bottom() + UNDERLINE_DROP - lift
    painter.setPen(pen)
    painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y))


def _paint_number(painter: QPainter, numbers: str, last: QRectF, colour: QColor) -> None:
    font = number_font()
    painter.setFont(font)
    painter.setPen(colour)
    room = number_room(numbers)
    box = QRectF(last.right() - room + 1, last.top() + 1, room, NUMBER_PIXELS + 2)
    painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, numbers)
