"""Between the session and the worker: comparing, exporting, stopping, and what went wrong."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from variorum.gui.client import WorkerClient
    from variorum.gui.session import Session
    from variorum.model.messages import Compared, Failed, Progress


class Work(QObject):
    """Sends the session's files to the worker and brings its answers into the session.

    Signals:
        trouble: Something failed; a sentence for the user.
    """

    trouble = Signal(str)

    def __init__(
        self, session: Session, client: WorkerClient, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._client = client
        client.progressed.connect(self._progressed)
        client.article_read.connect(session.add_article)
        client.notice_given.connect(session.add_notice)
        client.compared.connect(self._compared)
        client.failed.connect(self._failed)
        client.restarted.connect(lambda: session.open(session.paths))

    def open(self, paths: Sequence[str]) -> None:
        """Compare other files."""
        if paths:
            self._session.open(paths)
            self._client.compare(paths)

    def again(self) -> None:
        """Compare the same files, as they are now."""
        self.open(self._session.paths)

    def stop(self) -> None:
        """Stop what is being done; what was read stays."""
        if not self._client.busy:
            return
        self._client.cancel()
        for entry in self._session.entries:
            if entry.state == "analysing":
                self._session.set_state(entry.path, "read")
        self._session.said.emit(self.tr("Stopped."))

    def _progressed(self, progress: Progress) -> None:
        if progress.stage == "annotating" and progress.path:
            self._session.set_state(progress.path, "analysing")

    def _compared(self, answer: Compared) -> None:
        self._session.set_comparison(answer.comparison, answer.seconds)

    def _failed(self, answer: Failed) -> None:
        name = Path(answer.path).name
        self.trouble.emit(f"{name}: {answer.message}" if name else answer.message)
