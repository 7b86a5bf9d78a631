"""Two wordings laid beside each other, the long one cut to the part that the short one repeats."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from heapq import nlargest
from typing import TYPE_CHECKING

from variorum.alignment.words import changed_places

if TYPE_CHECKING:
    from collections.abc import Sequence

_MUCH_LONGER = 1.6
_TRIED = 4  # parts of a long sentence that are looked at closely


@dataclass(frozen=True, kw_only=True)
class Alignment:
    """What two word lists have in common.

    Attributes:
        left: First and last index (half-open) of the words compared on the left.
        right: The same on the right.
        left_only: Indices of the left words, of those compared, that the right side lacks.
        right_only: Indices of the right words that the left side lacks.
    """

    left: tuple[int, int]
    right: tuple[int, int]
    left_only: tuple[int, ...]
    right_only: tuple[int, ...]

    @property
    def common(self) -> int:
        """How many words stand on both sides in the same order."""
        return self.left[1] - self.left[0] - len(self.left_only)

    @property
    def likeness(self) -> float:
        """Share of the words compared that are common."""
        size = self.left[1] - self.left[0] + self.right[1] - self.right[0]
        return 2 * self.common / size if size else 0.0

    def mirrored(self) -> Alignment:
        """The same with the sides exchanged."""
        return Alignment(
            left=self.right,
            right=self.left,
            left_only=self.right_only,
            right_only=self.left_only,
        )


@lru_cache(maxsize=20_000)
def align(left: tuple[str, ...], right: tuple[str, ...], *, gapped: bool = False) -> Alignment:
    """Lay two wordings beside each other.

    Of a much longer one only the part that may repeat the shorter one is compared: words that
    merely occur elsewhere in it would be taken for common.

    Args:
        left: Words on the left.
        right: Words on the right.
        gapped: Whether dots show that words were left out, so that all has to be compared.
    """
    if len(left) > len(right):
        return align(right, left, gapped=gapped).mirrored()
    if gapped or len(right) < len(left) * _MUCH_LONGER or _holds(right, left):
        return _aligned(left, right, 0, len(right))
    parts = [_trimmed(left, right, start, end) for start, end in _likely_parts(left, right)]
    return max(parts, key=lambda a: a.likeness)


def _likely_parts(short: Sequence[str], long: Sequence[str]) -> list[tuple[int, int]]:
    bag = Counter(short)
    size = len(short)
    width = size + size // 4 + 1
    starts = range(max(1, len(long) - size // 2))
    likeliest = nlargest(
        _TRIED, starts, key=lambda n: ((bag & Counter(long[n : n + width])).total(), -n)
    )
    return [(n, min(len(long), n + width)) for n in sorted(likeliest)]


def _aligned(left: Sequence[str], right: Sequence[str], start: int, end: int) -> Alignment:
    gone, come = changed_places(left, right[start:end])
    return Alignment(
        left=(0, len(left)),
        right=(start, end),
        left_only=tuple(gone),
        right_only=tuple(start + n for n in come),
    )


def _trimmed(left: Sequence[str], right: Sequence[str], start: int, end: int) -> Alignment:
    """A part without words at its ends that stand for none of the shorter wording."""
    found = _aligned(left, right, start, end)
    own, other = set(found.left_only), set(found.right_only)
    if len(own) == len(left):
        return found
    head = _leading(own, range(len(left)))
    while start < end and _leading(other, range(start, end)) > head:
        start += 1
    tail = _leading(own, range(len(left) - 1, -1, -1))
    while start < end and _leading(other, range(end - 1, start - 1, -1)) > tail:
        end -= 1
    return Alignment(
        left=found.left,
        right=(start, end),
        left_only=found.left_only,
        right_only=tuple(n for n in found.right_only if start <= n < end),
    )


def _leading(lacking: set[int], places: range) -> int:
    """How many of the first places are lacking."""
    for count, place in enumerate(places):
        if place not in lacking:
            return count
    return len(places)


def _holds(longer: Sequence[str], shorter: Sequence[str]) -> bool:
    """Whether the shorter wording stands in the longer one as it is."""
    size = len(shorter)
    wanted = tuple(shorter)
    return any(tuple(longer[n : n + size]) == wanted for n in range(len(longer) - size + 1))
