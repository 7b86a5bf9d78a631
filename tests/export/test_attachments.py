from __future__ import annotations

import hashlib
import os
import sys
from typing import TYPE_CHECKING

import msgspec
import pytest

from variorum.base.errors import ExportError
from variorum.base.paths import printable
from variorum.export.attachments import logo, originals
from variorum.model.article import AnnotatedArticle

if TYPE_CHECKING:
    from pathlib import Path


def article(path: Path, data: bytes) -> AnnotatedArticle:
    return AnnotatedArticle(
        id="a1",
        path=str(path),
        sha256=hashlib.sha256(data).hexdigest(),
        bytes=len(data),
        encoding="utf-8",
        title="Strike ends",
        text="Strike ends",
    )


def test_originals_are_attached_as_they_were_read(tmp_path: Path) -> None:
    file = tmp_path / "strike <1>.txt"
    file.write_bytes(b"Strike ends")
    found, notices = originals([article(file, b"Strike ends")])
    assert notices == ()
    assert (found[0].name, found[0].mime, found[0].data) == (
        "A strike _1_.txt",
        "text/plain",
        b"Strike ends",
    )


def test_a_file_that_is_gone_or_changed_is_left_out_and_named(tmp_path: Path) -> None:
    changed = tmp_path / "changed.txt"
    changed.write_bytes(b"Strike goes on")
    found, notices = originals(
        [article(changed, b"Strike ends"), article(tmp_path / "gone.txt", b"Strike ends")]
    )
    assert found == ()
    assert [(n.code, n.path) for n in notices] == [
        ("not-attached", str(changed)),
        ("not-attached", str(tmp_path / "gone.txt")),
    ]


@pytest.mark.parametrize("name", ["logo.exe", "missing.png", "folder.png", "huge.png"])
def test_what_is_no_logo_is_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / "folder.png").mkdir()
    (tmp_path / "huge.png").write_bytes(b"x" * 5_000_001)
    (tmp_path / "logo.exe").write_bytes(b"MZ")
    with pytest.raises(ExportError) as caught:
        logo(str(tmp_path / name))
    assert caught.value.code == "bad-logo"
    assert logo(None) is None


@pytest.mark.skipif(sys.platform == "win32", reason="names are bytes on POSIX")
def test_a_name_of_foreign_bytes_is_found(tmp_path: Path) -> None:
    file = tmp_path / os.fsdecode(b"caf\xe9.txt")
    file.write_bytes(b"Strike ends")
    shown = msgspec.structs.replace(article(file, b"Strike ends"), path=printable(file))
    found, notices = originals([shown])
    assert [original.data for original in found] == [b"Strike ends"]
    assert notices == ()
