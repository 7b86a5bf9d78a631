"""From printed lines to paragraphs: columns, running heads, line-end hyphens, the headline."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from variorum.reading.office import Line
from variorum.reading.pdf_initials import with_initials
from variorum.reading.pdf_line import PrintedLine, text_height
from variorum.reading.wording import ends_sentence, words

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

# All measures are shares of the height of a line or of the width of a page.
_MARGIN = 0.1  # of the page's height: where running heads stand
_APART = 1.5  # heights between a running head and the text
_APART_SMALL = 0.8  # the same where it is set in smaller type
_HEADLINE = 1.15  # times the height of the text's lines
_ALIKE = 0.1  # difference of height within a paragraph
_GAP = 1.35  # times the usual distance of lines: between paragraphs
_INDENT = 0.7  # heights: first line of a paragraph
_SHORT = 0.12  # of the column's width: last line of a paragraph
_SHORT_JUSTIFIED = 0.02  # the same where all other lines end at the edge
_COLUMN = 0.08  # of the page's width: between the left edges of columns
_CENTRED = 3  # lines
_MOST_HEADS = 3
_HEAD_WORDS = 16
_LEAD_LINES = 8

_PAGE_NUMBER = re.compile(
    r"(?:page|seite|p\.|pp\.|s\.)?\s*[-–—|]?\s*\d{1,4}\s*(?:(?:of|/|von|sur|de)\s*\d{1,4})?\s*[-–—|]?",
    re.IGNORECASE,
)
# What PDFium puts for a hyphen that it takes to be no part of the word, by version.
_LINE_HYPHENS = ("\x02", "\ufffe", "\xad")


@dataclass(frozen=True)
class _Placed:
    """A line with the page and the column it stands in."""

    line: PrintedLine
    page: int
    left: float
    right: float


def running_heads(pages: Sequence[Sequence[PrintedLine]]) -> list[tuple[int, PrintedLine]]:
    """Running heads, feet and page numbers, each with the index of its page."""
    usual = text_height(line for page in pages for line in page)
    edges = [_edge_lines(page, usual) for page in pages]
    patterns = Counter(
        pattern for page in edges for pattern in {_pattern(line) for line, _ in page}
    )
    return [
        (number, line)
        for number, page in enumerate(edges)
        for line, apart in page
        if _PAGE_NUMBER.fullmatch(line.text)
        or patterns[_pattern(line)] > 1
        or (apart and not ends_sentence(line.text))
    ]


def article_lines(
    pages: Sequence[Sequence[PrintedLine]], heads: Sequence[tuple[int, PrintedLine]]
) -> list[Line]:
    """The paragraphs of the article. A headline comes first and has the style "title"."""
    left_out = {(number, id(line)) for number, line in heads}
    kept = [
        [line for line in page if (number, id(line)) not in left_out]
        for number, page in enumerate(pages)
    ]
    placed = [
        one for number, page in enumerate(with_initials(kept)) for one in _columns(page, number)
    ]
    if not placed:
        return []
    usual = text_height(one.line for one in placed)
    known = _whole_words(placed)
    paragraphs = list(_paragraphs(placed))
    lines = [(_joined(lines, known), lines[0].line.height) for lines in paragraphs]
    return _with_headline(lines, usual)


def _whole_words(placed: Sequence[_Placed]) -> set[str]:
    """The words of a text without the halves of those broken at the ends of lines."""
    known: set[str] = set()
    broken = False
    for one in placed:
        text = one.line.text
        found = words(text)[1 if broken else 0 :]
        broken = text.endswith(_LINE_HYPHENS)
        known.update(found[:-1] if broken else found)
    return known


def _edge_lines(page: Sequence[PrintedLine], usual: float) -> list[tuple[PrintedLine, bool]]:
    """Short lines in the margins of a page, from the edge inwards, and whether they stand apart."""
    found: list[tuple[PrintedLine, bool]] = []
    for upwards in (True, False):
        order = sorted(page, key=lambda line: line.bottom, reverse=upwards)
        for place, line in enumerate(order[:_MOST_HEADS]):
            inside = order[place + 1] if place + 1 < len(order) else None
            if not _in_margin(line, upwards=upwards) or line.height > usual * _HEADLINE:
                break
            if len(line.text.split()) > _HEAD_WORDS:
                break
            space = _space(line, inside, upwards=upwards) if inside else 0.0
            small = line.height < usual * (1 - _ALIKE)
            needed = (_APART_SMALL if small else _APART) * usual
            found.append((line, space >= needed or inside is None))
    return found


def _space(line: PrintedLine, inside: PrintedLine, *, upwards: bool) -> float:
    return line.bottom - inside.top if upwards else inside.bottom - line.top


def _in_margin(line: PrintedLine, *, upwards: bool) -> bool:
    if upwards:
        return line.bottom >= line.page_height * (1 - _MARGIN)
    return line.top <= line.page_height * _MARGIN


def _pattern(line: PrintedLine) -> str:
    """A running head without what changes from page to page."""
    return f"{line.bottom // 4:.0f} " + re.sub(r"\d+", "#", line.text.casefold())


def _columns(page: Sequence[PrintedLine], number: int) -> Iterator[_Placed]:
    """Give each line the edges of its column: lines whose left edges are near each other."""
    edges = sorted({line.left for line in page})
    starts: list[float] = []
    for before, edge in zip([None, *edges], edges, strict=False):
        if before is None or edge - before > _COLUMN * page[0].page_width:
            starts.append(edge)
    groups: dict[float, list[PrintedLine]] = {}
    for line in page:
        start = max((one for one in starts if one <= line.left), default=line.left)
        groups.setdefault(start, []).append(line)
    rights = {start: max(line.right for line in lines) for start, lines in groups.items()}
    kept: list[float] = []
    for start in sorted(groups):
        # A caption in the middle of a column is no column of its own.
        centred = len(groups[start]) <= _CENTRED and bool(kept) and start < rights[kept[-1]]
        if not centred:
            kept.append(start)
    for line in page:
        start = max((one for one in kept if one <= line.left), default=line.left)
        yield _Placed(line, number, start, rights[start])


def _paragraphs(placed: Sequence[_Placed]) -> Iterator[list[_Placed]]:
    steps = [
        before.line.bottom - after.line.bottom
        for before, after in itertools.pairwise(placed)
        if _below(before, after) and _same_type(before, after)
    ]
    # Where paragraphs are short, most steps may lead to a new one: the smaller are within them.
    usual = sorted(steps)[len(steps) // 5] if steps else 0.0
    height = text_height(one.line for one in placed)
    wide = sum(step > usual * _GAP for step in steps)
    indents = sum(_indented(one) for one in placed)
    marked = wide > 1 or indents > max(1, len(placed) // 20)
    full = sum(_room(one) <= _SHORT_JUSTIFIED for one in placed)
    style = _Style(
        distance=usual,
        height=height,
        marked=marked,
        short=_SHORT_JUSTIFIED if full > len(placed) / 2 else _SHORT,
    )
    paragraph: list[_Placed] = [placed[0]]
    for before, after in itertools.pairwise(placed):
        if _begins(before, after, style):
            yield paragraph
            paragraph = []
        paragraph.append(after)
    yield paragraph


@dataclass(frozen=True, kw_only=True)
class _Style:
    """How a file is set.

    Attributes:
        distance: Usual distance of lines.
        height: Usual height of a line.
        marked: Whether paragraphs are told by space or indents.
        short: Share of the column that a last line leaves free.
    """

    distance: float
    height: float
    marked: bool
    short: float


def _begins(before: _Placed, after: _Placed, style: _Style) -> bool:
    """Whether a paragraph begins with the second of two lines in reading order."""
    if not _same_type(before, after):
        return True
    ended = ends_sentence(before.line.text)
    short = _room(before) > style.short
    # Within a block that is indented as a whole, lines are full.
    if _indented(after) and (short or not _indented(before)):
        return True
    if _below(before, after):
        # Headlines are set wider in proportion.
        allowed = style.distance * max(1.0, after.line.height / style.height) * _GAP
        if before.line.bottom - after.line.bottom > allowed:
            return True
        return ended and short and not style.marked
    return ended and short


def _room(one: _Placed) -> float:
    """Share of its column that a line leaves free at its end."""
    return (one.right - one.line.right) / max(1.0, one.right - one.left)


def _same_type(before: _Placed, after: _Placed) -> bool:
    taller = max(before.line.height, after.line.height)
    return abs(before.line.height - after.line.height) <= _ALIKE * taller


def _below(before: _Placed, after: _Placed) -> bool:
    same = before.page == after.page and before.left == after.left
    return same and after.line.bottom < before.line.bottom


def _indented(one: _Placed) -> bool:
    return _INDENT * one.line.height < one.line.left - one.left < 5 * one.line.height


def _joined(lines: Sequence[_Placed], known: set[str]) -> str:
    text = lines[0].line.text
    for one in lines[1:]:
        after = one.line.text
        if text.endswith(_LINE_HYPHENS):
            text = text[:-1] + _hyphen(text[:-1], after, known) + after
        else:
            text = f"{text} {after}"
    return text.translate(dict.fromkeys(map(ord, _LINE_HYPHENS)))


def _hyphen(before: str, after: str, known: set[str]) -> str:
    """A hyphen, if the one at the line's end belongs to the word ("45-year-old")."""
    first, second = re.search(r"\w*$", before), re.match(r"\w*", after)
    left, right = (found[0] if found else "" for found in (first, second))
    if not right or right[0].isupper() or left[-1:].isdigit():
        return "-"
    if (left + right).casefold() in known:
        return ""
    return "-" if {left.casefold(), right.casefold()} <= known and len(left) > 2 else ""  # noqa: PLR2004


def _with_headline(lines: Sequence[tuple[str, float]], usual: float) -> list[Line]:
    """Move the headline, set in the largest type near the top, to the front."""
    lead = [height for _, height in lines[:_LEAD_LINES]]
    largest = max(lead)
    place = lead.index(largest)
    if largest < usual * _HEADLINE or len(lines) == 1:
        return [Line(text) for text, _ in lines]
    before = [Line(text) for text, _ in lines[:place]]
    return [
        Line(lines[place][0], "title"),
        *before,
        *(Line(text) for text, _ in lines[place + 1 :]),
    ]
