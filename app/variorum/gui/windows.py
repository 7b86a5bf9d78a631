"""The windows of the program, and what was open in them last time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from variorum.gui.memory import Memory
from variorum.gui.window import MainWindow

if TYPE_CHECKING:
    from collections.abc import Sequence

_OFFSET = 32
# Told apart from a window that the user closes on purpose while others stay open.
_SAME_MOMENT_MS = 400


class Windows(QObject):
    """Opens windows and remembers them until they are closed."""

    def __init__(
        self, parent: QObject | None = None, *, worker: Sequence[str] | None = None
    ) -> None:
        super().__init__(parent)
        self._worker = worker
        self._memory = Memory()
        self._open: list[MainWindow] = []
        self._closed: list[list[str]] = []
        self._moment = QTimer(self, interval=_SAME_MOMENT_MS, singleShot=True)
        self._moment.timeout.connect(self._closed.clear)

    def open(self, paths: Sequence[str] = ()) -> MainWindow:
        """Show another window, which opens these files and folders."""
        window = MainWindow(self._worker, furnished=False)
        if self._open:
            window.setWindowState(self._open[-1].windowState())
            window.move(self._open[-1].pos().x() + _OFFSET, self._open[-1].pos().y() + _OFFSET)
        self._open.append(window)
        window.commands.new_window.triggered.connect(self._open_empty)
        window.session.opened.connect(self._remember)
        window.closed.connect(self._forget)
        window.chores.add(lambda: window.furnish_gently(paths))
        window.show()
        return window

    def _open_empty(self) -> None:
        self.open()

    def open_as_last_time(self) -> None:
        """Show what was open when the program was left; an empty window if nothing was."""
        last = self._memory.last_session if self._memory.restores else []
        for paths in last or [[]]:
            self.open(paths)

    @property
    def all(self) -> list[MainWindow]:
        """The windows that are open."""
        return list(self._open)

    def _forget(self, window: QObject) -> None:
        if not isinstance(window, MainWindow) or window not in self._open:
            return
        self._open.remove(window)
        # Windows that close at the same moment were open together to the last.
        self._closed.append(_contents(window))
        self._moment.start()
        if self._open:
            self._remember()
        else:
            self._memory.last_session = [paths for paths in self._closed if paths]
        window.deleteLater()

    def _remember(self) -> None:
        """Write down what is open, so that it can be opened again even after a crash."""
        self._memory.last_session = [paths for window in self._open if (paths := _contents(window))]


def _contents(window: MainWindow) -> list[str]:
    session = window.session
    return [session.file] if session.file else list(session.paths)
