"""A time as an article words it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Relation = Literal["last", "this", "next"]


@dataclass(frozen=True, kw_only=True)
class Expression:
    """A time as it is worded. What is not said is None.

    Attributes:
        start: First code point.
        end: Code point after the last.
        year: Four digits.
        month: 1 to 12.
        day: Day of the month.
        day_last: Last day of a range ("April 22-24").
        weekday: 0 (Monday) to 6 (Sunday).
        relation: "last", "this" or "next", said of the weekday, month or period.
        unit: Period named: "week", "month", "year", "weekend", a season, "hour", "day".
        offset: How many units from the day of publication ("yesterday" is -1).
        edge: "early" or "late".
        part: Part of the day ("morning", "night", "hours", "overnight", …).
        clock: Minutes after midnight.
        clock_last: End of a range of clock times.
        qualifier: about, before, after, by, since, until or range; None where exact.
        zone: Time zone as named.
    """

    start: int
    end: int
    year: int | None = None
    month: int | None = None
    day: int | None = None
    day_last: int | None = None
    weekday: int | None = None
    relation: Relation | None = None
    unit: str | None = None
    offset: int | None = None
    edge: str | None = None
    part: str | None = None
    clock: int | None = None
    clock_last: int | None = None
    qualifier: str | None = None
    zone: str | None = None

    @property
    def names_day(self) -> bool:
        """Whether one day is meant."""
        return (
            self.weekday is not None
            or self.day is not None
            or (self.unit == "day" and self.offset is not None)
        )
