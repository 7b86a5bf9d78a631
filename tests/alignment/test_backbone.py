from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from variorum.alignment.backbone import heaviest_chain

CELLS = st.lists(st.tuples(st.integers(0, 6), st.integers(0, 6), st.floats(0.25, 1.0)), max_size=9)


@pytest.mark.parametrize(
    ("cells", "expected"),
    [
        ([], set()),
        ([(0, 0, 0.5)], {0}),
        ([(0, 0, 1), (1, 1, 1), (2, 2, 1)], {0, 1, 2}),
        # A crossing: the two that agree outweigh the one that does not.
        ([(0, 5, 0.9), (1, 1, 0.6), (2, 2, 0.6)], {1, 2}),
        ([(0, 5, 0.9), (1, 1, 0.4), (2, 2, 0.4)], {0}),
        # One sentence has one place in the chain.
        ([(0, 0, 0.6), (0, 1, 0.9), (1, 1, 0.7)], {0, 2}),
        ([(0, 0, 0.5), (1, 0, 0.7)], {1}),
    ],
)
def test_chains(cells: list[tuple[int, int, float]], expected: set[int]) -> None:
    assert heaviest_chain(cells) == expected


@given(CELLS)
def test_no_rising_chain_is_heavier(cells: list[tuple[int, int, float]]) -> None:
    def rises(chain: tuple[int, ...]) -> bool:
        ordered = sorted(cells[n][:2] for n in chain)
        return all(a[0] < b[0] and a[1] < b[1] for a, b in pairwise(ordered))

    chosen = heaviest_chain(cells)
    assert rises(tuple(chosen))
    best = max(
        sum(cells[n][2] for n in chain)
        for size in range(len(cells) + 1)
        for chain in combinations(range(len(cells)), size)
        if rises(chain)
    )
    assert sum(cells[n][2] for n in chosen) == pytest.approx(best)
