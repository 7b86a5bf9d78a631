"""What can be done at a place in an article, in the menu that opens there."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu

from variorum.gui.labels import in_menu
from variorum.gui.marks import number
from variorum.gui.terms import label_name
from variorum.gui.translation import translate
from variorum.model.comparison import SentenceRef

if TYPE_CHECKING:
    from variorum.gui.marks import Mark
    from variorum.gui.pane import Pane
    from variorum.gui.reviewing import Reviewing
    from variorum.gui.session import Session


def text_menu(
    session: Session, reviewing: Reviewing, pane: Pane, *, point: int, mark: Mark | None
) -> QMenu:
    """The menu at a code point of a pane's article."""
    menu = QMenu(pane)
    copy = menu.addAction(translate("ContextMenu", "&Copy with source"))
    copy.triggered.connect(pane.text.copy)
    words = menu.addAction(translate("ContextMenu", "Copy &words only"))
    words.triggered.connect(pane.text.copy_words)
    for action in (copy, words):
        action.setEnabled(pane.text.textCursor().hasSelection())
    if mark is not None:
        menu.addSeparator()
        _add_divergences(menu, session, mark, pane.article)
    sentence = pane.text.places.sentence_at(point)
    if sentence >= 0:
        menu.addSeparator()
        here = SentenceRef(pane.article, sentence)
        menu.addAction(translate("ContextMenu", "&Bring its partners here")).triggered.connect(
            lambda: session.attention.select(here)
        )
        _add_links(menu, session, reviewing, here)
    return menu


def _add_divergences(menu: QMenu, session: Session, mark: Mark, article: str) -> None:
    lookup = session.lookup
    for name in mark.divergences:
        if lookup and (found := lookup.divergences.get(name)):
            about = in_menu(f"{found.about} ({label_name(found.label)})")
            action = menu.addAction(f"{number(name)}  {about}")
            action.triggered.connect(partial(_look, session, name, (article, mark.start)))


def _look(session: Session, divergence: str, at: tuple[str, int], *_: object) -> None:
    session.attention.set_current(divergence, at=at)


def _add_links(menu: QMenu, session: Session, reviewing: Reviewing, here: SentenceRef) -> None:
    """Offer to link with the sentence clicked before, or to take away links there are."""
    lookup, chosen = session.lookup, session.attention.selected
    if lookup is None:
        return
    letters = {entry.id: entry.letter for entry in session.entries}
    linked = lookup.linked(here)
    if chosen and chosen.article != here.article and chosen not in linked:
        text = translate("ContextMenu", "&Link to the outlined sentence in {0}").format(
            letters[chosen.article]
        )
        menu.addAction(text).triggered.connect(lambda: reviewing.link(chosen, here))
    shown = [ref for ref in sorted(linked) if ref.article in session.shown]
    for ref in shown:
        span = lookup.articles[ref.article].sentences[ref.sentence]
        words = lookup.articles[ref.article].text[span.start : min(span.end, span.start + 40)]
        text = translate("ContextMenu", "&Remove the link to {0}: “{1}…”").format(
            letters[ref.article], in_menu(words)
        )
        menu.addAction(text).triggered.connect(partial(_unlink, reviewing, here, ref))


def _unlink(reviewing: Reviewing, one: SentenceRef, other: SentenceRef, *_: object) -> None:
    reviewing.unlink(one, other)
