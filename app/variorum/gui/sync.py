"""Keeps panes at the same place of the story while one of them is scrolled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject

from variorum.gui.anchors import READING_LINE, Anchors, common_height, reading_line

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from variorum.gui.article_text import ArticleText
    from variorum.gui.lookup import Lookup


class SyncedPane(Protocol):
    """What synchronising needs of a pane."""

    article: str
    text: ArticleText


class ScrollSync(QObject):
    """Scrolls the other panes when one is scrolled, along the backbone of confident links.

    Panes may stand off the backbone, because a crossing link was brought to one height or because
    they were moved apart by hand while synchronising was off. Such an offset is kept; one that
    came from a jump wears off while scrolling.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._panes: list[SyncedPane] = []
        self._lookup: Lookup | None = None
        self._anchors: dict[tuple[str, str], Anchors] = {}
        self._offsets: dict[str, float] = {}
        self._keeping = False
        self._on = True
        self._busy = False
        self._leading: SyncedPane | None = None

    def set_panes(self, panes: Sequence[SyncedPane], lookup: Lookup | None) -> None:
        """Synchronise these panes by the links of this result."""
        self._panes = list(panes)
        self._lookup = lookup
        self._leading = None
        self.forget()

    def forget(self) -> None:
        """Drop positions and offsets."""
        self._anchors.clear()
        self._offsets.clear()
        self._keeping = False

    def positions_changed(self) -> None:
        """Take positions anew, and bring the others back to the one that leads."""
        self._anchors.clear()
        if self._leading is not None and self._leading in self._panes:
            self._follow(self._leading, moved=0)

    def set_on(self, on: bool) -> None:  # noqa: FBT001 - a slot of a switch
        """Let go, or take up again from where the panes stand."""
        self._on = on
        if on and self._panes:
            lead = self._leading if self._leading in self._panes else self._panes[0]
            self._keeping = True
            self._measure_offsets(lead, lead.text.strip.value())

    def scrolled(self, pane: SyncedPane, moved: float) -> None:
        """Scroll the others after `pane`, which was scrolled by `moved` pixels."""
        if self._busy:
            return
        other, self._leading = self._leading is not pane, pane
        if self._on:
            if other:
                self._measure_offsets(pane, pane.text.strip.value() - moved)
            self._follow(pane, moved=moved)

    def _follow(self, lead: SyncedPane, *, moved: float) -> None:
        self._busy = True
        try:
            for pane in self._panes:
                if pane is lead:
                    continue
                goal = self._goal(lead, pane, lead.text.strip.value())
                if goal is not None:
                    pane.text.strip.reach(goal + self._worn_offset(pane.article, abs(moved)))
        finally:
            self._busy = False

    def _worn_offset(self, article: str, moved: float) -> float:
        offset = self._offsets.get(article, 0.0)
        if self._keeping:
            return offset
        left = max(0.0, abs(offset) - moved / 2)
        self._offsets[article] = left if offset > 0 else -left
        return self._offsets[article]

    def _goal(self, lead: SyncedPane, pane: SyncedPane, scroll: float) -> float | None:
        """Where a pane belongs when the leading one is scrolled so far; None without any link."""
        anchors = self._between(lead, pane)
        if not len(anchors):
            return None
        strip = lead.text.strip
        line = reading_line(scroll, strip.maximum(), strip.pageStep())
        return anchors.to_right(scroll + line) - line

    def _between(self, lead: SyncedPane, pane: SyncedPane) -> Anchors:
        key = lead.article, pane.article
        if key not in self._anchors:
            links = self._lookup.links(*key) if self._lookup else []
            self._anchors[key] = Anchors(
                ((left, right) for left, right, link in links if link.backbone),
                left_height=lead.text.places.top,
                right_height=pane.text.places.top,
                left_length=_length(lead),
                right_length=_length(pane),
            )
        return self._anchors[key]

    def _measure_offsets(self, lead: SyncedPane, scroll: float) -> None:
        """Take note of how far the others stand off where they belong."""
        for pane in self._panes:
            goal = None if pane is lead else self._goal(lead, pane, scroll)
            strip = pane.text.strip
            within = None if goal is None else min(max(0.0, goal), float(strip.maximum()))
            self._offsets[pane.article] = 0.0 if within is None else strip.value() - within

    def bring(self, places: Mapping[str, float], *, lead: str, height: float | None = None) -> None:
        """Bring a place in each of several articles to one height.

        Args:
            places: For each article, the place in document pixels. Others follow the lead.
            lead: The article that moves least, for it is where the user looks.
            height: Wished height below the top of the view; None for that of the reading line.
        """
        moving = {pane.article: pane for pane in self._panes if pane.article in places}
        if lead not in moving:
            return
        view = moving[lead].text.strip.pageStep()
        wished = view * READING_LINE if height is None else height
        common = common_height(list(places.values()), wished)
        self._leading = moving[lead]
        self._busy = True
        try:
            for article, pane in moving.items():
                pane.text.strip.reach(places[article] - common)
            for pane in self._panes:
                if pane.article not in places and self._on:
                    goal = self._goal(moving[lead], pane, moving[lead].text.strip.value())
                    if goal is not None:
                        pane.text.strip.reach(goal)
        finally:
            self._busy = False
        self._keeping = False
        self._measure_offsets(moving[lead], moving[lead].text.strip.value())


def _length(pane: SyncedPane) -> float:
    strip = pane.text.strip
    return float(strip.natural_maximum + strip.pageStep())
