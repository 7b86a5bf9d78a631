"""Runs of words that stand alike in two articles: the mark of one agency's copy."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import TYPE_CHECKING

import numpy as np

from variorum.alignment.folding import folded
from variorum.model.article import Span
from variorum.model.comparison import SharedWording

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from numpy.typing import NDArray

    from variorum.model.article import AnnotatedArticle

# Eight words in a row hardly ever agree by chance; names with titles and stock phrases are shorter.
MIN_WORDS = 8
# A phrase repeated all over an article is tried at so many of its places.
_PLACES = 8
# Chinese and Japanese are written without spaces: there each character counts.
_WORD = re.compile(
    r"[\u3040-\u30ff\u3400-\u9fff]|[^\W_\u3040-\u30ff\u3400-\u9fff]+(?:['’][^\W_]+)*"
)
_MIX = np.uint64(0x9E37_79B9_7F4A_7C15)


def shared_wording(
    articles: Sequence[AnnotatedArticle],
) -> tuple[tuple[SharedWording, ...], dict[str, float]]:
    """Find what each two articles have word for word in common.

    Quotation marks, punctuation, spaces and case do not count. Within a pair the runs are as long
    as they can be and no word is in two of them.

    Args:
        articles: In the order in which `left` comes before `right`.

    Returns:
        The runs, by pair and place in the left article; and for each article's id the share (0 to
        1) of its words that stand alike in at least one other article.
    """
    places = [[match.span() for match in _WORD.finditer(a.text)] for a in articles]
    words = _numbered(articles, places)
    grams = [_grams(numbers) for numbers in words]
    runs: list[SharedWording] = []
    covered = [np.zeros(len(numbers), np.bool_) for numbers in words]
    for (left, right), starts in sorted(_meetings(grams).items()):
        for at, other, length in _runs(words[left], words[right], starts):
            covered[left][at : at + length] = True
            covered[right][other : other + length] = True
            runs.append(
                SharedWording(
                    left=articles[left].id,
                    left_span=Span(places[left][at][0], places[left][at + length - 1][1]),
                    right=articles[right].id,
                    right_span=Span(places[right][other][0], places[right][other + length - 1][1]),
                    words=length,
                )
            )
    shares = {
        article.id: float(mask.mean()) if len(mask) else 0.0
        for article, mask in zip(articles, covered, strict=True)
    }
    return tuple(runs), shares


def _numbered(
    articles: Sequence[AnnotatedArticle], places: Sequence[Sequence[tuple[int, int]]]
) -> list[NDArray[np.int64]]:
    """Words as numbers: equal numbers are equal words."""
    known: dict[str, int] = {}
    return [
        np.array(
            [known.setdefault(folded(article.text[s:e]), len(known) + 1) for s, e in spans],
            dtype=np.int64,
        )
        for article, spans in zip(articles, places, strict=True)
    ]


def _grams(numbers: NDArray[np.int64]) -> NDArray[np.uint64]:
    """A hash of the `MIN_WORDS` words that begin at each place."""
    count = max(0, len(numbers) - MIN_WORDS + 1)
    rolled = np.zeros(count, np.uint64)
    for step in range(MIN_WORDS):
        rolled = (rolled ^ numbers[step : step + count].astype(np.uint64)) * _MIX
        rolled ^= rolled >> np.uint64(29)
    return rolled


def _meetings(
    grams: Sequence[NDArray[np.uint64]],
) -> dict[tuple[int, int], dict[int, list[int]]]:
    """For each two articles with runs in common: places in the left one, and in the right one."""
    if not grams:
        return {}
    joined = np.concatenate(grams)
    article = np.repeat(np.arange(len(grams)), [len(g) for g in grams])
    place = np.concatenate([np.arange(len(g)) for g in grams])
    order = np.argsort(joined, kind="stable")
    bounds = np.flatnonzero(np.diff(joined[order])) + 1
    found: dict[tuple[int, int], dict[int, list[int]]] = defaultdict(lambda: defaultdict(list))
    for group in np.split(order, bounds):
        if len(group) < 2 or article[group[0]] == article[group[-1]]:  # noqa: PLR2004  (a pair)
            continue
        by_article: dict[int, list[int]] = defaultdict(list)
        for n in group:
            by_article[int(article[n])].append(int(place[n]))
        members = sorted(by_article)
        for n, left in enumerate(members):
            for right in members[n + 1 :]:
                for at in by_article[left]:
                    found[left, right][at] = by_article[right][:_PLACES]
    return found


def _runs(
    left: NDArray[np.int64], right: NDArray[np.int64], starts: dict[int, list[int]]
) -> Iterator[tuple[int, int, int]]:
    """Yield (place left, place right, words) from left to right, each as long as it goes."""
    free = np.ones(len(right), np.bool_)
    end = 0
    for at in sorted(starts):
        if at < end:
            continue
        length, other = max(
            ((_alike(left, right, free, at, place), -place) for place in starts[at]),
        )
        if length >= MIN_WORDS:
            free[-other : -other + length] = False
            end = at + length
            yield at, -other, length


def _alike(
    left: NDArray[np.int64],
    right: NDArray[np.int64],
    free: NDArray[np.bool_],
    at: int,
    place: int,
) -> int:
    """How many words agree from these places on."""
    room = min(len(left) - at, len(right) - place)
    step = 64
    done = 0
    while done < room:
        stop = min(room, done + step)
        agree = (left[at + done : at + stop] == right[place + done : place + stop]) & free[
            place + done : place + stop
        ]
        if not agree.all():
            return done + int(agree.argmin())
        done, step = stop, step * 4
    return room
