"""Links saved as files (.url, .webloc, .desktop): they name a page and hold none of it."""

from __future__ import annotations

import plistlib
import re
from typing import TYPE_CHECKING, NoReturn
from xml.parsers.expat import ExpatError

from variorum.reading.content import Format
from variorum.reading.wording import is_address

if TYPE_CHECKING:
    from variorum.reading.source import Source

_SHORTCUT = re.compile(rb"^\s*\[(?:InternetShortcut|Desktop Entry)\]", re.IGNORECASE | re.MULTILINE)
_LINE = re.compile(rb"^\s*URL\s*=\s*(\S.{0,4000})$", re.IGNORECASE | re.MULTILINE)
_LARGEST = 65_536


def read(source: Source) -> NoReturn:
    """Say where the link leads. Nothing is fetched.

    Raises:
        ReadingError: Always: "link" with the address as the message's last word, or "bad-link".
    """
    found = address(source.data)
    if found is None:
        raise source.error("bad-link", "The link does not lead to a web page.")
    raise source.error("link", f"This is a link; the page has not been fetched: {found}")


def address(data: bytes) -> str | None:
    """The web address that a link file holds, or None."""
    data = data.removeprefix(b"\xef\xbb\xbf")
    found = _from_plist(data) if _is_plist(data) else _from_shortcut(data)
    return found if found and is_address(found) else None


def _from_shortcut(data: bytes) -> str | None:
    match = _LINE.search(data[:_LARGEST])
    return match[1].decode("utf-8", "replace").strip() if match else None


def _from_plist(data: bytes) -> str | None:
    try:
        record = plistlib.loads(data[:_LARGEST])
    except (ValueError, ExpatError, KeyError, IndexError, OverflowError, RecursionError):
        return None
    found = record.get("URL") if isinstance(record, dict) else None
    return found if isinstance(found, str) else None


def _is_plist(data: bytes) -> bool:
    head = data[:1024]
    return head.startswith(b"bplist00") or (b"<plist" in head and b"URL" in data[:_LARGEST])


def recognises(data: bytes) -> bool:
    """Whether this is a link and no more."""
    if len(data) > _LARGEST:
        return False
    return _is_plist(data) or bool(_SHORTCUT.match(data.removeprefix(b"\xef\xbb\xbf")))


FORMAT = Format(
    name="link",
    suffixes=(".url", ".webloc", ".desktop"),
    described="a link",
    recognises=recognises,
    read=read,
)
