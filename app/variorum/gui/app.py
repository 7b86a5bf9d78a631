"""Starts the application: one window, shown before anything is loaded."""

from __future__ import annotations

import gc
import signal
import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent, QIcon
from PySide6.QtWidgets import QApplication

import variorum
from variorum.base.paths import resources
from variorum.gui import theme, translation
from variorum.gui.faults import Faults
from variorum.gui.memory import Memory
from variorum.gui.typography import window_font
from variorum.gui.window import MainWindow
from variorum.gui.windows import Windows

if TYPE_CHECKING:
    from collections.abc import Sequence


class Application(QApplication):
    """The application, which macOS asks to open documents by events and not by arguments.

    Signals:
        asked: Path of a document to open.
    """

    asked = Signal(str)

    def event(self, event: QEvent) -> bool:
        """Tell of a document; leave everything else to Qt."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.asked.emit(event.file())
            return True
        return super().event(event)


def prepare(application: QApplication) -> None:
    """Give the application its names, font and colours."""
    # A result has hundreds of thousands of parts, which are made at once and are no garbage.
    gc.set_threshold(20_000, 20, 50)
    application.setApplicationName("variorum")
    application.setApplicationDisplayName("Variorum")
    application.setApplicationVersion(variorum.__version__)
    application.setOrganizationName("variorum")
    application.setDesktopFileName("variorum")
    translation.speak(application, Memory().language)
    application.setWindowIcon(QIcon(str(resources() / "icons" / "variorum.png")))
    application.setStyle("fusion")
    application.setFont(window_font())
    theme.dress(application, Memory().appearance)
    application.styleHints().colorSchemeChanged.connect(lambda: theme.dress_again(application))


def make_window(paths: Sequence[str]) -> MainWindow:
    """A window that opens these files and folders as soon as it is on screen."""
    application = QApplication.instance()
    if isinstance(application, QApplication):
        prepare(application)
    window = MainWindow(furnished=False)
    window.chores.add(lambda: window.furnish_gently(paths))
    return window


def run(paths: Sequence[str]) -> int:
    """Open the window with these files and folders; returns the exit status.

    Args:
        paths: As named on the command line; none for what was open last time.
    """
    application = Application(sys.argv[:1])
    prepare(application)
    # Qt's loop never returns to Python by itself: let Ctrl+C in a terminal end the program.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    windows = Windows(application)
    faults = Faults(application)
    faults.met.connect(lambda text, details: _tell(windows, text, details))
    faults.install()
    application.asked.connect(lambda path: windows.open([path]))
    if paths:
        windows.open(paths)
    else:
        windows.open_as_last_time()
    return application.exec()


def _tell(windows: Windows, text: str, details: str) -> None:
    from variorum.gui import dialogs

    if windows.all:
        dialogs.show_trouble(windows.all[-1], text, details)
