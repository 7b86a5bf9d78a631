"""Between the code points that spans count and the UTF-16 units that Qt counts."""

from __future__ import annotations

import re
from bisect import bisect_left
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

# What Qt would fold into one character or take for a paragraph of its own, each with a stand-in
# of the same length, so that positions stay the article's own. Controls that turn the direction of
# writing are shown as the way they would turn it, and not obeyed: they make words appear in another
# order than they are stored in.
_TURNS = {"\u202b\u202e\u2067": "◂", "\u202a\u202d\u2066": "▸", "\u202c\u2068\u2069": "▪"}
_STAND_INS = {
    "\r": " ",
    "\ufdd0": "\ufffd",
    "\ufdd1": "\ufffd",
    "\0": "\ufffd",
    "\ufffc": "\ufffd",
    **{control: sign for controls, sign in _TURNS.items() for control in controls},
}
_SPECIAL = re.compile(f"[{''.join(_STAND_INS)}]")
_LONE_RETURN = re.compile("\r(?!\n)")
_ASTRAL = re.compile("[\U00010000-\U0010ffff]")


def displayable(text: str) -> str:
    """The text as a document can show it: as many code points, the same paragraphs."""
    if not _SPECIAL.search(text):
        return text
    text = _LONE_RETURN.sub("\n", text)
    return _SPECIAL.sub(lambda match: _STAND_INS[match[0]], text)


class Offsets:
    """Converts positions in one text, both ways."""

    def __init__(self, text: str) -> None:
        self._astral = [match.start() for match in _ASTRAL.finditer(text)]
        self._units = [point + index for index, point in enumerate(self._astral)]

    def to_qt(self, point: int) -> int:
        """UTF-16 position of a code point."""
        return point + bisect_left(self._astral, point)

    def all_to_qt(self, points: Sequence[int]) -> Sequence[int]:
        """UTF-16 positions of code points."""
        return [self.to_qt(point) for point in points] if self._astral else points

    def from_qt(self, unit: int) -> int:
        """Code point at a UTF-16 position; inside a surrogate pair, the one it belongs to."""
        return unit - bisect_left(self._units, unit)
