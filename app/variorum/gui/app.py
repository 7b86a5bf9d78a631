"""Starts the application: one window, shown before anything is loaded."""

from __future__ import annotations

import signal
import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

import variorum
from variorum.base.paths import resources
from variorum.gui import theme
from variorum.gui.client import WorkerClient
from variorum.gui.memory import Memory
from variorum.gui.typography import window_font
from variorum.gui.window import MainWindow

if TYPE_CHECKING:
    from collections.abc import Sequence


def make_application(arguments: Sequence[str] = ()) -> QApplication:
    """The application with its names, fonts and colours."""
    application = QApplication([sys.argv[0], *arguments])
    application.setApplicationName("variorum")
    application.setApplicationDisplayName("Variorum")
    application.setApplicationVersion(variorum.__version__)
    application.setOrganizationName("variorum")
    application.setDesktopFileName("variorum")
    application.setStyle("fusion")
    application.setFont(window_font())
    theme.dress(application, Memory().appearance)
    application.styleHints().colorSchemeChanged.connect(lambda: theme.dress_again(application))
    return application


def run(paths: Sequence[str]) -> int:
    """Open the window with these files and folders; returns the exit status.

    Args:
        paths: As named on the command line; none for an empty window.
    """
    application = make_application()
    # Qt's loop never returns to Python by itself: let Ctrl+C in a terminal end the program.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    window = MainWindow(WorkerClient())
    icon = resources() / "icons" / "variorum.png"
    application.setWindowIcon(QIcon(str(icon)))
    window.show()

    def begin() -> None:
        window.client.start()
        if paths:
            window.open(paths)

    QTimer.singleShot(0, begin)
    return application.exec()
