"""What stands out in the panes besides the marks: what is looked at, found, shared, or alone."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from variorum.gui.highlights import Highlights

if TYPE_CHECKING:
    from variorum.gui.finding import Spans
    from variorum.gui.reading_view import ReadingView
    from variorum.gui.session import Session

_NOTHING: frozenset[int] = frozenset()


class Emphasis(QObject):
    """Part of the reading view."""

    def __init__(self, session: Session, view: ReadingView) -> None:
        super().__init__(view)
        self._session = session
        self._view = view
        self._hits: dict[str, Spans] = {}
        self._hit: tuple[str, int] | None = None

    def set_hits(self, hits: dict[str, Spans], hit: tuple[str, int] | None) -> None:
        """Emphasise the words looked for, most of all those that the search stands at."""
        self._hits, self._hit = hits, hit
        self.refresh()

    def refresh(self) -> None:
        """Emphasise what is to be emphasised now."""
        attention, lookup = self._session.attention, self._session.lookup
        divergence, chosen = attention.divergence(), attention.selected
        current = lookup.sentences_of(divergence) if lookup and divergence else {}
        selected = lookup.group_of(chosen) if lookup and chosen else {}
        for article, pane in self._view.panes.items():
            readings = divergence.readings if divergence else ()
            starts = sorted(reading.start for reading in readings if reading.article == article)
            pane.show_highlights(self._of(article, current, selected), starts)
        emphasised = current or selected
        panes = list(self._view.panes)
        for index, gutter in enumerate(self._view.gutters()):
            left, right = panes[index], panes[index + 1]
            gutter.set_current(emphasised.get(left, _NOTHING), emphasised.get(right, _NOTHING))

    def _of(
        self,
        article: str,
        current: dict[str, frozenset[int]],
        selected: dict[str, frozenset[int]],
    ) -> Highlights:
        lookup, mention = self._session.lookup, self._session.attention.mention
        extras = self._session.extras
        mentions = lookup.mentions.get((mention[0], article), ()) if lookup and mention else ()
        words = lookup and "words" in extras
        return Highlights(
            current=current.get(article, _NOTHING),
            selected=selected.get(article, _NOTHING),
            hits=self._hits.get(article, ()),
            hit=self._hit[1] if self._hit and self._hit[0] == article else -1,
            mentions=mentions,
            mention=mention[2] if mention and mention[1] == article else -1,
            shared=lookup.extras.shared(article) if lookup and "shared" in extras else (),
            alone=lookup.extras.alone(article) if lookup and "alone" in extras else _NOTHING,
            differing=partial(lookup.extras.differing_words, article, self._session.shown)
            if lookup and words
            else None,
        )
