"""Figures of aligned sentences, and equal figures elsewhere: the same detail in other words."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

from variorum.divergence.figures import counterparts, intervals, kindred
from variorum.divergence.figures.items import AGE, COUNT, PASSING
from variorum.language.figures import events, units

if TYPE_CHECKING:
    from collections.abc import Iterator

    from variorum.divergence.context import Context
    from variorum.divergence.figures.items import Item
    from variorum.divergence.figures.related import Related
    from variorum.model.comparison import SentenceRef

# A number from here on with two digits that are not nought is the same number wherever the same
# sort of thing is counted.
_TELLING = 20
# Tables and hostile texts hold thousands: beyond these numbers nothing is compared.
_MOST_IN_SENTENCE = 40
_MOST_EQUAL = 400
# Points that a pair must reach where its sentences are linked with and without confidence.
_ENOUGH = 2.0
_ENOUGH_POSSIBLE = 3.0
# Numbers further apart than this count different things, whatever the words say.
_LARGEST_RATIO = 3.0
_SMALL = 10
_SAME_WORD = 1.5
_NEAR_RATIO = 1.5
_NEAR_WORDS = 2
# How much of the shorter sentence's content words the other must have to be nearly its twin.
_TWIN_SHARE = 0.6
_TWIN_WORDS = 3
_ROUNDED_RATIO = 1.1
_DOUBTFUL_ARTICLES = 2


class Pair(NamedTuple):
    """Two figures that answer the same question, and how surely."""

    score: float
    left: Item
    right: Item
    sure: bool = True

    @property
    def clashes(self) -> bool:
        """Whether the two cannot both hold."""
        return not _fits(self.left, self.right)


class Group(NamedTuple):
    """Readings of one detail, and whether they surely are of one."""

    items: list[Item]
    sure: bool


def groups(context: Context, items: list[Item], related: Related) -> list[Group]:
    """Readings of one detail, joined over links and over equal telling numbers.

    Args:
        context: The comparison so far.
        items: Figures that belong to no total.
        related: Which articles and sentences belong together.
    """
    told = [*_linked(context, items, related), *_equal(items, related)]
    answered = {
        (one.order, other.article)
        for pair in told
        for one, other in ((pair.left, pair.right), (pair.right, pair.left))
    }
    alone = counterparts.pairs(context, items, related, answered)
    pairs = sorted(
        [*told, *(Pair(0, a, b, sure) for a, b, sure in alone)],
        key=lambda pair: (
            not pair.sure,
            pair.clashes,
            -pair.score,
            pair.left.order,
            pair.right.order,
        ),
    )
    joined = _Groups(items)
    for pair in pairs:
        joined.join(pair)
    return joined.found()


def _linked(context: Context, items: list[Item], related: Related) -> Iterator[Pair]:
    by_sentence: dict[SentenceRef, list[Item]] = defaultdict(list)
    for item in items:
        if len(by_sentence[item.ref]) < _MOST_IN_SENTENCE:
            by_sentence[item.ref].append(item)
    for link in context.links:
        if not related.articles(link.left.article, link.right.article):
            continue
        left, right = by_sentence.get(link.left, []), by_sentence.get(link.right, [])
        if left and right:
            yield from _pairs(left, right, confident=link.confidence == "confident")


def _pairs(left: list[Item], right: list[Item], *, confident: bool) -> Iterator[Pair]:
    """The figures of two linked sentences that answer each other, each used once."""
    enough = _ENOUGH if confident else _ENOUGH_POSSIBLE
    scored: list[Pair] = []
    for a in left:
        for b in right:
            if not confident and a.aside != b.aside:
                continue
            is_lone = confident and _is_lone(a, left) and _is_lone(b, right)
            score = _likeness(a, b)
            if is_lone and 0 < score < enough and (_is_near(a, b) or _is_rounded(a, b)):
                score = enough
            if not score and confident and not _is_settled(a, b, left, right):
                score = _difference(a, b, is_lone=is_lone)
            scored.append(Pair(score, a, b))
    used: set[tuple[int, int]] = set()
    for pair in sorted(scored, key=lambda pair: (-pair.score, pair.left.order, pair.right.order)):
        ends = {pair.left.order, pair.right.order}
        if pair.score >= enough and not ends & used:
            used |= ends
            yield pair
    if confident:
        for a, b, sure in kindred.pairs(left, right, used):
            yield Pair(0, a, b, sure)


def _likeness(left: Item, right: Item) -> float:
    """How well two figures that fit answer the same question: 0 where they do not.

    Up to 1.5 points for the same thing counted, 1 for the same event, 1 for values that fit and 1
    for a number that is named on both sides.
    """
    if not _same_sort(left, right) or not _fits(left, right):
        return 0
    counted, event = _counted(left, right), _event(left, right)
    if counted < 0 or event < 0:
        return 0
    if counted < _SAME_WORD and event < 1:
        # Neither the words nor the event are the same: then the rest of the sentence must be.
        shared = len(left.content & right.content - {left.head, right.head})
        if left.vague != right.vague or (left.dimension == COUNT and shared < _NEAR_WORDS):
            return 0
    equal = left.value is not None and left.value == right.value and left.value >= _SMALL
    return counted + event + 1 + equal


def _difference(left: Item, right: Item, *, is_lone: bool) -> float:
    """How surely two figures that clash answer the same question: 0 where they may not.

    They must count the same thing in the same event, or stand in sentences that are nearly twins,
    or be the only measurement of their kind in both and not far apart.
    """
    if not _same_sort(left, right) or not _may_clash(left, right):
        return 0
    counted, event = _counted(left, right), _event(left, right)
    if counted < 0 or event < 0:
        return 0
    same = counted >= 1 and (event >= 1 or _share_words(left, right, _TWIN_WORDS))
    if same or _are_twins(left, right) or (is_lone and _is_near(left, right)):
        return _ENOUGH + event
    return 0


def _share_words(left: Item, right: Item, least: int) -> bool:
    """Whether two sentences share content words beside what the figures count or measure."""
    if left.head == right.head != "" and left.dimension != COUNT:
        return _ratio(left, right) <= _NEAR_RATIO
    return left.head == right.head and len(left.content & right.content - {left.head}) >= least


def _is_near(left: Item, right: Item) -> bool:
    """Whether two measurements of one kind are not far apart, in sentences that share enough."""
    if left.dimension == COUNT or _ratio(left, right) > _NEAR_RATIO:
        return False
    shared = len(left.gist & right.gist)
    is_sure = units.is_money(left.figure.unit) or left.head == right.head
    return shared >= (_NEAR_WORDS if is_sure else _TWIN_WORDS)


def _is_rounded(left: Item, right: Item) -> bool:
    """Whether two measurements are so near that hardly anything else can have them."""
    return left.dimension != COUNT and 1 < _ratio(left, right) <= _ROUNDED_RATIO


def _is_settled(left: Item, right: Item, lefts: list[Item], rights: list[Item]) -> bool:
    """Whether one of two figures has its equal in the other's sentence: "101 to 97"."""
    return any(_is_equal(left, other) for other in rights) or any(
        _is_equal(right, other) for other in lefts
    )


def _is_equal(left: Item, right: Item) -> bool:
    return (
        left.dimension == right.dimension and left.value is not None and left.value == right.value
    )


def _is_lone(item: Item, items: list[Item]) -> bool:
    """Whether a sentence has no other figure that measures the same."""
    return all(other is item or other.dimension != item.dimension for other in items)


def _ratio(left: Item, right: Item) -> float:
    a, b = left.value, right.value
    if a is None or b is None:
        return 1.0
    return max(a, b) / min(a, b) if min(a, b) > 0 else float("inf")


def _same_sort(left: Item, right: Item) -> bool:
    if left.dimension != right.dimension or left.dimension == AGE:
        return False
    if "sum" in {left.figure.role, right.figure.role}:
        return False
    return left.partial == right.partial


def _fits(left: Item, right: Item) -> bool:
    """Whether two figures can both hold and are of one order of magnitude."""
    strict = left.vague or right.vague
    named = right if left.vague else left
    if left.vague != right.vague and named.value is not None:
        vague = left if left.vague else right
        return (vague.low or 0) <= named.value <= (vague.high or float("inf"))
    if max(left.value or 0, right.value or 0) > _SMALL and _ratio(left, right) > _LARGEST_RATIO:
        return False
    return intervals.relation(left, right, strict=strict) != intervals.CONFLICT


def _may_clash(left: Item, right: Item) -> bool:
    """Whether a clash of two figures would mean anything."""
    if left.vague or right.vague or {left.event, right.event} & PASSING:
        return False
    if left.doer and right.doer and left.doer != right.doer:
        return False
    of_event = left.event in events.OF_PEOPLE
    if of_event and (left.aside, left.by_force) != (right.aside, right.by_force):
        return False
    greatest = max(left.value or 0, right.value or 0)
    return greatest <= _SMALL or _ratio(left, right) <= _LARGEST_RATIO


def _are_twins(left: Item, right: Item) -> bool:
    shorter = min(len(left.content), len(right.content))
    shared = len(left.content & right.content)
    return shorter >= _TWIN_WORDS and shared >= _TWIN_SHARE * shorter


def _counted(left: Item, right: Item) -> float:
    if left.people and right.people:
        if left.sort == right.sort:
            return 1.5 if left.head == right.head else 1.0
        return 0.5 if not left.sort or not right.sort else -1
    if left.people != right.people and left.head and right.head:
        return -1
    if left.head and right.head:
        # What a measurement measures is a guess of the parser's; what a number counts is not.
        return 1.5 if left.head == right.head else -float(left.dimension == COUNT)
    return 0.5 if left.dimension != COUNT else 0


def _event(left: Item, right: Item) -> float:
    if left.event and right.event:
        if events.alike(left.event) == events.alike(right.event):
            return 1.0
        return -1 if {left.event, right.event} & events.OF_PEOPLE - {"aboard", "evacuated"} else 0
    return 0.5 if left.event == right.event else 0


def _equal(items: list[Item], related: Related) -> Iterator[Pair]:
    """Pairs of the same telling number of the same sort of thing in two articles."""
    by_value: dict[tuple[bool, float], list[Item]] = defaultdict(list)
    for item in items:
        if item.dimension != COUNT or item.value is None or item.value < _TELLING:
            continue
        if len(by_value[item.people, item.value]) < _MOST_EQUAL:
            by_value[item.people, item.value].append(item)
    for members in by_value.values():
        for place, a in enumerate(members):
            for b in members[place + 1 :]:
                if related.articles(a.article, b.article) and _is_same_number(a, b):
                    yield Pair(_ENOUGH, a, b)


def _is_same_number(left: Item, right: Item) -> bool:
    if (
        left.aside != right.aside
        or not _same_sort(left, right)
        or _event(left, right) < 0
        or _counted(left, right) < 0
    ):
        return False
    if left.head == right.head != "":
        return True
    return left.people and (left.event == right.event is not None or _is_telling(left.value or 0))


def _is_telling(value: float) -> bool:
    """Whether a number has two digits that are not nought, like 640 and unlike 600."""
    return len(f"{value:.0f}".rstrip("0")) > 1


class _Groups:
    """Union of items that belong together."""

    def __init__(self, items: list[Item]) -> None:
        self._items = items
        self._root_of = {item.order: item.order for item in items}
        self._members = {item.order: [item] for item in items}
        self._doubtful: set[tuple[int, int]] = set()

    def join(self, pair: Pair) -> None:
        """Puts a pair into one group, unless that brings others together that clash.

        Two figures that clash are joined only where neither has its equal in the other's article.
        """
        first, second = self._root_of[pair.left.order], self._root_of[pair.right.order]
        if first == second:
            return
        left, right = self._members[first], self._members[second]
        if not pair.sure and len({item.article for item in (*left, *right)}) > _DOUBTFUL_ARTICLES:
            return  # what is doubtful throws no doubt on what is sure
        if pair.clashes:
            if self._is_answered(pair.left, left, pair.right) or self._is_answered(
                pair.right, right, pair.left
            ):
                return
        elif any(
            not _fits(a, b) for a in intervals.distinct(left) for b in intervals.distinct(right)
        ):
            return
        if not pair.sure or second in self._doubtful:
            self._doubtful.add(first)
        for item in right:
            self._root_of[item.order] = first
        left.extend(self._members.pop(second))

    @staticmethod
    def _is_answered(item: Item, members: list[Item], other: Item) -> bool:
        """Whether a group already holds a reading of the other's article that fits the item."""
        return any(
            member.article == other.article and member is not item and _fits(member, item)
            for member in members
        )

    def found(self) -> list[Group]:
        """Groups of at least two items, in order."""
        groups = sorted(
            self._members.items(), key=lambda group: min(member.order for member in group[1])
        )
        return [
            Group(members, root not in self._doubtful)
            for root, members in groups
            if len(members) > 1
        ]
