"""Two sides of one relation: the employee of a place here, its customer there."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from itertools import combinations, product
from typing import TYPE_CHECKING

from variorum.divergence.told import MANY, Told, divergence, sentences

if TYPE_CHECKING:
    from collections.abc import Iterator

    from variorum.divergence.context import Context
    from variorum.model.comparison import Divergence, SentenceRef
    from variorum.model.features import Word

_SIDES = (
    ("employee worker waiter waitress bartender cashier clerk staffer", "customer patron diner"),
    ("driver motorist pilot co-pilot", "passenger"),
    ("guard warden jailer", "inmate prisoner"),
    ("teacher instructor", "student pupil"),
    ("landlord landlady", "tenant renter"),
)
_SIDE_OF = {
    word: (number, side)
    for number, pair in enumerate(_SIDES)
    for side, listed in enumerate(pair)
    for word in listed.split()
}
_WORKING = _SIDE_OF["employee"]
_PASSING = frozenset({_SIDE_OF[word][0] for word in ("customer", "passenger")})
"""Relations of the moment: "was a student" is of the past, "was a passenger" of the event."""
_BYGONE = frozenset({"former", "formerly", "once", "previously", "ago", "until", "ex"})
_REACH = 12
"""Words after a description among which the place is named."""
_NAMED = frozenset({"ORG", "FAC", "GPE", "PRODUCT", "LOC"})


@dataclass(frozen=True)
class _Side:
    """What a person is, with the named places and bodies to which that belongs."""

    told: Told
    relation: int
    side: int
    at: frozenset[str]


def find(context: Context) -> list[Divergence]:
    """People whom two articles put on the two sides of one relation at one place."""
    people: dict[str, dict[str, list[_Side]]] = defaultdict(lambda: defaultdict(list))
    for article in context.articles:
        for ref in sentences(context, article):
            for person, side in _sides(context, ref):
                people[person][article].append(side)
    names = {entity.id: entity.name for entity in context.entities}
    found: list[Divergence] = []
    for person, given in people.items():
        pair = next(_opposed(given), None)
        if pair is not None:
            found.append(
                divergence(
                    context,
                    [one.told for one in pair],
                    status="conflict",
                    label="role",
                    rule="description-side",
                    about=f"what {names[person]} was there",
                    explanation="One cannot be both at one place: {}.",
                )
            )
    return found


def _opposed(given: dict[str, list[_Side]]) -> Iterator[tuple[_Side, _Side]]:
    for one, other in combinations(given.values(), 2):
        both = [
            (a, b)
            for a, b in product(one[:MANY], other[:MANY])
            if a.relation == b.relation and a.side != b.side and a.at & b.at
        ]
        consistent = len({(x.relation, x.side) for x in one}) == len({x.relation for x in one})
        consistent &= len({(x.relation, x.side) for x in other}) == len({x.relation for x in other})
        if both and consistent:
            yield both[0]


def _sides(context: Context, ref: SentenceRef) -> Iterator[tuple[str, _Side]]:
    grammar = context.words(ref)
    for n, word in enumerate(grammar):
        side = _SIDE_OF.get(word.lemma) if word.pos == "NOUN" else None
        if word.lemma == "work" and word.pos == "VERB":
            side = _WORKING if _is_at(grammar, n) else None
        if side is None or _is_over(grammar, n, side[0]):
            continue
        person = _person(context, ref, n)
        if person is not None:
            at = _places(context, ref, n)
            told = Told(ref=ref, start=_start(grammar, n), end=word.end, value=word.lemma)
            yield person, _Side(told, *side, at)


def _start(grammar: tuple[Word, ...], n: int) -> int:
    """The first of the words that belong to a noun before it: "a regular customer"."""
    own = [m for m in range(max(0, n - 4), n) if grammar[m].head == n and grammar[n].pos == "NOUN"]
    return grammar[min([*own, n])].start


def _is_at(grammar: tuple[Word, ...], n: int) -> bool:
    """Whether somebody works at a place: "works at the bakery", not "works with the police"."""
    return any(w.head == n and w.dep == "prep" and w.lemma in {"at", "for"} for w in grammar)


def _is_over(grammar: tuple[Word, ...], n: int, relation: int) -> bool:
    """Whether somebody is not, or no longer, what the word says."""
    head = grammar[n].head
    denied = any(w.head in {n, head} and (w.dep == "neg" or w.lemma == "no") for w in grammar)
    past = grammar[n].dep == "attr" and grammar[head].tag == "VBD" and relation not in _PASSING
    return denied or past or any(w.lemma in _BYGONE for w in grammar)


def _person(context: Context, ref: SentenceRef, n: int) -> str | None:
    """The person that a noun or a verb of working describes."""
    grammar = context.words(ref)
    holders = [grammar[n].head] if grammar[n].dep in {"appos", "compound", "nmod"} else []
    holders += [m for m, w in enumerate(grammar) if w.head == n and w.dep == "appos"]
    verb = grammar[n].head if grammar[n].dep == "attr" else n
    if verb != n or grammar[n].pos == "VERB":
        subjects = [m for m, w in enumerate(grammar) if w.head == verb and w.dep == "nsubj"]
        holders += subjects
        if grammar[verb].dep == "relcl" and all(grammar[m].tag == "WP" for m in subjects):
            holders.append(grammar[verb].head)
    people = (context.person_at(ref.article, grammar[m].start) for m in holders)
    return next((person for person in people if person), None)


def _places(context: Context, ref: SentenceRef, n: int) -> frozenset[str]:
    """Ids of the places and bodies named right after a word."""
    grammar = context.words(ref)
    start, end = grammar[n].start, grammar[min(len(grammar) - 1, n + _REACH)].end
    return frozenset(
        mention.entity
        for mention in context.articles[ref.article].entities
        if start <= mention.start < end and mention.label in _NAMED
    )
