"""Which pairs of sentences are worth a closer look, out of all there are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from variorum.alignment.grams import gram_vectors
from variorum.alignment.related import name_cosines, opening_similarity, relation, topic_penalty
from variorum.alignment.tokens import pooled_vectors

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from variorum.alignment.sentences import SentenceTable

    Floats = NDArray[np.floating[Any]]
    Indices = NDArray[np.int64]

# Below this no link was ever lost that the closer look would have found.
_WORTH_A_LOOK = 0.12
_WORTH_A_LOOK_BY_GRAMS = 0.06
# No likeness of sentences outweighs these log odds that two articles are about different events.
_HOPELESS = -4.0


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
    search = _Search(table)
    parts: list[Cells] = []
    for article in range(len(table.counts) - 1):
        step(article)
        parts += search.of(article)
    return _joined(parts), search.odds + search.odds.T


class _Search:
    """Looks for cells between one article and all later ones at a time."""

    def __init__(self, table: SentenceTable) -> None:
        self._table = table
        self._grams = gram_vectors(table)
        self._pooled = pooled_vectors(table) if table.vectors else None
        self._names, self._penalty = name_cosines(table), topic_penalty(table)
        self._ends = np.cumsum(table.counts)
        self.odds = np.zeros_like(self._names)

    def of(self, article: int) -> list[Cells]:
        end = self._ends[article]
        own = self._linkable(end - self._table.counts[article], end)
        others = self._linkable(end, len(self._table))
        if not len(own) or not len(others):
            return []
        if self._pooled is None:
            alike = self._alike(own, others)
            near = self._relate(article, others, alike)
            others, alike = others[near], alike[:, near]
            mean = np.zeros_like(alike)
            keep = alike >= _WORTH_A_LOOK_BY_GRAMS
        else:
            mean = self._pooled[own] @ self._pooled[others].T
            near = self._relate(article, others, mean)
            others, mean = others[near], mean[:, near]
            alike = self._alike(own, others)
            keep = 0.3 * mean + 0.7 * alike >= _WORTH_A_LOOK
        at, other = np.nonzero(keep)
        return [
            Cells(
                rows=own[at],
                columns=others[other],
                grams=alike[at, other],
                pooled=mean[at, other],
                related=self.odds[article, self._table.article[others[other]]],
            )
        ]

    def _linkable(self, start: int, end: int) -> Indices:
        return start + np.flatnonzero(self._table.linkable[start:end])

    def _alike(self, own: Indices, others: Indices) -> Floats:
        return (self._grams[own] @ self._grams[others].T).toarray()

    def _relate(self, article: int, others: Indices, similar: Floats) -> Indices:
        """Note how surely they are about one event; keep the sentences of those that may be."""
        articles = self._table.article[others]
        found, starts = np.unique(articles, return_index=True)
        self.odds[article, found] = self._penalty[article, found] + relation(
            self._names[article, found],
            opening_similarity(similar, starts),
            vectors=self._pooled is not None,
        )
        return np.flatnonzero(self.odds[article, articles] > _HOPELESS)


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
