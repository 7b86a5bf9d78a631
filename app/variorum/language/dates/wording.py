"""Reads one match of a pattern: which day, month, part of the day or clock time it names."""

from __future__ import annotations

import datetime as dt
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from variorum.language.dates import patterns
from variorum.language.dates.expression import Expression, Relation

if TYPE_CHECKING:
    from collections.abc import Callable

_NOON = 12 * 60
_DOZEN = 12
"""Months of a year, hours of a half day."""
_BOUNDS = {
    **{word: word for word in ("since", "until", "before", "after", "by", "from", "through")},
    "to": "through",
}
_WEEK_OF = re.compile(r"\bweek (?:of|beginning|starting|ending) (?:the )?\Z", re.IGNORECASE)
_WEEK_LEAD = 20
_OWNING = re.compile(r"['’]s\s[a-z]")


@dataclass(frozen=True)
class Found:
    """A match with what stands before it and belongs to it.

    Attributes:
        text: The text searched.
        kind: Which kind of pattern matched.
        core: The match itself.
        lead: The words before it, or None.
    """

    text: str
    kind: str
    core: re.Match[str]
    lead: re.Match[str] | None

    @classmethod
    def at(cls, text: str, kind: str, core: re.Match[str]) -> Found:
        """Look before a match for what belongs to it."""
        lead = patterns.LEADS.get(kind)
        first = max(0, core.start() - patterns.LEAD_LENGTH)
        first = max(first, text.rfind("\n\n", first, core.start()))
        return cls(text, kind, core, lead.search(text, first, core.start()) if lead else None)

    @property
    def start(self) -> int:
        """First code point, the lead included."""
        return self.lead.start() if self.lead and self.lead.group() else self.core.start()

    @property
    def end(self) -> int:
        """Code point after the last."""
        return self.core.end()

    def written(self, name: str) -> str | None:
        """What a named group matched, as it stands."""
        for match in (self.core, self.lead):
            if match is not None and name in match.re.groupindex and match.group(name):
                return match.group(name)
        return None

    def word(self, name: str) -> str | None:
        """What a named group matched, in lower case."""
        found = self.written(name)
        return " ".join(found.lower().split()) if found else None

    def number(self, name: str) -> int | None:
        """What a named group of digits matched."""
        found = self.written(name)
        return int(found) if found else None


def read(found: Found) -> Expression | None:
    """One match as an expression, or None where it only looks like a date."""
    if "\n\n" in found.core.group():
        return None
    return _READERS[found.kind](found)


def _edge(word: str | None) -> str | None:
    """The edge of a period; "earlier" and "later" only say that the writer looks back."""
    return word if word in {"early", "late"} else None


def _calendar(found: Found) -> Expression | None:
    year, day = found.number("year"), found.number("day")
    number, name = found.number("number"), found.word("month")
    month = patterns.MONTHS.index(name[:3]) + 1 if name else number
    if number is not None and day is not None and found.core.group()[4:5] != "-":
        # 04/22/2018 and 22.04.2018 can be told; 04/05/2018 cannot.
        if day <= _DOZEN < number:
            day, month = number, day
        elif day <= _DOZEN and day != number:
            return None
    if month is not None and not 1 <= month <= _DOZEN:
        return None
    if day is not None and month is not None and not _exists(year, month, day):
        return None
    if _WEEK_OF.search(found.text, max(0, found.core.start() - _WEEK_LEAD), found.core.start()):
        day = None  # "the week of 20 June" names no day
    lead = found.word("lead")
    if (
        found.kind in {"month", "year"}
        and lead is None
        and not _OWNING.match(found.text, found.end)
    ):
        return None
    named = found.start if lead in {"last", "next", "this", "early", "late", "mid"} else None
    return Expression(
        start=found.core.start() if named is None else named,
        end=found.end,
        year=year,
        month=month,
        day=day,
        day_last=found.number("day_last"),
        relation=_relation(lead),
        edge=_edge(lead),
        qualifier=_BOUNDS.get(lead or ""),
    )


def _relation(word: str | None) -> Relation | None:
    return "last" if word == "last" else "next" if word == "next" else None


def _exists(year: int | None, month: int, day: int) -> bool:
    try:
        dt.date(year or 2000, month, day)
    except ValueError:
        return False
    return True


def _weekday(found: Found) -> Expression | None:
    name = found.core.group("weekday").lower()
    if patterns.NAMED_DAY_BEFORE.search(found.text, max(0, found.start - 20), found.start):
        return None
    if patterns.NAMED_DAY_AFTER.match(found.text, found.end):
        return None
    if name.endswith("day"):
        number = patterns.WEEKDAYS.index(name)
    else:
        number = next(n for n, day in enumerate(patterns.WEEKDAYS) if day.startswith(name[:3]))
    return Expression(
        start=found.start,
        end=found.end,
        weekday=number,
        relation=_relation(found.word("relation")),
        edge=_edge(found.word("edge")),
    )


def _near_day(found: Found) -> Expression | None:
    word = found.core.group("word")
    before = found.text[max(0, found.core.start() - 2) : found.core.start()].strip()
    if word[0].isupper() and before and before[-1].isalnum():
        return None  # "USA Today"
    offset = {"yesterday": -1, "tomorrow": 1}.get(word.lower(), 0)
    return Expression(
        start=found.start,
        end=found.end,
        unit="day",
        offset=offset,
        part="night" if word.lower() == "tonight" else None,
        edge=_edge(found.word("edge")),
    )


def _period(found: Found) -> Expression | None:
    unit, relation, count = (found.word(name) for name in ("unit", "relation", "count"))
    if found.kind == "ago" and count is None:
        return None
    if count is not None:
        word = "a" if count == "an" else count
        number = int(word) if word.isdigit() else patterns.NUMBERS.index(word)
        offset = -max(number, 1)
    elif relation == "the" and (unit != "weekend" or not found.word("lead")):
        return None
    else:
        offset = {"last": -1, "past": -1, "next": 1}.get(relation or "", 0)
    bare = found.kind == "period" and relation != "the" and found.word("edge") is None
    return Expression(
        start=found.core.start() if bare else found.start,
        end=found.end,
        unit=unit,
        offset=offset,
        qualifier="about" if count else None,
        edge=_edge(found.word("edge")),
    )


_STRETCH_EDGES = {"end": "late", "close": "late", "start": "early", "beginning": "early"}


def _stretch(found: Found) -> Expression:
    """A part of a week, month or year: "the end of the year", "midweek"."""
    relation = found.word("relation")
    return Expression(
        start=found.start,
        end=found.end,
        unit=found.word("unit"),
        offset={"last": -1, "next": 1}.get(relation or "", 0),
        edge=_STRETCH_EDGES.get(found.word("edge") or ""),
    )


_STEPS = {"half": 30, "quarter": 15, "five": 5, "ten": 10, "twenty": 20}


def _spoken_clock(found: Found) -> Expression | None:
    """As in "half past seven", where the words behind it tell morning from evening."""
    word, part = found.word("hour"), found.word("part") or found.word("later")
    step = _STEPS[(found.word("step") or "half").split()[0]]
    if word is None or part is None:
        return None
    hour = int(word) if word.isdigit() else patterns.NUMBERS.index(word)
    minutes = hour % _DOZEN * 60 + (step if found.word("side") == "past" else -step)
    late = part in {"afternoon", "evening"} or (part == "night" and hour > _NIGHT_FROM)
    qualifier = found.word("qualifier")
    return Expression(
        start=found.core.start() if qualifier == "at" else found.start,
        end=found.end,
        clock=(minutes + (_NOON if late else 0)) % (2 * _NOON),
        qualifier=_qualifier(qualifier),
    )


_NIGHT_FROM = 5
"""Hours up to which "at night" is after midnight."""


def _part(found: Found) -> Expression | None:
    part = found.core.group("part").lower().replace("predawn", "pre-dawn")
    if part == "overnight" and patterns.NOT_OVERNIGHT.match(found.text, found.end):
        return None
    inner, relation = found.word("inner"), found.word("relation")
    if part == "hours" and inner not in {"early", "small"}:
        return None
    offset = {"this": 0, "last": -1, "yesterday": -1, "tomorrow": 1}.get(relation or "")
    if relation == "last" and part != "night":
        return None
    edge = _edge(inner) or _edge(found.word("edge"))
    return Expression(
        start=_start_of_part(found, part, relative=offset is not None),
        end=found.end,
        unit="day" if offset is not None else None,
        offset=offset,
        part=part,
        edge="early" if inner == "small" else edge,
    )


def _start_of_part(found: Found, part: str, *, relative: bool) -> int:
    if part in {"overnight", "pre-dawn"}:
        return found.core.start()
    led = found.word("lead")
    drop = led == "of" or (led is not None and relative)
    return found.lead.end("lead") + 1 if drop and found.lead else found.start


def _clock(found: Found) -> Expression | None:
    named = found.word("named")
    clock = (0 if named == "midnight" else _NOON) if named is not None else _minutes(found)
    if clock is None:
        return None
    last = None
    if found.word("hour_last") is not None:
        last = (found.number("hour_last") or 0) % _DOZEN * 60 + (found.number("minute_last") or 0)
        last += _NOON if found.word("half_last") == "p" else 0
    qualifier = found.word("qualifier")
    return Expression(
        start=_without_at(found) if qualifier == "at" else found.start,
        end=found.end,
        clock=clock,
        clock_last=last,
        qualifier="range" if last is not None else _qualifier(qualifier),
        zone=_zone(found.written("zone") or found.written("bracketed")),
    )


def _without_at(found: Found) -> int:
    holder = found.core if "hour" in found.core.re.groupindex else found.lead
    hour = holder.start("hour") if holder is not None else -1
    return hour if hour >= 0 else found.core.start()


def _minutes(found: Found) -> int | None:
    """Minutes after midnight, or None where morning and afternoon cannot be told apart."""
    word = found.word("hour")
    if word is None:
        return None
    hour = int(word) if word.isdigit() else patterns.NUMBERS.index(word)
    minute = found.number("minute") or 0
    half = found.word("half") or found.word("half_last")
    part = found.word("part")
    if half is None and part is None:
        zone = found.word("zone")
        if not zone and (not found.word("qualifier") or (hour <= _DOZEN and word[0] != "0")):
            return None
        return hour * 60 + minute
    late = half == "p" or part in {"afternoon", "evening"}
    return hour % _DOZEN * 60 + minute + (_NOON if late else 0)


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


_READERS: dict[str, Callable[[Found], Expression | None]] = {
    "date": _calendar,
    "month": _calendar,
    "year": _calendar,
    "weekday": _weekday,
    "short weekday": _weekday,
    "day": _near_day,
    "period": _period,
    "ago": _period,
    "stretch": _stretch,
    "spoken clock": _spoken_clock,
    "part": _part,
    "clock": _clock,
    "o'clock": _clock,
}
