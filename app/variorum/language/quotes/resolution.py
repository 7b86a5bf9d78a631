"""The name or description under which a speaker is known in the whole article."""

from __future__ import annotations

from typing import TYPE_CHECKING

from variorum.language.quotes.lexicon import DOCUMENTS, FIRST_PERSON, PEOPLE
from variorum.language.wordlists import words

if TYPE_CHECKING:
    from variorum.language.quotes.cues import Cues
    from variorum.language.quotes.narration import Narration
    from variorum.language.quotes.people import People
    from variorum.language.quotes.voices import Voice

_ISSUES = words(
    """
    issue release publish send write post say add read tell obtain put
    """
)
_ANONYMOUS = words(
    """
    official spokesman spokeswoman spokesperson source witness resident officer lawyer attorney
    judge prosecutor diplomat analyst expert passenger neighbour neighbor survivor victim driver
    """
)
_INDEFINITE = frozenset(["a", "an", "one", "another"])
_VARIED = 3  # words of "the Rovers boss"
_RECENT = 2  # sentences back to the person whom it varies
_HOW_FAR = 5  # sentences between a statement and "the statement said"


class Resolver:
    """Turns the mention beside a quotation into the speaker's name."""

    def __init__(self, narration: Narration, people: People, cues: Cues) -> None:
        self._narration = narration
        self._people = people
        self._cues = cues

    def resolve(self, voice: Voice, last_speaker: str | None) -> str | None:
        """The speaker's name in this article, or the description where nothing names one.

        Args:
            voice: Who stands beside the quotation.
            last_speaker: Who spoke before: "he" is often the same.
        """
        if voice.sort == "pronoun":
            return self._pronoun(voice, last_speaker)
        if voice.sort == "person":
            return self._narration.names.full_name(voice.name, at=voice.start)
        if voice.sort == "organisation":
            if self._is_one_of_a_people(voice):
                return self._varied(voice) or f"the {voice.name}"
            full = self._narration.names.full_name(voice.name, at=voice.start)
            return full if " " not in voice.name else voice.name
        return self._described(voice)

    def _pronoun(self, voice: Voice, last_speaker: str | None) -> str | None:
        if voice.name in FIRST_PERSON:
            return None
        name = {"him": "he", "her": "she", "them": "they"}.get(voice.name, voice.name)
        meant = self._people.referent(name, token=voice.token, last_speaker=last_speaker)
        if meant:
            return meant.name
        return self._issuer(voice, DOCUMENTS) if name == "it" else None

    def _is_one_of_a_people(self, voice: Voice) -> bool:
        """Whether "the Norwegian" is one Norwegian."""
        tokens = self._narration.tokens
        word = tokens[voice.token].word
        before = tokens[voice.token - 1].lower if voice.token else ""
        singular = word.tag in {"NN", "NNP", "JJ"} and before == "the"
        return singular and self._narration.entity_over(voice.token, "NORP") is not None

    def _described(self, voice: Voice) -> str:
        """Whom a description means: the senator named before, the official introduced before."""
        token = self._narration.tokens[voice.token]
        definite = voice.name.startswith(("the ", "this ", "that ")) or token.text[:1].isupper()
        if not definite or token.word.tag == "NNS":
            return voice.name
        noun = token.word.lemma
        if noun in PEOPLE:
            varies = noun not in _ANONYMOUS and len(voice.name.split()) >= _VARIED
            return (
                self._people.named_by(voice, noun)
                or self._introduced(voice, noun)
                or (self._varied(voice) if varies else None)
                or voice.name
            )
        if voice.name.endswith("year-old"):
            return self._varied(voice) or self._varied(voice, owning=True) or voice.name
        if noun in DOCUMENTS:
            return self._issuer(voice, frozenset([noun])) or voice.name
        return voice.name

    def _varied(self, voice: Voice, *, owning: bool = False) -> str | None:
        """A person just named, called otherwise for variety: the Rovers boss, the Norwegian.

        With `owning` also one who is only named as owning something: "Drell's party".
        """
        here = self._narration.tokens[voice.token].sentence
        for candidate in self._people.before(voice.start):
            if here - self._narration.tokens[candidate.token].sentence > _RECENT:
                return None
            told = candidate.subject or (owning and candidate.possessive)
            if candidate.person and told and candidate.name[:1].isupper():
                return candidate.name
        return None

    def _introduced(self, voice: Voice, noun: str) -> str | None:
        for candidate in self._people.before(voice.start):
            token = self._narration.tokens[candidate.token]
            first = candidate.name.split()[0].lower()
            if token.word.lemma == noun and candidate.person and first in _INDEFINITE:
                return candidate.name[:1].lower() + candidate.name[1:]
        return None

    def _issuer(self, voice: Voice, nouns: frozenset[str]) -> str | None:
        """Whose statement "the statement" is, or "it" after one."""
        narration = self._narration
        here = narration.tokens[voice.token].sentence
        for index in range(voice.token - 1, -1, -1):
            token = narration.tokens[index]
            if here - token.sentence > _HOW_FAR:
                return None
            if token.word.lemma not in nouns or self._people.is_quoted(token.start):
                continue
            preposition = narration.tokens[token.head]
            in_it = preposition.head if preposition.lower == "in" else -1
            for above in narration.ancestors(index):
                word = narration.tokens[above].word
                if word.lemma in _ISSUES or (word.pos == "VERB" and in_it == above):
                    issuer = self._cues.speaker_of(above)
                    if issuer and issuer.sort in {"person", "organisation"}:
                        return self.resolve(issuer, None)
        return None
