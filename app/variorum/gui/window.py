"""The main window: puts the parts together and wires them."""

from __future__ import annotations

import gc
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from variorum.gui import drops, theme
from variorum.gui.actions import Actions
from variorum.gui.chores import Chores
from variorum.gui.empty import EmptyPage
from variorum.gui.memory import Memory
from variorum.gui.menus import Menus
from variorum.gui.offer import Offer
from variorum.gui.session import Session
from variorum.gui.status import StatusLine
from variorum.gui.toolbar import Toolbar

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent

    from variorum.gui.client import WorkerClient
    from variorum.gui.errands import Errands
    from variorum.gui.facts import FactCorrection
    from variorum.gui.filing import Filing
    from variorum.gui.finding import Finder
    from variorum.gui.keeping import Keeper
    from variorum.gui.reviewing import Reviewing
    from variorum.gui.work import Work
    from variorum.gui.workspace import Workspace

# Imported one a turn of the event loop once the window is on screen, the worker's line first.
_SOON = ("corrections", "client")
_LATER = (
    "keeping", "work", "errands", "cards", "articles", "details_panel", "entities_panel",
    "article_text", "gutter", "reading_view", "rows_view", "table_view", "workspace",
)  # fmt: skip
_SIZE = 1440, 900
_TITLE_BAR = 40


class MainWindow(QMainWindow):
    """Everything that concerns one comparison.

    The window can be on screen before it is furnished: what shows articles is made, and the
    worker started, in a few steps after that.

    Signals:
        closed: The window itself, when it was closed.
    """

    closed = Signal(object)

    client: WorkerClient
    errands: Errands
    facts: FactCorrection
    keeper: Keeper
    work: Work
    filing: Filing
    finder: Finder
    reviewing: Reviewing
    workspace: Workspace

    def __init__(self, worker: Sequence[str] | None = None, *, furnished: bool = True) -> None:
        """Make a window.

        Args:
            worker: Command that starts the worker; None for the program's own.
            furnished: False leaves the steps of `furnish` to the caller.
        """
        super().__init__()
        self.memory = Memory()
        self.session = Session(self)
        self.chores = Chores(self)
        self.commands = Actions(self)
        self.toolbar = Toolbar(self.commands, self)
        self.empty = EmptyPage(self.session, self.commands, self)
        self.status = StatusLine(self.session, self.commands.cancel, self)
        self.menus = Menus(self.menuBar(), self.commands)
        self._build()
        # What the application was dressed in before any window was made.
        self._appearance = self.memory.appearance
        self._steps = self._furnish(worker)
        if furnished:
            self.furnish()

    def _build(self) -> None:
        self.setWindowTitle("Variorum")
        self.setAcceptDrops(True)
        self.resize(*_SIZE)
        if not self.restoreGeometry(self.memory.state("window")):
            room = self.screen().availableGeometry()
            if room.width() <= _SIZE[0] or room.height() <= _SIZE[1] + _TITLE_BAR:
                self.setWindowState(Qt.WindowState.WindowMaximized)
        self.changes = Offer(self.tr("Reload"), self.tr("Compare the files as they are now"), self)
        self.dates = Offer(
            self.tr("Compare again"), self.tr("Compare with the corrected dates"), self
        )
        self.links = Offer(self.tr("Fetch…"), self.tr("Fetch the pages and compare them too"), self)
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.empty)
        centre = QWidget(self)
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.toolbar)
        column.addWidget(self.changes)
        column.addWidget(self.links)
        column.addWidget(self.dates)
        column.addWidget(self.pages, 1)
        column.addWidget(self.status)
        self.setCentralWidget(centre)
        self.toolbar.hide()
        self.empty.refresh(busy=False)
        self.addActions(self.commands.all())

    def furnish(self) -> None:
        """Make at once what is not made yet."""
        for _ in self._steps:
            pass

    def furnish_gently(self, paths: Sequence[str]) -> None:
        """Make what is not made yet, a step a turn of the event loop, then open `paths`."""
        if next(self._steps, self) is self:
            if paths:
                self.open(paths)
        else:
            self.chores.add(lambda: self.furnish_gently(paths))

    def _furnish(self, command: Sequence[str] | None) -> Iterator[None]:
        for module in _SOON:
            import_module(f"variorum.gui.{module}")
            yield
        from variorum.gui.client import WorkerClient

        self.client = WorkerClient(self, command=command)
        self.client.start()
        yield
        for module in _LATER:
            import_module(f"variorum.gui.{module}")
            yield
        from variorum.gui.errands import Errands
        from variorum.gui.facts import FactCorrection
        from variorum.gui.filing import Filing
        from variorum.gui.finding import Finder
        from variorum.gui.keeping import Keeper
        from variorum.gui.reviewing import Reviewing
        from variorum.gui.work import Work
        from variorum.gui.workspace import Workspace

        self.keeper = Keeper(self.session, self)
        self.work = Work(self.session, self.client, self.keeper, self)
        self.filing = Filing(self.session, self.memory, self.work, self.keeper, self)
        self.errands = Errands(self.session, self.memory, self.work, self, command=command)
        self.finder = Finder(self.session, self)
        self.reviewing = Reviewing(self.session, self)
        self.facts = FactCorrection(self.session, self.reviewing, self)
        yield
        self.workspace = Workspace(self.session, self.chores, self)
        yield from self.workspace.furnish(self.reviewing, self.commands)
        self.pages.addWidget(self.workspace)
        self.workspace.restore(self.memory.state("frame"))
        yield
        self._take_settings()
        self.commands.sub_folders.setChecked(self.memory.sub_folders)
        yield
        self._wire()
        self._refresh_recent()
        self._refresh_page()

    def _wire(self) -> None:
        """The one table of what leads to what."""
        session, do, work, finder = self.session, self.commands, self.work, self.finder
        space, chips = self.workspace, self.toolbar
        reading, details, entities = space.reading, space.details, space.entities
        for signal, *slots in (
            (session.opened, self.reviewing.forget),
            (session.opened, gc.unfreeze, self.chores.drop, reading.forget_articles),
            (session.opened, self._refresh_recent),
            (session.entries_changed, space.articles.refresh, self._refresh_page),
            (session.shown_changed, space.show_articles, space.articles.refresh_shown),
            (reading.panes_changed, finder.refresh),
            (session.comparison_changed, space.show_comparison, self._refresh_counts),
            (session.filter_changed, space.refresh_marks, self._refresh_counts),
            (
                session.attention.current_changed,
                details.refresh_current,
                reading.navigation.go_to_current,
            ),
            (session.attention.current_changed, space.rows.refresh_highlights),
            (session.attention.current_changed, space.table.refresh_current),
            (session.review_changed, space.table.table.refresh_review),
            (
                session.attention.selected_changed,
                reading.navigation.go_to_selected,
                space.rows.refresh_highlights,
            ),
            (
                session.attention.mention_changed,
                reading.navigation.go_to_mention,
                entities.refresh_place,
            ),
            (session.review_changed, details.refresh_review, self.keeper.changed),
            (self.keeper.trouble, self._trouble),
            (self.keeper.written, lambda file: self.status.say(self.tr("Saved: {0}").format(file))),
            (self.reviewing.stack.canUndoChanged, do.undo.setEnabled),
            (self.reviewing.stack.canRedoChanged, do.redo.setEnabled),
            (session.synchronised_changed, reading.sync.set_on),
            (session.said, self.status.say),
            (self.client.busy_changed, self.status.set_busy, self._refresh_page),
            (self.client.progressed, self.status.show_progress),
            (self.errands.trouble, self._trouble),
            (session.opened, self.errands.watch.start),
            (
                self.errands.watch.noticed,
                lambda found: self.changes.show_words(found.words(), found.names()),
            ),
            (self.changes.taken, work.again),
            (self.changes.declined, self.errands.watch.accept),
            (session.entries_changed, self.errands.look_for_links),
            (self.errands.links_found, self.links.show_words),
            (session.comparison_changed, self.facts.look, space.articles.refresh_result),
            (self.facts.redated, self.dates.show_words),
            (self.dates.taken, work.again),
            (do.correct_facts.triggered, lambda: self.facts.correct(space.article_at_hand())),
            (space.articles.facts_wanted, self.facts.correct),
            (reading.facts_wanted, self.facts.correct),
            (self.links.taken, self.errands.follow_links),
            (self.links.declined, self.errands.leave_links),
            (do.add_address.triggered, self.errands.add_address),
            (do.sub_folders.toggled, self.errands.set_sub_folders),
            (work.trouble, self._trouble),
            (finder.changed, self._show_found),
            (chips.find_field.textChanged, finder.look_for),
            (chips.find_field.step, finder.step),
            (chips.find_field.left, lambda: reading.focus_pane(0)),
            (do.open_folder.triggered, self.filing.choose_folder),
            (do.open_files.triggered, self.filing.choose_files),
            (do.open_sample.triggered, self.filing.open_sample),
            (do.save.triggered, self.filing.save),
            (do.save_as.triggered, self.filing.save_as),
            (do.export.triggered, self.errands.export),
            (do.print_pages.triggered, self.errands.print_pages),
            (do.copy_difference.triggered, self.errands.copy_difference),
            (do.close.triggered, self.close),
            (do.quit.triggered, QApplication.closeAllWindows),
            (do.copy.triggered, reading.copy),
            (do.undo.triggered, self.reviewing.stack.undo),
            (do.redo.triggered, self.reviewing.stack.redo),
            (do.verdict_chosen, details.judgement.decide),
            (do.write_note.triggered, details.judgement.write),
            (do.find.triggered, lambda: chips.focus_find(reading.selected_words())),
            (do.find_next.triggered, lambda: finder.step(1)),
            (do.find_previous.triggered, lambda: finder.step(-1)),
            (do.view_chosen, space.show_view),
            (do.scroll_together.toggled, session.set_synchronised),
            (do.larger.triggered, lambda: space.show_text_size(1)),
            (do.smaller.triggered, lambda: space.show_text_size(-1)),
            (do.normal_size.triggered, lambda: space.show_text_size(0)),
            (do.show_list.toggled, space.articles.setVisible),
            (do.show_side.toggled, space.tabs.setVisible),
            (do.full_screen.toggled, self._set_full_screen),
            (do.next_conflict.triggered, lambda: session.attention.step(1, status="conflict")),
            (do.previous_conflict.triggered, lambda: session.attention.step(-1, status="conflict")),
            (do.next_alike.triggered, lambda: session.attention.step_alike(1)),
            (do.previous_alike.triggered, lambda: session.attention.step_alike(-1)),
            (do.go_to_sentence.triggered, lambda: self._ask("sentence")),
            (do.next.triggered, lambda: session.attention.step(1)),
            (do.previous.triggered, lambda: session.attention.step(-1)),
            (do.again.triggered, work.again),
            (do.cancel.triggered, work.stop),
            (do.clear.triggered, session.attention.clear),
            (do.keys.triggered, lambda: reading.explain() or self._ask("keys")),
            (do.preferences.triggered, lambda: self._ask("preferences")),
            (do.about.triggered, lambda: self._ask("about")),
            (do.extra_toggled, session.show_extra),
            (session.extras_changed, reading.emphasis.refresh),
            (do.kind_toggled, session.show_kind),
            (do.appearance_chosen, self._set_appearance),
            (do.pane_chosen, reading.focus_pane),
            (do.part_chosen, space.focus_part),
        ):
            for slot in slots:
                signal.connect(slot)

    def open(self, paths: Sequence[str]) -> None:
        """Compare the articles in these files and folders."""
        self.furnish()
        self.filing.open(paths)

    def _ask(self, what: str) -> None:
        """Open a small window over this one."""
        from variorum.gui import dialogs

        if what == "keys":
            dialogs.show_keys(self)
        elif what == "about":
            dialogs.show_about(self)
        elif what == "preferences":
            dialogs.show_preferences(self, self.memory, self._take_settings)
        elif pane := self.workspace.reading.active_pane():
            dialogs.go_to_sentence(self, pane, self.session.attention)

    def _trouble(self, text: str) -> None:
        from variorum.gui import dialogs

        self.session.said.emit(text)
        dialogs.show_trouble(self, text)

    def _refresh_page(self) -> None:
        """Show the articles, or what to do while there are none."""
        some = any(entry.article for entry in self.session.entries)
        if some != self.toolbar.isVisibleTo(self):
            self.pages.setCurrentWidget(self.workspace if some else self.empty)
            self.toolbar.setVisible(some)
            self.workspace.reading.focus_pane(0)
        self.empty.refresh(busy=self.client.busy)
        name = self.session.name
        self.setWindowTitle(f"{name} – Variorum" if name else "Variorum")
        ready = self.session.lookup is not None
        do = self.commands
        for action in (
            do.save, do.save_as, do.export, do.print_pages, do.next, do.previous, do.correct_facts
        ):  # fmt: skip
            action.setEnabled(ready)
        self.commands.again.setEnabled(bool(self.session.paths))
        self.commands.cancel.setEnabled(self.client.busy)

    def _refresh_counts(self) -> None:
        lookup = self.session.lookup
        self.toolbar.set_counts(lookup.counts() if lookup else {})
        self.status.refresh()

    def _refresh_recent(self) -> None:
        self.menus.show_recent(self.memory.recent(), self.open)

    def _show_found(self) -> None:
        self.toolbar.set_found(self.finder.summary())
        self.workspace.reading.navigation.go_to_hit(self.finder.hits, self.finder.place)
        self.workspace.rows.show_hits(self.finder.hits)

    def _set_full_screen(self, on: bool) -> None:  # noqa: FBT001 - a slot of a switch
        if on:
            self.showFullScreen()
        else:
            self.showNormal()

    def _take_settings(self) -> None:
        memory = self.memory
        self.workspace.show_settings(memory.text_pixels, memory.measure)
        self.work.options = memory.options
        self.commands.choose_appearance(memory.appearance)
        self._set_appearance(memory.appearance)

    def _set_appearance(self, name: str) -> None:
        if name == self._appearance:
            return
        self.memory.appearance = self._appearance = name
        application = QApplication.instance()
        if isinstance(application, QApplication):
            theme.dress(application, name)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept files, folders and links."""
        if drops.wanted(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Compare what was dropped; of links, ask first."""
        paths, addresses = drops.sorted_out(event.mimeData())
        event.acceptProposedAction()
        self.open(paths)
        if addresses:
            self.errands.add_addresses(addresses)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the layout and end the worker."""
        self.furnish()
        if not self.filing.may_leave():
            event.ignore()
            return
        self.memory.set_state("window", self.saveGeometry())
        if self.workspace.was_shown:
            self.memory.set_state("frame", self.workspace.saveState())
        self.memory.text_pixels = self.workspace.reading.text_pixels
        self.chores.drop()
        self.errands.close()
        self.client.close()
        super().closeEvent(event)
        self.closed.emit(self)
