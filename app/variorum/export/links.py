"""Turns the links of a freshly set PDF into jumps inside the file, without moving a byte of it.

Typst resolves links to labels by setting the whole document again. The template therefore writes
addresses of the form `variorum:TO:AT`, where TO is the place that a link leads to and AT the place
that it marks itself. Here each such action is replaced by a destination of the same length.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from variorum.base.errors import ExportError

if TYPE_CHECKING:
    from collections.abc import Iterator

_START = re.compile(rb"startxref\s+(\d+)\s+%%EOF\s*$")
_TABLE = re.compile(rb"xref\s+0 (\d+)\s+")
_ENTRY = 20  # bytes of an entry of a cross-reference table (ISO 32000-1, 7.5.4)
_PAGE = re.compile(rb"(\d+) 0 obj\s*<</Type/Page/[^>]*?/Annots\[([\d R]+)\]")
_LINK = re.compile(
    rb"\d+ 0 obj\s*<</Type/Annot/Subtype/Link/Rect\[(?P<rect>[-\d. ]+)\][^>]*?"
    rb"(?P<action>/A<</Type/Action/S/URI/URI\(variorum:(?P<to>[\w-]*):(?P<at>[\w-]*)\)>>)"
    rb"(?P<between>[^>]*?)(?P<contents>/Contents\(variorum:[\w:-]*\))"
)

# Above the place that a jump leads to, this much stays in view, so that it has a context (points).
_MARGIN = 70


def connect(data: bytes) -> bytes:
    """The same file with its `variorum:` addresses made into jumps.

    Raises:
        ExportError: The file is not built as expected, or a link leads nowhere.
    """
    content = bytearray(data)
    pages: dict[int, int] = {}
    links: dict[int, re.Match[bytes]] = {}
    for number, offset, end in _objects(data):
        if match := _PAGE.match(data, offset, end):
            pages |= {int(link): number for link in re.findall(rb"(\d+) 0 R", match[2])}
        elif match := _LINK.match(data, offset, end):
            links[number] = match
    places: dict[bytes, bytes] = {}
    for number, match in links.items():
        if match["at"] and match["at"] not in places:
            places[match["at"]] = _destination(pages[number], match["rect"])
    for match in links.values():
        target = places.get(match["to"])
        if target is None:
            raise ExportError("not-typeset", f"A link leads nowhere: {match['to'].decode()}.")
        _replace(content, match, target)
    return bytes(content)


def _objects(data: bytes) -> Iterator[tuple[int, int, int]]:
    """Number, first byte and end of each object, by the cross-reference table alone.

    Streams may hold anything, so the file is never searched as a whole.
    """
    start = _START.search(data, max(0, len(data) - 100))
    table = _TABLE.match(data, int(start[1])) if start else None
    if start is None or table is None:
        raise ExportError("not-typeset", "The PDF has no cross-reference table.")
    entries = [
        (int(data[at : at + 10]), number)
        for number in range(1, int(table[1]))
        for at in [table.end() + number * _ENTRY]
    ]
    entries.sort()
    ends = [offset for offset, _ in entries[1:]] + [int(start[1])]
    for (offset, number), end in zip(entries, ends, strict=True):
        yield number, offset, end


def _destination(page: int, rect: bytes) -> bytes:
    top = float(rect.split()[3]) + _MARGIN
    return b"/Dest[%d 0 R/XYZ null %d null]" % (page, top)


def _replace(content: bytearray, match: re.Match[bytes], target: bytes) -> None:
    kind, _, number = match["to"].decode().partition("-")
    words = f"To {kind} {number.replace('-', ', ')}".encode()
    room = len(match["action"]) + len(match["contents"])
    new = target + match["between"] + b"/Contents(" + words + b")"
    spare = room + len(match["between"]) - len(new)
    if spare < 0:
        raise ExportError("not-typeset", "A link is too long for its place.")
    content[match.start("action") : match.end("contents")] = new + b" " * spare
