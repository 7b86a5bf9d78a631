"""Rows for reading side by side: which sentences of several articles belong together."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING

from variorum.model.comparison import SentenceRef, Statement

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from variorum.model.comparison import Link

# Two groups become one if their sentences support it this much on average, counting a confident
# link as 1, a possible one as its score and none as 0. Without it a sentence that carries two
# statements would chain all of a story into one row.
_SUPPORT = 0.5
# An article repeats itself in headline, lead and caption; more than that in one row is a chain.
_REPEATS = 3


def group(
    refs: Sequence[SentenceRef], links: Sequence[Link], ids: Sequence[str], leading: str
) -> tuple[Statement, ...]:
    """Put every sentence into exactly one row.

    Args:
        refs: All sentences, in the order of the articles and of their text.
        links: Links between them.
        ids: The articles' ids in reading order.
        leading: Id of the article whose order the rows follow.

    Returns:
        The rows in reading order. One that the leading article lacks stands after the row of the
        sentence before it in the article that has it; those of an article that has no row in
        common with those before it come last.
    """
    numbers = {ref: n for n, ref in enumerate(refs)}
    groups = _Groups([ref.article for ref in refs])
    for link in links:
        groups.support(numbers[link.left], numbers[link.right], _weight(link))
    confident = [link for link in links if link.confidence == "confident"]
    for link in sorted(confident, key=lambda link: (-link.score, link.left, link.right)):
        groups.join(numbers[link.left], numbers[link.right])
    order = [leading, *(each for each in ids if each != leading)]
    rows = _in_order(refs, [groups.of(n) for n in range(len(refs))], order)
    members: dict[int, list[SentenceRef]] = defaultdict(list)
    for n, ref in enumerate(refs):
        members[groups.of(n)].append(ref)
    return tuple(
        Statement(id=f"s{n}", members=tuple(members[row])) for n, row in enumerate(rows, 1)
    )


def _weight(link: Link) -> float:
    return 1.0 if link.confidence == "confident" else link.score


class _Groups:
    """Sentences that are merged into groups as long as the links between these agree."""

    def __init__(self, articles: Sequence[str]) -> None:
        self._parent = list(range(len(articles)))
        self._articles = [Counter({article: 1}) for article in articles]
        self._links: list[dict[int, float]] = [{} for _ in articles]

    def of(self, n: int) -> int:
        """The number of the group that sentence `n` is in."""
        while self._parent[n] != n:
            self._parent[n] = self._parent[self._parent[n]]
            n = self._parent[n]
        return n

    def support(self, left: int, right: int, weight: float) -> None:
        """Note that two sentences are linked."""
        self._links[left][right] = weight
        self._links[right][left] = weight

    def join(self, left: int, right: int) -> None:
        """Merge the groups of two sentences, if what links them allows it."""
        left, right = self.of(left), self.of(right)
        if left == right or not self._may_join(left, right):
            return
        if len(self._links[left]) < len(self._links[right]):
            left, right = right, left
        self._parent[right] = left
        self._articles[left] += self._articles[right]
        for other, weight in self._links[right].items():
            del self._links[other][right]
            if other != left:
                total = self._links[left].get(other, 0.0) + weight
                self._links[left][other] = total
                self._links[other][left] = total
        self._links[right] = {}

    def _may_join(self, left: int, right: int) -> bool:
        ours, theirs = self._articles[left], self._articles[right]
        common = ours.keys() & theirs.keys()
        if any(ours[each] + theirs[each] > _REPEATS for each in common):
            return False
        pairs = ours.total() * theirs.total() - sum(ours[each] * theirs[each] for each in common)
        return self._links[left].get(right, 0.0) >= _SUPPORT * pairs


def _end(following: dict[int, int], row: int) -> int:
    """The last row that is reached from a row; the row itself if none follows."""
    while following.get(row, -1) >= 0:
        row = following[row]
    return row


def _in_order(
    refs: Sequence[SentenceRef], groups: Sequence[int], order: Sequence[str]
) -> Iterator[int]:
    """The groups in reading order: those of the first article, the others at their place."""
    following: dict[int, int] = {}
    head, last = -1, -1
    placed: set[int] = set()
    by_article: dict[str, list[int]] = defaultdict(list)
    for ref, row in zip(refs, groups, strict=True):
        by_article[ref.article].append(row)
    for article in order:
        # What has nothing in common with the others comes after them.
        stranger = placed.isdisjoint(by_article[article])
        cursor = _end(following, head) if stranger else head
        for row in by_article[article]:
            if row not in placed:
                following[row] = following.get(cursor, last)
                following[cursor] = row
                placed.add(row)
            cursor = row
    row = following.get(head, last)
    while row != last:
        yield row
        row = following[row]
