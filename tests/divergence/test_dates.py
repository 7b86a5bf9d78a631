"""Times of one event across articles. Cases: tests/tricky_cases.md, dates."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from variorum.divergence.dates import find

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from variorum.divergence.context import Context

    Story = Callable[..., Context]

pytestmark = pytest.mark.model

CONFLICTS = [
    (
        ["Costa will begin talks with the Greens and the League on Tuesday."],
        ["Ms Costa said her party would open talks with the Greens on Monday."],
        ["Tuesday", "Monday"],
    ),
    # one article, another, the words in conflict
    (
        ["The new rule on rents would take effect on July 1."],
        ["The rule would take effect in January."],
        ["July 1", "January"],
    ),
    (
        ["A jury convicted former mayor Alan Pryce of fraud on Tuesday."],
        ["Former mayor Alan Pryce was convicted of fraud on Wednesday."],
        ["Tuesday", "Wednesday"],
    ),
    (
        ["Pryce was arrested in March 2021 and charged in June."],
        ["Pryce was arrested in May 2021 at his home."],
        ["March 2021", "May 2021"],
    ),
    (
        ["Rail workers will walk out on Monday in a dispute over pay."],
        ["Rail workers will strike on Tuesday after talks collapsed."],
        ["Monday", "Tuesday"],
    ),
    (
        ["Two firefighters died after a blaze broke out at a mill around 2 a.m. Thursday."],
        ["Two firefighters were killed in a mill fire that started at about 3:30 a.m. Thursday."],
        ["around 2 a.m. Thursday", "at about 3:30 a.m. Thursday"],
    ),
    (
        ["The dam was built in 1962."],
        ["The dam was built in 1926, engineers said."],
        ["1962", "1926"],
    ),
    (
        ["Julia Hart joined the bank in 2009."],
        ["Hart, 51, joined the bank in 2011 after a decade at a rival."],
        ["2009", "2011"],
    ),
    (
        ["President Luis Mora will be sworn in on January 10."],
        ["Mora will be sworn in on January 20."],
        ["January 10", "January 20"],
    ),
    (
        # "Aug. 3" of that year was a Wednesday.
        ["Ann Roe died on July 31, 2016.", "Carl Dane fled to Rome and was arrested on Aug. 3."],
        ["Ann Roe died.", "Police in Rome arrested Carl Dane on Tuesday."],
        ["Aug. 3", "Tuesday"],
    ),
    (
        ["The seats were sold from June 2021 through August 2023."],
        ["The seats were sold from June 2021 to September 2023."],
        ["August 2023", "September 2023"],
    ),
]


@pytest.mark.parametrize(("one", "other", "words"), CONFLICTS)
def test_times_that_cannot_both_hold(
    one: Sequence[str], other: Sequence[str], words: list[str], story: Story
) -> None:
    (found,) = find(story(one, other))
    assert (found.status, found.label) == ("conflict", "conflict")
    assert [reading.text for reading in found.readings] == words


COMPATIBLE = [
    (
        # no noun in common, and only a little sure that one thing reopens
        ["The courthouse will reopen on Monday, police say."],
        ["The courthouse will open again on Monday afternoon."],
        "less precise",
        ["Monday", "Monday afternoon"],
    ),
    (
        ["Finance chief Sabine Roth will leave at the end of the year."],
        ["Sabine Roth is to leave the company in December."],
        "compatible",
        ["the end of the year", "December"],
    ),
    (
        ["A hearing on the money will take place on 12 December."],
        ["She will have to return to court in December."],
        "about the same",
        ["12 December", "December"],
    ),
    (
        ["Reed was arrested near the palace in 2017, police said."],
        ["Guards told of the arrest of Reed in July 2017."],
        "about the same",
        ["2017", "July 2017"],
    ),
    (
        ["The ferry sank late on Sunday, killing twelve."],
        ["The ferry sank on Sunday, killing twelve people."],
        "less precise",
        ["late on Sunday", "Sunday"],
    ),
    (
        ["A gunman killed two people at a club late on Saturday."],
        ["Two people were shot dead by a gunman at a club early on Sunday."],
        "about the same",
        ["late on Saturday", "early on Sunday"],
    ),
    (
        ["The shooting happened at about 2:15 a.m. in the square."],
        ["The shooting happened at 2:17 a.m. in the square."],
        "less precise",
        ["at about 2:15 a.m.", "2:17 a.m."],
    ),
    (
        ["Rovers won the cup on Saturday evening."],
        ["Rovers won the cup on Saturday."],
        "less precise",
        ["Saturday evening", "Saturday"],
    ),
    (
        ["He entered the bank shortly before noon with a rifle."],
        ["He stormed the bank with a shotgun just after midday."],
        "compatible",
        ["shortly before noon", "just after midday"],
    ),
    (
        ["The thefts at the church came to light in 2021."],
        ["The thefts from the church were discovered in an audit in 2022."],
        "compatible",
        ["2021", "2022"],
    ),
    # what sank is not what left
    (
        ["The ferry capsized early on Friday."],
        ["It had left the island at 2am.", "The ferry rolled over at about 4.30am."],
        "less precise",
        ["early on Friday", "at about 4.30am"],
    ),
]


@pytest.mark.parametrize(("one", "other", "label", "words"), COMPATIBLE)
def test_times_that_fit_but_are_not_given_alike(
    one: Sequence[str], other: Sequence[str], label: str, words: list[str], story: Story
) -> None:
    (found,) = find(story(one, other))
    assert (found.status, found.label) == ("compatible", label)
    assert [reading.text for reading in found.readings] == words


SILENT = [
    # Same time, worded alike or not
    (["The dam burst on Sunday."], ["The dam burst on Sunday, flooding the town."]),
    (["The dam burst around 5 p.m. Monday."], ["The dam burst at about 5 p.m. on Monday."]),
    (["The dam burst early on Sunday."], ["The dam burst early Sunday morning."]),
    (["The dam burst on Tuesday, Jan. 12, 2016."], ["The dam burst on Tuesday."]),
    # The same moment in two zones
    (["The quake struck at 4:12 a.m. local time."], ["The quake struck at 2012 GMT."]),
    # Different events
    (["The court heard a witness on Tuesday."], ["The mayor opened a bridge on Wednesday."]),
    (["Police arrested two men on Sunday."], ["Police arrested a third man on Monday."]),
    (["Police arrested three men on Sunday."], ["Police arrested two women on Monday."]),
    (["The first bomb exploded at 9 a.m."], ["A second bomb exploded at 9:30 a.m."]),
    (["Storm Ida hit Florida on Tuesday."], ["Storm Ida hit Georgia on Wednesday."]),
    (["The profit fell 5 percent in 2022."], ["The profit fell 7 percent in 2021."]),
    # What may go on for days
    (["Protesters marched downtown on Saturday."], ["Protesters marched downtown on Sunday."]),
    # The day on which something was said
    (["It is safe, the mayor said on Monday."], ["It is safe, the mayor said Tuesday."]),
    (["The debt fell to a third in 2021."], ["The debt fell to a half in 2023."]),
    # Bounds, not times
    (["He has led the party since 2010."], ["He led the party until 2012."]),
    # A plan and what came of it
    (["She will announce her plan at 11 a.m."], ["She announced her plan on Tuesday afternoon."]),
]  # fmt: skip


@pytest.mark.parametrize(("one", "other"), SILENT)
def test_shows_nothing(one: Sequence[str], other: Sequence[str], story: Story) -> None:
    assert find(story(one, other)) == []


def test_one_divergence_joins_all_articles(story: Story) -> None:
    (found,) = find(
        story(
            ["Ferry sinks", "The ferry sank late on Saturday.", "It was about 11:30 p.m."],
            ["Ferry lost", "The ferry sank early on Sunday."],
            ["Ferry down", "The ferry sank on Friday night."],
        )
    )
    assert found.status == "conflict"
    assert [(reading.article, reading.text) for reading in found.readings] == [
        ("a1", "late on Saturday"),
        ("a2", "early on Sunday"),
        ("a3", "Friday night"),
    ]
    assert found.about == "time of the sinking"


def test_the_main_event_needs_no_linked_sentences(story: Story) -> None:
    context = story(
        ["Blast at mill", "A blast killed two at the mill on Monday.", "Help came quickly."],
        ["Two die in mill blast", "A mill blast killed two.", "The blast came at noon on Monday."],
        links=[((0, 0), (1, 0))],
    )
    (found,) = find(context)
    assert [reading.text for reading in found.readings] == ["Monday", "noon on Monday"]


def test_the_first_hours_need_no_common_verb(story: Story) -> None:
    one = ["A tunnel collapsed at the Lenz mine.", "The roof fell at about 11:40 p.m. Wednesday."]
    other = ["A tunnel collapsed in the Lenz mine.", "It gave way shortly before midnight."]
    (found,) = find(story(one, other, links=[((0, 0), (1, 0))]))
    assert found.status == "compatible"
    assert [r.text for r in found.readings] == [
        "at about 11:40 p.m. Wednesday",
        "shortly before midnight",
    ]


def test_the_day_on_which_it_began_is_compared_in_the_lead(story: Story) -> None:
    one = ["A fire burns near Lenz.", "The fire started Friday afternoon."]
    other = ["Fire near Lenz grows.", "The fire began Thursday in steep terrain."]
    (found,) = find(story(one, other, links=[((0, 0), (1, 0))]))
    assert found.status == "conflict"


def test_an_article_that_gives_both_times_is_in_no_conflict(story: Story) -> None:
    found = find(
        story(
            ["Pryce was arrested on Sunday."],
            ["Pryce was arrested on Monday.", "Others say Pryce was arrested on Sunday."],
            links=[((0, 0), (1, 0)), ((0, 0), (1, 1))],
        )
    )
    assert [one.status for one in found if one.status == "conflict"] == []


def test_articles_of_two_days_each_report_their_own(story: Story) -> None:
    context = story(
        ["The minister met rebels in the port on Tuesday."],
        ["The minister toured rebels' camps in the port on Wednesday."],
        published=["2024-05-14", "2024-05-15"],
    )
    assert find(context) == []


def test_an_article_against_itself_shows_nothing(story: Story) -> None:
    text = ["Club shooting", "A gunman shot two late on Saturday.", "It was about 11:50 p.m."]
    assert find(story(text, text)) == []


def test_says_which_weekday_a_date_was(story: Story) -> None:
    (found,) = find(
        story(
            ["Carl Dane fled to Rome and was arrested there on Aug. 3, 2016."],
            ["Police in Rome arrested Carl Dane on Tuesday."],
        )
    )
    assert "2016-08-03 (a Wednesday) / Tuesday" in found.explanation
