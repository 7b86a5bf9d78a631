"""Work cut into pieces, one a turn of the event loop, so that the window never stands still."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

if TYPE_CHECKING:
    from collections.abc import Callable


class Chores(QObject):
    """Does what it is given, in order.

    Signals:
        done: Nothing is left to do.
    """

    done = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: deque[Callable[[], object]] = deque()
        self._turn = QTimer(self, interval=0)
        self._turn.timeout.connect(self._do_one)

    def add(self, *chores: Callable[[], object]) -> None:
        """Have these done, after those that wait already."""
        self._waiting.extend(chores)
        if self._waiting:
            self._turn.start()

    def drop(self) -> None:
        """Leave undone what waits."""
        self._waiting.clear()
        self._turn.stop()

    @property
    def waiting(self) -> int:
        """How many are left."""
        return len(self._waiting)

    def _do_one(self) -> None:
        if self._waiting:
            self._waiting.popleft()()
        if not self._waiting:
            self._turn.stop()
            self.done.emit()
