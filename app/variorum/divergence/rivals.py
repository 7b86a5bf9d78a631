"""Another name in the same role: where aligned sentences speak of two different things.

Precision first: articles rightly name different people and places all the time. A conflict needs
sentences that are linked, each name absent from the other article, and either names
that differ in one part (Norfolk, Norwalk; James and Jane Miller) in the same place of the sentence,
or one role that only one person has (the suspect, the mayor).
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from variorum.divergence import respelled
from variorum.language.gazetteer import HEADS
from variorum.language.naming import alike, distance, given_fit, key, person_parts, tokens
from variorum.language.wordlists import words
from variorum.model.comparison import Divergence, Reading, SentenceRef

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from variorum.divergence.context import Context
    from variorum.model.article import EntityMention
    from variorum.model.comparison import Entity, Link
    from variorum.model.features import Word

_ROLES = words(
    """
    suspect gunman shooter attacker assailant bomber hijacker killer perpetrator mayor governor
    president premier chancellor sheriff coroner winner champion runner-up pilot engineer
    """
)
"""Roles that one person has in one event: two names for it cannot both be right."""

_KINDS = {"PERSON": "person", "GPE": "place", "LOC": "place", "FAC": "place", "ORG": "organisation"}
_SHORTEST = 5
"""Letters from which on two names may be taken for each other."""


@dataclass(frozen=True)
class Place:
    """A mention, and where it stands in its sentence.

    Attributes:
        mention: The mention.
        ref: Its sentence.
        name: Its words in the text.
        slot: What governs it: dependency label, and lemmas above it.
        role: What the sentence calls it, if that is a role of one person.
    """

    mention: EntityMention
    ref: SentenceRef
    name: str
    slot: tuple[str, ...]
    role: str | None

    @property
    def kind(self) -> str:
        """Person, place or organisation."""
        return _KINDS.get(self.mention.label, "")

    def reading(self) -> Reading:
        """The mention as a reading of its article."""
        return Reading(
            article=self.ref.article,
            start=self.mention.start,
            end=self.mention.end,
            text=self.name,
            value=key(self.name),
            sentence=self.ref.sentence,
        )


class Folder:
    """Mentions of all articles by sentence."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self._entities: dict[str, Entity] = {e.id: e for e in context.entities}

    @cached_property
    def places(self) -> dict[SentenceRef, list[Place]]:
        """The named things of each sentence."""
        found: dict[SentenceRef, list[Place]] = defaultdict(list)
        for article in self.context.articles.values():
            for mention in article.entities:
                ref = SentenceRef(article.id, self.context.sentence_at(article.id, mention.start))
                grammar = self.context.words(ref)
                name = article.text[mention.start : mention.end]
                inside = [
                    n for n, w in enumerate(grammar) if mention.start <= w.start < mention.end
                ]
                found[ref].append(
                    Place(mention, ref, name, _slot(grammar, inside), _role(grammar, inside))
                )
        return dict(found)

    @cached_property
    def bearers(self) -> dict[tuple[str, str], set[str]]:
        """For each article and role, the entities that it gives it to."""
        found: dict[tuple[str, str], set[str]] = defaultdict(set)
        for ref, places in self.places.items():
            for place in places:
                if place.role:
                    found[ref.article, place.role].add(place.mention.entity)
        return dict(found)

    def is_named_in(self, place: Place, article: str) -> bool:
        """Whether an article names the thing, or one that may be the same."""
        mine = self._entities[place.mention.entity]
        if article in mine.mentions:
            return True
        return not self._short_names[article, mine.label].isdisjoint(tokens(mine.name))

    def is_given_in(self, place: Place, article: str) -> bool:
        """Whether an article has the very thing."""
        return article in self._entities[place.mention.entity].mentions

    @cached_property
    def _short_names(self) -> dict[tuple[str, str], set[str]]:
        """For each article and label, the names of one word."""
        found: dict[tuple[str, str], set[str]] = defaultdict(set)
        for entity in self._entities.values():
            if " " not in key(entity.name):
                for article in entity.mentions:
                    found[article, entity.label].update(tokens(entity.name))
        return found

    def name(self, place: Place) -> str:
        """The fullest name of the thing."""
        return self._entities[place.mention.entity].name


def find(context: Context) -> list[Divergence]:
    """Conflicts of names in linked sentences, and names spelled otherwise there."""
    folder = Folder(context)
    found: dict[tuple[str, str], Divergence] = {}
    for left, right in respelled.pairs(context, folder):
        pair = (left.mention.entity, right.mention.entity)
        if pair not in found:
            found[pair] = respelled.divergence(folder, left, right)
    for link in context.links:
        for left, right, rule in _rivals(folder, link):
            pair = (left.mention.entity, right.mention.entity)
            found.setdefault(pair, _conflict(folder, left, right, rule))
    return list(found.values())


def _rivals(folder: Folder, link: Link) -> Iterator[tuple[Place, Place, str]]:
    for left in folder.places.get(link.left, ()):
        if not left.kind or folder.is_named_in(left, link.right.article):
            continue
        for right in folder.places.get(link.right, ()):
            if right.kind != left.kind or folder.is_named_in(right, link.left.article):
                continue
            sure = link.confidence == "confident"
            if sure and _one_holder(folder, left, right) and not _may_be_one(left, right, folder):
                yield left, right, "name-same-role"
            elif _same_slot(left, right, sure=sure) and _confusable(
                folder.name(left), folder.name(right)
            ):
                yield left, right, "name-same-place"


def _same_slot(left: Place, right: Place, *, sure: bool) -> bool:
    """Whether two mentions stand in the same place of their sentences.

    Parsers guess what "in Norfolk" belongs to: where the link is sure, the preposition is enough.
    """
    if left.slot == right.slot:
        return sure or left.slot[0] == "pobj"
    return sure and left.slot[0] == "pobj" and left.slot[:2] == right.slot[:2]


def _one_holder(folder: Folder, left: Place, right: Place) -> bool:
    """Whether both have one role, and each is the only one in its article who has it."""
    return (
        left.role is not None
        and left.role == right.role
        and len(folder.bearers[left.ref.article, left.role]) == 1
        and len(folder.bearers[right.ref.article, left.role]) == 1
    )


def _may_be_one(left: Place, right: Place, folder: Folder) -> bool:
    """Whether one person may be meant after all: the surname is common to both.

    A bare "Miller" may have been taken for the wrong one of two Millers.
    """
    given_a, surname_a = person_parts(folder.name(left))
    given_b, surname_b = person_parts(folder.name(right))
    if not surname_a or not surname_b:
        return True
    if not alike(surname_a, surname_b):
        return False
    bare = " " not in key(left.name) or " " not in key(right.name)
    # Mikhail and Michael, Iouri and Yuri: one name in two languages begins alike at least.
    return bare or given_fit(given_a, given_b) or given_a[0][0] == given_b[0][0]


def _confusable(left: str, right: str) -> bool:
    """Whether two names differ in one word only, and may have been taken for each other."""
    a, b = tokens(left), tokens(right)
    if len(a) != len(b) or not a:
        return False
    different = [(x, y) for x, y in zip(a, b, strict=True) if x != y]
    if len(different) != 1 or alike(*different[0]) or any(w in HEADS for w in different[0]):
        return False
    x, y = different[0]
    if min(len(x), len(y)) < _SHORTEST or x[0] != y[0]:
        return False
    return distance(x, y) <= 2 or (x[:3] == y[:3] and x[-1] == y[-1])  # noqa: PLR2004


def _slot(grammar: Sequence[Word], inside: Sequence[int]) -> tuple[str, ...]:
    """The dependency label of a mention and the lemmas of the two words above it."""
    top = next((n for n in reversed(inside) if grammar[n].head not in inside), None)
    if top is None or grammar[top].head == top:
        return ("",)
    above = grammar[top].head
    higher = grammar[above].head if grammar[top].dep == "pobj" else above
    return (grammar[top].dep, grammar[above].lemma, grammar[higher].lemma)


def _role(grammar: Sequence[Word], inside: Sequence[int]) -> str | None:
    """The role that the sentence gives to a mention: "suspect X", "X, the mayor", "… as X"."""
    near = {
        n
        for n, word in enumerate(grammar)
        if n not in inside and (word.head in inside and word.dep in {"compound", "nmod", "appos"})
    }
    near |= {grammar[n].head for n in inside if grammar[n].dep == "appos"}
    for n in inside:
        if grammar[n].dep == "pobj" and grammar[grammar[n].head].lemma == "as":
            verb = grammar[grammar[n].head].head
            if grammar[verb].lemma in {"identify", "name"}:
                near |= {
                    m
                    for m, word in enumerate(grammar)
                    if word.head == verb and word.dep in {"dobj", "nsubjpass"}
                }
    return next((grammar[n].lemma for n in sorted(near) if grammar[n].lemma in _ROLES), None)


def _conflict(folder: Folder, left: Place, right: Place, rule: str) -> Divergence:
    role = left.role if rule == "name-same-role" else None
    named = f"the {role}" if role else f"the {left.kind}"
    return Divergence(
        id="",
        kind="name",
        status="conflict",
        about=f"name of {named}",
        label="another name",
        readings=(left.reading(), right.reading()),
        rule=rule,
        explanation=(
            f"Sentences that report the same thing name {named} “{folder.name(left)}” in one "
            f"article and “{folder.name(right)}” in the other; neither article has both names."
        ),
    )
