"""What articles say of one person or event in words that exclude each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from variorum.divergence.descriptions import (
    causes,
    conditions,
    genders,
    kin,
    opposites,
    pursuits,
    sides,
    weapons,
)

if TYPE_CHECKING:
    from variorum.divergence.context import Context
    from variorum.model.comparison import Divergence


def find(context: Context) -> list[Divergence]:
    """Relations, roles, sex, condition, causes, weapons and arrests on which articles differ.

    Args:
        context: Annotated and aligned articles.
    """
    finders = (
        kin.find,
        sides.find,
        opposites.find,
        genders.find,
        conditions.find,
        causes.find,
        weapons.find,
        pursuits.find,
    )
    return [divergence for finder in finders for divergence in finder(context)]
