"""Paths as they are shown, and the program's own folders."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from variorum.base import paths


@pytest.mark.parametrize("name", ["a.txt", "Zoë’s café.txt", "新闻.txt", "a\nb.txt"])
def test_names_are_shown_as_they_are(name: str) -> None:
    assert paths.printable(Path("folder") / name) == os.path.join("folder", name)  # noqa: PTH118


@pytest.mark.skipif(sys.platform == "win32", reason="names are bytes there")
def test_foreign_bytes_in_names_are_shown_as_numbers() -> None:
    assert paths.printable(Path(os.fsdecode(b"caf\xe9.txt"))) == r"caf\xe9.txt"


@pytest.mark.skipif(sys.platform == "win32", reason="names are bytes there")
def test_what_is_shown_leads_back_to_the_file(tmp_path: Path) -> None:
    for name in (b"caf\xe9.txt", rb"real\xe9.txt", "Zoë.txt".encode()):
        path = tmp_path / os.fsdecode(name)
        path.touch()
        assert paths.actual(paths.printable(path)) == path
    gone = str(tmp_path / r"gone\xe9.txt")
    assert paths.actual(gone) == Path(gone)
    assert paths.actual("a\0b") == Path("a\0b")


def test_samples_and_resources_are_there() -> None:
    assert list(paths.seeds().glob("*.txt"))
    assert paths.resources().is_dir()
