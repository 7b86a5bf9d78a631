"""The words on which two wordings differ: never single letters, never typography."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from diff_match_patch import diff_match_patch

from variorum.alignment.spelling import fold_spelling
from variorum.model.article import Span

if TYPE_CHECKING:
    from collections.abc import Sequence

_UNITS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
_TEENS = [
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
]
_TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
_NUMBERS = {word: n for n, word in enumerate((*_UNITS, *_TEENS))} | {
    word: 10 * n for n, word in enumerate(_TENS, start=2)
}
_WORD = re.compile(
    rf"""
    (?P<country>\bU\.\ ?S\.(?:\ ?A\.)?|\bUSA?\b|\bUnited\ States(?:\ of\ America)?\b)
    | (?P<tens>\b(?i:{"|".join(_TENS)})[-‐‑–\ ](?i:{"|".join(_UNITS[1:])})\b)
    | (?P<percent>%|\b(?i:per\ cent|percent)\b)
    | (?P<number>\d+(?:[.,]\d+)*)
    | (?P<letters>(?:[^\W\d_]\.){{2,}})
    | (?P<word>[^\W_]+(?:['’ʼ‘`][^\W_]+)*)
    | (?P<sign>[$£€¥&])
    """,
    re.VERBOSE,
)
_APOSTROPHES = str.maketrans(dict.fromkeys("’ʼ‘`", "'"))
_TENS_UNIT = re.compile(r"[-‐‑– ]")
_DECIMAL_COMMA = re.compile(r"\d+,\d{1,2}")
_FIRST_SURROGATE, _AFTER_SURROGATES = 0xD800, 0xE000
_MOST_CELLS = 400_000
"""Pairs of words beyond which two stretches count as different throughout."""


class Word(NamedTuple):
    """A word for comparing: its key and where it stands."""

    key: str
    start: int
    end: int


def words_of(text: str) -> list[Word]:
    """The words of a text, each with a key that is the same for the same word otherwise written.

    Straight and curly marks, dashes, hyphens, spaces, punctuation and capitals do not count, nor do
    spellings of one word (defence and defense), figures for a number word (46 and forty-six) or
    names of one country (US, U.S., United States).
    """
    return [Word(_key(match), *match.span()) for match in _WORD.finditer(text)]


def _key(match: re.Match[str]) -> str:
    text = match[0]
    match match.lastgroup:
        case "country":
            key = "united-states"
        case "tens":
            tens, unit = _TENS_UNIT.split(text.lower())
            key = str(_NUMBERS[tens] + _NUMBERS[unit])
        case "percent":
            key = "%"
        case "number":
            key = text if _DECIMAL_COMMA.fullmatch(text) else text.replace(",", "")
        case "letters":
            key = text.replace(".", "").casefold()
        case "sign":
            key = "and" if text == "&" else text
        case _:
            key = _word_key(text)
    return key


def _word_key(text: str) -> str:
    folded = text.translate(_APOSTROPHES).casefold()
    if text[0].isupper() and folded.endswith("'s") and folded not in _CONTRACTED:
        folded = folded[:-2]  # Kabul's airport, Kabul airport
    number = _NUMBERS.get(folded)
    return str(number) if number is not None else fold_spelling(folded)


_CONTRACTED = frozenset(
    [
        "it's",
        "he's",
        "she's",
        "that's",
        "there's",
        "what's",
        "who's",
        "here's",
        "where's",
        "let's",
        "how's",
    ]
)


def changed_words(left: str, right: str) -> tuple[tuple[Span, ...], tuple[Span, ...]]:
    """Where two wordings differ, in whole words.

    Returns:
        Spans relative to `left` and spans relative to `right`, neighbouring words in one span.
        Both are empty when the words are the same.
    """
    a, b = words_of(left), words_of(right)
    gone, come = changed_places([w.key for w in a], [w.key for w in b])
    return _spans(a, gone), _spans(b, come)


def changed_places(left: Sequence[str], right: Sequence[str]) -> tuple[list[int], list[int]]:
    """Indices of the keys on either side that have no equal in the same order on the other."""
    head = 0
    shorter = min(len(left), len(right))
    while head < shorter and left[head] == right[head]:
        head += 1
    tail = 0
    while tail < shorter - head and left[-1 - tail] == right[-1 - tail]:
        tail += 1
    inner_left, inner_right = left[head : len(left) - tail], right[head : len(right) - tail]
    if not inner_left or not inner_right or len(inner_left) * len(inner_right) > _MOST_CELLS:
        gone = range(head, len(left) - tail)
        come = range(head, len(right) - tail)
        return list(gone), list(come)
    gone_inside, come_inside = _differences(inner_left, inner_right)
    return [head + n for n in gone_inside], [head + n for n in come_inside]


def _differences(left: Sequence[str], right: Sequence[str]) -> tuple[list[int], list[int]]:
    codes: dict[str, str] = {}
    for key in (*left, *right):
        codes.setdefault(key, _code_point(len(codes)))
    matcher = diff_match_patch()
    matcher.Diff_Timeout = 0  # by the clock the result would differ from run to run
    gone: list[int] = []
    come: list[int] = []
    at = other = 0
    pairs = matcher.diff_main(
        "".join(codes[k] for k in left), "".join(codes[k] for k in right), checklines=False
    )
    for operation, run in pairs:
        if operation == matcher.DIFF_DELETE:
            gone.extend(range(at, at + len(run)))
        elif operation == matcher.DIFF_INSERT:
            come.extend(range(other, other + len(run)))
        at += len(run) if operation != matcher.DIFF_INSERT else 0
        other += len(run) if operation != matcher.DIFF_DELETE else 0
    return gone, come


def _code_point(number: int) -> str:
    """A character for a word; surrogates are none."""
    point = number + 1
    return chr(point if point < _FIRST_SURROGATE else point - _FIRST_SURROGATE + _AFTER_SURROGATES)


def _spans(words: Sequence[Word], places: Sequence[int]) -> tuple[Span, ...]:
    spans: list[Span] = []
    previous = -2
    for place in places:
        if place == previous + 1:
            spans[-1] = Span(spans[-1].start, words[place].end)
        else:
            spans.append(Span(words[place].start, words[place].end))
        previous = place
    return tuple(spans)
