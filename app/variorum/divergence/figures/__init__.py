"""Differences of figures between aligned articles."""

from variorum.divergence.figures.finder import find

__all__ = ["find"]
