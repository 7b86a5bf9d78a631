"""Takes the fonts out of typst's library: 19 MB, each twice. Reports use the shipped ones only.

Pages that hold nothing but font leave the file; the loader gives zeros in their place, in which
typst finds no font. What stands around them keeps its address. (ELF64, little-endian: elf(5). Of a
loaded segment the part beyond its size in the file reads as zeros; the program headers may stand
anywhere.)
"""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

_PAGE = 4096
_LOADED, _ITSELF = 1, 6
_HEADER, _SECTION = "<IIQQQQQQ", "<IIQQQQIIQQ"
# Kinds of OpenType files that hold one font (OpenType: table directory).
_KINDS = (b"OTTO", b"\0\1\0\0")
_MOST_TABLES = 64

_Header = list[int]


def fonts(content: bytes | bytearray) -> list[tuple[int, int]]:
    """Where fonts begin and end, as offsets, in order."""
    return sorted(found for kind in _KINDS for found in _of_kind(content, kind))


def _of_kind(content: bytes | bytearray, kind: bytes) -> Iterator[tuple[int, int]]:
    at = content.find(kind)
    while at >= 0:
        end = _end(content, at)
        if end:
            yield at, end
        at = content.find(kind, end or at + 4)


def _end(content: bytes | bytearray, start: int) -> int:
    """Where the font ends that begins at `start`, 0 if none does."""
    if start + 12 > len(content):
        return 0
    count, span, _, rest = struct.unpack_from(">4H", content, start + 4)
    power = 16 << (count.bit_length() - 1) if count else 0
    directory = start + 12 + 16 * count
    if not 0 < count <= _MOST_TABLES or (span, rest) != (power, 16 * count - power):
        return 0
    if directory > len(content):
        return 0
    end = directory
    for at in range(start + 12, directory, 16):
        tag, _, offset, length = struct.unpack_from(">4sIII", content, at)
        if not all(0x20 <= c < 0x7F for c in tag):  # noqa: PLR2004 - printable ASCII
            return 0
        end = max(end, start + offset + length)
    return end if end <= len(content) else 0


def remove(library: Path) -> int:
    """Take the fonts out of a library; returns how many bytes shorter the file is.

    Raises:
        SystemExit: There are none, or they do not stand among data that are only read.
    """
    content = bytearray(library.read_bytes())
    found = fonts(content)
    if not found:
        raise SystemExit(f"{library.name}: it holds no fonts")
    for start, end in found:
        content[start:end] = bytes(end - start)
    holes = [(-(-start // _PAGE) * _PAGE, end // _PAGE * _PAGE) for start, end in found]
    holes = [hole for hole in holes if hole[0] < hole[1]]
    headers = _headers(content)
    readable = [h for h in headers if h[0] == _LOADED and h[1] == 4]  # noqa: PLR2004 - PF_R
    if not all(any(h[2] <= a and b <= h[2] + h[5] for h in readable) for a, b in holes):
        raise SystemExit(f"{library.name}: its fonts do not stand among data that are only read")
    made = _without(content, holes, headers)
    library.write_bytes(made)
    return sum(b - a for a, b in holes)


def _headers(content: bytes | bytearray) -> list[_Header]:
    (table,) = struct.unpack_from("<Q", content, 32)
    (count,) = struct.unpack_from("<H", content, 56)
    return [list(struct.unpack_from(_HEADER, content, table + 56 * n)) for n in range(count)]


def _without(content: bytearray, holes: list[tuple[int, int]], headers: list[_Header]) -> bytes:
    def moved(offset: int) -> int:
        return offset - sum(b - a for a, b in holes if b <= offset)

    table: list[_Header] = []
    for header in headers:
        if header[0] == _LOADED:
            table += [[*h[:2], moved(h[2]), *h[3:]] for h in _split(header, holes)]
        elif header[0] != _ITSELF:  # the table is no longer where programs could see it
            table.append([*header[:2], moved(header[2]), *header[3:]])
    _move_sections(content, holes, moved)
    kept, last = bytearray(), 0
    for start, end in holes:
        kept += content[last:start]
        last = end
    kept += content[last:]
    # A page of its own, so that the loader does not take it for a part of the last segment.
    kept += bytes(-len(kept) % _PAGE + _PAGE)
    struct.pack_into("<Q", kept, 32, len(kept))
    struct.pack_into("<H", kept, 56, len(table))
    (sections,) = struct.unpack_from("<Q", content, 40)
    struct.pack_into("<Q", kept, 40, moved(sections))
    return bytes(kept + b"".join(struct.pack(_HEADER, *header) for header in table))


def _split(header: _Header, holes: list[tuple[int, int]]) -> list[_Header]:
    """One loaded segment for each part between holes; each but the last ends in a hole's zeros."""
    kind, flags, offset, address, physical, in_file, in_memory, align = header
    inside = [(a - offset, b - offset) for a, b in holes if offset <= a and b <= offset + in_file]
    starts = [0, *(b for _, b in inside)]
    file_ends = [*(a for a, _ in inside), in_file]
    ends = [*(b for _, b in inside), in_memory]
    return [
        [kind, flags, offset + s, address + s, physical + s, f - s, e - s, align]
        for s, f, e in zip(starts, file_ends, ends, strict=True)
    ]


def _move_sections(
    content: bytearray, holes: list[tuple[int, int]], moved: Callable[[int], int]
) -> None:
    (table,) = struct.unpack_from("<Q", content, 40)
    (count,) = struct.unpack_from("<H", content, 60)
    for at in range(table, table + 64 * count, 64):
        fields = list(struct.unpack_from(_SECTION, content, at))
        offset, size = fields[4:6]
        gone = sum(b - a for a, b in holes if offset <= a and b <= offset + size)
        fields[4:6] = moved(offset), size - gone
        struct.pack_into(_SECTION, content, at, *fields)
