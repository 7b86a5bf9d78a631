"""A screen of its own for a real window: Xvfb with a window manager, keys, pointer, pictures."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

TOOLS = ("Xvfb", "openbox", "xdotool", "import")
ARTEFACTS = Path(__file__).resolve().parents[2] / "artefacts"


def missing() -> list[str]:
    """Programs that are needed and not installed."""
    return [tool for tool in TOOLS if not shutil.which(tool)]


class Screen:
    """A display, and a program on it."""

    def __init__(self, display: str, environment: dict[str, str]) -> None:
        self._environment = {**os.environ, **environment, "DISPLAY": display}
        self._environment.update(QT_QPA_PLATFORM="xcb", LIBGL_ALWAYS_SOFTWARE="1")
        self._environment.pop("WAYLAND_DISPLAY", None)

    def start(self, command: Sequence[str]) -> subprocess.Popen[bytes]:
        """Run a program on this screen."""
        return subprocess.Popen(command, env=self._environment)

    def start_asked(self, command: Sequence[str]) -> subprocess.Popen[str]:
        """Run a program that answers on standard output what it is asked on standard input."""
        pipe = subprocess.PIPE
        return subprocess.Popen(
            command, env=self._environment, stdin=pipe, stdout=pipe, text=True, bufsize=1
        )

    def run(self, command: Sequence[str], seconds: float = 120) -> str:
        """Run a program to its end; returns what it writes."""
        done = subprocess.run(
            command,
            env=self._environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            timeout=seconds,
            check=False,
        )
        return done.stdout

    def tool(self, *arguments: str) -> str:
        """Run xdotool; returns what it says, empty if it fails."""
        done = subprocess.run(
            ["xdotool", *arguments],
            env=self._environment,
            capture_output=True,
            text=True,
            check=False,
        )
        return done.stdout if done.returncode == 0 else ""

    def wait_for_window(self, name: str, seconds: float) -> str:
        """Id of the visible window whose title holds `name`."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if found := self.tool("search", "--onlyvisible", "--name", name).split():
                return found[-1]
            time.sleep(0.05)
        raise TimeoutError(f"no window called {name}")

    def picture(self, name: str, *, quick: bool = False) -> Path:
        """Save what the screen shows; quickly in a larger file."""
        ARTEFACTS.mkdir(exist_ok=True)
        target = ARTEFACTS / f"{name}.png"
        pressed = ["-quality", "1"] if quick else []
        command = ["import", "-silent", "-window", "root", *pressed, str(target)]
        subprocess.run(command, env=self._environment, check=True)
        return target


@contextlib.contextmanager
def screen(size: str, environment: dict[str, str]) -> Iterator[Screen]:
    """Give a screen and take it away again."""
    read, write = os.pipe()
    # The server itself picks a free number and tells it.
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size}x24", "-nolisten", "tcp"],
        pass_fds=(write,),
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as pipe:
        display = f":{pipe.readline().strip()}"
    manager = subprocess.Popen(
        ["openbox"], env={**os.environ, "DISPLAY": display}, stderr=subprocess.DEVNULL
    )
    try:
        yield Screen(display, environment)
    finally:
        for process in (manager, server):
            process.terminate()
            process.wait(10)
