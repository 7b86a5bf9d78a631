"""Keeps the comparison and the user's part of it on disk, without being asked."""

from __future__ import annotations

from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from variorum.base.errors import ExportError, ReadingError
from variorum.base.files import write_atomically
from variorum.gui import files
from variorum.gui.corrections import carried_over
from variorum.model.review import Review

if TYPE_CHECKING:
    from collections.abc import Sequence

    from variorum.gui.session import Session
    from variorum.model.comparison import Comparison, Notice

# How long after a change the file is written: long enough for a word to be typed.
_DELAY_MS = 1500


class Keeper(QObject):
    """Reads and writes comparison files.

    What was saved to a file is saved there again after each change. The review of a folder that
    was saved nowhere is kept among the user's own data and taken up when the folder is opened.

    Signals:
        trouble: A file cannot be read or written; a sentence for the user.
        written: Path of the comparison file that the user asked for.
    """

    trouble = Signal(str)
    written = Signal(str)
    _noticed = Signal(object, object)
    _failed = Signal(str)

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._delay = QTimer(self, interval=_DELAY_MS, singleShot=True)
        self._delay.timeout.connect(self.flush)
        self._writing: Thread | None = None
        self._told = ""
        self._error = ""
        self._noticed.connect(self._take_notice)
        self._failed.connect(self._tell)

    # Writing

    def changed(self) -> None:
        """Write soon."""
        if self._session.found is not None:
            self._delay.start()

    def flush(self, *, wait: bool = False) -> bool:
        """Write now what was changed.

        Args:
            wait: Until it is on disk, for the window closes or something else is opened.

        Returns:
            False if it is known that something is not on disk.
        """
        if self._delay.isActive() or self._error or not wait:
            self._delay.stop()
            target = self._session.file or str(files.kept_file(self._session.paths))
            self._write(Path(target))
        if wait and self._writing is not None:
            self._writing.join()
        return not self._error

    @property
    def error(self) -> str:
        """Why the last changes are not on disk; empty if they are."""
        return self._error

    def abandon(self) -> None:
        """The user does not want what could not be written."""
        self._error = ""

    def save(self, target: str) -> None:
        """Write to a file, and from now on after each change."""
        path = Path(target)
        try:
            write_atomically(path, self._content())
        except ExportError as error:
            self.trouble.emit(f"{path.name}: {error.message}")
            return
        self._delay.stop()
        self._error = self._told = ""
        self._session.set_file(target)
        self.written.emit(target)

    def _content(self) -> bytes:
        session = self._session
        found = session.found
        if found is None:
            return b""
        return files.encoded(found, session.review, sources=session.paths, shown=session.shown)

    def _write(self, target: Path) -> None:
        """Write in a thread, for a slow disk must not stop the window."""
        content = self._content()
        if not content:
            return
        before = self._writing

        def write() -> None:
            if before is not None:
                before.join()
            try:
                target.parent.mkdir(parents=True, exist_ok=True)
                write_atomically(target, content)
                self._error = ""
            except ExportError as error:
                self._error = f"{target.name}: {error.message}"
            except OSError as error:
                self._error = f"{target.name}: {error.strerror or error}"
            if self._error:
                self._failed.emit(self._error)

        self._writing = Thread(target=write, name="keeper")
        self._writing.start()

    def _tell(self, text: str) -> None:
        """Say that changes are not on disk; not again with every letter."""
        if text != self._told:
            self._told = text
            self.trouble.emit(
                self.tr("Your changes could not be saved and are only in this window. {0}").format(
                    text
                )
            )

    # Reading

    def open(self, path: str) -> None:
        """Show a comparison file."""
        try:
            saved = files.read(Path(path))
        except ReadingError as error:
            self.trouble.emit(f"{Path(path).name}: {error.message}")
            return
        comparison, session = files.plain(saved), self._session
        session.open(saved.sources or (path,))
        session.set_file(path)
        for article in comparison.articles:
            session.add_article(article)
        if saved.shown:
            session.set_shown(saved.shown)
        session.set_comparison(comparison, 0.0, saved.review)
        self._look_for_changes(comparison)

    def review_for(self, sources: Sequence[str], comparison: Comparison) -> Review | None:
        """The review that was kept for files and folders, fitted to a new comparison of them."""
        path = files.kept_file(sources)
        if not path.is_file():
            return None
        try:
            saved = files.read(path)
        except ReadingError as error:
            self.trouble.emit(error.message)
            return None
        review = carried_over(saved.review, files.plain(saved), comparison)
        return None if review == Review() else review

    def _look_for_changes(self, comparison: Comparison) -> None:
        def look() -> None:
            for notice in files.changes_on_disk(comparison):
                self._noticed.emit(comparison, notice)

        Thread(target=look, name="changes", daemon=True).start()

    def _take_notice(self, comparison: Comparison, notice: Notice) -> None:
        if self._session.found is comparison:
            self._session.add_notice(notice)
