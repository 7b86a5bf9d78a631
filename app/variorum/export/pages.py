"""PDF → an image of each page, for a printer."""

from __future__ import annotations

import struct
import zlib
from typing import TYPE_CHECKING

from variorum.base.errors import ExportError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pypdfium2 import PdfPage

_POINTS = 72  # of a PDF, in an inch
_LEVEL = 1  # of compression: the images are read once and deleted
_RGB = 2  # PNG's number for three channels


def write(document: bytes, folder: Path, *, ppi: float) -> Iterator[tuple[Path, int]]:
    """Write each page as a PNG, one after the other.

    Args:
        document: A PDF.
        folder: Where the images go; it must exist.
        ppi: Pixels per inch.

    Yields:
        The path of each image as it is written, and how many there will be.

    Raises:
        ExportError: An image cannot be written.
    """
    import pypdfium2

    with pypdfium2.PdfDocument(document) as pages:
        for number, page in enumerate(pages, 1):
            scale: float = ppi / _POINTS
            # The library's own default, a whole number, is taken for the type.
            bitmap = page.render(scale=scale, rev_byteorder=True)  # pyright: ignore[reportArgumentType]
            path = folder / f"page-{number:04}.png"
            try:
                path.write_bytes(
                    _png(bytes(bitmap.buffer), bitmap.width, bitmap.height, bitmap.stride)
                )
            except OSError as error:
                reason = error.strerror or str(error)
                raise ExportError(
                    "not-written", f"The pages could not be prepared: {reason}.", path=str(path)
                ) from error
            finally:
                bitmap.close()
                page.close()
            yield path, len(pages)


def same_pages(one: bytes, other: bytes) -> bool:
    """Whether two PDFs have the same words on pages that look the same.

    Args:
        one: A PDF.
        other: Another, perhaps the same one saved by another program.
    """
    import pypdfium2

    with pypdfium2.PdfDocument(one) as mine, pypdfium2.PdfDocument(other) as theirs:
        if len(mine) != len(theirs):
            return False
        return all(_looks(a) == _looks(b) for a, b in zip(mine, theirs, strict=True))


def _looks(page: PdfPage) -> tuple[str, int, int, bytes]:
    """Words, size in pixels and pixels of a page, with whatever is pinned on it."""
    text = page.get_textpage()
    bitmap = page.render(scale=1, rev_byteorder=True)
    try:
        return text.get_text_range(), bitmap.width, bitmap.height, bytes(bitmap.buffer)
    finally:
        bitmap.close()
        text.close()
        page.close()


def _png(pixels: bytes, width: int, height: int, stride: int) -> bytes:
    """A PNG of rows of red, green and blue bytes, `stride` bytes apart."""
    rows = b"".join(
        b"\0" + pixels[row * stride : row * stride + 3 * width] for row in range(height)
    )
    head = struct.pack(">IIBBBBB", width, height, 8, _RGB, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(rows, _LEVEL)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
        for name, data in chunks
    )
