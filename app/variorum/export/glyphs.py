"""Which characters the shipped fonts can draw, read from their character maps."""

from __future__ import annotations

import struct
import sys
from array import array
from functools import cache
from typing import TYPE_CHECKING

from variorum.base.paths import resources

if TYPE_CHECKING:
    from collections.abc import Iterator

# Most texts hold nothing else, and then no font need be opened.
_LATIN = frozenset(map(chr, (*range(0x20, 0x7F), *range(0xA0, 0x180)))) | frozenset(
    "\t\n–—‘’“”„…•€≠≈≤≥·✓"
)
_INVISIBLE = frozenset("\u200b\u200c\u200d\u200e\u200f\u061c\u00ad\u2060\ufe0e\ufe0f")


def without_glyph(text: str) -> str:
    """The characters of `text` that no shipped font can draw, each once, in order of code."""
    unusual = set(text) - _LATIN - _INVISIBLE
    if not unusual:
        return ""
    covered = _covered()
    return "".join(sorted(c for c in unusual if ord(c) not in covered))


@cache
def _covered() -> frozenset[int]:
    found: set[int] = set()
    for path in sorted((resources() / "fonts").glob("*.ttf")):
        found.update(_characters(path.read_bytes()))
    return frozenset(found)


def _characters(font: bytes) -> Iterator[int]:
    """Code points of a font's Unicode subtables of format 4 and 12 (OpenType, table cmap)."""
    tables = struct.unpack_from(">H", font, 4)[0]
    for index in range(tables):
        tag, _, start, _ = struct.unpack_from(">4sIII", font, 12 + 16 * index)
        if tag != b"cmap":
            continue
        for subtable in range(struct.unpack_from(">H", font, start + 2)[0]):
            offset = start + struct.unpack_from(">HHI", font, start + 4 + 8 * subtable)[2]
            match struct.unpack_from(">H", font, offset)[0]:
                case 4:
                    yield from _format_4(font, offset)
                case 12:
                    yield from _format_12(font, offset)
                case _:
                    pass


def _shorts(font: bytes, offset: int, count: int) -> array[int]:
    values = array("H", font[offset : offset + 2 * count])
    if sys.byteorder == "little":
        values.byteswap()
    return values


def _format_4(font: bytes, offset: int) -> Iterator[int]:
    count = struct.unpack_from(">H", font, offset + 6)[0] // 2
    ends = _shorts(font, offset + 14, count)
    starts = _shorts(font, offset + 16 + 2 * count, count)
    for first, last in zip(starts, ends, strict=True):
        if last != 0xFFFF:  # noqa: PLR2004 - the table's end mark
            yield from range(first, last + 1)


def _format_12(font: bytes, offset: int) -> Iterator[int]:
    groups = struct.unpack_from(">I", font, offset + 12)[0]
    for group in range(groups):
        first, last, _ = struct.unpack_from(">III", font, offset + 16 + 12 * group)
        yield from range(first, last + 1)
