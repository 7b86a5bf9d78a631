"""The folder changes while it is open: the window says so and leaves the rest to the user."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
import sample

from variorum.gui.watching import Changes, _look_at

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from variorum.gui.window import MainWindow

WAIT = 8000
FIRST = "000_14bf3bbfb8b68e24.txt"


@pytest.fixture
def opened(empty_window: MainWindow, folder: Path, qtbot: QtBot) -> MainWindow:
    """A window that shows a folder and has looked at it."""
    watch = empty_window.errands.watch
    watch._soon.setInterval(50)
    empty_window.open([str(folder)])
    sample.settle(empty_window, qtbot)
    qtbot.waitUntil(lambda: watch._before is not None, timeout=WAIT)
    return empty_window


def _write(name: str, text: str) -> Callable[[Path], None]:
    return lambda folder: (folder / name).write_text(text) and None


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (_write("new.txt", "A new story."), ("1 new file", "+ new.txt")),
        (_write(FIRST, "Another story."), ("1 file changed", f"~ {FIRST}")),
        (lambda folder: (folder / FIRST).unlink(), ("1 file is gone", f"− {FIRST}")),
    ],
)
def test_a_change_is_offered_and_nothing_reloads_by_itself(
    opened: MainWindow,
    folder: Path,
    qtbot: QtBot,
    change: Callable[[Path], None],
    told: tuple[str, str],
) -> None:
    before = opened.session.entries
    change(folder)
    qtbot.waitUntil(opened.changes.isVisible, timeout=WAIT)
    assert told[0] in opened.changes.words.whole
    assert opened.changes.words.toolTip() == told[1]
    assert opened.session.entries is before
    assert not opened.client.busy


def test_reloading_takes_the_folder_as_it_is(
    opened: MainWindow, folder: Path, qtbot: QtBot
) -> None:
    (folder / "slow").touch()
    (folder / "new.txt").write_text("A new story.")
    qtbot.waitUntil(opened.changes.isVisible, timeout=WAIT)
    opened.changes.take.click()
    assert not opened.changes.isVisible()
    qtbot.waitUntil(
        lambda: any(entry.path.endswith("new.txt") for entry in opened.session.entries),
        timeout=WAIT,
    )


def test_a_change_taken_back_takes_the_offer_back(
    opened: MainWindow, folder: Path, qtbot: QtBot
) -> None:
    (folder / "new.txt").write_text("A new story.")
    qtbot.waitUntil(opened.changes.isVisible, timeout=WAIT)
    (folder / "new.txt").unlink()
    qtbot.waitUntil(lambda: not opened.changes.isVisible(), timeout=WAIT)


def test_a_declined_change_is_not_offered_again(
    opened: MainWindow, folder: Path, qtbot: QtBot
) -> None:
    watch = opened.errands.watch
    (folder / "new.txt").write_text("A new story.")
    qtbot.waitUntil(opened.changes.isVisible, timeout=WAIT)
    opened.changes.decline.click()
    qtbot.waitUntil(lambda: watch._before is not None, timeout=WAIT)
    with qtbot.waitSignal(watch._looked, timeout=WAIT):
        watch._look()
    assert not opened.changes.isVisible()


def test_what_the_program_writes_there_is_no_change(
    opened: MainWindow, folder: Path, qtbot: QtBot
) -> None:
    watch = opened.errands.watch
    watch.ignore(str(folder / "export.pdf"))
    for name in ("export.pdf", ".hidden.txt", "page.html.evidence.json", "mine.variorum"):
        (folder / name).write_text("x")
    with qtbot.waitSignal(watch._looked, timeout=WAIT):
        watch._look()
    assert not opened.changes.isVisible()


def test_sub_folders_are_read_only_if_wanted(
    opened: MainWindow, folder: Path, qtbot: QtBot
) -> None:
    below = folder / "more"
    below.mkdir()
    (folder / "slow").touch()
    (below / "deep.txt").write_text("A story further down.")
    with qtbot.waitSignal(opened.session.opened, timeout=WAIT):
        opened.commands.sub_folders.trigger()
    assert opened.memory.sub_folders
    qtbot.waitUntil(
        lambda: any(entry.path.endswith("deep.txt") for entry in opened.session.entries),
        timeout=WAIT,
    )


def test_a_folder_that_is_gone_is_no_trouble(empty_window: MainWindow, tmp_path: Path) -> None:
    empty_window.session.open([str(tmp_path / "missing")])
    assert not empty_window.changes.isVisible()


# Without a window


def test_a_file_touched_but_not_changed_keeps_its_stamp(folder: Path) -> None:
    path = folder / FIRST
    known = {str(path): sample.read(path).sha256}
    before = _look_at([str(folder)], None, known, recursive=False)
    os.utime(path, (1, 1))
    assert _look_at([str(folder)], before, known, recursive=False) == before
    assert _look_at([str(folder)], before, {}, recursive=False) != before


def test_sub_folders_are_looked_into_only_if_wanted(folder: Path) -> None:
    (folder / "more").mkdir()
    deep = folder / "more" / "deep.txt"
    deep.write_text("x")
    assert str(deep) not in _look_at([str(folder)], None, {}, recursive=False)
    assert str(deep) in _look_at([str(folder)], None, {}, recursive=True)


def test_a_folder_that_is_gone_has_no_files(tmp_path: Path) -> None:
    assert _look_at([str(tmp_path / "missing")], None, {}, recursive=True) == {}


def test_many_changes_are_summed_up() -> None:
    changes = Changes(added=tuple(f"/a/{n}.txt" for n in range(20)), removed=("/a/x.txt",))
    assert changes.words().endswith("20 new files, 1 file is gone.")
    assert changes.names().count("\n") == 12
    assert not Changes()
