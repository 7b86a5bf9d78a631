"""Differences in when something happened, as several articles give it."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING

from variorum.divergence import lone_times, occurrences
from variorum.divergence.moments import (
    WEEKDAYS,
    Moment,
    Relation,
    relation,
    united,
    value_of,
)
from variorum.divergence.timed_events import AGREE, timed_events
from variorum.model.comparison import Divergence, Reading

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from variorum.divergence.context import Context
    from variorum.divergence.occurrences import Timed
    from variorum.divergence.timed_events import Groups

_SHOWN = 3
"""Readings of one article in one divergence; more say the same again."""


def find(context: Context) -> list[Divergence]:
    """Times of one event that differ between articles.

    Args:
        context: Annotated and aligned articles.

    Returns:
        One divergence an event, with the readings of all articles that time it.
    """
    groups = timed_events(context)
    found = (_divergence(context, group, groups) for group in groups.all())
    shown = [one for one in found if one is not None]
    return shown + lone_times.find(context, shown)


def _divergence(context: Context, group: Sequence[Timed], groups: Groups) -> Divergence | None:
    """One event with the times that the articles give, or None where they agree."""
    articles: dict[str, list[Timed]] = {}
    for one in group:
        articles.setdefault(one.ref.article, []).append(one)
    if len(articles) == 1:
        return None
    times = {article: united(one.moment for one in found) for article, found in articles.items()}
    stands = [relation(one, other) for one, other in combinations(times.values(), 2)]
    opposed = [pair for pair in groups.opposed(group) if _unresolved(pair, articles)]
    conflict = bool(opposed)
    if conflict:
        articles, times = _only_kinds(articles, {one.kind for pair in opposed for one in pair})
    if not conflict and Relation.COMPATIBLE not in stands:
        return None
    label = "conflict" if conflict else _label(list(times.values()))
    return Divergence(
        id="",
        kind="date",
        status="conflict" if conflict else "compatible",
        about=_about(context, opposed[0] if opposed else group),
        label=label,
        readings=_readings(context, articles),
        rule="times-conflict" if conflict else "times-precision",
        explanation=_explanation(times, label=label),
    )


def _only_kinds(
    articles: Mapping[str, Sequence[Timed]], kinds: set[str]
) -> tuple[dict[str, list[Timed]], dict[str, Moment]]:
    """Only the times of the event in dispute, without those that merely fit one of them."""
    if kinds & occurrences.PART_OF_SUDDEN:
        kinds = kinds | occurrences.PART_OF_SUDDEN
    chosen = {
        article: [one for one in found if one.kind in kinds] for article, found in articles.items()
    }
    chosen = {article: found for article, found in chosen.items() if found}
    return chosen, {
        article: united(one.moment for one in found) for article, found in chosen.items()
    }


def _unresolved(pair: tuple[Timed, Timed], articles: Mapping[str, Sequence[Timed]]) -> bool:
    """Whether neither article also gives the other's time for the event."""
    for one, other in (pair, pair[::-1]):
        for also in articles[one.ref.article]:
            if also is not one and relation(also.moment, other.moment) in AGREE:
                return False
    return True


def _readings(context: Context, articles: Mapping[str, Sequence[Timed]]) -> tuple[Reading, ...]:
    timed = all(any(one.moment.has_hour for one in found) for found in articles.values())
    readings: list[Reading] = []
    for article, found in articles.items():
        shown: dict[str, Timed] = {}
        for one in found:
            vague = one.moment.has_hour and one.moment.clock is None and not one.moment.has_day
            if not (timed and not one.moment.has_hour) and not (vague and shown):
                shown.setdefault(value_of(one.moment), one)
        chosen = sorted(list(shown.values())[:_SHOWN], key=lambda one: one.mention.start)
        text = context.articles[article].text
        readings.extend(
            Reading(
                article=article,
                start=one.mention.start,
                end=one.mention.end,
                text=text[one.mention.start : one.mention.end],
                value=value_of(one.moment),
                sentence=one.ref.sentence,
            )
            for one in chosen
        )
    return tuple(readings)


def _about(context: Context, group: Sequence[Timed]) -> str:
    kinds = Counter(one.kind for one in group if one.kind in occurrences.SUDDEN)
    if kinds:
        return f"time of the {kinds.most_common(1)[0][0]}"
    return f"when: {context.phrase(group[0].ref, group[0].word)}"


def _label(times: Sequence[Moment]) -> str:
    precise = {(one.has_day, one.has_hour, one.clock is not None, one.about) for one in times}
    return "less precise" if len(precise) > 1 else "about the same"


def _explanation(times: Mapping[str, Moment], *, label: str) -> str:
    listed = " / ".join(dict.fromkeys(_told(one) for one in times.values()))
    match label:
        case "conflict":
            return f"The articles put the same event at times that cannot both be right: {listed}."
        case "less precise":
            return f"The times fit together, but not all are equally precise: {listed}."
        case _:
            return f"The times are near enough to be one: {listed}."


def _told(one: Moment) -> str:
    """A time as it is explained: a date with its weekday, so that it can be held against one."""
    value = value_of(one)
    if not one.dated or one.weekday is None:
        return value
    day, _, hours = value.partition(" ")
    return f"{day} (a {WEEKDAYS[one.weekday]})" + (f" {hours}" if hours else "")
