"""What the package's test counts in pictures: frames at one height, colours, changes."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest

from smoke import pixels

_FRAME = "#0b5fa5"
_INK = (11, 95, 165)
_PALE = (133, 175, 210)  # the same line where it falls between two pixels
_Picture = "np.ndarray[tuple[int, ...], np.dtype[np.int16]]"


def _blank() -> _Picture:
    return np.full((200, 600, 3), 255, np.int16)


def _frame(picture: _Picture, left: int, top: int, ink: tuple[int, int, int] = _INK) -> None:
    for rows, columns in (
        (slice(top, top + 1), slice(left, left + 90)),
        (slice(top + 60, top + 61), slice(left, left + 90)),
        (slice(top, top + 60), slice(left, left + 1)),
        (slice(top, top + 60), slice(left + 89, left + 90)),
    ):
        picture[rows, columns] = ink


def _count(before: _Picture, after: _Picture) -> int:
    return pixels.frames_in_line(before, after, colour=_FRAME, scale=1)


def test_frames_at_one_height_are_counted() -> None:
    after = _blank()
    _frame(after, 20, 50)
    _frame(after, 220, 51, _PALE)
    _frame(after, 420, 50)
    assert _count(_blank(), after) == 3


def test_frames_at_other_heights_do_not_count_together() -> None:
    after = _blank()
    _frame(after, 20, 50)
    _frame(after, 220, 90)
    assert _count(_blank(), after) == 1


def test_what_stood_there_before_and_underlines_are_no_new_frames() -> None:
    before = _blank()
    _frame(before, 20, 50)
    after = before.copy()
    after[100:102, 220:320] = _INK
    assert _count(before, after) == 0
    assert _count(_blank(), before) == 1


@pytest.mark.skipif(not shutil.which("convert"), reason="needs imagemagick")
def test_pictures_are_read_and_compared(tmp_path: Path) -> None:
    plain, marked = tmp_path / "plain.png", tmp_path / "marked.png"
    subprocess.run(["convert", "-size", "20x10", "xc:#fff3d6", str(plain)], check=True)
    drawing = ["-fill", _FRAME, "-draw", "rectangle 0,0 9,3"]
    subprocess.run(["convert", str(plain), *drawing, str(marked)], check=True)
    assert pixels.read(plain).shape == (10, 20, 3)
    assert pixels.share(plain, "#fff3d6") == 1
    assert pixels.share(marked, _FRAME) == 0.2
    assert pixels.changed(plain, marked) == 0.2
    assert pixels.changed(plain, plain) == 0
