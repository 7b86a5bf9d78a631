"""Stands in for `blis.py`, of which thinc calls one function: 17 MB less.

`blis.cy`, which carries the same kernels once more, does the parser's work in either case.
"""

from __future__ import annotations

from typing import Any


def gemm(  # noqa: PLR0917 - as it is called
    A: Any,  # noqa: N803 - the names that callers use
    B: Any,  # noqa: N803
    out: Any = None,
    trans1: bool = False,  # noqa: FBT001, FBT002
    trans2: bool = False,  # noqa: FBT001, FBT002
    alpha: float = 1.0,
    beta: float = 1.0,
) -> Any:
    """`alpha` · A · B, either turned over first, added to `beta` · `out` if that is given."""
    product = (A.T if trans1 else A) @ (B.T if trans2 else B)
    if alpha != 1.0:
        product *= alpha
    if out is None:
        return product
    out[...] = product if beta == 0.0 else out * beta + product
    return out
