"""Finds words in all articles as they are typed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from variorum.gui.session import Session

Spans = tuple[tuple[int, int], ...]

# Characters that a typist takes for the same.
_ALIKE = ("'’‘ʼ`", '"“”„«»', "-‐‑–—", " \u00a0\u202f\n")


def find(words: str, texts: Mapping[str, str]) -> dict[str, Spans]:
    """Where words stand in texts, whatever their case, quotes, dashes and spaces.

    Args:
        words: To look for; empty for nothing.
        texts: By id.

    Returns:
        For each text that holds them, spans of code points in order.
    """
    if not words.strip():
        return {}
    pattern = re.compile("".join(_any_of(character) for character in words), re.IGNORECASE)
    found = {
        name: tuple(match.span() for match in pattern.finditer(text))
        for name, text in texts.items()
    }
    return {name: spans for name, spans in found.items() if spans}


def _any_of(character: str) -> str:
    for alike in _ALIKE:
        if character in alike:
            return f"[{re.escape(alike)}]"
    return re.escape(character)


class Finder(QObject):
    """Remembers what was found and which place the search stands at.

    Signals:
        changed: Other words, or another place.
    """

    changed = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.words = ""
        self.hits: dict[str, Spans] = {}
        self._places: Sequence[tuple[str, int]] = ()
        self._at = -1

    def look_for(self, words: str) -> None:
        """Find words in the articles that are shown; the search stands before the first."""
        self.words = words
        self.refresh()

    def refresh(self) -> None:
        """Find the same words in the articles that are shown now."""
        texts = {
            article: entry.article.text
            for article in self._session.shown
            if (entry := self._session.entry(article)) and entry.article
        }
        self.hits = find(self.words, texts)
        self._places = [(name, n) for name, spans in self.hits.items() for n in range(len(spans))]
        self._at = -1
        self.changed.emit()

    def step(self, by: int) -> None:
        """Go to the next (1) or the previous (-1) place."""
        if not self._places:
            return
        self._at = (self._at + by) % len(self._places) if self._at >= 0 or by > 0 else -1
        self._at %= len(self._places)
        self.changed.emit()

    @property
    def place(self) -> tuple[str, int] | None:
        """Article, and index among its hits, that the search stands at."""
        return self._places[self._at] if 0 <= self._at < len(self._places) else None

    def summary(self) -> str:
        """How often, and where it stands, in a few words."""
        if not self.words.strip():
            return ""
        if not self._places:
            return self.tr("nothing found")
        if self._at < 0:
            letters = {entry.id: entry.letter for entry in self._session.entries}
            return "  ".join(f"{letters[name]} {len(s)}" for name, s in self.hits.items())
        return self.tr("{0} of {1}").format(self._at + 1, len(self._places))
