"""Dates and times as files record them, made ISO 8601. What is ambiguous is not guessed at."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime
from email.utils import parsedate_to_datetime

_LONGEST = 60
_MONTHS = {
    name: number
    for number, names in enumerate(
        (
            ("jan", "january"),
            ("feb", "february"),
            ("mar", "march"),
            ("apr", "april"),
            ("may",),
            ("jun", "june"),
            ("jul", "july"),
            ("aug", "august"),
            ("sep", "sept", "september"),
            ("oct", "october"),
            ("nov", "november"),
            ("dec", "december"),
        ),
        start=1,
    )
    for name in names
}
_MONTH = "|".join(sorted(_MONTHS, key=len, reverse=True))
_NUMERIC = re.compile(r"(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)")
_COMPACT = re.compile(r"(?<!\d)((?:19|20)\d{2})([01]\d)([0-3]\d)(?!\d)")
_DAY_FIRST = re.compile(
    rf"(?<!\d)(\d{{1,2}})(?:st|nd|rd|th)?(?: of)? ({_MONTH})\.?,? (\d{{4}})(?!\d)", re.IGNORECASE
)
_MONTH_FIRST = re.compile(
    rf"\b({_MONTH})\.? (\d{{1,2}})(?:st|nd|rd|th)?,? (\d{{4}})(?!\d)", re.IGNORECASE
)
# Each with its groups for year, month and day.
_PATTERNS = (
    (_NUMERIC, (1, 2, 3)),
    (_COMPACT, (1, 2, 3)),
    (_DAY_FIRST, (3, 2, 1)),
    (_MONTH_FIRST, (3, 1, 2)),
)
_PDF = re.compile(r"D:(\d{4})(\d{2})?(\d{2})?(\d{2})?(\d{2})?(\d{2})?([+\-Z])?(\d{2})?'?(\d{2})?")


def iso(text: str) -> str | None:
    """A recorded date or time in ISO 8601.

    Args:
        text: As the file has it: ISO 8601, the form of mail headers, or words like
            "June 3, 2021".

    Returns:
        A date, or a date and time with its offset where one is recorded; None where the text
        is none of these or may be read in two ways ("03/04/2021").
    """
    text = " ".join(text[: _LONGEST + 1].split())
    if not text or len(text) > _LONGEST:
        return None
    return _exact(text) or find_date(text)


def find_date(text: str) -> str | None:
    """The one date that a short line of text names in full, as an ISO 8601 date."""
    found = date_span(text)
    return found[0] if found else None


def date_span(text: str) -> tuple[str, int, int] | None:
    """The one date that a short line names in full, and where it stands in it."""
    found = _named(text)
    return found[0] if len({day for day, _, _ in found}) == 1 else None


def from_pdf(text: str) -> str | None:
    """A time as PDF records it ("D:20210603120000+02'00'") in ISO 8601."""
    if not (match := _PDF.match(text)):
        return None
    year, month, day, hour, minute, second, sign, east, past = match.groups()
    stamp = f"{year}-{month or '01'}-{day or '01'}T{hour or '00'}:{minute or '00'}:{second or '00'}"
    zone = {None: "", "Z": "+00:00"}.get(sign, f"{sign}{east or '00'}:{past or '00'}")
    return _exact(stamp + zone)


def from_timestamp(seconds: float) -> str:
    """Seconds since 1970 as an ISO 8601 time in UTC."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")


def _exact(text: str) -> str | None:
    for parse in (_iso_date, _iso_time, _mail_time):
        try:
            return parse(text)
        except (ValueError, OverflowError, TypeError, IndexError):
            continue
    return None


def _iso_date(text: str) -> str:
    return _plausible(date.fromisoformat(text)).isoformat()


def _iso_time(text: str) -> str:
    moment = datetime.fromisoformat(text.removesuffix(" UTC").removesuffix(" GMT"))
    _plausible(moment)
    return moment.isoformat(timespec="seconds")


def _mail_time(text: str) -> str:
    # "-0000" means UTC, of a sender who does not say where he is.
    moment = parsedate_to_datetime(re.sub(r"-0000$", "+0000", text))
    _plausible(moment)
    return moment.isoformat(timespec="seconds")


def _named(text: str) -> list[tuple[str, int, int]]:
    dates: list[tuple[str, int, int]] = []
    for pattern, order in _PATTERNS:
        for match in pattern.finditer(text):
            year, month, day = (match[group] for group in order)
            try:
                found = date(int(year), _MONTHS.get(month.lower()) or int(month), int(day))
                dates.append((_plausible(found).isoformat(), match.start(), match.end()))
            except ValueError:
                continue
    return dates


def _plausible(day: date) -> date:
    # Blank records of content systems ("0001-01-01", "1970-01-01", "9999-12-31") are no dates.
    if not 1800 <= day.year < 2200 or (day.year, day.month, day.day) == (1970, 1, 1):  # noqa: PLR2004
        raise ValueError(f"not a date of publication: {day}")
    return day
