"""Markdown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from variorum.reading.content import Content, Format
from variorum.reading.decoding import decode

if TYPE_CHECKING:
    from variorum.reading.source import Source


def read(source: Source) -> Content:
    """The file's text as decoded."""
    decoded = decode(source.data)
    return Content(text=decoded.text, encoding=decoded.encoding)


FORMAT = Format(
    name="md",
    suffixes=(".md", ".markdown"),
    described="Markdown",
    recognises=lambda _: False,
    read=read,
    plain=True,
)
