"""The analysis process: requests in, answers out, as JSON lines, until its input closes."""

from __future__ import annotations

import contextlib
import faulthandler
import os
import signal
import sys
import threading
import time
from pathlib import Path
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, BinaryIO

import msgspec

import variorum
from variorum.base.errors import ExportError, VariorumError
from variorum.base.paths import actual
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
    PagesRequest,
    Previewed,
    PreviewRequest,
    Progress,
    Request,
)

if TYPE_CHECKING:
    from variorum.compare import Observer
    from variorum.export import ReportSettings
    from variorum.language import Language
    from variorum.model.article import Article
    from variorum.model.comparison import Comparison, Notice
    from variorum.model.messages import Stage
    from variorum.model.options import Options


# Exit statuses of a worker that gave up on a file: a fault came to light, memory ran out, or it
# takes too long. POSIX then ends the process by a signal, whatever is being computed.
FAULT = 70
NO_MEMORY = 71
_ALARM: int | None = getattr(signal, "SIGALRM", None)
_PR_SET_PDEATHSIG = 1  # of Linux's <sys/prctl.h>
_WATCHED_OUT = 1  # of `faulthandler`, which stands in for the signal on Windows


def gave_up(status: int) -> str:
    """What a worker that died says of the file it was busy with.

    Args:
        status: How it ended: its exit status, or the number of a signal, negated or not.

    Returns:
        A predicate: "took too long", "needed too much memory" or "failed".
    """
    if abs(status) == (_ALARM or _WATCHED_OUT):
        return "took too long"
    return "needed too much memory" if status == NO_MEMORY else "failed"


def command() -> list[str]:
    """The command line that starts a worker, from a checkout and from a frozen program alike."""
    if getattr(sys, "frozen", False):
        # On Windows the window's own program has no standard input; the one beside it has.
        running = Path(sys.executable)
        return [str(running.with_name("variorum").with_suffix(running.suffix)), "--worker"]
    # Without -P Python would look for modules first in the current folder, which may hold anything.
    return [sys.executable, "-P", "-m", "variorum.worker"]


class _Answers:
    """Writes answers to the real standard output, which no library can then disturb."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream
        self._encode = msgspec.json.Encoder().encode

    def send(self, answer: Answer) -> None:
        self._stream.write(self._encode(answer) + b"\n")
        self._stream.flush()


class _Watchdog:
    """Ends the process when one file takes too long: no parser can be stopped in any other way.

    Nor can any thread of Python's do it, for a parser in C may hold the interpreter's lock: the
    system does. The window knows the file from the last progress, leaves it out and says so.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self.watching = False

    def watch(self, path: str) -> None:
        """Start the time for a file; without one nothing is watched."""
        self.watching = bool(path)
        if _ALARM is not None:
            signal.setitimer(signal.ITIMER_REAL, self._seconds if path else 0)
        elif path:
            faulthandler.dump_traceback_later(self._seconds, exit=True)
        else:
            faulthandler.cancel_dump_traceback_later()


class _Reporter:
    """Forwards what the orchestrator tells to the window."""

    def __init__(self, answers: _Answers, request: int, watchdog: _Watchdog) -> None:
        self._answers = answers
        self._request = request
        self._watchdog = watchdog

    def progress(self, stage: Stage, done: int, total: int, path: str) -> None:
        self._watchdog.watch(path)
        self._answers.send(
            Progress(id=self._request, stage=stage, done=done, total=total, path=path)
        )

    def article(self, article: Article) -> None:
        self._answers.send(ArticleRead(id=self._request, article=article))

    def notice(self, notice: Notice) -> None:
        self._answers.send(NoticeGiven(id=self._request, notice=notice))


class _Worker:
    def __init__(self, answers: _Answers) -> None:
        self._answers = answers
        self._language: tuple[Options, Language] | None = None
        self._previewed: Comparison | None = None

    def handle(self, request: Request) -> None:
        match request:
            case CompareRequest():
                self._compare(request)
            case ExportRequest():
                self._export(request)
            case PreviewRequest():
                self._preview(request)
            case PagesRequest():
                self._make_pages(request)
            case FetchRequest():
                self._fetch(request)

    def _language_for(self, options: Options) -> Language:
        from variorum import language

        if self._language is None or self._language[0] != options:
            self._language = options, language.load(options)
        return self._language[1]

    def _compare(self, request: CompareRequest) -> None:
        from variorum.compare import compare

        start = time.perf_counter()
        _limit_memory(request.options.max_memory)
        watchdog = _Watchdog(request.options.max_seconds)
        observer: Observer = _Reporter(self._answers, request.id, watchdog)
        try:
            comparison = compare(
                [actual(path) for path in request.paths],
                options=request.options,
                reference=request.reference,
                skip=request.skip,
                recursive=request.recursive,
                facts=request.facts,
                language=lambda: self._language_for(request.options),
                observer=observer,
            )
        except VariorumError:
            raise
        except Exception as error:
            if not watchdog.watching:
                raise
            # The file at hand is to blame, for want of memory or by a fault of the program: who
            # sent the request knows it, leaves it out and asks again.
            sys.excepthook(type(error), error, error.__traceback__)
            os._exit(NO_MEMORY if isinstance(error, MemoryError) else FAULT)
        finally:
            watchdog.watch("")
        self._answers.send(
            Compared(id=request.id, comparison=comparison, seconds=time.perf_counter() - start)
        )

    def _export(self, request: ExportRequest) -> None:
        from variorum import export

        self._answers.send(Progress(id=request.id, stage="exporting", path=request.target))
        notices = export.write(
            request.comparison,
            request.format,
            Path(request.target),
            _settings(request.settings),
        )
        self._answers.send(
            Exported(id=request.id, format=request.format, target=request.target, notices=notices)
        )

    def _preview(self, request: PreviewRequest) -> None:
        from variorum.export import pdf, report

        if request.comparison is not None:
            self._previewed = request.comparison
        if self._previewed is None:
            raise VariorumError("no-comparison", "There is no comparison to preview.")
        settings = _settings(request.settings)
        built = report.build(self._previewed, settings=settings, paged=True)
        png = pdf.preview(built, settings=settings, ppi=request.ppi)
        self._answers.send(Previewed(id=request.id, png=png))

    def _make_pages(self, request: PagesRequest) -> None:
        from variorum import export
        from variorum.export import pages

        self._answers.send(Progress(id=request.id, stage="exporting"))
        settings = _settings(request.settings)
        made: list[str] = []
        document = export.render(request.comparison, "pdf", settings)
        for path, total in pages.write(document, Path(request.folder), ppi=request.ppi):
            made.append(str(path))
            self._answers.send(
                Progress(id=request.id, stage="exporting", done=len(made), total=total)
            )
        self._answers.send(PagesMade(id=request.id, files=tuple(made)))

    def _fetch(self, request: FetchRequest) -> None:
        from variorum.reading.web import fetch

        saved = fetch(
            request.url,
            Path(request.folder),
            options=request.options,
            allow_private=request.allow_private,
        )
        self._answers.send(
            Fetched(
                id=request.id,
                page=str(saved.page),
                evidence=str(saved.evidence),
                url=saved.url,
                final_url=saved.final_url,
                redirects=saved.redirects,
                retrieved=saved.retrieved,
                sha256=saved.sha256,
                bytes=saved.bytes,
            )
        )


def _settings(fields: dict[str, Any]) -> ReportSettings:
    from variorum.export import ReportSettings

    try:
        return msgspec.convert(fields, ReportSettings)
    except msgspec.ValidationError as error:
        raise ExportError("bad-settings", f"The report cannot be set so: {error}.") from error


def _limit_memory(most: int) -> None:
    """Have the system refuse more memory than this, so that a hostile file cannot take it all."""
    if sys.platform == "win32":
        return
    import resource

    # More than there is would be taken from the disk, and stop the whole computer.
    most = min(most, os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE"))
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    soft = most if hard == resource.RLIM_INFINITY else min(most, hard)
    with contextlib.suppress(ValueError, OSError):  # macOS knows the limit and does not set it
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))


def _read_requests(stream: BinaryIO, queue: SimpleQueue[Request], answers: _Answers) -> None:
    decoder = msgspec.json.Decoder(Request)
    try:
        for line in stream:
            try:
                queue.put(decoder.decode(line))
            except (msgspec.MsgspecError, ValueError, RecursionError, MemoryError) as error:
                answers.send(Failed(id=0, code="bad-request", message=str(error)))
    finally:
        # Nobody listens any more: leave at once, whatever is being computed.
        os._exit(0)


def serve(requests: BinaryIO, replies: BinaryIO) -> None:
    """Answer requests until the input closes, which ends the process."""
    answers = _Answers(replies)
    answers.send(Hello(generator=f"Variorum {variorum.__version__}"))
    queue: SimpleQueue[Request] = SimpleQueue()
    threading.Thread(target=_read_requests, args=(requests, queue, answers), daemon=True).start()
    worker = _Worker(answers)
    while True:
        request = queue.get()
        try:
            worker.handle(request)
        except VariorumError as error:
            answers.send(
                Failed(id=request.id, code=error.code, message=error.message, path=error.path)
            )
        except MemoryError:
            answers.send(
                Failed(id=request.id, code="out-of-memory", message="There was not enough memory.")
            )
        except Exception as error:  # noqa: BLE001 - one of the two edges
            sys.excepthook(type(error), error, error.__traceback__)
            answers.send(
                Failed(
                    id=request.id,
                    code="internal",
                    message=f"An unexpected fault stopped the work ({type(error).__name__}).",
                )
            )


def _die_with_parent() -> None:
    """Have the system end this process with the one that started it, where it can.

    Closing the input ends it as well, but not while a parser in C holds the interpreter.
    """
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)


def main() -> int:
    """Serve on standard input and output; whatever a library prints goes to standard error."""
    _die_with_parent()
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    serve(sys.stdin.buffer, replies)
    return 0


if __name__ == "__main__":
    sys.exit(main())
