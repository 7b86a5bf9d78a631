"""The main window: puts the parts together and wires them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QApplication,
    QMainWindow,
    QSplitter,
    QStackedWidget,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from variorum.base.paths import seeds
from variorum.gui import theme
from variorum.gui.actions import Actions, Menus
from variorum.gui.articles import ArticlesPanel
from variorum.gui.details import DetailsPanel
from variorum.gui.empty import EmptyPage
from variorum.gui.entities import EntitiesPanel
from variorum.gui.finding import Finder
from variorum.gui.memory import Memory
from variorum.gui.reading_view import ReadingView
from variorum.gui.session import Session
from variorum.gui.status import StatusLine
from variorum.gui.toolbar import Toolbar
from variorum.gui.work import Work

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent

    from variorum.gui.client import WorkerClient

_SIZE = 1440, 900
_TITLE_BAR = 40
_SIDES = 0.13, 0.24


class MainWindow(QMainWindow):
    """Everything that concerns one comparison."""

    def __init__(self, client: WorkerClient) -> None:
        super().__init__()
        self.memory = Memory()
        self.session = Session(self)
        self.client = client
        self.work = Work(self.session, client, self)
        self.finder = Finder(self.session, self)
        self.commands = Actions(self)
        self.toolbar = Toolbar(self.commands, self)
        self.articles = ArticlesPanel(self.session, self)
        self.reading = ReadingView(self.session, self)
        self.details = DetailsPanel(self.session, self)
        self.entities = EntitiesPanel(self.session, self)
        self.empty = EmptyPage(self.session, self.commands, self)
        self.status = StatusLine(self.session, self.commands.cancel, self)
        self._build()
        self._wire()
        self._restore()
        self._refresh_counts()
        self._refresh_page()

    def _build(self) -> None:
        self.setWindowTitle("Variorum")
        self.setAcceptDrops(True)
        self.resize(*_SIZE)
        self.menus = Menus(self.menuBar(), self.commands)
        self.tabs = QTabWidget(self)
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(self.details, "")
        self.tabs.addTab(self.entities, "")
        self.frame = QSplitter(Qt.Orientation.Horizontal, self)
        self.frame.setObjectName("frame")
        self.frame.setHandleWidth(1)
        for part, stretch in ((self.articles, 0), (self.reading, 1), (self.tabs, 0)):
            self.frame.addWidget(part)
            self.frame.setStretchFactor(self.frame.count() - 1, stretch)
        self.articles.setMinimumWidth(150)
        self.tabs.setMinimumWidth(260)
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.empty)
        self.pages.addWidget(self.frame)
        centre = QWidget(self)
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.toolbar)
        column.addWidget(self.pages, 1)
        column.addWidget(self.status)
        self.setCentralWidget(centre)
        self.addActions(self.commands.all())

    def _wire(self) -> None:
        """The one table of what leads to what."""
        session, do, work = self.session, self.commands, self.work
        reading, details, finder = self.reading, self.details, self.finder
        for signal, *slots in (
            (session.opened, reading.forget_articles, self._refresh_recent),
            (session.entries_changed, self.articles.refresh, self._refresh_page),
            (session.shown_changed, reading.show_articles, self.articles.refresh_shown),
            (session.shown_changed, finder.refresh),
            (session.compared, reading.refresh, self.entities.refresh, self._refresh_counts),
            (session.hidden_changed, reading.refresh_marks, self._refresh_counts),
            (session.current_changed, details.list.refresh_current, reading.go_to_current),
            (session.selected_changed, reading.go_to_selected),
            (session.mention_changed, reading.go_to_mention, self.entities.refresh_place),
            (session.synchronised_changed, reading.sync.set_on),
            (session.said, self.status.say),
            (self.client.busy_changed, self.status.set_busy, self._refresh_page),
            (self.client.progressed, self.status.show_progress),
            (work.written, self._written),
            (work.trouble, self._trouble),
            (finder.changed, self._show_found),
            (self.toolbar.find_field.textChanged, finder.look_for),
            (self.toolbar.find_field.step, finder.step),
            (self.toolbar.find_field.left, self._focus_text),
            (do.open_folder.triggered, lambda: self._choose("folder")),
            (do.open_files.triggered, lambda: self._choose("files")),
            (do.open_sample.triggered, lambda: self.open([str(seeds())])),
            (do.export.triggered, lambda: self._choose("target")),
            (do.close.triggered, self.close),
            (do.quit.triggered, self.close),
            (do.find.triggered, self.toolbar.focus_find),
            (do.find_next.triggered, lambda: finder.step(1)),
            (do.find_previous.triggered, lambda: finder.step(-1)),
            (do.scroll_together.toggled, session.set_synchronised),
            (do.larger.triggered, lambda: reading.change_text_size(1)),
            (do.smaller.triggered, lambda: reading.change_text_size(-1)),
            (do.normal_size.triggered, lambda: reading.change_text_size(0)),
            (do.show_list.toggled, self.articles.setVisible),
            (do.show_side.toggled, self.tabs.setVisible),
            (do.full_screen.toggled, self._set_full_screen),
            (do.next.triggered, lambda: session.step(1)),
            (do.previous.triggered, lambda: session.step(-1)),
            (do.again.triggered, work.again),
            (do.cancel.triggered, work.stop),
            (do.clear.triggered, session.clear),
            (do.keys.triggered, lambda: self._help("keys")),
            (do.about.triggered, lambda: self._help("about")),
            (do.kind_toggled, session.show_kind),
            (do.appearance_chosen, self._set_appearance),
            (do.pane_chosen, reading.focus_pane),
        ):
            for slot in slots:
                signal.connect(slot)

    def open(self, paths: Sequence[str]) -> None:
        """Compare the articles in these files and folders."""
        self.memory.add_recent(paths)
        self.work.open(paths)

    def _choose(self, what: str) -> None:
        from variorum.gui import dialogs

        recent = self.memory.recent()
        start = str(Path(recent[0]).parent) if recent else ""
        if what == "folder":
            self.open(dialogs.choose_folder(self, start))
        elif what == "files":
            self.open(dialogs.choose_files(self, start))
        elif self.session.lookup is None:
            self._trouble(self.tr("There is no comparison to export yet."))
        else:
            folder = self.memory.export_folder or start
            if target := dialogs.choose_target(self, folder, self.session.name):
                self.memory.export_folder = str(Path(target).parent)
                self.work.export(target)

    def _help(self, what: str) -> None:
        from variorum.gui import dialogs

        if what == "keys":
            dialogs.show_keys(self, self.commands)
        else:
            dialogs.show_about(self)

    def _written(self, target: str) -> None:
        self.session.said.emit(self.tr("Written: {0}").format(target))

    def _trouble(self, text: str) -> None:
        from variorum.gui import dialogs

        self.session.said.emit(text)
        dialogs.show_trouble(self, text)

    def _refresh_page(self) -> None:
        """Show the articles, or what to do while there are none."""
        some = any(entry.article for entry in self.session.entries)
        if some != self.toolbar.isVisibleTo(self):
            self.pages.setCurrentWidget(self.frame if some else self.empty)
            self.toolbar.setVisible(some)
            self._focus_text()
        self.empty.refresh(busy=self.client.busy)
        self.setWindowTitle(f"{self.session.name} – Variorum" if self.session.paths else "Variorum")
        ready = self.session.lookup is not None
        for action in (self.commands.export, self.commands.next, self.commands.previous):
            action.setEnabled(ready)
        self.commands.again.setEnabled(bool(self.session.paths))
        self.commands.cancel.setEnabled(self.client.busy)

    def _refresh_counts(self) -> None:
        lookup = self.session.lookup
        self.details.refresh()
        self.toolbar.set_counts(lookup.counts() if lookup else {})
        shown = len(self.session.visible_divergences())
        entities = len(lookup.comparison.entities) if lookup else 0
        self.tabs.setTabText(0, self.tr("Details {0}").format(shown or ""))
        self.tabs.setTabText(1, self.tr("Entities {0}").format(entities or ""))
        self.status.refresh()

    def _refresh_recent(self) -> None:
        self.menus.show_recent(self.memory.recent(), self.open)

    def _show_found(self) -> None:
        self.toolbar.set_found(self.finder.summary())
        self.reading.show_hits(self.finder.hits, self.finder.place)

    def _focus_text(self) -> None:
        self.reading.focus_pane(0)

    def _set_full_screen(self, on: bool) -> None:  # noqa: FBT001 - a slot of a switch
        if on:
            self.showFullScreen()
        else:
            self.showNormal()

    def _set_appearance(self, name: str) -> None:
        self.memory.appearance = name
        application = QApplication.instance()
        if isinstance(application, QApplication):
            theme.dress(application, name)

    def _restore(self) -> None:
        """Take up the layout of last time."""
        if not self.restoreGeometry(self.memory.state("window")):
            room = self.screen().availableGeometry()
            if room.width() <= _SIZE[0] or room.height() <= _SIZE[1] + _TITLE_BAR:
                self.setWindowState(Qt.WindowState.WindowMaximized)
        if not self.frame.restoreState(self.memory.state("frame")):
            width = min(_SIZE[0], self.screen().availableGeometry().width())
            sides = [round(width * share) for share in _SIDES]
            self.frame.setSizes([sides[0], width - sum(sides), sides[1]])
        self.reading.set_text_size(self.memory.text_pixels)
        self.commands.choose_appearance(self.memory.appearance)
        self._refresh_recent()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept files and folders."""
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Compare what was dropped."""
        paths = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        event.acceptProposedAction()
        self.open(paths)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the layout and end the worker."""
        self.memory.set_state("window", self.saveGeometry())
        self.memory.set_state("frame", self.frame.saveState())
        self.memory.text_pixels = self.reading.text_pixels
        self.client.close()
        super().closeEvent(event)
