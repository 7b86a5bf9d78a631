"""Printing: which pages reach the printer, and what is said when they do not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pypdfium2
import pytest
from PySide6.QtGui import QPageLayout, QPageSize
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QPushButton

from variorum.gui import export_choices
from variorum.gui.export_choices import Choices
from variorum.gui.printing import Printing

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from variorum.gui.window import MainWindow

WAIT = 8000


@pytest.fixture
def printing(window: MainWindow, tmp_path: Path) -> Printing:
    """A printer that writes a file."""
    made = Printing(window.session, window.errands.side, window)
    made.printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    made.printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    made.printer.setResolution(150)
    return made


def pages(path: Path) -> list[tuple[int, int]]:
    """The size of each page in points."""
    with pypdfium2.PdfDocument(path) as document:
        return [(round(page.get_width()), round(page.get_height())) for page in document]


def test_all_pages_are_printed(
    printing: Printing, window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(printing.done, timeout=WAIT):
        printing.print_pages()
    assert pages(tmp_path / "printed.pdf") == [(595, 842), (595, 842)]
    assert "printed.pdf" in window.status.message.whole


def test_some_pages_are_printed(printing: Printing, tmp_path: Path, qtbot: QtBot) -> None:
    printing.printer.setPrintRange(QPrinter.PrintRange.PageRange)
    printing.printer.setFromTo(2, 2)
    with qtbot.waitSignal(printing.done, timeout=WAIT):
        printing.print_pages()
    assert len(pages(tmp_path / "printed.pdf")) == 1


@pytest.mark.parametrize(
    ("size", "orientation", "paper"),
    [
        (QPageSize.PageSizeId.A4, "portrait", "a4"),
        (QPageSize.PageSizeId.A5, "landscape", "a4"),
        (QPageSize.PageSizeId.Letter, "portrait", "us-letter"),
        (QPageSize.PageSizeId.Letter, "landscape", "us-letter"),
    ],
)
def test_pages_are_set_for_the_paper_in_the_printer(
    printing: Printing, size: QPageSize.PageSizeId, orientation: str, paper: str
) -> None:
    printing.printer.setPageSize(QPageSize(size))
    landscape = orientation == "landscape"
    printing.printer.setPageOrientation(
        QPageLayout.Orientation.Landscape if landscape else QPageLayout.Orientation.Portrait
    )
    settings = printing._page_settings()
    assert (settings["paper"], settings["orientation"]) == (paper, orientation)


def test_the_printer_begins_with_the_paper_chosen_for_exports(window: MainWindow) -> None:
    export_choices.save(Choices(paper="us-letter", orientation="landscape"))
    layout = Printing(window.session, window.errands.side, window).printer.pageLayout()
    assert layout.pageSize().id() == QPageSize.PageSizeId.Letter
    assert layout.orientation() == QPageLayout.Orientation.Landscape


def test_a_printer_that_does_not_answer_is_told(
    printing: Printing, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(printing._painter, "begin", lambda _printer: False, raising=False)
    with qtbot.waitSignals([printing.trouble, printing.done], timeout=WAIT):
        printing.print_pages()
    assert not (tmp_path / "printed.pdf").exists()


def test_stopping_prints_nothing(
    window: MainWindow, printing: Printing, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(printing, "_choices", Choices(title="slow"))
    printing.print_pages()
    qtbot.waitUntil(printing.progress.isVisible, timeout=WAIT)
    with qtbot.waitSignal(printing.done, timeout=WAIT):
        printing.progress.findChildren(QPushButton)[0].click()
    assert "stopped" in window.status.message.whole


def test_the_menu_asks_for_a_printer(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[QPrintDialog] = []
    monkeypatch.setattr(QPrintDialog, "show", lambda dialog: asked.append(dialog))  # noqa: PLW0108 - to be bound
    window.commands.print_pages.trigger()
    assert asked[0].printer().docName() == "seeds"
    asked[0].reject()


def test_there_must_be_a_comparison(empty_window: MainWindow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(empty_window.errands.trouble):
        empty_window.errands.print_pages()
