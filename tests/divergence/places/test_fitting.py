"""Two addresses of one thing: the same, less precise, near, or different."""

from __future__ import annotations

import pytest

from variorum.divergence.places.fitting import Fit, fit
from variorum.language.streets import find_addresses


@pytest.mark.parametrize(
    ("left", "right", "expected"),
    [
        ("at 5 N. Fifth St.", "at 5 North 5th Street", Fit.SAME),
        ("the 1400 block of Cedar Ave.", "at 1432 Cedar Avenue", Fit.SAME),
        ("at 1401 Cedar Avenue", "at 1432 Cedar Avenue", Fit.SAME),
        ("on MLK Boulevard", "on Martin Luther King Jr. Boulevard", Fit.SAME),
        ("at Elm Street and Oak Road", "at Oak Road and Elm Street", Fit.SAME),
        ("on Highway 9", "on Route 9", Fit.SAME),
        ("on Willow Lane", "at 88 Willow Lane", Fit.LESS_PRECISE),
        ("at 88 Willow Lane", "at Willow Lane and Elm Street", Fit.LESS_PRECISE),
        ("at 190 Willow Lane", "at 210 Willow Lane", Fit.NEAR),
        ("near 190 Willow Lane", "at 2100 Willow Lane", Fit.NEAR),
        ("near 12 Elm Street", "at 88 Willow Lane", Fit.NEAR),
        ("at Elm Street and Oak Road", "at Elm Street and Hill Road", Fit.NEAR),
        ("on Elm Street", "on Willow Lane", Fit.UNKNOWN),
        ("on Elm Street", "at 88 Willow Lane", Fit.UNKNOWN),
        ("at 190 Willow Lane", "at 2100 Willow Lane", Fit.CONFLICT),
        ("at 12 Elm Street", "at 88 Willow Lane", Fit.CONFLICT),
        ("at 12 N.W. 3rd Street", "at 12 N.E. 3rd Street", Fit.CONFLICT),
        ("at 12 32nd Avenue", "at 12 32nd Court", Fit.CONFLICT),
        ("at 12 62nd Street", "at 12 63rd Street", Fit.CONFLICT),
        ("at 6000 Elm Court", "at Oak Road and Hill Street", Fit.CONFLICT),
    ],
)
def test_what_two_addresses_are_to_each_other(left: str, right: str, expected: Fit) -> None:
    (one,), (other,) = find_addresses(left), find_addresses(right)
    assert fit(one, other) is expected
    assert fit(other, one) is expected
