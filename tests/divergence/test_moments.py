"""Whether two times can be one moment. Cases: tests/tricky_cases.md, dates."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from variorum.divergence.moments import Moment, moment_of, relation, united, value_of
from variorum.language.dates import find_dates
from variorum.language.document import ParsedArticle
from variorum.model.article import Span


def moment(words: str, published: str | None = None) -> Moment:
    text = f"They met {words} in peace."
    parsed = ParsedArticle(
        text=text, sentences=(Span(0, len(text)),), words=((),), published=published
    )
    (found,) = find_dates(parsed)
    return moment_of(found, text[found.start : found.end])


PAIRS = [
    # one wording, another, how they stand to each other
    ("on Sunday", "on Sunday", "same"),
    ("early on Sunday", "early Sunday morning", "same"),
    ("at about 3:25 a.m.", "around 3:25 a.m.", "same"),
    ("in July 2017", "in July 2017", "same"),
    ("on Sunday, Oct. 30, 2016", "on Sunday", "same"),
    ("on Sunday", "early Sunday", "compatible"),
    ("late on Sunday", "on Sunday", "compatible"),
    ("on Sunday night", "early Monday", "compatible"),
    ("at about 11:50 p.m. Saturday", "just after midnight Sunday", "compatible"),
    ("at midnight on Sunday", "early Sunday", "compatible"),
    ("at midnight on Sunday", "late Sunday night", "compatible"),
    ("at 3:25 a.m.", "at about 3:25 a.m.", "compatible"),
    ("at about 2:15 a.m.", "around 2:17 a.m.", "compatible"),
    ("just before 4 p.m.", "just after 3:40 p.m.", "compatible"),
    ("between 2 and 3 a.m.", "at 2:30 a.m.", "compatible"),
    ("at 5 a.m.", "early Sunday", "compatible"),
    ("in 2017", "in July 2017", "compatible"),
    ("in July 2017", "on July 12, 2017", "compatible"),
    ("overnight", "at 5 a.m.", "compatible"),
    ("on Saturday", "on Sunday", "conflict"),
    ("on Friday night", "late on Saturday", "conflict"),
    ("on Sunday morning", "on Sunday evening", "conflict"),
    ("at 3:25 a.m.", "at 5 a.m.", "conflict"),
    ("at about 2 a.m.", "at about 3:30 a.m.", "conflict"),
    ("in 2010", "in January 2011", "conflict"),
    ("on April 1", "on May 1", "conflict"),
    ("on Aug. 3, 2016", "on Tuesday", "conflict"),
    ("on Aug. 3, 2016", "on Wednesday", "same"),
    ("on Sunday", "at 5 a.m.", "unknown"),
    ("on April 22", "on Sunday", "unknown"),
    ("at 10:20 a.m.", "at 3:20 a.m. ET", "unknown"),
    ("in July", "in 2016", "unknown"),
]


@pytest.mark.parametrize(("one", "other", "stands"), PAIRS)
def test_two_times(one: str, other: str, stands: str) -> None:
    assert relation(moment(one), moment(other)).value == stands
    assert relation(moment(other), moment(one)).value == stands


def test_the_same_moment_in_two_zones() -> None:
    assert relation(moment("at 0330 GMT"), moment("at 0430 BST")).value == "same"


PUBLISHED = [
    ("today", "2018-04-22", "on Sunday", "2018-04-23", "same"),
    ("yesterday", "2018-04-23", "on April 22", "2018-04-23", "same"),
    # a site's clock may be a time zone away
    ("today", "2018-04-23", "on Sunday", "2018-04-23", "compatible"),
    # a week later it is still the Sunday that both mean
    ("on Sunday", "2018-04-22", "on Sunday", "2018-04-29", "same"),
    ("last month", "2018-04-22", "last month", "2018-05-22", "unknown"),
]


@pytest.mark.parametrize(("one", "day", "other", "other_day", "stands"), PUBLISHED)
def test_times_relative_to_the_articles(
    one: str, day: str, other: str, other_day: str, stands: str
) -> None:
    assert relation(moment(one, day), moment(other, other_day)).value == stands


def test_an_article_says_the_day_here_and_the_hour_there() -> None:
    whole = united([moment("on Sunday"), moment("at 5 a.m."), moment("overnight")])
    assert value_of(whole) == "Sunday 05:00"


VALUES = [
    ("early on Sunday", "Sunday early"),
    ("at about 3:25 a.m. Sunday", "Sunday about 03:25"),
    ("just before 4 p.m.", "before 16:00"),
    ("at 0330 GMT", "03:30 GMT"),
    ("on Sunday, Oct. 30, 2016", "2016-10-30"),
    ("in July 2017", "2017-07"),
    ("in 2010", "2010"),
    ("on April 22", "04-22"),
]


@pytest.mark.parametrize(("words", "value"), VALUES)
def test_shows_the_normalised_time(words: str, value: str) -> None:
    assert value_of(moment(words)) == value


def test_trusts_the_weekday_where_the_date_does_not_fit_it() -> None:
    # May 13, 2015 was a Wednesday.
    assert value_of(moment("on Tuesday, May 13, 2015")) == "Tuesday"


WORDINGS = st.sampled_from([words for pair in PAIRS for words in pair[:2]])


@given(WORDINGS, WORDINGS)
def test_swapping_sides_changes_nothing(one: str, other: str) -> None:
    assert relation(moment(one), moment(other)) is relation(moment(other), moment(one))


@given(WORDINGS)
def test_a_time_agrees_with_itself(words: str) -> None:
    assert relation(moment(words), moment(words)).value in {"same", "unknown"}
