"""Who says each quotation of an article: beside it, in the sentence before, or carried on."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from variorum.language.quotes.cues import Cue, Cues
from variorum.language.quotes.lexicon import FIRST_PERSON, PEOPLE
from variorum.language.quotes.names import tidy_name
from variorum.language.quotes.people import Antecedent, People
from variorum.language.quotes.places import Surroundings
from variorum.language.quotes.resolution import Resolver
from variorum.language.quotes.voices import first_phrase, voice_at

if TYPE_CHECKING:
    from collections.abc import Sequence

    from variorum.language.quotes.marks import Quotation
    from variorum.language.quotes.narration import Narration
    from variorum.language.quotes.voices import Voice
    from variorum.model.article import Span


@dataclass(frozen=True, kw_only=True)
class Said:
    """What is known of a quotation's speaker.

    Attributes:
        speaker: Name or description as resolved.
        voice: Where the speaker stands next to it.
        cue: Verb or phrase of saying.
        beside: Whether the cue stands next to the quotation.
    """

    speaker: str | None = None
    voice: Voice | None = None
    cue: str | None = None
    beside: bool = False


class Speakers:
    """Attributes the quotations of one article, in order."""

    def __init__(self, narration: Narration, quotations: Sequence[Quotation]) -> None:
        self._narration = narration
        self._quotations = quotations
        self.people = People(narration, quotations)
        self._cues = Cues(narration, self.people.is_quoted)
        self._paragraphs = narration.parsed.paragraphs
        self.places = Surroundings(narration, quotations, self._cues).find()
        self._resolver = Resolver(narration, self.people, self._cues)

    # ------------------------------------------------------------------ order

    def attribute(self) -> list[Said]:
        """The speaker of each quotation, in text order."""
        cues = [self._cue(n) for n in range(len(self._quotations))]
        self._share_within_sentence(cues)
        found: list[Said] = []
        pronouns = self._subject_pronouns()
        speaker: str | None = None
        for n, cue in enumerate(cues):
            voice = cue.voice if cue else None
            limit = max(voice.start if voice else 0, self._quotations[n].start)
            while pronouns and self._narration.tokens[pronouns[0]].start < limit:
                self._follow(pronouns.pop(0), speaker)
            said = self._said(n, cue, speaker)
            if said.speaker is None and not (voice and voice.name in FIRST_PERSON):
                said = self._carried(n, said, found, cues)
            found.append(said)
            speaker = said.speaker or speaker
        return found

    def _subject_pronouns(self) -> list[int]:
        return [
            i
            for i, t in enumerate(self._narration.tokens)
            if t.lower in {"he", "she"}
            and t.word.dep in {"nsubj", "nsubjpass"}
            and not self.people.is_quoted(t.start)
        ]

    def _follow(self, pronoun: int, speaker: str | None) -> None:
        """Remember whom a pronoun stands for, so that the next one may stand for the same."""
        token = self._narration.tokens[pronoun]
        meant = self.people.referent(token.lower, token=pronoun, last_speaker=speaker)
        if meant:
            self.people.add(
                Antecedent(
                    at=token.start,
                    token=pronoun,
                    name=meant.name,
                    sex="m" if token.lower == "he" else "f",
                    person=True,
                    subject=True,
                )
            )

    # ------------------------------------------------------------------ cues

    def _cue(self, n: int) -> Cue | None:
        place = self.places[n]
        quotation = self._quotations[n]
        if quotation.signature:
            return self._signed(quotation.signature)
        after = self._cues.after(place.after) if place.after else None
        before = self._cues.before(place.before) if place.before else None
        final = self._narration.text[quotation.inner_start : quotation.inner_end].rstrip()[-1:]
        if before and before.direct and before.voice:
            return self._less_vague(n, before)
        if after and after.direct and (final in ",!?—–-…." or after.voice):
            return after
        if before and before.direct:
            return before
        around = self._around(n)
        if around:
            return around
        return before or after

    def _less_vague(self, n: int, cue: Cue) -> Cue:
        """Rather who says that "they were saying" it than "they"."""
        if cue.voice and cue.voice.name not in {"it", "they"}:
            return cue
        around = self._around(n)
        return around if around and around.voice and around.voice.sort != "pronoun" else cue

    def _signed(self, span: Span) -> Cue | None:
        words = self._narration.between(span.start, span.end)
        head = first_phrase(self._narration, words)
        voice = voice_at(self._narration, head) if head is not None else None
        if voice is None or head is None:
            return None
        if voice.sort != "person":
            name = tidy_name(self._narration.text[span.start : span.end].partition(",")[0])
            voice = replace(voice, sort="person", name=name, start=span.start, end=span.end)
        return Cue(token=head, text="", voice=voice, direct=True)

    def _around(self, n: int) -> Cue | None:
        quotation = self._quotations[n]
        first = self._narration.first_from(quotation.inner_start)
        place = self.places[n]
        if first >= len(self._narration.tokens):
            return None
        sentence = self._narration.tokens[first].sentence
        index = first
        while index > 0 and self._narration.tokens[index - 1].sentence == sentence:
            index -= 1
        words = [
            i
            for i in range(index, first)
            if not self.people.is_quoted(self._narration.tokens[i].start)
        ]
        if not words and not place.after:
            return None
        return self._cues.around(first, words)

    def _share_within_sentence(self, cues: list[Cue | None]) -> None:
        """ "A" and "B," she said: the first piece has the cue of the last."""
        tokens = self._narration.tokens
        for n in range(len(cues) - 2, -1, -1):
            cue, following = cues[n], cues[n + 1]
            if cue is not None or following is None or not self.places[n].after:
                continue
            if self.places[n + 1].first or self.places[n + 1].prior:
                continue
            here = self.places[n].after
            if tokens[here[0]].sentence == tokens[following.token].sentence:
                cues[n] = Cue(
                    token=following.token, text=following.text, voice=following.voice, direct=False
                )

    # ------------------------------------------------------------------ who

    def _said(self, n: int, cue: Cue | None, last_speaker: str | None) -> Said:
        if cue is None:
            return Said()
        if cue.voice is None:
            return Said(cue=cue.text or None, beside=cue.direct)
        return Said(
            speaker=self._resolver.resolve(cue.voice, last_speaker),
            voice=cue.voice,
            cue=cue.text or None,
            beside=cue.direct,
        )

    # ------------------------------------------------------------------ carried

    def _carried(
        self, n: int, said: Said, found: Sequence[Said], cues: Sequence[Cue | None]
    ) -> Said:
        """The speaker of a quotation that has none beside it."""
        place, quotation = self.places[n], self._quotations[n]
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
        return Said(speaker=speaker, voice=said.voice, cue=said.cue, beside=said.beside)

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
        number = self.places[n].paragraph - 1
        question = self._paragraphs[number]
        if self._narration.text[question.end - 1] != "?" or number == 0:
            return None
        if self._in_paragraph(n - 1, number - 1):
            return found[-1].speaker if found else None
        start = self._paragraphs[max(0, number - 2)].start
        named = [a for a in self.people.antecedents if a.person and start <= a.at < question.start]
        return named[-1].name if named else None

    def _from_paragraph_before(
        self, n: int, found: Sequence[Said], cues: Sequence[Cue | None]
    ) -> str | None:
        place = self.places[n]
        following = cues[n + 1] if n + 1 < len(cues) else None
        if (
            following
            and following.direct
            and following.voice
            and self.places[n + 1].paragraph == place.paragraph
            and not self.places[n + 1].prior
            and not self.places[n + 1].before
        ):
            return self._resolver.resolve(following.voice, None)
        if place.paragraph == 0:
            return None
        previous = self._paragraphs[place.paragraph - 1]
        pieces = self._narration.pieces(previous.start, previous.end)
        outside = [
            p for p in pieces if not self.people.is_quoted(self._narration.tokens[p[-1]].start - 1)
        ]
        if outside and self._narration.text[previous.end - 1] == ":":
            cue = self._cues.before(outside[-1])
            if cue and cue.voice:
                return self._resolver.resolve(cue.voice, None)
        if found and self._in_paragraph(n - 1, place.paragraph - 1):
            return found[-1].speaker
        if answered := self._interviewed(n, found):
            return answered
        if outside and outside[-1] == pieces[-1]:
            return self._turn(outside[-1:], None, anyone=True)
        return None

    def _in_paragraph(self, n: int, paragraph: int) -> bool:
        return n >= 0 and self._quotations[n].end > self._paragraphs[paragraph].start
