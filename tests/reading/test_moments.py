"""Dates and times in ISO 8601; what is ambiguous is not guessed at."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from variorum.reading.headings import by_line, date_line
from variorum.reading.moments import from_pdf, iso

DATES = {
    "2021-06-03": "2021-06-03",
    "2021-06-03T08:15:00+01:00": "2021-06-03T08:15:00+01:00",
    "2021-06-03T08:15:00Z": "2021-06-03T08:15:00+00:00",
    "2021-06-03 08:15": "2021-06-03T08:15:00",
    "20210603": "2021-06-03",
    "Thu, 03 Jun 2021 08:15:00 +0100": "2021-06-03T08:15:00+01:00",
    "Thu, 3 Jun 2021 08:15:00 -0000": "2021-06-03T08:15:00+00:00",
    "June 3, 2021": "2021-06-03",
    "Jun. 3rd, 2021": "2021-06-03",
    "3 June 2021": "2021-06-03",
    "Updated: 3 June 2021, 10:15 a.m.": "2021-06-03",
    "2021/06/03": "2021-06-03",
    "03/04/2021": None,
    "June 2021": None,
    "yesterday": None,
    "1970-01-01T00:00:00Z": None,
    "0001-01-01": None,
    "9999-12-31T23:59:59-23:59": None,
    "2021-13-45": None,
    "3 June 2021 to 5 June 2021": None,
    "": None,
    "x" * 5000: None,
}


@pytest.mark.parametrize(("text", "expected"), DATES.items())
def test_dates(text: str, expected: str | None) -> None:
    assert iso(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("D:20210603120000+02'00'", "2021-06-03T12:00:00+02:00"),
        ("D:20210603120000Z", "2021-06-03T12:00:00+00:00"),
        ("D:2021", "2021-01-01T00:00:00"),
        ("D:20219999", None),
        ("June", None),
    ],
)
def test_times_of_pdf(text: str, expected: str | None) -> None:
    assert from_pdf(text) == expected


LINES = {
    "The Harwick Echo, 3 June 2021": {"published": "2021-06-03", "outlet": "The Harwick Echo"},
    "Echo (Web News) 2021-06-03": {"published": "2021-06-03", "outlet": "Echo (Web News)"},
    "Thursday, June 3, 2021, 10:15 AM EST": {"published": "2021-06-03"},
    "Published: 3 June 2021": {"published": "2021-06-03"},
    "Last updated 3 June 2021 at 10:15": {"modified": "2021-06-03"},
    "By Dana Whitlock | 3 June 2021": {"published": "2021-06-03", "author": "Dana Whitlock"},
    "echo.example, 2021-06-03": {"published": "2021-06-03", "outlet": "echo.example"},
    "On 3 June 2021 the ferry left the harbour.": None,
    "the ferry that sank on 3 June 2021": None,
    "Harwick": None,
    "He was born on 3 June 1954 in Tolmouth and grew up in Harwick with two elder sisters": None,
}


@pytest.mark.parametrize(("line", "expected"), LINES.items())
def test_date_lines(line: str, expected: dict[str, str] | None) -> None:
    found = date_line(line)
    assert (found and {name: fact.value for name, fact in found.items()}) == expected


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("By Dana Whitlock", "Dana Whitlock"),
        ("Written by Dana Whitlock and Sam Oduya", "Dana Whitlock and Sam Oduya"),
        ("By Friday, the ferry was afloat again.", None),
        ("By and large it went well", None),
        ("Byron", None),
    ],
)
def test_by_lines(line: str, name: str | None) -> None:
    found = by_line(line)
    assert (found["author"].value if found else None) == name


@given(st.text(max_size=80))
def test_any_line_has_a_date_or_none(text: str) -> None:
    found = iso(text)
    assert found is None or found[:4].isdigit()
    assert date_line(text) is None or "date line" in {f.origin for f in date_line(text).values()}
