"""A printed line, and the size of type of a text."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


@dataclass(frozen=True, kw_only=True)
class PrintedLine:
    """A line of a page and the box it stands in, in points from the lower left corner."""

    text: str
    left: float
    right: float
    bottom: float
    top: float
    page_width: float
    page_height: float

    @property
    def height(self) -> float:
        """Height of the box, which follows the size of the type."""
        return max(0.1, self.top - self.bottom)


def text_height(lines: Iterable[PrintedLine]) -> float:
    """Height of the type in which most of the text is set."""
    counted: Counter[float] = Counter()
    for line in lines:
        counted[round(line.height, 1)] += len(line.text)
    return counted.most_common(1)[0][0] if counted else 1.0
