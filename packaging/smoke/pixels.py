"""What can be told from pictures of the window by counting."""

from __future__ import annotations

import subprocess
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

_FIELDS_OF_PPM = 4
# How far each of red, green and blue may be from a colour: a line between two pixels is paler.
_NEAR = 130
# A frame's side is longer than the sides of buttons' corners and letters, in pixels at scale 1.
_LONG = 40
# Its line is thinner than that; a mark's underline is no frame, but no thicker either.
_THIN = 5


def read(picture: Path) -> NDArray[np.int16]:
    """Red, green and blue of each pixel: rows × columns × 3."""
    told = subprocess.run(
        ["convert", str(picture), "-depth", "8", "ppm:-"], capture_output=True, check=True
    ).stdout
    fields = told.split(maxsplit=_FIELDS_OF_PPM)
    width, height = int(fields[1]), int(fields[2])
    pixels = np.frombuffer(told[-3 * width * height :], np.uint8)
    return pixels.reshape(height, width, 3).astype(np.int16)


def changed(before: Path, after: Path) -> float:
    """Share of the pixels that differ between two pictures of one size, 0 to 1."""
    return float(np.any(read(before) != read(after), axis=2).mean())


def share(picture: Path, colour: str) -> float:
    """Share of the pixels that have a colour, given as #rrggbb; 0 to 1."""
    return float(np.all(read(picture) == _numbers(colour), axis=2).mean())


def frames_in_line(
    before: NDArray[np.int16], after: NDArray[np.int16], *, colour: str, scale: float
) -> int:
    """How many upper edges of frames of a colour stand at one height that did not stand before.

    Args:
        before: A picture as `read` gives it.
        after: A later one of the same size.
        colour: Of the frames, as #rrggbb.
        scale: Pixels of the screen for one of the window's.
    """
    there, old = _of(after, colour), _of(before, colour)
    edges = [
        {
            start
            for start, end in _runs(line)
            if end - start >= _LONG * scale
            and old[row, start:end].mean() < 0.5  # noqa: PLR2004 - text may have stood there
            and _begins(there, row, start, scale)
        }
        for row, line in enumerate(there)
    ]
    reach = round(scale) + 1
    return max(_apart(set().union(*edges[row : row + reach])) for row in range(len(edges)))


def _apart(starts: set[int]) -> int:
    """How many there are, those of the two rows of a pale line counted once."""
    ordered = sorted(starts)
    return sum(1 for n, start in enumerate(ordered) if n == 0 or start - ordered[n - 1] > _LONG)


def _numbers(colour: str) -> NDArray[np.int16]:
    return np.array([int(colour[at : at + 2], 16) for at in (1, 3, 5)], np.int16)


def _of(picture: NDArray[np.int16], colour: str) -> NDArray[np.bool_]:
    return np.all(np.abs(picture - _numbers(colour)) <= _NEAR, axis=2)


def _runs(row: NDArray[np.bool_]) -> list[tuple[int, int]]:
    """Where unbroken stretches begin and end."""
    steps = np.flatnonzero(np.diff(np.concatenate(([False], row, [False])).astype(np.int8)))
    return [(int(a), int(b)) for a, b in zip(steps[::2], steps[1::2], strict=True)]


def _begins(sides: NDArray[np.bool_], row: int, start: int, scale: float) -> bool:
    """Whether a side goes down from the left end of an edge, as it does from no underline."""
    below = sides[row : row + round(4 * _THIN * scale), max(0, start - round(scale)) : start + 2]
    return bool(below.any(axis=1).mean() > 0.8)  # noqa: PLR2004 - antialiasing may break it
