"""What one person is to another: wife here, fiancée there."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING

from variorum.divergence.occurrences import SPOKEN
from variorum.divergence.told import Told, by_sentence, divergence, sure_links
from variorum.language.wordlists import words

if TYPE_CHECKING:
    from variorum.divergence.context import Context
    from variorum.model.comparison import Divergence, SentenceRef
    from variorum.model.features import Word

_PARTNERS = {
    "wife": "wife",
    "husband": "husband",
    "fiancee": "engaged",
    "fiance": "engaged",
    "fiancée": "engaged",
    "fiancé": "engaged",
    "girlfriend": "girlfriend",
    "boyfriend": "boyfriend",
}
_PARTNER = frozenset(_PARTNERS.values())
_FITTING = (frozenset({"engaged", "girlfriend"}), frozenset({"engaged", "boyfriend"}))
"""Who is engaged may be called so."""
_KIN = words(
    """
    brother sister cousin uncle aunt father mother son daughter nephew niece grandson granddaughter
    grandfather grandmother stepson stepfather stepmother stepdaughter brother-in-law sister-in-law
    """
)
_FORMER = frozenset({"ex", "former", "late", "estranged", "future"})
_PRONOUNS = frozenset({"his", "her", "their", "its", "my", "our"})


@dataclass(frozen=True)
class _Relative:
    """A word for a relative, as it stands in its sentence.

    Attributes:
        told: Where, and the relation.
        owner: Whose relative: a pronoun, or the id of a person.
        slot: Its own dependency label and the lemma that governs it.
        person: Id of the relative, where the words name it.
    """

    told: Told
    owner: str
    slot: tuple[str, str]
    person: str | None

    @property
    def is_partner(self) -> bool:
        """Whether a person has one such relative at a time."""
        return self.told.value in _PARTNER


def find(context: Context) -> list[Divergence]:
    """Relatives of one person in one role whom two articles call differently."""
    relatives = by_sentence(context, _relatives)
    known: dict[tuple[str, str], set[str]] = defaultdict(set)
    for found in relatives.values():
        for one in found:
            known[one.told.ref.article, one.owner].add(one.told.value)
    groups: dict[tuple[str, frozenset[str]], set[Told]] = defaultdict(set)
    for link in sure_links(context):
        pairs = product(relatives.get(link.left, ()), relatives.get(link.right, ()))
        for left, right in pairs:
            if _exclude(left, right) and not _knows_both(left, right, known):
                values = frozenset({left.told.value, right.told.value})
                groups[left.person or left.owner, values] |= {left.told, right.told}
    return [
        divergence(
            context,
            group,
            status="conflict",
            label="relation",
            rule="description-relation",
            about="what one person is to another",
            explanation="The articles give one person relations that exclude each other: {}.",
        )
        for group in groups.values()
    ]


def _exclude(left: _Relative, right: _Relative) -> bool:
    """Whether two words are said of one relative of one person and cannot both be right."""
    values = frozenset({left.told.value, right.told.value})
    if len(values) == 1 or left.owner != right.owner or left.is_partner != right.is_partner:
        return False
    if left.person or right.person:
        return left.person == right.person and values not in _FITTING
    # A person has several relatives, but one partner: who it is need not be told.
    return left.is_partner and left.slot == right.slot and values not in _FITTING


def _knows_both(left: _Relative, right: _Relative, known: dict[tuple[str, str], set[str]]) -> bool:
    """Whether an article speaks of both, so that they may be two people."""
    return (
        right.told.value in known[left.told.ref.article, left.owner]
        or left.told.value in known[right.told.ref.article, right.owner]
    )


def _relatives(context: Context, ref: SentenceRef) -> list[_Relative]:
    grammar = context.words(ref)
    found: list[_Relative] = []
    for n, word in enumerate(grammar):
        relation = _PARTNERS.get(word.lemma, word.lemma)
        if relation not in _KIN | _PARTNER or word.pos not in {"NOUN", "PROPN"}:
            continue
        owner = _owner(context, ref, n)
        governor = grammar[word.head].lemma
        spoken = word.dep.startswith("nsubj") and governor in SPOKEN
        joined = word.dep == "conj" or any(w.head == n and w.dep == "conj" for w in grammar)
        if owner is None or spoken or joined or _is_former(context, ref, n):
            continue
        told = Told(ref=ref, start=word.start, end=word.end, value=relation)
        found.append(_Relative(told, owner, (word.dep, governor), _person(context, ref, n)))
    return found


def _is_former(context: Context, ref: SentenceRef, n: int) -> bool:
    """Whether "ex-", "former" or the like stands before a word."""
    before: tuple[Word, ...] = context.words(ref)[max(0, n - 2) : n]
    return any(word.lemma in _FORMER for word in before)


def _owner(context: Context, ref: SentenceRef, n: int) -> str | None:
    grammar, text = context.words(ref), context.articles[ref.article].text
    for word in grammar:
        if word.head == n and word.dep == "poss":
            own = text[word.start : word.end].lower()
            return own if own in _PRONOUNS else context.person_at(ref.article, word.start)
    return None


def _person(context: Context, ref: SentenceRef, n: int) -> str | None:
    """Who the relative is: "his brother John Miller", "John Miller, his brother"."""
    grammar = context.words(ref)
    beside = [w for w in grammar if w.head == n and w.dep == "appos"]
    if grammar[n].dep in {"appos", "compound", "nmod"}:
        beside.append(grammar[grammar[n].head])
    people = (context.person_at(ref.article, word.start) for word in beside)
    return next((person for person in people if person), None)
