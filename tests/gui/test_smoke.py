"""The real program in a real window, with the real models, as a user starts it."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import screen

from variorum.base.paths import seeds

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = [
    pytest.mark.window,
    pytest.mark.model,
    pytest.mark.skipif(bool(screen.missing()), reason=f"needs {', '.join(screen.TOOLS)}"),
]


def _wait(condition: Callable[[], bool], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it took too long"
        time.sleep(0.1)


def _workers(parent: int) -> list[int]:
    """Process ids of the children of a process."""
    return [
        int(folder.name)
        for folder in Path("/proc").iterdir()
        if folder.name.isdecimal() and f"PPid:\t{parent}\n" in _status(folder)
    ]


def _status(folder: Path) -> str:
    try:
        return (folder / "status").read_text()
    except OSError:
        return ""


@pytest.mark.parametrize("appearance", ["light", "dark"])
def test_the_program_opens_compares_and_leaves(tmp_path: Path, appearance: str) -> None:
    settings = tmp_path / "config" / "variorum" / "variorum.conf"
    settings.parent.mkdir(parents=True)
    settings.write_text(f"[General]\nappearance={appearance}\n", "utf-8")
    environment = {"XDG_CONFIG_HOME": str(tmp_path / "config")}
    with screen.screen("1440x900", environment) as display:
        program = display.start([sys.executable, "-m", "variorum", str(seeds())])
        try:
            display.wait_for_window("seeds", 60)
            _wait(lambda: bool(_workers(program.pid)))
            workers = _workers(program.pid)
            time.sleep(12)
            display.tool("key", "alt+Down")
            time.sleep(1)
            picture = display.picture(f"window-{appearance}")
            # A window with text and marks is no plain surface.
            assert picture.stat().st_size > 50_000
            display.tool("key", "ctrl+w")
            assert program.wait(10) == 0
            _wait(lambda: not any(_is_alive(worker) for worker in workers), 10)
        finally:
            program.kill()
            program.wait(10)


def _is_alive(number: int) -> bool:
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return True
