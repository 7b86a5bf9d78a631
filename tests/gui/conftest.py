"""A window with a worker that needs no models, and settings that nobody else uses."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

# A window on screen would steal the focus of whoever runs the tests.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parent))

import sample
from PySide6.QtCore import QSettings, Qt

from variorum.base.paths import seeds
from variorum.gui import theme, translation
from variorum.gui.typography import window_font
from variorum.gui.window import MainWindow

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from variorum.model.comparison import Comparison


@pytest.fixture
def application(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> QApplication:
    """The application, dressed, with settings and data of its own."""
    monkeypatch.setattr("variorum.gui.files.data_dir", lambda: tmp_path / "data")
    qapp.setOrganizationName("variorum-tests")
    qapp.setApplicationName("variorum-tests")
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    QSettings.setPath(
        QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(tmp_path / "settings")
    )
    translation.speak(qapp, "en")
    qapp.setStyle("fusion")
    qapp.setFont(window_font())
    theme.dress(qapp, "light")
    return qapp


@pytest.fixture
def make_window(application: QApplication, qtbot: QtBot) -> Iterator[Callable[[], MainWindow]]:
    """Opens empty windows of a known size and closes them again."""
    assert application
    windows: list[MainWindow] = []

    def make() -> MainWindow:
        window = MainWindow(sample.FAKE_WORKER)
        windows.append(window)
        qtbot.addWidget(window)
        window.resize(1440, 800)
        window.setWindowState(Qt.WindowState.WindowNoState)
        window.show()
        return window

    yield make
    for window in windows:
        window.close()


@pytest.fixture
def empty_window(make_window: Callable[[], MainWindow]) -> MainWindow:
    """A window in which nothing was opened."""
    return make_window()


@pytest.fixture
def compared() -> Comparison:
    """The seeds compared by hand."""
    return sample.comparison()


@pytest.fixture
def window(empty_window: MainWindow, compared: Comparison, qtbot: QtBot) -> MainWindow:
    """A window that shows the seeds, compared."""
    sample.fill(empty_window, compared)
    sample.settle(empty_window, qtbot)
    return empty_window


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the seeds."""
    target = tmp_path / "articles"
    shutil.copytree(seeds(), target)
    return target
