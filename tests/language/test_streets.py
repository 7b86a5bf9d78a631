"""Addresses as articles write them; words that only look like one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from variorum.language.streets import Address, Street, find_addresses
from variorum.language.wordlists import words


def told(text: str) -> list[str]:
    return [text[one.start : one.end] for one in find_addresses(text)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("at 412 Mill Road, firefighters said", ["412 Mill Road"]),
        ("at 6011 N.W. 32nd Ave., in the north", ["6011 N.W. 32nd Ave."]),
        ("It burned at 97 Station Street.", ["97 Station Street"]),
        ("It burned at 97 Station St.", ["97 Station St."]),
        ("the 1400 block of Cedar Avenue", ["1400 block of Cedar Avenue"]),
        ("in the 800-block of Trinity on Sunday", ["800-block of Trinity"]),
        ("the 2900 block of Aspen Meadow", ["2900 block of Aspen Meadow"]),
        ("near Eighth and Trinity streets, police said", ["Eighth and Trinity streets"]),
        ("near 6th and San Pedro street", ["6th and San Pedro street"]),
        ("at NW 60th Street and NW 30th Ave", ["NW 60th Street and NW 30th Ave"]),
        ("at the corner of Main and Elm", ["Main and Elm"]),
        ("the intersection of Main Street and Elm Avenue", ["Main Street and Elm Avenue"]),
        ("a house on Martin Luther King Jr. Boulevard", ["Martin Luther King Jr. Boulevard"]),
        ("at 1600 Lincoln Avenue NW in the capital", ["1600 Lincoln Avenue NW"]),
        ("on Interstate 80 and later on I-95", ["Interstate 80", "I-95"]),
        ("a pile-up on the A40 near Oxford", ["A40"]),
        ("a fire in Bedford's High Street", ["High Street"]),
        ("from Elm Street to Oak Avenue", ["Elm Street", "Oak Avenue"]),
    ],
)
def test_finds_an_address(text: str, expected: list[str]) -> None:
    assert told(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "He flew to St. Louis with Dr. Miller.",
        "The Supreme Court met in Market Place.",
        "shares fell, the Wall Street Journal reported",
        "an Airbus A320 and the A320s of a rival",
        "on a Bronx street corner",
        "the first block of flats",
        "a way of life, a drive for change",
        "",
    ],
)
def test_finds_none_where_there_is_none(text: str) -> None:
    assert told(text) == []


def test_reads_number_direction_name_and_kind() -> None:
    (found,) = find_addresses("at 6011 N.W. 32nd Ave.")
    assert found.number == 6011
    assert found.streets == (Street(name=("32",), kind="avenue", direction="nw"),)


def test_a_year_is_no_house_number() -> None:
    (found,) = find_addresses("In 2016 Main Street was rebuilt.")
    assert found.number is None


@pytest.mark.parametrize("text", ["near 12 Elm Road", "off Elm Road", "along Elm Road"])
def test_tells_what_is_only_near(text: str) -> None:
    assert all(one.rough for one in find_addresses(text))


PIECES = words(
    "Elm 6th Street streets and of block 12 NW corner I-80 the Ave. , at St. A40 Highway ’s é"
)


def test_a_direction_between_two_streets_belongs_to_one() -> None:
    found = find_addresses("6th Ave. NW 6th Ave.")
    assert [(one.start, one.end) for one in found] == [(0, 11)]


@given(st.lists(st.sampled_from(sorted(PIECES)), max_size=30))
def test_any_words_give_spans_inside_the_text_in_order(parts: list[str]) -> None:
    text = " ".join(parts)
    last = 0
    for one in find_addresses(text):
        assert isinstance(one, Address)
        assert last <= one.start < one.end <= len(text)
        last = one.end


@pytest.mark.parametrize("text", ["a" * 100_000, "Elm " * 25_000, "6th and " * 10_000])
def test_bears_hostile_text(text: str) -> None:
    assert find_addresses(text) == ()
