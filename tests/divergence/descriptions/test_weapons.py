"""Weapons, words that exclude each other, and what is known of the doer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from variorum.divergence import descriptions

if TYPE_CHECKING:
    from collections.abc import Callable

    from variorum.divergence.context import Context

pytestmark = pytest.mark.model

LEAD = "A man attacked shoppers in Corvale on Friday, police said."

SHOWN = [
    # weapons
    (
        "The gunman, armed with a shotgun, shot two people in Corvale.",
        "A gunman with a rifle shot two people in Corvale.",
        ("conflict", ["shotgun", "rifle"]),
    ),
    (
        "The attacker stabbed two people with a kitchen knife in Corvale.",
        "Two people were hurt in Corvale by an attacker with an axe.",
        ("conflict", ["kitchen knife", "axe"]),
    ),
    (
        "A kitchen knife was found at the gate, police in Corvale said.",
        "Pupils in Corvale said he had carried a hunting knife.",
        ("compatible", ["kitchen knife", "hunting knife"]),
    ),
    (
        "The shooter used an AR-15 rifle in Corvale.",
        "The shooter in Corvale had an assault rifle.",
        ("compatible", ["AR-15 rifle", "assault rifle"]),
    ),
    (
        "A man fired a gun at the Corvale crowd in the shooting.",
        "A man fired a shotgun at the crowd in the Corvale shooting.",
        ("compatible", ["gun", "shotgun"]),
    ),
    # words of which one can be right
    (
        "Flames came from the left engine as the jet landed in Corvale.",
        "The right engine was in flames as the jet came down in Corvale.",
        ("conflict", ["left engine", "right engine"]),
    ),
    (
        "He fled Corvale in a white van, police said.",
        "Police said he fled from Corvale in a blue van.",
        ("conflict", ["white van", "blue van"]),
    ),
    (
        "Ferraro was in Corvale with his two sons.",
        "Ferraro was in Corvale with his two daughters.",
        ("conflict", ["two sons", "two daughters"]),
    ),
    # what is known of the doer
    (
        "Police in Corvale named a person of interest.",
        "Police in Corvale named a suspect.",
        ("compatible", ["person of interest", "suspect"]),
    ),
    (
        "The gunman from Corvale is still at large.",
        "The gunman was arrested near Corvale.",
        ("compatible", ["still at large", "gunman was arrested"]),
    ),
]
NOT_SHOWN = [
    # whose weapons are others', or told in other words
    (
        "The gunman shot two people in Corvale with a rifle.",
        "An officer in Corvale drew his pistol and shot the gunman.",
    ),
    ("The shooter used a rifle in Corvale.", "The shooter in Corvale used a rifle."),
    ("He has a rifle at his home in Corvale.", "A shotgun hangs in the house in Corvale."),
    # each article knows both, or it is said of two things
    (
        "He hurt his left knee in Corvale, then his right knee.",
        "He hurt his right knee in Corvale.",
    ),
    ("The left wing of the Corvale party won.", "The right lane in Corvale was shut."),
    ("He fled Corvale in a grey van.", "He fled from Corvale in a silver van."),
    ("The gunman was arrested in Corvale.", "The gunman was caught in Corvale."),
]


@pytest.mark.parametrize(("left", "right", "expected"), SHOWN)
def test_shown(
    left: str, right: str, expected: tuple[str, list[str]], story: Callable[..., Context]
) -> None:
    (found,) = descriptions.find(story([LEAD, left], [LEAD, right]))
    assert (found.status, [reading.text for reading in found.readings]) == expected


@pytest.mark.parametrize(("left", "right"), NOT_SHOWN)
def test_not_shown(left: str, right: str, story: Callable[..., Context]) -> None:
    found = descriptions.find(story([LEAD, left], [LEAD, right]))
    assert [[reading.text for reading in one.readings] for one in found] == []
