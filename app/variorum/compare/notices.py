"""What a reader must know before trusting a comparison: copies, strangers, other languages."""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING

from variorum.model.comparison import Notice

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from variorum.model.article import AnnotatedArticle
    from variorum.model.comparison import SharedWording

# Two articles of which the shorter stands to this share in the other are one text twice.
NEAR_DUPLICATE = 0.8
# From this share on, at least one of them was written from the other or both from one dispatch.
NOT_INDEPENDENT = 0.35


def find_notices(
    articles: Sequence[AnnotatedArticle],
    unrelated: Sequence[tuple[str, str]],
    shared: Sequence[SharedWording],
) -> Iterator[Notice]:
    """Yield what limits the comparison as a whole.

    Args:
        articles: All that were read, in order.
        unrelated: Pairs of article ids that seem to be about different events.
        shared: Runs of words common to two articles.
    """
    if len(articles) == 1:
        yield Notice(
            path=articles[0].path,
            code="single",
            message="This is the only readable article: there is nothing to compare it with.",
        )
    yield from _duplicates(articles, shared)
    yield from _languages(articles)
    paths = {article.id: article.path for article in articles}
    for left, right in unrelated:
        yield Notice(
            path=paths[right],
            code="unrelated",
            message=f"It seems to be about another event than {_name(paths[left])}.",
        )


def _name(path: str) -> str:
    return Path(path).name


def _duplicates(
    articles: Sequence[AnnotatedArticle], shared: Sequence[SharedWording]
) -> Iterator[Notice]:
    words: dict[tuple[str, str], int] = defaultdict(int)
    for run in shared:
        words[run.left, run.right] += run.words
    lengths = {article.id: max(1, len(article.text.split())) for article in articles}
    for left, right in combinations(articles, 2):
        if left.sha256 == right.sha256:
            yield Notice(
                path=right.path,
                code="duplicate",
                message=f"The file is the same, byte for byte, as {_name(left.path)}.",
            )
            continue
        common = words[left.id, right.id] + words[right.id, left.id]
        share = common / min(lengths[left.id], lengths[right.id])
        if share >= NEAR_DUPLICATE:
            yield Notice(
                path=right.path,
                code="near-duplicate",
                message=f"Nearly the same text as {_name(left.path)}: not independent sources.",
            )
        elif share >= NOT_INDEPENDENT:
            yield Notice(
                path=right.path,
                code="shared-wording",
                message=f"{share:.0%} of the shorter text stands word for word in the other "
                f"({_name(left.path)}): probably the same agency copy, not independent sources.",
            )


def _languages(articles: Sequence[AnnotatedArticle]) -> Iterator[Notice]:
    known = {article.language for article in articles if article.language}
    if len(known) > 1:
        for article in articles:
            yield Notice(
                path=article.path,
                code="several-languages",
                message=f"The articles are in several languages ({', '.join(sorted(known))}; this "
                f"one: {article.language or 'unknown'}). Texts in different languages are "
                "aligned by names and figures alone, if at all.",
            )
