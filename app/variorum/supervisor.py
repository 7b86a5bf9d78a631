"""Compares in a process that may die, and starts another one without the file that it died on."""

from __future__ import annotations

import contextlib
import os
import subprocess
from itertools import count
from typing import TYPE_CHECKING, Self

import msgspec

from variorum import worker
from variorum.base.errors import AnalysisError, VariorumError
from variorum.base.paths import printable
from variorum.model.comparison import Notice
from variorum.model.messages import (
    Answer,
    ArticleRead,
    Compared,
    CompareRequest,
    Failed,
    NoticeGiven,
    Progress,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from variorum.compare import Observer
    from variorum.model.comparison import Comparison

# Stages at which a death can be laid to the file being worked on.
_BLAMES_A_FILE = ("reading", "annotating", "encoding")


class Supervisor:
    """Keeps one worker, with its loaded models, for comparisons one after the other."""

    def __init__(self, observer: Observer, *, command: Sequence[str] | None = None) -> None:
        """Nothing is started yet.

        Args:
            observer: Is told of progress, articles and notices as they come.
            command: What starts a worker, if not the usual one.
        """
        self._observer = observer
        self._command = list(command or worker.command())
        self._process: subprocess.Popen[bytes] | None = None
        self._numbers = count(1)
        self._told: set[Notice] = set()
        self._decode = msgspec.json.Decoder(Answer).decode

    def compare(self, paths: Sequence[Path], *, reference: str | None = None) -> Comparison:
        """Compare the articles in files and folders.

        Args:
            paths: Files and folders.
            reference: Path of the article whose order leads; None for the first.

        Raises:
            VariorumError: The comparison failed, for the reason that the error tells.
        """
        self._told.clear()
        request = CompareRequest(
            id=next(self._numbers),
            paths=tuple(printable(path) for path in paths),
            reference=reference and printable(reference),
        )
        while True:
            last = None
            for answer in self._answers(request):
                match answer:
                    case Compared():
                        return answer.comparison
                    case Failed():
                        raise VariorumError(answer.code, answer.message, path=answer.path)
                    case Progress():
                        last = answer
                    case _:
                        pass
                self._tell(answer)
            request = self._without(request, last, self._buried())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """End the worker, whatever it is doing."""
        if self._process is not None:
            self._process.kill()
            self._buried()

    def _answers(self, request: CompareRequest) -> Iterator[Answer]:
        """What the worker answers to a request; the end of it is the end of the worker."""
        process = self._started()
        if process.stdin is None or process.stdout is None:
            return
        try:
            process.stdin.write(msgspec.json.encode(request) + b"\n")
            process.stdin.flush()
        except OSError:
            return
        for line in process.stdout:
            answer: Answer = self._decode(line)
            if getattr(answer, "id", None) == request.id:
                yield answer

    def _started(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            # Its diagnostics are for whoever looks for a fault.
            diagnostics = None if os.environ.get("VARIORUM_TRACEBACK") else subprocess.DEVNULL
            self._process = subprocess.Popen(  # noqa: S603 - this very program
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=diagnostics
            )
        return self._process

    def _buried(self) -> int:
        """The exit status of the worker that died."""
        process, self._process = self._process, None
        if process is None:
            return 0
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                with contextlib.suppress(OSError):
                    stream.close()
        return process.wait()

    def _tell(self, answer: Answer) -> None:
        match answer:
            case Progress():
                self._observer.progress(answer.stage, answer.done, answer.total, answer.path)
            case ArticleRead():
                self._observer.article(answer.article)
            case NoticeGiven() if answer.notice not in self._told:
                # A worker that begins again finds the same.
                self._told.add(answer.notice)
                self._observer.notice(answer.notice)
            case _:
                pass

    def _without(
        self, request: CompareRequest, last: Progress | None, status: int
    ) -> CompareRequest:
        """The request anew, without the file that the worker died on.

        Raises:
            AnalysisError: It died on none, or once more on one that was left out.
        """
        left_out = {notice.path for notice in request.skip}
        blamed = last.path if last and last.stage in _BLAMES_A_FILE else ""
        if not blamed or blamed in left_out:
            raise AnalysisError("worker-died", "The analysis stopped unexpectedly.")
        notice = Notice(
            path=blamed,
            code="crashed",
            message=f"The analysis of this file {worker.gave_up(status)}; it was left out.",
        )
        return msgspec.structs.replace(
            request, id=next(self._numbers), skip=(*request.skip, notice)
        )
