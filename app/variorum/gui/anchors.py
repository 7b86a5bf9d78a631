"""From a place in one article to the place in another that says the same. No Qt."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

# The reading line lies this share of the view below its top: where eyes rest.
READING_LINE = 1 / 3


class Anchors:
    """Maps heights of one text to heights of another, piece by piece between pairs of anchors."""

    def __init__(
        self,
        pairs: Iterable[tuple[float, float]],
        *,
        left_length: float,
        right_length: float,
        left_height: Callable[[int], float] | None = None,
        right_height: Callable[[int], float] | None = None,
    ) -> None:
        """Take pairs of anchors; those that would turn back are left out.

        Args:
            pairs: Heights, or numbers that rise with the height, such as those of sentences.
            left_length: Height of the left text.
            right_length: Height of the right text.
            left_height: Gives the height of a number on the left, when it is needed; None if the
                pairs are heights.
            right_height: Likewise on the right.
        """
        lefts: list[float] = []
        rights: list[float] = []
        for left, right in sorted(pairs):
            if not lefts or (lefts[-1] < left and rights[-1] < right):
                lefts.append(left)
                rights.append(right)
        self._left = _Side(lefts, left_length, left_height)
        self._right = _Side(rights, right_length, right_height)

    def __len__(self) -> int:
        return len(self._left) - 2

    def to_right(self, height: float) -> float:
        """The height in the right text for one in the left."""
        left, right = self._left, self._right
        index = min(max(bisect_right(range(len(left)), height, key=left.at) - 1, 0), len(left) - 2)
        start, end = left.at(index), left.at(index + 1)
        share = (height - start) / (end - start) if end > start else 0.0
        return right.at(index) + min(max(share, 0.0), 1.0) * (right.at(index + 1) - right.at(index))


class _Side:
    """Anchors of one text, from its beginning to its end, where two more stand."""

    def __init__(
        self, anchors: list[float], length: float, height: Callable[[int], float] | None
    ) -> None:
        self._anchors = anchors
        self._length = max(length, 1.0)
        self._height = height

    def __len__(self) -> int:
        return len(self._anchors) + 2

    def at(self, index: int) -> float:
        """Height of an anchor."""
        if index == 0:
            return 0.0
        if index > len(self._anchors):
            return self._length
        anchor = self._anchors[index - 1]
        height = anchor if self._height is None else self._height(int(anchor))
        return min(max(height, 0.0), self._length)


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
