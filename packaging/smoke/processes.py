"""Processes of the program under test: which there are, and how much memory they hold."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


def running(program: Path) -> list[int]:
    """Numbers of the processes that run this file."""
    found: list[int] = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                target = (folder / "exe").readlink()
            except OSError:
                continue
            if target == program:
                found.append(int(folder.name))
    return sorted(found)


def is_worker(number: int) -> bool:
    """Whether a process of the program is one that analyses."""
    try:
        return b"--worker" in Path(f"/proc/{number}/cmdline").read_bytes().split(b"\0")
    except OSError:
        return False


def memory(number: int) -> float:
    """What a process has in memory (resident set), in MB."""
    for line in Path(f"/proc/{number}/smaps_rollup").read_text().splitlines():
        if line.startswith("Rss:"):
            return int(line.split()[1]) * 1024 / 1_000_000
    return 0.0


def wait(condition: Callable[[], object], seconds: float) -> bool:
    """Wait until a condition holds; returns whether it did in time."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


def seconds(number: int) -> float:
    """Processor time that a process has spent."""
    try:
        fields = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
