"""Times placed in the calendar, relative to when the article appeared."""

from __future__ import annotations

import pytest

from variorum.language.dates import find_dates
from variorum.language.document import ParsedArticle
from variorum.model.article import DateMention, EntityMention, Span


def dates(text: str, published: str | None = None, *names: tuple[str, str]) -> list[DateMention]:
    """The times of a text without grammar; `names` are words and labels of named things."""
    entities = tuple(
        EntityMention(
            start=text.index(name), end=text.index(name) + len(name), label=label, entity=name
        )
        for name, label in names
    )
    parsed = ParsedArticle(
        text=text,
        sentences=(Span(0, len(text)),),
        words=((),),
        entities=tuple(sorted(entities, key=lambda entity: entity.start)),
        names={name: name for name, _ in names},
        published=published,
    )
    return list(find_dates(parsed))


PLACED = [
    # text, published, first, last
    ("It fell on Sunday.", "2018-04-23", "2018-04-22", "2018-04-22"),
    ("It fell on Sunday.", "2018-04-22T15:00:00Z", "2018-04-22", "2018-04-22"),
    ("It fell last Sunday.", "2018-04-22", "2018-04-15", "2018-04-15"),
    ("It comes next Wednesday.", "2024-02-20", "2024-02-21", "2024-02-21"),
    ("It fell at 3:25 a.m. Sunday.", "2018-04-23", "2018-04-22T03:25", "2018-04-22T03:25"),
    ("It sank between 2 and 3 a.m. Sunday.", "2024-02-20", "2024-02-18T02:00", "2024-02-18T03:00"),
    ("It fell yesterday.", "2018-03-01", "2018-02-28", "2018-02-28"),
    ("It fell three days ago.", "2018-03-01", "2018-02-26", "2018-02-26"),
    ("It fell last week.", "2024-06-12", "2024-06-03", "2024-06-09"),
    ("It fell last month.", "2024-01-12", "2023-12-01", "2023-12-31"),
    ("It fell over the weekend.", "2024-06-10", "2024-06-07", "2024-06-09"),
    ("It fell last summer.", "2024-05-10", "2023-06-01", "2023-08-31"),
    ("It fell on December 30.", "2024-01-05", "2023-12-30", "2023-12-30"),
    ("It fell on April 22.", "2018-04-25", "2018-04-22", "2018-04-22"),
    ("It fell in July.", "2018-04-25", "2017-07-01", "2017-07-31"),
    ("It fell in 2016.", None, "2016-01-01", "2016-12-31"),
    ("It fell in July 2017.", None, "2017-07-01", "2017-07-31"),
    ("It fell on Sunday.", None, None, None),
    ("It fell on April 22.", None, None, None),
    ("It fell this morning.", None, None, None),
]


@pytest.mark.parametrize(("text", "published", "first", "last"), PLACED)
def test_places_a_time(
    text: str, published: str | None, first: str | None, last: str | None
) -> None:
    (found,) = dates(text, published)
    assert (found.first, found.last) == (first, last)


HEADS = [
    # The article's own date is no event, but tells what "Tuesday" means.
    ("KABUL, Aug. 17, 2021 (Reuters) — Gunmen fired on Tuesday.", "2021-08-17"),
    ("Published: 17 August 2021\n\nGunmen fired on Tuesday.", "2021-08-17"),
    (
        "First published 18 August 2021 | Updated 08:30 BST\n\nGunmen fired on Tuesday.",
        "2021-08-17",
    ),
]


@pytest.mark.parametrize(("text", "day"), HEADS)
def test_reads_the_date_line(text: str, day: str) -> None:
    assert dates(text)[-1].first == day


def test_takes_the_year_from_the_other_dates() -> None:
    assert dates("He died on July 31, 2016. The man was held on Aug. 3.")[1].first == "2016-08-03"


def test_names_a_date_as_far_as_the_words_do() -> None:
    found = dates("In 2016, in July 2017, on April 22, on May 5, 2018 and on Sunday.")
    assert [one.calendar for one in found] == ["2016", "2017-07", "--04-22", "2018-05-05", None]


def test_knows_the_weekday_of_a_date() -> None:
    assert dates("It fell on Aug. 3, 2016.")[0].weekday == 2


NAMES = [
    ("April Jones met Ann.", ("April Jones", "PERSON")),
    ("They read the Sunday Herald there.", ("the Sunday Herald", "ORG")),
    ("Theresa May lost, and evidence given by May was thin.", ("Theresa May", "PERSON")),
]


@pytest.mark.parametrize(("text", "name"), NAMES)
def test_names_are_no_dates(text: str, name: tuple[str, str]) -> None:
    assert dates(text, "2018-04-25", name) == []


def test_the_month_stays_one_where_a_person_has_its_name() -> None:
    found = dates("Theresa May lost in May.", "2018-07-25", ("Theresa May", "PERSON"))
    assert [one.calendar for one in found] == ["--05"]
