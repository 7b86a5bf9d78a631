"""Places time expressions in the calendar, relative to when the article appeared."""

from __future__ import annotations

import calendar
import re
from dataclasses import dataclass
from datetime import date, timedelta
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from variorum.language.dates.expressions import Expression
    from variorum.language.document import ParsedArticle

_HEAD = 5
"""Paragraphs in which a date line or "Published: …" is looked for."""
_DATELINE = re.compile(r"\s?(?:\([^()\n]{2,30}\)\s?)?[-–—]|\s\([A-Z][^()\n]{1,30}\)")
_STAMP = re.compile(
    r"\b(?:published|updated|posted|first published|last updated|modified|date)\b[^\n]{0,30}\Z",
    re.IGNORECASE,
)
_SEASONS = {"spring": (3, 5), "summer": (6, 8), "autumn": (9, 11), "fall": (9, 11)}
_HOURS, _FRIDAY = 24, 4
_AHEAD = timedelta(days=45)
"""How far ahead a bare "April 22" may lie; otherwise the last one is meant."""


@dataclass(frozen=True, kw_only=True)
class Reference:
    """The day from which an article looks at the calendar.

    Attributes:
        day: When it appeared, where that is known.
        near: Some day not far from it, good enough for the year of "April 22".
    """

    day: date | None = None
    near: date | None = None


def reference_of(parsed: ParsedArticle, expressions: Sequence[Expression]) -> Reference:
    """When the article appeared: as recorded, else by its date line, else near its latest date."""
    known = _iso(parsed.published)
    dated = [(one, day) for one in expressions if (day := _full(one)) is not None]
    near = max((day for _, day in dated), default=None)
    if known is None:
        known = _date_line(parsed, expressions, near)
    return Reference(day=known, near=known or near)


def _iso(text: str | None) -> date | None:
    if not text:
        return None
    try:
        return date.fromisoformat(text[:10])
    except ValueError:
        return None


def _full(one: Expression) -> date | None:
    if one.year is None or one.month is None or one.day is None:
        return None
    return date(one.year, one.month, one.day)


def _date_line(
    parsed: ParsedArticle, expressions: Iterable[Expression], near: date | None
) -> date | None:
    """The date of "KABUL, Aug 17 (Reuters) —" or "Updated: April 22, 2018" at the head."""
    head = parsed.paragraphs[_HEAD - 1].end if len(parsed.paragraphs) >= _HEAD else len(parsed.text)
    starts = {paragraph.start for paragraph in parsed.paragraphs}
    for one in expressions:
        if one.start > head:
            break
        if one.day is None or one.month is None:
            continue
        before = parsed.text[max(0, one.start - 60) : one.start].rsplit("\n", 1)[-1]
        opens = one.start - len(before) in starts and before.isupper() and before.endswith(", ")
        if _STAMP.search(before) or (opens and _DATELINE.match(parsed.text, one.end)):
            return _full(one) or _in_year(one.month, one.day, near, ahead=timedelta(days=1))
    return None


def _in_year(month: int, day: int, near: date | None, *, ahead: timedelta) -> date | None:
    """The last such day that lies no more than `ahead` after `near`."""
    if near is None:
        return None
    for year in (near.year + 1, near.year, near.year - 1, near.year - 4):
        if day > calendar.monthrange(year, month)[1]:
            continue
        found = date(year, month, day)
        if found <= near + ahead:
            return found
    return None


def interval(
    one: Expression, reference: Reference, *, future: bool
) -> tuple[date | None, date | None]:
    """First and last day that the expression can mean; None where that cannot be known.

    Args:
        one: A time expression.
        reference: When the article appeared.
        future: Whether the sentence speaks of what is to come.
    """
    if one.month is not None or one.year is not None:
        return _calendar(one, reference, future=future)
    if reference.day is None:
        return None, None
    if one.weekday is not None:
        day = _weekday(one, reference.day, future=future)
        return day, day
    if one.unit is not None and one.offset is not None:
        return _relative(one.unit, one.offset, reference.day)
    return None, None


def _calendar(
    one: Expression, reference: Reference, *, future: bool
) -> tuple[date | None, date | None]:
    if one.month is None:
        return (date(one.year, 1, 1), date(one.year, 12, 31)) if one.year else (None, None)
    if one.day is None:
        year = one.year or _year_of_month(one, reference)
        if year is None:
            return None, None
        last = calendar.monthrange(year, one.month)[1]
        return date(year, one.month, 1), date(year, one.month, last)
    ahead = timedelta(days=330) if future else _AHEAD
    first = _full(one) or _in_year(one.month, one.day, reference.near, ahead=ahead)
    if first is None or one.day_last is None or one.day_last <= one.day:
        return first, first
    return first, first + timedelta(days=one.day_last - one.day)


def _year_of_month(one: Expression, reference: Reference) -> int | None:
    if reference.day is None or one.month is None:
        return None
    here = reference.day
    later = one.month > here.month or (one.relation == "last" and one.month == here.month)
    return here.year - 1 if later and one.relation != "next" else here.year


def _weekday(one: Expression, here: date, *, future: bool) -> date:
    """The nearest such day: looking ahead for what is to come, else back, today included."""
    back = (here.weekday() - (one.weekday or 0)) % 7
    if one.relation == "next" or (future and one.relation is None):
        return here + timedelta(days=(-back) % 7 or (7 if one.relation == "next" else 0))
    if one.relation == "last" and back == 0:
        back = 7
    return here - timedelta(days=back)


def _relative(unit: str, offset: int, here: date) -> tuple[date, date] | tuple[None, None]:
    match unit:
        case "hour":
            return here - timedelta(days=(_HOURS - 1 - offset) // _HOURS), here
        case "day":
            first, length = here + timedelta(days=offset), 1
        case "week":
            first, length = _monday(here, offset), 7
        case "weekend":
            # On Monday to Thursday "the weekend" is the one before.
            back = 1 if offset == 0 and here.weekday() < _FRIDAY else 0
            first, length = _monday(here, offset - back) + timedelta(days=_FRIDAY), 3
        case "month":
            year, month = divmod(here.year * 12 + here.month - 1 + offset, 12)
            first, length = date(year, month + 1, 1), calendar.monthrange(year, month + 1)[1]
        case "year":
            return date(here.year + offset, 1, 1), date(here.year + offset, 12, 31)
        case _:
            return _season(unit, offset, here)
    return first, first + timedelta(days=length - 1)


def _monday(here: date, weeks: int) -> date:
    return here - timedelta(days=here.weekday()) + timedelta(weeks=weeks)


def _season(unit: str, offset: int, here: date) -> tuple[date, date] | tuple[None, None]:
    months = _SEASONS.get(unit)
    if months is None:
        return None, None  # a winter lies in two years
    year = here.year + (offset if here.month >= months[0] else min(offset, -1))
    return date(year, months[0], 1), date(year, months[1], calendar.monthrange(year, months[1])[1])
