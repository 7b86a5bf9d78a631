"""Sentences that say the same thing: scores, search, groups. No spaCy, no Qt."""

from variorum.alignment.aligner import align
from variorum.alignment.result import Alignment

__all__ = ["Alignment", "align"]
