"""Rich Text Format."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from variorum.reading.content import Content, Format
from variorum.reading.document import assemble, person
from variorum.reading.office import Line

if TYPE_CHECKING:
    from variorum.reading.source import Source

_MARK = b"{\\rtf"
_PROPERTY = r"\{\\%s ([^{}]{1,300})\}"
_CODE_PAGE = re.compile(r"\\ansicpg(\d{3,5})")
_HEADING = re.compile(r"\\s\d+[^{}]{0,200}?(?:\\outlinelevel0|heading 1|title)", re.IGNORECASE)
# What a field was made from, such as a link's address: no words of the text.
_INSTRUCTION = re.compile(r"\{\\\*\\fldinst\b(?:[^{}]|\{[^{}]*+\})*+\}")
# What was struck out with changes being tracked, and what nobody sees.
_UNSEEN = re.compile(r"\{(?:\\[a-z]++-?\d*+ ?+)*?\\(?:deleted|v)(?![a-z0])[^{}]*+\}")
_HEAD = 20_000
# Code pages of the Macintosh, by the numbers that Windows gives them.
_MAC = {
    "10000": "mac_roman",
    "10006": "mac_greek",
    "10007": "mac_cyrillic",
    "10029": "mac_latin2",
    "10081": "mac_turkish",
}


def read(source: Source) -> Content:
    """The text of a document, with the facts of its information group."""
    from striprtf.striprtf import rtf_to_text

    if not source.data.rstrip(b"\0 \r\n\t").endswith(b"}"):
        raise source.error("damaged", "The document is cut short: its end is missing.")
    markup = source.data.decode("latin-1").replace("\0", "")
    plain, encoding = _coded(_UNSEEN.sub("", _INSTRUCTION.sub("", markup)))
    try:
        text = rtf_to_text(plain, encoding=encoding, errors="replace")
    except (LookupError, ValueError, IndexError, KeyError, TypeError, OverflowError) as error:
        raise source.error("damaged", "The document is damaged.") from error
    # Characters beyond the first 65,536 are written as two halves.
    text = text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    return assemble(
        [Line(line) for line in text.split("\n")],
        title=_property(markup, "title"),
        author=person(_property(markup, "author")),
    )


def _coded(markup: str) -> tuple[str, str]:
    """The markup, and the encoding of its escaped bytes; where that is a Macintosh's, unnamed."""
    head = markup[:_HEAD]
    page = _CODE_PAGE.search(head)
    mac = _MAC.get(page[1]) if page else "mac_roman" if "\\mac\\" in head else None
    if mac is None:
        return markup, f"cp{page[1]}" if page else "cp1252"
    return _CODE_PAGE.sub("", markup, count=1), mac


def _property(markup: str, name: str) -> str:
    from striprtf.striprtf import rtf_to_text

    found = re.search(_PROPERTY % name, markup[:_HEAD])
    return str(rtf_to_text(f"{{\\rtf1 {found[1]}}}", errors="ignore")).strip() if found else ""


FORMAT = Format(
    name="rtf",
    suffixes=(".rtf",),
    described="a rich text document",
    recognises=lambda data: data[:64].lstrip().startswith(_MARK),
    read=read,
)
