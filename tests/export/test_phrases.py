from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from variorum.export.phrases import (
    capital,
    count,
    date_value,
    instant,
    interval,
    letter,
    listing,
    moment,
)
from variorum.model.article import DateMention, Figure


@pytest.mark.parametrize(
    ("low", "high", "qualifier", "unit", "text"),
    [
        (640, 640, "exact", "people", "640 people"),
        (2, None, "at-least", None, "≥ 2"),
        (600, None, "more-than", "people", "> 600 people"),
        (None, 16, "up-to", None, "≤ 16"),
        (None, 16, "less-than", None, "< 16"),
        (608, 672, "about", "people", "608–672 people"),
        (1_200_000, 1_200_000, "exact", "USD", "1,200,000 USD"),
        (3.5, 3.5, "exact", "%", "3.5 %"),
        (None, None, "vague", None, "open on both sides"),
    ],
)
def test_interval_says_how_a_figure_was_read(
    low: float | None, high: float | None, qualifier: str, unit: str | None, text: str
) -> None:
    figure = Figure(start=0, end=1, low=low, high=high, qualifier=qualifier, unit=unit)
    assert interval(figure) == text


@pytest.mark.parametrize(
    ("iso", "text"),
    [
        ("2031-03-06", "6 March 2031"),
        ("2031-03-06T08:05:59Z", "6 March 2031, 08:05 UTC"),
        ("2031-03-06T08:05:59.123+01:00", "6 March 2031, 08:05 +01:00"),
        ("2031-03-06 08:05", "6 March 2031, 08:05"),
        ("2031-13-40", "2031-13-40"),
        ("last Tuesday", "last Tuesday"),
    ],
)
def test_moment_reads_iso_and_leaves_the_rest(iso: str, text: str) -> None:
    assert moment(iso) == text


@pytest.mark.parametrize(
    ("mention", "text"),
    [
        ({"first": "2031-03-06", "last": "2031-03-06"}, "6 March 2031"),
        ({"first": "2031-03-06", "last": "2031-03-08"}, "6 March 2031 – 8 March 2031"),
        ({"weekday": 6}, "Sunday"),
        ({"weekday": 0, "clock": 545}, "Monday, 09:05"),
        ({}, None),
    ],
)
def test_date_value(mention: dict[str, Any], text: str) -> None:
    assert date_value(DateMention(start=0, end=1, **mention)) == text


@pytest.mark.parametrize(
    ("index", "text"), [(0, "A"), (25, "Z"), (26, "AA"), (51, "AZ"), (52, "BA"), (701, "ZZ")]
)
def test_letters_go_on_after_z(index: int, text: str) -> None:
    assert letter(index) == text


@given(st.integers(0, 20_000), st.integers(0, 20_000))
def test_no_two_articles_share_a_letter(left: int, right: int) -> None:
    assert (letter(left) == letter(right)) == (left == right)


def test_counts_and_lists_read_as_english() -> None:
    assert count(0, "difference", "differences") == "no differences"
    assert count(1, "difference", "differences") == "one difference"
    assert count(1234, "difference", "differences") == "1,234 differences"
    assert capital("three articles") == "Three articles"
    assert [listing(x) for x in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == [
        "",
        "a",
        "a and b",
        "a, b and c",
    ]


def test_instants_compare_across_zones_and_refuse_what_is_no_time() -> None:
    early, late = instant("2031-03-06T08:00:00+02:00"), instant("2031-03-06T07:00:00")
    assert early is not None
    assert late is not None
    assert early < late
    assert instant("yesterday") is None
    assert instant(None) is None


@pytest.mark.parametrize(
    "text", ["9999-12-31T23:59:59-23:59", "0001-01-01T00:00:00+23:59", "2021-13-45", "", None]
)
def test_what_is_no_moment_in_any_zone_is_none(text: str | None) -> None:
    assert instant(text) is None
