"""Whether two readings of a figure can both hold."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from variorum.divergence.figures.items import Item

SAME = "same"
COMPATIBLE = "compatible"
CONFLICT = "conflict"

# "About 20" is not held against 24, nor a vague word against a number within twice its bounds.
_ABOUT = 0.15
_ABOUT_LEAST = 5
_ABOUT_FROM = 20
_VAGUE = 2.0
# Numbers in different units were converted, and rounded when they were.
_CONVERTED = 0.07
_ROUND_STEP = 100
_ROUNDED = 0.1
# "Nearly two weeks" are said of eleven days, "nearly an hour" of three quarters of one.
_NEARLY = 0.75
_DURATIONS = frozenset({"time", "months"})
_EPSILON = 1e-9


# "A dozen" and 12 are the same number.
_LOOSE = re.compile(r"(?:an? |one )?(?:half|dozen)\b|(?:two|three|four) dozen\b", re.IGNORECASE)


def relation(left: Item, right: Item, *, strict: bool = False) -> str:
    """How two readings of one detail stand to each other: same, compatible or conflict.

    Args:
        left: One reading.
        right: The other.
        strict: Whether vague words are held to the bounds of their convention, not twice those.
    """
    if _alike(left, right):
        return SAME
    if left.value is not None and right.value is not None and _rounds(left, right):
        return COMPATIBLE
    low_left, high_left = (left.low, left.high) if strict else _generous(left)
    low_right, high_right = (right.low, right.high) if strict else _generous(right)
    apart = (
        (high_left is not None and low_right is not None and high_left < low_right - _EPSILON)
        or (high_right is not None and low_left is not None and high_right < low_left - _EPSILON)
    )  # fmt: skip
    return CONFLICT if apart else COMPATIBLE


def distinct(items: Iterable[Item]) -> list[Item]:
    """One item for each wording of the number, the first of equals."""
    found: dict[tuple[object, ...], Item] = {}
    for item in items:
        figure = item.figure
        loose = bool(_LOOSE.match(item.text))
        key = (item.low, item.high, item.value, figure.qualifier, figure.unit, loose)
        found.setdefault(key, item)
    return list(found.values())


def worst(items: Iterable[Item]) -> str:
    """The worst relation between any two readings; vague words alone make no difference."""
    found = SAME
    shown = distinct(items)
    for place, left in enumerate(shown):
        for right in shown[place + 1 :]:
            between = relation(left, right)
            if between == CONFLICT:
                return between
            if between == COMPATIBLE and not (left.vague and right.vague):
                found = between
    return found


def _alike(left: Item, right: Item) -> bool:
    same_words = left.figure.qualifier == right.figure.qualifier
    if left.vague or right.vague:
        return same_words and (left.low, left.high) == (right.low, right.high)
    if left.value is None or right.value is None:
        return (left.low, left.high) == (right.low, right.high)
    words = {left.figure.qualifier, right.figure.qualifier}
    if left.figure.unit != right.figure.unit and words <= {"exact", "about"}:
        return abs(left.value - right.value) <= _CONVERTED * max(abs(left.value), abs(right.value))
    if not same_words and not (_LOOSE.match(left.text) or _LOOSE.match(right.text)):
        return False
    return abs(left.value - right.value) <= _EPSILON * max(1.0, abs(left.value))


def _rounds(left: Item, right: Item) -> bool:
    """Whether one is the other rounded: 1,214,000 and 1.2 million, 5.2 and 5 per cent."""
    a, b = left.value or 0, right.value or 0
    if left.figure.qualifier not in {"exact", "about"} or right.figure.qualifier not in {
        "exact", "about",
    }:  # fmt: skip
        return False
    if left.dimension != right.dimension or left.figure.unit != right.figure.unit:
        return False
    step = max(_step(left.figure.value or 0), _step(right.figure.value or 0))
    if step >= _ROUND_STEP:
        return abs(a - b) < min(step / 2, _ROUNDED * max(a, b))
    whole = a == int(a), b == int(b)
    if left.figure.unit in {None, "people", "magnitude", "years old"}:
        return False
    return whole[0] != whole[1] and abs(a - b) <= 0.5  # noqa: PLR2004


def _step(value: float) -> float:
    """The weight of the last digit that is not nought: 100 for 600, 100,000 for 1.2 million."""
    if value != int(value) or value == 0:
        return 0
    step = 1
    while value % (step * 10) == 0:
        step *= 10
    return step


def _generous(item: Item) -> tuple[float | None, float | None]:
    """The interval beyond which a reading does not reach by any reading of its words."""
    low, high = item.low, item.high
    match item.figure.qualifier:
        case "vague":
            low = None if low is None else low / _VAGUE
            high = None if high is None else high * _VAGUE
        case "about":
            value = item.value or 0.0
            reach = max(_ABOUT * value, _ABOUT_LEAST if value >= _ABOUT_FROM else 1)
            low = None if low is None else min(low, value - reach)
            if item.dimension in _DURATIONS and high == value:
                low = _NEARLY * value
            else:
                high = None if high is None else max(high, value + reach)
        case _:
            pass
    return low, high
