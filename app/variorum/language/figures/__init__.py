"""Figures: quantities named in digits or words, what they count, and what happened to it."""

from variorum.language.figures.finder import find_figures

__all__ = ["find_figures"]
