"""Verbs and phrases of saying beside a quotation, and whose words they say it is."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import TYPE_CHECKING

from variorum.language.quotes.lexicon import (
    CHARACTERISING,
    GESTURES,
    SPEECH,
    SPEECH_NOUNS,
)
from variorum.language.quotes.narration import NOMINAL
from variorum.language.quotes.voices import Voice, can_speak, first_phrase, voice_at
from variorum.language.wordlists import words

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from variorum.language.quotes.narration import Narration

_NOT_OPENING = words(
    """
    and but or nor yet so because when while if although though whereas that which whose
    than unless until since to in on at of for by with from about
    """
)
_MISTAKEN = frozenset(["read", "reads", "says", "notes", "quipped", "deadpanned", "retweeted"])
_CITES = frozenset(["cite", "quote"])
_DEEPEST = 12


@dataclass(frozen=True, kw_only=True)
class Cue:
    """A verb or phrase of saying with the one it belongs to.

    Attributes:
        token: Index of the verb (or of "according").
        text: As it stands.
        voice: Who says it; None where only "saying" stands.
        direct: Whether it stands next to the quotation with nothing but the speaker.
    """

    token: int
    text: str
    voice: Voice | None
    direct: bool


class Cues:
    """Finds cues in the words around quotations."""

    def __init__(self, narration: Narration, is_quoted: Callable[[int], bool]) -> None:
        self._narration = narration
        self._is_quoted = is_quoted

    # ------------------------------------------------------------------ verbs

    def is_cue(self, index: int, *, beside: bool = False) -> bool:
        """Whether a word is a verb of saying; `beside` a quotation, sighing is saying too."""
        word = self._narration.tokens[index].word
        if word.pos not in {"VERB", ""} and not (word.pos == "NOUN" and self._tweets(index)):
            return False
        return word.lemma in SPEECH or (beside and word.lemma in GESTURES)

    def _tweets(self, index: int) -> bool:
        """Whether a verb was taken for a noun: one banner read."""
        token = self._narration.tokens[index]
        return (token.lower in _MISTAKEN and token.word.dep == "ROOT") or token.lower == "tweeted"

    def _characterises(self, index: int) -> bool:
        word = self._narration.tokens[index].word
        return word.pos in {"VERB", ""} and (word.lemma in CHARACTERISING or word.lemma in SPEECH)

    def speaker_of(self, verb: int) -> Voice | None:
        """Whose words a verb of saying brings: its subject, agent, or that of the verb above."""
        own = self._own_speaker(verb)
        tokens = self._narration.tokens
        if own or (own is None and self._narration.subject_of(verb) is not None):
            return own
        nearest: Voice | None = None
        below = verb
        for index in itertools.islice(self._narration.ancestors(verb), _DEEPEST):
            if tokens[below].word.dep in {"acl", "relcl"} and tokens[index].word.pos in NOMINAL:
                return nearest or self._voice(index)
            voice = self._cited(index) or self._own_speaker(index, passive=True)
            if voice and can_speak(self._narration, voice):
                if self.is_cue(index):
                    return voice  # "Jones said he could go, adding": not "he"
                nearest = nearest or voice
            below = index
        return nearest

    def _own_speaker(self, verb: int, *, passive: bool = False) -> Voice | None:
        """The agent or subject of a verb itself; `passive`: also who "is heard shouting"."""
        narration = self._narration
        word = narration.tokens[verb].word
        agent = narration.child(verb, "agent")
        if agent is not None and (by := narration.child(agent, "pobj")) is not None:
            return self._voice(by)
        subject = narration.subject_of(verb, passive=passive or word.lemma in _CITES)
        if subject is None or self._is_quoted(narration.tokens[subject].start):
            return None
        voice = self._subject(verb, subject)
        if voice and word.tag == "VBG" and not can_speak(narration, voice):
            return None
        return voice

    def _cited(self, verb: int) -> Voice | None:
        """Whom somebody cites or quotes "as saying"."""
        if self._narration.tokens[verb].word.lemma not in _CITES:
            return None
        cited = self._narration.child(verb, "dobj")
        return self._voice(cited) if cited is not None else None

    def _subject(self, verb: int, subject: int) -> Voice | None:
        """The subject, unless it is that of a clause within ("Ana, a baker, says Rome is …")."""
        narration = self._narration
        if subject > verb > 0:
            sentence = narration.tokens[verb].sentence
            first = verb
            while first > 0 and narration.tokens[first - 1].sentence == sentence:
                first -= 1
            lead = [i for i in range(first, verb) if not self._is_quoted(narration.tokens[i].start)]
            head = first_phrase(narration, lead) if len(lead) == verb - first else None
            if head is not None:
                return self._voice(head)
        return self._relative(verb, subject)

    def _relative(self, verb: int, subject: int) -> Voice | None:
        """The one that "who" stands for, or the subject itself."""
        tokens = self._narration.tokens
        if tokens[subject].lower in {"who", "which", "that"}:
            index = verb
            while tokens[index].word.dep == "conj":
                index = tokens[index].head
            if tokens[index].word.dep == "relcl":
                return self._voice(tokens[index].head)
            return None
        return self._voice(subject)

    def _voice(self, head: int) -> Voice | None:
        if self._is_quoted(self._narration.tokens[head].start):
            return None
        return voice_at(self._narration, head)

    # ------------------------------------------------------------------ after

    def after(self, piece: Sequence[int]) -> Cue | None:
        """The cue in the words that follow a quotation within its sentence."""
        tokens = self._narration.tokens
        words = [i for i in piece if not tokens[i].is_punctuation]
        if not words:
            return None
        source = self._according(words, piece[-1] + 1)
        if source and source.direct:
            return source
        first = words[0]
        skipped = 0
        while skipped < len(words) - 1 and (
            tokens[words[skipped]].word.pos == "ADV" or tokens[words[skipped]].lower == "as"
        ):
            skipped += 1
        opening = tokens[first].lower not in _NOT_OPENING
        for place, index in enumerate(words):
            if not self.is_cue(index, beside=True):
                continue
            if place == skipped:
                return self._inverted(range(index, piece[-1] + 1), direct=opening)
            voice = self._subject_before(range(words[skipped], index), index)
            if voice:
                near = voice.start <= tokens[words[min(skipped + 4, place)]].start
                return Cue(
                    token=index,
                    text=tokens[index].text,
                    voice=voice,
                    direct=opening and near and not self._breaks(words[skipped:place], voice),
                )
        return source

    def _breaks(self, words: Sequence[int], voice: Voice) -> bool:
        """Whether another statement stands between the quotation and its cue."""
        narration = self._narration
        for index in words:
            token = narration.tokens[index]
            if token.start < voice.start and token.word.pos in {"VERB", "AUX"}:
                return True
        return False

    def _inverted(self, words: Sequence[int], *, direct: bool) -> Cue | None:
        """The speaker behind the verb, as in "…," said John Roe, a resident."""
        narration = self._narration
        verb = words[0]
        text = narration.tokens[verb].text
        subject = narration.subject_of(verb)
        if (
            subject is not None
            and subject > verb
            and not self._is_quoted(narration.tokens[subject].start)
        ):
            head: int | None = subject
        else:
            head = first_phrase(narration, words[1:])
            if head is not None and any(
                narration.tokens[i].word.pos == "ADP" for i in words[1:] if i < head
            ):
                head = None
        voice = self._voice(head) if head is not None else None
        return Cue(token=verb, text=text, voice=voice or self.speaker_of(verb), direct=direct)

    def _subject_before(self, words: Sequence[int], verb: int) -> Voice | None:
        narration = self._narration
        subject = narration.subject_of(verb)
        if subject is not None and words and words[0] <= subject < verb:
            return self._relative(verb, subject)
        head = first_phrase(narration, words)
        voice = self._voice(head) if head is not None else None
        return voice or self.speaker_of(verb)

    def _according(self, words: Sequence[int], stop: int) -> Cue | None:
        tokens = self._narration.tokens
        for place, index in enumerate(words[:-2]):
            pair = (tokens[index].lower, tokens[words[place + 1]].lower)
            if pair in {("according", "to"), ("words", "of")}:
                head = first_phrase(self._narration, range(words[place + 2], stop))
                if head is not None:
                    return Cue(
                        token=index,
                        text=" ".join((tokens[index].text, pair[1])),
                        voice=self._voice(head),
                        direct=place == 0,
                    )
        return None

    # ------------------------------------------------------------------ before

    def before(self, piece: Sequence[int]) -> Cue | None:
        """The cue in the words that lead to a quotation within its sentence."""
        tokens = self._narration.tokens
        if not piece:
            return None
        end = tokens[piece[-1]]
        leads = end.text in {":", ","}
        words = [i for i in piece if not tokens[i].is_punctuation]
        for place in range(len(words) - 1, -1, -1):
            index = words[place]
            if not self.is_cue(index, beside=leads):
                continue
            voice = self.speaker_of(index) or self._nearest_subject(range(piece[0], index), index)
            if voice is not None and not can_speak(self._narration, voice):
                issuer = self.main_subject(piece)  # he issued a statement on the fires that read:
                voice = issuer if issuer and can_speak(self._narration, issuer) else voice
            if voice is None and place == 0:
                voice = self._inverted_lead(range(index, piece[-1] + 1))
            distance = len(words) - place
            direct = end.text == ":" or (leads and distance <= _NEAR) or distance == 1
            return Cue(token=index, text=tokens[index].text, voice=voice, direct=direct)
        source = self._according(words, piece[-1] + 1)
        if source:
            return Cue(token=source.token, text=source.text, voice=source.voice, direct=leads)
        if end.text == ":":
            return self._colon(words)
        return None

    def _inverted_lead(self, words: Sequence[int]) -> Voice | None:
        head = first_phrase(self._narration, words[1:])
        return self._voice(head) if head is not None else None

    def _nearest_subject(self, words: Sequence[int], verb: int) -> Voice | None:
        """Without a parse: the first noun phrase before the verb."""
        if self._narration.tokens[verb].word.dep:
            return None
        head = first_phrase(self._narration, words)
        return self._voice(head) if head is not None else None

    def _colon(self, words: Sequence[int]) -> Cue | None:
        """Words that lead to a quotation by a colon alone: Roe deflected: "…"."""
        voice = self.main_subject(words)
        if voice is None:
            return None
        if not can_speak(self._narration, voice) or voice.sort == "organisation":
            named = [i for i in words if self._narration.entity_over(i, "PERSON")]
            voice = (self._voice(named[-1]) if named else None) or voice
        return Cue(token=words[-1], text="", voice=voice, direct=True)

    def main_subject(self, words: Sequence[int]) -> Voice | None:
        """The subject of a sentence's main clause."""
        tokens = self._narration.tokens
        for index in words:
            if tokens[index].head == index or tokens[index].head not in words:
                subject = self._narration.subject_of(index, passive=True)
                if subject is not None and not self._is_quoted(tokens[subject].start):
                    return self._relative(index, subject)
        for index in words:
            if tokens[index].word.dep in {"nsubj", "nsubjpass"}:
                return self._voice(index)
        return None

    # ------------------------------------------------------------------ within

    def around(self, first: int, words: Sequence[int]) -> Cue | None:
        """The cue that governs words quoted inside the article's own sentence."""
        tokens = self._narration.tokens
        above = [
            i for i in self._narration.ancestors(first) if not self._is_quoted(tokens[i].start)
        ]
        before = [i for i in reversed(words) if i < first]
        vague: Cue | None = None
        for index in (*above, *before):
            voice: Voice | None = None
            if self._characterises(index):
                voice = self.speaker_of(index)
            elif tokens[index].word.lemma in SPEECH_NOUNS and index in above:
                voice = self._owner(index)
            if voice and can_speak(self._narration, voice):
                cue = Cue(token=index, text=tokens[index].text, voice=voice, direct=False)
                if voice.name not in {"it", "they"}:
                    return cue
                vague = vague or cue
        if vague:
            return vague
        said = next((i for i in before if tokens[i].word.lemma in SPEECH), None)
        if said is None:
            return None
        voice = self.main_subject(self._sentence(first))
        if voice is None or not can_speak(self._narration, voice):
            return None
        return Cue(token=said, text=tokens[said].text, voice=voice, direct=False)

    def _sentence(self, index: int) -> range:
        tokens = self._narration.tokens
        first = last = index
        while first > 0 and tokens[first - 1].sentence == tokens[index].sentence:
            first -= 1
        while last + 1 < len(tokens) and tokens[last + 1].sentence == tokens[index].sentence:
            last += 1
        return range(first, last + 1)

    def _owner(self, noun: int) -> Voice | None:
        """Whose claim, statement or message it is."""
        owner = self._narration.child(noun, "poss")
        if owner is None:
            for child in self._narration.children.get(noun, ()):
                if self._narration.tokens[child].lower in {"by", "from", "of"}:
                    owner = self._narration.child(child, "pobj")
        return self._voice(owner) if owner is not None else None


_NEAR = 9  # words between a verb of saying and the comma that leads to a quotation
