"""Between the session and the worker: comparing, exporting, stopping, and what went wrong."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from variorum.gui.corrections import carried_over
from variorum.gui.files import SUFFIX

if TYPE_CHECKING:
    from collections.abc import Sequence

    from variorum.gui.client import WorkerClient
    from variorum.gui.keeping import Keeper
    from variorum.gui.session import Session
    from variorum.model.comparison import Comparison
    from variorum.model.facts import CorrectedFacts
    from variorum.model.messages import Compared, Failed, Progress
    from variorum.model.options import Options
    from variorum.model.review import Review


class Work(QObject):
    """Sends the session's files to the worker and brings its answers into the session.

    Signals:
        trouble: Something failed; a sentence for the user.
    """

    trouble = Signal(str)

    def __init__(
        self,
        session: Session,
        client: WorkerClient,
        keeper: Keeper,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._client = client
        self._keeper = keeper
        self.options: Options | None = None
        self._before: tuple[str | None, Comparison, Review] | None = None
        self.recursive = False
        client.progressed.connect(self._progressed)
        client.article_read.connect(session.add_article)
        client.notice_given.connect(session.add_notice)
        client.compared.connect(self._compared)
        client.failed.connect(self._failed)
        client.restarted.connect(lambda: session.open(session.paths))

    def open(self, paths: Sequence[str]) -> None:
        """Compare other files."""
        self._start(paths, {})

    def _start(self, paths: Sequence[str], facts: dict[str, CorrectedFacts]) -> None:
        self._before = None
        if len(paths) == 1 and paths[0].lower().endswith(SUFFIX):
            self._client.cancel()
            self._keeper.open(paths[0])
        elif paths:
            self._session.open(paths)
            self._client.compare(paths, recursive=self.recursive, options=self.options, facts=facts)

    def add(self, path: str) -> None:
        """Compare one more file; what the user decided is carried over."""
        folder, paths = Path(path).parent.resolve(), self._session.paths
        if any(Path(known).resolve() == folder for known in paths):
            self.again()
        else:
            self._repeat((*paths, path))

    def again(self) -> None:
        """Compare the same files, as they are now; what the user decided is carried over."""
        self._repeat(self._session.paths)

    def _repeat(self, paths: Sequence[str]) -> None:
        session = self._session
        if session.found and not any(Path(path).exists() for path in paths):
            self.trouble.emit(
                self.tr("{0} is gone. What was compared is still shown.").format(session.name)
            )
            return
        file = session.file
        before = (file, session.found, session.review) if session.found else self._before
        facts = {
            entry.path: session.review.facts[entry.id]
            for entry in session.entries
            if entry.id in session.review.facts
        }
        self._start(paths, facts)
        self._before = before

    def stop(self) -> None:
        """Stop what is being done; what was read stays."""
        if not self._client.busy:
            return
        self._client.cancel()
        for entry in self._session.entries:
            if entry.state == "analysing":
                self._session.set_state(entry.path, "read")
        self._bring_back()
        self._session.said.emit(self.tr("Stopped."))

    def _bring_back(self) -> bool:
        """Show what was compared before, for nothing took its place; False if nothing was."""
        if self._before is None:
            return False
        (file, found, review), self._before = self._before, None
        session = self._session
        shown = session.shown
        session.open(session.paths)
        for article in found.articles:
            session.add_article(article)
        session.set_shown([name for name in shown if session.entry(name)] or session.shown)
        if file:
            session.set_file(file)
        session.set_comparison(found, 0.0, review)
        return True

    def _progressed(self, progress: Progress) -> None:
        if progress.stage == "annotating" and progress.path:
            self._session.set_state(progress.path, "analysing")

    def _compared(self, answer: Compared) -> None:
        found, session = answer.comparison, self._session
        if not found.articles and self._bring_back():
            self.trouble.emit(self.tr("None of the files can be read any more."))
            return
        if self._before is None:
            review = self._keeper.review_for(session.paths, found)
            if review is not None:
                session.said.emit(self.tr("Your verdicts and notes were taken up again."))
        else:
            file, old, review = self._before
            review = carried_over(review, old, found)
            if file:
                session.set_file(file)
            self._before = None
        session.set_comparison(found, answer.seconds, review)

    def _failed(self, answer: Failed) -> None:
        self._bring_back()
        name = Path(answer.path).name
        self.trouble.emit(f"{name}: {answer.message}" if name else answer.message)
