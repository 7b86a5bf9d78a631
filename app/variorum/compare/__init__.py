"""The one orchestrator: paths in, comparison out."""

from variorum.compare.orchestrator import Observer, SilentObserver, compare

__all__ = ["Observer", "SilentObserver", "compare"]
