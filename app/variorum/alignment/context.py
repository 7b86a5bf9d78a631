"""What the cells around a cell say about it: rivals of its two sentences, and its neighbours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from variorum.alignment.cells import Cells
    from variorum.alignment.sentences import SentenceTable

    Floats = NDArray[np.floating[Any]]
    Indices = NDArray[np.int64]

_NOTHING = 0.1  # likeness of cells that were not worth a look
_NEIGHBOUR = 0.45  # a verbatim twin next door says no more than a good paraphrase there
_PARAPHRASE = 0.6  # more alike than this, sentences are copies or translations of one another
_CLEAR = 0.05
_LEAD = 2  # headline and first sentence


def context(table: SentenceTable, cells: Cells, alike: Floats) -> dict[str, Floats]:
    """Gather the evidence that lies around each cell.

    Args:
        table: All sentences.
        cells: Those looked at.
        alike: How alike their sentences are, 0 to 1.

    Returns:
        `taken`: how far a better partner of one of its sentences is beyond a free paraphrase: a
        sentence that is met nearly word for word is answered by that one; `neighbours`: likeness
        of the cell before or after, in both articles; `shift`: difference of the places in their
        articles, 0 to 1; `opening`: 1 where one of them opens its article; `leads`: 1 where both
        are headline or lead, which tell the event itself.
    """
    articles = len(table.counts)
    row_article, column_article = table.article[cells.rows], table.article[cells.columns]
    along = _best_other(cells.rows * articles + column_article, alike)
    down = _best_other(cells.columns * articles + row_article, alike)
    rival = np.maximum(along, down)
    better = np.clip((_CLEAR + rival - alike) / (2 * _CLEAR), 0, 1)  # without a jump at a draw
    rank = rank_of(table)
    last = np.zeros(articles, np.int64)
    np.maximum.at(last, table.article, rank)
    relative = rank / np.maximum(1, last[table.article])
    opens, leads = rank == 0, rank < _LEAD
    return {
        "taken": np.maximum(0, rival - _PARAPHRASE) * better,
        "neighbours": np.minimum(_NEIGHBOUR, _neighbours(table, cells, alike)),
        "shift": np.abs(relative[cells.rows] - relative[cells.columns]),
        "opening": (opens[cells.rows] | opens[cells.columns]).astype(np.float32),
        "leads": (leads[cells.rows] & leads[cells.columns]).astype(np.float32),
    }


def _best_other(groups: Indices, alike: Floats) -> Floats:
    """For each cell, the most that another cell of its group reaches."""
    order = np.lexsort((-alike, groups))
    ordered = groups[order]
    leads = np.append(True, ordered[1:] != ordered[:-1])
    starts = np.flatnonzero(leads)
    sizes = np.diff(np.append(starts, len(groups)))
    best = alike[order[starts]]
    second = np.full_like(best, _NOTHING)
    several = sizes > 1
    second[several] = alike[order[starts[several] + 1]]
    group = np.cumsum(leads) - 1
    other = np.empty_like(alike)
    other[order] = np.where(leads, second[group], best[group])
    return other


def _neighbours(table: SentenceTable, cells: Cells, alike: Floats) -> Floats:
    keys = cells.rows * len(table) + cells.columns
    best = np.full_like(alike, _NOTHING)
    for step in (-1, 1):
        rows, columns = cells.rows + step, cells.columns + step
        at = np.minimum(np.searchsorted(keys, rows * len(table) + columns), len(keys) - 1)
        inside = (
            (keys[at] == rows * len(table) + columns)
            & (table.article[cells.rows] == table.article[cells.rows[at]])
            & (table.article[cells.columns] == table.article[cells.columns[at]])
        )
        best = np.maximum(best, np.where(inside, alike[at], _NOTHING))
    return best


def rank_of(table: SentenceTable) -> Indices:
    """The place of each sentence in its article, counting only those that can be linked."""
    count = np.cumsum(table.linkable)
    ends = np.cumsum(table.counts)
    before = np.concatenate(([0], count))[ends - table.counts]
    return np.maximum(0, count - before[table.article] - 1)
