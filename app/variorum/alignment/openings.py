"""Which articles report the same news: their openings say the same.

A follow-up on another day, or another report of the same programme, repeats the background of the
first nearly word for word, below news of its own. Such sentences do say the same, but the articles
are not two reports of one event, and that is what a confident link stands for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from scipy import sparse
from scipy.sparse.csgraph import connected_components

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from variorum.alignment.cells import Cells
    from variorum.alignment.sentences import SentenceTable

BELOW_A_HEADLINE, WITHOUT = 2, 4
"""Sentences that give an article's news: its headline and the one below it. Where the headline is
not part of the text, several begin with the scene or with a person and come to the news later."""


def background_pairs(
    table: SentenceTable, cells: Cells, confident: NDArray[np.bool_], rank: NDArray[np.int64]
) -> list[tuple[int, int]]:
    """Indices of articles that are linked with confidence, but only below their openings.

    Articles whose openings agree are one report of the news; so are those joined by a third one.

    Args:
        table: All sentences.
        cells: Cells that are links.
        confident: Which of them are so.
        rank: Place of each sentence in its article, from 0.
    """
    size = len(table.counts)
    left, right = table.article[cells.rows], table.article[cells.columns]
    opening = rank < _lengths(table, rank)[table.article]
    opens = confident & opening[cells.rows] & opening[cells.columns]
    joined = sparse.coo_array((opens[opens], (left[opens], right[opens])), shape=(size, size))
    _, report = connected_components(joined, directed=False)
    apart = confident & (report[left] != report[right])
    return sorted({(int(a), int(b)) for a, b in zip(left[apart], right[apart], strict=True)})


def _lengths(table: SentenceTable, rank: NDArray[np.int64]) -> NDArray[np.int64]:
    """How many sentences each article opens with: a headline is told by having no full stop."""
    found = np.full(len(table.counts), WITHOUT, np.int64)
    for first in np.flatnonzero((rank == 0) & table.linkable):
        if table.texts[first].rstrip()[-1:].isalnum():
            found[table.article[first]] = BELOW_A_HEADLINE
    return found
