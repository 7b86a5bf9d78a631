"""One measure named by its article: "more than an hour", "half a mile"."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from variorum.language.wordlists import words

if TYPE_CHECKING:
    from variorum.language.figures.pieces import Pieces

_UNITS = words("minute hour week month year decade mile kilometre kilometer acre tonne ton")
_LENGTHS = words("mile kilometre kilometer")
HINT = rf"\b(?:an?|half) (?:{'|'.join(sorted(_UNITS))})\b"
"""Where a sentence may have one, as a regular expression."""
_MEASURING = words("than about nearly almost least around roughly over under approximately")
_OFFSETS = words("ago later earlier before after since from old")
"""Behind these a time is counted off from another one, and nothing is measured."""


class Single(NamedTuple):
    """Index after the last piece of the number, and the number."""

    last: int
    value: float


def read(pieces: Pieces, index: int) -> Single | None:
    """One or half a measure, where it is measured; "a week ago", "60 miles an hour" are none."""
    word, following = pieces.low(index), pieces.low(index + 1)
    if word == "half":
        last = index + 2 if following in {"a", "an"} else index + 1
        at = last + 1 if pieces.low(last) == "-" else last
        value = 0.5
    elif word in {"a", "an"} and following != "half":
        last = at = index + 1
        value = 1.0
        around = pieces.low(index - 1) == "within" and pieces.low(index + 1) in _LENGTHS
        if pieces.low(index - 1) not in _MEASURING and not around:
            return None
    else:
        return None
    if pieces.low(at) not in _UNITS or pieces.low(at + 1) in _OFFSETS:
        return None
    return Single(last, value)
