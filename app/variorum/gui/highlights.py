"""What is drawn under and over the words of a pane: tints, underlines, numbers, outlines."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainterPath, QPen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from PySide6.QtGui import QPainter

    from variorum.gui.marked_text import MarkedText
    from variorum.gui.marks import Mark
    from variorum.gui.palette import Palette
    from variorum.model.article import Span
    from variorum.model.comparison import Status

# How far the strokes under marked words stand below the letters' box, in pixels.
UNDERLINE_DROP = 0.5
NUMBER_PIXELS = 9
# Where the numbers' baseline is below the top of the letters' box: just over tall letters.
NUMBER_DROP = 4.0
_CORNER = 2.0
# How much thicker the strokes of changed words' letters are, as a share of the letters' size.
_THICKER = 0.045


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


def paint_below(
    painter: QPainter, text: MarkedText, colours: Palette, points: tuple[int, int]
) -> None:
    """Draw all that is emphasised, from the faint to the strong.

    Args:
        painter: In document coordinates.
        text: Says what is emphasised.
        colours: The theme.
        points: First and last code point of what is to be drawn.
    """
    first, last = points
    rects = text.places.rects
    shown = text.highlights
    accent = QColor(colours.accent)
    for span in _sentences(text, shown.current, first, last):
        paint_tint(painter, rects(*span), QColor(colours.current))
    _paint_extras(painter, text, colours, first, last)
    for span in _within(shown.hits, first, last):
        paint_tint(painter, rects(*span), QColor(colours.find))
    marks = list(text.marks.between(first, last))
    paint_marks(painter, marks, rects, colours)
    _embolden(painter, text, [span for mark in marks for span in mark.changed], colours)
    for span in _sentences(text, shown.selected, first, last):
        paint_outline(painter, rects(*span), accent, 1)
    for span in _within(shown.mentions, first, last):
        active = span == _item(shown.mentions, shown.mention)
        paint_outline(painter, rects(*span), accent, 2 if active else 1)
    if hit := _item(shown.hits, shown.hit):
        paint_outline(painter, rects(*hit), QColor(colours.current_line), 2)


def _paint_extras(
    painter: QPainter, text: MarkedText, colours: Palette, first: int, last: int
) -> None:
    """Draw what is shown on demand: agency copy, what stands only here, words that differ."""
    shown, places, grey = text.highlights, text.places, QColor(colours.secondary)
    line = QPen(QColor(colours.hairline), 3)
    for span in _within(shown.shared, first, last):
        for box in places.rects(*span):
            _stroke(painter, box, line, -1.5)
    for span in _sentences(text, shown.alone, first, last):
        boxes = places.rects(*span)
        bar = QRectF(5, boxes[0].top(), 3, boxes[-1].bottom() - boxes[0].top())
        painter.fillRect(bar, grey)
    if shown.differing is None:
        return
    thin = QPen(grey, 1, Qt.PenStyle.DotLine)
    for index in range(places.sentence_at(first), places.sentence_at(last) + 1):
        for span in shown.differing(index) if index >= 0 else ():
            for box in places.rects(*span):
                _stroke(painter, box, thin, 0)


def _embolden(painter: QPainter, text: MarkedText, spans: Sequence[Span], colours: Palette) -> None:
    """Draw the letters of changed words thicker; the text is drawn over them.

    A bold font would be wider: lines would break elsewhere whenever a kind is shown or hidden.
    """
    for span in spans:
        pen = QPen(QColor(colours.ink), text.letter_pixels * _THICKER)
        painter.strokePath(text.places.outline(span.start, span.end), pen)


def _sentences(
    text: MarkedText, indices: frozenset[int], first: int, last: int
) -> Iterator[tuple[int, int]]:
    known = text.places.sentences
    spans = (known[index] for index in sorted(indices) if index < len(known))
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


def paint_tint(painter: QPainter, rects: Sequence[QRectF], colour: QColor) -> None:
    """Lay a colour under words."""
    if not rects:
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    for rect in rects:
        painter.drawRoundedRect(rect.adjusted(-1, 0, 1, 1), _CORNER, _CORNER)


def paint_outline(painter: QPainter, rects: Sequence[QRectF], colour: QColor, width: float) -> None:
    """Draw one line around words that may run over several lines."""
    path = QPainterPath()
    # By the other rule what boxes have in common would be a hole, with lines of its own.
    path.setFillRule(Qt.FillRule.WindingFill)
    for number, rect in enumerate(rects):
        # Boxes of neighbouring lines must touch to become one shape.
        below = rects[number + 1].top() - rect.bottom() if number + 1 < len(rects) else 0.0
        reach = below + 1 if 0 <= below < rect.height() else 1.0
        path.addRect(rect.adjusted(-2, -1, 2, reach))
    painter.setPen(QPen(colour, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path.simplified())


def paint_marks(
    painter: QPainter,
    marks: Iterable[Mark],
    rects: Callable[[int, int], Sequence[QRectF]],
    colours: Palette,
) -> None:
    """Draw tints, underlines and numbers of marks.

    Args:
        painter: In the coordinates of the boxes.
        marks: In text order.
        rects: Gives the boxes around a stretch of code points.
        colours: The theme.
    """
    placed = [(mark, rects(mark.start, mark.end)) for mark in marks]
    for mark, boxes in placed:
        hue = colours.kinds[mark.kind]
        light = mark.status == "compatible"
        paint_tint(painter, boxes, _colour(hue.light if light else hue.tint))
        for span in mark.changed:
            paint_tint(painter, rects(span.start, span.end), _darker(hue.tint))
    for mark, boxes in placed:
        line = colours.kinds[mark.kind].line
        pen = _underline(mark.status, line)
        for box in boxes:
            _stroke(painter, box, pen, 0)
        for span in mark.changed:
            for box in rects(span.start, span.end):
                _stroke(painter, box, _thin(line), 0)
                _stroke(painter, box, _thin(line), 2)
    painter.setFont(number_font())
    for mark, boxes in placed:
        if boxes:
            # Raised over the end of the words: no room has to be made between them.
            painter.setPen(_colour(colours.kinds[mark.kind].line))
            last = boxes[-1]
            painter.drawText(QPointF(last.right() - 1, last.top() + NUMBER_DROP), mark.numbers)


@cache
def _colour(name: str) -> QColor:
    return QColor(name)


@cache
def _darker(name: str) -> QColor:
    return QColor(name).darker(106)


@cache
def _thin(colour: str) -> QPen:
    return QPen(QColor(colour), 1)


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
