"""Which files of a folder may be articles, in the order in which a person would list them."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from natsort import natsort_keygen, ns

from variorum.base.paths import printable
from variorum.model.comparison import Notice
from variorum.reading import html, office
from variorum.reading.decoding import decode
from variorum.reading.evidence import is_evidence
from variorum.reading.formats import SUFFIXES, recognised
from variorum.reading.signatures import foreign_kind
from variorum.reading.source import peek, refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

_order = natsort_keygen(alg=ns.IGNORECASE)
_SERVICE_FILES = {"desktop.ini", "thumbs.db", "ehthumbs.db", "icon\r"}
# Folders in which browsers keep the pictures and frames of a page saved beside them.
_PAGE_PARTS = ("_files", ".files", "_fichiers", "_archivos", "-dateien", "_dateien", ".fld")
_DEEPEST = 50
_PACKAGES = {".zip", ".xlsx", ".pptx", ".ods", ".odp", ".epub", ".jar", ".apk", ".whl"}
_LARGEST_PACKAGE = 20_000_000
# Pictures, settings and play lists begin in the same way.
_TOO_COMMON = {"xml", "link"}


def discover(
    paths: Sequence[Path], *, recursive: bool = False
) -> tuple[tuple[Path, ...], tuple[Notice, ...]]:
    """List the files to read among files and folders named by the user.

    Args:
        paths: Files, taken as they are whatever their kind, and folders, whose files are listed.
        recursive: Whether sub-folders are entered.

    Returns:
        Files in natural order within each path given, each once, and a notice for each file or
        folder that was passed over, saying why.
    """
    search = _Search(recursive=recursive)
    for path in paths:
        search.visit(path)
    return tuple(search.files.values()), tuple(search.notices)


class _Search:
    """Files found and passed over so far."""

    def __init__(self, *, recursive: bool) -> None:
        self.recursive = recursive
        self.files: dict[str, Path] = {}
        self.notices: list[Notice] = []
        try:
            self._here = Path.cwd()
        except OSError:  # it was removed; what is named from the root can still be read
            self._here = Path()
        self._folders: set[tuple[int, int]] = set()

    def visit(self, path: Path) -> None:
        try:
            is_folder = path.is_dir()
        except (OSError, ValueError) as error:
            self._refuse(path, error)
            return
        if is_folder:
            self._folder(path, depth=0)
        else:
            # What cannot be read is said when it is read, with its reason.
            self._take(path)

    def _folder(self, folder: Path, *, depth: int) -> None:
        try:
            status = folder.stat()
            # A link may lead back to a folder that is being listed.
            if (status.st_dev, status.st_ino) in self._folders or depth > _DEEPEST:
                self._pass(folder, "link-loop", "This folder leads back to one already listed.")
                return
            self._folders.add((status.st_dev, status.st_ino))
            with os.scandir(folder) as scan:
                entries = sorted(scan, key=lambda entry: _order(printable(entry.name)))
        except OSError as error:
            self._refuse(folder, error)
            return
        names = {entry.name for entry in entries}
        passed = 0
        for entry in entries:
            path = folder / entry.name
            if is_evidence(entry.name):
                continue
            if reason := _reason(entry):
                self._pass(path, *reason)
            elif not _is_folder(entry):
                self._take(path)
            elif self.recursive and not _belongs_to_page(path.name, names):
                self._folder(path, depth=depth + 1)
            else:
                passed += not _belongs_to_page(path.name, names)
        if passed:
            count = f"{passed} sub-folder{' was' if passed == 1 else 's were'}"
            self._pass(folder, "sub-folders", f"{count} not searched for articles.")

    def _take(self, path: Path) -> None:
        """List a file once, though it be named twice; links are files of their own."""
        self.files.setdefault(
            os.path.normpath(path if path.is_absolute() else self._here / path), path
        )

    def _pass(self, path: Path, code: str, message: str) -> None:
        self.notices.append(Notice(path=printable(path), code=code, message=message))

    def _refuse(self, path: Path, error: OSError | ValueError) -> None:
        problem = refusal(path, error)
        self.notices.append(Notice(path=problem.path, code=problem.code, message=problem.message))


def _belongs_to_page(name: str, beside: set[str]) -> bool:
    """Whether a folder holds the parts of a page saved beside it ("story_files", "story.html")."""
    stem = next((name.removesuffix(end) for end in _PAGE_PARTS if name.endswith(end)), None)
    return stem is not None and any(f"{stem}{end}" in beside for end in html.FORMAT.suffixes)


def _reason(entry: os.DirEntry[str]) -> tuple[str, str] | None:
    """Why an entry of a folder is passed over, as a code and a sentence; None if it is not."""
    name = entry.name
    if name.startswith((".", "~$")) or name.lower() in _SERVICE_FILES or _is_marked_hidden(entry):
        return "hidden", "Hidden files are not read."
    suffix = os.path.splitext(name)[1].lower()  # noqa: PTH122 - no Path for each of thousands
    if _is_folder(entry) or suffix in SUFFIXES:
        return None
    head = peek(entry.path)
    # What cannot be opened is taken along, so that reading it says why.
    return None if head is None else _unknown_kind(entry.path, head, suffix)


def _unknown_kind(path: str, head: bytes, suffix: str) -> tuple[str, str] | None:
    """The same for a name that says nothing: the first bytes may show an article all the same."""
    if head.startswith(office.ZIP_MARK) and suffix not in _PACKAGES:
        head = peek(path, size=_LARGEST_PACKAGE) or head
    kind = recognised(head)
    if (kind and kind.name not in _TOO_COMMON) or (not suffix and decode(head)):
        return None
    what = foreign_kind(head) if decode(head) is None else None
    if what:
        return "unknown-kind", f"This is {what}, which is not read as an article."
    described = f"ending in {suffix}" if suffix else "without an ending"
    return "unknown-kind", f"Files {described} are not read as articles."


def _is_folder(entry: os.DirEntry[str]) -> bool:
    try:
        return entry.is_dir()
    except OSError:
        return False


def _is_marked_hidden(entry: os.DirEntry[str]) -> bool:
    """Whether Windows hides it; elsewhere names alone hide files."""
    if sys.platform != "win32":
        return False
    return bool(entry.stat(follow_symlinks=False).st_file_attributes & stat.FILE_ATTRIBUTE_HIDDEN)
