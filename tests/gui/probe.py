"""Starts the real program, with the worker that needs no models, and tells what it shows.

python probe.py [PATH...]

For each line on standard input it writes one line of JSON. What is done to the program comes
from outside, by real keys and a real pointer.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

import sample
from PySide6.QtCore import QSocketNotifier
from PySide6.QtWidgets import QApplication, QWidget

from variorum import worker
from variorum.gui import app
from variorum.gui.window import MainWindow


def _centre(widget: QWidget) -> list[int]:
    point = widget.mapToGlobal(widget.rect().center())
    return [point.x(), point.y()]


def _told(window: MainWindow) -> dict[str, Any]:
    """What a test asks for; places are on the screen, in pixels."""
    space, session = window.workspace, window.session
    panes = sorted(space.reading.panes.values(), key=lambda pane: _centre(pane)[0])
    return {
        "ready": session.lookup is not None
        and not window.client.busy
        and not window.chores.waiting
        and not space.reading.settling.active,
        "panes": [pane.article for pane in panes],
        "heads": {pane.article: _centre(pane.head.badge) for pane in panes},
        "texts": {pane.article: _centre(pane.text) for pane in panes},
        "scroll": {pane.article: pane.text.strip.value() for pane in panes},
        "verdicts": {name: said.verdict for name, said in session.review.judgements.items()},
        "current": session.attention.current,
        "ground": window.palette().window().color().name(),
        "dialogs": [
            type(widget).__name__
            for widget in QApplication.topLevelWidgets()
            if widget.isVisible() and not isinstance(widget, MainWindow)
        ],
    }


class Probe:
    """Listens to standard input."""

    def __init__(self, application: QApplication) -> None:
        self._notifier = QSocketNotifier(0, QSocketNotifier.Type.Read, application)
        self._notifier.activated.connect(self._answer)

    def _answer(self) -> None:
        if not sys.stdin.readline():
            # Nobody asks any more.
            self._notifier.setEnabled(False)
            QApplication.closeAllWindows()
            QApplication.quit()
            return
        windows = [w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow)]
        told = _told(windows[0]) if windows and hasattr(windows[0], "workspace") else {}
        sys.stdout.write(json.dumps(told) + "\n")
        sys.stdout.flush()


def _prepare(application: QApplication) -> None:
    app_prepare(application)
    probes.append(Probe(application))


probes: list[Probe] = []
app_prepare = app.prepare
app.prepare = _prepare
worker.command = lambda: list(sample.FAKE_WORKER)
sys.exit(app.run(sys.argv[1:]))
