"""Character n-gram TF-IDF vectors of sentences: what is left of meaning without a model."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from scipy import sparse

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

SIZES = (3, 4, 5)
_PRIME = np.uint64(1_099_511_628_211)  # of the FNV-1a hash; 64 bits make clashes irrelevant


def gram_vectors(texts: Sequence[str]) -> Any:
    """One unit row per text over all n-grams of 3 to 5 characters met in `texts`.

    Args:
        texts: Folded sentences.

    Returns:
        A `scipy.sparse.csr_array`; texts without an n-gram have an empty row.
    """
    owners: list[NDArray[np.int64]] = []
    hashes: list[NDArray[np.uint64]] = []
    lengths = np.array([len(text) + 2 for text in texts], np.int64)
    joined = "".join(f" {text} " for text in texts)
    points = np.frombuffer(joined.encode("utf-32-le"), np.uint32).astype(np.uint64)
    owner = np.repeat(np.arange(len(texts)), lengths)
    for size in SIZES:
        count = len(points) - size + 1
        if count <= 0:
            continue
        rolled = np.full(count, size, np.uint64)
        for step in range(size):
            rolled = (rolled * _PRIME) ^ points[step : step + count]
        inside = owner[:count] == owner[size - 1 :]
        owners.append(owner[:count][inside])
        hashes.append(rolled[inside])
    if not owners:
        return sparse.csr_array((len(texts), 0))
    _, columns = np.unique(np.concatenate(hashes), return_inverse=True)
    rows = np.concatenate(owners)
    shape = (len(texts), int(columns.max(initial=-1)) + 1)
    counts = sparse.csr_array((np.ones(len(rows)), (rows, columns)), shape=shape)
    counts.sum_duplicates()
    return _weighted(counts)


def _weighted(counts: Any) -> Any:
    """Sublinear term frequency times smoothed inverse sentence frequency, rows of length one."""
    texts, _ = counts.shape
    present = np.bincount(counts.indices, minlength=counts.shape[1])
    idf = np.log((1 + texts) / (1 + present)) + 1
    counts.data = (1 + np.log(counts.data)) * idf[counts.indices]
    norms = np.sqrt(np.asarray(counts.multiply(counts).sum(axis=1)).ravel())
    norms[norms == 0] = 1
    counts.data /= np.repeat(norms, np.diff(counts.indptr))
    return counts
