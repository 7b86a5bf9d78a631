"""Writing files: the old one or the new one, never half of it."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from variorum.base.errors import CancelledError, ExportError, VariorumError
from variorum.base.files import remove_parts, write_atomically

posix = pytest.mark.skipif(sys.platform == "win32", reason="permissions, links and pipes of POSIX")


def test_a_file_is_made_and_replaced(tmp_path: Path) -> None:
    target = tmp_path / "a.pdf"
    write_atomically(target, b"one")
    write_atomically(target, b"two")
    assert target.read_bytes() == b"two"
    assert list(tmp_path.iterdir()) == [target]


@posix
def test_a_new_file_has_the_usual_permissions(tmp_path: Path) -> None:
    umask = os.umask(0o027)
    try:
        write_atomically(tmp_path / "a.pdf", b"one")
    finally:
        os.umask(umask)
    assert (tmp_path / "a.pdf").stat().st_mode & 0o777 == 0o640


def test_a_missing_folder_is_told(tmp_path: Path) -> None:
    with pytest.raises(ExportError, match="could not be written") as caught:
        write_atomically(tmp_path / "gone" / "a.pdf", b"one")
    assert caught.value.code == "not-written"
    assert caught.value.path.endswith("a.pdf")


def test_a_failure_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "a.pdf"
    target.write_bytes(b"old")

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(ExportError, match="No space left on device"):
        write_atomically(target, b"new")
    assert target.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [target]


def test_nothing_is_left_behind_by_ctrl_c(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        write_atomically(tmp_path / "a.pdf", b"new")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "reason"), [("folder", "directory"), ("a\0b", "null"), ("x" * 300, "name too long")]
)
def test_a_place_that_can_hold_no_file_is_told(tmp_path: Path, name: str, reason: str) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(ExportError, match=f"(?i)could not be written: .*{reason}"):
        write_atomically(tmp_path / name, b"one")
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]


@posix
def test_a_link_is_followed_and_stays_one(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    file, link, dangling = tmp_path / "there" / "a.pdf", tmp_path / "link", tmp_path / "dangling"
    file.write_bytes(b"old")
    link.symlink_to(file)
    dangling.symlink_to(tmp_path / "there" / "b.pdf")
    write_atomically(link, b"new")
    write_atomically(dangling, b"newer")
    assert (link.is_symlink(), file.read_bytes()) == (True, b"new")
    assert (tmp_path / "there" / "b.pdf").read_bytes() == b"newer"


@posix
def test_a_pipe_is_written_to_and_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write_atomically(pipe, b"one")
    assert os.read(reader, 10) == b"one"
    os.close(reader)
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    assert list(tmp_path.iterdir()) == [pipe]


@posix
def test_a_replaced_file_keeps_its_permissions(tmp_path: Path) -> None:
    target = tmp_path / "secret.json"
    target.write_bytes(b"old")
    target.chmod(0o600)
    write_atomically(target, b"new")
    assert target.stat().st_mode & 0o777 == 0o600


@posix
@pytest.mark.skipif(sys.platform != "win32" and os.geteuid() == 0, reason="root may write it")
def test_a_file_protected_from_writing_is_kept(tmp_path: Path) -> None:
    target = tmp_path / "a.pdf"
    target.write_bytes(b"old")
    target.chmod(0o400)
    with pytest.raises(ExportError, match="Permission denied"):
        write_atomically(target, b"new")
    assert target.read_bytes() == b"old"


def test_what_was_left_half_written_long_ago_is_taken_away_by_the_next_write(
    tmp_path: Path,
) -> None:
    stray, fresh = tmp_path / ".variorum-12-abc.part", tmp_path / ".variorum-13-abc.part"
    other = tmp_path / "mine.part"
    for path in (stray, fresh, other):
        path.write_bytes(b"half")
    for path in (stray, other):
        os.utime(path, (1_000_000_000, 1_000_000_000))
    write_atomically(tmp_path / "a.pdf", b"one")
    assert {p.name for p in tmp_path.iterdir()} == {"a.pdf", "mine.part", fresh.name}


def test_what_an_ended_process_left_half_written_is_taken_away(tmp_path: Path) -> None:
    code = (
        "import os, sys; from pathlib import Path; from variorum.base import files;"
        "os.fsync = lambda _: os._exit(9); files.write_atomically(Path(sys.argv[1]), b'half')"
    )
    process = subprocess.Popen([sys.executable, "-c", code, str(tmp_path / "a.pdf")])
    assert process.wait(timeout=30) == 9
    (tmp_path / ".variorum-1-abc.part").write_bytes(b"of another process")
    assert len(list(tmp_path.iterdir())) == 2
    remove_parts(tmp_path, process.pid)
    assert [path.name for path in tmp_path.iterdir()] == [".variorum-1-abc.part"]
    remove_parts(tmp_path / "gone", process.pid)


def test_errors_name_file_and_reason() -> None:
    assert str(VariorumError("x", "It broke.", path="a.txt")) == "a.txt: It broke."
    assert str(VariorumError("x", "It broke.")) == "It broke."
    assert CancelledError().code == "cancelled"
