"""A module a kind of divergence: pure functions over annotated, aligned articles."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from variorum.divergence import dates, descriptions, figures, names, places, quotes, sources

if TYPE_CHECKING:
    from collections.abc import Callable

    from variorum.divergence.context import Context
    from variorum.model.comparison import Divergence, Kind

FINDERS: dict[Kind, Callable[[Context], list[Divergence]]] = {
    "figure": figures.find,
    "quote": quotes.find,
    "date": dates.find,
    "name": lambda context: [
        *names.find(context),
        *places.find(context),
        *descriptions.find(context),
    ],
    "source": sources.find,
}

# Where two kinds begin at the same word, the order of the table decides.
_RANKS: dict[Kind, int] = {kind: rank for rank, kind in enumerate(FINDERS)}


# How far apart, as a share of the greater, two figures may be that are one when rounded.
_ROUNDED = 0.01


def find_divergences(context: Context) -> tuple[Divergence, ...]:
    """Everything on which the articles differ, numbered d1, d2, … in order of first reading.

    Figures that name the same number ("about 238" and 238, 61.4 and 61 percent) come last.

    Args:
        context: Annotated articles in reading order, with the links between their sentences.

    Returns:
        Divergences of all kinds. Two that show the same words with the same kind and status are
        one: the first found stays.
    """
    places = {article: place for place, article in enumerate(context.articles)}
    once: dict[tuple[object, ...], Divergence] = {}
    for finder in FINDERS.values():
        for divergence in finder(context):
            once.setdefault(_identity(divergence), divergence)
    ordered = sorted(once.values(), key=lambda found: _position(found, places))
    return tuple(
        msgspec.structs.replace(divergence, id=f"d{number}")
        for number, divergence in enumerate(ordered, start=1)
    )


def _identity(divergence: Divergence) -> tuple[object, ...]:
    """What makes two divergences one and the same for the reader."""
    shown = tuple((reading.article, reading.start, reading.end) for reading in divergence.readings)
    return divergence.kind, divergence.status, shown


def _is_slight(divergence: Divergence) -> bool:
    """Whether all readings name the same number but for rounding."""
    if divergence.kind != "figure" or divergence.status != "compatible":
        return False
    values = [reading.value for reading in divergence.readings]
    named = [value for value in values if isinstance(value, int | float)]
    if len(named) < len(values):
        return False
    return max(named) - min(named) <= _ROUNDED * abs(max(named))


def _position(divergence: Divergence, places: dict[str, int]) -> tuple[object, ...]:
    """Sorts by first reading, then by all readings, so that the order is the same every time."""
    shown = [(places[reading.article], reading.start) for reading in divergence.readings]
    return (
        _is_slight(divergence),
        min(shown),
        _RANKS[divergence.kind],
        shown,
        divergence.status,
        divergence.about,
    )
