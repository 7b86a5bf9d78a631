"""Who says each quotation of an article: beside it, in the sentence before, or carried on."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from variorum.language.quotes.cues import Cue, Cues
from variorum.language.quotes.lexicon import DOCUMENTS, FIRST_PERSON, PEOPLE
from variorum.language.quotes.names import tidy_name
from variorum.language.quotes.people import Antecedent, People
from variorum.language.quotes.voices import first_phrase, voice_at
from variorum.language.wordlists import words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from variorum.language.quotes.marks import Quotation
    from variorum.language.quotes.narration import Narration
    from variorum.language.quotes.voices import Voice
    from variorum.model.article import Span

_MARKS = "\"'“”‘’«»„‟`"
_ISSUES = words(
    """
    issue release publish send write post say add read tell obtain put
    """
)
_HOW_FAR = 5  # sentences between a statement and "the statement said"


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


@dataclass(frozen=True, kw_only=True)
class _Place:
    """A quotation with the words around it.

    Attributes:
        paragraph: Index of the paragraph in which it begins.
        before: The unfinished sentence that leads to it.
        prior: Finished sentences between the last quotation of the paragraph and this one.
        after: The rest of its sentence.
        first: Whether no quotation of the paragraph stands before it.
        opens: Whether it opens its paragraph.
        closes: Whether nothing stands behind it in its last paragraph.
    """

    paragraph: int
    before: range
    prior: list[range]
    after: range
    first: bool
    opens: bool
    closes: bool


class Speakers:
    """Attributes the quotations of one article, in order."""

    def __init__(self, narration: Narration, quotations: Sequence[Quotation]) -> None:
        self._narration = narration
        self._quotations = quotations
        self.people = People(narration, quotations)
        self._cues = Cues(narration, self.people.is_quoted)
        self._paragraphs = narration.parsed.paragraphs
        self.places = self._find_places()

    # ------------------------------------------------------------------ places

    def _find_places(self) -> list[_Place]:
        places: list[_Place] = []
        number = 0
        for n, quotation in enumerate(self._quotations):
            while (
                number + 1 < len(self._paragraphs)
                and self._paragraphs[number + 1].start <= quotation.start
            ):
                number += 1
            places.append(self._place(n, number))
        return places

    def _place(self, n: int, number: int) -> _Place:
        quotation = self._quotations[n]
        paragraph = self._paragraphs[number]
        previous = self._quotations[n - 1] if n else None
        first = previous is None or previous.end <= paragraph.start
        begin = paragraph.start if first or previous is None else previous.end
        leading = self._narration.pieces(begin, quotation.start)
        before = range(0)
        if leading and not self._ends(leading[-1], quotation):
            before = leading.pop()
        last = self._paragraph_of(quotation.end, number)
        following = self._quotations[n + 1] if n + 1 < len(self._quotations) else None
        stop = self._paragraphs[last].end
        if following and following.start < stop:
            stop = following.start
        behind = self._narration.pieces(quotation.end, stop)
        after = behind[0] if behind else range(0)
        if after and not self._same_sentence(quotation, after):
            after = range(0)
        return _Place(
            paragraph=number,
            before=before,
            prior=leading,
            after=after,
            first=first,
            opens=quotation.start == paragraph.start,
            closes=not behind,
        )

    def _paragraph_of(self, offset: int, number: int) -> int:
        while number + 1 < len(self._paragraphs) and self._paragraphs[number + 1].start < offset:
            number += 1
        return number

    def _ends(self, piece: range, quotation: Quotation) -> bool:
        """Whether the sentence before a quotation is finished."""
        tokens = self._narration.tokens
        words = [i for i in piece if tokens[i].text not in _MARKS]
        if not words:
            return True
        last = tokens[words[-1]]
        first = self._narration.first_from(quotation.inner_start)
        if last.text in {":", ","}:
            return False
        if last.text in {".", "!", "?"}:
            return True
        return first < len(tokens) and tokens[first].sentence != last.sentence

    def _same_sentence(self, quotation: Quotation, after: range) -> bool:
        """Whether the words behind a quotation still belong to its sentence."""
        narration = self._narration
        start = next((i for i in after if not narration.tokens[i].is_punctuation), None)
        if start is None:
            return False
        final = narration.text[quotation.inner_start : quotation.inner_end].rstrip()[-1:]
        token = narration.tokens[start]
        if token.text[:1].islower() or final not in ".!?…":
            return True
        last = narration.first_from(quotation.inner_end) - 1
        if last >= 0 and narration.tokens[last].sentence == token.sentence:
            return True
        cue = self._cues.after(after) if final in "!?…" else None
        return (
            cue is not None
            and cue.direct
            and (
                cue.token + 1 >= after.stop
                or narration.tokens[cue.token + 1].lower not in {"that", ":"}
            )
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
            return before
        if after and after.direct and (final in ",!?—–-…." or after.voice):
            return after
        if before and before.direct:
            return before
        around = self._around(n)
        if around:
            return around
        return before or after

    def _signed(self, span: Span) -> Cue | None:
        words = self._narration.between(span.start, span.end)
        head = first_phrase(self._narration, words)
        voice = voice_at(self._narration, head) if head is not None else None
        if voice is None or head is None:
            return None
        if voice.sort != "person":
            name = tidy_name(self._narration.text[span.start : span.end])
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
            speaker=self._resolve(cue.voice, last_speaker),
            voice=cue.voice,
            cue=cue.text or None,
            beside=cue.direct,
        )

    def _resolve(self, voice: Voice, last_speaker: str | None) -> str | None:
        people = self.people
        if voice.sort == "pronoun":
            if voice.name in FIRST_PERSON:
                return None
            name = {"him": "he", "her": "she", "them": "they"}.get(voice.name, voice.name)
            meant = people.referent(name, token=voice.token, last_speaker=last_speaker)
            return meant.name if meant else None
        if voice.sort == "person":
            return self._narration.names.full_name(voice.name, at=voice.start)
        if voice.sort == "organisation":
            full = self._narration.names.full_name(voice.name, at=voice.start)
            return full if " " not in voice.name else voice.name
        return self._described(voice)

    def _described(self, voice: Voice) -> str:
        """ "The senator" is the senator named before, "the official" the one introduced before."""
        token = self._narration.tokens[voice.token]
        definite = voice.name.startswith(("the ", "this ", "that ")) or token.text[:1].isupper()
        if not definite or token.word.tag == "NNS":
            return voice.name
        noun = token.word.lemma
        if noun in PEOPLE:
            named = self.people.bearer(noun, at=voice.start)
            if named and len(voice.name.split()) <= 3:
                return named
            return self._introduced(voice, noun) or voice.name
        if noun in DOCUMENTS:
            return self._issuer(voice, noun) or voice.name
        return voice.name

    def _introduced(self, voice: Voice, noun: str) -> str | None:
        for candidate in reversed(self.people.antecedents):
            if candidate.at >= voice.start:
                continue
            token = self._narration.tokens[candidate.token]
            if token.word.lemma == noun and candidate.person and candidate.name.split()[0].lower() in {
                "a", "an", "one", "another",
            }:  # fmt: skip
                return candidate.name[:1].lower() + candidate.name[1:]
        return None

    def _issuer(self, voice: Voice, noun: str) -> str | None:
        """Whose statement "the statement" is."""
        narration = self._narration
        here = narration.tokens[voice.token].sentence
        for index in range(voice.token - 1, -1, -1):
            token = narration.tokens[index]
            if here - token.sentence > _HOW_FAR:
                return None
            if token.word.lemma != noun or self.people.is_quoted(token.start):
                continue
            for above in narration.ancestors(index):
                if narration.tokens[above].word.lemma in _ISSUES:
                    issuer = self._cues.speaker_of(above)
                    if issuer and issuer.sort in {"person", "organisation"}:
                        return self._resolve(issuer, None)
        return None

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
        return self._resolve(voice, last)

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
            return self._resolve(following.voice, None)
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
                return self._resolve(cue.voice, None)
        if found and self._in_paragraph(n - 1, place.paragraph - 1):
            return found[-1].speaker
        if outside and outside[-1] == pieces[-1]:
            return self._turn(outside[-1:], None, anyone=True)
        return None

    def _in_paragraph(self, n: int, paragraph: int) -> bool:
        return n >= 0 and self._quotations[n].end > self._paragraphs[paragraph].start


def paragraph_at(paragraphs: Sequence[Span], offset: int) -> int:
    """Index of the paragraph that holds an offset."""
    for number, paragraph in enumerate(paragraphs):
        if offset < paragraph.end:
            return number
    return max(0, len(paragraphs) - 1)
