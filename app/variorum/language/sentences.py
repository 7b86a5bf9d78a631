"""Where paragraphs and sentences begin and end: rules over plain text, without a parser.

The parser of the small spaCy model cuts news wrongly about once in forty sentences (quotes,
datelines, captions), and languages without a model have no parser at all. So rules decide, and
where they cannot ("… of Bristol, Tenn. Police said …") they say so and leave it to the parser.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from dataclasses import dataclass
from itertools import pairwise

from variorum.language.abbreviations import (
    AFTER_CLOCK,
    CLOCK,
    CUES,
    MAYBE_LAST,
    NUMBERED,
    STARTERS,
    TITLES,
)
from variorum.model.article import Span

LONGEST = 3_000
"""Code points after which a sentence without any end is cut at a space (tables, page scripts)."""

_WRAP_WIDTHS = range(40, 121)
_BLANK_LINES = re.compile(r"\n[^\S\n]*\n\s*")
_END = re.compile(
    r"(?P<mark>[.!?…‥]+(?:[ \u00a0][.…])*|[。！？।؟۔]+)"
    r"(?P<close>(?:[”’»)\]}\"']|[ \u00a0](?:''|”|»)(?=\s|$))*)"
    r"(?P<gap>\s*)"
)
_LAST_WORD = re.compile(r"[^\s\"“”‘’'«»()\[\]—–/,;:]+$")
_OPENING = re.compile(r"[\s\"“”‘’'«»„()\[\]{}`*•·‣—–-]*")
_FIRST_WORD = re.compile(r"[^\W_]+(?:['’.-][^\W_]+)*")
_LOWER_NAME = re.compile(r"[a-z]{1,2}[A-Z]|(?:al|el|as|ad|ash|an|ar)[-‑][A-Z]")
_INITIALS = re.compile(r"(?:[^\W\d_]\.)*[^\W\d_]")
_SPACED_INITIAL = re.compile(r"\b(\w) \. (?=\w\b)")
_SPACED_DECIMAL = re.compile(r"\d \. $")
_INITIAL = re.compile(r"[^\W\d_] ?\.")
_SITE = re.compile(
    r"(?:https?|www|com|org|net|gov|edu|co|io|tv|html?|php|jpe?g|png|pdf)$", re.IGNORECASE
)
_SAID_BY = re.compile(r"(?:[A-Z][\w'’.-]*[ \u00a0]){1,4}([a-z]+)\b")
_LINK = re.compile(r"(?:https?|www)\b", re.IGNORECASE)
_DATELINE = re.compile(r"\(?[A-Z][\w ]{1,20}\)|[—–-]")
_ENDED = re.compile(r"[.!?…。！？।؟۔:;][\"”’»)\]'\s]*$")


@dataclass(frozen=True, kw_only=True)
class Layout:
    """How a text is laid out.

    Attributes:
        paragraphs: Blocks of text, in order, without surrounding white space.
        sentences: In order, none over another, without surrounding white space.
        doubtful: Offsets inside sentences where another one may begin: a parser may say.
    """

    paragraphs: tuple[Span, ...]
    sentences: tuple[Span, ...]
    doubtful: frozenset[int]


def lay_out(text: str) -> Layout:
    """Find the paragraphs and sentences of a text in any language."""
    paragraphs = find_paragraphs(text)
    sentences: list[Span] = []
    doubtful: set[int] = set()
    for block in _joined(text, paragraphs):
        certain, unsure = _starts(text, block)
        doubtful.update(unsure)
        cuts = [block.start, *certain, block.end]
        for start, end in pairwise(cuts):
            sentences.extend(_short_enough(text, _trimmed(text, start, end)))
    return Layout(
        paragraphs=paragraphs,
        sentences=tuple(s for s in sentences if s.end > s.start),
        doubtful=frozenset(doubtful),
    )


def find_paragraphs(text: str) -> tuple[Span, ...]:
    """Blocks between blank lines, and between line breaks that no line wrapping explains."""
    found: list[Span] = []
    at = 0
    for blank in (*_BLANK_LINES.finditer(text), None):
        end = blank.start() if blank else len(text)
        found.extend(_lines(text, _trimmed(text, at, end)))
        at = blank.end() if blank else end
    return tuple(found)


def _lines(text: str, block: Span) -> list[Span]:
    lines: list[Span] = []
    at = block.start
    while at < block.end:
        end = text.find("\n", at, block.end)
        end = block.end if end < 0 else end
        line = _trimmed(text, at, end)
        if line.end > line.start:
            lines.append(line)
        at = end + 1
    if len(lines) < 2 or _is_wrapped(text, lines):  # noqa: PLR2004
        return [block] if lines else []
    return lines


def _is_wrapped(text: str, lines: list[Span]) -> bool:
    """Whether each line is so full that the next line's first word had no room in it."""
    width = max(line.end - line.start for line in lines)
    return width in _WRAP_WIDTHS and all(
        line.end - line.start + 1 + _first_length(text, following) > width
        for line, following in pairwise(lines)
    )


def _first_length(text: str, line: Span) -> int:
    return len(text[line.start : line.end].split(None, 1)[0])


def _trimmed(text: str, start: int, end: int) -> Span:
    part = text[start:end]
    left = len(part) - len(part.lstrip())
    kept = len(part.strip())
    return Span(start + left, start + left + kept)


def _joined(text: str, paragraphs: tuple[Span, ...]) -> list[Span]:
    """Blocks in which sentences lie: a sentence may run over a blank line (tricky case L1)."""
    blocks: list[Span] = []
    broken = [_is_broken_off(text, p) for p in paragraphs]
    continues = [_may_continue(text[p.start : p.start + 40]) for p in paragraphs]
    listed = False
    for n, paragraph in enumerate(paragraphs):
        more = broken[n] and n + 1 < len(paragraphs) and continues[n + 1]
        listed = continues[n] and (listed or more)
        # The first paragraph is a headline, which ends without a full stop as it should.
        if n > 1 and broken[n - 1] and continues[n] and not listed:
            blocks[-1] = Span(blocks[-1].start, paragraph.end)
        else:
            blocks.append(paragraph)
    return blocks


def _is_broken_off(text: str, paragraph: Span) -> bool:
    tail = text[max(paragraph.start, paragraph.end - 400) : paragraph.end]
    return not _ENDED.search(tail[-20:]) and any(c.islower() for c in tail)


def _may_continue(head: str) -> bool:
    return head[0].islower() and not _LOWER_NAME.match(head) and not _LINK.match(head)


def _starts(text: str, block: Span) -> tuple[list[int], list[int]]:
    """Offsets at which sentences after the block's first begin: certain ones, doubtful ones."""
    certain: list[int] = []
    doubtful: list[int] = []
    for end in _END.finditer(text, block.start, block.end):
        at = end.end()
        if at >= block.end:
            break
        verdict = _verdict(text, block, end)
        if verdict is None:
            doubtful.append(at)
        elif verdict:
            certain.append(at)
    return certain, doubtful


def _verdict(text: str, block: Span, end: re.Match[str]) -> bool | None:
    """Whether a sentence begins after the match; None where the words alone do not tell."""
    if end["mark"][0] in "。！？।؟۔":
        return bool(end["gap"]) or end["mark"][0] in "。！？"
    opening = _OPENING.match(text, end.end(), block.end)
    at = opening.end() if opening else end.end()
    head = text[at : min(block.end, at + 80)]
    if not end["gap"]:
        return _runs_together(text, block, end, head)
    numbered = end.start() - block.start < 3 and text[block.start : end.start()].isdigit()  # noqa: PLR2004
    if not head or head[0] in ",;:%" or numbered or _is_spaced_decimal(text, end, head):
        return False
    plain = end["mark"] == "." and not end["close"]
    after = _after_full_stop(_word_before(text, block, end.start()), head) if plain else True
    if head[0].islower():
        return after is True and bool(_LOWER_NAME.match(head))
    dateline = after is None and _DATELINE.match(text, end.end())
    return False if dateline or (not plain and _tied_to_speaker(end, head)) else after


def _is_spaced_decimal(text: str, end: re.Match[str], head: str) -> bool:
    """Whether the full stop is a decimal point in a text with spaces about every mark."""
    before = text[max(0, end.start() - 2) : end.end()]
    return head[0].isdigit() and bool(_SPACED_DECIMAL.search(before))


def _word_before(text: str, block: Span, at: int) -> str:
    """The word that the full stop at `at` ends, be it "p.m" or "p . m" (tricky case L7)."""
    before = text[max(block.start, at - 40) : at]
    if before.endswith(" "):
        before = _SPACED_INITIAL.sub(r"\1.", before).rstrip(" ")
    found = _LAST_WORD.search(before)
    return found[0] if found else ""


def _after_full_stop(word: str, head: str) -> bool | None:
    """Whether a sentence begins with `head` after the word and its full stop."""
    following = _FIRST_WORD.match(head)
    next_word = following[0].lower() if following else ""
    starts = next_word in STARTERS and not _INITIAL.match(head)
    if head[0].isdigit() and (word in NUMBERED or len(word) < 3):  # noqa: PLR2004
        return False
    if word in CLOCK:
        return starts or (False if next_word in AFTER_CLOCK else None)
    if word in TITLES or word in MAYBE_LAST:
        return (starts and word in MAYBE_LAST) or (False if word in TITLES else None)
    return starts or not _INITIALS.fullmatch(word)


def _runs_together(text: str, block: Span, end: re.Match[str], head: str) -> bool:
    """Whether a space is missing here, as in "changed.Enamullah" (tricky case L2)."""
    if not head or not head[0].isupper() or end.end() == block.start:
        return False
    before = _word_before(text, block, end.start())
    following = _FIRST_WORD.match(head)
    after = following[0] if following else head[0]
    return (
        len(before) > 1
        and (before[-1].islower() or before[-1].isdigit())
        and "." not in before
        and "." not in after
        and not _SITE.search(before)
        and not _SITE.match(after)
        and (len(after) > 1 or after in "AI")
    )


def _tied_to_speaker(end: re.Match[str], head: str) -> bool:
    """Whether `“Why?” John Smith asked` goes on after its quotation."""
    said = _SAID_BY.match(head)
    return end["mark"][-1] in "!?" and said is not None and said[1] in CUES


def _short_enough(text: str, sentence: Span) -> list[Span]:
    pieces: list[Span] = []
    start = sentence.start
    while sentence.end - start > LONGEST:
        at = text.rfind(" ", start + LONGEST // 2, start + LONGEST)
        at = at if at > 0 else start + LONGEST
        pieces.append(_trimmed(text, start, at))
        start = at
    pieces.append(_trimmed(text, start, sentence.end))
    return pieces


def resolve(layout: Layout, begun: set[int]) -> tuple[Span, ...]:
    """Sentences once a parser has said at which of the doubtful offsets one begins."""
    if not begun:
        return layout.sentences
    cuts = sorted(begun)
    found: list[Span] = []
    for sentence in layout.sentences:
        start = sentence.start
        for cut in cuts[bisect_left(cuts, start + 1) : bisect_left(cuts, sentence.end)]:
            found.append(Span(start, cut))
            start = cut
        found.append(Span(start, sentence.end))
    return tuple(found)
