"""From annotated articles to links, rows and unrelated pairs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from variorum.alignment.backbone import heaviest_chain
from variorum.alignment.folding import folded
from variorum.alignment.grams import gram_vectors
from variorum.alignment.result import Alignment
from variorum.alignment.tokens import containment, piece_weights
from variorum.model.comparison import Link, SentenceRef, Statement

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from variorum.model.features import Prepared
    from variorum.model.options import Options

_CONFIDENT = 0.33
_POSSIBLE = 0.27


def align(
    prepared: Sequence[Prepared],
    *,
    options: Options,
    reference: str | None = None,
    progress: Callable[[int, int], None],
    cancelled: Callable[[], bool],
) -> Alignment:
    """Link the sentences of every pair of articles."""
    refs = [SentenceRef(p.article.id, n) for p in prepared for n in range(len(p.article.sentences))]
    owner = np.array(
        [n for n, p in enumerate(prepared) for _ in p.article.sentences], dtype=np.int64
    )
    texts = [folded(p.article.text[s.start : s.end]) for p in prepared for s in p.article.sentences]
    vectors = [v for p in prepared for v in p.vectors]
    grams = gram_vectors(texts)
    cosine = np.asarray((grams @ grams.T).todense())
    keep = (cosine >= 0.03) & (owner[:, None] < owner[None, :])
    rows, columns = np.nonzero(keep)
    score = cosine[rows, columns]
    if len(vectors) == len(texts):
        into_left, into_right = containment(vectors, piece_weights(vectors), rows, columns)
        both = into_left + into_right
        both[both == 0] = 1
        score = 0.5 * score + 0.5 * 2 * into_left * into_right / both
    links: list[Link] = []
    chosen = np.flatnonzero(score >= _POSSIBLE)
    cells: dict[tuple[int, int], list[int]] = {}
    for n in chosen:
        if score[n] >= _CONFIDENT:
            cells.setdefault((owner[rows[n]], owner[columns[n]]), []).append(int(n))
    chain: set[int] = set()
    for group in cells.values():
        found = heaviest_chain([(int(rows[n]), int(columns[n]), float(score[n])) for n in group])
        chain |= {group[n] for n in found}
    for n in chosen:
        links.append(
            Link(
                left=refs[rows[n]],
                right=refs[columns[n]],
                score=round(float(min(1.0, score[n])), 4),
                confidence="confident" if score[n] >= _CONFIDENT else "possible",
                backbone=int(n) in chain,
            )
        )
    statements = tuple(Statement(id=f"s{n}", members=(ref,)) for n, ref in enumerate(refs, 1))
    progress(1, 1)
    return Alignment(links=tuple(links), statements=statements)
