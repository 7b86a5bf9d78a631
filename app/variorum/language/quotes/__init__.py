"""Direct speech and who said it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from variorum.language.quotes.narration import Narration
from variorum.language.quotes.quotations import find_quotations
from variorum.language.quotes.speakers import Speakers
from variorum.language.quotes.unmarked import find_unmarked
from variorum.language.quotes.wording import is_mention, is_too_short, is_whole
from variorum.model.article import Quote, Span

if TYPE_CHECKING:
    from variorum.language.document import ParsedArticle
    from variorum.language.quotes.marks import Quotation

__all__ = ["find_quotes"]

_CUE = 90  # code points of "…," Trump said at a rally in Ohio, "…"


def _quotations(parsed: ParsedArticle) -> list[Quotation]:
    laid_out = find_unmarked(parsed.text, parsed.paragraphs)
    marked = [
        q
        for q in find_quotations(parsed.text, parsed.paragraphs)
        if not is_mention(parsed.text, q) and not any(u.start <= q.start < u.end for u in laid_out)
    ]
    return sorted([*marked, *laid_out], key=lambda q: q.start)


def find_quotes(parsed: ParsedArticle) -> tuple[Quote, ...]:
    """Direct speech in text order; words only mentioned, titles and nicknames are left out."""
    quotations = _quotations(parsed)
    if not quotations:
        return ()
    speakers = Speakers(Narration(parsed), quotations)
    found: list[Quote] = []
    last: Quotation | None = None
    for quotation, said, place in zip(
        quotations, speakers.attribute(), speakers.places, strict=True
    ):
        if is_too_short(parsed.text, quotation, said):
            continue
        goes_on = (
            last is not None
            and found[-1].whole
            and found[-1].speaker == said.speaker
            and not place.prior
            and quotation.start - last.end <= _CUE
            and parsed.text[quotation.start - 2 : quotation.start] == ", "
        )
        found.append(
            Quote(
                start=quotation.start,
                end=quotation.end,
                speaker=said.speaker,
                speaker_span=Span(said.voice.start, said.voice.end) if said.voice else None,
                cue=said.cue,
                whole=goes_on or is_whole(parsed.text, quotation, said, led=bool(place.before)),
            )
        )
        last = quotation
    return tuple(found)
