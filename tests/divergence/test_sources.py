"""Who is given as the source of one statement. Cases: tests/tricky_cases.md, sources."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from variorum.divergence.sources import find

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from variorum.divergence.context import Context

    Story = Callable[..., Context]

pytestmark = pytest.mark.model

DIFFERENT = [
    (
        ["The man who died was Emilio Vargas, according to his brother, Hector."],
        ["The county coroner identified the man who died as Emilio Vargas."],
        ["Hector", "The county coroner"],
    ),
    (
        ["More than 300 people were injured, the health ministry said."],
        ["Some 280 people were hurt, according to the Red Crescent."],
        ["the health ministry", "Red Crescent"],
    ),
    (
        ["Police said he had been fired from his job at the mall."],
        ["He lost his job at the mall, according to court records."],
        ["Police", "court records"],
    ),
    (
        ["Armed police fired three shots, Commissioner Dawn Everly said."],
        ["Police fired three shots, the police watchdog said."],
        ["Dawn Everly", "the police watchdog"],
    ),
    (
        ["The victims were taken to St Mary's Hospital, police said."],
        ["The two victims were taken to St Mary's Hospital, according to County Fire Rescue."],
        ["police", "County Fire Rescue"],
    ),
    (
        ["The company said 30 workers were injured in the leak at its plant."],
        ["Fire officials said 30 workers were injured in the leak at the plant."],
        ["The company", "Fire officials"],
    ),
    (
        ["Mara Lind, 30, a nurse, was killed, according to the Harbour Times."],
        ["Relatives identified the woman killed as Mara Lind, 30."],
        ["the Harbour Times", "Relatives"],
    ),
    (
        ["The driver wore a postman's uniform, media outlets report."],
        ["Witnesses said the driver wore a postman's uniform."],
        ["media outlets", "Witnesses"],
    ),
    (
        ["The quake had its centre 25 km from the town, the Geological Survey said."],
        ["The quake had its centre 25 km from the town, the Tremor Monitoring Institute said."],
        ["the Geological Survey", "the Tremor Monitoring Institute"],
    ),
    (
        ["The strike in May cost £90 million, according to the Centre for Transport Research."],
        ["The strike in May cost £100 million, according to the Department for Transport."],
        ["Centre for Transport Research", "Department for Transport"],
    ),
]


@pytest.mark.parametrize(("one", "other", "words"), DIFFERENT)
def test_another_source(
    one: Sequence[str], other: Sequence[str], words: list[str], story: Story
) -> None:
    (found,) = find(story(one, other))
    assert (found.status, found.label) == ("compatible", "source differs")
    assert [reading.text.removeprefix("the ") for reading in found.readings] == [
        word.removeprefix("the ") for word in words
    ]


SAME = [
    # One source under several names
    (
        ["The quake was felt in the town, the U.S. Geological Survey said."],
        ["The quake was felt in the town, the Geological Survey said."],
    ),
    (
        ["Two people died in a crash on the ring road, Metro Police said."],
        ["Two people died in a crash on the ring road, according to police spokesman Ian Frost."],
    ),
    (
        ["A defence official said the plane went down near the border."],
        ["The plane went down near the border, an unnamed defense official said."],
    ),
    (
        ["Officials said the plane went down near the border."],
        ["The plane went down near the border, the ministry said."],
    ),
    # The paper, and whom it heard
    (
        ["The ship carried 640 people, an official told Harbour News."],
        ["The ship carried 640 people, according to Harbour News."],
    ),
    # Other statements
    (
        ["The road is closed for a week, police said."],
        ["The museum opens in May, according to its director."],
    ),
    # No source at all
    (["Two people died in the crash."], ["Two people died in a crash."]),
]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_no_other_source(one: Sequence[str], other: Sequence[str], story: Story) -> None:
    assert find(story(one, other)) == []


def test_the_same_words_heard_in_two_ways(story: Story) -> None:
    (found,) = find(
        story(
            ['"We will rebuild the bridge at once," Mayor Ana Cole said in a statement.'],
            ['Mayor Ana Cole tweeted: "We will rebuild the bridge at once."'],
        )
    )
    assert found.label == "other channel"
    assert [reading.text for reading in found.readings] == ["in a statement", "tweeted"]


def test_words_to_reporters_are_no_statement(story: Story) -> None:
    (found,) = find(
        story(
            ['"We will rebuild the bridge at once," Mayor Ana Cole said in a statement.'],
            ['Mayor Ana Cole told reporters: "We will rebuild the bridge at once."'],
        )
    )
    assert found.label == "other channel"
    assert [reading.text for reading in found.readings] == ["in a statement", "reporters"]


def test_a_speaker_goes_on_in_the_same_statement(story: Story) -> None:
    found = find(
        story(
            [
                "In a statement, Ana Cole said the bridge was old.",
                '"It will be rebuilt," Cole said.',
            ],
            ["The bridge fell.", '"It will be rebuilt," Ana Cole tweeted.'],
            links=[((0, 1), (1, 1))],
        )
    )
    assert [reading.text for one in found for reading in one.readings] == [
        "In a statement",
        "tweeted",
    ]


def test_a_claim_that_another_article_gives_as_a_fact(story: Story) -> None:
    (found,) = find(
        story(
            ["Strike hits port", "About 900 dockers walked out on Friday, the union said."],
            ["Dockers out", "About 900 dockers walked out on Friday.", "Ships were turned away."],
        )
    )
    assert found.label == "not given"
    assert [reading.text for reading in found.readings] == ["the union", "About 900"]


def test_shows_no_claim_where_the_other_article_doubts_too(story: Story) -> None:
    other = ["Dockers out", "About 900 dockers reportedly walked out on Friday."]
    claim = ["Strike hits port", "About 900 dockers walked out on Friday, the union said."]
    assert find(story(claim, other)) == []


def test_police_are_no_party_to_the_matter(story: Story) -> None:
    claim = ["Strike hits port", "About 900 dockers walked out on Friday, police said."]
    other = ["Dockers out", "About 900 dockers walked out on Friday."]
    assert find(story(claim, other)) == []


def test_three_articles_make_one_divergence(story: Story) -> None:
    (found,) = find(
        story(
            ["Nine workers were hurt in the plant leak, police said."],
            ["Nine workers were hurt in the plant leak, the company said."],
            ["Nine workers were hurt in the plant leak, doctors said."],
        )
    )
    assert [reading.article for reading in found.readings] == ["a1", "a2", "a3"]


def test_an_article_against_itself_shows_nothing(story: Story) -> None:
    text = ["Plant leak", "Nine workers were hurt, the company said.", "Doctors said two died."]
    assert find(story(text, text)) == []
