"""Numbers in digits and words. Cases: tests/tricky_cases.md, figures."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from variorum.language.figures import cardinals, pieces

NUMBERS = [
    # words, value, all of them read
    ("12", 12),
    ("1,200", 1200),
    ("1\u00a0234\u00a0567", 1_234_567),
    ("1.234.567", 1_234_567),
    ("5 . 9", 5.9),
    ("1 , 400", 1400),
    ("3.4bn", 3_400_000_000),
    ("1.2 million", 1_200_000),
    ("2-million", 2_000_000),
    ("150k", 150_000),
    ("2½", 2.5),
    ("two", 2),
    ("twenty-five", 25),
    ("one hundred", 100),
    ("a hundred", 100),
    ("two hundred and fifty", 250),
    ("three hundred thousand", 300_000),
    ("five thousand two hundred and one", 5201),
    ("two and a half million", 2_500_000),
    ("1.5 hundred thousand", 150_000),
    ("a dozen", 12),
    ("two dozen", 24),
    ("half a million", 500_000),
    ("a half-million", 500_000),
    ("half a dozen", 6),
    ("a quarter of a million", 250_000),
]
VAGUE = [
    ("dozens", 20, 300),
    ("scores of people", 20, 500),
    ("hundreds", 100, 2_500),
    ("tens of thousands", 10_000, 250_000),
    ("Hundreds of thousands", 100_000, 2_500_000),
    ("many thousands", 1_000, 25_000),
    ("several", 2, 20),
    ("several hundred", 200, 2_000),
    ("a few dozen", 24, 144),
    ("a couple of dozen", 24, 36),
    ("a couple of men", 2, 3),
    ("a handful of", 2, 12),
]
NO_NUMBERS = [
    "second",
    "a man",
    "the couple left",
    "he scores twice",
    "hundredth",
    "millionaire",
    "12,34,5",
    "1234567890123456789",
]


def _read(text: str) -> cardinals.Number | None:
    found = pieces.split(text, 0, len(text))
    return cardinals.read(found, 0) if found else None


@pytest.mark.parametrize(("text", "value"), NUMBERS)
def test_number(text: str, value: float) -> None:
    number = _read(text)
    assert number is not None
    assert number.value == value
    assert number.last == len(pieces.split(text, 0, len(text)))


@pytest.mark.parametrize(("text", "low", "high"), VAGUE)
def test_vague_words_stand_for_an_interval(text: str, low: float, high: float) -> None:
    number = _read(text)
    assert number is not None
    assert (number.low, number.high, number.value) == (low, high, None)


@pytest.mark.parametrize("text", NO_NUMBERS)
def test_no_number(text: str) -> None:
    found = pieces.split(text, 0, len(text))
    assert all(cardinals.read(found, index) is None for index in range(len(found)))


def test_a_fraction_is_a_share_of_something() -> None:
    number = _read("two-thirds of voters")
    assert number is not None
    assert (number.share, number.value) == (True, 66.7)


@pytest.mark.parametrize("text", ["one of two men", "killed two and three", "two, three"])
def test_numbers_side_by_side_stay_apart(text: str) -> None:
    found = pieces.split(text, 0, len(text))
    numbers = [cardinals.read(found, index) for index in range(len(found))]
    assert sum(number is not None for number in numbers) == 2


@given(st.integers(min_value=0, max_value=999_999))
def test_spelled_numbers_are_read_back(value: int) -> None:
    number = _read(_spelled(value))
    assert number is not None
    assert number.value == value


def _spelled(value: int) -> str:
    names = list(cardinals.UNITS)
    tens = list(cardinals.TENS)
    if value < 20:
        return names[value]
    if value < 100:
        rest = f"-{names[value % 10]}" if value % 10 else ""
        return tens[value // 10 - 2] + rest
    if value < 1000:
        rest = f" and {_spelled(value % 100)}" if value % 100 else ""
        return f"{names[value // 100]} hundred{rest}"
    rest = f" {_spelled(value % 1000)}" if value % 1000 else ""
    return f"{_spelled(value // 1000)} thousand{rest}"


@given(st.text())
def test_pieces_lie_in_order_inside_the_text(text: str) -> None:
    found = pieces.split(text, 0, len(text))
    ends = [0, *(piece.end for piece in found)]
    for end, piece in zip(ends, found, strict=False):
        assert end <= piece.start < piece.end <= len(text)
        assert piece.text.replace(" ", "") == text[piece.start : piece.end].replace(" ", "")
