"""Words around a number that widen it: "at least", "nearly", "or more"."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from variorum.language.figures.cardinals import Number
    from variorum.language.figures.pieces import Pieces

EXACT = "exact"
ABOUT = "about"
AT_LEAST = "at-least"
MORE_THAN = "more-than"
UP_TO = "up-to"
LESS_THAN = "less-than"
RANGE = "range"
VAGUE = "vague"
# "Nearly" and "almost" leave the number itself out of reach, so they only widen downwards.
NEARLY = "nearly"
JUST_OVER = "just-over"

_BEFORE: dict[tuple[str, ...], str] = {
    tuple(words.split()): name
    for name, phrases in {
        AT_LEAST: (
            "at least",
            "no fewer than",
            "no less than",
            "not less than",
            "not fewer than",
            "a minimum of",
            "minimum of",
            "at the very least",
        ),
        MORE_THAN: (
            "more than",
            "over",
            "well over",
            "greater than",
            "upwards of",
            "upward of",
            "in excess of",
            "exceeding",
            "exceeded",
            "exceeds",
            "topped",
            "tops",
            "past",
            "surpasses",
            "surpassed",
            "above",
            "north of",
            ">",
        ),
        JUST_OVER: (
            "just over",
            "just more than",
            "slightly more than",
            "slightly over",
            "a little over",
            "little more than",
        ),
        UP_TO: (
            "up to",
            "as many as",
            "as much as",
            "as high as",
            "no more than",
            "not more than",
            "at most",
            "a maximum of",
            "maximum of",
        ),
        LESS_THAN: ("fewer than", "less than", "under", "below", "<"),
        NEARLY: (
            "nearly",
            "almost",
            "close to",
            "just under",
            "just short of",
            "just below",
            "slightly less than",
            "not quite",
            "approaching",
        ),
        ABOUT: (
            "about",
            "around",
            "roughly",
            "approximately",
            "approx",
            "approx .",
            "some",
            "an estimated",
            "estimated",
            "circa",
            "maybe",
            "perhaps",
            "somewhere around",
            "in the region of",
            "on the order of",
            "~",
            "≈",
        ),
    }.items()
    for words in phrases
}
_COMPARING = {MORE_THAN, LESS_THAN, JUST_OVER}
_EXACTLY = {"exactly", "precisely", "only", "just"}
_LONGEST = max(map(len, _BEFORE))
# These stand between the qualifier and the number: "at least another 12", "about the same 12".
_BETWEEN = {"another", "a", "an", "the", "additional", "further", "total", "of"}

_AFTER: dict[tuple[str, ...], str] = {
    ("or", "more"): AT_LEAST,
    ("-", "plus"): AT_LEAST,
    ("plus",): AT_LEAST,
    ("+",): AT_LEAST,
    ("at", "least"): AT_LEAST,
    ("and", "counting"): AT_LEAST,
    ("or", "so"): ABOUT,
    ("-", "odd"): ABOUT,
    ("or", "fewer"): UP_TO,
    ("or", "less"): UP_TO,
    ("at", "most"): UP_TO,
}
# How far round words reach, as a share of the number.
_ABOUT = 0.1
_LOOSE = 0.2
# A fraction in words ("a third") reaches this many percentage points.
_SHARE_POINTS = 5.0


def before(pieces: Pieces, index: int) -> tuple[str, int]:
    """Qualifier in front of the piece `index`, and the index where it begins."""
    at = index
    for _ in range(3):
        found = _ending_at(pieces, at)
        if found:
            name, start = found
            if name in _COMPARING and pieces.low(at) == "the":
                break  # "more than the 150 it may carry": 150 is what it may carry
            return name, start
        if pieces.low(at - 1) not in _BETWEEN:
            break
        at -= 1
    return (EXACT, index)


def _ending_at(pieces: Pieces, index: int) -> tuple[str, int] | None:
    for length in range(min(_LONGEST, index), 0, -1):
        words = tuple(pieces.low(place) for place in range(index - length, index))
        name = _BEFORE.get(words)
        if name and not _is_no_qualifier(pieces, index - length, words):
            return name, index - length
    if pieces.low(index - 1) in _EXACTLY:
        return EXACT, index
    return None


def _is_no_qualifier(pieces: Pieces, start: int, words: tuple[str, ...]) -> bool:
    """As in "what about two", "he turned around two", "presided over two"."""
    previous = pieces.low(start - 1)
    match words:
        case ("about" | "around",):
            return previous in {"what", "how", "turned", "talked", "spoke", "learned", "asked"}
        case ("over" | "above" | "under" | "below",):
            return previous in {"all", "presided", "from", "down", "rolled", "fight", "row"}
        case ("some",):
            return previous in {"and", "or"}
        case _:
            return False


def after(pieces: Pieces, index: int) -> tuple[str, int]:
    """Qualifier from the piece `index` on, and the index after its last piece."""
    for length in (2, 1):
        words = tuple(pieces.low(place) for place in range(index, index + length))
        name = _AFTER.get(words)
        if name and (words[0] not in {"+", "-"} or pieces.at(index).glued):
            return name, index + length
    return EXACT, index


def widen(number: Number, qualifier: str) -> tuple[float | None, float | None]:
    """The interval that a qualifier makes of a number.

    "At least" and "more than" are open above, "up to" and "fewer than" reach down to nothing,
    "about" takes a tenth on either side, "nearly" a tenth below. A number whose own words round
    ("a dozen") reaches a fifth to either side.
    """
    low, high = number.low, number.high
    if number.loose and qualifier == EXACT:
        reach = _SHARE_POINTS if number.share else _LOOSE * number.low
        return low - reach, high + reach
    below = {AT_LEAST: low, MORE_THAN: low, ABOUT: low - _reach(low), NEARLY: low - _reach(low)}
    above = {UP_TO: high, LESS_THAN: high, ABOUT: high + _reach(high)}
    above[JUST_OVER] = above[ABOUT]
    return (
        None if qualifier in {UP_TO, LESS_THAN} else below.get(qualifier, low),
        None if qualifier in {AT_LEAST, MORE_THAN} else above.get(qualifier, high),
    )


def _reach(value: float) -> float:
    reach = abs(value) * _ABOUT
    return max(1.0, reach) if value == int(value) and abs(value) >= 10 else reach  # noqa: PLR2004


def public(qualifier: str) -> str:
    """The name under which a qualifier is recorded."""
    return ABOUT if qualifier in {NEARLY, JUST_OVER} else qualifier
