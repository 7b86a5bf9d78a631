"""A second worker, for what must neither wait for a comparison nor stop it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from variorum.gui.client import WorkerClient
from variorum.model.messages import (
    ExportRequest,
    Failed,
    Fetched,
    FetchRequest,
    PagesMade,
    PagesRequest,
    Previewed,
    PreviewRequest,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from variorum.model.comparison import Comparison
    from variorum.model.messages import Exported, Request

# A user who changes several things at once waits for one preview, not for each.
_PAUSE_MS = 300
# The process holds fonts and a comparison; it is ended when nothing was asked for so long.
_IDLE_MS = 60_000


_Wanted = tuple["Comparison", "dict[str, Any]", float]


class SideWorker(QObject):
    """Starts the process when it is first needed. Of several previews wanted, the last is made.

    Signals:
        previewed: The first page, as bytes of a PNG.
        not_previewed: Why there is no preview.
        progressed: `Progress`.
        exported: `Exported`.
        pages_made: `PagesMade`.
        fetched: `Fetched`.
        failed: `Failed`, of anything but a preview.
    """

    previewed = Signal(object)
    not_previewed = Signal(str)
    progressed = Signal(object)
    exported = Signal(object)
    pages_made = Signal(object)
    fetched = Signal(object)
    failed = Signal(object)

    def __init__(
        self, parent: QObject | None = None, *, command: Sequence[str] | None = None
    ) -> None:
        super().__init__(parent)
        self._client = WorkerClient(self, command=command)
        self._wanted: _Wanted | None = None
        self._asked: _Wanted | None = None
        self._known: Comparison | None = None
        self._previewing = False
        self._pause = QTimer(self, interval=_PAUSE_MS, singleShot=True)
        self._pause.timeout.connect(self._preview)
        self._idle = QTimer(self, interval=_IDLE_MS, singleShot=True)
        self._idle.timeout.connect(self.close)
        self._client.progressed.connect(self.progressed)
        self._client.exported.connect(self._exported)
        self._client.answered.connect(self._answered)
        self._client.failed.connect(self._failed)

    @property
    def busy(self) -> bool:
        """Whether something other than a preview is being made."""
        return self._client.busy and not self._previewing

    def start(self) -> None:
        """Have the process up when the first request comes."""
        self._client.start()
        self._idle.start()

    def preview(self, comparison: Comparison, settings: dict[str, Any], *, ppi: float) -> None:
        """Make the first page, soon; a preview that was wanted before is not made any more.

        Args:
            comparison: What would be exported.
            settings: Fields of `variorum.export.ReportSettings`.
            ppi: Pixels per inch.
        """
        self._wanted = comparison, settings, ppi
        self._pause.start()

    def export(
        self, comparison: Comparison, *, form: str, target: str, settings: dict[str, Any]
    ) -> None:
        """Write a comparison to a file."""
        self._ask(
            lambda number: ExportRequest(
                id=number, format=form, target=target, comparison=comparison, settings=settings
            )
        )

    def make_pages(
        self, comparison: Comparison, *, folder: str, settings: dict[str, Any], ppi: float
    ) -> None:
        """Make an image of each page."""
        self._ask(
            lambda number: PagesRequest(
                id=number, comparison=comparison, folder=folder, settings=settings, ppi=ppi
            )
        )

    def fetch(self, url: str, folder: str, *, allow_private: bool) -> None:
        """Save a page of the web."""
        self._ask(
            lambda number: FetchRequest(
                id=number, url=url, folder=folder, allow_private=allow_private
            )
        )

    def stop(self) -> None:
        """Stop what is being done: the process is ended and another one started."""
        self._pause.stop()
        self._wanted = None
        if self._client.busy:
            self._forget()
            self._client.cancel()

    def close(self) -> None:
        """End the process."""
        self.stop()
        self._forget()
        self._idle.stop()
        self._client.close()

    def _forget(self) -> None:
        self._previewing = False
        self._known = None

    def _ask(self, make: Callable[[int], Request]) -> None:
        self.stop()
        self._idle.stop()
        self._client.ask(make)

    def _preview(self) -> None:
        if self._wanted is None or self._client.busy:
            return
        self._asked, self._wanted = self._wanted, None
        comparison, settings, ppi = self._asked
        # A comparison may be large: it is sent once, not with every change of a setting.
        sent = None if comparison is self._known else comparison
        self._idle.stop()
        self._client.ask(
            lambda number: PreviewRequest(id=number, comparison=sent, settings=settings, ppi=ppi)
        )
        self._known, self._previewing = comparison, True

    def _exported(self, answer: Exported) -> None:
        self._rest()
        self.exported.emit(answer)

    def _answered(self, answer: Previewed | PagesMade | Fetched) -> None:
        self._rest()
        match answer:
            case Previewed():
                self._previewing = False
                if self._wanted is None:
                    self.previewed.emit(answer.png)
                elif not self._pause.isActive():
                    self._preview()
            case PagesMade():
                self.pages_made.emit(answer)
            case Fetched():
                self.fetched.emit(answer)

    def _failed(self, answer: Failed) -> None:
        self._rest()
        if not self._previewing:
            self.failed.emit(answer)
            return
        self._forget()
        if answer.code == "no-comparison" and self._wanted is None:
            # The process that knew the comparison is gone, and this is another.
            self._wanted = self._asked
        if self._wanted is None:
            self.not_previewed.emit(answer.message)
        elif not self._pause.isActive():
            self._preview()

    def _rest(self) -> None:
        self._idle.start()
