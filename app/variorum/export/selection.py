"""Which differences a report shows, and what it says of those that it leaves out."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from variorum.export.phrases import KIND_NAMES, STATUS_NAMES, capital, count
from variorum.export.settings import CONFIRMED
from variorum.model.comparison import KINDS, STATUSES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from variorum.export.settings import Note, ReportSettings
    from variorum.model.comparison import Comparison, Divergence

_NUMBERED = re.compile(r"d(\d{1,9})")
# Thousands of readings would make hundreds of pages that take minutes and gigabytes to set. This
# many characters are some ninety pages of the table.
PAGES_BUDGET = 300_000
# What stands around the words of a reading: context, how it was read, who is its source.
_AROUND = 100  # characters


@dataclass(frozen=True, kw_only=True)
class Selection:
    """The differences that are shown, with what every row needs to know.

    Attributes:
        divergences: In the order of the table: by status, kind and number.
        numbers: The number of each, by id.
        notes: The user's verdict and note, by id.
    """

    divergences: tuple[Divergence, ...]
    numbers: Mapping[str, int]
    notes: Mapping[str, Note]


def table_order(divergences: Sequence[Divergence]) -> tuple[Divergence, ...]:
    """Conflicts first; within a status by kind, then as they are numbered."""
    return tuple(sorted(divergences, key=lambda d: (STATUSES.index(d.status), KINDS.index(d.kind))))


def _numbers(divergences: Sequence[Divergence]) -> dict[str, int]:
    """The number in each id ("d12" → 12) where all have one, else the position."""
    found = {d.id: int(m[1]) for d in divergences if (m := _NUMBERED.fullmatch(d.id))}
    if len(set(found.values())) == len(divergences):
        return found
    return {d.id: index for index, d in enumerate(divergences, 1)}


def select(comparison: Comparison, settings: ReportSettings) -> Selection:
    """The differences that are asked for, in the order of the table."""
    notes = {note.divergence: note for note in settings.notes}
    hidden = set(settings.hidden)
    shown = [d for d in _chosen(comparison, settings) if d.id not in hidden]
    return Selection(
        divergences=table_order(shown), numbers=_numbers(comparison.divergences), notes=notes
    )


def _chosen(comparison: Comparison, settings: ReportSettings) -> list[Divergence]:
    """Those of the kinds, statuses and verdicts that are asked for."""
    return [
        d
        for d in comparison.divergences
        if d.kind in settings.kinds
        and d.status in settings.statuses
        and (not settings.only_confirmed or _confirmed(d, settings))
    ]


def _confirmed(divergence: Divergence, settings: ReportSettings) -> bool:
    return any(
        note.divergence == divergence.id and note.verdict == CONFIRMED for note in settings.notes
    )


def within_pages(selection: Selection) -> tuple[Selection, str]:
    """The differences that pages have room for, and a sentence on what is left out.

    Those on which the user decided or wrote come first, then those that stand first in the table.
    """
    kept: set[str] = set()
    spent = 0
    for one in sorted(selection.divergences, key=lambda d: d.id not in selection.notes):
        spent += len(one.explanation) + sum(_AROUND + len(r.text) for r in one.readings)
        if spent > PAGES_BUDGET:
            break
        kept.add(one.id)
    shown = tuple(d for d in selection.divergences if d.id in kept)
    total = len(selection.divergences)
    if len(shown) == total:
        return selection, ""
    return replace(selection, divergences=shown), (
        f"There are too many differences for these pages: {len(shown):,} of {total:,} are shown, "
        "conflicts first. All of them are in the comparison’s data."
    )


def left_out(comparison: Comparison, settings: ReportSettings) -> Iterator[str]:
    """What the choices leave out, one sentence each."""
    left_out = Counter(d.kind for d in comparison.divergences if d.kind not in settings.kinds)
    for kind in KINDS:
        if left_out[kind]:
            number = count(left_out[kind], "difference", "differences")
            yield f"{capital(KIND_NAMES[kind][1])} are left out by choice: {number}."
    remaining = [d for d in comparison.divergences if d.kind in settings.kinds]
    for status in STATUSES:
        if status not in settings.statuses:
            number = sum(d.status == status for d in remaining)
            if number:
                yield f"Left out by choice: {count(number, *STATUS_NAMES[status])}."
    if settings.only_confirmed:
        remaining = [d for d in remaining if d.status in settings.statuses]
        number = sum(not _confirmed(d, settings) for d in remaining)
        if number:
            yield (
                "Only differences confirmed by the user are shown; left out: "
                f"{count(number, 'other', 'others')}."
            )
    hidden = set(settings.hidden)
    searched = sum(d.id in hidden for d in _chosen(comparison, settings))
    if searched := searched + settings.hidden_by_search:
        yield f"A search in the window hid {count(searched, 'more', 'more')}."
