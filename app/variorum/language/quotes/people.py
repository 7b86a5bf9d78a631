"""Who is meant by a name, a title or a pronoun in one article."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right, insort
from dataclasses import dataclass
from typing import TYPE_CHECKING

from variorum.language.quotes.lexicon import (
    DOCUMENTS,
    FEMALE,
    MALE,
    ORGANISATIONS,
    PEOPLE,
    PRONOUNS,
    SAME_OFFICE,
    SPEECH,
    TITLES,
)
from variorum.language.quotes.narration import SUBJECTS
from variorum.language.quotes.voices import voice_at

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from variorum.language.quotes.marks import Quotation
    from variorum.language.quotes.names import Sex
    from variorum.language.quotes.narration import Narration
    from variorum.language.quotes.voices import Voice
    from variorum.model.article import EntityMention

_DEFINITE = re.compile(r"(?:the|this|that) ", re.IGNORECASE)
_TRIED = 20  # bearers of a title that are looked at, the nearest first
_REMEMBERED = 150  # persons and things named before
_ACRONYM = 5  # letters
_PROMINENT = SUBJECTS | {"attr"}
_HOW_FAR = 14  # sentences that a pronoun looks back


@dataclass(frozen=True, kw_only=True)
class Antecedent:
    """Somebody or something named in the narration that a pronoun may stand for.

    Attributes:
        at: Where it stands.
        token: Index of its last word.
        name: Full name, or the description as it stands.
        sex: Where known.
        person: Whether it is a person.
        subject: Whether it is the subject of its clause.
        possessive: Whether it only owns something ("Clinton's aide").
        plural: Whether it is several.
    """

    at: int
    token: int
    name: str
    sex: Sex | None
    person: bool
    subject: bool
    possessive: bool = False
    plural: bool = False


class People:
    """The persons of an article: full names, sexes, titles, and what pronouns stand for."""

    def __init__(self, narration: Narration, quotations: Sequence[Quotation]) -> None:
        self._narration = narration
        self._text = narration.text
        self._quoted = [(q.start, q.end) for q in quotations]
        self._quoted_starts = [q.start for q in quotations]
        self._names = narration.names
        self._called = self._titles()
        self.antecedents = self._antecedents()
        self._places = [a.at for a in self.antecedents]

    def add(self, antecedent: Antecedent) -> None:
        """Make a resolved mention available to the pronouns after it."""
        at = bisect_right(self._places, antecedent.at)
        self.antecedents.insert(at, antecedent)
        self._places.insert(at, antecedent.at)

    def is_quoted(self, offset: int) -> bool:
        """Whether a place lies in a quotation."""
        at = bisect_right(self._quoted_starts, offset) - 1
        return at >= 0 and self._quoted[at][0] <= offset < self._quoted[at][1]

    # ------------------------------------------------------------------ titles

    def _titles(self) -> dict[str, list[tuple[int, str]]]:
        """For each title or role, who bears it beside the name, in text order."""
        found: dict[str, list[tuple[int, str]]] = {}
        for mention in self._persons():
            nouns = self._nouns_beside(mention)
            if nouns:
                name = self._names.full_name(
                    self._text[mention.start : mention.end], at=mention.start
                )
                for noun in nouns:
                    found.setdefault(noun, []).append((mention.start, name))
        return found

    def _nouns_beside(self, mention: EntityMention) -> frozenset[str]:
        narration = self._narration
        words = narration.between(mention.start, mention.end)
        if not words:
            return frozenset()
        nouns: set[str] = set()
        for index in (*range(max(0, words.start - 4), words.start), *words):
            token = narration.tokens[index]
            if token.sentence != narration.tokens[words.start].sentence:
                continue
            if token.lower in {",", "and"} or token.word.pos == "VERB":
                nouns.clear()
            nouns.add(TITLES.get(token.lower.rstrip("."), token.lower))
        index = words.stop
        if index < len(narration.tokens) and narration.tokens[index].text == ",":
            for after in range(index + 1, min(index + 9, len(narration.tokens))):
                token = narration.tokens[after]
                if token.text in {",", "."} or token.word.pos == "VERB":
                    break
                nouns.add(token.word.lemma)
        return frozenset(SAME_OFFICE.get(n, n) for n in nouns if n in PEOPLE or n in SAME_OFFICE)

    def bearer(self, noun: str, modifiers: Sequence[str], *, at: int) -> str | None:
        """The person called by a title before: "the senator", "the shadow minister"."""
        called = self._called.get(SAME_OFFICE.get(noun, noun), [])
        here = bisect_left(called, (at, ""))
        nearest = [*reversed(called[max(0, here - _TRIED) : here]), *called[here : here + 1]]
        for place, name in nearest:
            beside = self._text[max(0, place - 60) : place + 90].casefold()
            if all(m in beside for m in modifiers):
                return name
        return None

    def named_by(self, voice: Voice, noun: str) -> str | None:
        """The person whom a definite description means by a title: "the shadow minister"."""
        if noun not in PEOPLE or not _DEFINITE.match(voice.name):
            return None
        last = self._narration.tokens[voice.token].lower
        modifiers = [w for w in voice.name.casefold().split()[1:] if w != last]
        return self.bearer(noun, modifiers, at=voice.start)

    # ------------------------------------------------------------------ pronouns

    def _persons(self) -> Iterable[EntityMention]:
        return (e for e in self._narration.parsed.entities if e.label == "PERSON")

    def _antecedents(self) -> list[Antecedent]:
        narration = self._narration
        found: list[Antecedent] = []
        ends = {narration.first_from(e.end) - 1 for e in self._persons()}
        for index, token in enumerate(narration.tokens):
            word = token.word
            subject = word.dep in SUBJECTS and word.pos in {"NOUN", "PROPN"}
            if not (subject or index in ends or self._is_family_name(index)):
                continue
            if self.is_quoted(token.start) or token.lower in PRONOUNS:
                continue
            antecedent = self._antecedent(index)
            if antecedent and not self._is_byline(antecedent.at):
                found.append(antecedent)
        return sorted(found, key=lambda a: a.at)

    def _antecedent(self, index: int) -> Antecedent | None:
        narration = self._narration
        token = narration.tokens[index]
        voice = voice_at(narration, index)
        if voice is None:
            return None
        lemma = token.word.lemma
        told: Sex | None = "f" if lemma in FEMALE else "m" if lemma in MALE else None
        name, sex = voice.name, told
        if voice.sort == "person":
            name = self._names.full_name(voice.name, at=voice.start)
            if told:
                self._names.hint(name, told)
            if lemma in PEOPLE:
                called = self._called.setdefault(SAME_OFFICE.get(lemma, lemma), [])
                insort(called, (token.start, name))
            sex = self._names.sex_of(name)
        elif voice.sort == "description" and (bearer := self.named_by(voice, lemma)):
            name, sex = bearer, self._names.sex_of(bearer)
        possessive = self._is_owner(index)
        plural = token.word.tag in {"NNS", "NNPS"} or lemma == "police"
        return Antecedent(
            at=token.start,
            token=index,
            name=name,
            sex=sex,
            person=(voice.sort == "person" and not _is_acronym(name))
            or (lemma in PEOPLE and not plural),
            subject=(token.word.dep in _PROMINENT or self._leads_clause(index)) and not possessive,
            possessive=possessive,
            plural=plural and voice.sort != "person",
        )

    def _leads_clause(self, index: int) -> bool:
        """Whether a relative clause tells what this person does ("Shaw, who spoke to …")."""
        clause = self._narration.child(index, "relcl")
        subject = self._narration.subject_of(clause) if clause is not None else None
        return subject is not None and self._narration.tokens[subject].lower == "who"

    def _is_byline(self, offset: int) -> bool:
        paragraphs = self._narration.parsed.paragraphs
        number = bisect_right(paragraphs, offset, key=lambda p: p.start) - 1
        return number >= 0 and self._text.startswith(("By ", "BY "), paragraphs[number].start)

    def _is_family_name(self, index: int) -> bool:
        """Whether a word is the family name of a person, whatever the parser took it for."""
        tokens = self._narration.tokens
        token = tokens[index]
        if token.lower not in self._names.family or not token.text[0].isupper():
            return False
        if token.word.pos not in {"PROPN", "NOUN"} or (
            token.word.dep == "compound" and tokens[token.head].word.pos != "VERB"
        ):
            return False
        following = tokens[index + 1] if index + 1 < len(tokens) else token
        if following.word.pos == "PROPN" and following.start == token.end + 1:
            return False
        before = tokens[index - 1] if index else token
        if before.word.pos != "PROPN" or before.end + 1 != token.start:
            return True
        voice = voice_at(self._narration, index)
        return voice is not None and (voice.name in self._names.full or " " not in voice.name)

    def _is_owner(self, index: int) -> bool:
        tokens = self._narration.tokens
        if index + 1 >= len(tokens):
            return False
        return tokens[index + 1].lower in {"'s", "’s", "’", "'"} and (
            tokens[index + 1].start == tokens[index].end
        )

    def before(self, offset: int) -> Iterator[Antecedent]:
        """Those named before a place, nearest first, as far as a reader remembers."""
        here = bisect_left(self._places, offset)
        return reversed(self.antecedents[max(0, here - _REMEMBERED) : here])

    def referent(self, pronoun: str, *, token: int, last_speaker: str | None) -> Antecedent | None:
        """What a pronoun stands for: the nearest that fits, subjects before others."""
        tokens = self._narration.tokens
        here = tokens[token]
        paragraphs = self._narration.parsed.paragraphs
        number = bisect_right(paragraphs, here.start, key=lambda p: p.start) - 1
        start = paragraphs[number].start if number >= 0 else 0
        best: tuple[float, int] | None = None
        chosen: Antecedent | None = None
        for n in range(bisect_left(self._places, here.start) - 1, -1, -1):
            candidate = self.antecedents[n]
            distance = here.sentence - tokens[candidate.token].sentence
            if distance > _HOW_FAR:
                break
            known = candidate.sex or (
                self._names.sex_of(candidate.name) if candidate.person else None
            )
            points = _points(candidate, known, pronoun, distance, last_speaker)
            if points is not None and candidate.at >= start:
                points += 0.4
            if points is not None and self._speaks(candidate):
                points += 0.7
            if points is not None and (best is None or points > best[0]):
                best, chosen = (points, n), candidate
        return chosen

    def _speaks(self, candidate: Antecedent) -> bool:
        """Whether it is the subject of a word of saying.

        In "Okafor said Simms had pushed his wife" it is Okafor who goes on to speak.
        """
        token = self._narration.tokens[candidate.token]
        return candidate.subject and self._narration.tokens[token.head].word.lemma in SPEECH


def _is_acronym(name: str) -> bool:
    return name.isupper() and len(name) <= _ACRONYM


def _points(
    candidate: Antecedent, sex: Sex | None, pronoun: str, distance: int, last_speaker: str | None
) -> float | None:
    """How well an antecedent fits a pronoun; None where it cannot be meant."""
    if pronoun in {"he", "she"}:
        wanted = "m" if pronoun == "he" else "f"
        if not candidate.person or candidate.plural or (sex or wanted) != wanted:
            return None
        points = 1.2 if candidate.subject else 0.0
        points += 0.6 if sex == wanted else 0.0
        points += 0.3 if candidate.name == last_speaker else 0.0
    elif pronoun == "they":
        if not candidate.plural and candidate.person:
            return None
        points = 2.0 if candidate.plural else 0.0
    else:  # it
        if candidate.person or candidate.plural or not _can_say(candidate.name):
            return None
        points = 1.0
    return points - (1.0 if candidate.possessive else 0.0) - distance * 1.0


def _can_say(name: str) -> bool:
    last = name.rsplit(maxsplit=1)[-1].casefold() if name.split() else ""
    return name[:1].isupper() or last in DOCUMENTS or last in ORGANISATIONS
