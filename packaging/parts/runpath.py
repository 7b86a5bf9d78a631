"""Takes the build machine's folders out of libraries, where they would be searched on any other."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

# Program header and dynamic entries of ELF64, little-endian (elf(5)).
_LOADED, _DYNAMIC = 1, 2
_STRINGS, _RPATH, _RUNPATH = 5, 15, 29


def drop_absolute(library: Path) -> bool:
    """Remove search paths that begin at the root; those relative to the library stay.

    Returns:
        Whether there were any.
    """
    content = bytearray(library.read_bytes())
    if content[:6] != b"\x7fELF\x02\x01":
        return False
    parts = segments(content)
    dynamic = next(((offset, size) for kind, offset, _, size in parts if kind == _DYNAMIC), None)
    if dynamic is None:
        return False
    offset, size = dynamic
    entries = [struct.unpack_from("<qQ", content, at) for at in range(offset, offset + size, 16)]
    strings = place(parts, dict(entries)[_STRINGS])
    kept: list[tuple[int, int]] = []
    for tag, value in entries:
        at = strings + value
        if tag in (_RPATH, _RUNPATH) and content[at : at + 1] == b"/":
            end = content.index(b"\0", at)
            content[at:end] = bytes(end - at)
        else:
            kept.append((tag, value))
    if len(kept) == len(entries):
        return False
    kept += [(0, 0)] * (len(entries) - len(kept))
    for row, (tag, value) in enumerate(kept):
        struct.pack_into("<qQ", content, offset + 16 * row, tag, value)
    library.write_bytes(content)
    return True


def segments(content: bytes | bytearray) -> list[tuple[int, int, int, int]]:
    """Kind, place in the file, address and size in the file of each segment."""
    (table,) = struct.unpack_from("<Q", content, 32)
    each, count = struct.unpack_from("<HH", content, 54)
    found: list[tuple[int, int, int, int]] = []
    for n in range(count):
        kind, _, offset, address, _, size = struct.unpack_from("<IIQQQQ", content, table + n * each)
        found.append((kind, offset, address, size))
    return found


def place(parts: list[tuple[int, int, int, int]], address: int) -> int:
    """Where in the file stands what is loaded at an address.

    Raises:
        ValueError: Nothing is.
    """
    for kind, offset, start, size in parts:
        if kind == _LOADED and start <= address < start + size:
            return offset + address - start
    raise ValueError(f"nothing is loaded at {address:#x}")
