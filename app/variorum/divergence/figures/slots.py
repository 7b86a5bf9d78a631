"""Totals of one event: people killed, people injured, the strength of a quake, in every article.

Such a total is the same detail wherever it stands, so no sentences need be aligned. What must be
kept out are parts of it, other events, and what police or troops did if others did the rest.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from typing import TYPE_CHECKING

from variorum.divergence.figures import intervals
from variorum.language.figures import units
from variorum.language.wordlists import words

if TYPE_CHECKING:
    from collections.abc import Iterable

    from variorum.divergence.figures.items import Item
    from variorum.divergence.figures.related import Related

# Events of which an article gives a total.
TOTALS = frozenset(
    {"killed", "injured", "shot", "missing", "arrested", "rescued", "displaced", "infected"}
    | {"abducted", "trapped", "fell", "critical", "hospitalised", "charged", "grazed", "casualties"}
)
# Their state changes from hour to hour and from hospital to hospital: only where aligned.
_PASSING = frozenset({"critical", "hospitalised", "trapped", "grazed", "charged"})
# "Two of the wounded died" adds to other deaths; "two of the stowaways fell" does not.
_SUMMED = words("killed injured shot arrested charged hospitalised")
_LATER = words("arrested charged rescued")
_HEAD_WEIGHT = 3
# A greater number in the same article is a later or another count, up to this many times.
_LARGEST_RATIO = 3.0
# No article gives a total more often than this, unless it is a table or hostile.
_MOST = 60
# Shots heard or fired, and those who did the deed: of these too an article gives one number.
_SHOTS = frozenset({"shot", "gunshot"})
_FIRING = frozenset({None, "fire", "hear", "shot", "ring", "discharge"})
_ATTACKING = words(
    "open fire shoot attack storm burst break enter force ambush rob steal raid seize flee drive"
) | {None}
_MINOR_QUAKES = frozenset({"aftershock", "foreshock"})
Key = tuple[str, str, bool]


def groups(items: list[Item], related: Related) -> list[list[Item]]:
    """Readings of the same total, a group for each.

    Args:
        items: All figures.
        related: Which articles and sentences belong together.
    """
    by_key: dict[Key, list[Item]] = defaultdict(list)
    fatal = any(
        item.event == "killed" and (item.value or 2) > 0 and not item.aside for item in items
    )
    unsexed = _unsexed(items)
    for item in items:
        key = _key(item, fatal=fatal)
        if key is not None and unsexed.get((item.article, item.event or "")) == item.sort:
            key = (key[0], "", key[2])
        if key is not None:
            by_key[key].append(item)
    found: list[list[Item]] = []
    for key, members in by_key.items():
        found.extend(_of_key(key, members, related))
    return found


def _key(item: Item, *, fatal: bool) -> Key | None:
    """What the figure is a total of, None where it is none."""
    if item.aside:
        return None
    if item.dimension == units.MAGNITUDE:
        return units.MAGNITUDE, "", False
    if item.head in _SHOTS and item.event in _FIRING:
        return "shots", "", False
    if item.sort == "suspects" and item.figure.role == "total" and item.event in _ATTACKING:
        return "attackers", "", False
    return _casualties(item, fatal=fatal)


def _casualties(item: Item, *, fatal: bool) -> Key | None:
    """The key of people to whom something happened, all of them."""
    event = item.event
    if not item.people or item.partial or event not in TOTALS:
        return None
    is_part = item.figure.role == "part" and item.sort in {"", "suspects"}
    if is_part and event in _SUMMED:
        return None
    if event in _LATER and item.value == 0:
        return None  # "no arrests" is what the first report says
    if event == "shot" and not fatal:
        event = "injured"  # nobody died, so who was shot was hurt
    return event, item.sort, item.by_force


def _unsexed(items: list[Item]) -> dict[tuple[str, str], str]:
    """For each article and event whose only total is of men or of women: that sort.

    "Two men were detained" is then all that the article has to say of how many were.
    """
    sorts: dict[tuple[str, str], set[str]] = defaultdict(set)
    for item in items:
        if item.people and item.event in TOTALS and not item.aside and not item.partial:
            sorts[item.article, item.event].add(item.sort)
    single = {place: next(iter(found)) for place, found in sorts.items() if len(found) == 1}
    return {place: sort for place, sort in single.items() if sort in {"men", "women"}}


def _of_key(key: Key, members: list[Item], related: Related) -> list[list[Item]]:
    by_article: dict[str, list[Item]] = defaultdict(list)
    for item in members:
        if len(by_article[item.article]) < _MOST:
            by_article[item.article].append(item)
    by_article = {article: _hedged(found) for article, found in by_article.items()}
    kept = (_kept(key, found) for found in by_article.values())
    return _joined(key, [part for part in kept if part], related)


def _hedged(found: list[Item]) -> list[Item]:
    """Headlines leave out the "at least" with which the article then gives the same number."""
    least = {item.value for item in found if item.high is None and item.value == item.low}
    return [
        replace(item, high=None)
        if item.ref.sentence == 0 and item.value in least and item.high is not None
        else item
        for item in found
    ]


def _kept(key: Key, found: list[Item]) -> list[Item]:
    """Of one article's figures those that give the total, not a part of it."""
    if key[0] == units.MAGNITUDE:
        return _of_main_quake(found)
    main = _main(found)
    return [
        item
        for item in found
        if _restates(item, main) and (item.early or not item.vague or main.vague)
    ]


def _of_main_quake(found: list[Item]) -> list[Item]:
    """Without the strength of aftershocks; a tremor is the quake itself where no other is told."""
    main = [item for item in found if not item.content & _MINOR_QUAKES]
    quakes = [item for item in main if item.head != "tremor"]
    known = {item.value for item in quakes}
    return [item for item in main if not known or item in quakes or item.value in known]


def _main(found: list[Item]) -> Item:
    """The figure that an article stands by: what its head says, or says most often."""

    def weight(item: Item) -> tuple[float, int, int]:
        support = sum(
            _HEAD_WEIGHT if other.early else 1
            for other in found
            if intervals.relation(item, other) == intervals.SAME
            or (item.value is not None and item.value == other.value)
        )
        return support, not item.vague, -item.order[1]

    return max(found, key=weight)


def _restates(item: Item, main: Item) -> bool:
    """Whether a figure is the main total again, or another total of the same."""
    if intervals.relation(item, main) != intervals.CONFLICT:
        return (
            item.value is None
            or main.value is None
            or item.value * 2 > main.value
            or item.value == main.value
        )
    if item.ref == main.ref or item.figure.role != "total":
        return False
    size, whole = _size(item), _size(main)
    if size > whole:
        return size <= whole * _LARGEST_RATIO
    return item.early and not main.sort and size * _LARGEST_RATIO >= whole


def _size(item: Item) -> float:
    if item.value is not None:
        return item.value
    return item.low if item.low is not None else (item.high or 0.0)


def _joined(key: Key, parts: list[list[Item]], related: Related) -> list[list[Item]]:
    """Joins the articles whose totals may be compared."""
    joined: list[list[Item]] = []
    for part in parts:
        matching = [group for group in joined if _comparable(key, group, part, related)]
        rest = [group for group in joined if group not in matching]
        joined = [*rest, [item for group in matching for item in group] + part]
    return joined


def _comparable(key: Key, left: Iterable[Item], right: Iterable[Item], related: Related) -> bool:
    pairs = [(a, b) for a in left for b in right if related.articles(a.article, b.article)]
    if any(related.linked(a.ref, b.ref) for a, b in pairs):
        return True
    if key[0] in _PASSING:
        return False
    if key[0] == "arrested" and any(a.early or b.early for a, b in pairs):
        return True  # of whoever was arrested an article has one number
    return any(related.share(a, b) for a, b in pairs)
