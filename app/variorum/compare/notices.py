"""What a reader must know before trusting a comparison: copies, strangers, other languages."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING

from variorum.model.comparison import Notice

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from variorum.alignment.result import Alignment
    from variorum.model.article import AnnotatedArticle
    from variorum.model.comparison import SharedWording

# Two articles of which the shorter stands to this share in the other are one text twice.
NEAR_DUPLICATE = 0.8
# From this share on, at least one of them was written from the other or both from one dispatch.
NOT_INDEPENDENT = 0.35
# A notice names this many files at the most.
_MOST_NAMES = 3


def find_notices(
    articles: Sequence[AnnotatedArticle],
    alignment: Alignment,
    shared: Sequence[SharedWording],
) -> Iterator[Notice]:
    """Yield what limits the comparison as a whole.

    Args:
        articles: All that were read, in order.
        alignment: Says which of them seem to be about different events, or to tell other news.
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
    for right, others in _by_right(alignment.unrelated, paths).items():
        yield Notice(
            path=right,
            code="unrelated",
            message=f"It seems to be about another event than {_names(others)}.",
        )
    followed = [pair for pair in alignment.background if pair not in alignment.unrelated]
    for right, others in _by_right(followed, paths).items():
        yield Notice(
            path=right,
            code="other-news",
            message=f"It seems to have other news than {_names(others)}, and only background in "
            "common: what is linked there is shown as possible.",
        )


def _by_right(pairs: Sequence[tuple[str, str]], paths: dict[str, str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for left, right in pairs:
        found[paths[right]].append(paths[left])
    return found


def _names(paths: Sequence[str]) -> str:
    """File names as words: "a.txt", "a.txt and b.txt", "a.txt, b.txt and 4 more"."""
    names = [Path(path).name for path in paths]
    if len(names) > _MOST_NAMES:
        names = [*names[: _MOST_NAMES - 1], f"{len(names) - _MOST_NAMES + 1} more"]
    return " and ".join(filter(None, (", ".join(names[:-1]), names[-1])))


def _duplicates(
    articles: Sequence[AnnotatedArticle], shared: Sequence[SharedWording]
) -> Iterator[Notice]:
    words: dict[tuple[str, str], int] = defaultdict(int)
    for run in shared:
        words[run.left, run.right] += run.words
    lengths = {article.id: max(1, len(article.text.split())) for article in articles}
    for n, right in enumerate(articles):
        same: list[str] = []
        nearly: list[str] = []
        partly: list[tuple[float, str]] = []
        for left in articles[:n]:
            common = words[left.id, right.id] + words[right.id, left.id]
            share = common / min(lengths[left.id], lengths[right.id])
            if left.sha256 == right.sha256:
                same.append(left.path)
            elif share >= NEAR_DUPLICATE:
                nearly.append(left.path)
            elif share >= NOT_INDEPENDENT:
                partly.append((share, left.path))
        yield from _copies(right.path, same, nearly, partly)


def _copies(
    path: str, same: list[str], nearly: list[str], partly: list[tuple[float, str]]
) -> Iterator[Notice]:
    if same:
        message = f"The file is the same, byte for byte, as {_names(same)}."
        yield Notice(path=path, code="duplicate", message=message)
    if nearly:
        message = f"Nearly the same text as {_names(nearly)}: not independent sources."
        yield Notice(path=path, code="near-duplicate", message=message)
    if partly:
        most = max(share for share, _ in partly)
        message = (
            f"Up to {most:.0%} of the shorter text stands word for word in "
            f"{_names([name for _, name in partly])} too: probably the same agency copy, "
            "not independent sources."
        )
        yield Notice(path=path, code="shared-wording", message=message)


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
