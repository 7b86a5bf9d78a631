"""Figures of aligned sentences that answer each other because nothing else there does.

Two sentences say the same with confidence, and each has one figure left of one sort: three dogs
here, four dogs there. Nearly always they are the same detail, whatever verbs stand beside them
(tricky_cases.md, figures 39 to 41).
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from variorum.divergence.figures.items import AGE, COUNT, PARTS
from variorum.language.figures import events, units

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from variorum.divergence.figures.items import Item

# How far apart two numbers may be and still answer each other; small ones differ by steps.
_NEAR = 1.5
_NEAR_SMALL = 2.0
_SMALL = 10
_CROWD = 1000
# Measures of one named thing; spans of time are those of many things.
_EASILY_TOLD = frozenset({"length", "area", "mass", "speed"})
# Content words that two sentences share, beside what is counted.
_SOME_WORDS = 1
_MORE_WORDS = 2
_TELLING_FROM = 20
_TELLING_RATIO = 1.25
# What may be measured beside the main thing in one sentence.
ASPECTS = frozenset({"depth", "height", "width", "length", "weight", "altitude"})
_ANYBODY = frozenset({"", "people", "person", "other", "victim"})
_CROWDED = 100
_MOVING = frozenset({"treated", "released", "hospitalised"})
"""Who is in hospital changes by the hour."""
_FORMER = frozenset({"former", "sum"})
# What happened to people, in words that tell one count from another.
_TELLING = events.OF_PEOPLE - {"aboard", "evacuated", "rescued", "freed", "grouped", "treated"}


class Kin(NamedTuple):
    """Two figures, and whether they surely are about the same."""

    left: Item
    right: Item
    sure: bool


def pairs(
    left: Sequence[Item], right: Sequence[Item], answered: Collection[tuple[int, int]]
) -> Iterator[Kin]:
    """The figures of two sentences that are the only ones of their sort on either side.

    Args:
        left: Figures of a sentence.
        right: Those of a sentence which says the same with confidence.
        answered: Orders of the figures that were found to answer each other.

    Returns:
        Each figure at most once; first those that count the same by name.
    """
    open_left, open_right = (
        [item for item in side if item.order not in answered and _is_open(item, others)]
        for side, others in ((left, right), (right, left))
    )
    used: set[tuple[int, int]] = set()
    for sort in (_by_name, _by_measure, _as_people):
        likely = [
            (a, b)
            for a in open_left
            for b in open_right
            if sort(a) is not None
            and sort(a) == sort(b)
            and not {a.order, b.order} & used
            and _may_answer(a, b)
        ]
        partners = Counter(item.order for pair in likely for item in pair)
        for a, b in likely:
            if partners[a.order] == partners[b.order] == 1:
                used |= {a.order, b.order}
                yield Kin(a, b, _is_sure(a, b))


def _is_open(item: Item, others: Sequence[Item]) -> bool:
    """Whether a figure may be held against another, and has no equal in the other sentence."""
    if item.dimension == AGE or item.figure.role in _FORMER:
        return False
    return not any(
        other.dimension == item.dimension
        and other.value is not None
        and other.value == item.value
        and other.figure.role != "sum"
        for other in others
    )


def _by_name(item: Item) -> object:
    return (item.dimension, item.head) if item.head and item.dimension == COUNT else None


def _by_measure(item: Item) -> object:
    if item.dimension == COUNT:
        return None
    return item.dimension, item.head if item.head in ASPECTS else ""


def _as_people(item: Item) -> object:
    """People under whatever name; "thousands" and "40,000" without a noun are people too."""
    if item.dimension != COUNT or (item.value is not None and item.value <= 1):
        return None
    crowd = item.vague or (item.value or 0) >= _CROWD
    return "people" if item.people or (crowd and not item.head) else None


def _may_answer(left: Item, right: Item) -> bool:
    """Whether two figures are near enough, and nothing tells that they are of different things."""
    if not _is_near(left, right) or _is_added(left, right):
        return False
    events_told = events.alike(left.event), events.alike(right.event)
    if events_told[0] != events_told[1] and _TELLING.issuperset(events_told):
        return False
    if left.head and right.head and left.people != right.people:
        return False
    if left.doer and right.doer and left.doer != right.doer:
        return False
    if left.sort != right.sort and {left.sort, right.sort} & PARTS and left.sort and right.sort:
        return False
    if left.dimension == COUNT and left.head == right.head != "":
        return True
    if (
        left.dimension == COUNT
        and left.event != right.event
        and ({left.event, right.event} & events.OF_PEOPLE)
    ):
        return False
    shares = left.dimension == units.PERCENT_DIMENSION and left.head != right.head
    return _shared(left, right) >= (_MORE_WORDS if shares else _SOME_WORDS)


def _is_added(left: Item, right: Item) -> bool:
    """Whether one only comes on top of something, and is not so near that it must be the other."""
    more = [item.figure.role == "more" for item in (left, right)]
    return any(more) and not all(more) and not _is_telling(left, right)


def _is_near(left: Item, right: Item) -> bool:
    if left.vague or right.vague:
        vague, other = (left, right) if left.vague else (right, left)
        if other.value is None:
            return False
        return (vague.low or 0) <= other.value <= (vague.high or float("inf"))
    a, b = left.value, right.value
    if a is None or b is None:
        return left.low is not None and right.low is not None
    if min(a, b) <= 0:
        return False
    named = left.head == right.head != ""
    small = named and (max(a, b) <= _SMALL or left.dimension in _EASILY_TOLD)
    wide = small or units.is_money(left.figure.unit)
    return max(a, b) / min(a, b) <= (_NEAR_SMALL if wide else _NEAR)


def _is_sure(left: Item, right: Item) -> bool:
    """Whether the words leave no doubt that both are about the same."""
    named = left.head == right.head != ""
    if {left.event, right.event} & _MOVING:
        return False
    if left.partial != right.partial and not (named and _is_telling(left, right)):
        return False
    if left.dimension == COUNT and left.head != right.head:
        return _are_same_people(left, right)
    if named and (_is_telling(left, right) or _is_one_number(left, right)):
        return True
    known = named or left.head in right.gist or right.head in left.gist
    enough = _SOME_WORDS if known else _MORE_WORDS
    if left.dimension == units.PERCENT_DIMENSION and left.head != right.head:
        enough += 1
    if units.is_money(left.figure.unit) and _is_far(left, right):
        return False
    return _shared(left, right) >= enough


def _are_same_people(left: Item, right: Item) -> bool:
    """Whether a word for anybody stands on one side: "11 people held hostage", "12 captives"."""
    if _as_people(left) is None or _as_people(right) is None:
        return False
    if not {left.head, right.head} & _ANYBODY:
        return False
    if left.sort and right.sort and left.sort != right.sort:
        return False
    large = min(left.value or 0, right.value or 0) >= _CROWDED
    return _shared(left, right) >= (_SOME_WORDS if large else _MORE_WORDS)


def _is_one_number(left: Item, right: Item) -> bool:
    """Whether things of one name, more than a few, are counted in sentences that say the same."""
    a, b = left.value or 0, right.value or 0
    return left.dimension == COUNT and min(a, b) >= _SMALL and max(a, b) <= _NEAR * min(a, b)


def _is_far(left: Item, right: Item) -> bool:
    a, b = left.value or 0, right.value or 0
    return max(a, b) > _NEAR * min(a, b)


def _is_telling(left: Item, right: Item) -> bool:
    """Whether two numbers of some size are so near that they cannot be of different things."""
    a, b = left.value or 0, right.value or 0
    return min(a, b) >= _TELLING_FROM and max(a, b) <= _TELLING_RATIO * min(a, b)


def _shared(left: Item, right: Item) -> int:
    shared = left.gist & right.gist
    return len(shared - left.own if left.head == right.head else shared)
