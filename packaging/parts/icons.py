"""Icons in all sizes from the two drawings, and the containers that Windows and macOS want."""

from __future__ import annotations

import os
import struct
import sys
from typing import TYPE_CHECKING

from parts import facts

if TYPE_CHECKING:
    from pathlib import Path

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
DRAWINGS = {"variorum": "variorum.svg", "document": "document.svg"}
_ICO = (16, 24, 32, 48, 64, 128, 256)
# Types of Apple's icon format that hold a PNG, by size: once plain, once for fine displays.
_ICNS = ((b"icp4", 16), (b"icp5", 32), (b"ic07", 128), (b"ic08", 256), (b"ic09", 512),
         (b"ic11", 32), (b"ic12", 64), (b"ic13", 256), (b"ic14", 512))  # fmt: skip


def drawing(name: str) -> Path:
    """The drawing that an icon is made from."""
    return facts.ROOT / "resources" / "icons" / DRAWINGS[name]


def picture(name: str, size: int) -> Path:
    """Where an icon of a size, in pixels, is written."""
    return facts.BUILD / "icons" / f"{name}-{size}.png"


def _ico(pictures: dict[int, bytes]) -> bytes:
    """Windows' container: a directory of entries of 16 bytes, then the PNGs."""
    entries, images = b"", b""
    start = 6 + 16 * len(_ICO)
    for size in _ICO:
        png = pictures[size]
        edge = size % 256  # 256 is written as 0
        entries += struct.pack("<BBBBHHII", edge, edge, 0, 0, 1, 32, len(png), start + len(images))
        images += png
    return struct.pack("<HHH", 0, 1, len(_ICO)) + entries + images


def _icns(pictures: dict[int, bytes]) -> bytes:
    """Apple's container: blocks of a type, their length and a PNG."""
    blocks = b"".join(
        kind + struct.pack(">I", 8 + len(pictures[size])) + pictures[size] for kind, size in _ICNS
    )
    return b"icns" + struct.pack(">I", 8 + len(blocks)) + blocks


def make() -> None:
    """Draw every icon anew.

    Raises:
        SystemExit: A drawing cannot be read.
    """
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QSize
    from PySide6.QtGui import QGuiApplication, QImageReader

    application = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    folder = facts.BUILD / "icons"
    folder.mkdir(parents=True, exist_ok=True)
    for name in DRAWINGS:
        pictures: dict[int, bytes] = {}
        for size in SIZES:
            reader = QImageReader(str(drawing(name)))
            reader.setScaledSize(QSize(size, size))
            target = picture(name, size)
            if not reader.read().save(str(target)):
                raise SystemExit(f"{drawing(name)} cannot be drawn: {reader.errorString()}")
            pictures[size] = target.read_bytes()
        (folder / f"{name}.ico").write_bytes(_ico(pictures))
        (folder / f"{name}.icns").write_bytes(_icns(pictures))
    del application
