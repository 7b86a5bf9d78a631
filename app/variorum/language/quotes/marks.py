"""Quotations in double marks, read with the state of the marks across paragraphs."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from variorum.language.quotes.lexicon import SPEECH_FORMS
from variorum.model.article import Span

if TYPE_CHECKING:
    from collections.abc import Sequence

_DOUBLE = re.compile(r"[\"“”„‟«»]")
_PAIRS = {
    "“": '”"“',
    "‟": '”"',
    '"': '"”“',
    "”": '”"',
    "„": '“”"',
    "«": "»",
    "»": "«",
}
_GUILLEMETS = "«»"
_OPENING_LEFT = "([{—–-/“‘\"'„«…"
_NAME = r"[A-Z][\w.’'-]*(?: [A-Z][\w.’'-]*){0,3}"
_FORGOTTEN = re.compile(
    rf"(?<=[,!?…—])\s+(?=(?:(?:he|she|they|{_NAME}),? (?:{SPEECH_FORMS})"
    rf"|(?:{SPEECH_FORMS}) (?:he|she|the|{_NAME}))\b)"
)
_LATE = re.compile(rf"[,.!?] \"(?=(?:he|she|they|{_NAME}) (?:{SPEECH_FORMS})\b)")
_SIGNED = re.compile(rf"(?:[—–-] ?)?(?:{_NAME})(?:,|\s*$| \()")
_SENTENCE_END = re.compile(r"[.!?…](?=\s|$)")
_FEET = re.compile(r"\d['′’]\s?$")


@dataclass(frozen=True, kw_only=True)
class Quotation:
    """A stretch of text between quotation marks.

    Attributes:
        start: The opening mark.
        end: After the closing mark, or after the last word where none closes it.
        inner_start: After the opening mark.
        inner_end: Before the closing mark.
        closed: Whether a mark closes it.
        single: Whether its marks are single ones.
        resumes: Whether it takes up one that was left open before something else came between.
        marked: Whether marks enclose it; speech known by its layout has none.
        signature: Where its speaker stands, if the layout says so.
    """

    start: int
    end: int
    inner_start: int
    inner_end: int
    closed: bool = True
    single: bool = False
    resumes: bool = False
    marked: bool = True
    signature: Span | None = None


@dataclass(frozen=True)
class Mark:
    """A quotation mark and what the characters around it make of it."""

    at: int
    glyph: str
    opening: bool  # by the characters around it
    closing: bool
    late: bool = False  # stands before "he said" instead of behind the comma

    @property
    def end(self) -> int:
        """Code point after it."""
        return self.at + len(self.glyph)


@dataclass
class _Open:
    mark: Mark
    paragraph: int
    depth: int = 0


def find_double(text: str, paragraphs: Sequence[Span]) -> list[Quotation]:
    """Quotations in double marks and guillemets, in text order."""
    return _Reader(text, paragraphs).read() if _DOUBLE.search(text) else []


@dataclass
class _Reader:
    """State of the quotation marks from paragraph to paragraph."""

    text: str
    paragraphs: Sequence[Span]
    found: list[Quotation] = field(default_factory=list)
    now: _Open | None = None
    left_open_at: int | None = None  # paragraph in which a quotation was left open for good

    def read(self) -> list[Quotation]:
        for number, paragraph in enumerate(self.paragraphs):
            marks = marks_in(self.text, paragraph, _DOUBLE)
            if self.now and marks and _starts_with(self.text, paragraph, marks[0]):
                marks = marks[1:]  # the opening mark repeated at each paragraph
            for n in range(len(marks)):
                self._take(marks, n, number)
            if self.now and not self._goes_on(number):
                self._leave_open(paragraph.end, number)
        return self.found

    def _take(self, marks: Sequence[Mark], n: int, number: int) -> None:
        mark = marks[n]
        if self.now is None:
            if _opens(self.text, mark):
                self.now = _Open(mark, number)
            return
        following = marks[n + 1] if n + 1 < len(marks) else None
        if _closes(self.now, mark) and not _is_measure(self.text, mark, following):
            if self.now.depth:
                self.now.depth -= 1
            else:
                self._close(mark, number)
        elif _nests(self.now, mark):
            if self._will_balance(marks[n : n + _LOOKAHEAD], number):
                self.now.depth += 1
            else:
                self._leave_open(mark.at, number)
                self.now = _Open(mark, number)

    def _will_balance(self, rest: Sequence[Mark], number: int) -> bool:
        """Whether both the outer quotation and the one that opens now are closed later."""
        if self.now is None:
            return False
        depth = self.now.depth + 1
        for mark in rest:
            depth += 1 if _nests(self.now, mark) and not _closes(self.now, mark) else -1
            if depth == 0:
                return True
        last = rest[-1].end if rest else 0
        return (
            depth == 1
            and self._next_opens(number)
            and len(self.text[last : self.paragraphs[number].end].strip()) > 1
        )

    def _close(self, mark: Mark, number: int) -> None:
        if self.now is None:
            return
        start = self.now.mark
        self._add(start, mark.at, mark.end, number, closed=True)
        self._sign(number)

    def _sign(self, number: int) -> None:
        """Keep the author's line out of a pull quote whose marks enclose it (tricky case Q20)."""
        quotation, line = self.found[-1], self.paragraphs[number]
        if number == 0 or not self.paragraphs[number - 1].start <= quotation.start < line.start:
            return
        words = self.text[line.start : quotation.inner_end].strip(" .").split()
        if len(words) > _SIGNATURE or not _SIGNED.match(self.text, line.start, line.end):
            return
        end = self.paragraphs[number - 1].end
        signature = Span(line.start, quotation.inner_end)
        self.found[-1] = replace(
            quotation, end=end, inner_end=end, closed=False, signature=signature
        )

    def _leave_open(self, limit: int, number: int) -> None:
        """End a quotation that no mark closes: before "he said", or where its paragraph ends."""
        if self.now is None:
            return
        start = self.now.mark
        end = min(limit, max(start.end, self.paragraphs[number].end))
        cue = _FORGOTTEN.search(self.text, start.end, end)
        if cue:
            end = cue.start()
        elif limit < self.paragraphs[number].end:
            stops = list(_SENTENCE_END.finditer(self.text, start.end, end))
            end = stops[-1].end() if stops else end
        while end > start.end and self.text[end - 1].isspace():
            end -= 1
        self._add(start, end, end, number, closed=False)
        self.left_open_at = number

    def _add(self, start: Mark, inner_end: int, end: int, number: int, *, closed: bool) -> None:
        resumes = (
            self.left_open_at is not None
            and 0 < number - self.left_open_at <= _CAPTIONS
            and _starts_with(self.text, self.paragraphs[number], start)
        )
        if closed:
            self.left_open_at = None
        self.found.append(
            Quotation(
                start=start.at,
                end=end,
                inner_start=start.end,
                inner_end=inner_end,
                closed=closed,
                resumes=resumes,
            )
        )
        self.now = None

    def _goes_on(self, number: int) -> bool:
        """Whether the quotation that is open here runs on into the next paragraph."""
        if self.now is None or number + 1 == len(self.paragraphs):
            return False
        if number - self.now.paragraph >= _MOST_PARAGRAPHS:
            return False
        here, following = self.paragraphs[number], self.paragraphs[number + 1]
        start = max(self.now.mark.end, here.start)
        if _FORGOTTEN.search(self.text, start, here.end):
            return False
        if self._next_opens(number):
            return True
        marks = marks_in(self.text, following, _DOUBLE)
        return bool(marks) and _closes(self.now, marks[0]) and not _opens(self.text, marks[0])

    def _next_opens(self, number: int) -> bool:
        if self.now is None or number + 1 >= len(self.paragraphs):
            return False
        following = self.paragraphs[number + 1]
        glyph = self.now.mark.glyph
        return self.text.startswith(glyph, following.start) and glyph != "»"


_LOOKAHEAD = 60  # marks that are looked at to tell a nested quotation from one left open
_MOST_PARAGRAPHS = 15  # of one quotation
_SIGNATURE = 16  # words of an author's line
_CAPTIONS = 3  # paragraphs (captions, links) that may stand inside a quotation left open


def marks_in(text: str, paragraph: Span, pattern: re.Pattern[str]) -> list[Mark]:
    """The marks of a paragraph, apostrophes inside words left out."""
    found: list[Mark] = []
    for match in pattern.finditer(text, paragraph.start, paragraph.end):
        left = text[match.start() - 1] if match.start() > paragraph.start else " "
        right = text[match.end()] if match.end() < paragraph.end else " "
        spaced_left = left.isspace() or left in _OPENING_LEFT
        opening = spaced_left and not right.isspace()
        closing = not left.isspace() and not right.isalnum()
        late = opening and match[0] == '"' and _LATE.match(text, max(0, match.start() - 2))
        if match[0] in "'’" and left.isalnum() and right.isalnum():
            continue
        found.append(Mark(match.start(), match[0], opening, closing, bool(late)))
    return found


def _starts_with(text: str, paragraph: Span, mark: Mark) -> bool:
    return not text[paragraph.start : mark.at].strip()


def _opens(text: str, mark: Mark) -> bool:
    match mark.glyph:
        case "“" | "„" | "‟" | "«":
            return True
        case '"' if mark.at and text[mark.at - 1].isdigit():
            return False  # inches
        case '"':
            return mark.opening or not mark.closing
        case "”" | "»":
            left = text[mark.at - 1 : mark.at]
            return not left.strip()
        case _:
            return False


def _closes(now: _Open, mark: Mark) -> bool:
    if mark.glyph not in _PAIRS[now.mark.glyph]:
        return False
    match mark.glyph:
        case "”" | "»" | "«":
            return True
        case "“":
            return now.mark.glyph == "„" or (mark.closing and not mark.opening)
        case _:
            return mark.closing or mark.late or not mark.opening


def _nests(now: _Open, mark: Mark) -> bool:
    if now.mark.glyph in _GUILLEMETS:
        return mark.glyph == now.mark.glyph
    if mark.glyph in _GUILLEMETS or mark.glyph == "”":
        return False
    return mark.glyph != '"' or mark.opening


def _is_measure(text: str, mark: Mark, following: Mark | None) -> bool:
    """Whether the mark means inches or seconds, as after a size in feet."""
    before = text[max(0, mark.at - 8) : mark.at]
    if mark.glyph != '"' or not before[-1:].isdigit():
        return False
    if _FEET.search(before.rstrip("0123456789")):
        return True
    return following is not None and following.closing and not following.opening
