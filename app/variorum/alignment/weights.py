"""How much a word, piece or n-gram says: little if its article uses it in every other sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from scipy import sparse

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray


def own_weights(
    counts: Any, article: NDArray[np.int64], sentences: NDArray[np.int64], *, rarest: float
) -> Any:
    """Weigh each entry of a sentence-by-item matrix by how rare the item is in its own article.

    The weight is the logarithm of one over the share of the article's sentences that hold the
    item. It is taken from the article alone, so that how two articles are aligned never depends on
    what else lies in the folder, and a word like the town's name counts little in both.

    Args:
        counts: `csr_array`, a row a sentence; entries other than zero are occurrences.
        article: Index of each sentence's article, ascending.
        sentences: How many sentences each article has.
        rarest: Least share that is told apart (0.02: one sentence in fifty).

    Returns:
        A `csr_array` of the same shape and sparsity.
    """
    rows = np.repeat(article, np.diff(counts.indptr))
    keys = rows.astype(np.int64) * counts.shape[1] + counts.indices
    _, inverse, frequency = np.unique(keys, return_inverse=True, return_counts=True)
    share = 0.9 * (frequency[inverse] + 0.5) / (sentences[rows] + 1)
    weights = -np.log(np.minimum(1.0, share + rarest))
    return sparse.csr_array((weights, counts.indices, counts.indptr), shape=counts.shape)


def incidence(items: Sequence[Sequence[int] | NDArray[np.integer[Any]]], size: int) -> Any:
    """A `csr_array` with a row for each sequence and a one for each of its distinct items."""
    distinct = [np.unique(np.asarray(row, dtype=np.int64)) for row in items]
    indptr = np.concatenate(([0], np.cumsum([len(row) for row in distinct])))
    indices = np.concatenate(distinct) if distinct else np.zeros(0, np.int64)
    return sparse.csr_array((np.ones(len(indices)), indices, indptr), shape=(len(items), size))


def unit_rows(matrix: Any) -> Any:
    """The same matrix with every row of length one; empty rows stay empty."""
    norms = np.sqrt(np.asarray(matrix.multiply(matrix).sum(axis=1)).ravel())
    norms[norms == 0] = 1
    return sparse.csr_array(
        (matrix.data / np.repeat(norms, np.diff(matrix.indptr)), matrix.indices, matrix.indptr),
        shape=matrix.shape,
    )
