"""What a screen reader is told of a program, as JSON lines. Run by the system's own Python.

python3 atspi_tree.py NAME SECONDS
"""

from __future__ import annotations

import json
import sys
import time
from typing import TYPE_CHECKING, Any

import pyatspi

if TYPE_CHECKING:
    from collections.abc import Iterator


def find(name: str, seconds: float) -> Any:
    """The program of that name, once it has a window."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for program in pyatspi.Registry.getDesktop(0):
            if program is not None and program.name == name and program.childCount:
                return program
        time.sleep(0.2)
    sys.exit(f"{name} is not there")


def walk(item: Any, depth: int = 0) -> Iterator[dict[str, Any]]:
    """Yield what is known of an item and of all in it."""
    states = item.getState()
    facts = {
        "depth": depth,
        "role": item.getRoleName(),
        "name": item.name or "",
        "focusable": states.contains(pyatspi.STATE_FOCUSABLE),
        "showing": states.contains(pyatspi.STATE_SHOWING),
        "checked": states.contains(pyatspi.STATE_CHECKED),
    }
    if "Text" in item.get_interfaces():
        facts["text"] = item.queryText().getText(0, 200)
    yield facts
    for index in range(min(item.childCount, 60)):
        child = item.getChildAtIndex(index)
        if child is not None:
            yield from walk(child, depth + 1)


for found in walk(find(sys.argv[1], float(sys.argv[2]))):
    sys.stdout.write(json.dumps(found) + "\n")
