"""How two addresses stand to each other: the same, less precise, near, or different."""

from __future__ import annotations

from enum import Enum
from itertools import product
from typing import TYPE_CHECKING

from variorum.language.naming import alike, is_within

if TYPE_CHECKING:
    from variorum.language.streets import Address, Street

_BLOCK = 100
"""House numbers of one block, as cities of the Americas count them."""
_ABBREVIATED = {"mlk": ("martin", "luther", "king")}


class Fit(Enum):
    """What two addresses are to each other."""

    SAME = "same"
    LESS_PRECISE = "less precise"
    NEAR = "near"
    CONFLICT = "conflict"
    UNKNOWN = "unknown"


def fit(left: Address, right: Address) -> Fit:
    """What two addresses of one thing are to each other.

    Args:
        left: As one article gives it.
        right: As the other does.

    Returns:
        UNKNOWN where two streets without numbers may cross. CONFLICT only where both tell a number,
        a block or a crossing, neither is only near the place, and the streets are others, or the
        numbers are more than a block apart.
    """
    common = [(a, b) for a, b in product(left.streets, right.streets) if same_street(a, b)]
    crossings = len(left.streets) > 1, len(right.streets) > 1
    if not common:
        if not (_is_exact(left) and _is_exact(right)):
            return Fit.UNKNOWN
        return Fit.NEAR if left.rough or right.rough else Fit.CONFLICT
    if all(crossings):
        return Fit.SAME if len(common) > 1 else Fit.NEAR
    if any(crossings):
        return Fit.LESS_PRECISE
    return _by_number(left, right)


def _is_exact(one: Address) -> bool:
    return one.number is not None or len(one.streets) > 1


def _by_number(left: Address, right: Address) -> Fit:
    """Two places on one street."""
    if left.number is None and right.number is None:
        return Fit.SAME
    if left.number is None or right.number is None:
        return Fit.LESS_PRECISE
    apart = abs(left.number // _BLOCK - right.number // _BLOCK)
    if apart == 0:
        return Fit.SAME
    return Fit.NEAR if apart == 1 or left.rough or right.rough else Fit.CONFLICT


def same_street(left: Street, right: Street) -> bool:
    """Whether two streets can be one: nothing that both tell is different."""
    if left.kind and right.kind and left.kind != right.kind and not _is_road(left, right):
        return False
    if left.direction and right.direction and left.direction != right.direction:
        return False
    a, b = _plain(left.name), _plain(right.name)
    if a == b or is_within(*sorted((a, b), key=len)):
        return True
    return len(a) == len(b) and all(x == y or _alike(x, y) for x, y in zip(a, b, strict=True))


def _is_road(left: Street, right: Street) -> bool:
    """Whether a numbered road may go by both words: "Route 9", "Highway 9"."""
    roads = {"route", "highway", "freeway", "road"}
    return left.kind in roads and right.kind in roads


def _alike(one: str, other: str) -> bool:
    """Whether two words are one in two spellings; figures are not."""
    return one.isalpha() and other.isalpha() and alike(one, other)


def _plain(name: tuple[str, ...]) -> tuple[str, ...]:
    told = [_ABBREVIATED.get(word, (word,)) for word in name if word not in {"dr", "jr"}]
    return tuple(word for group in told for word in group)
