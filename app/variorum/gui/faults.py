"""The last resort: what no code expected is told to the user, and nothing is lost."""

from __future__ import annotations

import sys
import traceback
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal

if TYPE_CHECKING:
    from types import TracebackType


class Faults(QObject):
    """Takes the place of Python's own last resort, which in a windowed program nobody sees.

    Signals:
        met: A sentence for the user, and the details for whoever mends it.
    """

    met = Signal(str, str)

    def install(self) -> None:
        """Be told of every exception that is not handled elsewhere."""
        sys.excepthook = self.take

    def take(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Tell of an exception; once for each place that raises it, for it may come in floods."""
        sys.__excepthook__(kind, error, trace)
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        last = traceback.extract_tb(trace)[-1:]
        place = f"{last[0].filename}:{last[0].lineno}" if last else ""
        if place in _told:
            return
        _told.add(place)
        text = self.tr(
            "Something went wrong in the program ({0}). Your verdicts and notes are kept. "
            "If the window behaves oddly, open the comparison again."
        ).format(kind.__name__)
        self.met.emit(text, "".join(traceback.format_exception(kind, error, trace)))


_told: set[str] = set()
