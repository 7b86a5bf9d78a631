"""Fonts leave a library's file, and everything else in it stays where programs look for it."""

from __future__ import annotations

import ctypes
import shutil
import struct
import subprocess
from typing import TYPE_CHECKING

import pytest

from frozen import contents
from parts import typst_fonts

if TYPE_CHECKING:
    from pathlib import Path

_TABLES = 3
_LARGE, _SMALL = 50_000, 600


def _font(length: int, fill: bytes) -> bytes:
    """The directory of a font with three tables of one length, and the tables."""
    head = b"OTTO" + struct.pack(">4H", _TABLES, 32, 1, 16)
    start = len(head) + 16 * _TABLES
    for n, tag in enumerate((b"CFF ", b"cmap", b"name")):
        head += struct.pack(">4sIII", tag, 0, start + n * length, length)
    return head + fill * (_TABLES * length)


def test_fonts_are_told_from_what_only_begins_like_one() -> None:
    font = _font(_SMALL, b"x")
    content = b"OTTO is a name" + font + b"\0\1\0\0" * 9 + font[:-1]
    assert typst_fonts.fonts(content) == [(14, 14 + len(font))]


def _library(folder: Path, source: str) -> Path:
    (folder / "a.s").write_text(source)
    subprocess.run(["as", "-o", "a.o", "a.s"], cwd=folder, check=True)
    library = folder / "a.so"
    subprocess.run(["ld", "-shared", "-o", str(library), "a.o"], cwd=folder, check=True)
    return library


@pytest.mark.skipif(not shutil.which("ld"), reason="needs binutils")
def test_a_library_without_its_fonts_works_and_is_smaller(tmp_path: Path) -> None:
    fonts = [_font(_LARGE, b"x"), _font(_LARGE, b"y"), _font(_SMALL, b"z")]
    for n, font in enumerate(fonts):
        (tmp_path / f"font{n}").write_bytes(font)
    library = _library(
        tmp_path,
        '.section .rodata\n.globl before\nbefore: .ascii "before"\n'
        '.globl one\none: .incbin "font0"\n.globl between\nbetween: .ascii "between"\n'
        '.incbin "font1"\n.incbin "font2"\n.globl after\nafter: .ascii "after"\n'
        ".data\n.globl place\nplace: .quad after\n.bss\n.globl room\nroom: .skip 9000\n"
        '.section .note.GNU-stack,"",@progbits\n',
    )
    before = library.stat().st_size
    gone = typst_fonts.remove(library)
    assert gone > 2 * _TABLES * _LARGE - 4 * 4096
    assert before - gone <= library.stat().st_size < before - gone + 3 * 4096
    loaded = ctypes.CDLL(str(library))

    def there(name: str, length: int) -> bytes:
        return bytes((ctypes.c_char * length).in_dll(loaded, name))

    assert there("before", 6) == b"before"
    assert there("between", 7) == b"between"
    assert there("after", 5) == b"after"
    assert there("one", len(fonts[0])) == bytes(len(fonts[0]))
    assert there("room", 9000) == bytes(9000)
    where = int.from_bytes(there("place", 8), "little")
    assert ctypes.string_at(where, 5) == b"after"
    told = subprocess.run(["readelf", "-SlW", library], capture_output=True, text=True, check=True)
    assert not told.stderr
    assert ".rodata" in told.stdout


@pytest.mark.skipif(not shutil.which("ld"), reason="needs binutils")
def test_a_library_with_other_contents_than_expected_is_refused(tmp_path: Path) -> None:
    (tmp_path / "font").write_bytes(_font(_LARGE, b"x"))
    for section, said in ((".data", "only read"), (None, "no fonts")):
        body = f'{section}\n.incbin "font"\n' if section else ".data\n.quad 1\n"
        library = _library(tmp_path, body)
        content = library.read_bytes()
        with pytest.raises(SystemExit, match=said):
            typst_fonts.remove(library)
        assert library.read_bytes() == content


def test_of_the_colouring_of_code_the_table_stays() -> None:
    assert contents.is_wanted_module("pygments.lexers")
    assert contents.is_wanted_module("pygments.lexers._mapping")
    assert not contents.is_wanted_module("pygments.lexers.rust")
    assert contents.is_wanted_module("spacy.lang.en")
