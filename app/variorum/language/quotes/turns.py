"""Who speaks where nothing beside a quotation says so: the one who spoke before, or is asked."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from variorum.language.quotes.lexicon import PEOPLE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from variorum.language.quotes.cues import Cue, Cues
    from variorum.language.quotes.marks import Quotation
    from variorum.language.quotes.narration import Narration
    from variorum.language.quotes.people import People
    from variorum.language.quotes.places import Place
    from variorum.language.quotes.resolution import Resolver
    from variorum.language.quotes.said import Said


class Turns:
    """Carries speakers on from the quotations and sentences before."""

    def __init__(
        self,
        *,
        narration: Narration,
        quotations: Sequence[Quotation],
        places: Sequence[Place],
        people: People,
        cues: Cues,
        resolver: Resolver,
    ) -> None:
        self._narration = narration
        self._quotations = quotations
        self._places = places
        self._people = people
        self._cues = cues
        self._resolver = resolver
        self._paragraphs = narration.parsed.paragraphs

    def speaker_of(
        self, n: int, said: Said, found: Sequence[Said], cues: Sequence[Cue | None]
    ) -> Said:
        """The speaker of a quotation that has none beside it."""
        place, quotation = self._places[n], self._quotations[n]
        before = found[-1].speaker if found else None
        speaker: str | None = None
        if quotation.resumes or (not place.first and (place.before or place.after) and said.cue):
            speaker = before
        elif place.before and self._narration.tokens[place.before[-1]].text == ":":
            speaker = self._turn(place.prior, before) or before
        elif place.before or (place.after and not place.opens):
            return said  # a fragment of the article's own sentence
        elif not place.first:
            speaker = self._turn(place.prior, before) or before
        elif place.prior:
            speaker = self._turn(place.prior, before, anyone=True)
        elif place.opens:
            speaker = self._from_paragraph_before(n, found, cues)
        return replace(said, speaker=speaker)

    def _turn(
        self, prior: Sequence[range], last: str | None, *, anyone: bool = False
    ) -> str | None:
        """Who takes the word in the sentence before: Scott bristles at the suggestion. "…"."""
        if not prior:
            return None
        words = [i for i in prior[-1] if not self._narration.tokens[i].is_punctuation]
        speaks = any(self._cues.is_cue(i, beside=True) for i in words)
        if not (anyone or speaks):
            return None
        voice = self._cues.main_subject(words)
        if voice is None:
            return None
        if (
            voice.sort == "description"
            and self._narration.tokens[voice.token].word.lemma not in PEOPLE
        ):
            return None
        if voice.sort == "organisation" and not speaks:
            return None
        return self._resolver.resolve(voice, last)

    def _interviewed(self, n: int, found: Sequence[Said]) -> str | None:
        """Who answers the question that stands alone in the paragraph before."""
        number = self._places[n].paragraph - 1
        question = self._paragraphs[number]
        if self._narration.text[question.end - 1] != "?" or number == 0:
            return None
        if self._in_paragraph(n - 1, number - 1):
            return found[-1].speaker if found else None
        start = self._paragraphs[max(0, number - 2)].start
        for candidate in self._people.before(question.start):
            if candidate.at < start:
                break
            if candidate.person:
                return candidate.name
        return None

    def _from_paragraph_before(
        self, n: int, found: Sequence[Said], cues: Sequence[Cue | None]
    ) -> str | None:
        place = self._places[n]
        following = cues[n + 1] if n + 1 < len(cues) else None
        if following and following.direct and following.voice and self._follows(n + 1):
            return self._resolver.resolve(following.voice, None)
        if place.paragraph == 0:
            return None
        outside, ends = self._narrated(place.paragraph - 1)
        return (
            self._announced(outside, place.paragraph - 1)
            or (found[-1].speaker if self._in_paragraph(n - 1, place.paragraph - 1) else None)
            or self._interviewed(n, found)
            or (self._turn(outside[-1:], None, anyone=True) if ends else None)
        )

    def _follows(self, n: int) -> bool:
        """Whether a quotation stands right behind the one before it."""
        place = self._places[n]
        same = place.paragraph == self._places[n - 1].paragraph
        return same and not place.prior and not place.before

    def _narrated(self, paragraph: int) -> tuple[list[range], bool]:
        """The sentences of a paragraph that do not end in a quotation; whether the last is one."""
        span = self._paragraphs[paragraph]
        pieces = self._narration.pieces(span.start, span.end)
        tokens = self._narration.tokens
        outside = [p for p in pieces if not self._people.is_quoted(tokens[p[-1]].start - 1)]
        return outside, bool(outside) and outside[-1] == pieces[-1]

    def _announced(self, outside: Sequence[range], paragraph: int) -> str | None:
        """Whom the paragraph before announces by a colon at its end."""
        if not outside or self._narration.text[self._paragraphs[paragraph].end - 1] != ":":
            return None
        cue = self._cues.before(outside[-1])
        return self._resolver.resolve(cue.voice, None) if cue and cue.voice else None

    def _in_paragraph(self, n: int, paragraph: int) -> bool:
        return n >= 0 and self._quotations[n].end > self._paragraphs[paragraph].start
