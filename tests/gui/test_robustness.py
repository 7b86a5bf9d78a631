"""What goes wrong around the window: a message each time, and nothing is lost."""

from __future__ import annotations

import os
import shutil
import signal
from typing import TYPE_CHECKING

import pytest
import sample

from variorum.gui import files

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from variorum.gui.window import MainWindow

WAIT = 10_000


def notices(window: MainWindow) -> str:
    return " ".join(notice for entry in window.session.entries for notice in entry.notices)


def compare(window: MainWindow, folder: Path, qtbot: QtBot) -> None:
    window.open([str(folder)])
    qtbot.waitUntil(lambda: window.session.lookup is not None, timeout=WAIT)
    sample.settle(window, qtbot)


def test_a_worker_killed_during_the_analysis_is_replaced_and_the_rest_compared(
    empty_window: MainWindow, folder: Path, qtbot: QtBot
) -> None:
    (folder / "000.txt").write_text("The first file is the one being worked on.")
    (folder / "slow").touch()
    empty_window.open([str(folder)])
    qtbot.waitUntil(
        lambda: any(entry.state == "analysing" for entry in empty_window.session.entries),
        timeout=WAIT,
    )
    (folder / "slow").unlink()
    first = empty_window.client._process
    assert first is not None
    os.kill(first.processId(), signal.SIGKILL)
    qtbot.waitUntil(lambda: empty_window.session.lookup is not None, timeout=WAIT)
    assert [entry.state for entry in empty_window.session.entries].count("ready") == 3
    assert "The analysis of this file failed; it was left out." in notices(empty_window)
    sample.settle(empty_window, qtbot)
    assert "2 files left out" in empty_window.status.counts.text()


def test_while_another_worker_starts_nothing_old_is_left_on_screen(
    empty_window: MainWindow, folder: Path, qtbot: QtBot
) -> None:
    compare(empty_window, folder, qtbot)
    (folder / "slow").touch()
    empty_window.commands.again.trigger()
    # The worker has said nothing yet.
    assert empty_window.workspace.articles.model.rowCount() == 0
    assert empty_window.empty.isVisible()
    assert empty_window.empty.title.text() == "Reading…"
    qtbot.waitUntil(lambda: len(empty_window.workspace.reading.panes) == 3, timeout=WAIT)
    assert empty_window.workspace.isVisible()
    assert empty_window.toolbar.isVisible()
    empty_window.commands.cancel.trigger()


def test_a_worker_killed_while_nothing_is_done_is_not_missed(
    empty_window: MainWindow, folder: Path, qtbot: QtBot
) -> None:
    compare(empty_window, folder, qtbot)
    first = empty_window.client._process
    assert first is not None
    os.kill(first.processId(), signal.SIGKILL)
    qtbot.waitUntil(lambda: empty_window.client._process is not first, timeout=WAIT)
    empty_window.commands.again.trigger()
    qtbot.waitUntil(lambda: empty_window.session.lookup is not None, timeout=WAIT)


@pytest.mark.parametrize("trouble", ["fail", "stop"])
def test_comparing_again_in_vain_brings_back_what_was_there(
    empty_window: MainWindow, folder: Path, qtbot: QtBot, trouble: str
) -> None:
    compare(empty_window, folder, qtbot)
    empty_window.session.set_shown(["a3", "a1"])
    empty_window.reviewing.set_verdict("d2", "confirmed")
    (folder / ("fail" if trouble == "fail" else "slow")).touch()
    empty_window.commands.again.trigger()
    assert empty_window.session.lookup is None
    if trouble == "stop":
        qtbot.waitUntil(lambda: len(empty_window.session.entries) == 3, timeout=WAIT)
        empty_window.commands.cancel.trigger()
    else:
        with qtbot.waitSignal(empty_window.work.trouble, timeout=WAIT) as told:
            pass
        assert told.args == ["It went wrong."]
    sample.settle(empty_window, qtbot)
    assert empty_window.session.lookup is not None
    assert empty_window.session.review.judgement("d2").verdict == "confirmed"


def test_a_folder_taken_away_leaves_everything_on_screen(
    empty_window: MainWindow, folder: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    watch = empty_window.errands.watch
    watch._soon.setInterval(50)
    compare(empty_window, folder, qtbot)
    qtbot.waitUntil(lambda: watch._before is not None, timeout=WAIT)
    shutil.rmtree(folder)
    qtbot.waitUntil(empty_window.changes.isVisible, timeout=WAIT)
    assert "gone" in empty_window.changes.words.whole
    empty_window.reviewing.set_verdict("d2", "confirmed")
    with qtbot.waitSignal(empty_window.work.trouble, timeout=WAIT) as told:
        empty_window.commands.again.trigger()
    assert told.args == ["articles is gone. What was compared is still shown."]
    assert empty_window.session.lookup is not None
    assert len(empty_window.workspace.reading.panes) == 3
    # What was decided can be saved as a file that needs no folder.
    target = tmp_path / "kept.variorum"
    empty_window.keeper.save(str(target))
    empty_window.open([str(target)])
    sample.settle(empty_window, qtbot)
    assert empty_window.session.review.judgement("d2").verdict == "confirmed"
    assert empty_window.workspace.reading.panes["a1"].text.text.startswith("Hundreds of Afghans")
    qtbot.waitUntil(lambda: "no longer" in notices(empty_window).lower(), timeout=WAIT)
    assert files.read(target).sources == (str(folder),)
