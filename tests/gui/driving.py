"""The real program on a screen of its own, driven by keys and pointer, and asked what it shows."""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QImage

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from screen import Screen

HERE = Path(__file__).parent
_WAIT = 60


class Program:
    """A running program."""

    def __init__(self, display: Screen, process: subprocess.Popen[str]) -> None:
        self.display = display
        self.process = process

    def look(self) -> dict[str, Any]:
        """What the program shows now."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        # The bus for screen readers, too, writes to standard output.
        while line := self.process.stdout.readline():
            if line.startswith("{"):
                return json.loads(line)
        raise RuntimeError("the program has ended")

    def wait(self, condition: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """Look until something is so; returns what is shown then."""
        end = time.monotonic() + _WAIT
        while not condition(told := self.look()):
            assert time.monotonic() < end, f"it took too long: {told}"
            time.sleep(0.1)
        return told

    def ready(self) -> dict[str, Any]:
        """Wait until what was opened is compared and shown."""
        return self.wait(lambda told: told.get("ready"))

    def key(self, *keys: str) -> None:
        """Press keys, as xdotool calls them."""
        for key in keys:
            self.display.tool("key", key)
            time.sleep(0.15)

    def point(self, place: Sequence[int]) -> None:
        """Move the pointer, in pixels of the screen."""
        self.display.tool("mousemove", str(place[0]), str(place[1]))

    def drag(self, start: Sequence[int], end: Sequence[int]) -> None:
        """Press at one place, move in steps as a hand does, release at another."""
        self.point(start)
        self.display.tool("mousedown", "1")
        for step in range(1, 11):
            self.point([round(a + (b - a) * step / 10) for a, b in zip(start, end, strict=True)])
            time.sleep(0.03)
        time.sleep(0.2)
        self.display.tool("mouseup", "1")

    def picture(self, name: str) -> QImage:
        """What the screen shows, once it has stopped changing."""
        before = QImage()
        for _ in range(40):
            now = QImage(str(self.display.picture(name, quick=True))).convertToFormat(
                QImage.Format.Format_RGB32
            )
            if now == before:
                return now
            before = now
            time.sleep(0.4)
        raise AssertionError(f"{name} does not come to rest")


@contextlib.contextmanager
def running(
    display: Screen, paths: Sequence[str], *, before: Sequence[str] = ()
) -> Iterator[Program]:
    """Run the program with these files and folders, and end it.

    Args:
        display: Where its window is to be.
        paths: What it opens.
        before: A command that runs the program, which is put behind it.
    """
    command = [*before, sys.executable, str(HERE / "probe.py"), *paths]
    process = display.start_asked(command)
    try:
        program = Program(display, process)
        display.wait_for_window("Variorum", _WAIT)
        yield program
    finally:
        try:
            process.communicate(timeout=20)
        finally:
            process.kill()


def share_of_other_pixels(one: QImage, other: QImage) -> float:
    """How much of two pictures of one size differs, 0 to 1."""
    assert one.size() == other.size()
    mine, its = memoryview(one.constBits()), memoryview(other.constBits())
    width = one.width() * 4
    pixels = 0
    for y in range(one.height()):
        row, its_row = mine[y * width : (y + 1) * width], its[y * width : (y + 1) * width]
        if row != its_row:
            a, b = row.cast("I"), its_row.cast("I")
            pixels += sum(map(int.__ne__, a, b))
    return pixels / (one.width() * one.height())
