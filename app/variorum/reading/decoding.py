"""Bytes to text: byte order mark, declared encoding, UTF-8, then a guess that says so."""

from __future__ import annotations

import codecs
from dataclasses import dataclass

import chardet

_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)


@dataclass(frozen=True, kw_only=True)
class Decoded:
    r"""Text with `\\n` line ends, and the encoding it was read in."""

    text: str
    encoding: str


def decode(data: bytes, *, declared: str | None = None) -> Decoded:
    """Read bytes as text."""
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return _decoded(data[len(mark) :], encoding)
    for encoding in (declared, "utf-8", chardet.detect(data).get("encoding")):
        try:
            if encoding:
                return Decoded(text=_lines(data.decode(encoding)), encoding=encoding.lower())
        except (UnicodeDecodeError, LookupError):
            continue
    return _decoded(data, "utf-8")


def _decoded(data: bytes, encoding: str) -> Decoded:
    return Decoded(text=_lines(data.decode(encoding, "replace")), encoding=encoding)


def _lines(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n")
