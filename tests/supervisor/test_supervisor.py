"""Comparisons that outlive the process that makes them."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from variorum.base.errors import VariorumError
from variorum.compare import SilentObserver
from variorum.model.comparison import Notice
from variorum.supervisor import Supervisor

posix = pytest.mark.skipif(sys.platform == "win32", reason="ended by a signal of POSIX")
COMMAND = [sys.executable, str(Path(__file__).with_name("mortal_worker.py"))]


class _Recorder(SilentObserver):
    def __init__(self) -> None:
        self.paths: list[str] = []
        self.notices: list[str] = []

    def progress(self, stage: str, done: int, total: int, path: str) -> None:
        self.paths.append(path)

    def notice(self, notice: Notice) -> None:
        self.notices.append(notice.code)


@pytest.fixture
def observer() -> _Recorder:
    return _Recorder()


@pytest.fixture
def supervisor(observer: _Recorder) -> Iterator[Supervisor]:
    with Supervisor(observer, command=COMMAND) as supervisor:
        yield supervisor


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("crash", "analysis of this file failed"),
        ("large", "needed too much memory"),
        pytest.param("long", "took too long", marks=posix),
    ],
)
def test_a_file_that_ends_the_worker_is_left_out(
    supervisor: Supervisor, observer: _Recorder, name: str, message: str
) -> None:
    comparison = supervisor.compare([Path("a"), Path(name), Path("b")])
    assert [(notice.path, notice.code) for notice in comparison.notices] == [(name, "crashed")]
    assert message in comparison.notices[0].message
    assert observer.paths == ["a", name, "a", "b"]
    assert observer.notices == ["slow"]


def test_every_such_file_is_left_out(supervisor: Supervisor) -> None:
    comparison = supervisor.compare([Path("crash"), Path("x/crash"), Path("long"), Path("a")])
    paths = [notice.path for notice in comparison.notices]
    assert paths == ["crash", str(Path("x/crash")), "long"]


@pytest.mark.parametrize("name", ["nameless", "stubborn"])
def test_a_death_that_no_file_explains_is_told(supervisor: Supervisor, name: str) -> None:
    with pytest.raises(VariorumError, match="stopped unexpectedly"):
        supervisor.compare([Path(name)])
    assert supervisor.compare([Path("a")]).notices == ()


def test_a_refusal_is_told(supervisor: Supervisor) -> None:
    with pytest.raises(VariorumError, match="It is bad") as caught:
        supervisor.compare([Path("refused")])
    assert (caught.value.code, caught.value.path) == ("bad", "refused")


def test_one_worker_serves_all_comparisons(supervisor: Supervisor, observer: _Recorder) -> None:
    made = [supervisor.compare([Path("a")]).generator for _ in range(3)]
    assert len(set(made)) == 1
    assert observer.notices == ["slow"] * 3


@pytest.mark.skipif(sys.platform == "win32", reason="names are bytes on POSIX")
def test_names_of_foreign_bytes_pass(supervisor: Supervisor, observer: _Recorder) -> None:
    supervisor.compare([Path(os.fsdecode(b"caf\xe9"))], reference=os.fsdecode(b"caf\xe9"))
    assert observer.paths == [r"caf\xe9"]


class _Interrupter(SilentObserver):
    def progress(self, stage: str, done: int, total: int, path: str) -> None:
        if path == "endless":
            raise KeyboardInterrupt


def test_ctrl_c_ends_a_worker_that_is_busy() -> None:
    supervisor = Supervisor(_Interrupter(), command=COMMAND)
    process = supervisor._started()
    with pytest.raises(KeyboardInterrupt), supervisor:
        supervisor.compare([Path("endless")])
    assert process.returncode not in {None, 0}
