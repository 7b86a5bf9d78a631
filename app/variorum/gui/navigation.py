"""Scrolls the panes to what is looked at, so that what corresponds stands side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from variorum.gui.finding import Spans
    from variorum.gui.reading_view import ReadingView
    from variorum.gui.session import Session

# Kept free below what is pointed at, in pixels: about two lines.
_CONTEXT = 48


class Navigation(QObject):
    """Part of the reading view."""

    def __init__(self, session: Session, view: ReadingView) -> None:
        super().__init__(view)
        self._session = session
        self._view = view

    def go_to_current(self) -> None:
        """Bring the current divergence to one height in every pane that has a reading of it."""
        self._view.emphasis.refresh()
        divergence, at = self._session.attention.divergence(), self._session.attention.current_at
        lookup, panes = self._session.lookup, self._view.panes
        if divergence is None or lookup is None:
            return
        shown = [reading for reading in divergence.readings if reading.article in panes]
        chosen = lookup.side_by_side(shown, list(panes), at)
        places = {
            article: panes[article].text.places.span_extent(reading.start, reading.end)[0]
            for article, reading in chosen.items()
        }
        if not places:
            return
        lead, height = next(iter(places)), None
        if at and at[0] in places:
            # What the user points at stays where it is, if it is in view.
            strip = panes[at[0]].text.strip
            lead, where = at[0], places[at[0]] - strip.value()
            height = where if 0 <= where < strip.pageStep() - _CONTEXT else None
        for article, reading in chosen.items():
            # A screen reader reads where the caret is, and so does F1. Moving it may scroll.
            panes[article].text.place_caret(reading.start)
        self._view.sync.bring(places, lead=lead, height=height)

    def go_to_selected(self) -> None:
        """Bring the partners of the clicked sentence to its height, crossing or not."""
        self._view.emphasis.refresh()
        chosen, lookup = self._session.attention.selected, self._session.lookup
        panes = self._view.panes
        if chosen is None or chosen.article not in panes:
            return
        partners = lookup.partners.get(chosen, {}) if lookup else {}
        places = {
            article: panes[article].text.places.extent(found[0][0].sentence)[0]
            for article, found in partners.items()
            if article in panes
        }
        lead = panes[chosen.article].text
        places[chosen.article] = lead.places.extent(chosen.sentence)[0]
        height = places[chosen.article] - lead.strip.value()
        in_view = 0 <= height < lead.strip.pageStep() - _CONTEXT
        self._view.sync.bring(places, lead=chosen.article, height=height if in_view else None)

    def go_to_mention(self) -> None:
        """Bring the mention last jumped to into view."""
        self._view.emphasis.refresh()
        mention, lookup = self._session.attention.mention, self._session.lookup
        if mention is not None and lookup is not None:
            start, end = lookup.mentions[mention[0], mention[1]][mention[2]]
            self._go_to_span(mention[1], start, end)

    def go_to_hit(self, hits: dict[str, Spans], hit: tuple[str, int] | None) -> None:
        """Emphasise the words looked for, and go to those that the search stands at."""
        self._view.emphasis.set_hits(hits, hit)
        if hit is not None:
            self._go_to_span(hit[0], *hits[hit[0]][hit[1]])

    def _go_to_span(self, article: str, start: int, end: int) -> None:
        pane = self._view.panes.get(article)
        if pane is not None:
            self._view.sync.bring(
                {article: pane.text.places.span_extent(start, end)[0]}, lead=article
            )
            self._view.ensureWidgetVisible(pane, 0, 0)
