"""The panes side by side, with the bands between them, scrolled and marked together."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QSplitter, QSplitterHandle, QWidget

from variorum.gui.arrangement import dropped, moved, swapped
from variorum.gui.chores import Chores
from variorum.gui.gutter import WIDTH, Band, Gutter
from variorum.gui.highlights import Highlights
from variorum.gui.pane import Pane
from variorum.gui.sync import ScrollSync
from variorum.gui.typography import TEXT_PIXELS
from variorum.model.comparison import SentenceRef

if TYPE_CHECKING:
    from collections.abc import Callable

    from variorum.gui.marks import Mark
    from variorum.gui.session import Session


# A resize sends many events; positions are taken anew once they have ceased.
SETTLE_MS = 100
# Lines kept free below what is pointed at, in pixels.
_CONTEXT = 24
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


class ReadingView(QScrollArea):
    """Shows the session's articles. Narrow windows scroll sideways rather than crush them.

    Signals:
        panes_changed: Other articles are shown.
        reference_wanted: Id of the article whose order is to lead.
    """

    panes_changed = Signal()
    reference_wanted = Signal(str)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._splitter = PaneSplitter(self)
        self.panes: dict[str, Pane] = {}
        self.sync = ScrollSync(self)
        self._pixels = TEXT_PIXELS
        self.chores = Chores(self)
        self._settle = QTimer(self, interval=SETTLE_MS, singleShot=True)
        self._settle.timeout.connect(self._settled)
        self._hits: dict[str, tuple[tuple[int, int], ...]] = {}
        self._hit: tuple[str, int] | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setWidget(self._splitter)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    # Which articles

    def show_articles(self) -> None:
        """Have a pane for each article that is to be shown, in their order."""
        wanted = self._session.shown
        for article in [a for a in self.panes if a not in wanted]:
            pane = self.panes.pop(article)
            pane.setParent(None)
            pane.deleteLater()
        new: list[str] = []
        for index, article in enumerate(wanted):
            if article not in self.panes and (entry := self._session.entry(article)):
                self.panes[article] = self._make_pane(Pane(entry, self._pixels))
                new.append(article)
            if self._splitter.indexOf(self.panes[article]) != index:
                self._splitter.insertWidget(index, self.panes[article])
        self.panes = {article: self.panes[article] for article in wanted}
        self._splitter.setSizes([1000] * len(wanted))
        for article in new:
            self._refresh_pane(article)
        self._refresh_links()
        self.panes_changed.emit()

    def _head_wanted(self, article: str, what: str) -> None:
        shown = self._session.shown
        match what:
            case "hide":
                self._session.set_in_pane(article, on=False)
            case "reference":
                self.reference_wanted.emit(article)
            case _:
                self._session.set_shown(moved(shown, article, 1 if what == "right" else -1))

    def _head_swapped(self, article: str, other: str) -> None:
        self._session.set_shown(swapped(self._session.shown, article, other))

    def _head_dropped(self, on: str, article: str) -> None:
        self._session.set_shown(dropped(self._session.shown, article, on))

    def forget_articles(self) -> None:
        """Drop all panes: another folder was opened, and its articles have the same ids."""
        for pane in self.panes.values():
            pane.setParent(None)
            pane.deleteLater()
        self.panes = {}
        self.refresh()

    def _make_pane(self, pane: Pane) -> Pane:
        pane.text.explain = self._explain
        pane.scrolled.connect(partial(self._scrolled, pane))
        pane.text.laid_out.connect(self._laid_out)
        pane.head.wanted.connect(partial(self._head_wanted, pane.article))
        pane.head.swapped.connect(partial(self._head_swapped, pane.article))
        pane.head.dropped.connect(partial(self._head_dropped, pane.article))
        pane.text.mark_clicked.connect(partial(self._mark_clicked, pane.article))
        pane.text.sentence_clicked.connect(partial(self._sentence_clicked, pane.article))
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
        return [*steps, self._refresh_links]

    def _refresh_pane(self, article: str) -> None:
        lookup, pane = self._session.lookup, self.panes.get(article)
        if pane is None:
            return
        annotated = lookup.articles.get(article) if lookup else None
        pane.text.set_sentences(annotated.sentences if annotated else ())
        self._mark(article)

    def _refresh_heads(self) -> None:
        others = [entry for entry in self._session.entries if entry.article]
        for article, pane in self.panes.items():
            if entry := self._session.entry(article):
                pane.head.show_entry(entry, leading=article == self._session.reference)
                pane.head.offer([other for other in others if other.id != article])

    def _refresh_links(self) -> None:
        self._refresh_heads()
        self.sync.set_panes(list(self.panes.values()), self._session.lookup)
        self.refresh_highlights()
        self._join()

    def _join(self) -> None:
        panes = list(self.panes.values())
        lookup = self._session.lookup
        for index in range(1, len(panes)):
            gutter = self._splitter.handle(index)
            left, right = panes[index - 1], panes[index]
            if isinstance(gutter, Gutter):
                links = lookup.links(left.article, right.article) if lookup else []
                gutter.join(
                    left,
                    right,
                    (Band(a, b, k.confidence == "confident", k.score) for a, b, k in links),
                )
                gutter.describe = partial(self._describe, left, right)

    def gutters(self) -> list[Gutter]:
        """The gutters, from the left."""
        handles = [self._splitter.handle(index) for index in range(1, self._splitter.count())]
        return [handle for handle in handles if isinstance(handle, Gutter)]

    # What is marked

    def refresh_marks(self) -> None:
        """Mark the divergences of the kinds that are not hidden, one pane after the other."""
        self.chores.add(*(partial(self._mark, article) for article in self.panes))
        self.chores.add(self.refresh_highlights)

    def _mark(self, article: str) -> None:
        lookup, pane = self._session.lookup, self.panes.get(article)
        if pane is not None:
            pane.show_marks(lookup.marks(article, self._session.hidden_ids()) if lookup else ())

    def refresh_highlights(self) -> None:
        """Emphasise what is looked at: current divergence, clicked sentence, entity, hits."""
        session = self._session
        divergence = session.attention.divergence()
        lookup = session.lookup
        current = lookup.sentences_of(divergence) if lookup and divergence else {}
        chosen = session.attention.selected
        selected = lookup.group_of(chosen) if lookup and chosen else {}
        for article, pane in self.panes.items():
            mentions: tuple[tuple[int, int], ...] = ()
            mention = -1
            if lookup and session.attention.mention:
                entity, at, index = session.attention.mention
                mentions = lookup.mentions.get((entity, article), ())
                mention = index if at == article else -1
            hit = self._hit[1] if self._hit and self._hit[0] == article else -1
            pane.show_highlights(
                Highlights(
                    current=current.get(article, frozenset()),
                    selected=selected.get(article, frozenset()),
                    hits=self._hits.get(article, ()),
                    hit=hit,
                    mentions=mentions,
                    mention=mention,
                ),
                session.attention.current,
            )
        emphasised = current or selected
        panes = list(self.panes)
        nothing: frozenset[int] = frozenset()
        for index, gutter in enumerate(self.gutters()):
            left, right = panes[index], panes[index + 1]
            gutter.set_current(emphasised.get(left, nothing), emphasised.get(right, nothing))

    # Where it is scrolled to

    def go_to_current(self) -> None:
        """Bring the current divergence to one height in every pane that has a reading of it."""
        divergence = self._session.attention.divergence()
        self.refresh_highlights()
        if divergence is None:
            return
        at = self._session.attention.current_at
        lookup = self._session.lookup
        shown = [r for r in divergence.readings if r.article in self.panes]
        chosen = lookup.side_by_side(shown, list(self.panes), at) if lookup else {}
        places = {
            article: self.panes[article].text.span_extent(reading.start, reading.end)[0]
            for article, reading in chosen.items()
        }
        if not places:
            return
        lead, height = next(iter(places)), None
        if at and at[0] in places:
            # What the user points at stays where it is, if it is in view.
            strip = self.panes[at[0]].text.strip
            lead, where = at[0], places[at[0]] - strip.value()
            height = where if 0 <= where < strip.pageStep() - 2 * _CONTEXT else None
        self.sync.bring(places, lead=lead, height=height)

    def go_to_selected(self) -> None:
        """Bring the partners of the clicked sentence to its height, crossing or not."""
        self.refresh_highlights()
        chosen = self._session.attention.selected
        if chosen is None or chosen.article not in self.panes:
            return
        lead = self.panes[chosen.article].text
        places = {
            article: self.panes[article].text.extent(min(sentences))[0]
            for article, sentences in self._best_partners(chosen).items()
            if article in self.panes
        }
        places[chosen.article] = lead.extent(chosen.sentence)[0]
        self.sync.bring(
            places,
            lead=chosen.article,
            height=places[chosen.article] - lead.strip.value(),
        )

    def _best_partners(self, chosen: SentenceRef) -> dict[str, frozenset[int]]:
        lookup = self._session.lookup
        partners = lookup.partners.get(chosen, {}) if lookup else {}
        return {article: frozenset([found[0][0].sentence]) for article, found in partners.items()}

    def go_to_mention(self) -> None:
        """Bring the mention last jumped to into view."""
        self.refresh_highlights()
        mention, lookup = self._session.attention.mention, self._session.lookup
        if mention is None or lookup is None or mention[1] not in self.panes:
            return
        start, end = lookup.mentions[mention[0], mention[1]][mention[2]]
        self._go_to_span(mention[1], start, end)

    def show_hits(
        self, hits: dict[str, tuple[tuple[int, int], ...]], hit: tuple[str, int] | None
    ) -> None:
        """Emphasise the words looked for, and go to the one the search stands at."""
        self._hits, self._hit = hits, hit
        self.refresh_highlights()
        if hit is not None and hit[0] in self.panes:
            self._go_to_span(hit[0], *hits[hit[0]][hit[1]])

    def _go_to_span(self, article: str, start: int, end: int) -> None:
        pane = self.panes[article]
        place = pane.text.span_extent(start, end)[0]
        self.sync.bring({article: place}, lead=article)
        self.ensureWidgetVisible(pane, 0, 0)

    # What the user does in the panes

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
        for pane in self.panes.values():
            if pane.text.hasFocus():
                pane.text.copy()

    def focus_pane(self, index: int) -> None:
        """Let the keyboard act on a pane."""
        panes = list(self.panes.values())
        if not panes:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        elif index < len(panes):
            panes[index].text.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.ensureWidgetVisible(panes[index], 0, 0)

    def set_text_size(self, pixels: int) -> None:
        """Set the size of the articles' letters."""
        self._pixels = pixels
        for pane in self.panes.values():
            pane.text.set_text_size(pixels)

    def _scrolled(self, pane: Pane, moved: int) -> None:
        self.sync.scrolled(pane, moved)
        for gutter in self.gutters():
            gutter.update()

    def _laid_out(self) -> None:
        self._settle.start()
        for gutter in self.gutters():
            gutter.forget()

    def _settled(self) -> None:
        """Positions have ceased to change: take them anew."""
        for pane in self.panes.values():
            self.chores.add(pane.positions_settled)
        self.chores.add(self._positions_settled)

    def _positions_settled(self) -> None:
        for gutter in self.gutters():
            gutter.forget()
        self.sync.positions_changed()

    def _mark_clicked(self, article: str, mark: Mark) -> None:
        self._session.attention.look_at(mark.divergences, at=(article, mark.start))

    def _sentence_clicked(self, article: str, sentence: int) -> None:
        self._session.attention.select(SentenceRef(article, sentence) if sentence >= 0 else None)

    def _explain(self, mark: Mark) -> str:
        lookup = self._session.lookup
        if lookup is None:
            return ""
        found = (lookup.divergences[d] for d in mark.divergences)
        return "\n\n".join(f"{d.about} ({d.label})\n{d.explanation}" for d in found)

    def _describe(self, left: Pane, right: Pane, band: Band) -> str:
        kind = self.tr("say the same") if band.confident else self.tr("possibly say the same")
        one, other = left.text.sentences[band.left], right.text.sentences[band.right]
        return (
            f"{left.letter}: {left.text.text[one.start : one.end]}\n\n"
            f"{right.letter}: {right.text.text[other.start : other.end]}\n\n{kind}"
        )
