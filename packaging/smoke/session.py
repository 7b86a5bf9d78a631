"""A person before the screen: starts the program, presses keys, clicks, looks, leaves."""

from __future__ import annotations

import subprocess
import sys
import time
from typing import TYPE_CHECKING

from parts import facts
from smoke import pixels, processes

sys.path.append(str(facts.ROOT / "tests" / "gui"))
import screen  # noqa: TC002 - a module beside the window's tests

if TYPE_CHECKING:
    from pathlib import Path

    from smoke.place import Place
    from smoke.report import Report

WINDOW_SECONDS = 60
ANALYSIS_SECONDS = 180
_LARGEST_WINDOW, _LARGEST_WORKER = 160, 450


class Session:
    """A person before the screen of a system that has the program.

    Attributes:
        place: The system.
        report: Where is noted what was seen.
        size: Width and height of the screen, in pixels.
        scale: Pixels of the screen for one of the window's.
    """

    def __init__(
        self, place: Place, display: screen.Screen, report: Report, *,
        name: str, size: tuple[int, int] = (1440, 900), scale: float = 1,
    ) -> None:  # fmt: skip
        self.place = place
        self.report = report
        self.size = size
        self.scale = scale
        self._screen = display
        self._name = name
        self._display = display.run(["sh", "-c", "echo $DISPLAY"]).strip()

    def start(self, *command: str) -> None:
        """Run a program on the screen."""
        self._screen.start(self._command(command))

    def _command(self, command: tuple[str, ...]) -> list[str]:
        variables = {"DISPLAY": self._display}
        if self.scale != 1:
            variables["QT_SCALE_FACTOR"] = str(self.scale)
        return self.place.command(command, variables)

    def time_of_start(self, command: list[str]) -> float:
        """Seconds from the start of a program to its visible window; ends it again."""
        begun = time.monotonic()
        program = self._screen.start(command or self._command(("variorum",)))
        self._screen.wait_for_window("Variorum", WINDOW_SECONDS)
        taken = time.monotonic() - begun
        program.terminate()  # the window does not listen to keys yet
        program.wait(20)
        time.sleep(1)
        return taken

    def sees_window(self, name: str) -> bool:
        """Whether a window whose title holds `name` appears in time."""
        try:
            self._screen.wait_for_window(name, WINDOW_SECONDS)
        except TimeoutError:
            return False
        return True

    def settle(self) -> None:
        """Wait until no process works and nothing moves: what is wanted is shown."""
        last, quiet = -1.0, 0
        end = time.monotonic() + ANALYSIS_SECONDS
        while time.monotonic() < end:
            time.sleep(1)
            spent = sum(processes.seconds(n) for n in self.running())
            quiet = quiet + 1 if spent - last < 0.1 else 0  # noqa: PLR2004
            last = spent
            # On a busy machine a process waits for its turn as quietly as for a person; but
            # while the program works, its bar runs to and fro.
            if quiet >= 3 and self._is_still():  # noqa: PLR2004
                return

    def _is_still(self) -> bool:
        first = self.look("still-1")
        time.sleep(1.5)
        second = self.look("still-2")
        share = pixels.changed(first, second)
        for picture in (first, second):
            picture.unlink()
        return share == 0

    def keys(self, *names: str) -> None:
        """Press keys, one combination after the other."""
        for name in names:
            self._screen.tool("key", "--clearmodifiers", name)
            time.sleep(0.4)

    def write(self, text: str) -> None:
        """Type text."""
        self._screen.tool("type", "--delay", "30", text)
        time.sleep(0.4)

    def point(self, across: float, down: float) -> None:
        """Move the pointer to a place given as parts of the screen, 0 to 1."""
        x, y = round(across * self.size[0]), round(down * self.size[1])
        self._screen.tool("mousemove", str(x), str(y))

    def click(self, button: int = 1, times: int = 1) -> None:
        """Press a button of the mouse; 4 turns the wheel up, 5 down."""
        self._screen.tool("click", "--repeat", str(times), "--delay", "80", str(button))
        time.sleep(1)

    def look(self, name: str) -> Path:
        """Take a picture of the screen."""
        return self._screen.picture(f"package-{self._name}-{name}")

    def weigh(self) -> None:
        """Measure the processes that run."""
        numbers = self.running()
        workers = [n for n in numbers if processes.is_worker(n)]
        windows = [n for n in numbers if n not in workers]
        self.report.check("one window and one worker run",
                          holds=(len(windows), len(workers)) == (1, 1))  # fmt: skip
        for what, them, limit in (
            ("process of the window, seeds open", windows, _LARGEST_WINDOW),
            ("process of the worker, seeds open", workers, _LARGEST_WORKER),
        ):
            if them:
                self.report.measure(what, processes.memory(them[0]), limit, "MB")

    def running(self) -> list[int]:
        """Numbers of the program's processes."""
        return processes.running(self.place.program)

    def leave(self, key: str = "ctrl+q") -> None:
        """End the program as a person does, and see that it is gone."""
        self.keys(key)
        gone = processes.wait(lambda: not self.running(), 20)
        self.report.check("it ends with no process left", holds=gone,
                          details=str(self.running()))  # fmt: skip
        for number in self.running():
            subprocess.run(["kill", str(number)], check=False)
