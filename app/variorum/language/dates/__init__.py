"""Dates and times of day named in an article."""

from __future__ import annotations

from bisect import bisect_right
from datetime import datetime, time
from typing import TYPE_CHECKING

from variorum.language.dates.expressions import find_expressions
from variorum.language.dates.happenings import Happening, happening_at
from variorum.language.dates.resolve import Reference, interval, reference_of
from variorum.model.article import DateMention

if TYPE_CHECKING:
    from datetime import date

    from variorum.language.dates.expression import Expression
    from variorum.language.document import ParsedArticle

__all__ = ["Happening", "find_dates", "happening_at"]

_LONG = frozenset(
    {"week", "month", "year", "weekend", "spring", "summer", "autumn", "fall", "winter"}
)
_NAMES = frozenset({"PERSON", "ORG", "WORK_OF_ART", "PRODUCT", "FAC", "GPE", "LAW"})


def find_dates(parsed: ParsedArticle) -> tuple[DateMention, ...]:
    """Days, dates, months, years and clock times, with what happened then.

    Args:
        parsed: An article with its words. Where `published` is not known, weekdays stay without
            a date, and "April 22" gets the year of the latest full date in the text.

    Returns:
        Mentions in text order. "May" the name or verb, ages, newspapers' names, phone numbers
        and counts are none.
    """
    names = _Names(parsed)
    expressions = [one for one in find_expressions(parsed.text) if not names.hold(one)]
    reference = reference_of(parsed, expressions)
    return tuple(_mention(parsed, one, reference) for one in expressions)


class _Names:
    """The names of an article, some of which look like dates."""

    def __init__(self, parsed: ParsedArticle) -> None:
        self._text = parsed.text
        self._named = [entity for entity in parsed.entities if entity.label in _NAMES]
        self._starts = [entity.start for entity in self._named]
        people = {entity.entity for entity in self._named if entity.label == "PERSON"}
        # Once "Theresa May" was named, "by May" is she.
        self._people = {word for p in people for word in parsed.names.get(p, "").split()}

    def hold(self, one: Expression) -> bool:
        """Whether the words belong to a name: "April Jones", "the Sunday Herald", "by May"."""
        bare_month = one.month is not None and one.day is None and one.year is None
        if bare_month and self._text[one.start : one.end] in self._people:
            before = self._text[max(0, one.start - 6) : one.start].lower()
            if not before.endswith(("in ", "last ", "since ", "early ", "late ", "mid-")):
                return True
        at = bisect_right(self._starts, one.start) - 1
        if at < 0:
            return False
        name = self._named[at]
        return name.end >= one.end and name.end - name.start > one.end - one.start


def _mention(parsed: ParsedArticle, one: Expression, reference: Reference) -> DateMention:
    happening: Happening | None = None
    if parsed.sentences and one.start not in reference.stated:
        words = parsed.words[parsed.sentence_at(one.start)]
        happening = happening_at(words, one.start, one.end)
    first, last = interval(one, reference, future=happening is not None and happening.future)
    return DateMention(
        start=one.start,
        end=one.end,
        first=_moment(first, one.clock),
        last=_moment(last, one.clock if one.clock_last is None else one.clock_last),
        weekday=one.weekday if one.weekday is not None else _weekday(first, last, one),
        part=_part(one),
        clock=one.clock,
        clock_last=one.clock_last,
        calendar=_calendar(one),
        qualifier=one.qualifier or "exact",
        event=happening.lemma if happening else None,
        zone=one.zone,
    )


def _moment(day: date | None, clock: int | None) -> str | None:
    if day is None:
        return None
    if clock is None:
        return day.isoformat()
    return datetime.combine(day, time(*divmod(clock, 60))).isoformat(timespec="minutes")


def _weekday(first: date | None, last: date | None, one: Expression) -> int | None:
    """The weekday of one known day."""
    return first.weekday() if first is not None and first == last and one.names_day else None


def _part(one: Expression) -> str | None:
    if one.part is None and one.unit in _LONG:
        return None  # "early next year" is no early hour
    words = [word for word in (one.edge, one.part) if word]
    return " ".join(words) or None


def _calendar(one: Expression) -> str | None:
    """The date as far as the article names it: "2016-07", "--04-22", "2016"."""
    if one.year is None and one.month is None:
        return None
    parts = [str(one.year) if one.year else "-"]
    if one.month is not None:
        parts.append(f"{one.month:02}")
        if one.day is not None:
            parts.append(f"{one.day:02}")
    return "-".join(parts)
