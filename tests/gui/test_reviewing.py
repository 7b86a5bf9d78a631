"""Verdicts, notes, filters and corrections, and taking them back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
import sample
from msgspec.structs import replace
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtWidgets import QInputDialog, QSpinBox

from variorum.gui.context_menu import text_menu
from variorum.model.article import Span
from variorum.model.comparison import SentenceRef, SharedWording
from variorum.model.review import Judgement

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from variorum.gui.window import MainWindow
    from variorum.model.comparison import Comparison


def test_a_verdict_is_set_shown_and_undone(window: MainWindow, qtbot: QtBot) -> None:
    bar = window.workspace.details.judgement
    assert not bar.isVisible()
    window.session.attention.set_current("d2")
    assert bar.isVisible()
    assert "people who fell" in bar.title.text()
    window.commands.verdicts["confirmed"].trigger()
    assert window.session.review.judgement("d2").verdict == "confirmed"
    window.commands.undo.trigger()
    assert window.session.review.judgement("d2").verdict == "open"
    assert window.commands.verdicts["open"].isChecked()
    window.commands.redo.trigger()
    assert window.session.review.judgement("d2").verdict == "confirmed"
    assert qtbot


def test_a_note_is_one_step_and_belongs_to_its_difference(window: MainWindow, qtbot: QtBot) -> None:
    window.session.attention.set_current("d2")
    window.commands.write_note.trigger()
    note = window.workspace.details.judgement.note
    qtbot.keyClicks(note, "ask the desk")
    assert window.session.review.judgement("d2").note == "ask the desk"
    window.session.attention.set_current("d1")
    assert note.toPlainText() == ""
    qtbot.keyClicks(note, "fine")
    window.session.attention.set_current("d2")
    assert note.toPlainText() == "ask the desk"
    window.commands.undo.trigger()
    assert window.session.review.judgements == {"d2": Judgement(note="ask the desk")}
    window.commands.undo.trigger()
    assert window.session.review.judgements == {}
    assert note.toPlainText() == ""


def test_undo_works_while_the_note_has_the_focus(window: MainWindow, qtbot: QtBot) -> None:
    window.session.attention.set_current("d2")
    note = window.workspace.details.judgement.note
    note.setFocus()
    qtbot.keyClicks(note, "x")
    qtbot.keyClick(note, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert note.toPlainText() == ""


def test_dismissed_differences_can_be_hidden_and_are_counted(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.session.attention.set_current("d2")
    window.commands.verdicts["dismissed"].trigger()
    filters = window.workspace.details.filter
    filters._verdict_actions["dismissed"].setChecked(False)
    sample.settle(window, qtbot)
    assert window.workspace.details.list.details.rowCount() == 5
    assert "5 differences · 0 conflicts · 1 hidden" in window.status.counts.text()
    marks = window.workspace.reading.panes["a3"].text.marks.marks
    assert all("d2" not in mark.divergences for mark in marks)
    assert filters.filter.text() == "Filter 1"


@pytest.mark.parametrize(
    ("words", "expected"),
    [("samangani", ["d4"]), ("sunday", ["d6"]), ("ALL include", ["d1"]), ("nothing such", [])],
)
def test_searching_differences(
    window: MainWindow, qtbot: QtBot, words: str, expected: list[str]
) -> None:
    window.workspace.details.filter.search.setText(words)
    sample.settle(window, qtbot)
    shown = [divergence.id for divergence in window.session.visible_divergences()]
    assert shown == expected
    assert f"{6 - len(expected)} hidden" in window.status.counts.text()


def test_sorting_by_reading_order(window: MainWindow) -> None:
    details = window.workspace.details
    ids = [details.list.details.divergence(details.list.details.index(n)).id for n in range(6)]
    assert ids == ["d2", "d1", "d6", "d3", "d4", "d5"]
    details.filter._sort("reading", True)
    ids = [details.list.details.divergence(details.list.details.index(n)).id for n in range(6)]
    assert ids == ["d1", "d2", "d3", "d4", "d5", "d6"]


def test_the_next_conflict_skips_the_rest(window: MainWindow) -> None:
    window.session.attention.step(1, status="conflict")
    assert window.session.attention.current == "d2"
    window.session.attention.step(1, kind="quote")
    assert window.session.attention.current == "d3"
    window.session.attention.step(-1)
    assert window.session.attention.current == "d2"


def test_a_link_can_be_added_and_taken_away(window: MainWindow, qtbot: QtBot) -> None:
    lookup = window.session.lookup
    assert lookup
    one = next(ref for ref in lookup.partners if ref.article == "a1")
    partner = lookup.partners[one]["a2"][0][0]
    window.reviewing.unlink(one, partner)
    sample.settle(window, qtbot)
    assert window.session.lookup
    assert "a2" not in window.session.lookup.partners.get(one, {})
    other = SentenceRef("a2", 0)
    window.reviewing.link(other, one)
    sample.settle(window, qtbot)
    assert [ref for ref, _ in window.session.lookup.partners[one]["a2"]] == [other]
    window.commands.undo.trigger()
    window.commands.undo.trigger()
    sample.settle(window, qtbot)
    assert window.session.lookup.partners[one]["a2"][0][0] == partner


def test_names_can_be_merged_and_parted(window: MainWindow, qtbot: QtBot) -> None:
    window.reviewing.merge(["e1", "e2"])
    sample.settle(window, qtbot)
    assert window.session.lookup
    merged = window.session.lookup.entities["e1"]
    assert merged.name == "Taliban"
    assert merged.mentions == {"a1": 11, "a2": 12, "a3": 6}
    assert "e2" not in window.session.lookup.entities
    window.reviewing.split("e1", "Defense One")
    sample.settle(window, qtbot)
    assert window.session.lookup.entities["e2"].mentions == {"a1": 2, "a2": 4}
    window.reviewing.split("e4", "Samangani")
    sample.settle(window, qtbot)
    assert window.session.lookup.entities["e4/Samangani"].mentions == {"a2": 1}


def test_merging_and_parting_can_be_undone_and_done_again(window: MainWindow, qtbot: QtBot) -> None:
    def names() -> set[str]:
        assert window.session.lookup
        return set(window.session.lookup.entities)

    before = names()
    window.reviewing.merge(["e1", "e2"])
    merged = names()
    assert merged == before - {"e2"}
    window.reviewing.split("e4", "Samangani")
    parted = names()
    assert parted == merged | {"e4/Samangani"}
    for expected in (merged, before):
        window.commands.undo.trigger()
        assert names() == expected
    assert not window.commands.undo.isEnabled()
    for expected in (merged, parted):
        window.commands.redo.trigger()
        assert names() == expected
    sample.settle(window, qtbot)
    shown = {
        window.workspace.entities.model.data(window.workspace.entities.model.index(row, 0, group))
        for group in (window.workspace.entities.model.index(n, 0) for n in range(3))
        for row in range(window.workspace.entities.model.rowCount(group))
    }
    assert "Samangani" in shown
    assert "Defense One" not in shown


def test_another_reference_can_be_undone(window: MainWindow, qtbot: QtBot) -> None:
    window.reviewing.set_reference("a2")
    assert window.session.reference == "a2"
    window.commands.undo.trigger()
    assert window.session.reference == "a1"
    sample.settle(window, qtbot)


def test_a_name_taken_for_another_is_parted_in_the_menu(window: MainWindow, qtbot: QtBot) -> None:
    window.reviewing.merge(["e4"])
    sample.settle(window, qtbot)
    panel = window.workspace.entities
    people = panel.model.index(0, 0)
    row = next(
        n
        for n in range(panel.model.rowCount(people))
        if "Samangani" in panel.model.data(panel.model.index(n, 0, people))
    )
    flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
    panel.tree.selectionModel().select(panel.model.index(row, 0, people), flag)
    (part,) = panel.menu().actions()
    assert part.text() == "“Samangani” is another one"
    part.trigger()
    sample.settle(window, qtbot)
    assert window.session.lookup
    assert "e4/Samangani" in window.session.lookup.entities


def test_selected_names_are_made_one_in_the_menu(window: MainWindow, qtbot: QtBot) -> None:
    panel = window.workspace.entities
    organisations = panel.model.index(1, 0)
    for row in range(2):
        panel.tree.selectionModel().select(
            panel.model.index(row, 0, organisations), QItemSelectionModel.SelectionFlag.Select
        )
    (merge,) = panel.menu().actions()
    assert merge.text() == "These 2 are one: Taliban"
    merge.trigger()
    sample.settle(window, qtbot)
    organisations = panel.model.index(1, 0)
    assert panel.model.rowCount(organisations) == 1
    assert panel.model.data(panel.model.index(0, 1, organisations)) == "11"


def test_names_that_only_one_article_has(window: MainWindow) -> None:
    panel = window.workspace.entities
    actions = panel.scope.menu().actions()
    assert [a.text() for a in actions][:3] == ["All names", "In every article", "Only in A"]
    actions[4].trigger()
    assert panel.model.rowCount() == 1
    assert panel.model.data(panel.model.index(0, 0, panel.model.index(0, 0))) == "Ashraf Ghani"


def test_the_menu_of_a_sentence_links_it_to_the_outlined_one(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.session.attention.select(SentenceRef("a1", 0))
    pane = window.workspace.reading.panes["a2"]
    point = pane.text.places.sentences[1].start
    menu = text_menu(window.session, window.reviewing, pane, point=point, mark=None)
    link = next(a for a in menu.actions() if "Link to the outlined sentence in A" in a.text())
    link.trigger()
    sample.settle(window, qtbot)
    assert window.session.lookup
    assert SentenceRef("a2", 1) in window.session.lookup.linked(SentenceRef("a1", 0))
    menu = text_menu(window.session, window.reviewing, pane, point=point, mark=None)
    unlink = next(a for a in menu.actions() if "Remove the link to A" in a.text())
    unlink.trigger()
    sample.settle(window, qtbot)
    assert not window.session.lookup.linked(SentenceRef("a1", 0))


def test_extras_show_what_is_alone_and_which_words_differ(window: MainWindow) -> None:
    window.commands.extras["alone"].trigger()
    window.commands.extras["words"].trigger()
    shown = window.workspace.reading.panes["a1"].text
    words = [shown.text[s.start : s.end][:20] for s in shown.places.sentences]
    alone = {words[index] for index in shown.highlights.alone}
    assert "Gunshots could be he" in alone
    assert "The photo from the U" not in alone
    assert shown.highlights.differing
    index = words.index("The official said in")
    differing = [shown.text[start:end] for start, end in shown.highlights.differing(index)]
    assert differing
    assert "decision" not in " ".join(differing)
    window.commands.extras["words"].trigger()
    assert shown.highlights.differing is None


def test_shared_wording_is_shown_on_demand(
    window: MainWindow, compared: Comparison, qtbot: QtBot
) -> None:
    words = "panicked Afghans"
    spans = [
        Span(at, at + len(words)) for at in (a.text.index(words) for a in compared.articles[:2])
    ]
    run = SharedWording(left="a1", right="a2", left_span=spans[0], right_span=spans[1], words=2)
    sample.fill(window, replace(compared, shared=(run,)))
    sample.settle(window, qtbot)
    shown = window.workspace.reading.panes["a1"].text
    assert not shown.highlights.shared
    window.commands.extras["shared"].trigger()
    assert shown.highlights.shared == ((spans[0].start, spans[0].end),)
    before = shown.viewport().grab().toImage()
    shown.strip.reach(shown.places.span_extent(spans[0].start, spans[0].end)[0] - 100)
    qtbot.wait(50)
    on = shown.viewport().grab().toImage()
    window.commands.extras["shared"].trigger()
    qtbot.wait(50)
    assert on != before
    assert shown.viewport().grab().toImage() != on, "what is shared looks different"


def test_go_to_a_sentence_by_its_number(window: MainWindow, qtbot: QtBot) -> None:
    window.commands.go_to_sentence.trigger()
    dialog = window.findChild(QInputDialog)
    assert dialog is not None
    assert "article A (1 to " in dialog.labelText()
    assert dialog.width() > dialog.fontMetrics().horizontalAdvance(dialog.windowTitle()) + 150
    qtbot.keyClicks(dialog.findChild(QSpinBox), "7")
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert window.session.attention.selected == SentenceRef("a1", 6)
    shown = window.workspace.reading.panes["a1"].text
    top, _ = shown.places.extent(6)
    assert 0 <= top - shown.strip.value() < shown.viewport().height()
    window.commands.go_to_sentence.trigger()
    again = window.findChildren(QInputDialog)[-1]
    assert again.intValue() == 7
    again.reject()


def test_the_reason_of_a_mark_is_told_at_the_caret(window: MainWindow) -> None:
    shown = window.workspace.reading.panes["a3"].text
    cursor = shown.textCursor()
    cursor.setPosition(shown.text.index("two of the Afghan") + 1)
    shown.setTextCursor(cursor)
    assert shown.explain_at_caret()
    cursor.setPosition(shown.text.index("cramming"))
    shown.setTextCursor(cursor)
    assert not shown.explain_at_caret()
