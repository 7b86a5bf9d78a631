"""The line below everything: what is going on, what there is, what is hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QToolButton, QWidget

from variorum.gui.labels import ElidedLabel

if TYPE_CHECKING:
    from PySide6.QtGui import QAction

    from variorum.gui.session import Session
    from variorum.model.messages import Progress

_MESSAGE_MS = 6000
_HEIGHT = 27


class StatusLine(QWidget):
    """Progress with a button to stop it, or the summary of the result."""

    def __init__(self, session: Session, stop: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("status")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._session = session
        # What there is and what is hidden stays in sight, whatever else is said.
        self.counts = QLabel(self)
        self.message = ElidedLabel(self)
        self.message.setObjectName("passing")
        self.facts = QLabel(self)
        self.bar = QProgressBar(self)
        self.bar.setTextVisible(False)
        self.bar.setFixedSize(140, 6)
        self.bar.setAccessibleName(self.tr("Progress"))
        self.stop = QToolButton(self)
        self.stop.setDefaultAction(stop)
        self.stop.setObjectName("stop")
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 0, 12, 0)
        self.setFixedHeight(_HEIGHT)
        row.setSpacing(10)
        row.addWidget(self.bar)
        row.addWidget(self.stop)
        row.addWidget(self.counts)
        row.addWidget(self.message, 1)
        row.addWidget(self.facts)
        self._passing = QTimer(self, interval=_MESSAGE_MS, singleShot=True)
        self._passing.timeout.connect(self._forget)
        self.set_busy(False)

    def set_busy(self, busy: bool) -> None:  # noqa: FBT001 - a slot
        """Show or hide the progress."""
        self.bar.setVisible(busy)
        self.stop.setVisible(busy)
        self.bar.setRange(0, 0)
        if not busy:
            self.refresh()

    def show_progress(self, progress: Progress) -> None:
        """Say what is being done and how much of it is left."""
        texts = {
            "reading": self.tr("Reading the files"),
            "loading": self.tr("Loading the language models"),
            "annotating": self.tr("Analysing the sentences"),
            "encoding": self.tr("Computing the sentences’ meanings"),
            "aligning": self.tr("Aligning the articles"),
            "comparing": self.tr("Comparing details"),
            "exporting": self.tr("Writing the file"),
        }
        text = texts[progress.stage]
        if progress.total:
            text += f" · {min(progress.done + 1, progress.total)}/{progress.total}"
        if progress.path and progress.stage != "exporting":
            text += " · " + progress.path.replace("\\", "/").rsplit("/", 1)[-1]
        self.bar.setRange(0, progress.total)
        self.bar.setValue(progress.done)
        self._passing.stop()
        self.message.set_whole(text)

    def say(self, text: str) -> None:
        """Show a passing message."""
        self.message.set_whole(text)
        self._passing.start()

    def _forget(self) -> None:
        if self.bar.isHidden():
            self.message.set_whole("")

    def refresh(self) -> None:
        """Show what there is."""
        summary = self._summary()
        self.counts.setText(summary)
        self.counts.setVisible(bool(summary))
        if not self._passing.isActive():
            self._forget()
        lookup = self._session.lookup
        seconds = self._session.seconds
        said = QLocale().toString(seconds, "f", 1)
        self.facts.setText(self.tr("analysed in {0} s").format(said) if lookup and seconds else "")

    def _summary(self) -> str:
        session = self._session
        if session.lookup is None:
            return ""
        shown = session.visible_divergences()
        hidden = len(session.lookup.comparison.divergences) - len(shown)
        conflicts = sum(1 for divergence in shown if divergence.status == "conflict")
        parts = [
            self.tr("%Ln difference(s)", "", len(shown)),
            self.tr("%Ln conflict(s)", "", conflicts),
            self.tr("%Ln hidden", "", hidden) if hidden else self.tr("none hidden"),
        ]
        failed = sum(1 for entry in session.entries if entry.state == "failed")
        if failed:
            parts.append(self.tr("%Ln file(s) left out", "", failed))
        return " · ".join(parts)
