"""Where something was, in short stories told twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from variorum.divergence import places

if TYPE_CHECKING:
    from collections.abc import Callable

    from variorum.divergence.context import Context

pytestmark = pytest.mark.model

Story = tuple[list[str], list[str]]


@pytest.mark.parametrize(
    ("articles", "status", "label", "readings"),
    [
        (
            (
                ["A fire broke out early Friday in the bakery at 412 Mill Road, they said."],
                ["The fire broke out before dawn in a bakery at 97 Station Street, they said."],
            ),
            "conflict",
            "address",
            ["412 Mill Road", "97 Station Street"],
        ),
        (
            (
                ["The crash happened at 300 Main Street about 6 p.m., police said."],
                ["The crash happened about 6 p.m. at 2900 Main Street, police said."],
            ),
            "conflict",
            "address",
            ["300 Main Street", "2900 Main Street"],
        ),
        (
            (
                ["Four people died in a fire at the Grand Hotel, at 15 Harbor Street, on Sunday."],
                ["The Grand Hotel at 801 Summit Avenue caught fire on Sunday, killing four."],
            ),
            "conflict",
            "address",
            ["15 Harbor Street", "801 Summit Avenue"],
        ),
        (
            (
                ["The explosion tore through a house at 88 Willow Lane at noon, officials said."],
                ["The explosion destroyed a house on Willow Lane around noon, officials said."],
            ),
            "compatible",
            "less precise",
            ["88 Willow Lane", "Willow Lane"],
        ),
        (
            (
                ["The shooting happened near Elm Street and Third Avenue on Sunday, police said."],
                ["The shooting happened at 55 Oak Road on Sunday, police said."],
            ),
            "compatible",
            "near",
            ["Elm Street and Third Avenue", "55 Oak Road"],
        ),
        (
            (
                ["The plane crashed in Lyon on Thursday, killing two, officials said."],
                ["The plane crashed near Lyon on Thursday, killing two people, officials said."],
            ),
            "compatible",
            "near",
            ["in Lyon", "near Lyon"],
        ),
        (
            (
                ["The earthquake struck 12 km north of Lisbon on Monday, the survey said."],
                ["The earthquake hit 12 km southeast of Lisbon on Monday, the survey said."],
            ),
            "conflict",
            "direction",
            ["north of Lisbon", "southeast of Lisbon"],
        ),
    ],
)
def test_shows_places_that_differ(
    story: Callable[..., Context], articles: Story, status: str, label: str, readings: list[str]
) -> None:
    (found,) = places.find(story(*articles))
    assert (found.kind, found.status, found.label) == ("name", status, label)
    assert [reading.text for reading in found.readings] == readings


@pytest.mark.parametrize(
    "articles",
    [
        # one block, one crossing, one street in other words
        (
            ["A man was stabbed late Monday in the 1400 block of Cedar Avenue, police said."],
            ["A man was stabbed at 1432 Cedar Ave. on Monday night, according to police."],
        ),
        (
            ["Two people died in a crash at North 5th Street and Grand Boulevard on Sunday."],
            ["Two people were killed in a crash at N. Fifth St. and Grand Blvd. on Sunday."],
        ),
        # two things, two places
        (
            ["A man was shot on Tuesday at 410 Hill Street, police said."],
            ["The suspect was arrested on Tuesday at 12 Birch Road, police said."],
        ),
        (
            ["The company, based at 1 Market Street, reported a profit of $2 million."],
            ["The company reported a profit and opened a store at 900 King Road."],
        ),
        (
            ["Voters queued at the school at 15 Lake Road on Sunday, officials said."],
            ["Voters queued at the library at 80 Park Avenue on Sunday, officials said."],
        ),
        # from here to there
        (
            ["The chase began on Elm Street and ended at 500 Lake Road, where the car crashed."],
            ["The car crashed at 500 Lake Road after a chase from Elm Street."],
        ),
        # the first and the second
        (
            ["The first shooting happened at 300 Oak Street at 2 a.m."],
            ["The second shooting happened at 900 Pine Street at 3 a.m."],
        ),
        # directions that are one, roughly told
        (
            ["The earthquake struck 12 km north of Lisbon on Monday, the survey said."],
            ["The earthquake hit 12 km northeast of Lisbon on Monday, the survey said."],
        ),
        # two roads that may cross
        (
            ["The stabbing happened outside a pub on Camden Road at 11 p.m."],
            ["A man was stabbed at 11 p.m. on Camden High Street, police said."],
        ),
    ],
)
def test_shows_nothing_where_places_fit_or_are_of_two_things(
    story: Callable[..., Context], articles: Story
) -> None:
    assert places.find(story(*articles)) == []


def test_an_article_that_gives_both_addresses_does_not_conflict(
    story: Callable[..., Context],
) -> None:
    context = story(
        ["The fire began at 412 Mill Road, firefighters said.", "It spread to 97 Station Street."],
        ["The fire began at 97 Station Street, firefighters said."],
        links=[((0, 0), (1, 0))],
    )
    assert places.find(context) == []


def test_sentences_that_are_not_linked_are_not_compared(story: Callable[..., Context]) -> None:
    context = story(
        ["A fire broke out at a house at 412 Mill Road."],
        ["A fire broke out at a house at 97 Station Street."],
        links=[],
    )
    assert places.find(context) == []


def test_an_address_told_twice_is_one_difference(story: Callable[..., Context]) -> None:
    context = story(
        [
            "A fire broke out at 412 Mill Road.",
            "Two died in the fire at 412 Mill Road, police said.",
        ],
        ["A fire broke out at 97 Station Street.", "The fire at 97 Station Street killed two."],
    )
    (found,) = places.find(context)
    assert [reading.text for reading in found.readings] == ["412 Mill Road", "97 Station Street"]
