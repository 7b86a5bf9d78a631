"""File → Add web address: fetches one page, keeps it as evidence, adds it to the comparison."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDir, QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMessageBox,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from variorum.gui.side_worker import SideWorker
    from variorum.model.messages import Failed, Fetched

_WIDTH = 600


class WebDialog(QDialog):
    """Asks for address and folder; tells what was saved before it is added.

    Signals:
        added: Path of a saved page that the user wants compared.
        saved: Path of a saved page, whether it is wanted or not.
    """

    added = Signal(str)
    saved = Signal(str)

    def __init__(
        self,
        side: SideWorker,
        addresses: Sequence[str],
        folder: str,
        parent: QWidget | None = None,
    ) -> None:
        """Open it on the first address; the others follow.

        Args:
            side: Fetches.
            addresses: To begin with; may be none.
            folder: Proposed for the evidence.
            parent: The window.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("Add web address"))
        self._side = side
        self._waiting = list(addresses)
        self._page: Fetched | None = None
        self._allowed: set[str] = set()
        self.address = self._field(self.tr("Address"), "https://")
        self.folder = self._field(self.tr("Save in"), "")
        self.folder.setText(folder)
        self.choose = self._button(self.tr("Choose…"), self.tr("Choose the folder for the page"))
        self.facts = QLabel(self)
        self.facts.setObjectName("facts")
        self.message = QLabel(self)
        self.message.setObjectName("outcome")
        for label in (self.facts, self.message):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.bar = QProgressBar(self)
        self.bar.setRange(0, 0)
        self.bar.setTextVisible(False)
        self.bar.setFixedSize(140, 6)
        self.bar.setAccessibleName(self.tr("Progress"))
        self.stop = self._button(self.tr("Stop"), self.tr("Stop fetching"))
        self.leave = self._button(self.tr("Cancel"), self.tr("Close (Esc)"))
        self.go = self._button(self.tr("Fetch"), "")
        self.go.setProperty("leading", True)
        self.go.setDefault(True)
        self._lay_out()
        self.address.textChanged.connect(self._refresh)
        self.folder.textChanged.connect(self._refresh)
        self.choose.clicked.connect(self._choose)
        self.go.clicked.connect(self._go)
        self.stop.clicked.connect(self._stop)
        self.leave.clicked.connect(self.close)
        side.fetched.connect(self._fetched)
        side.failed.connect(self._failed)
        side.start()
        self._next()

    def _field(self, name: str, placeholder: str) -> QLineEdit:
        field = QLineEdit(self)
        field.setAccessibleName(name)
        field.setPlaceholderText(placeholder)
        return field

    def _button(self, text: str, tooltip: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setToolTip(tooltip)
        button.setAutoDefault(False)
        return button

    def _lay_out(self) -> None:
        self.setMinimumWidth(_WIDTH)
        words = QLabel(
            self.tr(
                "The page is fetched once and kept as evidence: its bytes, the server’s answers, "
                "the time and the SHA-256. Nothing that the page refers to is loaded."
            ),
            self,
        )
        words.setObjectName("remarks")
        words.setWordWrap(True)
        grid = QGridLayout()
        grid.setContentsMargins(20, 18, 20, 16)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        grid.addWidget(QLabel(self.tr("Address"), self), 0, 0)
        grid.addWidget(self.address, 0, 1, 1, 2)
        grid.addWidget(QLabel(self.tr("Save in"), self), 1, 0)
        grid.addWidget(self.folder, 1, 1)
        grid.addWidget(self.choose, 1, 2)
        grid.addWidget(words, 2, 1, 1, 2)
        grid.addWidget(self.facts, 3, 1, 1, 2)
        grid.setColumnStretch(1, 1)
        foot = QWidget(self)
        foot.setObjectName("exportFoot")
        foot.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        row = QHBoxLayout(foot)
        row.setContentsMargins(16, 12, 16, 12)
        row.setSpacing(8)
        row.addWidget(self.bar)
        row.addWidget(self.message, 1)
        for button in (self.stop, self.leave, self.go):
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(grid)
        column.addStretch(1)
        column.addWidget(foot)

    # What happens

    def _next(self) -> None:
        """Begin with the next address, or an empty one."""
        self._show_page(None)
        self.address.setText(self._waiting.pop(0) if self._waiting else "")
        self.address.setFocus()
        self._say("")

    def _wanted(self) -> str:
        """The address, with the scheme that people leave out."""
        text = self.address.text().strip()
        return f"https://{text}" if text and "://" not in text else text

    def _go(self) -> None:
        if self._page is not None:
            page = self._page.page
            self.added.emit(page)
            if self._waiting:
                self._next()
            else:
                self.close()
            return
        url = self._wanted()
        self._say(self.tr("Fetching…"), busy=True)
        self._side.fetch(url, self.folder.text().strip(), allow_private=url in self._allowed)

    def _fetched(self, answer: Fetched) -> None:
        self.saved.emit(answer.page)
        self._show_page(answer)
        more = len(self._waiting)
        self._say(self.tr("{0} more to come.").format(more) if more else self.tr("Saved."))
        self.go.setFocus()

    def _show_page(self, page: Fetched | None) -> None:
        self._page = page
        self.address.setEnabled(page is None)
        self.folder.setEnabled(page is None)
        self.choose.setEnabled(page is None)
        self.go.setText(self.tr("Fetch") if page is None else self.tr("Add to the comparison"))
        self.facts.setVisible(page is not None)
        self.facts.setText("" if page is None else "\n".join(self._facts(page)))
        self.leave.setText(self.tr("Cancel") if page is None else self.tr("Close"))
        self._fit()

    def _fit(self) -> None:
        """As high as the words need; Qt's own guess for wrapped lines is too high."""
        layout = self.layout()
        if layout is not None:
            width = max(self.width(), _WIDTH)
            self.resize(width, layout.totalHeightForWidth(width))

    def _facts(self, page: Fetched) -> list[str]:
        lines: list[str] = []
        if page.redirects or page.final_url != page.url:
            way = [page.url, *page.redirects, page.final_url]
            lines.append(self.tr("Redirected: {0}").format(" → ".join(way)))
        size = QLocale().toString(page.bytes)
        moment = page.retrieved.replace("T", " ").removesuffix("+00:00")
        lines.append(self.tr("Saved as {0} ({1} bytes)").format(Path(page.page).name, size))
        lines.append(self.tr("Retrieved {0} UTC").format(moment))
        digits = [page.sha256[start : start + 16] for start in range(0, len(page.sha256), 16)]
        lines.append("SHA-256 " + " ".join(digits))
        return lines

    def _failed(self, answer: Failed) -> None:
        if answer.code == "private-address" and self._wanted() not in self._allowed:
            self._say("")
            self._ask_whether_private(answer.message)
        else:
            self._say(answer.message, trouble=True)

    def _ask_whether_private(self, message: str) -> None:
        box = QMessageBox(self)
        box.setWindowTitle(self.tr("Add web address"))
        box.setIcon(QMessageBox.Icon.Question)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(message)
        box.setInformativeText(
            self.tr("Ask it all the same? Do so only if you know this machine and trust the link.")
        )
        ask = box.addButton(self.tr("Ask it"), QMessageBox.ButtonRole.AcceptRole)
        keep_out = box.addButton(self.tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(keep_out)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        url = self._wanted()
        ask.clicked.connect(lambda: self._allow(url))
        box.open()

    def _allow(self, url: str) -> None:
        self._allowed.add(url)
        self._go()

    def _stop(self) -> None:
        self._side.stop()
        self._say(self.tr("Stopped."))

    def _say(self, text: str, *, busy: bool = False, trouble: bool = False) -> None:
        self.message.setText(text)
        self.message.setProperty("trouble", trouble)
        self.message.style().polish(self.message)
        self.bar.setVisible(busy)
        self.stop.setVisible(busy)
        self.leave.setVisible(not busy)
        self.go.setVisible(not busy)
        self._refresh()

    def _refresh(self) -> None:
        self.go.setEnabled(bool(self._wanted() and self.folder.text().strip()))

    def _choose(self) -> None:
        folder = QFileDialog.getExistingDirectory(
            self, self.tr("Choose the folder for the page"), self.folder.text()
        )
        if folder:
            self.folder.setText(QDir.toNativeSeparators(folder))

    def done(self, result: int) -> None:
        """Stop what is under way."""
        if self._side.busy:
            self._side.stop()
        super().done(result)
