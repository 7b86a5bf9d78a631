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


def test_samples_and_resources_are_there() -> None:
    assert list(paths.seeds().glob("*.txt"))
    assert paths.resources().is_dir()
