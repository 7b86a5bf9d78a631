"""From annotated articles to links, rows and unrelated pairs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from variorum.alignment import evidence, scoring
from variorum.alignment.backbone import heaviest_chain
from variorum.alignment.cells import find_cells
from variorum.alignment.context import rank_of
from variorum.alignment.openings import background_pairs
from variorum.alignment.related import unrelated_pairs
from variorum.alignment.result import Alignment
from variorum.alignment.sentences import tabulate
from variorum.alignment.statements import group
from variorum.base.errors import CancelledError
from variorum.model.comparison import Link

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray

    from variorum.alignment.cells import Cells
    from variorum.alignment.sentences import SentenceTable
    from variorum.model.features import Prepared
    from variorum.model.options import Options

    Floats = NDArray[np.floating[Any]]


def align(
    prepared: Sequence[Prepared],
    *,
    options: Options,
    reference: str | None = None,
    progress: Callable[[int, int], None],
    cancelled: Callable[[], bool],
) -> Alignment:
    """Link the sentences of every pair of articles, many to many, in any order.

    Args:
        prepared: Articles with merged entities, in reading order. Without vectors for all of them,
            or without `options.vectors`, spelling and words decide alone.
        options: What to use.
        reference: Id of the article whose order leads the rows; None for the first.
        progress: Called with steps done and steps in all.
        cancelled: Asked between steps.

    Returns:
        Links, rows, and the pairs of articles that seem to be about different events.

    Raises:
        CancelledError: `cancelled` answered True.
    """
    if not prepared:
        return Alignment()
    steps = len(prepared) + 2

    def step(done: int) -> None:
        if cancelled():
            raise CancelledError
        progress(done, steps)

    table = tabulate(prepared, vectors=options.vectors)
    cells, related = find_cells(table, step)
    step(len(prepared))
    links, background = _link(table, cells)
    step(len(prepared) + 1)
    ids = [each.article.id for each in prepared]
    leading = reference if reference in ids else ids[0]
    statements = group(table.refs, links, ids, leading)
    progress(steps, steps)
    return Alignment(
        links=links,
        statements=statements,
        unrelated=tuple((ids[left], ids[right]) for left, right in unrelated_pairs(related)),
        background=tuple((ids[left], ids[right]) for left, right in background),
    )


def _link(table: SentenceTable, cells: Cells) -> tuple[tuple[Link, ...], list[tuple[int, int]]]:
    """Links, and the indices of articles that only have background in common."""
    words = evidence.of_words(table, cells)
    if table.vectors:
        keep = scoring.promising(words, cells.related)
        cells, words = cells.only(keep), {name: value[keep] for name, value in words.items()}
    if not len(cells):
        return (), []
    odds = scoring.log_odds(evidence.of_meaning(table, cells, words), cells.related)
    keep = scoring.is_possible(odds)
    cells, odds = cells.only(keep), odds[keep]
    scores, confident = scoring.score(odds), scoring.is_confident(odds)
    backbone = _backbone(table, cells, scores, confident)
    links = tuple(
        Link(
            left=table.refs[row],
            right=table.refs[column],
            score=round(float(scores[n]), 4),
            confidence="confident" if confident[n] else "possible",
            backbone=n in backbone,
        )
        for n, (row, column) in enumerate(zip(cells.rows, cells.columns, strict=True))
    )
    return links, background_pairs(table, cells, confident, rank_of(table))


def _backbone(
    table: SentenceTable, cells: Cells, scores: Floats, confident: NDArray[np.bool_]
) -> set[int]:
    """Confident links that scrolling follows, article pair by article pair."""
    articles = len(table.counts)
    chosen = np.flatnonzero(confident)
    if not len(chosen):
        return set()
    pairs = table.article[cells.rows[chosen]] * articles + table.article[cells.columns[chosen]]
    order = chosen[np.argsort(pairs, kind="stable")]
    backbone: set[int] = set()
    for part in np.split(order, np.flatnonzero(np.diff(np.sort(pairs))) + 1):
        chain = heaviest_chain(
            [(int(cells.rows[n]), int(cells.columns[n]), float(scores[n])) for n in part]
        )
        backbone |= {int(part[n]) for n in chain}
    return backbone
