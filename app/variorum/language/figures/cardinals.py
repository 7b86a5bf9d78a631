"""Numbers in digits and words, and the interval that vague words stand for."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from variorum.language.figures import single

if TYPE_CHECKING:
    from variorum.language.figures.pieces import Pieces

_FIRST_WORDS = """
zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
sixteen seventeen eighteen nineteen
"""
_TENS_WORDS = "twenty thirty forty fifty sixty seventy eighty ninety"
UNITS = {word: float(value) for value, word in enumerate(_FIRST_WORDS.split())}
TENS = {word: 10.0 * value for value, word in enumerate(_TENS_WORDS.split(), start=2)}
SCALES = {
    "thousand": 1e3,
    "million": 1e6,
    "billion": 1e9,
    "trillion": 1e12,
    "lakh": 1e5,
    "crore": 1e7,
}
# Abbreviations that stand behind digits only.
SHORT_SCALES = {"k": 1e3, "mn": 1e6, "mln": 1e6, "bn": 1e9, "bln": 1e9, "tn": 1e12, "trn": 1e12}
# These mean a scale only behind an amount of money: "$5m", but "the 100m race".
MONEY_SCALES = {"m": 1e6, "b": 1e9, "t": 1e12}

# The convention for vague words: from the least that the word is used for to about twenty times
# that for the words of a power of ten. The interval is wide on purpose: that "dozens" and 150
# differ is not for a program to say.
VAGUE: dict[str, tuple[float, float]] = {
    "couple": (2, 3),
    "few": (2, 12),
    "handful": (2, 12),
    "several": (2, 20),
    "multiple": (2, 50),
    "numerous": (3, 200),
    "dozens": (20, 300),
    "scores": (20, 500),
    "hundreds": (100, 2_500),
    "thousands": (1_000, 25_000),
    "tens of thousands": (10_000, 250_000),
    "hundreds of thousands": (100_000, 2_500_000),
    "millions": (1e6, 25e6),
    "tens of millions": (1e7, 250e6),
    "hundreds of millions": (1e8, 2.5e9),
    "billions": (1e9, 25e9),
    "tens of billions": (1e10, 250e9),
    "hundreds of billions": (1e11, 2.5e12),
    "trillions": (1e12, 25e12),
}
_PLURALS = {"hundreds", "thousands", "millions", "billions", "trillions"}
_FRACTIONS = {
    "half": 0.5, "third": 1 / 3, "thirds": 1 / 3, "quarter": 0.25, "quarters": 0.25,
    "fifth": 0.2, "fifths": 0.2, "tenth": 0.1, "tenths": 0.1,
}  # fmt: skip
_GLYPHS = {"½": 0.5, "¼": 0.25, "¾": 0.75, "⅓": 1 / 3, "⅔": 2 / 3}
_PORTIONS = {"by", "fell", "rose", "up", "down", "fall", "rise", "dropped", "grew"}
_ROUNDING = {"almost", "nearly", "about", "around", "roughly", "than", "over"}
_HUNDRED = 100
_DOZEN = 12
_SCORE = 20
# Longer runs of digits are codes, not quantities.
_LONGEST = 15
_GROUPED = re.compile(r"\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?")
_GROUPED_POINTS = re.compile(r"\d{1,3}(?:\.\d{3}){2,}(?:,\d+)?")
_DECIMAL = re.compile(r"\d+(?:\.\d+)?")

_OTHER_HINTS = """
hundreds? dozens? scores? thousands millions billions trillions couple few handful several multiple
numerous half quarters? thirds? fifths? tenths? no none nobody both
"""
# Any of these must be in a sentence for it to hold a figure.
HINT = re.compile(
    rf"\d|\b(?:{'|'.join([*UNITS, *TENS, *SCALES, *_OTHER_HINTS.split()])})\b"
    r"|\ban? .{0,40}?\band an?(?:other)?\b"
    rf"|{single.HINT}",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Number:
    """A number phrase: the pieces `first` to `last` (exclusive) and what they mean.

    Attributes:
        first: Index of its first piece.
        last: Index after its last piece.
        low: Least value meant.
        high: Greatest value meant.
        value: The number named, None for vague words.
        form: "digits", "words" or "vague".
        loose: Whether the words themselves round ("a dozen", "half a million").
        share: Whether it is a fraction of something ("two-thirds").
    """

    first: int
    last: int
    low: float
    high: float
    value: float | None
    form: str
    loose: bool = False
    share: bool = False


def read(pieces: Pieces, index: int) -> Number | None:
    """The longest number phrase that begins at the piece `index`, if any."""
    piece = pieces[index]
    if piece.kind == "number":
        return _digits(pieces, index)
    if piece.kind != "word":
        return None
    number = _vague(pieces, index) or _rounded(pieces, index) or _words(pieces, index)
    if number is None and (one := single.read(pieces, index)) is not None:
        number = _exact(index, one.last, one.value, "words")
    return number


def parse_digits(text: str) -> float | None:
    """Value of a run of digits with separators, None where it is a code or a list."""
    if len(text) > _LONGEST:
        return None
    if _DECIMAL.fullmatch(text):
        return float(text)
    if _GROUPED.fullmatch(text):
        return float(text.replace(",", ""))
    if _GROUPED_POINTS.fullmatch(text):
        return float(text.replace(".", "").replace(",", "."))
    return None


def _exact(first: int, last: int, value: float, form: str, *, loose: bool = False) -> Number:
    return Number(first, last, value, value, value, form, loose=loose)


def _digits(pieces: Pieces, index: int) -> Number | None:
    value = parse_digits(pieces[index].text)
    if value is None:
        return None
    after = index + 1
    if pieces.at(after).glued and pieces.low(after) in _GLYPHS:
        value += _GLYPHS[pieces.low(after)]
        after += 1
    elif _is_and_a_half(pieces, after):
        value += 0.5
        after += 3
    scale, after = _scale(pieces, after)
    return _exact(index, after, clean(value * scale), "digits")


def _is_and_a_half(pieces: Pieces, index: int) -> bool:
    return [pieces.low(index + n) for n in range(3)] == ["and", "a", "half"]


def _scale(pieces: Pieces, index: int) -> tuple[float, int]:
    """Scale words from `index` on ("hundred thousand", "-million", "bn")."""
    at = index + 1 if pieces.low(index) == "-" and pieces.at(index).glued else index
    word = pieces.low(at)
    if word in SCALES:
        return SCALES[word], at + 1
    if word == "hundred":
        further, after = _scale(pieces, at + 1)
        return _HUNDRED * further, after
    if word in SHORT_SCALES and at == index:
        return SHORT_SCALES[word], at + 1
    if word == "dozen":
        return _DOZEN, at + 1
    return 1.0, index


def clean(value: float) -> float:
    """Without the dust of binary fractions: 1.1 million is 1,100,000."""
    return float(f"{value:.12g}")


def _vague(pieces: Pieces, index: int) -> Number | None:
    word = pieces.low(index)
    if word in {"tens", "hundreds", "many", "several"} and pieces.low(index + 1) in {"of", ""}:
        scale = pieces.low(index + 2)
        key = f"{'tens' if word == 'tens' else 'hundreds'} of {scale}"
        if word in {"tens", "hundreds"} and key in VAGUE:
            return _of_vague(index, index + 3, key)
    if word in {"many", "several"} and pieces.low(index + 1) in {*_PLURALS, "dozens"}:
        return _of_vague(index, index + 2, pieces.low(index + 1))
    if word in _PLURALS or word == "dozens" or (word == "scores" and _is_scores(pieces, index)):
        return _of_vague(index, index + 1, word)
    return _few(pieces, index)


def _is_scores(pieces: Pieces, index: int) -> bool:
    """Whether "scores" means twenties: "scores of people", "scores dead", not "he scores"."""
    return pieces.low(index + 1) in {
        "of", "dead", "killed", "injured", "wounded", "hurt", "missing", "feared", "were", "are",
        "more", "arrested",
    }  # fmt: skip


def _of_vague(first: int, last: int, word: str) -> Number:
    low, high = VAGUE[word]
    return Number(first, last, low, high, None, "vague")


def _few(pieces: Pieces, index: int) -> Number | None:
    """As in "a few", "several hundred", "a couple of dozen", "a handful of"."""
    word = pieces.low(index)
    at = index
    if word == "a" and pieces.low(index + 1) in {"few", "couple", "handful"}:
        at, word = index + 1, pieces.low(index + 1)
    elif word not in {"several", "multiple", "numerous", "couple"}:
        return None
    after = at + 1
    scale, after_scale = _following_scale(pieces, after)
    if scale is None and pieces.low(after) == "of":
        scale, after_scale = _following_scale(pieces, after + 1)
        after = after if word == "handful" else after + 1
    low, high = VAGUE[word]
    if scale is not None:
        return Number(index, after_scale, low * scale, high * scale, None, "vague")
    if word == "couple" and index == at:
        return None  # "the couple" are two people who live together
    return Number(index, at + 1 if pieces.low(at + 1) == "of" else after, low, high, None, "vague")


def _following_scale(pieces: Pieces, index: int) -> tuple[float | None, int]:
    word = pieces.low(index)
    if word in {"hundred", "dozen"} or word in SCALES:
        scale, after = _scale(pieces, index)
        return scale, after
    return None, index


def _rounded(pieces: Pieces, index: int) -> Number | None:
    """Words that round by themselves: "a dozen", "half a million", "two dozen", "a quarter of"."""
    word = pieces.low(index)
    following = pieces.low(index + 1)
    if word == "half" and following in {"a", "-"}:
        scale, after = _following_scale(pieces, index + 2)
        return _exact(index, after, scale / 2, "words", loose=True) if scale else None
    if word == "a" and following == "half":
        at = index + 3 if pieces.low(index + 2) == "-" else index + 2
        scale, after = _following_scale(pieces, at)
        if scale:
            return _exact(index, after, scale / 2, "words", loose=True)
    if word == "a" and following == "dozen":
        return _exact(index, index + 2, _DOZEN, "words", loose=True)
    if word == "dozen":
        return _exact(index, index + 1, _DOZEN, "words", loose=True)
    if word == "a" and following == "quarter" and pieces.low(index + 2) == "of":
        scale, after = _following_scale(pieces, index + 4)
        if pieces.low(index + 3) == "a" and scale:
            return _exact(index, after, scale / 4, "words", loose=True)
    return _share(pieces, index)


def _share(pieces: Pieces, index: int) -> Number | None:
    """A fraction of something, in hundredths: "a third of voters", "two-thirds of", "half of"."""
    word = pieces.low(index)
    if word == "half" and pieces.low(index + 1) == "of":
        return Number(index, index + 1, 50, 50, 50, "words", loose=True, share=True)
    count = 1 if word in {"a", "one"} else UNITS.get(word, 0)
    at = index + 2 if pieces.low(index + 1) == "-" else index + 1
    part = _FRACTIONS.get(pieces.low(at))
    if not count or part is None or not _is_portion(pieces, index, at + 1):
        return None
    if pieces.low(at + 2) == "a" and pieces.low(at + 3) in SCALES:
        return None
    percent = round(100 * count * part, 1)
    return Number(index, at + 1, percent, percent, percent, "words", loose=True, share=True)


def _is_portion(pieces: Pieces, index: int, after: int) -> bool:
    """Whether a fraction is one of something: "a third of", "fell by almost a fifth"."""
    if pieces.low(after) in {"of", "majority"}:
        return True
    return pieces.low(index - 1) in _PORTIONS or (
        pieces.low(index - 1) in _ROUNDING and pieces.low(index - 2) in _PORTIONS
    )


def _words(pieces: Pieces, index: int) -> Number | None:
    """A cardinal in words: "two hundred and fifty thousand", "twenty-five", "a hundred"."""
    word = pieces.low(index)
    if word == "a":
        if pieces.low(index + 1) != "hundred" and pieces.low(index + 1) not in SCALES:
            return None
        reader = _Words(pieces, index + 1, current=1)
    elif word in UNITS or word in TENS or word in {"hundred", *SCALES}:
        reader = _Words(pieces, index, current=0 if word in UNITS or word in TENS else 1)
    else:
        return None
    value, after = reader.run()
    if _is_and_a_half(pieces, after):
        value += 0.5
        scale, after = _scale(pieces, after + 3)
        value *= scale
    elif pieces.low(after) == "dozen":
        return _exact(index, after + 1, value * _DOZEN, "words", loose=True)
    elif pieces.low(after) == "score":
        return _exact(index, after + 1, value * _SCORE, "words")
    return _exact(index, after, clean(value), "words")


class _Words:
    """Adds up number words from a place on."""

    def __init__(self, pieces: Pieces, index: int, *, current: float) -> None:
        self._pieces = pieces
        self._index = index
        self._total = 0.0
        self._current = current
        self._last = ""

    def run(self) -> tuple[float, int]:
        """The value, and the index after the last piece that belongs to it."""
        while self._step():
            pass
        return self._total + self._current, self._index

    def _step(self) -> bool:
        at = self._joined()
        word = self._pieces.low(at)
        if word in UNITS and self._last in {"", "tens", "hundred", "scale"}:
            if self._last == "tens" and not 0 < UNITS[word] < UNITS["ten"]:
                return False
            self._current += UNITS[word]
            kind = "unit"
        elif word in TENS and self._last in {"", "hundred", "scale"}:
            self._current += TENS[word]
            kind = "tens"
        elif word == "hundred" and 0 < self._current < _HUNDRED and self._last != "hundred":
            self._current *= _HUNDRED
            kind = "hundred"
        elif word in SCALES and self._current and self._last != "scale":
            self._total += self._current * SCALES[word]
            self._current = 0
            kind = "scale"
        else:
            return False
        self._last, self._index = kind, at + 1
        return True

    def _joined(self) -> int:
        """Index of the next number word, past a hyphen, or past "and" after a hundred."""
        at = self._index
        word = self._pieces.low(at)
        if not self._last:
            return at
        if word == "-" and self._pieces.at(at).glued and self._pieces.at(at + 1).glued:
            return at + 1
        if word == "and" and self._last in {"hundred", "scale"}:
            following = self._pieces.low(at + 1)
            if following in UNITS or following in TENS:
                return at + 1
        return at
