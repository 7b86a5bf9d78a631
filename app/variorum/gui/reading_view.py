"""The panes side by side, with the bands between them, scrolled and marked together."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QSplitter, QSplitterHandle, QWidget

from variorum.gui.emphasis import Emphasis
from variorum.gui.gutter import WIDTH, Band, Gutter
from variorum.gui.navigation import Navigation
from variorum.gui.pane import Pane
from variorum.gui.pane_actions import PaneActions
from variorum.gui.settling import Settling
from variorum.gui.sync import ScrollSync
from variorum.gui.typography import MEASURE, TEXT_PIXELS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from variorum.gui.lookup import Lookup
    from variorum.gui.reviewing import Reviewing
    from variorum.gui.session import Session


_LEAST_PIXELS, _MOST_PIXELS = 11, 28


class PaneSplitter(QSplitter):
    """Panes with gutters for handles."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setHandleWidth(WIDTH)
        self.setChildrenCollapsible(False)

    def createHandle(self) -> QSplitterHandle:
        """A gutter."""
        return Gutter(self.orientation(), self)

    def gutters(self) -> list[Gutter]:
        """The gutters, from the left."""
        handles = [self.handle(index) for index in range(1, self.count())]
        return [handle for handle in handles if isinstance(handle, Gutter)]

    def join(self, panes: Sequence[Pane], lookup: Lookup | None) -> None:
        """Show the links between neighbouring panes; all of these stand in the splitter."""
        for gutter, left, right in zip(self.gutters(), panes, panes[1:], strict=False):
            links = lookup.links(left.article, right.article) if lookup else []
            bands = (Band(a, b, k.confidence == "confident", k.score) for a, b, k in links)
            gutter.join((left, right), bands)


class ReadingView(QScrollArea):
    """Shows the session's articles. Narrow windows scroll sideways rather than crush them.

    Signals:
        panes_changed: Other articles are shown.
        facts_wanted: Id of the article whose facts are to be corrected.
    """

    panes_changed = Signal()
    facts_wanted = Signal(str)

    def __init__(
        self, session: Session, reviewing: Reviewing, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._splitter = PaneSplitter(self)
        self.panes: dict[str, Pane] = {}
        # Made, and to be placed beside the others.
        self._waiting: dict[str, Pane] = {}
        self.sync = ScrollSync(self)
        self._pixels = TEXT_PIXELS
        self._measure = MEASURE
        self.emphasis = Emphasis(session, self)
        self.settling = Settling(session, self)
        self.navigation = Navigation(session, self)
        self._actions = PaneActions(session, reviewing, self)
        self._actions.facts_wanted.connect(self.facts_wanted)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setWidget(self._splitter)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    # Which articles

    def show_steps(self) -> list[Callable[[], None]]:
        """Steps to a pane for each article that is to be shown, in their order.

        Each takes no longer than one pane does.
        """
        new = [article for article in self._session.shown if article not in self.panes]
        return [
            *(partial(self._add_pane, article) for article in new),
            self._place_panes,
            *(partial(self._refresh_pane, article) for article in new),
            self._panes_placed,
        ]

    def _add_pane(self, article: str) -> None:
        """Have a pane more, which is not seen yet."""
        entry = self._session.entry(article)
        if entry and article in self._session.shown and article not in self._waiting | self.panes:
            pane = self._waiting[article] = self._make_pane(Pane(entry, self._pixels))
            pane.hide()

    def _place_panes(self) -> None:
        """Show the panes of the articles that are to be shown, those that are there."""
        wanted, known = self._session.shown, self._waiting | self.panes
        for article in [a for a in known if a not in wanted]:
            known.pop(article).forget()
        for gutter in self.gutters():
            # Its panes may be gone before it is told of others.
            gutter.join(None)
        self._waiting = {}
        self.panes = {article: known[article] for article in wanted if article in known}
        for index, pane in enumerate(self.panes.values()):
            if self._splitter.indexOf(pane) != index:
                self._splitter.insertWidget(index, pane)
                pane.show()
        self._order()
        self._splitter.setSizes([1000] * len(self.panes))

    def _panes_placed(self) -> None:
        self._refresh_links()
        self.panes_changed.emit()

    def _order(self) -> None:
        """Let the focus and screen readers go from pane to pane as the eye does."""
        before: QWidget | None = None
        for pane in self.panes.values():
            # Among siblings, the one on top is the last.
            pane.raise_()
            for part in (pane.head.menu, pane.text):
                if before is not None:
                    self.setTabOrder(before, part)
                before = part

    def forget_articles(self) -> None:
        """Drop all panes: another folder was opened, and its articles have the same ids."""
        for pane in (*self.panes.values(), *self._waiting.values()):
            pane.forget()
        self.panes, self._waiting = {}, {}
        self.refresh()

    def _make_pane(self, pane: Pane) -> Pane:
        pane.scrolled.connect(partial(self._scrolled, pane))
        pane.text.laid_out.connect(self.settling.lines_moved)
        pane.text.set_measure(self._measure)
        self._actions.attach(pane)
        return pane

    def refresh(self) -> None:
        """Show the result, or that there is none yet, in the panes there are."""
        for step in self.refresh_steps():
            step()

    def refresh_steps(self) -> list[Callable[[], None]]:
        """The same in pieces, of which each takes no longer than one pane does."""
        # Nothing scrolls by the links of a result that some panes do not show yet.
        self.sync.set_panes([], None)
        steps = [partial(self._refresh_pane, article) for article in self.panes]
        lookup = self._session.lookup
        return [*steps, self._refresh_links, *([lookup.prepare] if lookup else [])]

    def _refresh_pane(self, article: str) -> None:
        lookup, pane = self._session.lookup, self.panes.get(article)
        if pane is None:
            return
        annotated = lookup.articles.get(article) if lookup else None
        pane.text.set_sentences(annotated.sentences if annotated else ())
        self.settling.mark(article)

    def _refresh_heads(self) -> None:
        others = [entry for entry in self._session.entries if entry.article]
        lookup = self._session.lookup
        shares = lookup.comparison.shares if lookup else {}
        for article, pane in self.panes.items():
            if entry := self._session.entry(article):
                leading = article == self._session.reference
                pane.show_entry(entry, leading=leading, share=shares.get(article))
                pane.head.offer([other for other in others if other.id != article])

    def _refresh_links(self) -> None:
        self._refresh_heads()
        self.sync.set_panes(list(self.panes.values()), self._session.lookup)
        self.emphasis.refresh()
        panes = list(self.panes.values())
        self._splitter.join(panes, self._session.lookup)
        for gutter, left, right in zip(self.gutters(), panes, panes[1:], strict=False):
            self._actions.attach_gutter(gutter, left, right)

    def gutters(self) -> list[Gutter]:
        """The gutters, from the left."""
        return self._splitter.gutters()

    # Keyboard and letters

    def active_pane(self) -> Pane | None:
        """The pane that the keyboard acts on, or else the first."""
        focused = (pane for pane in self.panes.values() if pane.text.hasFocus())
        return next(focused, next(iter(self.panes.values()), None))

    @property
    def text_pixels(self) -> int:
        """Size of the articles' letters."""
        return self._pixels

    def change_text_size(self, by: int) -> None:
        """Make the letters larger (1) or smaller (-1), or give them their normal size (0)."""
        pixels = self._pixels + by if by else TEXT_PIXELS
        self.set_text_size(min(max(pixels, _LEAST_PIXELS), _MOST_PIXELS))

    def copy(self) -> None:
        """Copy what is selected in the pane that the keyboard acts on."""
        if pane := self.active_pane():
            pane.text.copy()

    def selected_words(self) -> str:
        """What is selected in the pane that the keyboard acts on."""
        pane = self.active_pane()
        return pane.text.selected_words() if pane else ""

    def focus_pane(self, index: int) -> None:
        """Let the keyboard act on a pane."""
        panes = list(self.panes.values())
        if not panes:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        elif index < len(panes):
            panes[index].text.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.ensureWidgetVisible(panes[index], 0, 0)

    def set_measure(self, letters: int) -> None:
        """Set how long lines may become, in letters."""
        self._measure = letters
        for pane in self.panes.values():
            pane.text.set_measure(letters)

    def set_text_size(self, pixels: int) -> None:
        """Set the size of the articles' letters."""
        self._pixels = pixels
        for pane in self.panes.values():
            pane.text.set_text_size(pixels)

    def _scrolled(self, pane: Pane, moved: int) -> None:
        self.sync.scrolled(pane, moved)
        for gutter in self.gutters():
            gutter.update()

    def explain(self) -> bool:
        """Say why the words at the caret are marked; False if they are not."""
        pane = self.active_pane()
        return pane is not None and pane.text.hasFocus() and pane.text.explain_at_caret()
