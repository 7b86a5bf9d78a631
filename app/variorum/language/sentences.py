"""Where paragraphs and sentences begin and end: rules over plain text, without a parser.

The parser of the small spaCy model cuts news wrongly about once in forty sentences (quotes,
datelines, captions), and languages without a model have no parser at all. So rules decide, and
where they cannot ("… of Bristol, Tenn. Police said …") they say so and leave it to the parser.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from dataclasses import dataclass

from variorum.language.abbreviations import (
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
_BLANK_LINES = re.compile(r"\s*\n[^\S\n]*\n\s*")
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
_SITE = re.compile(r"(?:https?|www|com|org|net|gov|edu|co|io|tv|html?|php|jpe?g|png|pdf)$", re.IGNORECASE)
_SAID_BY = re.compile(r"(?:[A-Z][\w'’.-]*[ \u00a0]){1,4}([a-z]+)\b")
_LINK = re.compile(r"(?:https?|www)\b", re.IGNORECASE)
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
        for start, end in zip(cuts, cuts[1:], strict=False):
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
        for line, following in zip(lines, lines[1:], strict=False)
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
    for n, paragraph in enumerate(paragraphs):
        if blocks and _goes_on(text, blocks[-1], paragraph, first=n == 1):
            blocks[-1] = Span(blocks[-1].start, paragraph.end)
        else:
            blocks.append(paragraph)
    return blocks


def _goes_on(text: str, before: Span, after: Span, *, first: bool) -> bool:
    head = text[after.start : after.start + 40]
    tail = text[max(before.start, after.start - 400) : before.end]
    return (
        not first
        and head[0].islower()
        and not _LOWER_NAME.match(head)
        and not _LINK.match(head)
        and not _ENDED.search(tail[-20:])
        and any(c.islower() for c in tail)
    )


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
    if not head:
        return False
    if head[0].islower():
        return bool(_LOWER_NAME.match(head)) and not _is_abbreviated(text, block, end)
    if end["close"] and _tied_to_speaker(end, head):
        return False
    if end["mark"] == "." and not end["close"]:
        return _after_full_stop(_word_before(text, block, end.start()), head)
    return True


def _word_before(text: str, block: Span, at: int) -> str:
    found = _LAST_WORD.search(text, max(block.start, at - 40), at)
    return found[0] if found else ""


def _is_abbreviated(text: str, block: Span, end: re.Match[str]) -> bool:
    return _after_full_stop(_word_before(text, block, end.start()), "X") is not True


def _after_full_stop(word: str, head: str) -> bool | None:
    following = _FIRST_WORD.match(head)
    next_word = following[0] if following else ""
    starts = next_word.lower() in STARTERS
    folded = word.lower()
    if folded in CLOCK:
        return starts
    if head[0].isdigit() and (folded in NUMBERED or not folded or folded.isdigit()):
        return bool(folded) and folded not in NUMBERED and len(folded) > 2  # noqa: PLR2004
    if folded in MAYBE_LAST:
        return True if starts else None
    if folded in TITLES:
        return False
    if _INITIALS.fullmatch(word):
        return starts
    return not (folded.isdigit() and len(folded) < 3 and not next_word)  # noqa: PLR2004


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
