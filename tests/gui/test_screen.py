"""What only a real screen shows: dragging with a pointer, and the desktop's light and dark."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import screen
from driving import HERE, Program, running, share_of_other_pixels
from PySide6.QtCore import Qt

from variorum.base.paths import seeds
from variorum.gui import palette

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QImage

SYSTEM_PYTHON = "/usr/bin/python3"
SIZE = "1440x900"
GROUND = {"light": palette.LIGHT.background, "dark": palette.DARK.background}
# The desktop's settings on one end of a pipe, the program on the other; both on one bus.
_SCRIPT = """
{python} {portal} {scheme} {pipe}.ready < {pipe} &
until [ -e {pipe}.ready ]; do sleep 0.1; done
exec "$@"
"""

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(bool(screen.missing()), reason=f"needs {', '.join(screen.TOOLS)}"),
]


def _environment(home: Path) -> dict[str, str]:
    return {
        "XDG_CONFIG_HOME": str(home / "config"),
        "XDG_DATA_HOME": str(home / "data"),
        # The one that asks the desktop's portal, whatever else is installed here.
        "QT_QPA_PLATFORMTHEME": "xdgdesktopportal",
    }


def test_a_head_is_dragged_to_another_place_with_the_pointer(tmp_path: Path) -> None:
    with (
        screen.screen(SIZE, _environment(tmp_path)) as display,
        running(display, [str(seeds())]) as program,
    ):
        told = program.ready()
        assert told["panes"] == ["a1", "a2", "a3"]
        program.drag(told["heads"]["a3"], told["heads"]["a1"])
        program.wait(lambda now: now["panes"] == ["a3", "a1", "a2"])
        # A click, or a pull of a few pixels, moves nothing.
        head = program.ready()["heads"]["a2"]
        program.drag(head, [head[0] + 2, head[1] + 1])
        assert program.ready()["panes"] == ["a3", "a1", "a2"]
        # Dropped where no head is, it stays where it was.
        told = program.look()
        program.drag(told["heads"]["a2"], told["texts"]["a1"])
        assert program.ready()["panes"] == ["a3", "a1", "a2"]


def _missing_for_the_desktop() -> str:
    if not shutil.which("dbus-run-session"):
        return "dbus-run-session"
    probe = [SYSTEM_PYTHON, "-c", "from gi.repository import Gio"]
    return (
        "python3-gi" if subprocess.run(probe, capture_output=True, check=False).returncode else ""
    )


class Desktop:
    """The appearance of the whole desktop, which its user changes."""

    def __init__(self, pipe: Path, scheme: str) -> None:
        os.mkfifo(pipe)
        self._pipe = pipe
        script = _SCRIPT.format(
            python=SYSTEM_PYTHON, portal=HERE / "portal.py", scheme=scheme, pipe=pipe
        )
        self.before = ["dbus-run-session", "--", "sh", "-c", script, "sh"]
        self._end = os.open(pipe, os.O_RDWR)

    def switch(self, scheme: str) -> None:
        """Light or dark, from now on."""
        os.write(self._end, f"{scheme}\n".encode())

    def leave(self) -> None:
        """Close the pipe."""
        os.close(self._end)


# What is open while the appearance changes: the key that opens it.
_OPEN = {
    "panes": "alt+Down",
    "rows": "F6",
    "table": "F7",
    "keyboard": "F1",
    "preferences": "ctrl+comma",
    "facts": "ctrl+i",
    "sentence": "ctrl+j",
    "web": "ctrl+shift+a",
    "export": "ctrl+e",
}
_VIEWS = ("panes", "rows", "table")


def _show(program: Program, name: str) -> None:
    program.key(_OPEN[name])
    if name not in _VIEWS:
        program.wait(lambda told: told["dialogs"])


def _leave(program: Program, name: str) -> None:
    if name not in _VIEWS:
        program.key("Escape")
        program.wait(lambda told: not told["dialogs"])
    program.key("F5")


def _from_the_start(tmp_path: Path, scheme: str) -> dict[str, QImage]:
    """Pictures of a program that never knew another appearance."""
    desktop = Desktop(tmp_path / "pipe", scheme)
    found: dict[str, QImage] = {}
    with (
        screen.screen(SIZE, _environment(tmp_path)) as display,
        running(display, [str(seeds())], before=desktop.before) as program,
    ):
        assert program.ready()["ground"] == GROUND[scheme]
        for name in _OPEN:
            _show(program, name)
            found[name] = program.picture(f"{scheme}-{name}")
            _leave(program, name)
        desktop.leave()
    return found


def test_a_change_of_the_desktops_appearance_is_followed_at_once(tmp_path: Path) -> None:
    """Whatever is open looks as if the program had been started that way: nothing is left over."""
    if missing := _missing_for_the_desktop():
        pytest.skip(f"needs {missing}")
    for folder in ("light", "dark"):
        (tmp_path / folder).mkdir()
    expected = {scheme: _from_the_start(tmp_path / scheme, scheme) for scheme in ("light", "dark")}
    desktop = Desktop(tmp_path / "pipe", "light")
    with (
        screen.screen(SIZE, _environment(tmp_path)) as display,
        running(display, [str(seeds())], before=desktop.before) as program,
    ):
        program.ready()
        for name in _OPEN:
            _show(program, name)
            for scheme in ("dark", "light"):
                desktop.switch(scheme)
                program.wait(lambda told, wanted=GROUND[scheme]: told["ground"] == wanted)
                found = program.picture(f"switched-{scheme}-{name}")
                assert share_of_other_pixels(found, expected[scheme][name]) < 0.001, (name, scheme)
            _leave(program, name)
        desktop.leave()
    assert share_of_other_pixels(expected["light"]["panes"], expected["dark"]["panes"]) > 0.9


def test_what_was_decided_survives_a_crash(tmp_path: Path) -> None:
    """The program is killed; started again it opens what was open, with the verdict on it."""
    with screen.screen(SIZE, _environment(tmp_path)) as display:
        with running(display, [str(seeds())]) as program:
            program.ready()
            program.key("alt+Down", "alt+Down", "ctrl+shift+1")
            program.wait(lambda told: told["verdicts"] == {"d2": "confirmed"})
            kept = tmp_path / "data"
            _wait_for(
                lambda: any(b'"confirmed"' in f.read_bytes() for f in kept.rglob("*.variorum"))
            )
            program.process.kill()
        with running(display, []) as program:
            told = program.ready()
            assert told["panes"] == ["a1", "a2", "a3"]
            assert told["verdicts"] == {"d2": "confirmed"}


def _wait_for(condition: Callable[[], bool], seconds: float = 20) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it took too long"
        time.sleep(0.1)


def test_a_screen_of_twice_the_density_shows_the_same_only_finer(tmp_path: Path) -> None:
    """Nothing is half as large, stands elsewhere, or is drawn coarsely and blown up."""
    pictures: list[QImage] = []
    for size, scale in (("1280x800", "1"), ("2560x1600", "2")):
        home = tmp_path / scale
        home.mkdir()
        environment = {**_environment(home), "QT_SCALE_FACTOR": scale}
        with (
            screen.screen(size, environment) as display,
            running(display, [str(seeds())]) as program,
        ):
            program.ready()
            program.key("alt+Down", "F11")
            program.ready()
            pictures.append(program.picture(f"scale-{scale}"))
    plain, fine = pictures
    assert fine.size() == 2 * plain.size()
    smooth = Qt.TransformationMode.SmoothTransformation
    small = fine.scaled(plain.size(), mode=smooth).convertToFormat(plain.format())
    # Letters differ by the grid they are drawn on; blocks of eight pixels do not.
    blocks = [
        image.scaled(image.width() // 8, image.height() // 8, mode=smooth)
        for image in (plain, small)
    ]
    far = [
        (x, y)
        for y in range(blocks[0].height())
        for x in range(blocks[0].width())
        if abs(blocks[0].pixelColor(x, y).lightness() - blocks[1].pixelColor(x, y).lightness()) > 60
    ]
    assert len(far) < 0.01 * blocks[0].width() * blocks[0].height(), far[:20]
    # What is only blown up has pairs of equal pixels everywhere; letters drawn finely have not.
    alike = sum(
        fine.pixel(x, y) == fine.pixel(x + 1, y)
        for y in range(600, 1000, 2)
        for x in range(400, 2000, 2)
    )
    coarse = plain.scaled(fine.size()).convertToFormat(fine.format())
    same = sum(
        coarse.pixel(x, y) == coarse.pixel(x + 1, y)
        for y in range(600, 1000, 2)
        for x in range(400, 2000, 2)
    )
    assert alike < 0.97 * same
