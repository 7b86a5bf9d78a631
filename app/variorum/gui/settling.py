"""Brings marks into the panes one by one, and takes positions anew once lines stand still."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from variorum.gui.chores import Chores

if TYPE_CHECKING:
    from variorum.gui.pane import Pane
    from variorum.gui.reading_view import ReadingView
    from variorum.gui.session import Session

# A resize sends many events; positions are taken anew once they have ceased.
SETTLE_MS = 100


class Settling(QObject):
    """Part of the reading view."""

    def __init__(self, session: Session, view: ReadingView) -> None:
        super().__init__(view)
        self._session = session
        self._view = view
        self._chores = Chores(self)
        self._wait = QTimer(self, interval=SETTLE_MS, singleShot=True)
        self._wait.timeout.connect(self._settled)

    @property
    def active(self) -> bool:
        """Whether something is still to be done."""
        return self._wait.isActive() or bool(self._chores.waiting)

    def lines_moved(self) -> None:
        """Take positions anew, soon."""
        self._wait.start()
        for gutter in self._view.gutters():
            gutter.update()

    def refresh_marks(self) -> None:
        """Mark the divergences that pass the filter, one pane after the other."""
        self._chores.add(*(partial(self.mark, article) for article in self._view.panes))
        self._chores.add(self._view.emphasis.refresh)

    def mark(self, article: str) -> None:
        """Mark an article, by id, now; the strip follows soon."""
        lookup, pane = self._session.lookup, self._view.panes.get(article)
        if pane is not None:
            pane.text.set_marks(lookup.marks(article, self._session.hidden_ids()) if lookup else ())
            self._chores.add(partial(self._place_strokes, pane))

    def _place_strokes(self, pane: Pane) -> None:
        # When lines have moved, strokes follow once all has settled.
        if self._shows(pane) and not self._wait.isActive():
            pane.place_strokes()

    def _shows(self, pane: Pane) -> bool:
        return any(pane is shown for shown in self._view.panes.values())

    def _settled(self) -> None:
        panes = list(self._view.panes.values())
        self._chores.add(*(partial(self._pane_settled, pane) for pane in panes))
        self._chores.add(self._all_settled)

    def _pane_settled(self, pane: Pane) -> None:
        if self._shows(pane):
            pane.positions_settled()

    def _all_settled(self) -> None:
        for gutter in self._view.gutters():
            gutter.update()
        self._view.sync.positions_changed()
