"""Writing files: the old one or the new one, never half of it."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from variorum.base.errors import CancelledError, ExportError, VariorumError
from variorum.base.files import write_atomically


def test_a_file_is_made_and_replaced(tmp_path: Path) -> None:
    target = tmp_path / "a.pdf"
    write_atomically(target, b"one")
    write_atomically(target, b"two")
    assert target.read_bytes() == b"two"
    assert list(tmp_path.iterdir()) == [target]


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX permissions")
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


def test_errors_name_file_and_reason() -> None:
    assert str(VariorumError("x", "It broke.", path="a.txt")) == "a.txt: It broke."
    assert str(VariorumError("x", "It broke.")) == "It broke."
    assert CancelledError().code == "cancelled"
