"""Numbers in company: ranges, shares of a number, "from 12 to 15", none at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from variorum.language.figures import ages as single_ages
from variorum.language.figures import cardinals, events, people, qualifiers, units
from variorum.language.figures.cardinals import Number
from variorum.language.figures.drafts import Draft
from variorum.language.figures.sentence import noun
from variorum.language.wordlists import words

if TYPE_CHECKING:
    from variorum.language.figures.sentence import Sentence
    from variorum.language.figures.units import Unit

_CHANGES = words(
    """
    rise rises rose risen rising increase increases increased increasing grow grows grew grown
    climb climbs climbed jump jumps jumped fall falls fell fallen falling drop drops dropped
    dropping decline declined cut up down went gone revised raised raise lowered reduced reduce
    shrank moved changed surged soared plunged slipped slid swelled dipped widened narrowed
    """
)
_CHANGE_REACH = 18
_JOINS = frozenset({"to", "-", "–", "—", "or", "and", "through", "‑"})
_LARGEST_OR = 2.0
# "One in five"; above this "in" does not make a share.
_LARGEST_WHOLE = 100


def read(sentence: Sentence, number: Number) -> Draft:
    """The figure of a number phrase with its qualifiers, read together with the end of a range."""
    pieces = sentence.pieces
    second = _second(sentence, number)
    if second is not None:
        first = _start(sentence, number)
        if pieces.low(first - 1) in {"between", "from"}:
            first -= 1
        name, first = qualifiers.before(pieces, first)
        low, high = _aligned(number, second)
        return Draft(
            number=Number(number.first, second.last, low, high, None, number.form),
            first=first, last=second.last, low=low, high=high, value=None,
            qualifier=qualifiers.RANGE,
        )  # fmt: skip
    part = _out_of(sentence, number)
    if part is not None:
        return part
    name, first = qualifiers.before(pieces, number.first)
    last = number.last
    if name == qualifiers.EXACT:
        name, last = qualifiers.after(pieces, number.last)
    low, high = qualifiers.widen(number, name)
    if name == qualifiers.EXACT and number.form == "vague":
        name = qualifiers.VAGUE
    elif name == qualifiers.EXACT and number.loose:
        name = qualifiers.ABOUT
    return Draft(
        number=number, first=first, last=last, low=low, high=high, value=number.value,
        qualifier=name, unit=units.PERCENT if number.share else None,
    )  # fmt: skip


def _start(sentence: Sentence, number: Number) -> int:
    """The first piece of a number phrase, the currency sign before it included."""
    sign = units.sign(sentence.pieces, number.first)
    return sign.first if sign else number.first


def _second(sentence: Sentence, number: Number) -> Number | None:
    """The number that ends a range begun by another one: "40 to 50", "between 5 and 7"."""
    pieces = sentence.pieces
    if number.form == "vague" or number.share:
        return None
    unit = units.behind(pieces, number.last) if pieces.low(number.last) not in _JOINS else None
    join = unit.last if unit else number.last
    word = pieces.low(join)
    if word not in _JOINS or (
        word == "and" and pieces.low(_start(sentence, number) - 1) != "between"
    ):
        return None
    second = _ending(sentence, number, join + 1, unit)
    if second is None:
        return None
    low, high = _aligned(number, second)
    if not low < high or (word == "or" and high > _LARGEST_OR * low + 1):
        return None
    return None if word == "to" and _is_change(sentence, number.first) else second


def _ending(sentence: Sentence, number: Number, index: int, unit: Unit | None) -> Number | None:
    """The number from a piece on, if it can end a range whose beginning has that unit."""
    pieces = sentence.pieces
    sign = units.sign(pieces, index + 1) or units.sign(pieces, index + 2)
    at = index
    if sign is not None and sign.first == index:
        if unit is not None or units.sign(pieces, number.first) is None:
            return None
        at = sign.last
    second = cardinals.read(pieces, at) if at < len(pieces) else None
    if second is None or second.value is None or second.form == "vague" or second.share:
        return None
    behind = units.behind(pieces, second.last)
    if unit and behind is None and second.value >= _LARGEST_WHOLE * max(1, number.value or 0):
        return None  # "fell 2 percent to 33.4 billion": of something else
    return None if unit and behind and behind.name != unit.name else second


def _aligned(number: Number, second: Number) -> tuple[float, float]:
    """Both ends, the first lent the scale of the second: "two to three million"."""
    low, high = number.value or 0, second.value or 0
    if low < 1000 <= high and number.last - number.first <= 1:  # noqa: PLR2004
        for scale in (1e12, 1e9, 1e6, 1e3):
            if high >= scale and high % scale == 0 and low < high / scale:
                return low * scale, high
    return low, high


def _is_change(sentence: Sentence, index: int) -> bool:
    """Whether a verb of change stands before "from 12 to 15": then 12 was the number once."""
    pieces = sentence.pieces
    if pieces.low(index - 1) != "from":
        return False
    return any(pieces.low(at) in _CHANGES for at in range(max(0, index - _CHANGE_REACH), index))


def is_former(sentence: Sentence, draft: Draft) -> bool:
    """Whether a figure is what the number used to be: "rose from 12 to 15", "down from 20"."""
    pieces = sentence.pieces
    then = [pieces.low(draft.last + n) for n in range(3)]
    if then[:2] in (["a", "year"], ["a", "month"]) and then[2] in {"ago", "earlier", "before"}:
        return True
    return _is_change(sentence, min(draft.first, draft.number.first))


def is_share(sentence: Sentence, number: Number) -> bool:
    """Whether a number begins a share like "one in five"."""
    return _out_of(sentence, number) is not None


def _out_of(sentence: Sentence, number: Number) -> Draft | None:
    """As in "One in five", "nine out of ten": a share, in hundredths."""
    pieces = sentence.pieces
    value = number.value
    if value is None or number.share or number.loose:
        return None
    at = number.last
    if pieces.low(at) == "in":
        at += 1
    elif pieces.low(at) == "out" and pieces.low(at + 1) == "of":
        at += 2
    else:
        return None
    second = cardinals.read(pieces, at) if at < len(pieces) else None
    if second is None or not second.value or second.value <= value or second.form == "vague":
        return None
    if (
        units.behind(pieces, second.last)
        or second.value > _LARGEST_WHOLE
        or (second.form == "digits" and number.form == "digits" and pieces.low(number.last) == "in")
    ):
        return None
    if pieces.at(second.last).glued and pieces.at(second.last).kind == "word":
        return None
    share = round(100 * value / second.value, 2)
    name, first = qualifiers.before(pieces, number.first)
    joined = Number(number.first, second.last, share, share, share, number.form, share=True)
    low, high = qualifiers.widen(joined, name)
    return Draft(
        number=joined, first=first, last=second.last, low=low, high=high, value=share,
        qualifier=name, unit=units.PERCENT,
    )  # fmt: skip


def ages(sentence: Sentence, number: Number) -> single_ages.Age | None:
    """As in "Ages 11 to 30", "between 18 and 24 years old", "ranged in age from 11 to 30"."""
    second = _second(sentence, number)
    if second is None or second.value is None or number.value is None:
        return None
    pieces = sentence.pieces
    joined = pieces.low(number.first - 1) in {"between", "from"}
    first = number.first - 1 if joined else number.first
    found = single_ages.find(sentence, second)
    if found is None and pieces.low(first - 1) not in {"age", "ages", "aged"}:
        return None
    last = found.last if found else second.last
    return single_ages.Age(first, last, number.value, second.value, None)


def none(sentence: Sentence, index: int) -> Number | None:
    """As in "No one", "nobody", "no injuries", "none of the passengers": nought."""
    pieces = sentence.pieces
    low = pieces.low(index)
    if low == "nobody" or (low == "none" and pieces.low(index + 1) == "of"):
        return Number(index, index + 1, 0, 0, 0, "words")
    if low != "no":
        return None
    following = noun(pieces.low(index + 1))
    if following == "one" and not pieces.at(index + 2).glued:
        return Number(index, index + 2, 0, 0, 0, "words")
    if following in events.EVENT_NOUNS or following in people.GENERIC - {"other", "others"}:
        return Number(index, index + 1, 0, 0, 0, "words")
    return None
