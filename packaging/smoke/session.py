"""Uses the installed program as a person does: starts it from the menu, clicks, exports, leaves."""

from __future__ import annotations

import json
import shutil
import statistics
import subprocess
import sys
import time
from typing import TYPE_CHECKING

from parts import facts, tree
from smoke import processes, system

sys.path.append(str(facts.ROOT / "tests" / "gui"))
import screen  # noqa: TC002 - a module beside the window's tests

if TYPE_CHECKING:
    from pathlib import Path

    from smoke.report import Report
    from smoke.system import System

_PROGRAM = f"{tree.PROGRAM}/variorum"
_WINDOW_SECONDS = 60
_ANALYSIS_SECONDS = 180
_STARTS = 5
_SAMPLES = 3
_LARGEST_WINDOW, _LARGEST_WORKER, _LARGEST_RATIO = 160, 450, 2


class Session:
    """A person before the screen of a system that has the program."""

    def __init__(self, place: System, display: screen.Screen, report: Report) -> None:
        self._system = place
        self._screen = display
        self._report = report
        self._name = place.root.name
        self._display = display.run(["sh", "-c", "echo $DISPLAY"]).strip()
        self._cache = place.home / ".cache" / "variorum" / "annotations"

    def from_the_menu(self) -> None:
        """Start the menu entry, open the samples, leave."""
        entry = "/usr/share/applications/variorum.desktop"
        self._start("gio", "launch", entry)
        opened = self._wait_for_window("Variorum")
        self._report.check("the menu entry opens the window", holds=opened)
        self._picture("1-empty")
        self._keys("alt+f", "m")
        done = processes.wait(lambda: len(self._annotations()) >= _SAMPLES, _ANALYSIS_SECONDS)
        self._report.check("the samples are analysed", holds=done)
        self._settle()
        self._weigh()  # nothing was kept from before: all models are loaded
        self._picture("2-sample")
        self._leave()

    def with_a_folder(self) -> None:
        """Open a folder named on the command line; click, go on, export, leave."""
        folder = self._system.home / "articles"
        shutil.copytree(facts.ROOT / "seeds", folder)
        shutil.chown(folder, system.READER, system.READER)
        self._start("variorum", "articles")
        self._report.check("a folder as argument opens", holds=self._wait_for_window("articles"))
        self._settle()
        self._picture("3-folder")
        self._screen.tool("mousemove", "520", "420", "click", "1")
        time.sleep(1)
        self._picture("4-aligned")
        self._keys("alt+Down")
        time.sleep(1)
        self._picture("5-next")
        self._export(folder)
        self._leave()

    def from_a_file(self) -> None:
        """Open a saved comparison by its type, as a double click does."""
        told = self._system.run(["gio", "info", "-a", "standard::content-type", "kept.variorum"])
        known = facts.MIME_TYPE in told.stdout
        self._report.check("the type of a comparison is known", holds=known, details=told.stdout)
        for kind in (facts.MIME_TYPE, "inode/directory", "application/pdf"):
            told = self._system.run(["gio", "mime", kind])
            self._report.check(
                f"{kind} offers the program", holds="variorum.desktop" in told.stdout
            )
        self._start("gio", "open", "kept.variorum")
        self._report.check("a saved comparison opens with it", holds=self._wait_for_window("kept"))
        self._settle()
        self._picture("7-kept")
        self._leave()

    def starts(self) -> None:
        """Measure from the start to a visible window, and the same from source, in turn."""
        source = [str(facts.ROOT / "build/package-venv/bin/python"), "-m", "variorum"]
        frozen = self._system.command(["variorum"], display=self._display)
        times: dict[str, list[float]] = {"source": [], "frozen": []}
        for _ in range(_STARTS):
            for name, command in (("source", source), ("frozen", frozen)):
                times[name].append(self._time_of(command))
        first, second = (statistics.median(times[name]) for name in ("source", "frozen"))
        print(f"      start to visible window: from source {first:.2f} s, installed {second:.2f} s")
        self._report.measure("start, as a multiple of that from source", second / first,
                             _LARGEST_RATIO, "×")  # fmt: skip

    def _time_of(self, command: list[str]) -> float:
        begun = time.monotonic()
        program = self._screen.start(command)
        self._screen.wait_for_window("Variorum", _WINDOW_SECONDS)
        taken = time.monotonic() - begun
        program.terminate()  # the window does not listen to keys yet
        program.wait(20)
        time.sleep(1)
        return taken

    def _export(self, folder: Path) -> None:
        self._keys("ctrl+e")
        self._settle()
        self._picture("6-export")
        self._keys("Return")
        time.sleep(2)
        self._keys("ctrl+a")
        target = self._system.home / "exported.pdf"
        self._screen.tool("type", "--delay", "30", "/home/reader/exported.pdf")
        self._keys("Return")
        written = processes.wait(lambda: target.is_file() and target.stat().st_size, 60)
        self._report.check("a PDF is exported", holds=bool(written))
        self._picture("6-exported")
        told = self._system.run(["variorum", "verify", "exported.pdf", folder.name])
        self._report.check("the PDF checks out", holds=told.returncode == 0,
                           details=told.stdout + told.stderr)  # fmt: skip
        self._keys("Escape", "ctrl+s")
        time.sleep(2)
        self._keys("ctrl+a")
        self._screen.tool("type", "--delay", "30", "/home/reader/kept.variorum")
        self._keys("Return")
        kept = self._system.home / "kept.variorum"
        processes.wait(lambda: kept.is_file() and kept.stat().st_size, 20)
        found = json.loads(kept.read_text("utf-8")) if kept.is_file() else {}
        self._report.check("the comparison is saved", holds="variorum" in json.dumps(found)[:4000])

    def _weigh(self) -> None:
        numbers = self._running()
        workers = [n for n in numbers if processes.is_worker(n)]
        windows = [n for n in numbers if n not in workers]
        self._report.check("one window and one worker run",
                           holds=(len(windows), len(workers)) == (1, 1))  # fmt: skip
        for what, them, limit in (
            ("process of the window, seeds open", windows, _LARGEST_WINDOW),
            ("process of the worker, seeds open", workers, _LARGEST_WORKER),
        ):
            if them:
                self._report.measure(what, processes.memory(them[0]), limit, "MB")

    def _running(self) -> list[int]:
        return processes.running(self._system.root / _PROGRAM)

    def _annotations(self) -> list[Path]:
        return list(self._cache.glob("*")) if self._cache.is_dir() else []

    def _start(self, *command: str) -> None:
        self._screen.start(self._system.command(command, display=self._display))

    def _wait_for_window(self, name: str) -> bool:
        try:
            self._screen.wait_for_window(name, _WINDOW_SECONDS)
        except TimeoutError:
            return False
        return True

    def _settle(self) -> None:
        """Wait until the worker has been idle for a while: the comparison is shown then."""
        last, quiet = -1.0, 0
        end = time.monotonic() + _ANALYSIS_SECONDS
        while quiet < 3 and time.monotonic() < end:  # noqa: PLR2004
            time.sleep(1)
            spent = sum(processes.seconds(n) for n in self._running())
            quiet = quiet + 1 if spent - last < 0.1 else 0  # noqa: PLR2004
            last = spent

    def _keys(self, *names: str) -> None:
        for name in names:
            self._screen.tool("key", "--clearmodifiers", name)
            time.sleep(0.4)

    def _picture(self, name: str) -> None:
        self._screen.picture(f"package-{self._name}-{name}")

    def _leave(self) -> None:
        self._keys("ctrl+q")
        gone = processes.wait(lambda: not self._running(), 20)
        self._report.check("it ends with no process left", holds=gone,
                           details=str(self._running()))  # fmt: skip
        for number in self._running():
            subprocess.run(["kill", str(number)], check=False)
