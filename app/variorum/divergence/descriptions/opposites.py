"""Words of which only one can be right: the left engine here, the right engine there."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING

from variorum.alignment.lexicon import GROUP_OF
from variorum.divergence.told import Told, by_sentence, divergence, sure_links

if TYPE_CHECKING:
    from variorum.divergence.context import Context
    from variorum.model.comparison import Divergence, SentenceRef

_FAMILIES = (
    ("side", "left right"),
    ("end", "front rear back"),
    ("bound", "northbound southbound eastbound westbound"),
    ("height", "upper lower"),
    ("colour", "white black red blue green yellow silver grey gray brown orange purple pink"),
    ("turn", "clockwise anticlockwise counterclockwise"),
)
_FAMILY_OF = {word: family for family, listed in _FAMILIES for word in listed.split()}
_LIKE = {"gray": "grey", "back": "rear", "counterclockwise": "anticlockwise"}
_FITTING = frozenset({"silver", "grey"})
"""Colours that one thing may be said to have."""
_CHILDREN = {"son": "children", "daughter": "children", "grandson": "grandchildren"} | {
    "granddaughter": "grandchildren",
    "nephew": "nephews",
    "niece": "nephews",
}
_NUMBERED = frozenset({"nummod"})


@dataclass(frozen=True)
class _Attribute:
    """A word that excludes others of its family, and of what it is said."""

    told: Told
    family: str
    of: str


def find(context: Context) -> list[Divergence]:
    """Sides, ends, directions, colours and children that differ in sentences that say the same.

    Args:
        context: Annotated and aligned articles.

    Returns:
        Conflicts: each sentence has one such word of one thing, and neither article the other's.
    """
    given = by_sentence(context, _attributes)
    known: dict[tuple[str, str, str], set[str]] = defaultdict(set)
    for found in given.values():
        for one in found:
            known[one.told.ref.article, one.family, one.of].add(one.told.value)
    groups: dict[tuple[str, str], set[Told]] = defaultdict(set)
    for link in sure_links(context):
        for left, right in product(given.get(link.left, ()), given.get(link.right, ())):
            if (left.family, left.of) == (right.family, right.of) and _exclude(left, right, known):
                groups[left.family, left.of] |= {left.told, right.told}
    return [
        divergence(
            context,
            group,
            status="conflict",
            label="another one",
            rule="description-opposite",
            about=f"which {of.removeprefix('=')}",
            explanation="Sentences that say the same have words that exclude each other: {}.",
        )
        for (_, of), group in groups.items()
    ]


def _exclude(
    left: _Attribute, right: _Attribute, known: dict[tuple[str, str, str], set[str]]
) -> bool:
    """Whether the words differ, and each article knows but one."""
    values = {left.told.value, right.told.value}
    ours, theirs = (known[one.told.ref.article, one.family, one.of] for one in (left, right))
    return len(values) > 1 and len(ours) == len(theirs) == 1 and not values <= _FITTING


def _attributes(context: Context, ref: SentenceRef) -> list[_Attribute]:
    grammar = context.words(ref)
    found: list[_Attribute] = []
    for n, word in enumerate(grammar):
        family = _FAMILY_OF.get(word.lemma)
        head = grammar[word.head]
        if family is not None and word.dep == "amod" and head.pos == "NOUN":
            of = GROUP_OF.get(head.lemma, head.lemma)
            value = _LIKE.get(word.lemma, word.lemma)
            told = Told(ref=ref, start=word.start, end=max(word.end, head.end), value=value)
            found.append(_Attribute(told, family, of))
        elif word.lemma in _CHILDREN and word.tag == "NNS":
            number = [w for w in grammar if w.head == n and w.dep in _NUMBERED]
            with_them = head.lemma == "with" and word.dep == "pobj"
            if len(number) == 1 and with_them:
                told = Told(ref=ref, start=number[0].start, end=word.end, value=word.lemma)
                of = f"{number[0].lemma} {_CHILDREN[word.lemma]}"
                found.append(_Attribute(told, "children", of))
    return found
