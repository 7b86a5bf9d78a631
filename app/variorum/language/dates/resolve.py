"""Places time expressions in the calendar, relative to when the article appeared."""

from __future__ import annotations

import calendar
import re
from dataclasses import dataclass
from datetime import date, timedelta
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from variorum.language.dates.expression import Expression
    from variorum.language.document import ParsedArticle

_BEFORE = 60
"""Characters before a date in which a place or "Published" is looked for."""
_DATELINE = re.compile(r"\s?(?:\([^()\n]{2,30}\)\s?)?[-–—]|\s\([A-Z][^()\n]{1,30}\)")
_STAMP = re.compile(
    r"(?:\A|[|•·(/])\s?(?:(?:first|last)\s)?(?:published|updated?|posted|modified)\b"
    r"[ :@|]{0,4}(?:(?:on|at)\s)?(?:[\w:.,]{1,9}\s){0,3}\Z",
    re.IGNORECASE,
)
_LONGEST_STAMP = 140
"""Characters of a line that only says when the article appeared."""
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
        stated: Where the article's own date line or "Updated: …" gives a date that times nothing.
    """

    day: date | None = None
    near: date | None = None
    stated: frozenset[int] = frozenset()


def reference_of(parsed: ParsedArticle, expressions: Sequence[Expression]) -> Reference:
    """When the article appeared: as recorded, else by its date line, else near its latest date."""
    near = max((day for one in expressions if (day := _full(one)) is not None), default=None)
    stated = [one for one in expressions if _is_date_line(parsed, one)]
    known = _iso(parsed.published)
    if known is None:
        days = (_stated_day(one, near) for one in stated)
        known = next((day for day in days if day is not None), None)
    return Reference(day=known, near=known or near, stated=frozenset(one.start for one in stated))


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


def _is_date_line(parsed: ParsedArticle, one: Expression) -> bool:
    """Whether it is that of "KABUL, Aug 17 (Reuters) —" or of "Updated: April 22, 2018"."""
    line = parsed.text.rfind("\n", 0, one.start) + 1
    if one.start - line > _BEFORE:
        return False
    before = parsed.text[line : one.start]
    if _STAMP.search(before):
        return "\n" in parsed.text[one.end : line + _LONGEST_STAMP + 1] or "@" in before
    place = before.rstrip(" ,–—-")
    opens = one.start - len(before) == line and place.isupper() and len(place) < len(before)
    return opens and one.day is not None and bool(_DATELINE.match(parsed.text, one.end))


def _stated_day(one: Expression, near: date | None) -> date | None:
    if one.day is None or one.month is None:
        return None
    return _full(one) or _in_year(one.month, one.day, near, ahead=timedelta(days=1))


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
        year = one.year or _year_of_month(one, reference, future=future)
        if year is None:
            return None, None
        last = calendar.monthrange(year, one.month)[1]
        return date(year, one.month, 1), date(year, one.month, last)
    ahead = timedelta(days=330) if future else _AHEAD
    first = _full(one) or _in_year(one.month, one.day, reference.near, ahead=ahead)
    if first is None or one.day_last is None or one.day_last <= one.day:
        return first, first
    return first, first + timedelta(days=one.day_last - one.day)


def _year_of_month(one: Expression, reference: Reference, *, future: bool) -> int | None:
    if reference.day is None or one.month is None:
        return None
    here = reference.day
    if future or one.relation == "next":
        return here.year + (one.month < here.month)
    later = one.month > here.month or (one.relation == "last" and one.month == here.month)
    return here.year - later


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
