"""Character n-gram vectors of sentences: words alike in spelling, in any language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from scipy import sparse

from variorum.alignment.weights import own_weights, unit_rows

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from variorum.alignment.sentences import SentenceTable

_SIZES = (3, 4, 5)
_PRIME = np.uint64(1_099_511_628_211)  # of the FNV-1a hash; 64 bits make clashes irrelevant
_RAREST = 0.05


def gram_vectors(table: SentenceTable) -> Any:
    """One unit row per sentence over all n-grams of 3 to 5 characters, weighted by rarity.

    Returns:
        A `scipy.sparse.csr_array` of float32; sentences without an n-gram have an empty row.
    """
    counts = _counted(table.texts)
    if not counts.nnz:
        return counts
    weights = own_weights(counts, table.article, table.counts, rarest=_RAREST)
    weights.data = ((1 + np.log(counts.data)) * weights.data).astype(np.float32)
    return unit_rows(weights)


def _counted(texts: tuple[str, ...]) -> Any:
    joined = "".join(f" {text} " for text in texts)
    points = np.frombuffer(joined.encode("utf-32-le"), np.uint32).astype(np.uint64)
    owner = np.repeat(np.arange(len(texts)), [len(text) + 2 for text in texts])
    owners: list[NDArray[np.int64]] = []
    hashes: list[NDArray[np.uint64]] = []
    for size in _SIZES:
        count = max(0, len(points) - size + 1)
        rolled = np.full(count, size, np.uint64)
        for step in range(size):
            rolled = (rolled * _PRIME) ^ points[step : step + count]
        inside = owner[:count] == owner[size - 1 : size - 1 + count]
        owners.append(owner[:count][inside])
        hashes.append(rolled[inside])
    distinct, columns = np.unique(np.concatenate(hashes), return_inverse=True)
    rows = np.concatenate(owners)
    counts = sparse.csr_array(
        (np.ones(len(rows)), (rows, columns)), shape=(len(texts), len(distinct))
    )
    counts.sum_duplicates()
    return counts
