"""What the parts of a window share: articles, result, and what the user looks at."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QObject, Signal

from variorum.gui.attention import Attention
from variorum.gui.filters import Filter

if TYPE_CHECKING:
    from collections.abc import Sequence

    from variorum.gui.lookup import Lookup
    from variorum.model.article import Article
    from variorum.model.comparison import Comparison, Divergence, Kind, Notice
    from variorum.model.review import Review

State = Literal["read", "analysing", "ready", "failed"]
Extra = Literal["shared", "alone", "words"]

# More panes than this cannot be read side by side on any screen.
MOST_PANES = 6
# What a new comparison shows before the user chooses.
FIRST_PANES = MOST_PANES
# Files that nobody looks for: those of the system and of programs, which the notices tell.
_UNLISTED = frozenset({"hidden"})


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
        filter_changed: Which divergences are on show.
        review_changed: The user decided or wrote something.
        synchronised_changed: Whether panes scroll together.
        extras_changed: What is shown in the texts besides divergences.
        said: Something for the status bar.
    """

    opened = Signal()
    entries_changed = Signal()
    shown_changed = Signal()
    comparison_changed = Signal()
    filter_changed = Signal()
    review_changed = Signal()
    synchronised_changed = Signal(bool)
    extras_changed = Signal()
    said = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.paths: tuple[str, ...] = ()
        self.entries: tuple[Entry, ...] = ()
        self.notices: tuple[Notice, ...] = ()
        self.shown: tuple[str, ...] = ()
        self.file: str | None = None
        self.found: Comparison | None = None
        self.lookup: Lookup | None = None
        self.seconds = 0.0
        self.filter = Filter()
        self.attention = Attention(self)
        self._review: Review | None = None
        self._hidden: tuple[tuple[Filter, Review, Lookup], frozenset[str]] | None = None
        self.synchronised = True
        self.extras: frozenset[Extra] = frozenset()

    # Files and result

    def open(self, paths: Sequence[str]) -> None:
        """Begin anew with other files."""
        self.paths = tuple(paths)
        self.entries, self.notices, self.shown = (), (), ()
        self.found = self.lookup = self._review = self.file = None
        self.attention.forget()
        self.opened.emit()
        self.entries_changed.emit()
        self.comparison_changed.emit()

    def add_article(self, article: Article) -> None:
        """Take an article that was read; the first few are shown at once."""
        number = sum(1 for entry in self.entries if entry.article)
        entry = Entry(
            id=f"a{number + 1}",
            letter=letter(number),
            path=article.path,
            state="read",
            article=article,
            # What was told of the file before, as that its encoding had to be guessed.
            notices=next((e.notices for e in self.entries if e.path == article.path), ()),
        )
        # Files that are no articles come last: there may be many of them.
        ready = tuple(entry for entry in self.entries if entry.article)
        others = (e for e in self.entries if e.article is None and e.path != article.path)
        self.entries = (*ready, entry, *others)
        self.entries_changed.emit()
        if number < FIRST_PANES:
            self.set_shown((*self.shown, entry.id))

    def add_notice(self, notice: Notice) -> None:
        """Take note of something about a file, which may not have become an article."""
        self.notices += (notice,)
        self._place_notice(notice)
        self.entries_changed.emit()

    def _place_notice(self, notice: Notice) -> None:
        if not notice.path or notice.code in _UNLISTED:
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

    def set_comparison(
        self, comparison: Comparison, seconds: float, review: Review | None = None
    ) -> None:
        """Take the result.

        Args:
            comparison: As the program made it.
            seconds: How long that took; 0 if it was read from a file.
            review: The user's part, if there is one already.
        """
        self.found = comparison
        self.seconds = seconds
        self._review = review
        self.attention.forget()
        self.notices = comparison.notices
        self.entries = tuple(
            replace(entry, state="ready") if entry.article else entry for entry in self.entries
        )
        for notice in comparison.notices:
            self._place_notice(notice)
        self._correct()
        self.entries_changed.emit()

    def _correct(self) -> None:
        """Look at the result with the user's corrections."""
        from variorum.gui.corrections import corrected
        from variorum.gui.lookup import Lookup
        from variorum.model.facts import amended

        if self.found is not None:
            self.lookup = Lookup(corrected(self.found, self.review))
            facts, lookup = self.review.facts, self.lookup
            self.entries = tuple(
                replace(entry, article=amended(entry.article, facts.get(entry.id)))
                if entry.article and entry.id in lookup.articles
                else entry
                for entry in self.entries
            )
            self.comparison_changed.emit()

    @property
    def review(self) -> Review:
        """What the user decided, wrote and corrected."""
        if self._review is None:
            from variorum.model.review import Review

            self._review = Review()
        return self._review

    def set_review(self, review: Review) -> None:
        """Take what the user decided, wrote or corrected."""
        before, self._review = self.review, review
        if before.corrections() != review.corrections():
            self._correct()
            self.entries_changed.emit()
        self.review_changed.emit()
        if self.filter.verdicts or self.filter.words:
            self.filter_changed.emit()

    @property
    def reference(self) -> str | None:
        """Id of the article whose order leads."""
        return self.lookup.comparison.reference if self.lookup else None

    def set_file(self, file: str) -> None:
        """Say in which comparison file this is kept."""
        self.file = file
        self.entries_changed.emit()

    @property
    def name(self) -> str:
        """What the comparison is called: by its file, or the folder's name."""
        if self.file:
            return Path(self.file).stem
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
        """Divergences that pass the filter, in reading order."""
        hidden = self.hidden_ids()
        found = self.lookup.comparison.divergences if self.lookup else ()
        if not hidden:
            return list(found)
        return [divergence for divergence in found if divergence.id not in hidden]

    def hidden_ids(self) -> frozenset[str]:
        """Ids of the divergences that do not pass the filter."""
        if self.lookup is None or self.filter == Filter():
            return frozenset()
        key = self.filter, self.review, self.lookup
        if self._hidden is None or any(
            one is not other for one, other in zip(self._hidden[0], key, strict=True)
        ):
            passes, review = self.filter.passes, self.review
            found = self.lookup.comparison.divergences
            self._hidden = key, frozenset(d.id for d in found if not passes(d, review))
        return self._hidden[1]

    def set_filter(self, wanted: Filter) -> None:
        """Show other divergences."""
        if wanted != self.filter:
            self.filter = wanted
            if self.attention.current in self.hidden_ids():
                self.attention.set_current(None)
            self.filter_changed.emit()

    def show_kind(self, kind: Kind, shown: bool) -> None:  # noqa: FBT001 - a slot of a switch
        """Show or hide the divergences of a kind."""
        this: frozenset[Kind] = frozenset({kind})
        kinds = self.filter.kinds - this if shown else self.filter.kinds | this
        self.set_filter(replace(self.filter, kinds=kinds))

    def show_extra(self, extra: Extra, shown: bool) -> None:  # noqa: FBT001 - a slot
        """Show or hide shared wording, what stands only in one article, or words that differ."""
        this: frozenset[Extra] = frozenset({extra})
        self.extras = self.extras | this if shown else self.extras - this
        self.extras_changed.emit()

    def set_synchronised(self, synchronised: bool) -> None:  # noqa: FBT001 - a slot of a switch
        """Let the panes scroll together, or each on its own."""
        if synchronised != self.synchronised:
            self.synchronised = synchronised
            self.synchronised_changed.emit(synchronised)
