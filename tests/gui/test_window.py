"""What a user does in the window, and sees."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import sample
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAction, QDropEvent
from PySide6.QtWidgets import QApplication, QMenu, QToolButton, QToolTip

from variorum.gui import palette
from variorum.gui.help import KeySheet
from variorum.model.comparison import Comparison, Divergence, SentenceRef

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from variorum.gui.article_text import ArticleText
    from variorum.gui.window import MainWindow

WAIT = 5000


def text(window: MainWindow, article: str) -> ArticleText:
    return window.workspace.reading.panes[article].text


def height(window: MainWindow, article: str, words: str) -> float:
    """Where words stand in their view."""
    shown = text(window, article)
    start = shown.text.index(words)
    return shown.places.span_extent(start, start + len(words))[0] - shown.strip.value()


def place(window: MainWindow, article: str, words: str) -> QPoint:
    """Where to click on words, in their viewport."""
    shown = text(window, article)
    start = shown.text.index(words)
    box = shown.places.rects(start, start + len(words))[0].translated(0, -shown.strip.value())
    return (box.topLeft() + QPointF(6, box.height() / 2)).toPoint()


def click(window: MainWindow, qtbot: QtBot, article: str, words: str) -> None:
    viewport = text(window, article).viewport()
    at = place(window, article, words)
    assert viewport.rect().contains(at), "not in view"
    qtbot.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=at)


# Opening


def test_an_empty_window_says_what_to_do(empty_window: MainWindow) -> None:
    assert empty_window.empty.isVisible()
    assert "Open a folder" in empty_window.empty.words.text()
    assert empty_window.empty.sample.isVisible()
    assert not empty_window.toolbar.isVisible()


def test_opening_a_folder_shows_its_articles_and_their_marks(
    empty_window: MainWindow, folder: Path, qtbot: QtBot
) -> None:
    empty_window.open([str(folder)])
    sample.settle(empty_window, qtbot)
    assert list(empty_window.workspace.reading.panes) == ["a1", "a2", "a3"]
    head = empty_window.workspace.reading.panes["a1"].head
    assert head.title.whole.startswith("Hundreds of Afghans fleeing Kabul")
    assert head.source.whole == "outlet and date not recorded"
    assert head.facts.whole == "572 words · 31 % shared · reference"
    marked = [
        text(empty_window, "a3").text[mark.start : mark.end]
        for mark in text(empty_window, "a3").marks.marks
    ]
    assert marked == ["640", "two", "“made the decision to go”", "three", "the US military"]
    assert "6 differences · 1 conflict · none hidden" in empty_window.status.counts.text()


def test_dropping_a_folder_compares_it(
    empty_window: MainWindow, folder: Path, qtbot: QtBot
) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(folder))])
    event = QDropEvent(
        QPointF(50, 50),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    empty_window.dropEvent(event)
    sample.settle(empty_window, qtbot)
    assert empty_window.windowTitle().startswith("articles")
    assert empty_window.memory.recent() == [str(folder)]


def test_the_sample_is_a_click_away(empty_window: MainWindow, qtbot: QtBot) -> None:
    qtbot.mouseClick(empty_window.empty.sample, Qt.MouseButton.LeftButton)
    sample.settle(empty_window, qtbot)
    assert empty_window.session.name == "seeds"


def test_a_file_that_cannot_be_read_is_listed_with_the_reason(window: MainWindow) -> None:
    model = window.workspace.articles.model
    last = model.index(model.rowCount() - 1)
    assert model.data(last) == "notes.xyz"
    assert "This kind is not read." in model.data(last, Qt.ItemDataRole.ToolTipRole)
    assert model.data(last, Qt.ItemDataRole.CheckStateRole) is None


def test_a_folder_with_nothing_readable_says_so(
    empty_window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    (tmp_path / "crash.txt").write_text("it ends the worker", "utf-8")
    (tmp_path / "fail").touch()
    with qtbot.waitSignal(empty_window.work.trouble, timeout=WAIT):
        empty_window.open([str(tmp_path)])
    assert empty_window.empty.isVisible()
    assert "crash.txt: The analysis of this file failed" in empty_window.empty.reasons.text()


# Scrolling


def test_panes_stay_at_the_same_place_of_the_story(window: MainWindow) -> None:
    text(window, "a1").strip.setValue(500)
    words = "A defence official told Defense One"
    partner = "The news site cited a defence official"
    assert height(window, "a1", words) == pytest.approx(height(window, "a2", partner), abs=120)
    for step in range(520, 700, 20):
        text(window, "a1").strip.setValue(step)
    # The reading line lies a third down: what stands there stands there in both.
    line = text(window, "a1").viewport().height() / 3
    moved = height(window, "a1", words) - line
    text(window, "a1").strip.setValue(text(window, "a1").strip.value() + round(moved))
    assert height(window, "a1", words) == pytest.approx(line, abs=2)
    assert height(window, "a2", partner) == pytest.approx(line, abs=3)


@pytest.mark.parametrize("lead", ["a1", "a2", "a3"])
def test_both_ends_of_all_texts_come_into_view(window: MainWindow, lead: str) -> None:
    strips = {article: pane.text.strip for article, pane in window.workspace.reading.panes.items()}
    ends = {article: strip.maximum() for article, strip in strips.items()}
    strips[lead].setValue(ends[lead])
    assert {a: strip.value() for a, strip in strips.items()} == ends
    strips[lead].setValue(0)
    assert {a: strip.value() for a, strip in strips.items()} == dict.fromkeys(ends, 0)


def test_letting_go_and_taking_up_again_keeps_the_offset(window: MainWindow) -> None:
    a1, a2 = text(window, "a1").strip, text(window, "a2").strip
    a1.setValue(400)
    window.commands.scroll_together.trigger()
    before = a2.value()
    a1.setValue(600)
    assert a2.value() == before
    a2.setValue(before + 30)
    window.commands.scroll_together.trigger()
    a1.setValue(620)
    assert abs(a2.value() - (before + 30)) < 80
    assert window.session.synchronised


def test_clicking_a_sentence_brings_its_partners_to_its_height(
    window: MainWindow, qtbot: QtBot
) -> None:
    text(window, "a1").strip.setValue(300)
    words = "A defence official told Defense One"
    at = height(window, "a1", words)
    click(window, qtbot, "a1", words)
    assert height(window, "a1", words) == pytest.approx(at, abs=1)
    assert height(window, "a2", "The news site cited") == pytest.approx(at, abs=2)
    assert text(window, "a2").highlights.selected


def test_a_crossing_link_comes_to_one_height_too(window: MainWindow, qtbot: QtBot) -> None:
    """The first sentence of A and a later one of B."""
    click(window, qtbot, "a1", "Hundreds of Afghans can be seen")
    one = height(window, "a1", "Hundreds of Afghans can be seen")
    other = height(window, "a2", "The Afghans were safely taken")
    assert one == pytest.approx(other, abs=2)


def test_after_a_crossing_jump_scrolling_does_not_leap(window: MainWindow, qtbot: QtBot) -> None:
    click(window, qtbot, "a1", "Hundreds of Afghans can be seen")
    a1, a2 = text(window, "a1").strip, text(window, "a2").strip
    before = a2.value()
    a1.setValue(a1.value() + 10)
    assert abs(a2.value() - before) < 60


def test_a_resize_keeps_the_articles_together(window: MainWindow, qtbot: QtBot) -> None:
    text(window, "a1").strip.setValue(500)
    window.resize(1100, 700)
    sample.settle(window, qtbot)
    line = text(window, "a1").viewport().height() / 3
    words = "The official said instead"
    a1 = text(window, "a1")
    a1.strip.setValue(a1.strip.value() + round(height(window, "a1", words) - line))
    assert height(window, "a2", "“The crew made") == pytest.approx(line, abs=3)


# Differences


def test_clicking_a_mark_goes_to_all_readings(window: MainWindow, qtbot: QtBot) -> None:
    click(window, qtbot, "a3", "two of the Afghan")
    assert window.session.attention.current == "d2"
    assert height(window, "a2", "at least two") == pytest.approx(
        height(window, "a3", "two of the Afghan"), abs=2
    )
    cards = window.workspace.details.list
    qtbot.waitUntil(lambda: cards.currentIndex() == cards.details.row_of("d2"))


def test_clicking_a_card_goes_to_all_readings(window: MainWindow, qtbot: QtBot) -> None:
    cards = window.workspace.details.list
    box = cards.visualRect(cards.details.row_of("d1"))
    qtbot.mouseClick(
        cards.viewport(), Qt.MouseButton.LeftButton, pos=box.topLeft() + QPoint(60, 20)
    )
    assert window.session.attention.current == "d1"
    heights = [
        height(window, "a1", "roughly 640"),
        height(window, "a2", "more than 600"),
        height(window, "a3", "640 Afghans"),
    ]
    assert max(heights) - min(heights) < 3
    assert all(text(window, article).highlights.current for article in ("a1", "a2", "a3"))


def test_clicking_a_line_of_a_card_goes_to_that_reading(window: MainWindow, qtbot: QtBot) -> None:
    cards = window.workspace.details.list
    index = cards.details.row_of("d1")
    card = cards.cards.card(index)
    assert card
    line = card.lines[1].box.center().toPoint()
    at = cards.visualRect(index).topLeft() + line
    qtbot.mouseClick(cards.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert window.session.attention.current_at
    assert (
        text(window, "a1")
        .text[window.session.attention.current_at[1] :]
        .startswith("Approximately")
    )


def test_keys_bring_the_readings_to_one_height_in_unequal_articles(
    empty_window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    """A short text is scrolled past its end for that; the carets stand before the words."""
    filler = "The river rose and fell again in the night, and nobody in the town slept. " * 4
    texts = (f"Flood\n\nThree people died.\n\n{filler}", f"Flood\n\n{filler}\n\nFour people died.")
    articles = []
    for number, words in enumerate(texts, 1):
        path = tmp_path / f"{number}.txt"
        path.write_text(words, "utf-8")
        articles.append(sample.annotate(sample.read(path), number))
    readings = tuple(
        sample.reading(article, words)
        for article, words in zip(articles, ("Three", "Four"), strict=True)
    )
    found = Divergence(
        id="d1", kind="figure", status="conflict", about="people killed", label="conflict",
        rule="interval", explanation="3 and 4 cannot both hold.", readings=readings,
    )  # fmt: skip
    sample.fill(
        empty_window, Comparison(articles=tuple(articles), divergences=(found,), reference="a1")
    )
    sample.settle(empty_window, qtbot)
    empty_window.commands.next.trigger()
    qtbot.wait(100)
    heights = [height(empty_window, "a1", "Three"), height(empty_window, "a2", "Four")]
    assert heights[0] == pytest.approx(heights[1], abs=2)
    for article, words in (("a1", "Three"), ("a2", "Four")):
        shown = text(empty_window, article)
        assert shown.textCursor().position() == shown.text.index(words)


def test_next_visits_every_difference_and_says_when_it_wraps(
    window: MainWindow, qtbot: QtBot
) -> None:
    visited = []
    for _ in range(6):
        window.commands.next.trigger()
        visited.append(window.session.attention.current)
    assert visited == ["d1", "d2", "d3", "d4", "d5", "d6"]
    with qtbot.waitSignal(window.session.said) as said:
        window.commands.next.trigger()
    assert said.args == ["That was the last difference; this is the first."]
    window.commands.previous.trigger()
    assert window.session.attention.current == "d6"


def test_hiding_a_kind_hides_marks_and_cards_and_counts_them(
    window: MainWindow, qtbot: QtBot
) -> None:
    chip = window.toolbar.chips["figure"]
    assert chip.text() == "Figures 2"
    qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
    sample.settle(window, qtbot)
    kinds = {mark.kind for mark in text(window, "a3").marks.marks}
    assert kinds == {"quote", "source"}
    assert window.workspace.details.list.details.rowCount() == 4
    assert "4 differences · 0 conflicts · 2 hidden" in window.status.counts.text()
    qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
    sample.settle(window, qtbot)
    assert window.workspace.details.list.details.rowCount() == 6


def test_resting_on_a_mark_explains_it(window: MainWindow) -> None:
    shown = text(window, "a3")
    mark = shown.places.mark_at(place(window, "a3", "two of the Afghan"), shown.marks)
    assert mark
    assert "2 and 3 cannot both hold" in shown.explain(mark)


def test_marks_do_not_change_the_text(window: MainWindow) -> None:
    for article in ("a1", "a2", "a3"):
        shown = text(window, article)
        raw = shown.document().toRawText().replace("\u2029", "\n")
        assert raw == shown.text


# Rows


def test_rows_set_side_by_side_what_says_the_same(window: MainWindow, qtbot: QtBot) -> None:
    window.commands.rows.trigger()
    rows = window.workspace.rows.list.rows
    spoken = [rows.data(rows.index(n)) for n in range(rows.rowCount())]
    aboard = next(words for words in spoken if "roughly 640" in words)
    assert "A: The photo from" in aboard
    assert "B: The photo obtained" in aboard
    assert "C: AN INCREDIBLE IMAGE" in aboard
    assert any(words.startswith("C: Footage") and "A:" not in words for words in spoken)
    window.commands.reading.trigger()
    assert window.workspace.reading.isVisible()
    assert qtbot


def test_a_mark_in_a_row_can_be_clicked(window: MainWindow, qtbot: QtBot) -> None:
    window.commands.rows.trigger()
    qtbot.wait(50)
    rows = window.workspace.rows
    number = next(
        n
        for n in range(rows.list.rows.rowCount())
        if "roughly 640" in rows.list.rows.data(rows.list.rows.index(n))
    )
    place = rows.mark_place(number, "a2")
    qtbot.mouseClick(rows.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert window.session.attention.current == "d1"
    assert window.session.attention.current_at
    assert window.session.attention.current_at[0] == "a2"
    assert rows.list.currentIndex().row() == number


def test_the_keyboard_acts_on_the_view_that_is_shown(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitActive(window)
    window.commands.panes[1].trigger()
    window.commands.rows.trigger()
    assert window.workspace.rows.list.hasFocus()
    window.commands.table.trigger()
    assert window.workspace.table.hasFocus()
    window.commands.reading.trigger()
    assert text(window, "a2").hasFocus()


def test_the_table_has_a_column_for_each_article(window: MainWindow, qtbot: QtBot) -> None:
    window.commands.table.trigger()
    table = window.workspace.table
    header = [table.table.headerData(n, Qt.Orientation.Horizontal) for n in range(9)]
    assert header == ["No.", "Kind", "Status", "About", "A", "B", "C", "Verdict", "Note"]
    fell = [table.table.data(table.table.index(0, column)) for column in range(9)]
    assert fell[2:7] == ["≠ conflict", "people who fell from the plane", "–", "at least two",
                         "two · three"]  # fmt: skip
    qtbot.mouseClick(
        table.viewport(),
        Qt.MouseButton.LeftButton,
        pos=table.visualRect(table.table.index(2, 3)).center(),
    )
    assert window.session.attention.current == table.table.divergence(table.table.index(2, 0)).id


def test_the_table_can_be_sorted(window: MainWindow) -> None:
    window.commands.table.trigger()
    table = window.workspace.table
    table.sortByColumn(3, Qt.SortOrder.AscendingOrder)
    abouts = [table.table.data(table.table.index(n, 3)) for n in range(6)]
    assert abouts == sorted(abouts, key=str.casefold)
    table.sortByColumn(0, Qt.SortOrder.DescendingOrder)
    assert [table.table.data(table.table.index(n, 0)) for n in range(6)] == list("654321")


# Entities


def test_a_count_goes_to_the_next_mention_and_says_which(window: MainWindow, qtbot: QtBot) -> None:
    model = window.workspace.entities.model
    organisations = model.index(1, 0)
    assert model.data(organisations).startswith("Organisations")
    taliban = model.index(0, 2, organisations)
    assert model.data(model.index(0, 0, organisations)) == "Taliban"
    count = int(model.data(taliban))
    window.workspace.entities.tree.clicked.emit(taliban)
    assert f"mention 1 of {count} in article B" in window.workspace.entities.place.text()
    window.workspace.entities.tree.clicked.emit(taliban)
    assert f"mention 2 of {count} in article B" in window.workspace.entities.place.text()
    start, _ = text(window, "a2").highlights.mentions[1]
    top = text(window, "a2").places.span_extent(start, start + 7)[0]
    view = text(window, "a2").strip
    assert view.value() <= top <= view.value() + view.pageStep()
    for _ in range(count - 1):
        window.workspace.entities.tree.clicked.emit(taliban)
    assert "mention 1 of" in window.workspace.entities.place.text()
    assert qtbot


def test_an_article_without_an_entity_has_a_dash(window: MainWindow) -> None:
    model = window.workspace.entities.model
    organisations = model.index(1, 0)
    assert model.data(model.index(1, 0, organisations)) == "Defense One"
    assert model.data(model.index(1, 3, organisations)) == "–"


def test_searching_names_leaves_those_that_match(window: MainWindow) -> None:
    window.workspace.entities.search.setText("samang")
    model = window.workspace.entities.model
    assert model.rowCount() == 1
    assert model.data(model.index(0, 0, model.index(0, 0))) == "Enamullah Samangani"


# Finding


def test_all_mentions_are_outlined_in_every_article(window: MainWindow) -> None:
    window.session.attention.visit("e1", "a2")
    assert window.session.lookup
    for article in ("a1", "a2", "a3"):
        shown = text(window, article)
        words = {shown.text[start:end] for start, end in shown.highlights.mentions}
        assert words == {"Taliban"}
        assert len(shown.highlights.mentions) == shown.text.count("Taliban")
    assert [text(window, a).highlights.mention for a in ("a1", "a2", "a3")] == [-1, 0, -1]
    window.commands.clear.trigger()
    assert not text(window, "a1").highlights.mentions


def test_finding_counts_and_steps_through_all_articles(window: MainWindow, qtbot: QtBot) -> None:
    field = window.toolbar.find_field
    qtbot.keyClicks(field, "taliban's")
    assert window.toolbar.find_count.text() == "A 2  B 1  C 1"
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert window.toolbar.find_count.text() == "1 of 4"
    qtbot.keyClick(field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert window.toolbar.find_count.text() == "4 of 4"
    assert text(window, "a3").highlights.hit == 0
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert not text(window, "a3").highlights.hits


def test_selected_words_are_looked_for(window: MainWindow, qtbot: QtBot) -> None:
    shown = text(window, "a1")
    start = shown.text.index("Taliban")
    cursor = shown.textCursor()
    cursor.setPosition(start)
    cursor.setPosition(start + len("Taliban"), cursor.MoveMode.KeepAnchor)
    shown.setTextCursor(cursor)
    window.commands.find.trigger()
    assert window.toolbar.find_field.text() == "Taliban"
    assert window.toolbar.find_count.text().startswith(f"A {shown.text.count('Taliban')}  B ")
    shown.selectAll()
    window.commands.find.trigger()
    assert window.toolbar.find_field.text() == "Taliban", "a whole article is not"
    assert qtbot


# Panes


def test_an_article_can_be_taken_out_and_brought_back(window: MainWindow, qtbot: QtBot) -> None:
    model = window.workspace.articles.model
    box = Qt.ItemDataRole.CheckStateRole
    model.setData(model.index(1), Qt.CheckState.Unchecked, box)
    sample.settle(window, qtbot)
    assert list(window.workspace.reading.panes) == ["a1", "a3"]
    assert len(window.workspace.reading.gutters()) == 1
    model.setData(model.index(1), Qt.CheckState.Checked, box)
    sample.settle(window, qtbot)
    assert list(window.workspace.reading.panes) == ["a1", "a2", "a3"]


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [("left", ["a2", "a1", "a3"]), ("right", ["a1", "a3", "a2"]), ("hide", ["a1", "a3"])],
)
def test_the_menu_of_a_head_moves_and_hides(
    window: MainWindow, qtbot: QtBot, wanted: str, expected: list[str]
) -> None:
    window.workspace.reading.panes["a2"].head.wanted.emit(wanted)
    sample.settle(window, qtbot)
    assert list(window.workspace.reading.panes) == expected
    # The panes stand in that order on screen, too.
    lefts = [
        pane.mapTo(window, QPoint(0, 0)).x() for pane in window.workspace.reading.panes.values()
    ]
    assert lefts == sorted(lefts)


def test_a_head_dropped_on_another_takes_its_place(window: MainWindow, qtbot: QtBot) -> None:
    window.workspace.reading.panes["a1"].head.dropped.emit("a3")
    sample.settle(window, qtbot)
    assert list(window.workspace.reading.panes) == ["a3", "a1", "a2"]


def test_an_article_is_swapped_for_another_of_the_folder(window: MainWindow, qtbot: QtBot) -> None:
    window.session.set_shown(["a1", "a2"])
    sample.settle(window, qtbot)
    head = window.workspace.reading.panes["a2"].head
    menu = head.menu.menu()
    menu.aboutToShow.emit()
    instead = menu.actions()[-1].menu()
    assert [action.text()[:1] for action in instead.actions()] == ["A", "C"]
    instead.actions()[1].trigger()
    sample.settle(window, qtbot)
    assert list(window.workspace.reading.panes) == ["a1", "a3"]


def test_another_article_can_lead(window: MainWindow, qtbot: QtBot) -> None:
    window.workspace.reading.panes["a3"].head.wanted.emit("reference")
    sample.settle(window, qtbot)
    assert window.session.reference == "a3"
    assert window.workspace.reading.panes["a3"].head.facts.whole.endswith(" · reference")
    assert window.session.lookup
    rows = window.session.lookup.comparison.statements
    led = [m.sentence for row in rows for m in row.members if m.article == "a3"]
    assert led == sorted(led)
    assert len({m for row in rows for m in row.members}) == sum(len(r.members) for r in rows)


def test_what_only_one_article_says_stands_at_its_place_in_the_rows(
    window: MainWindow, qtbot: QtBot
) -> None:
    """Behind the row of the sentence before it, whichever article leads."""
    window.workspace.reading.panes["a2"].head.wanted.emit("reference")
    sample.settle(window, qtbot)
    window.commands.rows.trigger()
    rows = window.workspace.rows.list.rows
    shown = [rows.row(rows.index(n)) for n in range(rows.rowCount())]
    place = {
        (a, n): at for at, row in enumerate(shown) for a, of in row.sentences.items() for n in of
    }
    alone = [(row, at) for at, row in enumerate(shown) if row.alone]
    assert alone
    for row, at in alone:
        ((article, (sentence, *_)),) = row.sentences.items()
        before = place.get((article, sentence - 1), -1)
        between = shown[before + 1 : at]
        assert before < at
        assert not any("a2" in other.sentences for other in between if article != "a2")


def test_bands_join_partners_and_stubs_point_out_of_view(window: MainWindow) -> None:
    gutter = window.workspace.reading.gutters()[0]
    assert {band.confident for band in gutter.bands} == {True, False}
    placed = gutter.placed()
    assert any(item.left and item.right for item in placed)
    whole = next(item for item in placed if item.left and item.right)
    assert "A: " in gutter.describe(whole.band)


def test_text_can_be_larger_and_is_remembered(
    window: MainWindow, make_window: Callable[[], MainWindow]
) -> None:
    window.commands.larger.trigger()
    window.commands.larger.trigger()
    assert text(window, "a1").font().pixelSize() == 17
    window.close()
    assert make_window().workspace.reading.text_pixels == 17


def test_copying_gives_the_articles_own_words(window: MainWindow) -> None:
    shown = text(window, "a1")
    shown.selectAll()
    window.commands.copy.trigger()
    name = "000_14bf3bbfb8b68e24.txt"
    source = f"(“Hundreds of Afghans fleeing Kabul pictured tightly packed in a US Air Force cargo plane”, {name})"  # noqa: E501 - as it is pasted
    assert QApplication.clipboard().text() == f"{shown.text}\n{source}"
    shown.copy_words()
    assert QApplication.clipboard().text() == shown.text


def test_every_control_has_a_name_and_a_tooltip(window: MainWindow) -> None:
    from PySide6.QtWidgets import QAbstractButton, QLineEdit

    controls = [
        *window.toolbar.findChildren(QAbstractButton),
        *window.findChildren(QLineEdit),
    ]
    nameless = [
        control.objectName() or type(control).__name__
        for control in controls
        # The button that clears a field is Qt's own.
        if not isinstance(control.parent(), QLineEdit)
        and not (control.accessibleName() and control.toolTip())
    ]
    assert nameless == []


def test_a_recent_folder_is_opened_from_the_menu(
    empty_window: MainWindow, folder: Path, qtbot: QtBot
) -> None:
    empty_window.open([str(folder)])
    sample.settle(empty_window, qtbot)
    entry = empty_window.menus.recent.actions()[0]
    assert entry.text() == str(folder)
    entry.trigger()
    assert empty_window.client.busy
    sample.settle(empty_window, qtbot)


def test_the_theme_is_chosen_in_the_menu(window: MainWindow) -> None:
    window.commands.larger.trigger()
    window.commands.larger.trigger()
    window.commands.appearances["dark"].trigger()
    assert palette.current().dark
    assert window.memory.appearance == "dark"
    # The letters keep their size, which a new style sheet is apt to forget.
    assert text(window, "a1").font().pixelSize() == 17
    assert window.palette().window().color().name() == palette.DARK.background
    window.commands.appearances["light"].trigger()
    assert not palette.current().dark


def test_all_that_has_a_key_stands_in_a_menu(window: MainWindow) -> None:
    """So that whoever does not know the key finds it."""
    listed: list[QAction] = []
    menus = [action.menu() for action in window.menuBar().actions()]
    while menus:
        menu = menus.pop()
        assert isinstance(menu, QMenu)
        listed += menu.actions()
        menus += [action.menu() for action in menu.actions() if action.menu()]
    assert set(window.commands.all()) <= set(listed)


def test_f1_explains_the_mark_that_was_gone_to_and_else_shows_the_keys(
    window: MainWindow, qtbot: QtBot
) -> None:
    qtbot.waitActive(window)
    window.commands.panes[2].trigger()
    window.session.attention.set_current("d2")
    qtbot.keyClick(text(window, "a3"), Qt.Key.Key_F1)
    qtbot.waitUntil(QToolTip.isVisible)
    assert "2 and 3 cannot both hold" in QToolTip.text()
    assert window.findChildren(KeySheet) == []
    QToolTip.hideText()
    cursor = text(window, "a3").textCursor()
    cursor.setPosition(0)
    text(window, "a3").setTextCursor(cursor)
    qtbot.keyClick(text(window, "a3"), Qt.Key.Key_F1)
    qtbot.waitUntil(lambda: len(window.findChildren(KeySheet)) == 1)
    window.findChildren(KeySheet)[0].reject()


def test_keys_go_to_a_pane(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitActive(window)
    window.commands.panes[1].trigger()
    assert text(window, "a2").hasFocus()


@pytest.mark.parametrize("part", ["articles", "details", "entities"])
def test_keys_go_to_each_list(window: MainWindow, qtbot: QtBot, part: str) -> None:
    qtbot.waitActive(window)
    window.commands.show_list.setChecked(False)
    window.commands.show_side.setChecked(False)
    window.commands.parts[part].trigger()
    space = window.workspace
    lists = {
        "articles": space.articles.list,
        "details": space.details.list,
        "entities": space.entities.tree,
    }
    assert lists[part].hasFocus()
    assert lists[part].isVisible()
    assert lists[part].currentIndex().isValid()


def test_arrows_go_through_the_cards_as_they_are_sorted(window: MainWindow, qtbot: QtBot) -> None:
    """Next and previous go as the texts are read, and say so; the list offers its own order."""
    qtbot.waitActive(window)
    window.commands.parts["details"].trigger()
    cards = window.workspace.details.list
    order = [cards.details.divergence(cards.details.index(n)).id for n in range(6)]
    visited: list[str | None] = [order[0]]
    for _ in range(5):
        qtbot.keyClick(cards, Qt.Key.Key_Down)
        visited.append(window.session.attention.current)
        qtbot.wait(5)
    assert visited == order
    assert order != sorted(order)
    window.commands.next.trigger()
    following = sorted(order)[(sorted(order).index(order[-1]) + 1) % 6]
    assert window.session.attention.current == following
    place = sorted(order).index(following) + 1
    assert window.status.message.whole == f"{place} of 6, as the texts are read"
    # However much is said there, what is hidden stays counted.
    assert window.status.counts.isVisible()
    assert window.status.counts.text().startswith("6 differences · 1 conflict · none hidden")


# The worker


def test_stopping_ends_the_work_and_keeps_what_was_read(
    empty_window: MainWindow, folder: Path, qtbot: QtBot
) -> None:
    (folder / "slow").touch()
    empty_window.open([str(folder)])
    qtbot.waitUntil(
        lambda: any(entry.state == "analysing" for entry in empty_window.session.entries),
        timeout=WAIT,
    )
    assert empty_window.status.stop.isVisible()
    assert "Analysing the sentences" in empty_window.status.message.whole
    qtbot.mouseClick(empty_window.status.stop, Qt.MouseButton.LeftButton)
    assert not empty_window.client.busy
    assert not empty_window.status.stop.isVisible()
    sample.settle(empty_window, qtbot)
    assert len(empty_window.workspace.reading.panes) == 3
    # Another request is served at once.
    (folder / "slow").unlink()
    empty_window.commands.again.trigger()
    sample.settle(empty_window, qtbot)


def test_a_file_that_ends_the_worker_is_left_out_with_a_notice(
    empty_window: MainWindow, folder: Path, qtbot: QtBot
) -> None:
    (folder / "crash.txt").write_text("it ends the worker", "utf-8")
    (folder / "large.txt").write_text("it takes all memory", "utf-8")
    empty_window.open([str(folder)])
    sample.settle(empty_window, qtbot)
    assert len(empty_window.workspace.reading.panes) == 3
    failed = {
        Path(entry.path).name: entry.notices
        for entry in empty_window.session.entries
        if entry.state == "failed"
    }
    for name, gave_up in (("crash.txt", "failed"), ("large.txt", "needed too much memory")):
        assert failed[name] == (f"The analysis of this file {gave_up}; it was left out.",)


def test_a_worker_that_cannot_start_is_told_not_raised(
    empty_window: MainWindow, folder: Path, qtbot: QtBot
) -> None:
    empty_window.client.close()
    empty_window.client._command = ["/nonexistent/program"]
    with qtbot.waitSignal(empty_window.work.trouble, timeout=WAIT) as trouble:
        empty_window.open([str(folder)])
    assert trouble.args == ["The analysis stopped unexpectedly. Try again."]


def test_closing_leaves_no_process(empty_window: MainWindow, folder: Path, qtbot: QtBot) -> None:
    (folder / "slow").touch()
    empty_window.open([str(folder)])
    qtbot.waitUntil(lambda: len(empty_window.session.entries) == 3, timeout=WAIT)
    process = empty_window.client._process
    assert process
    number = process.processId()
    empty_window.close()
    assert not _is_alive(number)


def _is_alive(number: int) -> bool:
    import os

    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return True


def test_the_window_never_loads_the_models() -> None:
    import subprocess

    code = (
        "import sys, variorum.gui.app;"
        "heavy = {'spacy', 'onnxruntime', 'numpy', 'typst', 'trafilatura'};"
        "print(sorted(heavy & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_right_to_left_text_is_marked_where_it_stands(
    empty_window: MainWindow, folder: Path, qtbot: QtBot
) -> None:
    path = folder / "arabic.txt"
    path.write_text("قال المسؤول 😀 إن ثلاثة أشخاص قتلوا في الحادث.", "utf-8")
    empty_window.session.open([str(folder)])
    empty_window.session.add_article(sample.read(path))
    sample.settle(empty_window, qtbot)
    shown = text(empty_window, "a1")
    start = shown.text.index("ثلاثة")
    boxes = shown.places.rects(start, start + len("ثلاثة"))
    assert len(boxes) == 1
    # The line is set from the right, and later words stand further to the left.
    first = shown.places.rects(0, 3)[0]
    assert first.left() > boxes[0].right()
    assert first.right() > shown.viewport().width() / 2
    assert shown.places.point_at(boxes[0].center().toPoint()) in range(start, start + 6)


def test_emoji_do_not_shift_what_a_click_selects(
    empty_window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "emoji.txt"
    path.write_text("😀😀 First 🚀 sentence. Second sentence 🇫🇷 here. Third.", "utf-8")
    article = sample.annotate(sample.read(path), 1)
    sample.fill(empty_window, Comparison(articles=(article,)))
    sample.settle(empty_window, qtbot)
    click(empty_window, qtbot, "a1", "Second sentence")
    assert empty_window.session.attention.selected == SentenceRef("a1", 1)


@pytest.mark.parametrize(
    ("width", "names", "open_folder"), [(1440, True, True), (1280, True, True), (800, False, False)]
)
def test_a_narrow_window_says_less_and_cuts_nothing_off(
    window: MainWindow, qtbot: QtBot, width: int, *, names: bool, open_folder: bool
) -> None:
    window.resize(width, 700)
    bar = window.toolbar
    chips = list(bar.chips.values())

    def labelled() -> bool:
        whole = [chip.width() >= chip.width_when(compact=False) for chip in chips]
        return all(whole) if names else not any(whole)

    qtbot.waitUntil(labelled)
    assert bar.files[0].isVisible() == open_folder
    shown = [*bar.findChildren(QToolButton), *chips, bar.find_field]
    for part in (part for part in shown if part.isVisible()):
        assert part.geometry().right() < bar.width()
        assert part.width() >= part.minimumSizeHint().width()


@pytest.mark.parametrize("width", [284, 340, 420])
def test_verdicts_are_never_cut_off(window: MainWindow, qtbot: QtBot, width: int) -> None:
    window.session.attention.step(1)
    window.workspace.setSizes([150, 1440 - 150 - width, width])
    buttons = window.workspace.details.judgement.buttons
    qtbot.waitUntil(lambda: all(b.sizeHint().width() <= b.width() for b in buttons))
    names = ["Open", "Confirmed", "Dismissed", "Resolved"]
    assert [button.text().split()[-1] for button in buttons] == names
    assert [button.accessibleName() for button in buttons] == names
