"""Which pairs of sentences are worth a closer look, out of all there are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from variorum.alignment.grams import gram_vectors
from variorum.alignment.related import name_cosines, opening_similarity, relation, topic_penalty
from variorum.alignment.tokens import pooled_vectors

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from variorum.alignment.sentences import SentenceTable

    Floats = NDArray[np.float32]
    Indices = NDArray[np.int64]

# Below this no link was ever lost that the closer look would have found.
_WORTH_A_LOOK = 0.12
_WORTH_A_LOOK_BY_GRAMS = 0.06
# No likeness of sentences outweighs these log odds that two articles are about different events.
_HOPELESS = -7.0


@dataclass(frozen=True, kw_only=True)
class Cells:
    """Pairs of sentences of different articles, ordered by row, then column.

    Attributes:
        rows: Index of the sentence in the article that comes first.
        columns: Index of the sentence in the later one.
        grams: Cosine of their character n-grams.
        pooled: Cosine of their mean token vectors; zeros without the model.
        related: How surely their articles are about one event, as log odds.
    """

    rows: Indices
    columns: Indices
    grams: Floats
    pooled: Floats
    related: Floats

    def __len__(self) -> int:
        return len(self.rows)

    def only(self, keep: NDArray[np.bool_]) -> Cells:
        """The cells that are kept."""
        return Cells(
            rows=self.rows[keep],
            columns=self.columns[keep],
            grams=self.grams[keep],
            pooled=self.pooled[keep],
            related=self.related[keep],
        )


def find_cells(table: SentenceTable, step: Callable[[int], None]) -> tuple[Cells, Floats]:
    """Compare every sentence with all of every other article, coarsely, and keep what may link.

    Args:
        table: All sentences.
        step: Called with the number of articles done; may raise to stop.

    Returns:
        The cells, and for each two articles the log odds that they are about one event.
    """
    grams = gram_vectors(table)
    later = grams.T.tocsr()
    pooled = pooled_vectors(table) if table.vectors else None
    names, penalty = name_cosines(table), topic_penalty(table)
    odds = np.zeros_like(names)
    parts: list[Cells] = []
    ends = np.cumsum(table.counts)
    for article, end in enumerate(ends[:-1]):
        step(article)
        own = _linkable(table, end - table.counts[article], end)
        others = _linkable(table, end, len(table))
        if not len(own) or not len(others):
            continue
        alike = (grams[own] @ later).toarray()[:, others]
        mean = np.zeros_like(alike) if pooled is None else pooled[own] @ pooled[others].T
        found, starts = np.unique(table.article[others], return_index=True)
        openings = opening_similarity(alike if pooled is None else mean, starts)
        odds[article, found] = penalty[article, found] + relation(
            names[article, found], openings, vectors=pooled is not None
        )
        related = odds[article, table.article[others]]
        if pooled is None:
            keep = alike >= _WORTH_A_LOOK_BY_GRAMS
        else:
            keep = 0.3 * mean + 0.7 * alike >= _WORTH_A_LOOK
        at, other = np.nonzero(keep & (related > _HOPELESS))
        parts.append(
            Cells(
                rows=own[at],
                columns=others[other],
                grams=alike[at, other],
                pooled=mean[at, other],
                related=related[other],
            )
        )
    return _joined(parts), odds + odds.T


def _linkable(table: SentenceTable, start: int, end: int) -> Indices:
    return start + np.flatnonzero(table.linkable[start:end])


def _joined(parts: list[Cells]) -> Cells:
    if not parts:
        none, nothing = np.zeros(0, np.int64), np.zeros(0, np.float32)
        return Cells(rows=none, columns=none, grams=nothing, pooled=nothing, related=nothing)
    return Cells(
        rows=np.concatenate([part.rows for part in parts]),
        columns=np.concatenate([part.columns for part in parts]),
        grams=np.concatenate([part.grams for part in parts]).astype(np.float32),
        pooled=np.concatenate([part.pooled for part in parts]).astype(np.float32),
        related=np.concatenate([part.related for part in parts]).astype(np.float32),
    )
