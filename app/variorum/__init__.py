"""Variorum: compare independent news articles about one event."""

__version__ = "0.1.0"
