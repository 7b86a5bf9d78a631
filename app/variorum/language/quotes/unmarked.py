"""Direct speech without quotation marks: embedded posts, statements set off, transcripts."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

from variorum.language.quotes.marks import Quotation
from variorum.model.article import Span

if TYPE_CHECKING:
    from collections.abc import Sequence

_MONTH = r"(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\.?"
_DATE = rf"(?:{_MONTH} \d{{1,2}}, \d{{4}}|\d{{1,2}} {_MONTH} \d{{4}})"
_POST = re.compile(
    rf"\s*[—–-]{{1,2}} ?(?P<name>[^()\n@—]{{2,60}}?) ?\(@\w{{1,20}}\),? (?:on )?{_DATE}"
)
_LINKS = re.compile(r"(?:\s*(?:https?://\S{1,300}|pic\.twitter\.com/\S{1,60}))+$")
_LONGEST_POST = 600
_LABEL = re.compile(
    r"(?P<name>(?:[A-Z][A-Z.'’-]{1,20}(?: [A-Z][A-Z.'’-]{0,20}){0,3})"
    r"|(?:[A-Z][\w.'’-]{1,20}(?: [A-Z][\w.'’-]{0,20}){0,3})|Q|A)"
    r"(?: ?\([^()\n]{1,40}\))?: +(?=\S)"
)
_LEAD = re.compile(
    r"\b(?:said|says|wrote|writes|added|adds|continued|continues|read|reads|reading|stated|states|"
    r"tweeted|posted|replied|responded|concluded|explained|announced|declared|went on|statement|"
    r"message|post|letter|email|e-mail|memo)\b[^.!?\n]{0,80}:$"
)
_SPEAKS = re.compile(r"\b(?:I|we|our|us|my|me|you|your)\b", re.IGNORECASE)
_MARKED = '"“”„«»‘'
_LEAST_WORDS = 5
_PARTIES = 2
_TURNS = 3  # labelled paragraphs that make a transcript


def find_unmarked(text: str, paragraphs: Sequence[Span]) -> list[Quotation]:
    """Speech recognised by its layout, with the place where its speaker stands, if any."""
    turns = _turns(text, paragraphs)
    posts = _posts(text, paragraphs)
    taken = {q.start for q in (*turns, *posts)}
    blocks = [q for q in _blocks(text, paragraphs) if q.start not in taken]
    return sorted([*turns, *posts, *blocks], key=lambda q: q.start)


def _posts(text: str, paragraphs: Sequence[Span]) -> list[Quotation]:
    """A post with its author, handle and date, as pages embed them (tricky case Q21)."""
    found: list[Quotation] = []
    for number, paragraph in enumerate(paragraphs):
        signed = _POST.search(text, paragraph.start, paragraph.end)
        if not signed:
            continue
        start = paragraph.start
        if signed.start() <= start and number:
            start = paragraphs[number - 1].start
        body = text[start : signed.start()].rstrip()
        body = _LINKS.sub("", body).rstrip()
        fits = len(body.split()) >= _LEAST_WORDS and len(body) <= _LONGEST_POST
        if not fits or any(c in _MARKED for c in body):
            continue
        found.append(_unmarked(start, start + len(body), Span(*signed.span("name"))))
    return found


def _unmarked(start: int, end: int, signature: Span | None) -> Quotation:
    return Quotation(
        start=start, end=end, inner_start=start, inner_end=end, marked=False, signature=signature
    )


def _blocks(text: str, paragraphs: Sequence[Span]) -> list[Quotation]:
    """A paragraph set off after "she said in a statement:" (tricky case Q22)."""
    found: list[Quotation] = []
    for lead, block in pairwise(paragraphs):
        if text[lead.end - 1] != ":" or not _LEAD.search(
            text, max(lead.start, lead.end - 160), lead.end
        ):
            continue
        body = text[block.start : block.end]
        if body[0] in _MARKED + "'•*-–—" or body[-1] not in ".!?…":
            continue
        if len(body.split()) < _LEAST_WORDS or any(c in '"“”' for c in body):
            continue
        if not _SPEAKS.search(body):
            continue
        found.append(_unmarked(block.start, block.end, None))
    return found


def _turns(text: str, paragraphs: Sequence[Span]) -> list[Quotation]:
    """Paragraphs that begin with the name of who speaks: SMITH: … (tricky case Q23)."""
    labelled = [
        (match, paragraph)
        for paragraph in paragraphs
        if (match := _LABEL.match(text, paragraph.start, paragraph.end))
    ]
    counts = Counter(match["name"] for match, _ in labelled)
    speakers = {n for n, c in counts.items() if n.isupper() or c > 1}
    labelled = [(m, p) for m, p in labelled if m["name"] in speakers]
    if len(labelled) < _TURNS or len(speakers) < _PARTIES:
        return []
    return [
        _unmarked(m.end(), p.end, Span(*m.span("name")))
        for m, p in labelled
        if text[m.end()] not in _MARKED
    ]
