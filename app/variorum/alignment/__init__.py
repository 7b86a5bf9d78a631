"""Sentences that say the same thing: scores, search, groups. No spaCy, no Qt."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from variorum.alignment.aligner import align
    from variorum.alignment.result import Alignment

__all__ = ["Alignment", "align"]


def __getattr__(name: str) -> object:
    """Import what is asked for, so that the window can compare words without loading numpy."""
    if name == "align":
        from variorum.alignment.aligner import align

        return align
    if name == "Alignment":
        from variorum.alignment.result import Alignment

        return Alignment
    raise AttributeError(name)
