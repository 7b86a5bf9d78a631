"""What leaves the window by way of the clipboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint
from PySide6.QtGui import QContextMenuEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QMenu

if TYPE_CHECKING:
    from variorum.gui.window import MainWindow


def test_a_difference_is_copied_with_its_sources(window: MainWindow) -> None:
    window.session.attention.set_current("d2")
    window.commands.copy_difference.trigger()
    copied = QGuiApplication.clipboard().text()
    assert copied.startswith("people who fell from the plane (")
    assert "at least two" in copied
    assert "001_7756e5edb60de83c.txt, SHA-256 5317b1b7fce5bfec" in copied
    assert "000_14bf3bbfb8b68e24.txt" not in copied
    assert "2 and 3 cannot both hold" in copied
    assert "Copied:" in window.status.message.whole


def test_without_a_difference_nothing_is_copied(window: MainWindow) -> None:
    QGuiApplication.clipboard().setText("mine")
    window.commands.copy_difference.trigger()
    assert QGuiApplication.clipboard().text() == "mine"
    assert "Choose a difference first" in window.status.message.whole


def test_a_card_offers_what_can_be_done_with_it(window: MainWindow) -> None:
    cards = window.workspace.details.list
    at = cards.visualRect(cards.details.row_of("d3")).center()
    event = QContextMenuEvent(
        QContextMenuEvent.Reason.Mouse, at, cards.viewport().mapToGlobal(QPoint(0, 0))
    )
    cards.contextMenuEvent(event)
    assert window.session.attention.current == "d3"
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert window.commands.copy_difference in menu.actions()
    menu.close()
