"""From the text of an article to its time expressions, not yet placed in the calendar."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, Literal

from variorum.language.dates import patterns

if TYPE_CHECKING:
    import re
    from collections.abc import Iterable

Relation = Literal["last", "this", "next"]
NOON = 12 * 60
_DOZEN = 12
"""Months of a year, hours of a half day."""
_SHORT_WEEKDAYS = {"mon", "tue", "tues", "wed", "thu", "thur", "thurs", "fri", "sat", "sun"}


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


_JOINABLE = tuple(
    name.name
    for name in fields(Expression)
    if name.name not in {"start", "end", "relation", "edge", "qualifier", "zone", "offset"}
)


def find_expressions(text: str) -> list[Expression]:
    """Time expressions in text order; those that belong together are one.

    Args:
        text: An article, or any part of it.
    """
    read = [expression for atom in _atoms(text) if (expression := _read(text, *atom))]
    joined = _join(text, read)
    return [_bound(text, one) for one in joined if _stands_alone(text, one)]


def _atoms(text: str) -> list[tuple[str, re.Match[str]]]:
    """Matches of all patterns, the longest where they overlap."""
    found = [
        (kind, match)
        for kind, pattern in patterns.PATTERNS
        for match in pattern.finditer(text)
        if "\n\n" not in match.group()
    ]
    found.sort(key=lambda item: (item[1].start() - item[1].end(), item[1].start()))
    taken = bytearray(len(text))
    kept: list[tuple[str, re.Match[str]]] = []
    for kind, match in found:
        if not any(taken[match.start() : match.end()]):
            taken[match.start() : match.end()] = b"\x01" * (match.end() - match.start())
            kept.append((kind, match))
    return sorted(kept, key=lambda item: item[1].start())


def _read(text: str, kind: str, match: re.Match[str]) -> Expression | None:
    """One match as an expression, or None where it only looks like a date."""
    match kind:
        case "date" | "month" | "year":
            return _calendar(match)
        case "weekday" | "short weekday":
            return _weekday(text, match)
        case "day":
            return _near_day(text, match)
        case "period" | "weekend" | "ago":
            return _period(match)
        case "part":
            return _part(text, match)
        case _:
            return _clock(match)


def _group(match: re.Match[str], name: str) -> str | None:
    """What a named group matched, in lower case."""
    found = _group_as_written(match, name)
    return " ".join(found.lower().split()) if found else None


def _group_as_written(match: re.Match[str], name: str) -> str | None:
    return match.group(name) if name in match.re.groupindex else None


def _integer(match: re.Match[str], name: str) -> int | None:
    found = _group(match, name)
    return int(found) if found else None


def _edge(word: str | None) -> str | None:
    """The edge of a period; "earlier" and "later" only say that the writer looks back."""
    return word if word in {"early", "late"} else None


def _calendar(match: re.Match[str]) -> Expression | None:
    year, day = _integer(match, "year"), _integer(match, "day")
    number, name = _integer(match, "number"), _group(match, "month")
    month = patterns.MONTHS.index(name[:3]) + 1 if name else number
    if number is not None and day is not None and match.group()[4:5] != "-":
        # 04/22/2018 and 22.04.2018 can be told; 04/05/2018 cannot.
        if day <= _DOZEN < number:
            day, month = number, day
        elif day <= _DOZEN and day != number:
            return None
    if month is not None and not 1 <= month <= _DOZEN:
        return None
    if day is not None and month is not None and not _exists(year, month, day):
        return None
    lead = _group(match, "lead")
    relation: Relation | None = None
    start = match.start("month" if name else "year") if lead else match.start()
    if lead in {"last", "next", "this", "early", "late", "mid"}:
        start = match.start()
        relation = "last" if lead == "last" else "next" if lead == "next" else None
    return Expression(
        start=start,
        end=match.end(),
        year=year,
        month=month,
        day=day,
        day_last=_integer(match, "day_last"),
        relation=relation,
        edge=_edge(lead),
        qualifier=lead if lead in {"since", "until", "before", "after", "by", "from"} else None,
    )


def _exists(year: int | None, month: int, day: int) -> bool:
    try:
        dt.date(year or 2000, month, day)
    except ValueError:
        return False
    return True


def _weekday(text: str, match: re.Match[str]) -> Expression | None:
    name = match.group("weekday").lower()
    if patterns.NAMED_DAY_BEFORE.search(text, max(0, match.start() - 20), match.start()):
        return None
    if patterns.NAMED_DAY_AFTER.match(text, match.end()):
        return None
    if name.endswith("day"):
        number = patterns.WEEKDAYS.index(name)
    else:
        number = next(n for n, day in enumerate(patterns.WEEKDAYS) if day.startswith(name[:3]))
    relation = _group(match, "relation")
    return Expression(
        start=match.start(),
        end=match.end(),
        weekday=number,
        relation="last" if relation == "last" else "next" if relation == "next" else None,
        edge=_edge(_group(match, "edge")),
    )


def _near_day(text: str, match: re.Match[str]) -> Expression | None:
    word = match.group("word")
    before = text[max(0, match.start("word") - 2) : match.start("word")].strip()
    if word[0].isupper() and before and before[-1].isalnum():
        return None  # "USA Today"
    offset = {"yesterday": -1, "tomorrow": 1}.get(word.lower(), 0)
    return Expression(
        start=match.start(),
        end=match.end(),
        unit="day",
        offset=offset,
        part="night" if word.lower() == "tonight" else None,
        edge=_edge(_group(match, "edge")),
    )


def _period(match: re.Match[str]) -> Expression:
    unit, relation, count = (_group(match, name) for name in ("unit", "relation", "count"))
    if count is None:
        offset = {"last": -1, "past": -1, "next": 1}.get(relation or "this", 0)
    elif count.isdigit():
        offset = -int(count)
    else:
        offset = (
            -1 if count == "an" else -(patterns.NUMBERS[1:].index(count) + 1 if count != "a" else 1)
        )
    return Expression(
        start=match.start(),
        end=match.end(),
        unit=unit,
        offset=offset,
        qualifier="about" if count else None,
        edge=_edge(_group(match, "edge")),
    )


def _part(text: str, match: re.Match[str]) -> Expression | None:
    part = match.group("part").lower().replace("predawn", "pre-dawn")
    if part == "overnight" and patterns.NOT_OVERNIGHT.match(text, match.end()):
        return None
    inner, relation = _group(match, "inner"), _group(match, "relation")
    if part == "hours" and inner not in {"early", "small"}:
        return None
    offset = {"this": 0, "last": -1, "yesterday": -1, "tomorrow": 1}.get(relation or "")
    if relation == "last" and part != "night":
        return None
    edge = _edge(inner) or _edge(_group(match, "edge"))
    drop = _group(match, "lead") is not None and (
        relation in {"this", "last", "yesterday", "tomorrow"} or _group(match, "lead") == "of"
    )
    return Expression(
        start=match.end("lead") + 1 if drop else match.start(),
        end=match.end(),
        unit="day" if offset is not None else None,
        offset=offset,
        part=part,
        edge="early" if inner == "small" else edge,
    )


def _clock(match: re.Match[str]) -> Expression | None:
    named = _group(match, "named")
    if named is not None:
        clock = 0 if named == "midnight" else NOON
    else:
        clock = _minutes(match)
        if clock is None:
            return None
    last = None
    if _group(match, "hour_last") is not None:
        last = int(match.group("hour_last")) % _DOZEN * 60 + (_integer(match, "minute_last") or 0)
        last += NOON if _group(match, "half_last") == "p" else 0
    qualifier = _group(match, "qualifier")
    start = match.start("hour") if _group(match, "hour") else match.start("named")
    return Expression(
        start=match.start() if qualifier and qualifier != "at" and last is None else start,
        end=match.end(),
        clock=clock,
        clock_last=last,
        qualifier="range" if last is not None else _qualifier(qualifier),
        zone=_zone(_group_as_written(match, "zone") or _group_as_written(match, "bracketed")),
    )


def _minutes(match: re.Match[str]) -> int | None:
    """Minutes after midnight, or None where morning and afternoon cannot be told apart."""
    word = _group(match, "hour") or "0"
    hour = int(word) if word.isdigit() else patterns.NUMBERS.index(word)
    minute = _integer(match, "minute") or 0
    half = _group(match, "half") or _group(match, "half_last")
    part = _group(match, "part")
    if half is None and part is None:
        zone = _group(match, "zone")
        if not zone and (not _group(match, "qualifier") or (hour <= _DOZEN and word[0] != "0")):
            return None
        return hour * 60 + minute
    late = half == "p" or part in {"afternoon", "evening"}
    return hour % _DOZEN * 60 + minute + (NOON if late else 0)


def _qualifier(words: str | None) -> str | None:
    if not words or words == "at" or words.endswith("exactly"):
        return None
    last = words.split()[-1]
    if last in {"before", "by", "since"}:
        return last
    if last in {"after", "past"}:
        return "after"
    return "until" if last in {"until", "till"} else "about"


def _zone(words: str | None) -> str | None:
    if not words or words.lower() in {"hrs", "hours"}:
        return None
    return words if words.isupper() else words.lower()


def _join(text: str, expressions: Iterable[Expression]) -> list[Expression]:
    """Neighbours that name different sides of one time become one expression."""
    joined: list[Expression] = []
    for expression in expressions:
        if joined and _belong_together(text, joined[-1], expression):
            joined[-1] = _united(joined[-1], expression)
        else:
            joined.append(expression)
    return joined


def _belong_together(text: str, left: Expression, right: Expression) -> bool:
    gap = text[left.end : right.start]
    if gap and not patterns.JOINT.fullmatch(gap):
        return False
    both = [n for n in _JOINABLE if getattr(left, n) is not None and getattr(right, n) is not None]
    if both or (left.offset is not None and right.offset is not None):
        return False
    exact = (left.names_day, right.names_day)
    timed = [one.clock is not None or one.part is not None for one in (left, right)]
    if exact == (True, True):
        # "Sunday, Oct. 30"; but not "yesterday, April 22" read backwards as two days.
        return True
    return (exact[0] and timed[1]) or (exact[1] and timed[0]) or (timed[0] and timed[1])


def _united(left: Expression, right: Expression) -> Expression:
    values = {
        name.name: getattr(right, name.name) if getattr(left, name.name) is None else None
        for name in fields(Expression)
        if name.name not in {"start", "end"}
    }
    filled = {name: value for name, value in values.items() if value is not None}
    return replace(left, end=right.end, **filled)


def _stands_alone(text: str, one: Expression) -> bool:
    """Whether it means a time without a neighbour; "the morning" and "Sat." do not."""
    words = text[one.start : one.end].lower()
    if words.rstrip(".") in _SHORT_WEEKDAYS:
        return False
    if one.names_day or one.clock is not None or one.year is not None or one.month is not None:
        return True
    if one.unit is not None:
        return True
    return words in {"overnight", "pre-dawn", "predawn"} or words.startswith(
        ("in ", "during ", "early ", "earlier ", "late ", "at dawn", "at dusk", "at sun")
    )


def _bound(text: str, one: Expression) -> Expression:
    """Adds the bound that stands before it ("since Sunday")."""
    attributive = text[one.start - 4 : one.start].lower() == "the " and one.day is None
    if one.qualifier is not None or attributive or text.startswith(("'s", "’s"), one.end):
        return one
    lead = patterns.LEADS.search(text, max(0, one.start - 14), one.start)
    if lead is None:
        return one
    word = lead.group("lead").lower()
    named = {"till": "until", "between": "range", "from": "range", "as of": "by"}
    return replace(one, qualifier=named.get(word, word))
