"""From the text of an article to its time expressions, not yet placed in the calendar."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import TYPE_CHECKING

from variorum.language.dates import patterns
from variorum.language.dates.expression import Expression
from variorum.language.dates.wording import Found, read

if TYPE_CHECKING:
    from collections.abc import Iterable

_SHORT_WEEKDAYS = frozenset(
    {"mon", "tue", "tues", "wed", "thu", "thur", "thurs", "fri", "sat", "sun"}
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
    joined = _join(text, _atoms(text))
    return [_bound(text, one) for one in joined if _stands_alone(text, one)]


def _atoms(text: str) -> list[Expression]:
    """What all patterns read, the longest where they overlap."""
    found = [
        expression
        for kind, pattern in patterns.PATTERNS
        for match in pattern.finditer(text)
        if (expression := read(Found.at(text, kind, match)))
    ]
    found.sort(key=lambda one: (one.start - one.end, one.start))
    taken = bytearray(len(text))
    kept: list[Expression] = []
    for one in found:
        if not any(taken[one.start : one.end]):
            taken[one.start : one.end] = b"\x01" * (one.end - one.start)
            kept.append(one)
    return sorted(kept, key=lambda one: one.start)


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
    if gap and (not patterns.JOINT.fullmatch(gap) or "\n\n" in gap):
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
    lead = patterns.BOUNDS.search(text, max(0, one.start - 14), one.start)
    if lead is None:
        return one
    word = lead.group("lead").lower()
    if word == "to" and (one.names_day or one.clock is not None):
        return one  # "moved to Sunday"
    named = {
        "till": "until", "between": "range", "from": "range", "as of": "by", "to": "through",
    }  # fmt: skip
    return replace(one, qualifier=named.get(word, word))
