"""File → Print: the pages of the PDF, drawn on a printer one after the other."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from PySide6.QtCore import QMarginsF, QObject, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QImageReader, QPageLayout, QPageSize, QPainter
from PySide6.QtPrintSupport import QAbstractPrintDialog, QPrintDialog, QPrinter
from PySide6.QtWidgets import QProgressDialog, QWidget

from variorum.gui import export_choices
from variorum.gui.chores import Chores

if TYPE_CHECKING:
    from collections.abc import Sequence

    from variorum.gui.session import Session
    from variorum.gui.side_worker import SideWorker
    from variorum.model.messages import Failed, PagesMade, Progress

# Letters are sharp from the first on, and nothing is gained beyond the second.
_LEAST_PPI, _MOST_PPI = 200, 300
_SIZES = {"a4": QPageSize.PageSizeId.A4, "us-letter": QPageSize.PageSizeId.Letter}
# A sheet wider than this, in points, for its height is Letter rather than A4.
_BETWEEN = 0.74


class Printing(QObject):
    """Asks which printer, has the pages made, and draws them.

    Signals:
        done: The pages are with the printer, or the user thought better of it.
        trouble: It failed; a sentence for the user.
    """

    done = Signal()
    trouble = Signal(str)

    def __init__(self, session: Session, side: SideWorker, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self._side = side
        self._window = window
        self._choices = export_choices.load()
        self._folder: TemporaryDirectory[str] | None = None
        self._painter = QPainter()
        self._chores = Chores(self)
        self._chores.done.connect(self._finish)
        self.printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        self.printer.setDocName(session.name)
        self.printer.setPageLayout(
            QPageLayout(
                QPageSize(_SIZES[self._choices.paper]),
                QPageLayout.Orientation.Landscape
                if self._choices.orientation == "landscape"
                else QPageLayout.Orientation.Portrait,
                QMarginsF(),
            )
        )
        self.progress = QProgressDialog(window)
        self.progress.setWindowTitle(self.tr("Print"))
        self.progress.setLabelText(self.tr("Preparing the pages…"))
        self.progress.setCancelButtonText(self.tr("Stop"))
        self.progress.setWindowModality(Qt.WindowModality.WindowModal)
        self.progress.setAutoClose(False)
        self.progress.setAutoReset(False)
        self.progress.reset()
        self.progress.canceled.connect(self.stop)
        side.progressed.connect(self._progressed)
        side.pages_made.connect(self._draw)
        side.failed.connect(self._failed)

    def start(self) -> None:
        """Ask for the printer, then print."""
        dialog = QPrintDialog(self.printer, self._window)
        dialog.setOption(QAbstractPrintDialog.PrintDialogOption.PrintToFile)
        dialog.setOption(QAbstractPrintDialog.PrintDialogOption.PrintPageRange)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(self.print_pages)
        dialog.rejected.connect(self._clear)
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.show()

    def print_pages(self) -> None:
        """Print on the printer as it is set."""
        lookup = self._session.lookup
        if lookup is None:
            self._clear()
            return
        self.progress.setRange(0, 0)
        self.progress.show()
        self._folder = TemporaryDirectory(prefix="variorum-print-")
        made = datetime.now(UTC).isoformat(timespec="seconds")
        settings = export_choices.settings(self._choices, self._session, made=made)
        settings |= self._page_settings()
        ppi = min(_MOST_PPI, max(_LEAST_PPI, self.printer.resolution()))
        self._side.make_pages(
            lookup.comparison, folder=self._folder.name, settings=settings, ppi=ppi
        )

    def _page_settings(self) -> dict[str, object]:
        """Paper as the printer has it; what a sheet of paper cannot carry is left out."""
        size = self.printer.pageLayout().pageSize().sizePoints()
        shape = size.width() / max(1, size.height())
        upright = self.printer.pageLayout().orientation() == QPageLayout.Orientation.Portrait
        return {
            "paper": "us-letter" if shape > _BETWEEN else "a4",
            "orientation": "portrait" if upright else "landscape",
            "attach_comparison": False,
            "attach_originals": False,
        }

    def stop(self) -> None:
        """Print nothing, or no more."""
        self._chores.drop()
        self._side.stop()
        if self._painter.isActive():
            self.printer.abort()
        self._session.said.emit(self.tr("Printing was stopped."))
        self._clear()

    def _progressed(self, progress: Progress) -> None:
        if self._folder is not None:
            self.progress.setRange(0, progress.total)
            self.progress.setValue(progress.done)

    def _draw(self, answer: PagesMade) -> None:
        if self._folder is None:
            return
        files = self._wanted(answer.files)
        self.printer.setFullPage(True)
        if not files or not self._painter.begin(self.printer):
            self._give_up(self.tr("The printer does not answer."))
            return
        self.progress.setLabelText(self.tr("Printing…"))
        self.progress.setRange(0, len(files))
        for number, file in enumerate(files):
            self._chores.add(partial(self._draw_page, number, file))

    def _wanted(self, files: Sequence[str]) -> list[str]:
        """The pages that the user asked for, as often as asked where the printer does not count."""
        printer = self.printer
        wanted = list(files)
        if printer.printRange() == QPrinter.PrintRange.PageRange:
            wanted = wanted[max(0, printer.fromPage() - 1) : printer.toPage() or None]
        if printer.pageOrder() == QPrinter.PageOrder.LastPageFirst:
            wanted.reverse()
        copies = 1 if printer.supportsMultipleCopies() else max(1, printer.copyCount())
        if printer.collateCopies():
            return wanted * copies
        return [file for file in wanted for _ in range(copies)]

    def _draw_page(self, number: int, file: str) -> None:
        if number and not self.printer.newPage():
            self._chores.drop()
            self._give_up(self.tr("The printer takes no more pages."))
            return
        image = QImageReader(file, b"png").read()  # pyright: ignore[reportArgumentType, reportCallIssue]
        sheet = QRectF(self.printer.pageLayout().fullRectPixels(self.printer.resolution()))
        size = QSizeF(image.size()).scaled(sheet.size(), Qt.AspectRatioMode.KeepAspectRatio)
        box = QRectF(sheet.topLeft(), size)
        box.moveCenter(sheet.center())
        self._painter.drawImage(box, image)
        self.progress.setValue(number + 1)

    def _finish(self) -> None:
        if not self._painter.isActive():
            return
        self._painter.end()
        target = self.printer.outputFileName()
        said = (
            self.tr("Written: {0}").format(target)
            if target
            else self.tr("Sent to the printer: {0}").format(self.printer.printerName())
        )
        self._session.said.emit(said)
        self._clear()

    def _failed(self, answer: Failed) -> None:
        if self._folder is not None:
            name = Path(answer.path).name
            self._give_up(f"{name}: {answer.message}" if name else answer.message)

    def _give_up(self, text: str) -> None:
        self._clear()
        self.trouble.emit(text)

    def _clear(self) -> None:
        if self._painter.isActive():
            self._painter.end()
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None
        self.progress.blockSignals(True)
        self.progress.close()
        self.progress.deleteLater()
        self.done.emit()
        self.deleteLater()
