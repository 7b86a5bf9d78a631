"""What is tried once in each clean system: menu entry, samples, file types, start."""

from __future__ import annotations

import statistics
from typing import TYPE_CHECKING

from parts import facts
from smoke import processes, session

if TYPE_CHECKING:
    from smoke.session import Session

_STARTS = 5
_SAMPLES = 3
_LARGEST_RATIO = 2


def from_the_menu(person: Session) -> None:
    """Start the menu entry, open the samples, leave."""
    cache = person.place.home / ".cache" / "variorum" / "annotations"
    person.start("gio", "launch", "/usr/share/applications/variorum.desktop")
    opened = person.sees_window("Variorum")
    person.report.check("the menu entry opens the window", holds=opened)
    person.look("empty")
    person.keys("alt+f", "m")
    done = processes.wait(
        lambda: cache.is_dir() and len(list(cache.glob("*"))) >= _SAMPLES, session.ANALYSIS_SECONDS
    )
    person.report.check("the samples are analysed", holds=done)
    person.settle()
    person.weigh()  # nothing was kept from before: all models are loaded
    person.look("samples")
    person.leave()


def types(person: Session, comparison: str) -> None:
    """Look whether the desktop knows what the program opens."""
    told = person.place.run(["gio", "info", "-a", "standard::content-type", comparison])
    known = facts.MIME_TYPE in told.stdout
    person.report.check("the type of a comparison is known", holds=known, details=told.stdout)
    for kind in (facts.MIME_TYPE, "inode/directory", "application/pdf"):
        told = person.place.run(["gio", "mime", kind])
        person.report.check(f"{kind} offers the program", holds="variorum.desktop" in told.stdout)


def starts(person: Session) -> None:
    """Measure from the start to a visible window, and the same from source, in turn."""
    source = [str(facts.ROOT / "build/package-venv/bin/python"), "-m", "variorum"]
    times: dict[str, list[float]] = {"source": [], "installed": []}
    for _ in range(_STARTS):
        times["source"].append(person.time_of_start(source))
        times["installed"].append(person.time_of_start([]))
    first, second = (statistics.median(times[name]) for name in ("source", "installed"))
    print(f"      start to visible window: from source {first:.2f} s, installed {second:.2f} s")
    person.report.measure(
        "start, as a multiple of that from source", second / first, _LARGEST_RATIO, "×"
    )
