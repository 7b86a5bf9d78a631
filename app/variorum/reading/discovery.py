"""Which files of a folder may be articles, in the order in which a person would list them."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from natsort import os_sort_key

from variorum.base.paths import printable
from variorum.model.comparison import Notice
from variorum.reading.formats import SUFFIXES
from variorum.reading.source import refusal

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path


def discover(
    paths: Sequence[Path], *, recursive: bool = False
) -> tuple[tuple[Path, ...], tuple[Notice, ...]]:
    """List the files to read among files and folders named by the user.

    Args:
        paths: Files, taken as they are, and folders, whose files are listed.
        recursive: Whether sub-folders are entered.

    Returns:
        Files in natural order within each path given, each once, and a notice for each file that
        was passed over, saying why.
    """
    files: dict[Path, None] = {}
    notices: list[Notice] = []
    for path in paths:
        try:
            found = list(_list(path, recursive, notices)) if path.is_dir() else [path]
        except OSError as error:
            problem = refusal(path, error)
            notices.append(Notice(path=problem.path, code=problem.code, message=problem.message))
            continue
        files.update(dict.fromkeys(found))
    return tuple(files), tuple(notices)


def _list(folder: Path, recursive: bool, notices: list[Notice]) -> Iterator[Path]:  # noqa: FBT001
    with os.scandir(folder) as entries:
        listed = sorted(entries, key=lambda entry: os_sort_key(printable(entry.name)))
    for entry in listed:
        path = folder / entry.name
        if entry.name.startswith("."):
            notices.append(_passed_over(path, "hidden", "Hidden files are not read."))
        elif entry.is_dir(follow_symlinks=False):
            if recursive:
                yield from _list(path, recursive, notices)
        elif path.suffix.lower() in SUFFIXES:
            yield path
        else:
            message = f"Files of the kind {path.suffix or 'without an ending'} are not read."
            notices.append(_passed_over(path, "unknown-kind", message))


def _passed_over(path: Path, code: str, message: str) -> Notice:
    return Notice(path=printable(path), code=code, message=message)
