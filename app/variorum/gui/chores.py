"""Work cut into pieces, one a turn of the event loop, so that the window never stands still."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

if TYPE_CHECKING:
    from collections.abc import Callable


class _Rota(QObject):
    """Whose turn it is: all queues together do one chore a turn of the event loop."""

    def __init__(self, parent: QObject | None) -> None:
        super().__init__(parent)
        self._queues: deque[Chores] = deque()
        self._turn = QTimer(self, interval=0)
        self._turn.timeout.connect(self._do_one)

    def join(self, queue: Chores) -> None:
        """Let a queue have its turns, until it is empty."""
        if all(queue is not known for known in self._queues):
            self._queues.append(queue)
        self._turn.start()

    def leave(self, queue: Chores) -> None:
        """Let a queue have no turn any more."""
        self._queues = deque(known for known in self._queues if known is not queue)

    def _do_one(self) -> None:
        if not self._queues:
            self._turn.stop()
            return
        queue = self._queues.popleft()
        self._queues.append(queue)
        queue.do_one()


class Chores(QObject):
    """Does what it is given, in order. Queues take turns.

    Signals:
        done: Nothing is left to do.
    """

    done = Signal()
    _rota: _Rota | None = None

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: deque[Callable[[], object]] = deque()
        self.destroyed.connect(self._waiting.clear)

    def add(self, *chores: Callable[[], object]) -> None:
        """Have these done, after those that wait already."""
        self._waiting.extend(chores)
        if self._waiting:
            self._shared_rota().join(self)

    def drop(self) -> None:
        """Leave undone what waits."""
        self._waiting.clear()
        self._shared_rota().leave(self)

    @property
    def waiting(self) -> int:
        """How many are left."""
        return len(self._waiting)

    def do_one(self) -> None:
        """Do what is next, in this queue's turn."""
        chore = self._waiting.popleft() if self._waiting else None
        if not self._waiting:
            self._shared_rota().leave(self)
        if chore is not None:
            chore()
            if not self._waiting:
                self.done.emit()

    @staticmethod
    def _shared_rota() -> _Rota:
        if Chores._rota is None:
            Chores._rota = _Rota(QCoreApplication.instance())
        return Chores._rota
