"""The analysis process as the window sees it: lines in, lines out, no orphan."""

from __future__ import annotations

import io
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import NoReturn

import msgspec
import pytest

from variorum import worker
from variorum.compare import Observer
from variorum.model.messages import (
    Answer,
    ArticleRead,
    Compared,
    CompareRequest,
    Exported,
    ExportRequest,
    Failed,
    Hello,
    Progress,
)
from variorum.model.options import Options

pytestmark = pytest.mark.model


class _Client:
    def __init__(self) -> None:
        self.process = subprocess.Popen(
            worker.command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def send(self, request: CompareRequest | ExportRequest) -> None:
        self.send_line(msgspec.json.encode(request))

    def send_line(self, line: bytes) -> None:
        assert self.process.stdin
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()

    def next(self) -> Answer:
        assert self.process.stdout
        return msgspec.json.decode(self.process.stdout.readline(), type=Answer)

    def until(self, *kinds: type[Answer]) -> list[Answer]:
        answers: list[Answer] = []
        while not answers or not isinstance(answers[-1], kinds):
            answers.append(self.next())
        return answers


@pytest.fixture
def client() -> Iterator[_Client]:
    client = _Client()
    yield client
    for stream in (client.process.stdin, client.process.stdout):
        assert stream
        stream.close()
    client.process.kill()
    client.process.wait()


def test_compares_then_exports(client: _Client, seeds: Path, tmp_path: Path) -> None:
    client.send(CompareRequest(id=1, paths=(str(seeds),)))
    answers = client.until(Compared, Failed)
    assert isinstance(answers[0], Hello)
    assert len([a for a in answers if isinstance(a, ArticleRead)]) == 3
    stages = [a.stage for a in answers if isinstance(a, Progress)]
    assert stages[0] == "reading"
    assert stages[-1] == "comparing"
    compared = answers[-1]
    assert isinstance(compared, Compared)
    assert compared.id == 1
    assert compared.comparison.divergences

    target = tmp_path / "comparison.pdf"
    client.send(
        ExportRequest(id=2, format="pdf", target=str(target), comparison=compared.comparison)
    )
    exported = client.until(Exported, Failed)[-1]
    assert isinstance(exported, Exported)
    assert target.read_bytes().startswith(b"%PDF-")


def test_a_target_that_cannot_be_written_is_told(client: _Client, tmp_path: Path) -> None:
    from variorum.model.comparison import Comparison

    target = tmp_path / "missing" / "comparison.json"
    client.send(ExportRequest(id=3, format="json", target=str(target), comparison=Comparison()))
    failed = client.until(Exported, Failed)[-1]
    assert isinstance(failed, Failed)
    assert (failed.id, failed.code, failed.path) == (3, "not-written", str(target))


def test_a_line_that_is_no_request_is_told_and_the_next_one_served(
    client: _Client, tmp_path: Path
) -> None:
    client.send_line(b'{"type":"nonsense"}')
    assert isinstance(client.until(Failed)[-1], Failed)
    client.send(CompareRequest(id=4, paths=(str(tmp_path),)))
    assert isinstance(client.until(Compared, Failed)[-1], Compared)


@pytest.mark.parametrize(
    "line",
    [
        b'{"type":"compare","id":1,"paths":[],"x":' + b"[" * 100_000,
        b'{"type":"compare","id":1,"paths":["\\ud800"]}',
        b'{"type":"compare","id":1,"paths":["\xff"]}',
        b'{"type":"compare","id":1e999,"paths":[]}',
        b"\0" * 1_000_000,
        b"",
    ],
    ids=["deep", "half a character", "no utf-8", "no number", "nul", "empty"],
)
def test_no_line_whatever_stops_it(client: _Client, tmp_path: Path, line: bytes) -> None:
    client.send_line(line)
    failed = client.until(Failed)[-1]
    assert isinstance(failed, Failed)
    assert failed.code == "bad-request"
    client.send(CompareRequest(id=4, paths=(str(tmp_path),)))
    assert isinstance(client.until(Compared, Failed)[-1], Compared)
    assert client.process.stdin
    client.process.stdin.close()
    assert client.process.wait(timeout=20) == 0


def test_settings_that_do_not_fit_are_told(client: _Client, tmp_path: Path) -> None:
    from variorum.model.comparison import Comparison

    for target, settings, code in (
        ("a.html", {"paper": "napkin"}, "bad-settings"),
        ("a\0b", {}, "not-written"),
    ):
        client.send(
            ExportRequest(
                id=3,
                format="html",
                target=str(tmp_path / target),
                comparison=Comparison(),
                settings=settings,
            )
        )
        failed = client.until(Exported, Failed)[-1]
        assert isinstance(failed, Failed)
        assert failed.code == code


_STUCK = """
import re
from variorum.worker import _Watchdog
_Watchdog(0.2).watch("a.txt")
re.fullmatch("(a|aa)+", "a" * 60 + "b")
"""


def test_what_holds_the_interpreter_is_ended_too() -> None:
    # No thread of Python's runs while a regular expression is matched, or a parser in C works.
    done = subprocess.run([sys.executable, "-c", _STUCK], timeout=60, check=False)
    assert worker.gave_up(done.returncode) == "took too long"


_PARENT = """
import os, signal, subprocess, sys, time
stuck = "from variorum.worker import _die_with_parent; import re; _die_with_parent();"
stuck += "print(flush=True); re.fullmatch('(a|aa)+', 'a' * 80 + 'b')"
child = subprocess.Popen([sys.executable, "-c", stuck], stdout=subprocess.PIPE)
child.stdout.readline()
print(child.pid, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="what only Linux offers")
def test_it_does_not_outlive_who_started_it_even_when_stuck() -> None:
    done = subprocess.run(
        [sys.executable, "-c", _PARENT], stdout=subprocess.PIPE, timeout=60, check=False
    )
    child = Path(f"/proc/{int(done.stdout)}/stat")
    deadline = time.monotonic() + 20
    while child.exists() and child.read_text("utf-8").rpartition(")")[2].split()[0] != "Z":
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_between_files_no_time_runs() -> None:
    code = (
        "import time; from variorum.worker import _Watchdog; dog = _Watchdog(0.2);"
        "dog.watch('a'); dog.watch(''); time.sleep(0.5)"
    )
    assert subprocess.run([sys.executable, "-c", code], timeout=60, check=False).returncode == 0


class _LeftError(Exception):
    """The process would have ended."""


@pytest.mark.parametrize(
    ("path", "outcome"), [("a.txt", pytest.raises(_LeftError)), ("", pytest.raises(MemoryError))]
)
def test_a_fault_ends_the_worker_if_a_file_is_to_blame(
    monkeypatch: pytest.MonkeyPatch, path: str, outcome: AbstractContextManager[object]
) -> None:
    def compare(*_: object, observer: Observer, **__: object) -> NoReturn:
        observer.progress("reading", 0, 1, path)
        raise MemoryError

    def leave(status: int) -> NoReturn:
        assert status == worker.NO_MEMORY
        raise _LeftError

    monkeypatch.setattr("variorum.compare.compare", compare)
    monkeypatch.setattr("os._exit", leave)
    monkeypatch.setattr("sys.excepthook", lambda *_: None)
    monkeypatch.setattr(worker, "_limit_memory", lambda _: None)
    with outcome:
        worker._Worker(worker._Answers(io.BytesIO())).handle(CompareRequest(id=1, paths=("a",)))


def test_leaves_when_its_input_closes(client: _Client) -> None:
    assert isinstance(client.next(), Hello)
    assert client.process.stdin
    client.process.stdin.close()
    assert client.process.wait(timeout=20) == 0


def test_a_file_that_takes_too_long_ends_the_worker_which_named_it(
    client: _Client, seeds: Path
) -> None:
    client.send(CompareRequest(id=5, paths=(str(seeds),), options=Options(max_seconds=0.001)))
    assert worker.gave_up(client.process.wait(timeout=30)) == "took too long"
    assert client.process.stdout
    lines = client.process.stdout.read().splitlines()
    last = msgspec.json.decode(lines[-1], type=Answer)
    assert isinstance(last, Progress | ArticleRead)
    progress = [a for a in (msgspec.json.decode(line, type=Answer) for line in lines)
                if isinstance(a, Progress)]  # fmt: skip
    assert progress[-1].path.startswith(str(seeds))
