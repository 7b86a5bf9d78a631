"""From a height in one text to the height in another."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from variorum.gui.anchors import Anchors, common_height, reading_line

heights = st.floats(0, 10_000, allow_nan=False)


@pytest.mark.parametrize(
    ("height", "expected"),
    [(0, 0), (50, 100), (100, 200), (150, 225), (200, 250), (600, 425), (1000, 600), (2000, 600)],
)
def test_between_anchors_heights_are_shared_out(height: float, expected: float) -> None:
    anchors = Anchors([(100, 200), (200, 250)], left_length=1000, right_length=600)
    assert anchors.to_right(height) == pytest.approx(expected)


def test_anchors_that_turn_back_are_left_out() -> None:
    anchors = Anchors([(100, 200), (200, 150), (300, 300)], left_length=400, right_length=400)
    assert len(anchors) == 2
    assert anchors.to_right(200) == pytest.approx(250)


@given(st.lists(st.tuples(heights, heights)), st.lists(heights, min_size=2))
def test_reading_on_never_leads_back(pairs: list[tuple[float, float]], places: list[float]) -> None:
    anchors = Anchors(pairs, left_length=10_000, right_length=5000)
    mapped = [anchors.to_right(place) for place in sorted(places)]
    assert mapped == sorted(mapped)


@given(st.floats(1, 50_000), st.floats(50, 2000))
def test_the_reading_line_goes_from_end_to_end(maximum: float, view: float) -> None:
    assert reading_line(0, maximum, view) == pytest.approx(0)
    assert reading_line(maximum, maximum, view) == pytest.approx(view)


@given(st.floats(1, 50_000), st.floats(50, 2000), st.floats(0, 1), st.floats(0, 1))
def test_scrolling_on_is_reading_on(maximum: float, view: float, one: float, other: float) -> None:
    first, last = sorted([one * maximum, other * maximum])
    before = first + reading_line(first, maximum, view)
    assert before <= last + reading_line(last, maximum, view) + 1e-6


@pytest.mark.parametrize(
    ("tops", "preferred", "expected"),
    [([500, 900], 200, 200), ([30, 900], 200, 30), ([500], -40, 0)],
)
def test_what_is_near_a_beginning_sets_the_height(
    tops: list[float], preferred: float, expected: float
) -> None:
    assert common_height(tops, preferred) == expected
