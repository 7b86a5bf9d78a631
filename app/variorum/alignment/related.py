"""Whether two articles are about one event: told by the names they share and by their openings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from scipy import sparse

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from variorum.alignment.sentences import SentenceTable

    Floats = NDArray[np.floating[Any]]

_OPENING = 3  # sentences that say what an article is about
_KNOWN = 3  # with fewer names than this an article cannot be told by them
_UNKNOWN_COSINE = 0.25  # what is then taken, so that the openings decide
# Log odds fitted to pairs of articles about one event and about two of the same sort (shootings
# in two towns): these hardly share a name, and their openings are half as similar.
_BY_VECTORS, _BY_GRAMS = (15.0, 15.2, -10.7), (14.2, 26.7, -7.8)
# Articles on one event have their most frequent words in common; where they hardly have any, names
# and openings that agree are a coincidence (the same officials, the same turns of phrase).
_TOPIC, _TOPIC_SLOPE = 0.25, 40.0
_TOPIC_SENTENCES = 12  # in a shorter article no word is frequent
# Below these log odds two articles are called unrelated.
UNRELATED = -1.5


def name_cosines(table: SentenceTable) -> Floats:
    """For each two articles, how much the names that they mention agree, 0 to 1."""
    known: dict[str, int] = {}
    rows: list[int] = []
    columns: list[int] = []
    for n, names in enumerate(table.names):
        for name in names:
            rows.append(int(table.article[n]))
            columns.append(known.setdefault(name, len(known)))
    shape = (len(table.counts), max(1, len(known)))
    counts: Any = sparse.csr_array((np.ones(len(rows)), (rows, columns)), shape=shape)
    counts.sum_duplicates()
    counts.data = 1 + np.log(counts.data)
    product = (counts @ counts.T).toarray()
    lengths = np.maximum(np.sqrt(np.diag(product)), 1e-9)
    cosines = product / lengths[:, None] / lengths[None, :]
    few = np.diff(counts.indptr) < _KNOWN
    cosines[few[:, None] | few[None, :]] = np.maximum(
        _UNKNOWN_COSINE, cosines[few[:, None] | few[None, :]]
    )
    return cosines.astype(np.float32)


def topic_penalty(table: SentenceTable) -> Floats:
    """For each two articles, what differing topics take from the log odds: 0 or less."""
    known: dict[str, int] = {}
    rows: list[int] = []
    columns: list[int] = []
    for n, terms in enumerate(table.terms):
        if table.linkable[n]:
            rows += [int(table.article[n])] * len(terms)
            columns += [known.setdefault(term, len(known)) for term in terms]
    shape = (len(table.counts), max(1, len(known)))
    counts: Any = sparse.csr_array((np.ones(len(rows)), (rows, columns)), shape=shape)
    counts.sum_duplicates()
    counts.data **= 1.5  # so that what an article keeps coming back to counts most
    product = (counts @ counts.T).toarray()
    lengths = np.maximum(np.sqrt(np.diag(product)), 1e-9)
    penalty = _TOPIC_SLOPE * np.minimum(0, product / lengths[:, None] / lengths - _TOPIC)
    short = np.bincount(table.article[table.linkable], minlength=shape[0]) < _TOPIC_SENTENCES
    penalty[short[:, None] | short[None, :]] = 0
    return penalty.astype(np.float32)


def opening_similarity(similar: Floats, starts: NDArray[np.int64]) -> Floats:
    """How well the openings of one article and of several others are met in each other.

    Args:
        similar: Similarity of the article's sentences (rows) with those of the others (columns).
        starts: First column of each other article.

    Returns:
        For each other article, the mean best similarity of the opening sentences of both.
    """
    own = np.maximum.reduceat(similar[:_OPENING], starts, axis=1).mean(axis=0)
    best = similar.max(axis=0)
    ends = np.append(starts[1:], similar.shape[1])
    theirs = [best[a : min(a + _OPENING, b)].mean() for a, b in zip(starts, ends, strict=True)]
    return (own + np.array(theirs, np.float32)) / 2


def relation(names: Floats, openings: Floats, *, vectors: bool) -> Floats:
    """Log odds that articles are about one event."""
    of_names, of_openings, intercept = _BY_VECTORS if vectors else _BY_GRAMS
    return of_names * names + of_openings * openings + np.float32(intercept)


def unrelated_pairs(odds: Floats) -> list[tuple[int, int]]:
    """Pairs of articles that neither are about one event nor are joined by others that are.

    A portrait of a victim may share little with the report of the verdict, but both are close to
    the report of the crime.

    Args:
        odds: Square and symmetric, log odds of each two articles.
    """
    count = len(odds)
    joined, label = sparse.csgraph.connected_components(odds > -UNRELATED, directed=False)
    del joined
    return [
        (left, right)
        for left in range(count)
        for right in range(left + 1, count)
        if odds[left, right] < UNRELATED and label[left] != label[right]
    ]
