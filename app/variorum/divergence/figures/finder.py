"""Brings together the readings of one figure in all articles and says how they stand."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from variorum.divergence.figures import aligned, intervals, items, ordinals, persons, slots, wording
from variorum.divergence.figures.items import AGE
from variorum.divergence.figures.related import Related
from variorum.language.figures import units
from variorum.model.comparison import Divergence, Reading

if TYPE_CHECKING:
    from variorum.divergence.context import Context
    from variorum.divergence.figures.items import Item


def find(context: Context) -> list[Divergence]:
    """Figures on which the articles, or one article by itself, differ.

    Args:
        context: Annotated articles with the links between their sentences.

    Returns:
        One divergence for each detail, with the readings of all articles. A detail on which all
        agree is not shown; one whose wordings allow different numbers is compatible; one with two
        readings that cannot both hold is a conflict.
    """
    found = items.collect(context)
    related = Related(context)
    shown: list[Divergence] = []
    taken: set[tuple[int, int]] = set()
    for group in slots.groups(found, related):
        if len({item.article for item in group}) > 1:
            taken.update(item.order for item in group)
        shown.extend(_shown(context, group, wording.about(group), "figure-total"))
    for whose, group in persons.groups(context, found, related):
        shown.extend(_shown(context, group, f"age of {whose}", "figure-age"))
    rest = [
        item
        for item in found
        if item.order not in taken and item.dimension not in {AGE, units.MAGNITUDE}
    ]
    for group, sure in aligned.groups(context, rest, related):
        about = wording.about(group)
        shown.extend(_shown(context, group, about, "figure-aligned", sure=sure))
    return shown + ordinals.find(context, related)


def _shown(
    context: Context, group: list[Item], about: str, rule: str, *, sure: bool = True
) -> list[Divergence]:
    """The divergence of a group, or nothing where its readings agree.

    Readings that may be of two details are no conflict, however far apart they are.
    """
    group = sorted(group, key=lambda item: item.order)
    status = intervals.worst(group)
    if status == intervals.SAME or _is_shared(group, status):
        return []
    doubtful = status == intervals.CONFLICT and not sure
    shown = "conflict" if status == intervals.CONFLICT and sure else "compatible"
    return [
        Divergence(
            id="",
            kind="figure",
            status=shown,
            about=about,
            label=shown,
            readings=tuple(_reading(context, item) for item in group),
            rule=rule,
            explanation=wording.explanation(group) + (wording.DOUBT if doubtful else ""),
        )
    ]


def _is_shared(group: list[Item], status: str) -> bool:
    """Whether all articles have the same readings, so that none differs from another.

    What two translations of one article both contradict is no difference between them.
    """
    texts: dict[str, list[str]] = defaultdict(list)
    values: dict[str, set[object]] = defaultdict(set)
    for item in group:
        texts[item.article].append(item.text.casefold())
        values[item.article].add((item.low, item.high, item.figure.qualifier))
    if len(texts) == 1:
        return False
    first = next(iter(values.values()))
    if status == intervals.CONFLICT and all(value == first for value in values.values()):
        return True
    words = next(iter(texts.values()))
    return all(found == words for found in texts.values())


def _reading(context: Context, item: Item) -> Reading:
    article = context.articles[item.article]
    figure = item.figure
    source = next((a.source for a in article.attributions if a.sentence == item.ref.sentence), None)
    return Reading(
        article=item.article,
        start=figure.start,
        end=figure.end,
        text=article.text[figure.start : figure.end],
        value=_value(item),
        sentence=item.ref.sentence,
        source=source,
    )


def _value(item: Item) -> float | dict[str, float | None]:
    """The number named in the base unit, or the interval where none is named."""
    if item.value is not None:
        return int(item.value) if item.value == int(item.value) else round(item.value, 4)
    return {"low": item.low, "high": item.high}
