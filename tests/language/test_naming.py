"""Names compared as words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from variorum.language.naming import (
    abbreviates,
    alike,
    distance,
    is_within,
    key,
    person_parts,
    same_person,
    tokens,
)


@pytest.mark.parametrize(
    ("left", "right"),
    [
        ("US", "the United States"),
        ("U.S.", "American"),
        ("UK", "Britain"),
        ("the Taliban's", "Taliban"),
        ("O’Hara", "O'Hara"),
        ("Kabul's airport", "Kabul airport"),
        ("6th Street", "Sixth St."),
        ("Defence Ministry", "Defense Ministry"),
        ("São Paulo", "Sao Paulo"),
        ("Mt. Vernon", "Mount Vernon"),
        ("Tenn.", "Tennessee"),
        ("N.J.", "New Jersey"),
        ("Marks & Spencer", "Marks and Spencer"),
        ("Miami-Dade", "Miami Dade"),
    ],
)
def test_the_same_name_written_differently(left: str, right: str) -> None:
    assert key(left) == key(right)


@pytest.mark.parametrize(
    ("left", "right"),
    [("Norfolk", "Norwalk"), ("North Korea", "South Korea"), ("Washington", "Washington Post")],
)
def test_other_names(left: str, right: str) -> None:
    assert key(left) != key(right)


@pytest.mark.parametrize(
    ("left", "right", "expected"),
    [
        ("danylov", "danilov", True),
        ("elliot", "eliot", True),
        ("gerome", "jerome", True),
        ("esther", "ester", True),
        ("haghia", "hagia", True),
        ("samangani", "samagani", True),
        ("norfolk", "norwalk", False),
        ("harvey", "harley", False),
        ("bentley", "beckley", False),
        ("iran", "iraq", False),
        ("lee", "leo", False),
        ("niger", "nigeria", False),
    ],
)
def test_spellings_of_one_word(left: str, right: str, *, expected: bool) -> None:
    assert alike(left, right) is expected
    assert alike(right, left) is expected


@pytest.mark.parametrize(
    ("short", "long", "expected"),
    [
        ("TBI", "Tennessee Bureau of Investigation", True),
        ("MLK Day", "Martin Luther King Jr. Day", True),
        ("UMC Hill", "University Medical Center at Hill", True),
        ("CTBTO", "Comprehensive Nuclear-Test-Ban Treaty Organization", True),
        ("Metro Lagos PD", "Metropolitan Lagos Police Department", True),
        ("Lagos County EMS", "Lagos County Emergency Medical Services", True),
        ("TBI", "Texas Board of Education", False),
        ("Lagos", "Lagos County", False),
        ("FBI", "FBI", False),
    ],
)
def test_abbreviations(short: str, long: str, *, expected: bool) -> None:
    assert abbreviates(tokens(short), tokens(long)) is expected


@pytest.mark.parametrize(
    ("left", "right", "expected"),
    [
        ("Ann Poe", "Ann Marie Poe", True),
        ("A. Poe", "Ann Poe", True),
        ("Mike Poe", "Michael Poe", True),
        ("Esther Poe", "Ester Poe", True),
        ("Ann Danylov", "Ann Danilov", True),
        ("Sgt. Ann Poe", "Ann Poe", True),
        ("Ann Poe", "Jane Poe", False),
        ("John Poe", "Joan Poe", False),
        ("Ann Lee Poe", "Ann Kim Poe", False),
        ("John Poe Jr.", "John Poe Sr.", False),
        ("Poe", "Ann Poe", False),
    ],
)
def test_persons(left: str, right: str, *, expected: bool) -> None:
    assert same_person(left, right) is expected
    assert same_person(right, left) is expected


def test_parts_of_a_name() -> None:
    assert person_parts("Detective Ann Marie Poe Jr.") == (("ann", "marie"), "poe")
    assert person_parts("Poe") == (("poe",), "")


def test_words_put_in() -> None:
    assert is_within(tokens("King Park"), tokens("King Memorial Park"))
    assert not is_within(tokens("King Park"), tokens("Park of the King"))


@given(st.text(alphabet="abcd", max_size=8), st.text(alphabet="abcd", max_size=8))
def test_distance_is_symmetric_and_nothing_only_for_equals(left: str, right: str) -> None:
    assert distance(left, right) == distance(right, left)
    assert (distance(left, right) == 0) == (left == right)


@given(st.text(max_size=60))
def test_any_text_has_a_key(name: str) -> None:
    assert key(name) == key(name)
    assert all(word for word in tokens(name))
