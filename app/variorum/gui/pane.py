"""One article on screen: a head that says what it is, its text, its overview strip."""

from __future__ import annotations

from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from variorum.gui.article_text import ArticleText
from variorum.gui.pane_head import PaneHead
from variorum.gui.strip import Stroke

if TYPE_CHECKING:
    from collections.abc import Sequence

    from variorum.gui.highlights import Highlights
    from variorum.gui.session import Entry

LEAST_WIDTH = 244
_LONGEST_HEADLINE = 160


def source_line(entry: Entry) -> str:
    """Where an article is from, as it stands below words copied from it."""
    article = entry.article
    if article is None:
        return ""
    title = f"“{' '.join(entry.title.split())}”"
    name = Path(entry.path).name
    facts = [article.outlet, title, (article.published or "")[:10], article.url or name]
    return f"({', '.join(filter(None, facts))})"


class Pane(QWidget):
    """An article, marked.

    Signals:
        scrolled: By how many pixels the text was scrolled.
    """

    scrolled = Signal(int)

    def __init__(self, entry: Entry, pixels: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.article = entry.id
        self.letter = entry.letter
        self.head = PaneHead(self)
        self.text = ArticleText(self)
        self.text.set_text_size(pixels)
        self._scroll = 0
        self._current: Sequence[int] = ()
        self._keeping_place = False
        self.setMinimumWidth(LEAST_WIDTH)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.head)
        layout.addWidget(self.text, 1)
        self.text.strip.valueChanged.connect(self._tell_scroll)
        self.show_entry(entry)

    def show_entry(
        self, entry: Entry, *, leading: bool = False, share: float | None = None
    ) -> None:
        """Show the article and its facts, whether its order leads, and how much is shared."""
        self.head.show_entry(entry, leading=leading, share=share)
        self.text.setAccessibleName(self.tr("Article {0}: {1}").format(entry.letter, entry.title))
        article = entry.article
        self.text.source = source_line(entry)
        if article is not None and article.text != self.text.text:
            headline = article.title if len(article.title) <= _LONGEST_HEADLINE else ""
            self.text.set_text(article.text, headline=headline)

    def show_highlights(self, highlights: Highlights, current: Sequence[int]) -> None:
        """Emphasise words, and on the strip those looked for and those of a divergence.

        Args:
            highlights: What to emphasise.
            current: First code points of the current divergence's words, in order.
        """
        text, heights = self.text, self.text.places.heights
        text.set_highlights(highlights)
        self._current = current
        text.strip.set_hits(heights(start for start, _ in highlights.hits))
        text.strip.set_current(heights(current))

    def forget(self) -> None:
        """Vanish, and be no more as soon as nothing else happens to it."""
        self.setParent(None)
        self.deleteLater()

    def place_strokes(self) -> None:
        """Show on the strip where the marks stand now, conflicts above all else."""
        marks = self.text.marks.marks
        heights = self.text.places.heights(mark.start for mark in marks)
        strokes = [
            Stroke(height, mark.kind, mark.status == "conflict")
            for height, mark in zip(heights, marks, strict=True)
        ]
        self.text.strip.set_strokes(sorted(strokes, key=attrgetter("conflict")))

    def positions_settled(self) -> None:
        """Take all positions anew, after a resize."""
        self.text.positions_known = True
        self._keeping_place = True
        self.text.restore_place()
        self._keeping_place = False
        self.place_strokes()
        self.show_highlights(self.text.highlights, self._current)

    def _tell_scroll(self, value: int) -> None:
        moved, self._scroll = value - self._scroll, value
        # While lines move, a text that becomes shorter scrolls by itself: others must not follow.
        if not (self._keeping_place or self.text.holding):
            self.scrolled.emit(moved)
