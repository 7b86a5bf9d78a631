"""Shrinks the data of ICU that Qt for Linux brings: 30 MB, of which a window needs collation.

The library holds one table of contents under one symbol (format: ICU's `udata.h` and `ucmndata.h`):
a header whose first two bytes are its length, then a count, then for each item the offsets of its
name and of its data, both from the count, in the order of the names.
"""

from __future__ import annotations

import re
import struct
import subprocess
import tempfile
from pathlib import Path

from parts import runpath

_ALIGNMENT = 16
# Names and formats of units, zones, currencies, languages and countries, spelled numbers, other
# scripts, word lists for line breaks, code pages: Qt brings its own or asks for none of them.
_UNUSED = re.compile(
    r"(?:brkitr|curr|lang|rbnf|region|translit|unit|zone)/|.*\.(?:cnv|spp)$"
    r"|(?!root\.|en\.|res_index\.)[a-z]{2,3}(?:_\w+)?\.res$"
)


def items(table: bytes) -> list[tuple[str, bytes]]:
    """Names, with their folder of the version, and data of a table of contents."""
    start = struct.unpack_from("<H", table)[0]
    (count,) = struct.unpack_from("<I", table, start)
    places = [struct.unpack_from("<II", table, start + 4 + 8 * n) for n in range(count)]
    ends = [start + data for _, data in places[1:]] + [len(table)]
    return [
        (table[start + name : table.index(b"\0", start + name)].decode(), table[start + data : end])
        for (name, data), end in zip(places, ends, strict=True)
    ]


def without_unused(table: bytes) -> bytes:
    """The same table of contents with the items only that a window needs."""
    header = table[: struct.unpack_from("<H", table)[0]]
    kept = [(n, data) for n, data in items(table) if not _UNUSED.match(n.split("/", 1)[-1])]
    names = b"".join(name.encode() + b"\0" for name, _ in kept)
    entries = b""
    name_at = 4 + 8 * len(kept)
    data_at = _aligned(len(header) + name_at + len(names)) - len(header)
    contents = b"\0" * (data_at - name_at - len(names))
    for name, data in kept:
        padded = data + b"\0" * (_aligned(len(data)) - len(data))
        entries += struct.pack("<II", name_at, data_at)
        name_at += len(name.encode()) + 1
        data_at += len(padded)
        contents += padded
    return header + struct.pack("<I", len(kept)) + entries + names + contents


def _aligned(length: int) -> int:
    return -(-length // _ALIGNMENT) * _ALIGNMENT


def shrink(library: Path) -> None:
    """Replace the library by one with the same name and symbol and less data.

    Raises:
        SystemExit: The library is not built as it was when this was written.
    """
    told = subprocess.run(
        ["nm", "-D", "-S", "--defined-only", str(library)],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    symbols = [
        line.split() for line in told.stdout.splitlines() if line.split()[-1].endswith("_dat")
    ]
    if len(symbols) != 1:
        raise SystemExit(f"{library.name}: one symbol was expected, found {symbols}")
    address, length, _, symbol = symbols[0]
    content = library.read_bytes()
    start = runpath.place(runpath.segments(content), int(address, 16))
    table = content[start : start + int(length, 16)]
    if table[12:16] != b"CmnD":
        raise SystemExit(f"{library.name}: the data are not a table of contents")
    with tempfile.TemporaryDirectory() as name:
        _link(Path(name), without_unused(table), symbol=symbol, soname=library.name, to=library)


def _link(folder: Path, table: bytes, *, symbol: str, soname: str, to: Path) -> None:
    (folder / "table").write_bytes(table)
    (folder / "data.s").write_text(
        f".section .rodata\n.globl {symbol}\n.type {symbol}, @object\n.balign {_ALIGNMENT}\n"
        f'{symbol}:\n.incbin "table"\n.size {symbol}, {len(table)}\n'
        '.section .note.GNU-stack,"",@progbits\n',
        "utf-8",
    )
    subprocess.run(["as", "-o", "data.o", "data.s"], cwd=folder, check=True)
    subprocess.run(
        ["ld", "-shared", "-soname", soname, "--build-id=none", "-z", "noexecstack",
         "-z", "relro", "-o", "made.so", "data.o"], cwd=folder, check=True,
    )  # fmt: skip
    to.write_bytes((folder / "made.so").read_bytes())
