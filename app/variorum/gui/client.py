"""The window's end of the line to the worker process."""

from __future__ import annotations

from functools import partial
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, QProcess, Signal

from variorum import worker
from variorum.base.files import remove_parts
from variorum.gui.chores import Chores
from variorum.model.comparison import Notice
from variorum.model.messages import (
    Answer,
    ArticleRead,
    Compared,
    CompareRequest,
    Exported,
    ExportRequest,
    Failed,
    Fetched,
    FetchRequest,
    Hello,
    NoticeGiven,
    PagesMade,
    Previewed,
    Progress,
    Request,
)
from variorum.model.options import Options

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from variorum.model.comparison import Comparison
    from variorum.model.facts import CorrectedFacts

# Stages at which a crash can be laid to the file being worked on.
_BLAMES_A_FILE = ("reading", "annotating", "encoding")
_GRACE_MS = 1000


def _is_to_blame(last: Progress, request: CompareRequest) -> bool:
    """Whether the worker died on a file, which was not left out already."""
    left_out = {notice.path for notice in request.skip}
    return last.stage in _BLAMES_A_FILE and bool(last.path) and last.path not in left_out


def _folder_of(request: Request) -> Path | None:
    """Where a request makes the worker write, if anywhere."""
    match request:
        case ExportRequest():
            return Path(request.target).parent
        case FetchRequest():
            return Path(request.folder)
        case _:
            return None


class WorkerClient(QObject):
    """Starts the worker, sends one request at a time, and tells what comes back.

    A worker that dies is replaced: the file that it died on is left out, with a notice.

    Signals:
        progressed: `Progress`.
        article_read: `Article`.
        notice_given: `Notice`.
        compared: `Compared`.
        exported: `Exported`.
        answered: `Previewed`, `PagesMade` or `Fetched`.
        failed: `Failed`.
        restarted: A comparison begins again without the file that the worker died on.
        busy_changed: Whether a request is being worked on.
    """

    progressed = Signal(object)
    article_read = Signal(object)
    notice_given = Signal(object)
    compared = Signal(object)
    exported = Signal(object)
    answered = Signal(object)
    failed = Signal(object)
    restarted = Signal()
    busy_changed = Signal(bool)

    def __init__(
        self, parent: QObject | None = None, *, command: Sequence[str] | None = None
    ) -> None:
        super().__init__(parent)
        self._command = list(command or worker.command())
        self._process: QProcess | None = None
        self._numbers = count(1)
        self._request: Request | None = None
        self._last: Progress | None = None
        self._written_to: Path | None = None
        self._received = bytearray()
        self._chores = Chores(self)
        self._decode = msgspec.json.Decoder(Answer).decode

    @property
    def busy(self) -> bool:
        """Whether a request is being worked on."""
        return self._request is not None

    def start(self) -> None:
        """Start the process, so that it is up when the first request comes."""
        if self._process is not None:
            return
        process = QProcess(self)
        process.setProcessChannelMode(QProcess.ProcessChannelMode.SeparateChannels)
        process.readyReadStandardOutput.connect(self._receive)
        # Diagnostics are for whoever runs the program from a terminal.
        process.setStandardErrorFile(QProcess.nullDevice())
        process.finished.connect(self._ended)
        process.errorOccurred.connect(self._not_started)
        self._process = process
        self._received.clear()
        process.start(self._command[0], self._command[1:])

    def compare(
        self,
        paths: Sequence[str],
        *,
        reference: str | None = None,
        recursive: bool = False,
        options: Options | None = None,
        facts: dict[str, CorrectedFacts] | None = None,
    ) -> None:
        """Compare files and folders; a request under way is dropped."""
        self.ask(
            lambda number: CompareRequest(
                id=number,
                paths=tuple(paths),
                reference=reference,
                recursive=recursive,
                options=options or Options(),
                facts=facts or {},
            )
        )

    def ask(self, make: Callable[[int], Request]) -> int:
        """Send any request, made with the number given to it; one under way is dropped."""
        self.cancel()
        number = next(self._numbers)
        self._send(make(number))
        return number

    def export(
        self, comparison: Comparison, *, form: str, target: str, settings: dict[str, Any]
    ) -> None:
        """Write a comparison to a file; a request under way is dropped."""
        self.ask(
            lambda number: ExportRequest(
                id=number, format=form, target=target, comparison=comparison, settings=settings
            )
        )

    def cancel(self) -> None:
        """Stop what is being done. The process is ended and another one started."""
        if self.busy:
            self._set_request(None)
            self._end(grace_ms=0)
            self.start()

    def close(self) -> None:
        """End the process; it leaves by itself when its input closes, or is ended."""
        self._set_request(None)
        self._end(grace_ms=_GRACE_MS)

    def _end(self, *, grace_ms: int) -> None:
        process, self._process = self._process, None
        self._chores.drop()
        if process is None:
            return
        identity = process.processId()
        process.blockSignals(True)
        process.closeWriteChannel()
        if not grace_ms or not process.waitForFinished(grace_ms):
            process.kill()
            process.waitForFinished(_GRACE_MS)
            if self._written_to is not None:
                remove_parts(self._written_to, identity)
        process.deleteLater()

    def _send(self, request: Request) -> None:
        self.start()
        self._written_to = _folder_of(request)
        self._last = None
        self._set_request(request)
        if self._process is not None:
            self._process.write(msgspec.json.encode(request) + b"\n")

    def _set_request(self, request: Request | None) -> None:
        was_busy, self._request = self.busy, request
        if was_busy != self.busy:
            self.busy_changed.emit(self.busy)

    def _receive(self) -> None:
        if self._process is None:
            return
        seen = len(self._received)
        self._received += self._process.readAllStandardOutput().data()
        while (end := self._received.find(b"\n", seen)) >= 0:
            line = bytes(self._received[:end])
            del self._received[: end + 1]
            seen = 0
            self._chores.add(partial(self._handle, line))

    def _handle(self, line: bytes) -> None:
        try:
            answer: Answer = self._decode(line)
        except msgspec.MsgspecError:
            return
        if isinstance(answer, Hello) or self._request is None or answer.id != self._request.id:
            return
        match answer:
            case Progress():
                self._last = answer
                self.progressed.emit(answer)
            case ArticleRead():
                self.article_read.emit(answer.article)
            case NoticeGiven():
                self.notice_given.emit(answer.notice)
            case Compared():
                self._set_request(None)
                self.compared.emit(answer)
            case Exported():
                self._set_request(None)
                self.exported.emit(answer)
            case Previewed() | PagesMade() | Fetched():
                self._set_request(None)
                self.answered.emit(answer)
            case Failed():
                self._set_request(None)
                self.failed.emit(answer)

    def _not_started(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self._ended()

    def _ended(self) -> None:
        """The worker died by itself: what it still said is heard first."""
        self._chores.add(self._bury)

    def _bury(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.deleteLater()
        request, last = self._request, self._last
        if request is None:
            return
        if isinstance(request, CompareRequest) and last and _is_to_blame(last, request):
            status = process.exitCode() if process else 0
            self._retry_without(request, last.path, worker.gave_up(status))
            return
        self._set_request(None)
        self.failed.emit(
            Failed(
                id=request.id,
                code="worker-died",
                message=self.tr("The analysis stopped unexpectedly. Try again."),
            )
        )

    def _retry_without(self, request: CompareRequest, path: str, gave_up: str) -> None:
        messages = {
            "failed": self.tr("The analysis of this file failed; it was left out."),
            "took too long": self.tr("The analysis of this file took too long; it was left out."),
            "needed too much memory": self.tr(
                "The analysis of this file needed too much memory; it was left out."
            ),
        }
        notice = Notice(path=path, code="crashed", message=messages[gave_up])
        retry = msgspec.structs.replace(
            request, id=next(self._numbers), skip=(*request.skip, notice)
        )
        self.restarted.emit()
        self._send(retry)
