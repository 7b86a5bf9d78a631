"""What leaves a window and comes into it: exports, printer, clipboard, pages of the web."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, QStandardPaths, Qt, Signal
from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from variorum.gui.export_dialog import ExportDialog
    from variorum.gui.memory import Memory
    from variorum.gui.session import Session
    from variorum.gui.web_dialog import WebDialog
    from variorum.gui.work import Work


class Errands(QObject):
    """Runs them for one window, through a worker of their own.

    Signals:
        trouble: Something failed; a sentence for the user.
        links_found: A line on links in the folder whose pages were not fetched; empty for none.
    """

    trouble = Signal(str)
    links_found = Signal(str)

    def __init__(
        self,
        session: Session,
        memory: Memory,
        work: Work,
        window: QWidget,
        *,
        command: Sequence[str] | None = None,
    ) -> None:
        super().__init__(window)
        from variorum.gui.side_worker import SideWorker
        from variorum.gui.watching import FolderWatch

        self._session = session
        self._memory = memory
        self._work = work
        self._window = window
        self.side = SideWorker(self, command=command)
        self.watch = FolderWatch(session, self)
        self.watch.recursive = work.recursive = memory.sub_folders
        self.side.exported.connect(lambda answer: self.watch.ignore(answer.target))
        self.export_dialog: ExportDialog | None = None
        self.web_dialog: WebDialog | None = None
        self._links: list[str] = []
        self._left_alone: set[str] = set()

    def export(self) -> None:
        """Let the user choose what to export, and where to."""
        from variorum.gui.export_dialog import ExportDialog

        if self._session.lookup is None:
            self.trouble.emit(self.tr("There is no comparison to export yet."))
            return
        dialog = ExportDialog(self._session, self._memory, self.side, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.destroyed.connect(self._forget_dialog)
        self.export_dialog = dialog
        dialog.open()

    def print_pages(self) -> None:
        """Let the user choose a printer, and print what would be exported as a PDF."""
        from variorum.gui.printing import Printing

        if self._session.lookup is None:
            self.trouble.emit(self.tr("There is no comparison to print yet."))
            return
        printing = Printing(self._session, self.side, self._window)
        printing.trouble.connect(self.trouble)
        printing.start()

    def copy_difference(self) -> None:
        """Put the current difference on the clipboard, as text with its sources."""
        from variorum.export import ReportSettings, markdown, report

        divergence, lookup = self._session.attention.divergence(), self._session.lookup
        if divergence is None or lookup is None:
            self._session.said.emit(self.tr("Choose a difference first."))
            return
        # The articles and this one difference: nothing else is needed, and all of it takes long.
        alone = msgspec.structs.replace(
            lookup.comparison, divergences=(divergence,), alignments=(), statements=(), entities=()
        )
        built = report.build(alone, settings=ReportSettings(parts=("differences",)))
        QGuiApplication.clipboard().setText(markdown.snippet(built, divergence.id))
        self._session.said.emit(self.tr("Copied: {0}").format(divergence.about))

    def _forget_dialog(self) -> None:
        self.export_dialog = None

    # From the web

    def add_address(self) -> None:
        """Let the user name a page of the web, and add it to the comparison."""
        self.add_addresses([])

    def add_addresses(self, addresses: Sequence[str]) -> None:
        """Let the user fetch these pages, and add them to the comparison."""
        from variorum.gui.web_dialog import WebDialog

        if self.web_dialog is not None:
            self.web_dialog.close()
        dialog = WebDialog(self.side, addresses, self._evidence_folder(), self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.saved.connect(self.watch.ignore)
        dialog.added.connect(self._work.add)
        dialog.destroyed.connect(self._forget_web_dialog)
        self.web_dialog = dialog
        dialog.open()

    def _forget_web_dialog(self) -> None:
        self.web_dialog = None

    def _evidence_folder(self) -> str:
        paths = self._session.paths
        if not paths:
            places = QStandardPaths.StandardLocation.DocumentsLocation
            return QStandardPaths.writableLocation(places)
        first = Path(paths[0]).absolute()
        return str(first if first.is_dir() else first.parent)

    def look_for_links(self) -> None:
        """See whether links lie in the folder."""
        found = [
            notice.message.rsplit(maxsplit=1)[-1]
            for notice in self._session.notices
            if notice.code == "link" and notice.message
        ]
        links = [link for link in dict.fromkeys(found) if link not in self._left_alone]
        if links == self._links:
            return
        self._links = links
        if not links:
            self.links_found.emit("")
            return
        words = self.tr("%Ln link(s) not followed: {0}", "", len(links))
        self.links_found.emit(words.format(", ".join(links)))

    def follow_links(self) -> None:
        """Let the user fetch the pages that the links lead to."""
        links = list(self._links)
        self.leave_links()
        self.add_addresses(links)

    def leave_links(self) -> None:
        """Speak no more of these links."""
        self._left_alone.update(self._links)

    # Folders

    def set_sub_folders(self, on: bool) -> None:  # noqa: FBT001 - a slot of a switch
        """Search sub-folders for articles, or do not."""
        self._memory.sub_folders = on
        self.watch.recursive = self._work.recursive = on
        if self._session.paths:
            self._work.again()

    def close(self) -> None:
        """End the worker and the watch."""
        self.watch.close()
        self.side.close()
