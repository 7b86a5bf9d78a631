"""Correcting what the files say of their articles."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
import sample
from PySide6.QtCore import Qt

from variorum.export import ReportSettings, report
from variorum.gui import files
from variorum.model.comparison import Comparison
from variorum.model.facts import CorrectedFacts

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from variorum.gui.facts_dialog import FactsDialog
    from variorum.gui.window import MainWindow


def _dialog(window: MainWindow, article: str = "a2") -> FactsDialog:
    window.facts.correct(article)
    dialog = window.facts.dialog
    assert dialog is not None
    return dialog


def _head(window: MainWindow, article: str = "a2") -> str:
    return window.workspace.reading.panes[article].head.facts.whole


def test_a_corrected_fact_is_shown_and_undone_and_done_again(
    window: MainWindow, qtbot: QtBot
) -> None:
    before = _head(window)
    dialog = _dialog(window)
    title = dialog.fields["title"].text()
    dialog.fields["outlet"].setText("The Courier")
    dialog.fields["title"].setText("A better headline")
    dialog.save.click()
    sample.settle(window, qtbot)
    head = window.workspace.reading.panes["a2"].head
    assert head.source.whole == "The Courier · date not recorded"
    assert "corrected by you" in head.facts.whole
    assert "corrected by the user; as read: not recorded" in head.facts.toolTip()
    assert head.title.whole == "A better headline"
    panel = window.workspace.articles
    assert panel.model.index(1).data() == "A better headline"
    window.commands.undo.trigger()
    sample.settle(window, qtbot)
    assert _head(window) == before
    assert head.title.whole == title
    assert window.session.review.facts == {}
    window.commands.redo.trigger()
    sample.settle(window, qtbot)
    assert head.title.whole == "A better headline"


def test_writing_begins_in_the_first_field_and_tab_goes_down(
    window: MainWindow, qtbot: QtBot
) -> None:
    dialog = _dialog(window)
    qtbot.waitUntil(lambda: dialog.focusWidget() is not None)
    for field in dialog.fields.values():
        assert dialog.focusWidget() is field
        qtbot.keyClick(field, Qt.Key.Key_Tab)
    assert dialog.focusWidget() in dialog.buttons.buttons()


def test_what_was_read_stays_in_the_comparison_as_made(window: MainWindow) -> None:
    read = window.session.found
    assert read
    window.reviewing.correct_facts("a2", CorrectedFacts(author="Ada Poe"))
    assert window.session.found is read
    assert read.articles[1].author is None
    assert window.session.lookup
    shown = window.session.lookup.comparison.articles[1]
    assert shown.author == "Ada Poe"
    assert shown.as_read["author"].value is None


def test_only_what_differs_from_what_was_read_is_a_correction(window: MainWindow) -> None:
    dialog = _dialog(window)
    assert dialog.facts() == CorrectedFacts()
    dialog.fields["published"].setText("16 August 2021")
    assert dialog.facts() == CorrectedFacts(published="2021-08-16")
    dialog.fields["author"].setText("  Ada \n Poe ")
    dialog.reset.click()
    assert dialog.facts() == CorrectedFacts()


@pytest.mark.parametrize(
    ("field", "value", "fault"),
    [("published", "03/04/2021", "no date"), ("published", "soon", "no date"), ("title", " ", "A")],
)
def test_what_cannot_be_taken_is_said_while_writing(
    window: MainWindow, field: str, value: str, fault: str
) -> None:
    dialog = _dialog(window)
    dialog.fields[field].setText(value)
    assert fault in dialog.fault.text()
    assert not dialog.save.isEnabled()
    dialog.accept()
    assert window.session.review.facts == {}
    dialog.reset.click()
    assert dialog.save.isEnabled()


def test_a_corrected_date_offers_to_compare_again_until_it_is_taken_back(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.reviewing.correct_facts("a2", CorrectedFacts(outlet="The Courier"))
    assert not window.dates.isVisible()
    window.reviewing.correct_facts("a2", CorrectedFacts(published="2021-08-17"))
    sample.settle(window, qtbot)
    assert window.dates.isVisible()
    assert "date of article B was corrected" in window.dates.words.whole
    window.commands.undo.trigger()
    sample.settle(window, qtbot)
    assert not window.dates.isVisible()


def test_comparing_again_goes_by_the_corrected_date(
    empty_window: MainWindow, folder: Path, qtbot: QtBot
) -> None:
    window = empty_window
    window.open([str(folder)])
    qtbot.waitUntil(lambda: window.session.lookup is not None, timeout=20_000)
    window.reviewing.correct_facts("a2", CorrectedFacts(published="2021-08-17"))
    sample.settle(window, qtbot)
    window.dates.take.click()
    qtbot.waitUntil(lambda: window.session.lookup is None, timeout=20_000)
    qtbot.waitUntil(lambda: window.session.lookup is not None, timeout=20_000)
    assert window.session.found
    assert window.session.found.articles[1].published == "2021-08-17"
    assert window.session.found.articles[1].as_read["published"].value is None
    assert window.session.review.facts == {"a2": CorrectedFacts(published="2021-08-17")}
    assert not window.dates.isVisible()


def test_corrections_are_saved_apart_from_what_was_read_and_opened_again(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    window.reviewing.correct_facts("a1", CorrectedFacts(title="Mine", published="2021-08-15"))
    target = tmp_path / "one.variorum"
    window.keeper.save(str(target))
    saved = files.read(target)
    assert saved.articles[0].title != "Mine"
    assert saved.review.facts["a1"].title == "Mine"
    window.open([str(target)])
    sample.settle(window, qtbot)
    assert window.workspace.reading.panes["a1"].head.title.whole == "Mine"
    assert window.dates.isVisible()


def test_an_export_marks_the_correction_and_keeps_what_was_read(window: MainWindow) -> None:
    window.reviewing.correct_facts("a2", CorrectedFacts(title="Mine", outlet="The Courier"))
    assert window.session.lookup
    source = report.build(window.session.lookup.comparison, settings=ReportSettings()).sources[1]
    facts = {fact.name: fact for fact in source.facts}
    assert source.headline == "Mine"
    assert facts["Outlet"].value == "The Courier"
    assert facts["Outlet"].origin == "corrected by the user; as read: not recorded"
    found = window.session.found
    assert isinstance(found, Comparison)
    assert facts["Headline as read"].value == found.articles[1].title


def test_the_dialog_opens_by_key_from_list_and_pane_and_their_menus(
    window: MainWindow, qtbot: QtBot
) -> None:
    panel = window.workspace.articles
    panel.list.setFocus()
    panel.list.setCurrentIndex(panel.model.index(2))
    qtbot.keyClick(panel.list, Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier)
    assert window.facts.dialog
    assert window.facts.dialog.windowTitle() == "Facts of article C"
    window.facts.dialog.reject()
    window.workspace.reading.focus_pane(1)
    window.commands.correct_facts.trigger()
    assert window.facts.dialog.windowTitle() == "Facts of article B"
    window.facts.dialog.reject()
    menu = panel.menu_at(panel.model.index(0))
    assert menu
    menu.actions()[1].trigger()
    assert window.facts.dialog.windowTitle() == "Facts of article A"
    window.facts.dialog.reject()
    window.workspace.reading.panes["a3"].head.wanted.emit("facts")
    assert window.facts.dialog.windowTitle() == "Facts of article C"
