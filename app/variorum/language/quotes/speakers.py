"""Who says each quotation of an article: beside it, in the sentence before, or carried on."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from variorum.language.quotes.cues import Cue, Cues
from variorum.language.quotes.lexicon import FIRST_PERSON
from variorum.language.quotes.names import tidy_name
from variorum.language.quotes.people import Antecedent, People
from variorum.language.quotes.places import Surroundings
from variorum.language.quotes.resolution import Resolver
from variorum.language.quotes.said import Said
from variorum.language.quotes.turns import Turns
from variorum.language.quotes.voices import first_phrase, voice_at

if TYPE_CHECKING:
    from collections.abc import Sequence

    from variorum.language.quotes.marks import Quotation
    from variorum.language.quotes.names import Sex
    from variorum.language.quotes.narration import Narration
    from variorum.model.article import Span

_REACH = 80  # words of a sentence that are searched for who says a part of it


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
        self._turns = Turns(
            narration=narration,
            quotations=quotations,
            places=self.places,
            people=self.people,
            cues=self._cues,
            resolver=self._resolver,
        )

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
            said = self._said(cue, speaker)
            if said.speaker is None and not (voice and voice.name in FIRST_PERSON):
                said = self._turns.speaker_of(n, said, found, cues)
            self._remember(said)
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

    def _remember(self, said: Said) -> None:
        """Let "she" after "the Rovers boss said" be the one whom the boss is known to be."""
        voice = said.voice
        if voice is None or said.speaker is None or voice.sort != "description":
            return
        if said.speaker[:1].isupper():
            self.people.add(
                Antecedent(
                    at=voice.start,
                    token=voice.token,
                    name=said.speaker,
                    sex=self._narration.names.sex_of(said.speaker),
                    person=True,
                    subject=True,
                )
            )

    def _follow(self, pronoun: int, speaker: str | None) -> None:
        """Remember whom a pronoun stands for, so that the next one may stand for the same."""
        token = self._narration.tokens[pronoun]
        meant = self.people.referent(token.lower, token=pronoun, last_speaker=speaker)
        if meant:
            sex: Sex = "m" if token.lower == "he" else "f"
            if meant.name[:1].isupper():
                self._narration.names.hint(meant.name, sex)
            self.people.add(
                Antecedent(
                    at=token.start,
                    token=pronoun,
                    name=meant.name,
                    sex=sex,
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
        while (
            index > max(0, first - _REACH)
            and self._narration.tokens[index - 1].sentence == sentence
        ):
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
        """Give a first piece the cue of the last one, as in "A" and "B," she said."""
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

    def _said(self, cue: Cue | None, last_speaker: str | None) -> Said:
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
