"""What articles say of one person or event in words that exclude each other, or do not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from variorum.divergence import descriptions

if TYPE_CHECKING:
    from collections.abc import Callable

    from variorum.divergence.context import Context

pytestmark = pytest.mark.model

Story = tuple[list[str], list[str]]


@pytest.mark.parametrize(
    ("articles", "label", "readings"),
    [
        (
            (
                ["Paul Renner was with his wife when the boat sank, the coast guard said."],
                ["Paul Renner was with his girlfriend when the boat capsized, rescuers said."],
            ),
            "relation",
            ["wife", "girlfriend"],
        ),
        (
            (
                ["Prosecutors say Stahl planned to meet his fiancee at the lake that day."],
                ["Prosecutors say Stahl planned to meet his wife at the lake that day."],
            ),
            "relation",
            ["fiancee", "wife"],
        ),
        (
            (
                ["He was arrested with his brother, Martin Kohler, on Friday, prosecutors said."],
                ["He was arrested with his cousin, Martin Kohler, on Friday, prosecutors said."],
            ),
            "relation",
            ["brother", "cousin"],
        ),
        (
            (
                ["Lena Ortega, a passenger on the Blue Line bus, was hurt, officials said."],
                ["Lena Ortega, the driver of the Blue Line bus, was hurt, officials said."],
            ),
            "role",
            ["a passenger", "the driver"],
        ),
        (
            (
                ["Karl Voss, a guard at Stonegate Prison, was hurt in the riot."],
                ["Karl Voss, an inmate at Stonegate Prison, was hurt in the riot."],
            ),
            "role",
            ["a guard", "an inmate"],
        ),
        (
            (
                ["Dan Weiss works at Corner Books and saw the robbery."],
                ["Dan Weiss, a customer at Corner Books, saw the robbery."],
            ),
            "role",
            ["works", "a customer"],
        ),
        (
            (
                ["Another man refused treatment at the scene, paramedics said."],
                ["Another woman refused treatment at the scene, paramedics said."],
            ),
            "man or woman",
            ["Another man", "Another woman"],
        ),
        (
            (
                ["Police arrested a man who had climbed the fence of the embassy."],
                ["Police arrested a woman who had climbed the fence of the embassy."],
            ),
            "man or woman",
            ["a man", "a woman"],
        ),
        (
            (
                ["The earthquake was a natural event, the Alpine Seismic Institute said."],
                ["The quake was caused by an explosion, the Alpine Seismic Institute said."],
            ),
            "cause",
            ["natural event", "caused by an explosion"],
        ),
        (
            (
                ["The fire was an accident, the Halden Fire Brigade said on Monday."],
                ["The Halden Fire Brigade said the fire was deliberate."],
            ),
            "cause",
            ["accident", "deliberate"],
        ),
    ],
)
def test_shows_what_excludes_each_other(
    story: Callable[..., Context], articles: Story, label: str, readings: list[str]
) -> None:
    (found,) = descriptions.find(story(*articles))
    assert (found.kind, found.status, found.label) == ("name", "conflict", label)
    assert [reading.text for reading in found.readings] == readings


@pytest.mark.parametrize(
    ("articles", "readings"),
    [
        (
            (
                ["Rosa Lind was in critical condition on Monday, the hospital said."],
                ["Rosa Lind is in stable condition, the hospital said."],
            ),
            ["critical condition", "stable condition"],
        ),
        (
            (
                ["All of the passengers were treated and released, officials said."],
                ["All the passengers suffered minor injuries, officials said."],
            ),
            ["treated and released", "minor injuries"],
        ),
        (
            (
                ["Her husband, Ivan Pole, was in critical condition, officials said Monday."],
                ["Her husband was in critical but stable condition on Tuesday."],
            ),
            ["critical condition", "critical but stable condition"],
        ),
    ],
)
def test_conditions_that_differ_may_have_changed(
    story: Callable[..., Context], articles: Story, readings: list[str]
) -> None:
    (found,) = descriptions.find(story(*articles))
    assert (found.status, found.label) == ("compatible", "condition")
    assert [reading.text for reading in found.readings] == readings


@pytest.mark.parametrize(
    "articles",
    [
        # who is engaged may be called so; a person has several relatives
        (
            ["Paul Renner was with his fiancee when the boat sank, the coast guard said."],
            ["Paul Renner was with his girlfriend when the boat capsized, rescuers said."],
        ),
        (
            ["His brother told reporters he was shocked by the verdict."],
            ["His cousin told reporters she was shocked by the verdict."],
        ),
        (
            ["She is survived by her husband and her son."],
            ["She is survived by her son and her brother."],
        ),
        # a wife and a girlfriend, both known to both articles
        (
            ["He lived with his wife in Bern, the court heard.", "His girlfriend testified."],
            ["He lived with his girlfriend in Bern, the court heard.", "His wife testified."],
        ),
        # employee of one place, customer of another
        (
            ["Dan Weiss, an employee of Northern Rail, saw the robbery."],
            ["Dan Weiss, a customer at Corner Books, saw the robbery."],
        ),
        (
            ["Mia Lund, a teacher at Hill School, praised the pupils."],
            ["Mia Lund, a former student at Hill School, praised the pupils."],
        ),
        # one of several
        (
            ["Two people were killed in the crash.", "A man died at the scene, police said."],
            ["Two people were killed in the crash.", "A woman died in hospital, police said."],
        ),
        (
            ["Three people were arrested.", "A man was detained for climbing the fence."],
            ["Three people were arrested.", "A woman was detained for climbing the fence."],
        ),
        (
            ["Firefighters rescued a man from a roof on Elm Street."],
            ["Firefighters rescued a woman from a car in the river."],
        ),
        (
            ["More than 40 people were saved.", "A boy was pulled from the rubble alive."],
            ["More than 40 people were saved.", "A girl was pulled from the rubble alive."],
        ),
        # a person may be a woman
        (
            ["Another person refused treatment at the scene, paramedics said."],
            ["Another woman refused treatment at the scene, paramedics said."],
        ),
        # the same condition in other words
        (
            ["Rosa Lind was critically injured on Monday, the hospital said."],
            ["Rosa Lind is in critical condition, the hospital said."],
        ),
        # two sources, a denial, an open question, and "accident" as a word for a crash
        (
            ["The earthquake was a natural event, the Alpine Seismic Institute said."],
            ["The quake was caused by an explosion, according to the Northern Geology Service."],
        ),
        (
            ["The earthquake was a natural event, the Alpine Seismic Institute said."],
            ["The quake was unlikely to be man-made, according to the Alpine Seismic Institute."],
        ),
        (
            ["The fire was an accident, the Halden Fire Brigade said on Monday."],
            ["The Halden Fire Brigade is investigating whether the fire was deliberate."],
        ),
        (
            ["The accident happened on Monday, the Halden Police Department said."],
            ["The Halden Police Department said the driver hit the crowd on purpose."],
        ),
        # sport, elections
        (
            ["Anna Berg beat her sister in the final on Sunday."],
            ["Anna Berg beat her cousin in the semifinal on Friday."],
        ),
        (
            ["A man was detained outside a polling station for shouting."],
            ["Police detained a woman who tore up ballots at the town hall."],
        ),
    ],
)
def test_shows_nothing_where_both_can_hold(story: Callable[..., Context], articles: Story) -> None:
    assert descriptions.find(story(*articles)) == []


def test_one_conflict_for_one_relative(story: Callable[..., Context]) -> None:
    context = story(
        ["She came to visit her fiance's family.", "She was with her fiance when it happened."],
        ["She was visiting her husband's family.", "She was with her husband at the time."],
    )
    (found,) = descriptions.find(context)
    assert [reading.value for reading in found.readings] == ["engaged", "husband"]


def test_an_article_agrees_with_itself(story: Callable[..., Context]) -> None:
    article = [
        "Another man refused treatment, and his wife, a guard at Stonegate Prison, left.",
        "All were treated and released; the fire was an accident, the Halden Fire Brigade said.",
    ]
    assert descriptions.find(story(article, article)) == []
