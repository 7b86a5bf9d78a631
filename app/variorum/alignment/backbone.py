"""The chain of links that scrolling follows: forward in both articles, as heavy as can be."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def heaviest_chain(cells: Sequence[tuple[int, int, float]]) -> set[int]:
    """Which of the cells (left, right, weight > 0) make up the heaviest strictly rising chain.

    Both `left` and `right` rise along the chain. Among chains of one weight the first found wins.
    """
    order = sorted(range(len(cells)), key=lambda n: (cells[n][0], -cells[n][1], n))
    columns = sorted({right for _, right, _ in cells})
    # A Fenwick tree over the right positions holds the heaviest chain that ends before each.
    tree: list[tuple[float, int]] = [(0.0, -1)] * (len(columns) + 1)
    before: dict[int, int] = {}
    for n in order:
        _, right, weight = cells[n]
        place = bisect_left(columns, right)
        heaviest, last = 0.0, -1
        at = place
        while at > 0:
            if tree[at][0] > heaviest:
                heaviest, last = tree[at]
            at -= at & -at
        before[n] = last
        at = place + 1
        while at <= len(columns):
            if heaviest + weight > tree[at][0]:
                tree[at] = (heaviest + weight, n)
            at += at & -at
    chain: set[int] = set()
    heaviest, last = 0.0, -1
    at = len(columns)
    while at > 0:
        if tree[at][0] > heaviest:
            heaviest, last = tree[at]
        at -= at & -at
    while last >= 0:
        chain.add(last)
        last = before[last]
    return chain
