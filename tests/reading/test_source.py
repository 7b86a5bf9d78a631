"""Opening files: only ordinary ones, whatever their names, never waiting."""

from __future__ import annotations

import os
import socket
import sys
from typing import TYPE_CHECKING

import pytest

from variorum.base.errors import ReadingError
from variorum.model.options import Options
from variorum.reading import source
from variorum.reading.source import load, peek

if TYPE_CHECKING:
    from pathlib import Path

OPTIONS = Options()
posix = pytest.mark.skipif(sys.platform == "win32", reason="POSIX files")


def refusal(path: Path) -> ReadingError:
    with pytest.raises(ReadingError) as caught:
        load(path, options=OPTIONS)
    return caught.value


@posix
def test_a_pipe_is_not_opened(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.txt")
    error = refusal(tmp_path / "pipe.txt")
    assert (error.code, error.message) == (
        "not-a-file",
        "This is a pipe, not a file; it was not opened.",
    )
    assert peek(str(tmp_path / "pipe.txt")) is None


@posix
def test_a_device_is_not_opened(tmp_path: Path) -> None:
    (tmp_path / "zeros.txt").symlink_to("/dev/zero")
    assert refusal(tmp_path / "zeros.txt").code == "not-a-file"


@posix
def test_a_socket_is_not_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with socket.socket(socket.AF_UNIX) as server:
        server.bind("s.txt")
        assert refusal(tmp_path / "s.txt").code == "not-a-file"


@posix
def test_links_that_lead_to_themselves_are_told(tmp_path: Path) -> None:
    (tmp_path / "a.txt").symlink_to(tmp_path / "b.txt")
    (tmp_path / "b.txt").symlink_to(tmp_path / "a.txt")
    assert refusal(tmp_path / "a.txt").code == "link-loop"


def test_a_file_that_has_gone_is_told(tmp_path: Path) -> None:
    error = refusal(tmp_path / "gone.txt")
    assert error.code == "vanished"
    assert error.path.endswith("gone.txt")


@posix
@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_file_without_permission_is_told(tmp_path: Path) -> None:
    path = tmp_path / "secret.txt"
    path.write_text("Words.")
    path.chmod(0)
    assert refusal(path).code == "no-permission"


def test_missing_permission_is_told_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "secret.txt"
    path.write_text("Words.")

    def refuse(*_: object) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(source.os, "open", refuse)
    error = refusal(path)
    assert (error.code, error.message) == (
        "no-permission",
        "There is no permission to read the file.",
    )


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert refusal(tmp_path).code == "folder"


@pytest.mark.parametrize("name", ["x" * 4000 + ".txt", "a\0b.txt"])
def test_impossible_names_are_told(tmp_path: Path, name: str) -> None:
    assert refusal(tmp_path / name).code in {"path-too-long", "bad-path", "vanished"}


@posix
def test_a_path_of_4000_characters_is_told_or_read(tmp_path: Path) -> None:
    deep = tmp_path.joinpath(*["d" * 200] * 19, "gone.txt")
    assert len(str(deep)) > 3800
    assert refusal(deep).code in {"vanished", "path-too-long"}


@pytest.mark.skipif(sys.platform != "linux", reason="names are bytes there")
def test_names_that_are_no_utf8_are_read_and_shown(tmp_path: Path) -> None:
    name = os.fsencode(tmp_path) + b"/caf\xe9.txt"
    with open(name, "wb") as stream:  # noqa: PTH123 - the name is bytes
        stream.write(b"Words.")
    (path,) = tmp_path.iterdir()
    loaded = load(path, options=OPTIONS)
    assert loaded.data == b"Words."
    assert loaded.path.endswith(r"/caf\xe9.txt")
    loaded.path.encode()


def test_a_file_that_changes_while_read_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "live.txt"
    path.write_text("First words.")
    read_all = source._read_all

    def read_and_change(*args: object) -> bytes:
        data = read_all(*args)
        path.write_text("Other words, and more of them.")
        return data

    monkeypatch.setattr(source, "_read_all", read_and_change)
    assert refusal(path).code == "changed"


def test_a_file_that_grows_past_the_limit_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "grows.txt"
    path.write_bytes(b"x" * 5000)
    monkeypatch.setattr(source, "_BLOCK", 64)
    with pytest.raises(ReadingError, match="larger than") as caught:
        load(path, options=Options(max_bytes=4000))
    assert caught.value.code == "too-large"
