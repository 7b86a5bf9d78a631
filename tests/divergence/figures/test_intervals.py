"""Whether two readings of one number can both hold. Cases: tests/tricky_cases.md, figures."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from variorum.divergence.figures import intervals
from variorum.divergence.figures.items import Item
from variorum.language.figures import qualifiers, units
from variorum.language.figures.cardinals import Number
from variorum.model.article import Figure
from variorum.model.comparison import SentenceRef

if TYPE_CHECKING:
    from collections.abc import Callable

EXACT, ABOUT, AT_LEAST = qualifiers.EXACT, qualifiers.ABOUT, qualifiers.AT_LEAST
MORE, UP_TO, FEWER = qualifiers.MORE_THAN, qualifiers.UP_TO, qualifiers.LESS_THAN


def _item(value: float, qualifier: str = EXACT, unit: str | None = "people") -> Item:
    number = Number(0, 1, value, value, value, "digits")
    low, high = qualifiers.widen(number, qualifier)
    return _of(low, high, value, qualifier, unit)


def _vague(low: float, high: float) -> Item:
    return _of(low, high, None, "vague", "people")


def _of(
    low: float | None, high: float | None, value: float | None, qualifier: str, unit: str | None
) -> Item:
    dimension, factor = units.dimension(unit)
    scaled = [None if end is None else end * factor for end in (low, high, value)]
    return Item(
        figure=Figure(
            start=0, end=1, low=low, high=high, qualifier=qualifier, unit=unit, value=value
        ),
        ref=SentenceRef("a1", 0),
        order=(0, 0),
        dimension=dimension,
        low=scaled[0],
        high=scaled[1],
        value=scaled[2],
        people=unit == "people",
        sort="",
        head="",
        partial=False,
        by_force=False,
        aside=False,
        early=False,
        content=frozenset(),
        gist=frozenset(),
        doer="",
        text="",
    )


TABLE: list[tuple[Item, Item, str]] = [
    (_item(2), _item(2), "same"),
    (_item(2), _item(3), "conflict"),
    (_item(2, AT_LEAST), _item(3), "compatible"),
    (_item(2, AT_LEAST), _item(2), "compatible"),
    (_item(4, AT_LEAST), _item(3), "conflict"),
    (_item(600, MORE), _item(640), "compatible"),
    (_item(600, MORE), _item(640, ABOUT), "compatible"),
    (_item(640), _item(640, ABOUT), "compatible"),
    (_item(16, UP_TO), _item(18), "conflict"),
    (_item(16, UP_TO), _item(12), "compatible"),
    (_item(10, FEWER), _item(40), "conflict"),
    (_item(20, ABOUT), _item(24), "compatible"),
    (_item(20_000, ABOUT), _item(12_000, ABOUT), "conflict"),
    # a round number and one that rounds to it
    (_item(1_200_000), _item(1_240_000), "compatible"),
    (_item(600), _item(640), "compatible"),
    (_item(4_000), _item(4_500), "conflict"),
    (_item(60), _item(100), "conflict"),
    (_item(5, unit="%"), _item(5.2, unit="%"), "compatible"),
    (_item(5.1, unit="%"), _item(5.2, unit="%"), "conflict"),
    (_item(3.0, unit="magnitude"), _item(3.4, unit="magnitude"), "conflict"),
    # units
    (_item(7, unit="mi"), _item(11, unit="km"), "same"),
    (_item(7, unit="mi"), _item(15, unit="km"), "conflict"),
    (_item(12_000, unit="ac"), _item(4_856, unit="ha"), "same"),
    # vague words
    (_vague(20, 300), _item(150), "compatible"),
    (_vague(20, 300), _item(4), "conflict"),
    (_vague(2, 20), _item(4), "compatible"),
    (_vague(20, 300), _vague(20, 300), "same"),
]


@pytest.mark.parametrize(("left", "right", "expected"), TABLE)
def test_relation(left: Item, right: Item, expected: str) -> None:
    assert intervals.relation(left, right) == expected
    assert intervals.relation(right, left) == expected


_MAKERS: list[Callable[[float], Item]] = [
    _item,
    lambda value: _item(value, ABOUT),
    lambda value: _item(value, AT_LEAST),
    lambda value: _item(value, UP_TO),
]
_readings = st.builds(
    lambda make, value: make(float(value)), st.sampled_from(_MAKERS), st.integers(0, 2_000)
)


@given(_readings, _readings)
def test_relation_does_not_depend_on_the_side(left: Item, right: Item) -> None:
    assert intervals.relation(left, right) == intervals.relation(right, left)


@given(_readings)
def test_a_reading_agrees_with_itself(item: Item) -> None:
    assert intervals.relation(item, item) == "same"


def test_vague_words_alone_make_no_difference() -> None:
    assert intervals.worst([_vague(20, 300), _vague(20, 500)]) == "same"
