"""Plain text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from variorum.reading.content import Content, Format

if TYPE_CHECKING:
    from variorum.reading.source import Source


def read(source: Source) -> Content:
    """The file's text as decoded."""
    decoded = source.text()
    source.require_short(decoded.text)
    return Content(text=decoded.text, encoding=decoded.encoding, warnings=decoded.warnings)


FORMAT = Format(
    name="txt",
    suffixes=(".txt", ".text"),
    described="plain text",
    recognises=lambda _: False,
    read=read,
    plain=True,
)
