"""The list of the folder's files: what it holds, in which order, and how it keeps up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sample
from msgspec.structs import replace
from PySide6.QtCore import Qt

from variorum.gui.session import MOST_PANES
from variorum.model.article import Article
from variorum.model.comparison import Notice
from variorum.model.messages import Progress

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from variorum.gui.window import MainWindow

ARTICLE = Article(path="", sha256="0", bytes=4, encoding="utf-8", title="Flood", text="It rained.")


def _add(window: MainWindow, *numbers: int) -> None:
    for number in numbers:
        window.session.add_article(replace(ARTICLE, path=f"/x/{number}.txt", title=f"T{number}"))


def _refuse(window: MainWindow, name: str, code: str = "empty") -> None:
    window.session.add_notice(Notice(path=f"/x/{name}", code=code, message="It is empty."))


def _titles(window: MainWindow) -> list[str]:
    model = window.workspace.articles.model
    return [str(model.index(row).data()) for row in range(model.rowCount())]


def test_files_that_are_no_articles_come_last(empty_window: MainWindow) -> None:
    window = empty_window
    window.session.open(["/x"])
    _refuse(window, "a.jpg")
    _add(window, 1)
    _refuse(window, "b.txt")
    _add(window, 2)
    assert _titles(window) == ["T1", "T2", "a.jpg", "b.txt"]
    assert [entry.letter for entry in window.session.entries] == ["A", "B", "", ""]


def test_what_was_told_of_a_file_before_it_was_read_stays_with_its_article(
    empty_window: MainWindow,
) -> None:
    window = empty_window
    window.session.open(["/x"])
    _refuse(window, "0.jpg")
    message = "The file does not name its encoding; it was read as windows-1252."
    window.session.add_notice(Notice(path="/x/1.txt", code="encoding", message=message))
    _add(window, 1)
    assert _titles(window) == ["T1", "0.jpg"]
    assert window.session.entries[0].notices == (message,)
    assert window.session.entries[0].article is not None


def test_files_of_the_system_are_told_and_not_listed(empty_window: MainWindow) -> None:
    empty_window.session.open(["/x"])
    _refuse(empty_window, ".DS_Store", "hidden")
    assert _titles(empty_window) == []
    assert [notice.path for notice in empty_window.session.notices] == ["/x/.DS_Store"]


def test_the_first_six_stand_in_panes_and_the_rest_are_a_click_away(
    empty_window: MainWindow, qtbot: QtBot
) -> None:
    window = empty_window
    window.session.open(["/x"])
    _add(window, *range(1, 10))
    qtbot.waitUntil(lambda: len(window.workspace.reading.panes) == MOST_PANES)
    assert list(window.workspace.reading.panes) == ["a1", "a2", "a3", "a4", "a5", "a6"]
    window.session.set_in_pane("a9", on=True)
    qtbot.waitUntil(lambda: "a9" in window.workspace.reading.panes)
    assert len(window.workspace.reading.panes) == MOST_PANES


def test_of_many_files_the_list_tells_new_ones_together(
    empty_window: MainWindow, qtbot: QtBot
) -> None:
    window = empty_window
    window.session.open(["/x"])
    model = window.workspace.articles.model
    told: list[tuple[int, int]] = []
    model.rowsInserted.connect(lambda _, first, last: told.append((first, last)))
    resets: list[int] = []
    model.modelReset.connect(lambda: resets.append(1))
    _refuse(window, "a.jpg")
    _add(window, *range(1, 201))
    qtbot.waitUntil(lambda: model.rowCount() == 201)
    assert _titles(window) == [*(f"T{n}" for n in range(1, 201)), "a.jpg"]
    assert len(told) < 100
    assert resets == []


def test_a_link_that_lies_there_twice_is_offered_once(empty_window: MainWindow) -> None:
    empty_window.session.open(["/x"])
    for name in ("a.url", "b.webloc"):
        message = "This is a link; the page has not been fetched: https://x.example/1"
        empty_window.session.add_notice(Notice(path=f"/x/{name}", code="link", message=message))
    words = empty_window.links.words.whole
    assert words.endswith("not followed: https://x.example/1")
    assert words.count("https") == 1


def test_what_is_wrong_with_an_article_is_readable_on_its_card(
    window: MainWindow, qtbot: QtBot
) -> None:
    """In a narrow list one line would hold three words."""
    message = "Nearly the same text as 003.txt: not independent sources."
    path = window.session.entries[0].path
    window.session.add_notice(Notice(path=path, code="near-duplicate", message=message))
    panel = window.workspace.articles
    window.workspace.setSizes([166, 1000, 284])
    sample.settle(window, qtbot)
    panel.refresh_result()
    notice = panel.cards.notice(panel.model.entry(panel.model.index(0)))
    assert notice is not None
    assert 1 < notice.lineCount() <= 4
    assert notice.text() == message
    assert message in panel.model.data(panel.model.index(0), Qt.ItemDataRole.ToolTipRole)
    boxes = [panel.list.visualRect(panel.model.index(row)) for row in (0, 1)]
    assert boxes[0].height() > boxes[1].height()


def test_progress_says_what_is_waited_for(window: MainWindow) -> None:
    window.status.set_busy(True)
    for stage, words in (
        ("annotating", "Analysing the sentences · 3/3 · c.txt"),
        ("encoding", "Computing the sentences’ meanings · 3/3 · c.txt"),
    ):
        told = Progress(id=1, stage=stage, done=2, total=3, path="/x/c.txt")  # pyright: ignore[reportArgumentType]
        window.status.show_progress(told)
        assert window.status.message.whole == words
    window.status.set_busy(False)
    assert window.status.message.whole == ""
