"""What is read as a time, and what only looks like one. Cases: tests/tricky_cases.md, dates."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from variorum.language.dates.expressions import find_expressions

TIMES = [
    # words, the time as it is shown, what it names
    ("The dam burst early on Monday.", "early on Monday", {"weekday": 0, "edge": "early"}),
    ("It sank late Sunday night.", "late Sunday night", {"weekday": 6, "part": "night"}),
    ("He fell in the early hours of Friday.", "in the early hours of Friday", {"edge": "early"}),
    ("They met on the morning of 4 July.", "on the morning of 4 July", {"day": 4, "month": 7}),
    ("They met on April 22.", "April 22", {"month": 4, "day": 22}),
    ("They met on 22 April 2018.", "22 April 2018", {"year": 2018, "month": 4, "day": 22}),
    ("They met on the 22nd of April, 2018.", "22nd of April, 2018", {"year": 2018, "day": 22}),
    ("They met on Sunday, Oct. 30, 2016.", "Sunday, Oct. 30, 2016", {"weekday": 6, "day": 30}),
    ("The Sat., Dec. 7 game is off.", "Sat., Dec. 7", {"weekday": 5, "month": 12, "day": 7}),
    ("It opened on 2018-04-22.", "2018-04-22", {"year": 2018, "month": 4, "day": 22}),
    ("It opened on 04/22/2018.", "04/22/2018", {"month": 4, "day": 22}),
    ("It opened on 22.04.2018.", "22.04.2018", {"month": 4, "day": 22}),
    ("The May 14-16 summit was calm.", "May 14-16", {"month": 5, "day": 14, "day_last": 16}),
    ("He left in July 2017.", "July 2017", {"year": 2017, "month": 7}),
    ("He left in May.", "May", {"month": 5}),
    ("He left in 2016.", "2016", {"year": 2016}),
    ("A 2017 arrest came up.", "2017", {"year": 2017}),
    ("It burst at about 3:25 a.m.", "at about 3:25 a.m.", {"clock": 205, "qualifier": "about"}),
    ("It burst at 5 a.m. on Sunday.", "5 a.m. on Sunday", {"clock": 300, "weekday": 6}),
    ("It came Monday, just before 4 p.m.", "Monday, just before 4 p.m.", {"clock": 960}),
    ("It rang at 12.30am.", "12.30am", {"clock": 30}),
    ("It rang at noon.", "noon", {"clock": 720}),
    ("It rang just after midnight.", "just after midnight", {"clock": 0, "qualifier": "after"}),
    ("It hit at 0330 GMT.", "0330 GMT", {"clock": 210, "zone": "GMT"}),
    ("It hit at 4:29 p.m. local time.", "4:29 p.m. local time", {"clock": 989}),
    ("Kick-off was at 15:40.", "15:40", {"clock": 940}),
    ("It sank between 2 and 3 a.m.", "between 2 and 3 a.m.", {"clock": 120, "clock_last": 180}),
    ("It shook at 4:46 in the morning.", "4:46 in the morning", {"clock": 286}),
    ("He woke at five o'clock in the morning.", "five o'clock in the morning", {"clock": 300}),
    ("They spoke yesterday.", "yesterday", {"unit": "day", "offset": -1}),
    ("They spoke last week.", "last week", {"unit": "week", "offset": -1}),
    ("They spoke two days ago.", "two days ago", {"unit": "day", "offset": -2}),
    ("It broke eleven years ago.", "eleven years ago", {"unit": "year", "offset": -11}),
    ("It broke Ten days ago.", "Ten days ago", {"unit": "day", "offset": -10}),
    ("They spoke an hour ago.", "an hour ago", {"unit": "hour", "offset": -1}),
    ("They spoke over the weekend.", "over the weekend", {"unit": "weekend"}),
    ("He left earlier this evening.", "earlier this evening", {"part": "evening", "edge": None}),
    ("He has led since 2010.", "2010", {"qualifier": "since"}),
    ("Pay by Friday.", "Friday", {"qualifier": "by"}),
    ("Two were injured early Sunday.", "early Sunday", {"weekday": 6, "edge": "early"}),
    ("It is set for the week of 20 June.", "20 June", {"month": 6, "day": None}),
    ("It rose at 6.35 yesterday morning.", "6.35 yesterday morning", {"clock": 395, "offset": -1}),
    ("They play again in midweek.", "midweek", {"unit": "week", "offset": 0}),
    ("He goes at the end of the year.", "the end of the year", {"unit": "year", "edge": "late"}),
    ("It is shut for the rest of the week.", "the rest of the week", {"unit": "week"}),
    (
        "It fell after half past seven that evening.",
        "after half past seven that evening",
        {"clock": 1170, "qualifier": "after"},
    ),
    (
        "It fell at quarter to nine in the morning.",
        "quarter to nine in the morning",
        {"clock": 525},
    ),
]  # fmt: skip


@pytest.mark.parametrize(("text", "words", "named"), TIMES)
def test_reads_the_time(text: str, words: str, named: dict[str, object]) -> None:
    (found,) = find_expressions(text)
    assert text[found.start : found.end] == words
    assert {name: getattr(found, name) for name in named} == named


NO_TIMES = [
    "You may march on.",
    "Mar the table and sat in the sun, wed to the idea.",
    "The Sun and the Sunday Times reported it.",
    "Sheffield Wednesday won.",
    "Shops are full on Black Friday.",
    "He reads USA Today.",
    "He is 45 years old and stayed for three years.",
    "Call 555-2016 or visit 2015 block.",
    "At least 2,016 people came.",
    "The 9/11 attacks and the 24/7 coverage.",
    "It ended 3:1 and John 3:16 was on a banner.",
    "The clip lasts 07:18 of playing time.",
    "On Sundays the church is full.",
    "The 1990s were good.",
    "Good night, and good luck in the afternoons.",
    "February 30 does not exist and 04/05/2018 is anybody's guess.",
    "He ran 5 miles in 12 minutes.",
]


@pytest.mark.parametrize("text", NO_TIMES)
def test_reads_no_time(text: str) -> None:
    assert [text[one.start : one.end] for one in find_expressions(text)] == []


SEVERAL = [
    ("10:20 a.m. (3:20 a.m. ET)", ["10:20 a.m.", "3:20 a.m. ET"]),
    ("at 12.30pm and 12.30am", ["12.30pm", "12.30am"]),
    ("On Tuesday, 14 May, and Wednesday, 15 May", ["Tuesday, 14 May", "Wednesday, 15 May"]),
    ("from 2010 to 2015 and until Sunday", ["2010", "2015", "Sunday"]),
    ("on Saturday and early Sunday", ["Saturday", "early Sunday"]),
]


@pytest.mark.parametrize(("text", "words"), SEVERAL)
def test_keeps_times_apart(text: str, words: list[str]) -> None:
    assert [text[one.start : one.end] for one in find_expressions(text)] == words


def test_joins_no_time_across_paragraphs() -> None:
    text = "It opened at 5 p.m.\n\nSunday papers praised it.\n\nMay\n\n5 people came."
    assert [text[one.start : one.end] for one in find_expressions(text)] == ["5 p.m.", "Sunday"]


PIECES = st.sampled_from(
    [
        "Sunday",
        "May",
        " 5",
        "at ",
        "a.m.",
        ", ",
        "2016",
        "early ",
        "of ",
        "\n",
        "last ",
        "night",
        "–",
    ]
)


@given(st.lists(PIECES, max_size=40).map("".join))
def test_spans_lie_in_the_text_in_order(text: str) -> None:
    found = find_expressions(text)
    places = [0, *(place for one in found for place in (one.start, one.end)), len(text)]
    assert places == sorted(places)
    assert all(one.start < one.end for one in found)


@pytest.mark.parametrize(
    "piece", ["1 ", "May ", "Sunday ", "9", "1-", "in 2016 ", "early on ", "12:"]
)
def test_long_lines_take_no_time(piece: str) -> None:
    text = piece * (100_000 // len(piece))
    assert len(find_expressions(text)) <= len(text)
