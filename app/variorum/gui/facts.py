"""Correcting the facts of articles, and offering to compare anew where a date was corrected."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from variorum.gui.facts_dialog import FactsDialog
    from variorum.gui.reviewing import Reviewing
    from variorum.gui.session import Session


class FactCorrection(QObject):
    """Opens the dialog and takes what the user says there.

    Signals:
        redated: A line on articles that were compared with another date; empty for none.
    """

    redated = Signal(str)

    def __init__(self, session: Session, reviewing: Reviewing, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self._reviewing = reviewing
        self._window = window
        self.dialog: FactsDialog | None = None

    def correct(self, article: str) -> None:
        """Let the user correct the facts of an article, by id."""
        from variorum.gui.facts_dialog import FactsDialog

        entry = self._session.entry(article)
        if entry is None or entry.article is None or self._session.found is None:
            self._session.said.emit(self.tr("Facts can be corrected once the comparison is made."))
            return
        dialog = FactsDialog(entry, entry.article, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.decided.connect(partial(self._reviewing.correct_facts, article))
        dialog.destroyed.connect(self._forget)
        self.dialog = dialog
        dialog.open()

    def _forget(self) -> None:
        self.dialog = None

    def look(self) -> None:
        """See whether the comparison went by other dates than the user now gives."""
        from variorum.gui.corrections import redated

        found = self._session.found
        articles = redated(found, self._session.review) if found else ()
        letters = [entry.letter for entry in self._session.entries if entry.id in articles]
        if not letters:
            self.redated.emit("")
        elif len(letters) == 1:
            words = self.tr("The date of article {0} was corrected after the comparison was made.")
            self.redated.emit(words.format(letters[0]))
        else:
            words = self.tr("The dates of {0} were corrected after the comparison was made.")
            self.redated.emit(words.format(", ".join(letters)))
