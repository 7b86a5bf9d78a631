"""From a place in one article to the place in another that says the same. No Qt."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

# The reading line lies this share of the view below its top: where eyes rest.
READING_LINE = 1 / 3


class Anchors:
    """Maps heights of one text to heights of another, piece by piece between pairs of anchors."""

    def __init__(
        self, pairs: Iterable[tuple[float, float]], *, left_length: float, right_length: float
    ) -> None:
        """Take pairs of heights; those that would turn back are left out."""
        self._left, self._right = [0.0], [0.0]
        for left, right in sorted(pairs):
            if self._left[-1] < left < left_length and self._right[-1] < right < right_length:
                self._left.append(left)
                self._right.append(right)
        self._left.append(max(left_length, self._left[-1] + 1))
        self._right.append(max(right_length, self._right[-1] + 1))

    def __len__(self) -> int:
        return len(self._left) - 2

    def to_right(self, height: float) -> float:
        """The height in the right text for one in the left."""
        return _between(height, self._left, self._right)


def _between(height: float, source: Sequence[float], target: Sequence[float]) -> float:
    index = min(max(bisect_right(source, height) - 1, 0), len(source) - 2)
    share = (height - source[index]) / (source[index + 1] - source[index])
    return target[index] + min(max(share, 0.0), 1.0) * (target[index + 1] - target[index])


def reading_line(scroll: float, maximum: float, view: float) -> float:
    """Where, in the view, the text being read stands; in pixels below its top.

    It lies a third down, but slides to the top as the text's beginning nears, and to the bottom
    as its end does, so that both ends of texts of unequal length come into view together.

    Args:
        scroll: How far the text is scrolled, in pixels.
        maximum: How far it can be.
        view: Height of the view.
    """
    rest = view * READING_LINE
    if maximum <= 0:
        return rest
    before, after = min(rest, maximum * READING_LINE), min(view - rest, maximum / 2)
    if scroll < before:
        return rest * scroll / before
    if scroll > maximum - after:
        return rest + (view - rest) * (scroll - (maximum - after)) / after
    return rest


def common_height(tops: Sequence[float], preferred: float) -> float:
    """The height in the view at which things in several texts can stand side by side.

    Texts can be scrolled past their end but not past their beginning, so what stands close to
    a beginning sets the limit.

    Args:
        tops: Where each thing stands in its text.
        preferred: The height wished for.
    """
    return max(0.0, min([preferred, *tops]))
