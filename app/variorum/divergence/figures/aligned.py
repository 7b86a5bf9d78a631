"""Figures of aligned sentences, and equal figures elsewhere: the same detail in other words."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from variorum.divergence.figures import intervals
from variorum.divergence.figures.items import AGE, COUNT
from variorum.language.figures import events

if TYPE_CHECKING:
    from variorum.divergence.context import Context
    from variorum.divergence.figures.items import Item
    from variorum.divergence.figures.related import Related
    from variorum.model.comparison import SentenceRef

# A number as telling as this is the same number wherever the same sort of thing is counted.
_TELLING = 20
_CLOSE = 0.1
_BEST = 3.0
_ENOUGH = 2.0


def groups(context: Context, items: list[Item], related: Related) -> list[list[Item]]:
    """Readings of one detail, joined over links and over equal telling numbers.

    Args:
        context: The comparison so far.
        items: Figures that belong to no total.
        related: Which articles and sentences belong together.
    """
    joined = _Groups(items)
    by_sentence: dict[SentenceRef, list[Item]] = defaultdict(list)
    for item in items:
        by_sentence[item.ref].append(item)
    found: list[tuple[float, Item, Item]] = []
    for link in context.links:
        left, right = by_sentence.get(link.left, []), by_sentence.get(link.right, [])
        if left and right:
            found.extend(_pairs(left, right, confident=link.confidence == "confident"))
    found.extend((4.0, a, b) for a, b in _equal(items, related))
    for _, a, b in sorted(found, key=lambda entry: (-entry[0], entry[1].order, entry[2].order)):
        joined.join(a, b)
    return joined.found()


def _pairs(
    left: list[Item], right: list[Item], *, confident: bool
) -> list[tuple[float, Item, Item]]:
    """The figures of two linked sentences that answer each other, each used once."""
    scored = sorted(
        (
            (-score, a.order, b.order, a, b)
            for a in left
            for b in right
            if (score := likeness(a, b)) >= (_ENOUGH if confident else _BEST)
        ),
        key=lambda entry: entry[:3],
    )
    used: set[tuple[int, int]] = set()
    found: list[tuple[float, Item, Item]] = []
    for score, first, second, a, b in scored:
        if first not in used and second not in used:
            used |= {first, second}
            found.append((-score, a, b))
    return found


def likeness(left: Item, right: Item) -> float:
    """How well two figures answer the same question: 0 where they cannot.

    One point each for the same thing counted, the same event, and values that go together.
    """
    if left.dimension != right.dimension or left.aside != right.aside:
        return 0
    if left.dimension == AGE or left.partial != right.partial:
        return 0
    counted = _counted(left, right)
    event = _event(left, right)
    if counted < 0 or event < 0:
        return 0
    vague = left.vague or right.vague
    if intervals.relation(left, right, strict=vague) != intervals.CONFLICT:
        return counted + event + 1.0
    return counted + event if counted >= 1 and event >= 1 and not left.vague else 0


def _counted(left: Item, right: Item) -> float:
    if left.people and right.people:
        if left.sort == right.sort:
            return 1.5 if left.head == right.head else 1.0
        return 0.5 if not left.sort or not right.sort else -1
    if left.people != right.people and left.head and right.head:
        return -1
    if left.head and right.head:
        return 1.5 if left.head == right.head else -1
    return 0.5 if left.dimension != COUNT else 0


def _event(left: Item, right: Item) -> float:
    if left.event and right.event:
        if left.event == right.event:
            return 1.0
        strict = {left.event, right.event} & events.OF_PEOPLE
        return -1 if strict else 0
    return 0.5 if left.event == right.event else 0


def _equal(items: list[Item], related: Related) -> list[tuple[Item, Item]]:
    """Pairs of the same telling number of the same sort of thing."""
    by_kind: dict[tuple[str, bool], list[Item]] = defaultdict(list)
    for item in items:
        if item.value is not None and item.value >= _TELLING and not item.aside:
            by_kind[item.dimension, item.people].append(item)
    found: list[tuple[Item, Item]] = []
    for (dimension, is_people), members in by_kind.items():
        if dimension != COUNT:
            continue
        members.sort(key=lambda item: (item.value or 0, item.order))
        for place, a in enumerate(members):
            for b in members[place + 1 :]:
                if (b.value or 0) > (a.value or 0):
                    break
                if related.articles(a.article, b.article) and _alike(a, b, is_people=is_people):
                    found.append((a, b))
    return found


def _alike(left: Item, right: Item, *, is_people: bool) -> bool:
    if _event(left, right) < 0 or left.partial != right.partial:
        return False
    if is_people:
        return True
    return bool(left.head) and left.head == right.head


def _same(left: Item, right: Item) -> bool:
    return intervals.relation(left, right) == intervals.SAME


class _Groups:
    """Union of items that belong together."""

    def __init__(self, items: list[Item]) -> None:
        self._items = items
        self._parent = {item.order: item.order for item in items}
        self._members = {item.order: [item] for item in items}

    def _root(self, order: tuple[int, int]) -> tuple[int, int]:
        while self._parent[order] != order:
            self._parent[order] = self._parent[self._parent[order]]
            order = self._parent[order]
        return order

    def join(self, left: Item, right: Item) -> None:
        """Puts two items into one group, unless that brings others together that clash."""
        first, second = sorted((self._root(left.order), self._root(right.order)))
        if first == second:
            return
        clash = any(
            (a, b) != (left, right)
            and (b, a) != (left, right)
            and intervals.relation(a, b, strict=a.vague or b.vague) == intervals.CONFLICT
            and not (_same(a, left) and _same(b, right) or _same(a, right) and _same(b, left))
            for a in self._members[first]
            for b in self._members[second]
        )
        if not clash:
            self._parent[second] = first
            self._members[first].extend(self._members.pop(second))

    def found(self) -> list[list[Item]]:
        """Groups of at least two items, in order."""
        groups: dict[tuple[int, int], list[Item]] = defaultdict(list)
        for item in self._items:
            groups[self._root(item.order)].append(item)
        return [group for group in groups.values() if len(group) > 1]
