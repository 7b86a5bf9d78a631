"""What the parts of a window share: articles, result, and what the user looks at."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from variorum.gui.lookup import Lookup
    from variorum.model.article import Article
    from variorum.model.comparison import Comparison, Divergence, Kind, Notice, SentenceRef

State = Literal["read", "analysing", "ready", "failed"]

# More panes than this cannot be read side by side on any screen.
MOST_PANES = 6
# What a new comparison shows before the user chooses.
FIRST_PANES = 4


@dataclass(frozen=True, slots=True)
class Entry:
    """A file of the comparison: an article, or the reason why there is none.

    Attributes:
        id: The article's id in the result; empty for a file that could not be read.
        letter: "A" for the first article; empty likewise.
        path: The file.
        state: How far it has come.
        article: As read.
        notices: What is to be known of it, the reason for a failure among them.
    """

    id: str
    letter: str
    path: str
    state: State
    article: Article | None = None
    notices: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        """The headline, or the file's name."""
        return (self.article.title if self.article else "") or Path(self.path).name


def letter(index: int) -> str:
    """A, B, … Z, AA, AB for 0, 1, … 25, 26, 27."""
    name = ""
    index += 1
    while index:
        index, rest = divmod(index - 1, 26)
        name = chr(ord("A") + rest) + name
    return name


class Session(QObject):
    """State shared by the views. Each change is told by one signal, after it was made.

    Signals:
        opened: Another set of files was opened; nothing of it is read yet.
        entries_changed: An article was read, or something became known of a file.
        shown_changed: Which articles stand in panes, and in what order.
        comparison_changed: The result is there, or gone.
        hidden_changed: Which kinds of marks are hidden.
        current_changed: Which divergence is looked at.
        selected_changed: Which sentence was clicked.
        mention_changed: Which mention of which entity was jumped to.
        synchronised_changed: Whether panes scroll together.
        said: Something for the status bar.
    """

    opened = Signal()
    entries_changed = Signal()
    shown_changed = Signal()
    comparison_changed = Signal()
    hidden_changed = Signal()
    current_changed = Signal()
    selected_changed = Signal()
    mention_changed = Signal()
    synchronised_changed = Signal(bool)
    said = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.paths: tuple[str, ...] = ()
        self.entries: tuple[Entry, ...] = ()
        self.notices: tuple[Notice, ...] = ()
        self.shown: tuple[str, ...] = ()
        self.lookup: Lookup | None = None
        self.seconds = 0.0
        self.hidden: frozenset[Kind] = frozenset()
        self.current: str | None = None
        self.current_at: tuple[str, int] | None = None
        self.selected: SentenceRef | None = None
        self.mention: tuple[str, str, int] | None = None
        self.synchronised = True

    # Files and result

    def open(self, paths: Sequence[str]) -> None:
        """Begin anew with other files."""
        self.paths = tuple(paths)
        self.entries, self.notices, self.shown = (), (), ()
        self.lookup = None
        self._forget_choices()
        self.opened.emit()
        self.comparison_changed.emit()

    def _forget_choices(self) -> None:
        self.current = self.selected = self.mention = None

    def add_article(self, article: Article) -> None:
        """Take an article that was read; the first few are shown at once."""
        number = sum(1 for entry in self.entries if entry.article)
        entry = Entry(
            id=f"a{number + 1}",
            letter=letter(number),
            path=article.path,
            state="read",
            article=article,
        )
        self.entries += (entry,)
        self.entries_changed.emit()
        if number < FIRST_PANES:
            self.set_shown((*self.shown, entry.id))

    def add_notice(self, notice: Notice) -> None:
        """Take note of something about a file, which may not have become an article."""
        self.notices += (notice,)
        self._place_notice(notice)
        self.entries_changed.emit()

    def _place_notice(self, notice: Notice) -> None:
        if not notice.path:
            return
        entries = list(self.entries)
        for index, entry in enumerate(entries):
            if entry.path == notice.path:
                if notice.message not in entry.notices:
                    entries[index] = replace(entry, notices=(*entry.notices, notice.message))
                break
        else:
            entries.append(Entry("", "", notice.path, state="failed", notices=(notice.message,)))
        self.entries = tuple(entries)

    def set_state(self, path: str, state: State) -> None:
        """Say how far an article has come."""
        self.entries = tuple(
            replace(entry, state=state) if entry.article and entry.path == path else entry
            for entry in self.entries
        )
        self.entries_changed.emit()

    def set_comparison(self, comparison: Comparison, seconds: float) -> None:
        """Take the result."""
        from variorum.gui.lookup import Lookup

        self.lookup = Lookup(comparison)
        self.seconds = seconds
        self._forget_choices()
        self.notices = comparison.notices
        self.entries = tuple(
            replace(entry, state="ready") if entry.article else entry for entry in self.entries
        )
        for notice in comparison.notices:
            self._place_notice(notice)
        self.entries_changed.emit()
        self.comparison_changed.emit()

    @property
    def name(self) -> str:
        """What the comparison is called: the folder's name."""
        if not self.paths:
            return ""
        path = Path(self.paths[0]).absolute()
        return path.name if len(self.paths) == 1 else path.parent.name

    def entry(self, article: str) -> Entry | None:
        """The entry of an article, by id."""
        return next((entry for entry in self.entries if entry.id == article), None)

    # What is looked at

    def set_shown(self, articles: Sequence[str]) -> None:
        """Put these articles into panes, in this order."""
        wanted = tuple(dict.fromkeys(articles))[:MOST_PANES]
        if wanted != self.shown:
            self.shown = wanted
            self.shown_changed.emit()

    def set_in_pane(self, article: str, *, on: bool) -> None:
        """Show an article at its place in the list, or take it out of the panes."""
        if not on:
            self.set_shown([shown for shown in self.shown if shown != article])
            return
        if article in self.shown:
            return
        kept = self.shown[: MOST_PANES - 1] if len(self.shown) == MOST_PANES else self.shown
        if len(kept) < len(self.shown):
            self.said.emit(self.tr("At most six articles fit side by side; the last gave way."))
        order = [entry.id for entry in self.entries if entry.id in {*kept, article}]
        self.set_shown(order)

    def visible_divergences(self) -> list[Divergence]:
        """Divergences of the kinds that are not hidden, in reading order."""
        found = self.lookup.comparison.divergences if self.lookup else ()
        return [divergence for divergence in found if divergence.kind not in self.hidden]

    def show_kind(self, kind: Kind, shown: bool) -> None:  # noqa: FBT001 - a slot of a switch
        """Show or hide the marks and entries of a kind."""
        this: frozenset[Kind] = frozenset({kind})
        wanted = self.hidden - this if shown else self.hidden | this
        if wanted != self.hidden:
            self.hidden = wanted
            if self._current_kind() in wanted:
                self.set_current(None)
            self.hidden_changed.emit()

    def _current_kind(self) -> Kind | None:
        divergence = self.divergence()
        return divergence.kind if divergence else None

    def divergence(self) -> Divergence | None:
        """The current divergence."""
        return self.lookup.divergences.get(self.current or "") if self.lookup else None

    def set_current(self, divergence: str | None, *, at: tuple[str, int] | None = None) -> None:
        """Look at a divergence. Told even if it is the same: the user asked to see it.

        Args:
            divergence: Its id.
            at: Article and first code point of the reading that the user pointed at.
        """
        self.current, self.current_at = divergence, at
        self.selected = None
        self.current_changed.emit()

    def look_at(self, divergences: Sequence[str], *, at: tuple[str, int]) -> None:
        """Look at one of the divergences of a mark, at the next one if it is looked at already."""
        index = 0
        if self.current in divergences:
            index = (divergences.index(self.current) + 1) % len(divergences)
        self.set_current(divergences[index], at=at)

    def step(self, by: int) -> None:
        """Go to the next (1) or the previous (-1) divergence, from the last to the first."""
        ids = [divergence.id for divergence in self.visible_divergences()]
        if not ids:
            self.said.emit(self.tr("There is no difference to go to."))
            return
        if self.current not in ids:
            target = 0 if by > 0 else len(ids) - 1
        else:
            target = ids.index(self.current) + by
        if target >= len(ids):
            self.said.emit(self.tr("That was the last difference; this is the first."))
        elif target < 0:
            self.said.emit(self.tr("That was the first difference; this is the last."))
        self.set_current(ids[target % len(ids)])

    def clear(self) -> None:
        """Look at nothing in particular."""
        self.set_current(None)
        self.select(None)
        self.mention = None
        self.mention_changed.emit()

    def select(self, sentence: SentenceRef | None) -> None:
        """Outline a sentence and its partners."""
        self.selected = sentence
        self.selected_changed.emit()

    def visit(self, entity: str, article: str) -> None:
        """Go to the next mention of an entity in an article, from the last to the first."""
        spans = self.lookup.mentions.get((entity, article), ()) if self.lookup else ()
        if not spans:
            return
        same = self.mention is not None and self.mention[:2] == (entity, article)
        index = (self.mention[2] + 1) % len(spans) if same and self.mention else 0
        self.mention = entity, article, index
        self.mention_changed.emit()

    def set_synchronised(self, synchronised: bool) -> None:  # noqa: FBT001 - a slot of a switch
        """Let the panes scroll together, or each on its own."""
        if synchronised != self.synchronised:
            self.synchronised = synchronised
            self.synchronised_changed.emit(synchronised)
