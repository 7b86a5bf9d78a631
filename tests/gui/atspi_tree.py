"""What a screen reader is told of a program, as JSON lines. Run by the system's own Python.

python3 atspi_tree.py NAME WORDS SECONDS [KEY...]

It waits until something in the program is called by these words. Then it presses the keys one
after the other, and tells after each what stands at the carets and what was announced.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Any

import pyatspi
from gi.repository import GLib

if TYPE_CHECKING:
    from collections.abc import Iterator


def find(name: str) -> Any | None:
    """The program of that name, if it has a window."""
    for program in pyatspi.Registry.getDesktop(0):
        if program is not None and program.name == name and program.childCount:
            return program
    return None


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


def tree(name: str, words: str, seconds: float) -> list[dict[str, Any]]:
    """All that is in a program, once something is called by these words."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            program = find(name)
            found = list(walk(program)) if program else []
        except (GLib.Error, LookupError, NotImplementedError, AttributeError):
            # It changed while it was looked at.
            found = []
        if any(words in item["name"] for item in found):
            return found
        time.sleep(0.3)
    sys.exit(f"{name} does not show {words}")


def press(key: str, name: str) -> dict[str, Any]:
    """What a screen reader finds after a key: for each article the words at the caret."""
    heard: list[str] = []
    pyatspi.Registry.registerEventListener(
        lambda event: heard.append(str(event.any_data)), "object:announcement"
    )
    subprocess.run(["xdotool", "key", key], check=True)
    end = time.monotonic() + 1
    while time.monotonic() < end:
        pyatspi.Registry.pumpQueuedEvents()
        GLib.MainContext.default().iteration(False)
        time.sleep(0.01)
    carets: dict[str, str] = {}
    for item in texts(find(name)):
        text = item.queryText()
        carets[item.name[:9]] = text.getText(text.caretOffset, text.caretOffset + 20)
    return {"after": key, "carets": carets, "heard": heard}


def texts(item: Any) -> Iterator[Any]:
    """The articles."""
    if item.getRoleName() == "text" and (item.name or "").startswith("Article "):
        yield item
    for index in range(min(item.childCount, 60)):
        if (child := item.getChildAtIndex(index)) is not None:
            yield from texts(child)


for item in tree(sys.argv[1], sys.argv[2], float(sys.argv[3])):
    sys.stdout.write(json.dumps(item) + "\n")
for key in sys.argv[4:]:
    sys.stdout.write(json.dumps(press(key, sys.argv[1])) + "\n")
