"""What is dropped onto a window: files and folders to compare, links to fetch."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtCore import QMimeData

_LINK_FILES = (".url", ".webloc", ".desktop")
_LARGEST = 65_536


def wanted(data: QMimeData) -> bool:
    """Whether the window has a use for it."""
    return bool(_local(data) or _web(data))


def sorted_out(data: QMimeData) -> tuple[list[str], list[str]]:
    """Paths of files and folders, and web addresses, those in link files among them."""
    files: list[str] = []
    addresses = _web(data)
    for path in _local(data):
        if found := _address_in(path):
            addresses.append(found)
        else:
            files.append(path)
    return files, addresses


def _local(data: QMimeData) -> list[str]:
    return [url.toLocalFile() for url in data.urls() if url.isLocalFile()]


def _web(data: QMimeData) -> list[str]:
    """Addresses dragged out of a browser, as links or as selected text."""
    urls = [url.toString() for url in data.urls() if url.scheme() in ("http", "https")]
    text = data.text().strip()
    if not urls and not data.urls() and text.startswith(("http://", "https://")):
        return text.split()[:1]
    return urls


def _address_in(path: str) -> str | None:
    """The address in a link file; None for any other file."""
    if not path.lower().endswith(_LINK_FILES):
        return None
    from variorum.reading.link import address

    try:
        with Path(path).open("rb") as stream:
            return address(stream.read(_LARGEST))
    except OSError:
        return None
