"""Differences of quotes between aligned articles."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from variorum.divergence.context import Context
    from variorum.model.comparison import Divergence


def find(context: Context) -> list[Divergence]:  # noqa: ARG001
    """Nothing yet."""
    return []
