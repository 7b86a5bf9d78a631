"""Articles that try to be more than words: markup, tricks with the direction, endless titles."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
import sample
from msgspec.structs import replace
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex
from PySide6.QtGui import Qt, QTextDocument
from PySide6.QtWidgets import QLabel, QMenu, QMessageBox

from variorum.gui import dialogs
from variorum.gui.context_menu import text_menu
from variorum.gui.offsets import displayable

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from variorum.gui.window import MainWindow
    from variorum.model.comparison import Comparison

TITLES = (
    "<h1>Red</h1> <img src=file:///etc/hostname> Fish & Chips",
    "Flood \u202edne eht morf\u202c in \u2066Norvik\u2069 \0 \x1b[31m",
    "Very long " * 1000,
)


@pytest.fixture
def hostile(
    empty_window: MainWindow,
    compared: Comparison,
    tmp_path_factory: pytest.TempPathFactory,
    qtbot: QtBot,
) -> MainWindow:
    """A window with articles, names and differences that hold such words."""
    assert tmp_path_factory
    articles = tuple(
        replace(article, title=title, outlet=title[:300])
        for article, title in zip(compared.articles, TITLES, strict=True)
    )
    found = tuple(replace(d, about=f"<b>{d.about}</b> & more") for d in compared.divergences)
    names = tuple(
        replace(e, name=f"<i>{e.name}</i>", forms=(TITLES[0], "x")) for e in compared.entities
    )
    sample.fill(
        empty_window, replace(compared, articles=articles, divergences=found, entities=names)
    )
    sample.settle(empty_window, qtbot)
    return empty_window


def items(model: QAbstractItemModel, parent: QModelIndex | None = None) -> Iterator[QModelIndex]:
    parent = parent or QModelIndex()
    # A list does not say that it has one column.
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
    for row in range(model.rowCount(parent)):
        for column in range(columns):
            index = model.index(row, column, parent)
            yield index
            if model.rowCount(index):
                yield from items(model, index)


def test_no_tip_of_a_list_obeys_an_article(hostile: MainWindow) -> None:
    hostile.commands.table.trigger()
    space = hostile.workspace
    tips = [
        tip
        for model in (space.articles.model, space.entities.model, space.table.table)
        for index in items(model)
        if (tip := model.data(index, Qt.ItemDataRole.ToolTipRole))
    ]
    assert len(tips) > 50
    for tip in tips:
        document = QTextDocument()
        document.setHtml(tip) if Qt.mightBeRichText(tip) else document.setPlainText(tip)
        assert "\ufffc" not in document.toPlainText(), "an image of the article's choice"
    shown = QTextDocument()
    shown.setHtml(
        space.articles.model.data(space.articles.model.index(0), Qt.ItemDataRole.ToolTipRole)
    )
    assert TITLES[0] in shown.toPlainText()


def test_no_label_obeys_an_article(hostile: MainWindow) -> None:
    hostile.session.attention.set_current("d2")
    hostile.session.attention.visit("e1", "a2")
    labels = [label for label in hostile.findChildren(QLabel) if label.text()]
    assert any("<b>people" in label.text() for label in labels)
    assert any("<i>Taliban</i>" in label.text() for label in labels)
    obeying = [
        label.text()
        for label in labels
        if label.textFormat() != Qt.TextFormat.PlainText and Qt.mightBeRichText(label.text())
    ]
    assert obeying == []


def test_no_menu_takes_an_ampersand_for_its_own(hostile: MainWindow, qtbot: QtBot) -> None:
    pane = hostile.workspace.reading.panes["a2"]
    menu = pane.head.menu.menu()
    menu.aboutToShow.emit()
    instead = menu.actions()[-1].menu()
    assert isinstance(instead, QMenu)
    assert "Fish && Chips" in instead.actions()[0].text()
    assert max(len(action.text()) for action in instead.actions()) < 70
    shown = pane.text
    mark = next(m for m in shown.marks.marks if "d2" in m.divergences)
    at_mark = text_menu(hostile.session, hostile.reviewing, pane, point=mark.start, mark=mark)
    assert any("&& more" in action.text() for action in at_mark.actions())
    hostile.menus.show_recent(["/x/Fish & Chips"], hostile.open)
    assert hostile.menus.recent.actions()[0].text() == "/x/Fish && Chips"
    assert qtbot


def test_an_endless_title_widens_nothing_and_tricks_are_seen(hostile: MainWindow) -> None:
    head = hostile.workspace.reading.panes["a3"].head
    assert head.title.text().endswith("…")
    assert head.width() < 700
    hostile.session.attention.set_current("d1")
    assert hostile.workspace.tabs.width() < 500
    turned = hostile.workspace.reading.panes["a2"].head.title.whole
    assert "\u202e" not in turned
    assert turned == displayable(" ".join(TITLES[1].split()))


def test_a_message_shows_a_files_name_as_it_is(window: MainWindow, qtbot: QtBot) -> None:
    dialogs.show_trouble(window, "<b>x</b>.txt: It cannot be read.")
    box = window.findChild(QMessageBox)
    assert box is not None
    assert box.textFormat() == Qt.TextFormat.PlainText
    assert box.text() == "<b>x</b>.txt: It cannot be read."
    box.reject()
    assert qtbot
