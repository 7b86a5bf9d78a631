"""Ages in aligned sentences: one person named here and described there."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from variorum.divergence.figures import roles
from variorum.divergence.figures.items import AGE
from variorum.divergence.grouping import join
from variorum.language.naming import same_person

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from variorum.divergence.context import Context
    from variorum.divergence.figures.items import Item
    from variorum.divergence.figures.related import Related
    from variorum.model.comparison import SentenceRef


def groups(
    context: Context, items: Sequence[Item], related: Related, known: Collection[tuple[int, int]]
) -> list[tuple[str, list[Item]]]:
    """Ages that are the only ones left in two sentences which say the same with confidence.

    Args:
        context: The comparison so far.
        items: All figures.
        related: Which articles belong together.
        known: Orders of the ages whose bearer is known in several articles.

    Returns:
        Pairs, joined where they share an age, with whose age it is.
    """
    by_sentence: dict[SentenceRef, list[Item]] = defaultdict(list)
    for item in items:
        if item.dimension == AGE:
            by_sentence[item.ref].append(item)
    joined: list[list[Item]] = []
    for link in context.links:
        left, right = by_sentence.get(link.left, []), by_sentence.get(link.right, [])
        if link.confidence != "confident" or not left or not right:
            continue
        if not related.articles(link.left.article, link.right.article):
            continue
        pair = _of_one_word(left, right) or (_lone(left, right), _lone(right, left))
        ours, theirs = pair
        if ours is None or theirs is None or not _may_be_one(ours, theirs):
            continue
        if ours.order not in known and theirs.order not in known:
            join(joined, [ours, theirs], lambda item: item.article)
    return [(_whose(group), sorted(group, key=lambda item: item.order)) for group in joined]


def _of_one_word(left: Sequence[Item], right: Sequence[Item]) -> tuple[Item, Item] | None:
    """The ages of the only son, girl or driver of two sentences, where they differ."""
    for ours in left:
        named = [item for item in left if item.head == ours.head]
        theirs = [item for item in right if item.head == ours.head]
        if ours.head and len(named) == len(theirs) == 1 and not roles.bearer(ours):
            same = (ours.low, ours.high) == (theirs[0].low, theirs[0].high)
            if not same:
                return ours, theirs[0]
    return None


def _lone(items: Sequence[Item], others: Sequence[Item]) -> Item | None:
    """The one age of a sentence that has no equal in the other."""
    rest = [
        item
        for item in items
        if not any((item.low, item.high) == (other.low, other.high) for other in others)
    ]
    return rest[0] if len(rest) == 1 else None


def _may_be_one(left: Item, right: Item) -> bool:
    """Whether names, number and sex allow one person."""
    if roles.is_plural(left) or roles.is_plural(right):
        return False
    bearers = [roles.bearer(item) for item in (left, right)]
    names = [set(roles.names(name)) for name in bearers]
    if all(names) and not (names[0] <= names[1] or names[1] <= names[0]):
        return same_person(*bearers)
    return roles.agree([left, right]) and (all(names) or roles.are_near([left, right]))


def _whose(group: Sequence[Item]) -> str:
    """The fullest name given, else the first description."""
    named = [item.figure.counted or "" for item in group if item.figure.counted]
    full = [name for name in named if roles.last_name(name)]
    return max(full or named or ["a person"], key=len)
