"""The foot of the export dialog: progress, then what became of it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QProcess, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

if TYPE_CHECKING:
    from variorum.model.comparison import Notice
    from variorum.model.messages import Exported, Progress


class ExportOutcome(QWidget):
    """Says what is going on and what the file's reader must be told.

    Signals:
        wanted: The user wants the file.
        stopped: The user no longer wants it.
        left: The user is done.
    """

    wanted = Signal()
    stopped = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("exportFoot")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._target = ""
        self.bar = QProgressBar(self)
        self.bar.setTextVisible(False)
        self.bar.setFixedSize(140, 6)
        self.bar.setAccessibleName(self.tr("Progress"))
        self.message = QLabel(self)
        self.message.setObjectName("outcome")
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self.message.setWordWrap(True)
        self.message.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.remarks = QLabel(self)
        self.remarks.setObjectName("remarks")
        self.remarks.setTextFormat(Qt.TextFormat.PlainText)
        self.remarks.setWordWrap(True)
        self.remarks.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.open = self._button(self.tr("Open"), self.tr("Open the file in its own program"))
        self.show_in_folder = self._button(
            self.tr("Show in folder"), self.tr("Open the folder that the file is in")
        )
        self.stop = self._button(self.tr("Stop"), self.tr("Stop writing; no file is changed"))
        self.leave = self._button(self.tr("Cancel"), self.tr("Close without exporting (Esc)"))
        self.export = self._button(
            self.tr("Export…"), self.tr("Choose where to write, and write (Enter)")
        )
        self.export.setProperty("leading", True)
        self.export.setDefault(True)
        self._lay_out()
        self.open.clicked.connect(self._open)
        self.show_in_folder.clicked.connect(self._show_in_folder)
        self.stop.clicked.connect(self.stopped)
        self.leave.clicked.connect(self.left)
        self.export.clicked.connect(self.wanted)
        self.rest()

    def _button(self, text: str, tooltip: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setToolTip(tooltip)
        button.setAutoDefault(False)
        return button

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self.message)
        words.addWidget(self.remarks)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 12, 16, 12)
        row.setSpacing(8)
        row.addWidget(self.bar)
        row.addLayout(words, 1)
        for button in (self.open, self.show_in_folder, self.stop, self.leave, self.export):
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)

    def rest(self) -> None:
        """Nothing was exported yet."""
        self._show("", busy=False)

    def begin(self) -> None:
        """The file is being written."""
        self.bar.setRange(0, 0)
        self._show(self.tr("Writing the file…"), busy=True)

    def show_progress(self, progress: Progress) -> None:
        """Say how much is done."""
        self.bar.setRange(0, progress.total)
        self.bar.setValue(progress.done)

    def show_written(self, answer: Exported) -> None:
        """The file is there."""
        self._target = answer.target
        path = Path(answer.target)
        text = self.tr("{0} is written ({1}).").format(path.name, _size(path))
        self._show(text, busy=False, written=True, remarks=_lines(answer.notices))

    def show_stopped(self) -> None:
        """The user stopped it."""
        self._show(self.tr("Stopped; no file was written."), busy=False)

    def show_trouble(self, text: str) -> None:
        """It failed."""
        self._show(text, busy=False, trouble=True)

    def _show(
        self,
        text: str,
        *,
        busy: bool,
        written: bool = False,
        trouble: bool = False,
        remarks: str = "",
    ) -> None:
        self.message.setText(text)
        self.message.setProperty("trouble", trouble)
        self.message.style().polish(self.message)
        self.remarks.setText(remarks)
        self.remarks.setVisible(bool(remarks))
        self.bar.setVisible(busy)
        self.stop.setVisible(busy)
        self.open.setVisible(written)
        self.show_in_folder.setVisible(written)
        self.export.setVisible(not busy)
        self.leave.setVisible(not busy)
        self.leave.setText(self.tr("Close") if written else self.tr("Cancel"))

    def _open(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(self._target))

    def _show_in_folder(self) -> None:
        reveal(self._target)


def reveal(path: str) -> None:
    """Open the folder of a file, with the file picked out where the system can do that."""
    if sys.platform == "win32":
        QProcess.startDetached("explorer.exe", [f"/select,{Path(path)}"])
    elif sys.platform == "darwin":
        QProcess.startDetached("open", ["-R", path])
    else:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(Path(path).parent)))


def _lines(notices: tuple[Notice, ...]) -> str:
    return "\n".join(
        f"{Path(notice.path).name}: {notice.message}" if notice.path else notice.message
        for notice in notices
    )


def _size(path: Path) -> str:
    try:
        size = path.stat().st_size
    except OSError:
        return "?"
    return QLocale().formattedDataSize(size, 1, QLocale.DataSizeFormat.DataSizeSIFormat)
