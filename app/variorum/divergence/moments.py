"""When a mention of a time can have been, and whether two of them can be one moment."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from datetime import date
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from variorum.model.article import DateMention

DAY = 24 * 60
_WEEK = 7
_WINDOWS = {
    "early": (0, 600),
    "late": (1020, 1560),
    "morning": (0, 720),
    "early morning": (0, 600),
    "late morning": (540, 720),
    "afternoon": (720, 1140),
    "early afternoon": (720, 930),
    "late afternoon": (870, 1140),
    "evening": (960, 1440),
    "early evening": (960, 1260),
    "late evening": (1140, 1500),
    "night": (1080, 1860),
    "late night": (1260, 1740),
    "overnight": (-360, 540),
    "early hours": (0, 600),
    "pre-dawn": (0, 600),
    "dawn": (180, 540),
    "daybreak": (180, 540),
    "sunrise": (180, 540),
    "lunchtime": (660, 900),
    "dusk": (960, 1320),
    "sunset": (960, 1320),
    "nightfall": (960, 1320),
}
"""Minutes from the midnight that begins the day named; a night reaches into the next day, and
"overnight Sunday" is either night. Generous: these may never make a conflict of a fair wording."""
_OFFSETS = (
    ("GMT", 0),
    ("UTC", 0),
    ("WET", 0),
    ("BST", 60),
    ("CET", 60),
    ("CEST", 120),
    ("EET", 120),
    ("EEST", 180),
    ("MSK", 180),
    ("EDT", -240),
    ("EST", -300),
    ("CDT", -300),
    ("MDT", -360),
    ("MST", -420),
    ("PDT", -420),
    ("PST", -480),
    ("HKT", 480),
    ("JST", 540),
    ("KST", 540),
    ("AEST", 600),
    ("AEDT", 660),
)
_ZONES = dict(_OFFSETS)
"""Minutes ahead of GMT. What news uses for several zones (IST, CST) or all year (ET) is not in."""
_WEEKDAY = re.compile(r"(?:mon|tues|wednes|thurs|fri|satur|sun)day", re.IGNORECASE)
WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
_LOOSE = 45
"""Minutes by which "about" may miss a clock time before it is another one."""
_SLACK = {"about": (_LOOSE, _LOOSE), "before": (_LOOSE, 0), "after": (0, _LOOSE)}


class Relation(Enum):
    """How two times stand to each other."""

    SAME = "same"
    COMPATIBLE = "compatible"
    CONFLICT = "conflict"
    UNKNOWN = "unknown"


@dataclass(frozen=True, kw_only=True)
class Moment:
    """What is known of a time.

    Attributes:
        weekday: 0 (Monday) to 6 (Sunday), or None.
        days: First and last day as ordinals of the calendar, or None.
        partial: Month and, where named, day of a date whose year is not known.
        coarse: Whether less than a day is named (a month, a year, "last week").
        dated: Whether the day is given by its date.
        worded: Whether the day is given by its weekday or relative to the day of publication.
        loose: Whether the day is relative to publication ("today"), which may be a day off.
        window: Minutes from midnight between which it was.
        clock: Minutes after midnight, or None.
        about: "about", "before" or "after", where the clock time is only near; None where exact.
        zone: Zone of the clock time; None for local time.
    """

    weekday: int | None = None
    days: tuple[int, int] | None = None
    partial: str | None = None
    coarse: bool = False
    dated: bool = False
    worded: bool = False
    loose: bool = False
    window: tuple[int, int] = (0, DAY)
    clock: int | None = None
    about: str | None = None
    zone: str | None = None

    @property
    def has_day(self) -> bool:
        """Whether a day is known, by weekday or by date."""
        return not self.coarse and (
            self.weekday is not None or self.days is not None or self.partial is not None
        )

    @property
    def has_hour(self) -> bool:
        """Whether more than the day is known."""
        return self.clock is not None or self.window != (0, DAY)


def moment_of(mention: DateMention, words: str) -> Moment:
    """The time that a mention can mean.

    Args:
        mention: As found in an article.
        words: The mention as it stands there.
    """
    days = None
    if mention.first is not None and mention.last is not None:
        days = _ordinal(mention.first), _ordinal(mention.last)
    named = mention.calendar or ""
    by_weekday = _WEEKDAY.search(words) is not None
    if by_weekday and days and date.fromordinal(days[0]).weekday() != mention.weekday:
        days = None  # "Tuesday, May 13" of a year in which it was not: the weekday is surer
    relative = not named and not by_weekday and days is not None
    partial = named[2:] if named.startswith("--") and days is None else None
    day_named = named.count("-") - 2 * named.startswith("--") >= (1 if named[:1] == "-" else 2)
    no_day = not day_named and not by_weekday and mention.weekday is None
    zone = None if mention.zone in {None, "local", "local time"} else mention.zone
    return Moment(
        weekday=mention.weekday,
        days=days,
        partial=partial,
        coarse=no_day and (bool(named) or days is not None),
        dated=day_named and days is not None,
        worded=by_weekday or relative,
        loose=relative,
        window=_window(mention),
        clock=mention.clock,
        about=_about(mention),
        zone=zone,
    )


def _about(mention: DateMention) -> str | None:
    near = mention.clock is not None and mention.qualifier in {"about", "before", "after"}
    return mention.qualifier if near else None


def _ordinal(moment: str) -> int:
    return date.fromisoformat(moment[:10]).toordinal()


def _window(mention: DateMention) -> tuple[int, int]:
    clock = mention.clock
    if clock is None:
        return _WINDOWS.get(mention.part or "", (0, DAY))
    if clock == 0 and mention.weekday is not None:
        return -_LOOSE, DAY + _LOOSE  # "midnight Sunday" is either end of Sunday
    if mention.clock_last is not None:
        last = mention.clock_last
        return clock, last if last >= clock else last + DAY
    before, after = _SLACK.get(mention.qualifier) or (_roundness(clock),) * 2
    return clock - before, clock + after


def _roundness(clock: int) -> int:
    """Minutes by which an exact time may be off: "5 a.m." is rounder than "4:57 a.m."."""
    return next(slack for unit, slack in ((60, 15), (30, 10), (5, 5), (1, 2)) if clock % unit == 0)


def united(moments: Iterable[Moment]) -> Moment:
    """All that one article says of one moment: the day of one sentence, the hour of another."""
    whole = Moment()
    for one in sorted(moments, key=_fineness, reverse=True):
        if not whole.has_day and (one.has_day or (one.coarse and whole.days is None)):
            whole = replace(
                whole,
                weekday=one.weekday,
                days=one.days,
                partial=one.partial,
                coarse=one.coarse,
                dated=one.dated,
                worded=one.worded,
                loose=one.loose,
            )
        if not whole.has_hour:
            whole = replace(
                whole, window=one.window, clock=one.clock, about=one.about, zone=one.zone
            )
    return whole


def _fineness(one: Moment) -> tuple[bool, ...]:
    return (
        one.clock is not None,
        one.zone is None,
        one.has_hour,
        one.has_day,
        one.dated,
        not one.loose,
        one.about is None,
    )


def relation(left: Moment, right: Moment) -> Relation:
    """Whether two times are the same, can be the same, cannot, or cannot be compared."""
    if left.coarse or right.coarse:
        return _coarse(left, right)
    hours = _hours(left, right)
    apart = _days_apart(left, right)
    if hours is Relation.UNKNOWN:
        return hours
    if apart is None:
        return _without_day(left, right, hours)
    if apart == 0 and hours is Relation.SAME:
        return hours
    fits = _overlap(left.window, right.window, apart * DAY)
    fits = fits or ((left.loose or right.loose) and abs(apart) <= 1)
    return Relation.COMPATIBLE if fits else Relation.CONFLICT


def same_day(left: Moment, right: Moment) -> bool:
    """Whether both name a day, and the same one."""
    return left.has_day and right.has_day and _days_apart(left, right) == 0


def _coarse(left: Moment, right: Moment) -> Relation:
    """Months and years against each other, or against days."""
    if left.days is None or right.days is None:
        if left.partial is None or right.partial is None:
            return Relation.UNKNOWN
        agree = left.partial[:2] == right.partial[:2]
        same = left.partial == right.partial
        return Relation.SAME if same else Relation.COMPATIBLE if agree else Relation.UNKNOWN
    if left.days == right.days:
        return Relation.SAME
    if left.days[0] <= right.days[1] and right.days[0] <= left.days[1]:
        return Relation.COMPATIBLE
    return Relation.UNKNOWN if left.loose or right.loose else Relation.CONFLICT


def _days_apart(left: Moment, right: Moment) -> int | None:
    """Days from `right` to `left`; weekdays of two articles are taken to be of one week."""
    if left.weekday is not None and right.weekday is not None and (left.worded or right.worded):
        apart = (left.weekday - right.weekday) % _WEEK
        return apart if apart <= _WEEK // 2 else apart - _WEEK
    if left.days is not None and right.days is not None:
        return max(left.days[0] - right.days[1], 0) or min(left.days[1] - right.days[0], 0)
    if left.partial is not None and right.partial is not None:
        month, day = (int(part) for part in left.partial.split("-"))
        other_month, other_day = (int(part) for part in right.partial.split("-"))
        return (month - other_month) * 30 + day - other_day
    return None


def _hours(left: Moment, right: Moment) -> Relation:
    """SAME where both give the same hour, COMPATIBLE where the hours are to be compared."""
    if left.zone != right.zone and left.clock is not None and right.clock is not None:
        if left.clock == right.clock:
            return Relation.SAME
        zones = _ZONES.get(left.zone or ""), _ZONES.get(right.zone or "")
        if zones[0] is None or zones[1] is None:
            return Relation.UNKNOWN
        same = (left.clock - zones[0] - right.clock + zones[1]) % DAY == 0
        return Relation.SAME if same else Relation.UNKNOWN
    same = left.window == right.window and left.about == right.about
    return Relation.SAME if same else Relation.COMPATIBLE


def _without_day(left: Moment, right: Moment, hours: Relation) -> Relation:
    """Hours alone, where at most one side names the day."""
    if (left.has_day and right.has_day) or not (left.has_hour and right.has_hour):
        return Relation.UNKNOWN
    if hours is Relation.SAME:
        return Relation.SAME if left.has_day == right.has_day else Relation.COMPATIBLE
    around = any(_overlap(left.window, right.window, day * DAY) for day in (-1, 0, 1))
    return Relation.COMPATIBLE if around else Relation.CONFLICT


def _overlap(left: tuple[int, int], right: tuple[int, int], ahead: int) -> bool:
    return left[0] + ahead < right[1] and right[0] < left[1] + ahead


def value_of(one: Moment) -> str:
    """The normalised value that is shown and compared: "Sunday about 03:25", "2016-08-03"."""
    parts: list[str] = []
    if one.days is not None and (one.dated or one.coarse):
        parts.append(_span(*one.days))
    elif one.weekday is not None:
        parts.append(WEEKDAYS[one.weekday])
    elif one.partial is not None:
        parts.append(one.partial)
    if one.clock is not None:
        clock = f"{one.clock // 60:02}:{one.clock % 60:02}"
        parts.append(f"{one.about} {clock}" if one.about else clock)
        if one.zone:
            parts.append(one.zone)
    elif one.has_hour:
        name = next(name for name, window in _WINDOWS.items() if window == one.window)
        parts.append(name)
    return " ".join(parts)


def _span(first: int, last: int) -> str:
    """A day, a whole month or year by its own name, else first and last day."""
    start, end, after = (date.fromordinal(day) for day in (first, last, last + 1))
    if start == end:
        return start.isoformat()
    if start.day == after.day == 1 and end.year == start.year:
        if start.month == after.month == 1:
            return f"{start.year}"
        if end.month == start.month:
            return f"{start.year}-{start.month:02}"
    return f"{start.isoformat()}/{end.isoformat()}"
