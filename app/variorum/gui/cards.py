"""How a divergence looks in the list of details: what stands where on its card."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPen, QTextCharFormat, QTextLayout

from variorum.gui.judging import SIGNS as VERDICT_SIGNS
from variorum.gui.judging import verdict_name
from variorum.gui.labels import card_font, wrap
from variorum.gui.marks import number
from variorum.gui.offsets import Offsets
from variorum.gui.terms import label_name

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from variorum.gui.lookup import Lookup
    from variorum.gui.palette import Palette
    from variorum.model.article import AnnotatedArticle
    from variorum.model.comparison import Divergence, Reading, Status
    from variorum.model.review import Judgement

SIGNS: dict[Status, str] = {"conflict": "≠", "compatible": "≈", "variant": "∼"}
MARGIN = 8
_PAD = 12
_GAP = 8
_TAG = 20
_LINE = 19
_LETTER = 18
_NUMBER_WIDTH = 40.0
# Words before the reading that say what it is about, in characters.
_LEAD_IN = 18
_SHORT = 48
_LEAST_ABOUT = 90
_QUOTE_LINES = 20


@cache
def _metrics(pixels: int, *, bold: bool) -> QFontMetricsF:
    return QFontMetricsF(card_font(pixels, bold=bold))


@lru_cache(maxsize=20_000)
def _advance(text: str, pixels: int, *, bold: bool = False) -> float:
    return _metrics(pixels, bold=bold).horizontalAdvance(text)


@dataclass(frozen=True, slots=True)
class Excerpt:
    """A reading with some of the words around it.

    Attributes:
        text: One line of text.
        start: Where the reading's own words begin in it, in code points.
        end: Where they end.
        changed: Words in it that differ from other articles.
    """

    text: str
    start: int
    end: int
    changed: tuple[tuple[int, int], ...] = ()


def excerpt(article: AnnotatedArticle, reading: Reading, *, whole: bool) -> Excerpt:
    """What an article says, with enough around it to be understood.

    Args:
        article: That says it.
        reading: The words in question.
        whole: Whether long words may not be cut down to the part that differs.
    """
    text, start = article.text, reading.start
    first, last = _sentence(article, reading)
    if not whole and reading.changed:
        lead = text.rfind(" ", start, max(start, reading.changed[0].start - _LEAD_IN))
        start = lead + 1 if lead > 0 else start
    elif not whole or reading.end - start <= _SHORT:
        room = len(text) if whole else _LEAD_IN
        near = max(first, start - room)
        start = near if near == first else text.find(" ", near, start) + 1 or start
    end = reading.end if reading.end - reading.start > _SHORT else max(last, reading.end)
    before = "…" if start > first else ""
    shift = len(before) - start
    return Excerpt(
        text=(before + text[start:end]).replace("\n", " "),
        start=max(start, reading.start) + shift,
        end=reading.end + shift,
        changed=tuple(
            (span.start + shift, span.end + shift)
            for span in reading.changed
            if start <= span.start <= span.end <= end
        ),
    )


def _sentence(article: AnnotatedArticle, reading: Reading) -> tuple[int, int]:
    """The sentence that a reading begins in, or the reading itself."""
    index = bisect_right(article.sentences, reading.start, key=lambda span: span.start) - 1
    if index < 0 or article.sentences[index].end <= reading.start:
        return reading.start, reading.end
    return article.sentences[index].start, article.sentences[index].end


@dataclass(frozen=True, slots=True)
class Line:
    """A reading on a card: its letter, its laid-out words, where it stands."""

    letter: str
    reading: Reading
    words: QTextLayout
    box: QRectF


def _lines(divergence: Divergence, *, whole: bool) -> int:
    """How many lines a reading may take: a quote is shown whole, of others what stands around."""
    if not whole:
        return 1
    return _QUOTE_LINES if divergence.kind == "quote" else 2


class Card:
    """A divergence laid out for a width, its top left corner at the origin.

    Thousands may be in the list, so its height is known from widths alone, and words are laid
    out only when they are drawn; of the one looked at, all is laid out at once.
    """

    def __init__(
        self,
        divergence: Divergence,
        lookup: Lookup,
        letters: dict[str, str],
        width: float,
        *,
        judgement: Judgement,
        whole: bool,
    ) -> None:
        """Measure.

        Args:
            divergence: What to show.
            lookup: Knows the articles.
            letters: Of the articles, by id.
            width: Of the card with its margins, in pixels.
            judgement: What the user decided and wrote.
            whole: Whether nothing is cut, as for the one looked at.
        """
        self.divergence = divergence
        self.tag = f"{SIGNS[divergence.status]} {label_name(divergence.label)}"
        self._lookup = lookup
        self._letters = letters
        self._width = width
        self._whole = whole
        self._inner = width - 2 * (MARGIN + _PAD)
        self._tag_width = _advance(self.tag, 11, bold=True) + 16
        room = self._inner - self._tag_width - _GAP - _NUMBER_WIDTH
        self._below = room < _LEAST_ABOUT
        self._about_room = self._inner if self._below else room
        self._about_top = MARGIN / 2 + _PAD + (_TAG + 2 if self._below else 0)
        fits = _advance(divergence.about, 13, bold=True) <= self._about_room
        about_height = self._about.boundingRect().height() if whole else (1 if fits else 2) * 18.0
        self._lines_top = self._about_top + max(_TAG, about_height) + 5
        readings = sum(1 for r in divergence.readings if r.article in lookup.articles)
        self._why_top = self._lines_top + 3
        self._why_top += sum(n.box.height() for n in self.lines) if whole else readings * _LINE
        fits = _advance(divergence.explanation, 11) <= self._inner
        why_height = self._why.boundingRect().height() if whole else (1 if fits else 2) * 15.0
        self._own_top = self._why_top + why_height + 4
        self._judgement = judgement
        own_height = 0.0
        if self._own_words:
            own_height = 4 + (self._own.boundingRect().height() if whole else 15.0)
        self.height = self._why_top + why_height + own_height + _PAD + MARGIN / 2

    @property
    def _own_words(self) -> str:
        verdict, note = self._judgement.verdict, " ".join(self._judgement.note.split())
        decided = "" if verdict == "open" else f"{VERDICT_SIGNS[verdict]} {verdict_name(verdict)}"
        return " – ".join(filter(None, [decided, note]))

    @cached_property
    def _own(self) -> QTextLayout:
        most = 12 if self._whole else 1
        return wrap(self._own_words, card_font(11, bold=True), self._inner, most=most)

    @cached_property
    def _about(self) -> QTextLayout:
        most = 4 if self._whole else 2
        font = card_font(13, bold=True)
        return wrap(self.divergence.about, font, self._about_room, most=most)

    @cached_property
    def _why(self) -> QTextLayout:
        most = 12 if self._whole else 2
        return wrap(self.divergence.explanation, card_font(11), self._inner, most=most)

    @cached_property
    def lines(self) -> list[Line]:
        """A line for each reading, with its place on the card."""
        found: list[Line] = []
        y = self._lines_top
        cut = not (self._whole and self.divergence.kind == "quote")
        for reading in self.divergence.readings:
            article = self._lookup.articles.get(reading.article)
            if article is None:
                continue
            words = self._words(
                excerpt(article, reading, whole=not cut),
                self._inner - _LETTER,
                most=_lines(self.divergence, whole=self._whole),
            )
            height = float(_LINE)
            if self._whole:
                height = max(height, words.boundingRect().height() + 3)
            box = QRectF(MARGIN + _PAD, y, self._inner, height)
            found.append(Line(self._letters.get(reading.article, "?"), reading, words, box))
            y += height
        return found

    @staticmethod
    def _words(found: Excerpt, width: float, *, most: int) -> QTextLayout:
        to_qt = Offsets(found.text).to_qt
        own = QTextLayout.FormatRange()
        own.start, own.length = to_qt(found.start), to_qt(found.end) - to_qt(found.start)
        own.format = QTextCharFormat()
        own.format.setProperty(QTextCharFormat.Property.UserProperty, 1)
        formats = [own]
        for start, end in found.changed:
            part = QTextLayout.FormatRange()
            part.start, part.length = to_qt(start), to_qt(end) - to_qt(start)
            part.format = QTextCharFormat()
            part.format.setFontWeight(QFont.Weight.Bold)
            part.format.setFontUnderline(True)
            formats.append(part)
        return wrap(found.text, card_font(12), width, most=most, formats=formats)

    def reading_at(self, y: float) -> Reading | None:
        """The reading at a height on the card."""
        return next(
            (line.reading for line in self.lines if line.box.top() <= y < line.box.bottom()), None
        )

    def paint(
        self, painter: QPainter, colours: Palette, *, current: bool, over: bool, focused: bool
    ) -> None:
        """Draw the card with its top left corner at the painter's origin."""
        frame = QRectF(
            MARGIN + 0.5, MARGIN / 2 + 0.5, self._width - 2 * MARGIN - 1, self.height - MARGIN - 1
        )
        edge = colours.current_line if current else colours.accent if focused else colours.hairline
        painter.setPen(QPen(QColor(edge), 2 if current or focused else 1))
        painter.setBrush(QColor(colours.hover if over and not current else colours.paper))
        painter.drawRoundedRect(frame, 7, 7)
        if current and focused:
            painter.setPen(QPen(QColor(colours.accent), 1.5))
            painter.drawRoundedRect(frame.adjusted(3, 3, -3, -3), 5, 5)
        self._paint_head(painter, colours)
        for line in self.lines:
            painter.setFont(card_font(11, bold=True))
            painter.setPen(QColor(colours.secondary))
            painter.drawText(
                line.box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, line.letter
            )
            self._paint_words(painter, line, colours)
        painter.setPen(QColor(colours.secondary))
        self._why.draw(painter, QPointF(MARGIN + _PAD, self._why_top))
        if self._own_words:
            painter.setPen(QColor(colours.accent))
            self._own.draw(painter, QPointF(MARGIN + _PAD, self._own_top))

    def _paint_words(self, painter: QPainter, line: Line, colours: Palette) -> None:
        hue = colours.kinds[self.divergence.kind]
        formats = line.words.formats()
        for form in formats:
            if form.format.hasProperty(QTextCharFormat.Property.UserProperty):
                form.format.setForeground(QColor(colours.ink))
                form.format.setBackground(QColor(hue.light))
            else:
                form.format.setForeground(QColor(colours.ink))
                form.format.setBackground(QColor(hue.tint))
        painter.setPen(QColor(colours.secondary))
        line.words.draw(painter, line.box.topLeft() + QPointF(_LETTER, 0), formats)

    def _paint_head(self, painter: QPainter, colours: Palette) -> None:
        divergence = self.divergence
        line = colours.line(divergence.kind)
        colour = QColor(colours.conflict) if divergence.status == "conflict" else line
        left, top = MARGIN + _PAD, MARGIN / 2 + _PAD
        tag = QRectF(left + 0.5, top + 0.5, self._tag_width - 1, _TAG - 2)
        painter.setPen(QPen(colour, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(tag, tag.height() / 2, tag.height() / 2)
        painter.setFont(card_font(11, bold=True))
        painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, self.tag)
        right = self._width - MARGIN - _PAD
        painter.setPen(line)
        painter.drawText(
            QRectF(right - _NUMBER_WIDTH, top, _NUMBER_WIDTH, _TAG),
            Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
            f"{divergence.kind[0].upper()} {number(divergence.id)}",
        )
        painter.setPen(QColor(colours.ink))
        start = left if self._below else left + self._tag_width + _GAP
        self._about.draw(painter, QPointF(start, self._about_top))
