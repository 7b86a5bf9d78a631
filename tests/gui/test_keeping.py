"""What is kept on disk, and what becomes of it."""

from __future__ import annotations

import json
import os
import subprocess
from typing import TYPE_CHECKING

import msgspec
import pytest
import sample
from PySide6.QtWidgets import QFileDialog

from variorum.gui import files
from variorum.gui.corrections import carried_over
from variorum.model.comparison import Comparison
from variorum.model.review import Judgement, Review

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from variorum.gui.window import MainWindow

WAIT = 5000


def compare(window: MainWindow, folder: Path, qtbot: QtBot) -> None:
    window.open([str(folder)])
    qtbot.waitUntil(lambda: window.session.lookup is not None, timeout=WAIT)
    sample.settle(window, qtbot)


def test_a_comparison_is_saved_and_opened_again(
    empty_window: MainWindow,
    make_window: Callable[[], MainWindow],
    folder: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tmp_path = folder.parent
    compare(empty_window, folder, qtbot)
    empty_window.session.attention.set_current("d2")
    empty_window.commands.verdicts["confirmed"].trigger()
    empty_window.session.set_shown(["a3", "a1"])
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "flight"), ""))
    empty_window.commands.save_as.trigger()
    target = tmp_path / "flight.variorum"
    assert empty_window.windowTitle().startswith("flight – ")
    # It is a comparison as any program may read it, and more.
    content = json.loads(target.read_text("utf-8"))
    assert content["format"] == "variorum-comparison"
    assert content["review"]["judgements"]["d2"]["verdict"] == "confirmed"
    msgspec.json.decode(target.read_bytes(), type=Comparison)

    other = make_window()
    other.open([str(target)])
    sample.settle(other, qtbot)
    assert other.session.review.judgement("d2").verdict == "confirmed"
    assert list(other.workspace.reading.panes) == ["a3", "a1"]
    assert other.session.name == "flight"
    assert other.memory.recent()[0] == str(target)


def test_changes_go_into_the_file_by_themselves(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    target = tmp_path / "kept.variorum"
    window.keeper.save(str(target))
    window.reviewing.set_note("d1", "ask again")
    qtbot.waitUntil(
        lambda: files.read(target).review.judgement("d1").note == "ask again", timeout=WAIT
    )


def test_a_folder_remembers_what_was_decided(
    empty_window: MainWindow,
    make_window: Callable[[], MainWindow],
    folder: Path,
    qtbot: QtBot,
) -> None:
    compare(empty_window, folder, qtbot)
    empty_window.reviewing.set_verdict("d3", "dismissed")
    empty_window.close()
    other = make_window()
    compare(other, folder, qtbot)
    assert other.session.review.judgement("d3").verdict == "dismissed"


def test_comparing_again_keeps_file_and_verdicts(
    empty_window: MainWindow, folder: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    compare(empty_window, folder, qtbot)
    empty_window.reviewing.set_verdict("d3", "resolved")
    empty_window.keeper.save(str(tmp_path / "x.variorum"))
    empty_window.commands.again.trigger()
    qtbot.waitUntil(lambda: empty_window.session.lookup is not None, timeout=WAIT)
    assert empty_window.session.review.judgement("d3").verdict == "resolved"
    assert empty_window.session.file == str(tmp_path / "x.variorum")


def test_files_that_changed_or_went_are_pointed_out(
    empty_window: MainWindow, folder: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    compare(empty_window, folder, qtbot)
    target = tmp_path / "x.variorum"
    empty_window.keeper.save(str(target))
    paths = sorted(folder.glob("*.txt"))
    paths[0].write_text("something else", "utf-8")
    paths[2].unlink()
    empty_window.open([str(target)])
    qtbot.waitUntil(
        lambda: sum("since" in n or "no longer" in n for n in notices(empty_window)) == 2,
        timeout=WAIT,
    )
    # The texts that were compared are there all the same.
    assert len(empty_window.session.shown) == 3


def notices(window: MainWindow) -> list[str]:
    return [notice for entry in window.session.entries for notice in entry.notices]


@pytest.mark.parametrize("content", [b"", b"{", b"[1, 2]", b'{"format": "other"}', b"\xff\x00"])
def test_a_damaged_file_is_refused_and_nothing_is_lost(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, content: bytes
) -> None:
    bad = tmp_path / "bad.variorum"
    bad.write_bytes(content)
    with qtbot.waitSignal(window.keeper.trouble) as trouble:
        window.open([str(bad)])
    assert trouble.args == ["bad.variorum: This is no comparison file, or it is damaged."]
    assert window.session.lookup is not None


def test_a_full_disk_is_told_and_nothing_is_lost(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    target = tmp_path / "kept.variorum"
    window.keeper.save(str(target))
    # Not even root can write into a folder that is a file.
    window.session.file = str(target / "impossible.variorum")
    with qtbot.waitSignal(window.keeper.trouble, timeout=WAIT) as trouble:
        window.reviewing.set_note("d1", "ask again")
    assert "could not be saved and are only in this window" in trouble.args[0]
    assert window.session.review.judgement("d1").note == "ask again"
    window.keeper.save(str(target))


def test_a_review_follows_its_evidence(compared: Comparison) -> None:
    """Ids are given anew with each comparison; the readings tell which difference is which."""
    renumbered = msgspec.structs.replace(
        compared,
        divergences=tuple(
            msgspec.structs.replace(divergence, id=f"d{10 - n}")
            for n, divergence in enumerate(compared.divergences)
        ),
    )
    review = Review(judgements={"d2": Judgement(verdict="confirmed")}, notes="all")
    carried = carried_over(review, compared, renumbered)
    assert carried.judgements == {"d9": Judgement(verdict="confirmed")}
    assert carried.notes == "all"


def test_a_window_with_unsaved_changes_does_not_close_by_itself(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is full: the user may stay, save elsewhere, or do without."""
    window.keeper.save(str(tmp_path / "kept.variorum"))
    window.session.file = "/dev/full"
    window.reviewing.set_verdict("d2", "confirmed")
    asked: list[str] = []
    answers = iter(["stay", "save"])

    def answer(_parent: object, reason: str) -> str:
        asked.append(reason)
        return next(answers)

    monkeypatch.setattr("variorum.gui.dialogs.ask_about_changes", answer)
    assert not window.close()
    assert window.isVisible()
    assert "No space left" in asked[0]
    elsewhere = tmp_path / "elsewhere.variorum"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(elsewhere), ""))
    assert window.close()
    assert files.read(elsewhere).review.judgement("d2").verdict == "confirmed"


def test_nothing_else_is_opened_over_unsaved_changes(
    window: MainWindow, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.session.file = "/dev/full"
    window.reviewing.set_note("d1", "ask again")
    answers = iter(["stay", "discard", "discard"])
    monkeypatch.setattr("variorum.gui.dialogs.ask_about_changes", lambda *_: next(answers))
    before = window.session.paths
    window.open([str(folder)])
    assert window.session.paths == before
    assert window.session.review.judgement("d1").note == "ask again"
    window.open([str(folder)])
    assert window.session.paths == (str(folder),)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A folder with room for very little."""
    place = tmp_path / "small"
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", str(place)]
    if os.geteuid() != 0 or subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("only root may mount a small disk")
    yield place
    subprocess.run(["umount", "-l", str(place)], check=True)


def test_a_disk_that_fills_up_leaves_the_old_file_and_says_so(
    window: MainWindow, small_disk: Path, qtbot: QtBot
) -> None:
    target = small_disk / "kept.variorum"
    window.keeper.save(str(target))
    before = target.read_bytes()
    room = os.statvfs(small_disk)
    (small_disk / "other").write_bytes(bytes(room.f_bavail * room.f_bsize))
    with qtbot.waitSignal(window.keeper.trouble, timeout=WAIT) as trouble:
        window.reviewing.set_note("d1", "ask again")
    assert "No space left" in trouble.args[0]
    assert target.read_bytes() == before
    assert sorted(path.name for path in small_disk.iterdir()) == ["kept.variorum", "other"]
    (small_disk / "other").unlink()
    with qtbot.waitSignal(window.keeper.written, timeout=WAIT):
        window.commands.save.trigger()
    assert files.read(target).review.judgement("d1").note == "ask again"
