"""Differences in where something was: its address, and its place with respect to a named one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from variorum.divergence.places import addresses, sites

if TYPE_CHECKING:
    from variorum.divergence.context import Context
    from variorum.model.comparison import Divergence


def find(context: Context) -> list[Divergence]:
    """Places of one thing that differ between articles.

    Args:
        context: Annotated and aligned articles.
    """
    return [*addresses.find(context), *sites.find(context)]
