"""The analysis process as the window sees it: lines in, lines out, no orphan."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from variorum import worker
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


def test_leaves_when_its_input_closes(client: _Client) -> None:
    assert isinstance(client.next(), Hello)
    assert client.process.stdin
    client.process.stdin.close()
    assert client.process.wait(timeout=20) == 0


def test_a_file_that_takes_too_long_ends_the_worker_which_named_it(
    client: _Client, seeds: Path
) -> None:
    client.send(CompareRequest(id=5, paths=(str(seeds),), options=Options(max_seconds=0.001)))
    assert client.process.wait(timeout=30) == worker.TOO_LONG
    assert client.process.stdout
    lines = client.process.stdout.read().splitlines()
    last = msgspec.json.decode(lines[-1], type=Answer)
    assert isinstance(last, Progress | ArticleRead)
    progress = [a for a in (msgspec.json.decode(line, type=Answer) for line in lines)
                if isinstance(a, Progress)]  # fmt: skip
    assert progress[-1].path.startswith(str(seeds))
