"""What the user does in a pane, and what comes of it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

from variorum.gui.arrangement import dropped, moved, swapped
from variorum.gui.article_text import ArticleText
from variorum.gui.pane import Pane
from variorum.gui.terms import label_name
from variorum.model.comparison import SentenceRef

if TYPE_CHECKING:
    from variorum.gui.gutter import Band, Gutter
    from variorum.gui.marks import Mark
    from variorum.gui.reviewing import Reviewing
    from variorum.gui.session import Session


class PaneActions(QObject):
    """Part of the reading view.

    Signals:
        facts_wanted: Id of the article whose facts are to be corrected.
    """

    facts_wanted = Signal(str)

    def __init__(self, session: Session, reviewing: Reviewing, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._reviewing = reviewing
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._focus_moved)

    def attach(self, pane: Pane) -> None:
        """Listen to a pane."""
        article = pane.article
        pane.text.explain = self._explain
        pane.head.wanted.connect(partial(self._head_wanted, article))
        pane.head.swapped.connect(partial(self._head_swapped, article))
        pane.head.dropped.connect(partial(self._head_dropped, article))
        pane.text.menu_wanted.connect(partial(self._menu_wanted, pane))
        pane.text.mark_clicked.connect(partial(self._mark_clicked, article))
        pane.text.sentence_clicked.connect(partial(self._sentence_clicked, article))

    @staticmethod
    def _focus_moved(before: QWidget | None, now: QWidget | None) -> None:
        """Underline the head of the pane that the keyboard acts on."""
        for widget, active in ((before, False), (now, True)):
            pane = widget.parentWidget() if isinstance(widget, ArticleText) else None
            if isinstance(pane, Pane):
                pane.head.set_active(active=active)

    def attach_gutter(self, gutter: Gutter, left: Pane, right: Pane) -> None:
        """Answer for a gutter between two panes."""
        gutter.describe = partial(self._describe, left, right)
        gutter.clicked = partial(self._band_clicked, left)

    def _head_wanted(self, article: str, what: str) -> None:
        match what:
            case "hide":
                self._session.set_in_pane(article, on=False)
            case "reference":
                self._reviewing.set_reference(article)
            case "facts":
                self.facts_wanted.emit(article)
            case _:
                by = 1 if what == "right" else -1
                self._session.set_shown(moved(self._session.shown, article, by))

    def _head_swapped(self, article: str, other: str) -> None:
        self._session.set_shown(swapped(self._session.shown, article, other))

    def _head_dropped(self, on: str, article: str) -> None:
        self._session.set_shown(dropped(self._session.shown, article, on))

    def _mark_clicked(self, article: str, mark: Mark) -> None:
        self._session.attention.look_at(mark.divergences, at=(article, mark.start))

    def _sentence_clicked(self, article: str, sentence: int) -> None:
        self._session.attention.select(SentenceRef(article, sentence) if sentence >= 0 else None)

    def _band_clicked(self, left: Pane, band: Band) -> None:
        self._session.attention.select(SentenceRef(left.article, band.left))

    def _menu_wanted(self, pane: Pane, where: QPoint, point: int, mark: Mark | None) -> None:
        from variorum.gui.context_menu import text_menu

        menu = text_menu(self._session, self._reviewing, pane, point=point, mark=mark)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(where)

    def _explain(self, mark: Mark) -> str:
        lookup = self._session.lookup
        if lookup is None:
            return ""
        found = (lookup.divergences[name] for name in mark.divergences)
        return "\n\n".join(f"{d.about} ({label_name(d.label)})\n{d.explanation}" for d in found)

    def _describe(self, left: Pane, right: Pane, band: Band) -> str:
        kind = self.tr("say the same") if band.confident else self.tr("possibly say the same")
        one, other = left.text.places.sentences[band.left], right.text.places.sentences[band.right]
        return (
            f"{left.letter}: {left.text.text[one.start : one.end]}\n\n"
            f"{right.letter}: {right.text.text[other.start : other.end]}\n\n{kind}"
        )
