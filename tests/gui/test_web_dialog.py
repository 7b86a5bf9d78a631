"""Adding pages of the web: what is asked, what is shown, what is compared."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
import sample
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QMessageBox

from variorum.model.comparison import Notice

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from variorum.gui.web_dialog import WebDialog
    from variorum.gui.window import MainWindow

WAIT = 8000


@pytest.fixture
def opened(empty_window: MainWindow, folder: Path, qtbot: QtBot) -> MainWindow:
    """A window that shows a folder."""
    empty_window.open([str(folder)])
    sample.settle(empty_window, qtbot)
    return empty_window


@pytest.fixture
def dialog(opened: MainWindow) -> WebDialog:
    """The dialog, opened from the menu."""
    opened.commands.add_address.trigger()
    found = opened.errands.web_dialog
    assert found is not None
    return found


def drop(window: MainWindow, data: QMimeData) -> None:
    event = QDropEvent(
        QPointF(50, 50),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    window.dropEvent(event)


def fetch(dialog: WebDialog, qtbot: QtBot, address: str) -> None:
    dialog.address.setText(address)
    with qtbot.waitSignal(dialog._side.fetched, timeout=WAIT):
        dialog.go.click()


def test_the_open_folder_is_proposed_for_the_evidence(dialog: WebDialog, folder: Path) -> None:
    assert dialog.folder.text() == str(folder)
    assert not dialog.go.isEnabled()
    dialog.address.setText("example.org/flood")
    assert dialog.go.isEnabled()
    dialog.folder.clear()
    assert not dialog.go.isEnabled()


def test_a_saved_page_is_shown_then_added(
    dialog: WebDialog, opened: MainWindow, folder: Path, qtbot: QtBot
) -> None:
    fetch(dialog, qtbot, "example.org/moved")
    facts = dialog.facts.text()
    assert (
        "Redirected: https://example.org/moved → https://example.org/between "
        "→ https://example.org/there"
    ) in facts
    assert "Saved as saved.txt (35 bytes)" in facts
    assert "Retrieved 2026-11-30 12:00:00 UTC" in facts
    assert "SHA-256 0000000000000000 " in facts
    assert len(opened.session.entries) == 4  # three articles and a file left out
    (folder / "slow").touch()  # what is compared matters here, not what comes of it
    with qtbot.waitSignal(opened.session.opened, timeout=WAIT):
        dialog.go.click()
    assert opened.session.paths == (str(folder),)
    qtbot.waitUntil(
        lambda: any(entry.path.endswith("saved.txt") for entry in opened.session.entries),
        timeout=WAIT,
    )
    qtbot.waitUntil(lambda: opened.errands.web_dialog is None)


def test_a_page_saved_elsewhere_is_compared_with_the_folder(
    dialog: WebDialog, opened: MainWindow, folder: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    elsewhere = tmp_path / "evidence"
    elsewhere.mkdir()
    dialog.folder.setText(str(elsewhere))
    fetch(dialog, qtbot, "https://example.org/flood")
    assert "Redirected" not in dialog.facts.text()
    dialog.go.click()
    assert opened.session.paths == (str(folder), str(elsewhere / "saved.txt"))


def test_the_local_network_is_asked_only_after_the_user(dialog: WebDialog, qtbot: QtBot) -> None:
    dialog.address.setText("http://private.example/page")
    with qtbot.waitSignal(dialog._side.failed, timeout=WAIT):
        dialog.go.click()
    (box,) = dialog.findChildren(QMessageBox)
    assert "local network" in box.text()
    assert box.defaultButton().text() == "Cancel"
    with qtbot.waitSignal(dialog._side.fetched, timeout=WAIT):
        next(b for b in box.buttons() if b.text() == "Ask it").click()
    assert "Saved as" in dialog.facts.text()


def test_a_page_that_is_not_there_is_told_and_another_can_be_tried(
    dialog: WebDialog, qtbot: QtBot
) -> None:
    dialog.address.setText("https://example.org/missing")
    with qtbot.waitSignal(dialog._side.failed, timeout=WAIT):
        dialog.go.click()
    assert "404" in dialog.message.text()
    assert dialog.address.isEnabled()
    fetch(dialog, qtbot, "https://example.org/flood")
    assert "Saved as" in dialog.facts.text()


def test_dropped_links_are_asked_about_one_after_the_other(
    opened: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    link = tmp_path / "story.url"
    link.write_text("[InternetShortcut]\r\nURL=https://example.org/two\r\n")
    data = QMimeData()
    data.setUrls([QUrl("https://example.org/one"), QUrl.fromLocalFile(str(link))])
    drop(opened, data)
    dialog = opened.errands.web_dialog
    assert dialog is not None
    assert dialog.address.text() == "https://example.org/one"
    fetch(dialog, qtbot, dialog.address.text())
    assert "1 more" in dialog.message.text()
    dialog.go.click()
    assert dialog.address.text() == "https://example.org/two"
    assert opened.errands.web_dialog is dialog


@pytest.mark.parametrize(
    ("urls", "text", "expected"),
    [
        (["https://example.org/a"], "", ["https://example.org/a"]),
        ([], "https://example.org/b A story", ["https://example.org/b"]),
        (["ftp://example.org/a", "mailto:a@example.org"], "", []),
        ([], "just words", []),
    ],
)
def test_only_web_addresses_are_links(urls: list[str], text: str, expected: list[str]) -> None:
    from variorum.gui import drops

    data = QMimeData()
    if urls:
        data.setUrls([QUrl(url) for url in urls])
    if text:
        data.setText(text)
    assert drops.sorted_out(data) == ([], expected)
    assert drops.wanted(data) == bool(expected)


def test_links_in_the_folder_are_offered_once(opened: MainWindow) -> None:
    message = "This is a link; the page has not been fetched: https://example.org/a"
    opened.session.add_notice(Notice(path="a.url", code="link", message=message))
    assert opened.links.isVisible()
    assert "https://example.org/a" in opened.links.words.whole
    opened.links.take.click()
    assert not opened.links.isVisible()
    dialog = opened.errands.web_dialog
    assert dialog is not None
    assert dialog.address.text() == "https://example.org/a"
    dialog.close()
    opened.session.add_notice(Notice(path="b.txt", code="empty", message="It is empty."))
    assert not opened.links.isVisible()
