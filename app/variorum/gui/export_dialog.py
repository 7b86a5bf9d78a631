"""File → Export: what goes into the file, with the first page as it will look."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from variorum.gui import dialogs, export_choices
from variorum.gui.export_choices import FORMS
from variorum.gui.export_form import ExportForm
from variorum.gui.export_outcome import ExportOutcome
from variorum.gui.page_preview import PagePreview

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent

    from variorum.gui.memory import Memory
    from variorum.gui.session import Session
    from variorum.gui.side_worker import SideWorker
    from variorum.model.comparison import Comparison
    from variorum.model.messages import Exported, Failed

_SIZE = 1020, 752
_FORM_WIDTH = 424


class ExportDialog(QDialog):
    """Lets the user choose, shows the first page, and has the file written."""

    def __init__(
        self, session: Session, memory: Memory, side: SideWorker, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Export the comparison"))
        self._session = session
        self._memory = memory
        self._side = side
        self._made = datetime.now(UTC).isoformat(timespec="seconds")
        self.form = ExportForm(session, export_choices.load(), self)
        self.preview = PagePreview(self)
        self.outcome = ExportOutcome(self)
        self._lay_out()
        self.form.changed.connect(self._changed)
        self.preview.resolution_changed.connect(self._ask_for_preview)
        self.outcome.wanted.connect(self.export)
        self.outcome.stopped.connect(self._stop)
        self.outcome.left.connect(self.close)
        side.previewed.connect(self.preview.show_page)
        side.not_previewed.connect(self.preview.show_words)
        side.progressed.connect(self.outcome.show_progress)
        side.exported.connect(self._exported)
        side.failed.connect(self._failed)
        side.start()
        self._ask_for_preview()

    def _lay_out(self) -> None:
        room = self.screen().availableGeometry().size()
        self.resize(min(_SIZE[0], room.width() - 40), min(_SIZE[1], room.height() - 60))
        scroll = QScrollArea(self)
        scroll.setObjectName("exportScroll")
        scroll.setWidget(self.form)
        scroll.setWidgetResizable(True)
        scroll.setFixedWidth(_FORM_WIDTH)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(scroll)
        row.addWidget(self.preview, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(row, 1)
        column.addWidget(self.outcome)

    @property
    def _comparison(self) -> Comparison | None:
        return self._session.lookup.comparison if self._session.lookup else None

    def _changed(self) -> None:
        self.outcome.rest()
        self._ask_for_preview()

    def _ask_for_preview(self) -> None:
        choices, comparison = self.form.choices(), self._comparison
        if choices.form != "pdf":
            self.preview.show_words(self._described(choices.form))
        elif comparison is not None and not self._side.busy:
            self.preview.wait()
            settings = export_choices.settings(choices, self._session, made=self._made)
            self._side.preview(comparison, settings, ppi=self.preview.ppi())

    def _described(self, form: str) -> str:
        texts = {
            "html": self.tr(
                "One web page with the same marks, for any browser. It needs no network, "
                "follows light and dark, and its details lead to the texts."
            ),
            "xlsx": self.tr(
                "A spreadsheet with a row for each difference and a column for each article."
            ),
            "csv": self.tr(
                "A table with a row for each difference and a column for each article, "
                "as plain text for any program."
            ),
            "md": self.tr("Text with headings and lists, to be pasted into a content system."),
            "json": self.tr(
                "Everything that was found, as data for other programs, whatever is chosen here."
            ),
        }
        return texts[form]

    def export(self) -> None:
        """Ask where to write, and write."""
        choices, comparison = self.form.choices(), self._comparison
        if comparison is None or self._side.busy:
            return
        start = self._memory.export_folder or str(self._beside_the_articles())
        target = dialogs.choose_target(self, start, self._session.name, choices.form)
        if not target:
            return
        form = Path(target).suffix.removeprefix(".").lower()
        if form not in FORMS:
            form = choices.form
            target += f".{form}"
        self.form.set_form(form)
        choices = self.form.choices()
        export_choices.save(choices)
        if self._is_article(target):
            self.outcome.show_trouble(
                self.tr("That file is one of the articles. Choose another name.")
            )
            return
        self._memory.export_folder = str(Path(target).parent)
        self.outcome.begin()
        self.form.setEnabled(False)
        self._side.export(
            comparison,
            form=form,
            target=target,
            settings=export_choices.settings(choices, self._session, made=self._made),
        )

    def _beside_the_articles(self) -> Path:
        """Not among them, where the file would be read as one of them next time."""
        paths = self._session.paths
        return Path(paths[0]).absolute().parent if paths else Path.home()

    def _is_article(self, target: str) -> bool:
        resolved = Path(target).resolve()
        return any(Path(entry.path).resolve() == resolved for entry in self._session.entries)

    def _exported(self, answer: Exported) -> None:
        self.form.setEnabled(True)
        self.outcome.show_written(answer)
        self._session.said.emit(self.tr("Written: {0}").format(answer.target))

    def _failed(self, answer: Failed) -> None:
        self.form.setEnabled(True)
        name = Path(answer.path).name
        self.outcome.show_trouble(f"{name}: {answer.message}" if name else answer.message)
        if self.preview.page is None:
            self._ask_for_preview()

    def _stop(self) -> None:
        self.form.setEnabled(True)
        self._side.stop()
        self.outcome.show_stopped()
        self._ask_for_preview()

    @property
    def _writing(self) -> bool:
        return not self.form.isEnabled()

    def reject(self) -> None:
        """Escape stops a file that is being written, and says so; only then it closes."""
        if self._writing:
            self._stop()
        else:
            super().reject()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember what was chosen, and stop what is under way."""
        self.done(QDialog.DialogCode.Rejected)
        super().closeEvent(event)

    def done(self, result: int) -> None:
        """The same however it is left; the window tells of a file that was not written."""
        export_choices.save(self.form.choices())
        self._side.stop()
        if self._writing:
            self.form.setEnabled(True)
            self._session.said.emit(self.tr("Export stopped; no file was written."))
        super().done(result)
