"""What speaks for two sentences saying the same thing: one number a kind of evidence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from variorum.alignment.context import context
from variorum.alignment.tokens import compare_tokens
from variorum.alignment.weights import incidence, own_weights, unit_rows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from variorum.alignment.cells import Cells
    from variorum.alignment.sentences import SentenceTable

    Floats = NDArray[np.floating[Any]]
    Evidence = dict[str, Floats]

_RAREST = 0.02
_STEP = 50_000  # cells at a time, which bounds the memory


def of_words(table: SentenceTable, cells: Cells) -> Evidence:
    """Gather what spelling and words say about each cell, without the model.

    Returns:
        `grams`, `pooled`: as in `cells`; `shared`: weight of the terms that both sentences hold;
        `terms`: cosine of their terms; `facts`: weight of the figures on which they agree.
    """
    counts = _numbered(table.terms)
    weights = own_weights(counts, table.article, table.counts, rarest=_RAREST)
    facts = _numbered(table.facts)
    facts = own_weights(facts, table.article, table.counts, rarest=_RAREST)
    return {
        "grams": cells.grams,
        "pooled": cells.pooled,
        "shared": _dots(_roots(weights), cells),
        "terms": _dots(unit_rows(weights), cells),
        "facts": _dots(_roots(facts), cells),
    }


def of_meaning(table: SentenceTable, cells: Cells, words: Evidence) -> Evidence:
    """Add to the evidence of words what token vectors and the cells around say.

    Returns:
        All of `words`; with the model `tokens`: mutual containment of meaning, `contained`: the
        better direction, `only`, `only_both`: how much of the sentences no other partner answers
        as well, for the better and the worse side; and the evidence of `context`.
    """
    if not table.vectors:
        alike = (words["grams"] + words["terms"]) / 2
        return words | context(table, cells, alike)
    found = compare_tokens(table, cells)
    tokens = 2 * found.left * found.right / np.maximum(found.left + found.right, 1e-9)
    alike = (words["grams"] + tokens) / 2
    return (
        words
        | context(table, cells, alike)
        | {
            "tokens": tokens,
            "contained": np.maximum(found.left, found.right),
            "only": np.maximum(found.only_left, found.only_right),
            "only_both": np.minimum(found.only_left, found.only_right),
        }
    )


def _roots(weights: Any) -> Any:
    roots = weights.copy()
    roots.data = np.sqrt(roots.data)
    return roots


def _numbered(items: Sequence[frozenset[str]]) -> Any:
    known: dict[str, int] = {}
    rows = [[known.setdefault(item, len(known)) for item in sorted(row)] for row in items]
    return incidence(rows, max(1, len(known)))


def _dots(matrix: Any, cells: Cells) -> Floats:
    """For each cell, the scalar product of its two rows."""
    out = np.zeros(len(cells), np.float32)
    for start in range(0, len(cells), _STEP):
        part = slice(start, start + _STEP)
        product = matrix[cells.rows[part]].multiply(matrix[cells.columns[part]])
        out[part] = np.asarray(product.sum(axis=1)).ravel()
    return out
