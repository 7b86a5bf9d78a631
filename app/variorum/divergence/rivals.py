"""Another name in the same role: what aligned sentences say of two different things."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from variorum.divergence.context import Context
    from variorum.model.comparison import Divergence


def find(context: Context) -> list[Divergence]:
    """Conflicts of names."""
    del context
    return []
