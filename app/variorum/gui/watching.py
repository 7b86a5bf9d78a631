"""Watches the open files and folders, and tells when they are no longer what was read."""

from __future__ import annotations

import hashlib
import os
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from variorum.gui.translation import translate

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from variorum.gui.session import Session

Stamp = tuple[int, int]
# Editors and downloads write in several steps.
_SETTLED_MS = 700
# Not every file system tells of changes, and folders further down are not watched one by one.
_INTERVAL_MS = 10_000
_MOST_FILES = 20_000
_MOST_WATCHED = 200
_DEEPEST = 50
_LARGEST = 50_000_000
_OWN = (".evidence.json", ".sent", ".part", ".variorum")
_MOST_NAMES = 12


@dataclass(frozen=True, slots=True)
class Changes:
    """Files that came, changed and went, by path."""

    added: tuple[str, ...] = ()
    changed: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.added or self.changed or self.removed)

    def words(self) -> str:
        """One line for the user."""
        parts = (
            self.tr("%Ln new file(s)", "", len(self.added)) if self.added else "",
            self.tr("%Ln file(s) changed", "", len(self.changed)) if self.changed else "",
            self.tr("%Ln file(s) gone", "", len(self.removed)) if self.removed else "",
        )
        text = self.tr("The folder is no longer what was read: {0}.")
        return text.format(", ".join(filter(None, parts))) if self else ""

    @staticmethod
    def tr(text: str, comment: str = "", count: int = -1) -> str:
        """The same as for a `QObject`: `lupdate` finds plurals in nothing else."""
        return translate("Changes", text, comment, count)

    def names(self) -> str:
        """The files, a line each."""
        signs = (("+", self.added), ("~", self.changed), ("−", self.removed))
        lines = [f"{sign} {Path(path).name}" for sign, paths in signs for path in paths]
        if len(lines) > _MOST_NAMES:
            lines[_MOST_NAMES:] = ["…"]
        return "\n".join(lines)


class FolderWatch(QObject):
    """Compares the folder with what it was when it was opened. Looks in a thread of its own.

    Signals:
        noticed: `Changes`; empty ones when all is again as it was.
    """

    noticed = Signal(object)
    _looked = Signal(int, object)

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.recursive = False
        self._paths: tuple[str, ...] = ()
        self._round = 0
        self._before: dict[str, Stamp] | None = None
        self._told = Changes()
        self._ignored: set[str] = set()
        self._thread: Thread | None = None
        self._watcher = QFileSystemWatcher(self)
        self._soon = QTimer(self, interval=_SETTLED_MS, singleShot=True)
        self._soon.timeout.connect(self._look)
        self._now_and_then = QTimer(self, interval=_INTERVAL_MS)
        self._now_and_then.timeout.connect(self._look)
        self._watcher.directoryChanged.connect(self._stir)
        self._watcher.fileChanged.connect(self._stir)
        self._looked.connect(self._compare)

    def start(self) -> None:
        """Watch what the session has just opened, from now on."""
        self.stop()
        self._paths = self._session.paths
        if not self._paths:
            return
        if there := [path for path in self._paths if Path(path).exists()]:
            self._watcher.addPaths(there)
        self._now_and_then.start()
        self._look()

    def stop(self) -> None:
        """Watch nothing; a look under way comes to nothing."""
        self._round += 1
        self._before, self._told = None, Changes()
        self._ignored.clear()
        self._soon.stop()
        self._now_and_then.stop()
        if watched := self._watcher.files() + self._watcher.directories():
            self._watcher.removePaths(watched)
        self.noticed.emit(Changes())

    def close(self) -> None:
        """Watch nothing, and wait for a look under way."""
        self.stop()
        if self._thread is not None:
            self._thread.join()

    def accept(self) -> None:
        """Take what the folder is now for what it should be."""
        self._before, self._told = None, Changes()
        self._look()

    def ignore(self, path: str) -> None:
        """A file that the program itself has written there is no change."""
        self._ignored.add(os.path.normpath(path))

    def _stir(self) -> None:
        self._soon.start()

    def _look(self) -> None:
        if self._thread is not None and self._thread.is_alive():
            self._soon.start()
            return
        known = {
            os.path.normpath(entry.path): entry.article.sha256
            for entry in self._session.entries
            if entry.article
        }
        look = partial(_look_at, self._paths, self._before, known, recursive=self.recursive)
        number = self._round
        self._thread = Thread(target=lambda: self._looked.emit(number, look()), name="watch")
        self._thread.start()

    def _compare(self, number: int, found: dict[str, Stamp]) -> None:
        if number != self._round:
            return
        # A folder tells of names alone; what is written into a file only the file tells.
        watched = set(self._watcher.files())
        if new := [path for path in list(found)[:_MOST_WATCHED] if path not in watched]:
            self._watcher.addPaths(new)
        if self._before is None:
            self._before = found
            return
        before = self._before
        changes = Changes(
            added=self._heeded(path for path in found if path not in before),
            changed=self._heeded(
                path for path, stamp in found.items() if before.get(path, stamp) != stamp
            ),
            removed=self._heeded(path for path in before if path not in found),
        )
        if changes != self._told:
            self._told = changes
            self.noticed.emit(changes)

    def _heeded(self, paths: Iterator[str]) -> tuple[str, ...]:
        return tuple(sorted(path for path in paths if path not in self._ignored))


def _look_at(
    paths: Sequence[str],
    before: Mapping[str, Stamp] | None,
    known: Mapping[str, str],
    *,
    recursive: bool,
) -> dict[str, Stamp]:
    """The files there are, with time and size.

    A file that was touched and holds what was read keeps the stamp it had.

    Args:
        paths: Files and folders.
        before: The files there were.
        known: SHA-256 of the articles that were read, by path.
        recursive: Whether sub-folders are entered.
    """
    found: dict[str, Stamp] = {}
    for path in paths:
        for file, stamp in _stamps(path, depth=_DEEPEST if recursive else 1):
            if len(found) == _MOST_FILES:
                break
            old = before.get(file) if before else None
            same = old is not None and old != stamp and _same(file, stamp, known.get(file))
            found[file] = old if same and old is not None else stamp
    return found


def _stamps(path: str, *, depth: int) -> Iterator[tuple[str, Stamp]]:
    """Files at a path that may be articles."""
    try:
        if not os.path.isdir(path):  # noqa: PTH112 - no Path for each of thousands
            status = os.stat(path)  # noqa: PTH116 - the same
            yield os.path.normpath(path), (status.st_mtime_ns, status.st_size)
            return
        with os.scandir(path) as entries:
            for entry in entries:
                if entry.name.startswith((".", "~$")) or entry.name.endswith(_OWN):
                    continue
                if entry.is_dir(follow_symlinks=False):
                    if depth > 1:
                        yield from _stamps(entry.path, depth=depth - 1)
                    continue
                status = entry.stat()
                yield os.path.normpath(entry.path), (status.st_mtime_ns, status.st_size)
    except OSError:
        # It vanished, or may not be read: what is not found is gone.
        return


def _same(file: str, stamp: Stamp, sha256: str | None) -> bool:
    """Whether a file still holds the article that was read."""
    if sha256 is None or stamp[1] > _LARGEST:
        return False
    try:
        return hashlib.sha256(Path(file).read_bytes()).hexdigest() == sha256
    except OSError:
        return False
