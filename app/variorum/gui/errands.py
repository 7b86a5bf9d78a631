"""What leaves the window and comes into it: exports, the printer, the clipboard, the web."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from variorum.gui.export_dialog import ExportDialog
    from variorum.gui.memory import Memory
    from variorum.gui.session import Session


class Errands(QObject):
    """Runs them for one window, through a worker of their own.

    Signals:
        trouble: Something failed; a sentence for the user.
    """

    trouble = Signal(str)

    def __init__(
        self,
        session: Session,
        memory: Memory,
        window: QWidget,
        *,
        command: Sequence[str] | None = None,
    ) -> None:
        super().__init__(window)
        from variorum.gui.side_worker import SideWorker

        self._session = session
        self._memory = memory
        self._window = window
        self.side = SideWorker(self, command=command)
        self.export_dialog: ExportDialog | None = None

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

    def close(self) -> None:
        """End the worker."""
        self.side.close()
