"""What an address is the place of: an event, a building, a named thing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from variorum.divergence.occurrences import KIND_OF, PART_OF_SUDDEN, SUDDEN
from variorum.language.gazetteer import HEADS
from variorum.language.wordlists import words

if TYPE_CHECKING:
    from variorum.divergence.context import Context
    from variorum.model.comparison import SentenceRef
    from variorum.model.features import Word

_BUILDINGS = (
    words(
        """
        home house apartment residence store shop supermarket warehouse factory club complex school
        office hospital garage lot pharmacy gas gym theatre cinema clinic dealership market
        salon bakery brewery depot plant headquarters shelter daycare dormitory condominium
        """
    )
    | HEADS.keys()
)
_STREETS = words(
    "street avenue road boulevard highway parkway lane drive freeway expressway turnpike"
)
_EMPTY = words(
    """
    be have do take place happen occur locate situate scene site block corner intersection area
    unfold break location call report respond receive hear begin start spot
    """
)
"""Words that say nothing about what it is the place of."""
_UNTOLD = "?"
"""Stands for a verb of which nothing is known: "lived at", "drove to"."""
_OTHERS = frozenset({"second", "third", "another", "other", "separate", "previous", "earlier"})
_REACH = 30
"""Words before an address among which its topic is looked for."""
_NEAR = 6
"""Words between a building and its address."""


@dataclass(frozen=True)
class Topics:
    """What stands at a place.

    Attributes:
        things: Entity ids and nouns of the building that the address follows.
        event: Kind of event that happened there, "another …" if the words tell it from the first.
    """

    things: frozenset[str]
    event: str | None

    def shares(self, other: Topics, *, linked: bool) -> bool:
        """Whether both are surely the place of one thing.

        A building with a name is one thing wherever it is told of. Without a name both have to be
        in sentences that say the same, and the place of one event.
        """
        if any(thing in other.things and thing.startswith("=") for thing in self.things):
            return True
        if not linked or not is_one_event(self.event, other.event):
            return False
        return not (self.things and other.things) or bool(self.things & other.things)


def is_one_event(one: str | None, other: str | None) -> bool:
    """Whether two kinds of event can be told of one; "12 killed" of any sudden one."""
    if one is None or other is None:
        return False
    (another, kind), (other_another, other_kind) = _split(one), _split(other)
    if another != other_another:
        return False
    parts = PART_OF_SUDDEN - SUDDEN
    if kind in parts or other_kind in parts:
        return kind in PART_OF_SUDDEN and other_kind in PART_OF_SUDDEN
    return kind == other_kind


def _split(event: str) -> tuple[bool, str]:
    return event.startswith("another "), event.removeprefix("another ")


def topics(context: Context, ref: SentenceRef, start: int) -> Topics:
    """What an address is the place of, told by the words before it (else those after it).

    Args:
        context: Annotated articles.
        ref: Sentence of the address.
        start: First code point of the address in the article's text.
    """
    grammar = context.words(ref)
    before = [n for n, word in enumerate(grammar) if word.start < start][-_REACH:]
    things = _things(context, ref, before, start)
    event = ""
    for n in reversed(before):
        event = _event(grammar, n)
        if event:
            break
    if not event and not any(grammar[n].pos == "VERB" for n in before):
        after = [n for n, word in enumerate(grammar) if word.start > start][:_REACH]
        event = next((found for n in after if (found := _event(grammar, n))), "")
    return Topics(things, None if event in {"", _UNTOLD} else event)


def _things(context: Context, ref: SentenceRef, before: list[int], start: int) -> frozenset[str]:
    """The building right before an address: "the Blue Moon nightclub, located at …"."""
    grammar = context.words(ref)
    for n in reversed(before[-_NEAR:]):
        word = grammar[n]
        if word.pos == "VERB" and word.lemma not in _EMPTY:
            break
        entity = context.place_at(ref.article, word.start)
        noun = word.lemma if word.pos in {"NOUN", "PROPN"} else ""
        if noun in _STREETS:
            break
        if entity is not None and _is_site(context, entity) and word.end <= start:
            return frozenset({f"={entity}"})
        if noun in _BUILDINGS and word.pos == "NOUN":
            return frozenset({noun})
    return frozenset()


def _is_site(context: Context, entity: str) -> bool:
    """Whether a named place is a building or park: a town is no thing with an address."""
    return entity in context.facilities


def _event(grammar: tuple[Word, ...], n: int) -> str:
    """The kind of what a word says happened; empty for words that say nothing of it."""
    word = grammar[n]
    if word.pos not in {"NOUN", "VERB", "PROPN"} or word.lemma in _EMPTY:
        return ""
    kind = KIND_OF.get(word.lemma)
    if word.pos == "VERB":
        # "The explosion tore through a house", "the quake struck": the subject tells.
        doers = (w for w in grammar if w.head == n and w.dep.startswith("nsubj"))
        told = (KIND_OF[w.lemma] for w in doers if KIND_OF.get(w.lemma) in SUDDEN)
        kind = next(told, kind or _UNTOLD)
    if kind is None or kind == _UNTOLD:
        return kind or ""
    parties = {n} | {m for m, w in enumerate(grammar) if w.head == n and w.dep.startswith("nsubj")}
    another = any(w.head in parties and w.lemma in _OTHERS for w in grammar)
    return f"another {kind}" if another else kind
