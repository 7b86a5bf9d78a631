"""The application itself."""

from __future__ import annotations

import subprocess
import sys

_CODE = """
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFileOpenEvent
from variorum.gui.app import Application
application = Application([])
application.asked.connect(print)
QCoreApplication.sendEvent(application, QFileOpenEvent("/articles/one.variorum"))
"""


def test_a_document_that_the_system_asks_for_is_told() -> None:
    done = subprocess.run(
        [sys.executable, "-c", _CODE], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.strip() == "/articles/one.variorum"
