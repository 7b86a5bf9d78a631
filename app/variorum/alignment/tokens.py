"""How much of a sentence's meaning another one holds: best partner of each token vector."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from variorum.model.features import SentenceVectors


def piece_weights(vectors: Sequence[SentenceVectors]) -> list[NDArray[np.float32]]:
    """For each sentence the weight of its pieces: rare ones say more. They sum to one."""
    seen = [np.unique(v.pieces) for v in vectors]
    frequency = np.bincount(np.concatenate(seen)) if seen else np.zeros(1, np.int64)
    idf = (np.log((1 + len(vectors)) / (1 + frequency)) + 1).astype(np.float32)
    weights: list[NDArray[np.float32]] = []
    for v in vectors:
        raw = idf[v.pieces]
        weights.append(raw / raw.sum() if len(raw) else raw)
    return weights


def containment(
    vectors: Sequence[SentenceVectors],
    weights: Sequence[NDArray[np.float32]],
    rows: NDArray[np.int64],
    columns: NDArray[np.int64],
) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """For each cell, how far the left sentence is held by the right one, and the reverse.

    Args:
        vectors: Token vectors of every sentence.
        weights: Their weights, summing to one for each sentence.
        rows: Index of the left sentence of each cell, ascending.
        columns: Index of the right sentence of each cell.

    Returns:
        Two arrays of 0 to 1, one value a cell.
    """
    left = np.zeros(len(rows), np.float32)
    right = np.zeros(len(rows), np.float32)
    starts = np.flatnonzero(np.diff(rows, prepend=-1))
    ends = np.append(starts[1:], len(rows))
    for start, end in zip(starts, ends, strict=True):
        own = vectors[rows[start]]
        others = columns[start:end]
        lengths = np.array([len(vectors[c].pieces) for c in others])
        if not len(own.pieces) or not lengths.all():
            continue
        stacked = np.concatenate([vectors[c].vectors for c in others])
        sims = own.vectors @ stacked.T
        bounds = np.concatenate(([0], np.cumsum(lengths)[:-1]))
        best_left = np.maximum.reduceat(sims, bounds, axis=1)
        left[start:end] = weights[rows[start]] @ best_left
        stacked_weights = np.concatenate([weights[c] for c in others])
        right[start:end] = np.add.reduceat(sims.max(axis=0) * stacked_weights, bounds)
    return np.clip(left, 0, 1), np.clip(right, 0, 1)
