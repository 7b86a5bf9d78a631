"""Figures that answer each other although their sentences do not: the only ones of their kind.

An article tells of twelve hospitals once, another one of eleven, in sentences that have little else
in common. Where either has no other number of hospitals, nearly always one detail is meant
(tricky_cases.md, figures 49 to 51).
"""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING

from variorum.divergence.figures import intervals
from variorum.divergence.figures.items import AGE, COUNT
from variorum.divergence.figures.kindred import ASPECTS, Kin
from variorum.language.figures import events, units

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

    from variorum.divergence.context import Context
    from variorum.divergence.figures.items import Item
    from variorum.divergence.figures.related import Related

_FORMER = frozenset({"former", "sum", "more", "others"})
_ANYBODY = frozenset({"people", "person", "man", "woman", "men", "women", "other", "time", "thing"})
"""What is counted for many reasons in one article."""
_DURATIONS = frozenset({"time", "months"})
_SMALL = 10
_APART = 2.0
"""Numbers of the same things that far apart count others of them."""
_NEAR = 1.5
_NEAR_UNNAMED = 1.25
"""How far apart numbers may be whose words name the same, and those that are named otherwise."""
_LARGE = 100
"""From here on a number that is near another one is seldom near it by chance."""
_THOUSAND, _BESIDE = 1000, 1.1
"""Such numbers are near each other without a word in common."""
_SLIP_DIGITS = 3
_SLIP_WORDS = 3
"""Words in common that show two sums whose digits changed places to be one."""
_COMMON = 4
"""A word of so many sentences with figures tells them not from each other."""
_TOLD = 2
"""Words in common that tell what is measured."""
_MOST = 60
"""Figures of one dimension in an article that are compared; more are a table."""


class _Profile:
    """The figures of an article by what they count or measure."""

    def __init__(self, items: Sequence[Item]) -> None:
        self.by_kind: dict[str, list[Item]] = defaultdict(list)
        self.named: dict[tuple[str, str], list[Item]] = defaultdict(list)
        for item in items:
            if item.dimension not in {AGE, units.MAGNITUDE}:
                self.by_kind[item.dimension].append(item)
                self.named[item.dimension, item.head].append(item)
        heard = Counter(
            word for gist in {item.ref: item.gist for item in items}.values() for word in gist
        )
        self.common = frozenset(word for word, count in heard.items() if count >= _COMMON)


def pairs(
    context: Context,
    items: Sequence[Item],
    related: Related,
    answered: Collection[tuple[tuple[int, int], str]],
) -> Iterator[Kin]:
    """Figures of two articles that are the only ones there to answer each other.

    Args:
        context: The comparison so far.
        items: Figures that belong to no total.
        related: Which articles belong together.
        answered: Orders of figures with the article in which an aligned sentence answers them.
    """
    by_article: dict[str, list[Item]] = defaultdict(list)
    for item in items:
        by_article[item.article].append(item)
    profiles = {article: _Profile(found) for article, found in by_article.items()}
    linked = dict.fromkeys((link.left.article, link.right.article) for link in context.links)
    for left, right in linked:
        if left in profiles and right in profiles and related.articles(left, right):
            yield from _between(profiles[left], profiles[right], answered)


def _between(
    left: _Profile, right: _Profile, answered: Collection[tuple[tuple[int, int], str]]
) -> Iterator[Kin]:
    common = left.common | right.common
    used: set[tuple[int, int]] = set()
    for dimension in left.by_kind.keys() & right.by_kind.keys():
        ours, theirs = left.by_kind[dimension], right.by_kind[dimension]
        if max(len(ours), len(theirs)) > _MOST:
            continue
        open_ours = _open(ours, theirs, answered)
        open_theirs = _open(theirs, ours, answered)
        likely = [
            (a, b, sure)
            for a in open_ours
            for b in open_theirs
            if (sure := _stands(a, b, (left.named, right.named), common)) is not None
        ]
        partners = Counter(item.order for a, b, _ in likely for item in (a, b))
        for a, b, sure in sorted(likely, key=lambda pair: (not pair[2], pair[0].order)):
            alone = partners[a.order] == partners[b.order] == 1
            if alone and not {a.order, b.order} & used:
                used |= {a.order, b.order}
                yield Kin(a, b, sure)


def _open(
    items: Sequence[Item],
    others: Sequence[Item],
    answered: Collection[tuple[tuple[int, int], str]],
) -> list[Item]:
    """Figures of the article's own event that the other article has not, the first of equals."""
    known = {other.value for other in others}
    first: dict[tuple[float | None, str], Item] = {}
    for item in items:
        is_open = (
            item.value is not None
            and item.value > 1
            and item.value not in known
            and not item.partial
            and item.figure.role not in _FORMER
            and (item.order, others[0].article) not in answered
        )
        if is_open:
            first.setdefault((item.value, item.head), item)
    return list(first.values())


def _stands(
    left: Item,
    right: Item,
    named: tuple[Mapping[tuple[str, str], Sequence[Item]], ...],
    common: frozenset[str],
) -> bool | None:
    """Whether two figures surely answer each other; None where they may well not."""
    if left.people != right.people and left.head and right.head:
        return None
    if left.doer and right.doer and left.doer != right.doer:
        return None
    if _is_slip(left, right):
        return True
    if not _is_possible(left, right) or _are_told_apart(left, right):
        return None
    words = (left.gist & right.gist) - common
    if left.dimension in _DURATIONS:
        return _stands_lasting(left, right, len(words - left.own - right.own))
    if left.head == right.head != "" and left.head not in _ANYBODY:
        lone = _is_lone(left, right, named[0]) and _is_lone(right, left, named[1])
        sure = _stands_named(left, right, len(words - left.own)) if lone else None
        return sure and left.aside == right.aside
    if left.dimension == COUNT:
        return _stands_as_people(left, right, len(words))
    lone = _is_only(left, right, named[0]) and _is_only(right, left, named[1])
    return _stands_measured(left, right, len(words), lone=lone)


def _stands_named(left: Item, right: Item, shared: int) -> bool | None:
    """Both count the same by name, and count it only once."""
    ratio = _ratio(left, right)
    small = max(left.value or 0, right.value or 0) <= _SMALL and left.dimension == COUNT
    if ratio > _APART and not small:
        return None
    happened = left.event is not None and events.alike(left.event) == events.alike(right.event)
    if happened or shared > 0:
        near = small or ratio <= _NEAR
        return near and (shared + happened > 1 or ratio <= _NEAR_UNNAMED)
    large = min(left.value or 0, right.value or 0) >= _SMALL
    if not large and left.dimension == COUNT:
        return None
    of_one = left.head in ASPECTS or (left.dimension == COUNT and not left.people)
    return of_one and ratio <= _NEAR_UNNAMED and not (left.event or right.event)


def _stands_as_people(left: Item, right: Item, shared: int) -> bool | None:
    """Crowds so near each other in size that the sentences need only a word in common."""
    if not (left.people and right.people) or (left.sort and right.sort and left.sort != right.sort):
        return None
    least, ratio = min(left.value or 0, right.value or 0), _ratio(left, right)
    told = shared > 0 or (least >= _THOUSAND and ratio <= _BESIDE)
    if not told or least < _LARGE or ratio > _NEAR_UNNAMED:
        return None
    return shared >= _TOLD and left.partial == right.partial and left.aside == right.aside


def _stands_measured(left: Item, right: Item, shared: int, *, lone: bool) -> bool | None:
    """Sums and measures by what is measured, or because no other is given of their sort."""
    if left.dimension == units.PERCENT_DIMENSION or _ratio(left, right) > _NEAR_UNNAMED:
        return None
    is_money = units.is_money(left.figure.unit)
    if lone and shared >= (1 if is_money else _TOLD):
        return True
    return False if lone or (is_money and shared > 0) else None


def _stands_lasting(left: Item, right: Item, shared: int) -> bool | None:
    """Spans of time of one doing: "a debate of nine hours", "debated for ten hours"."""
    if _ratio(left, right) > _NEAR_UNNAMED:
        return None
    named = (left.head != "" and left.head == right.event) or (
        right.head != "" and right.head == left.event
    )
    return named or (False if shared > 1 else None)


def _are_told_apart(left: Item, right: Item) -> bool:
    """Whether what happened to the people tells that they are others."""
    if left.dimension != COUNT:
        return False
    fits = intervals.relation(left, right) != intervals.CONFLICT
    of_one = fits and left.head == right.head != "" and left.head not in _ANYBODY
    if left.people and not of_one and left.aside != right.aside:
        return True
    if left.people and left.by_force != right.by_force:
        return True
    happened = {events.alike(item.event) for item in (left, right)}
    return len(happened) > 1 and bool(happened & events.OF_PEOPLE)


def _is_possible(left: Item, right: Item) -> bool:
    return not left.vague and not right.vague and left.value != right.value


def _is_lone(item: Item, other: Item, named: Mapping[tuple[str, str], Iterable[Item]]) -> bool:
    """Whether the article has no other number of these things that the other's may answer."""
    return all(
        beside.value == item.value or _ratio(beside, other) > _APART
        for beside in named[item.dimension, item.head]
    )


def _is_only(item: Item, other: Item, named: Mapping[tuple[str, str], Iterable[Item]]) -> bool:
    """Whether the article gives no other value of the dimension that the other's may answer."""
    return all(
        beside.value == item.value or _ratio(beside, other) > _APART
        for (dimension, _), found in named.items()
        if dimension == item.dimension
        for beside in found
    )


def _ratio(left: Item, right: Item) -> float:
    a, b = left.value or 0, right.value or 0
    return max(a, b) / min(a, b) if min(a, b) > 0 else float("inf")


def _is_slip(left: Item, right: Item) -> bool:
    """Whether two digits of one number changed places: 31,204 and 31,240."""
    if left.dimension != right.dimension or left.value is None or right.value is None:
        return False
    digits = [f"{item.value:.0f}" for item in (left, right)]
    if digits[0] == digits[1] or sorted(digits[0]) != sorted(digits[1]):
        return False
    told = max(len(number.rstrip("0")) for number in digits)
    if told >= _SLIP_DIGITS and _ratio(left, right) <= _NEAR_UNNAMED:
        return True
    # "fined $18,000 for storing solvents", "$81,000 over how it stored them"
    is_money = (
        units.is_money(left.figure.unit) and left.event is not None and left.event == right.event
    )
    return is_money and len(left.gist & right.gist) >= _SLIP_WORDS
