"""What a user does in the export dialog, and sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest
import sample
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices

from variorum.gui import dialogs, export_choices
from variorum.gui.export_choices import Choices
from variorum.gui.export_dialog import ExportDialog
from variorum.gui.side_worker import SideWorker
from variorum.model.messages import Exported
from variorum.model.review import Judgement, Review

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from variorum.gui.window import MainWindow

WAIT = 8000


@pytest.fixture
def open_dialog(window: MainWindow, qtbot: QtBot) -> Iterator[Callable[[], ExportDialog]]:
    """Opens the dialog, as often as wanted."""

    def make() -> ExportDialog:
        window.commands.export.trigger()
        dialog = window.errands.export_dialog
        assert dialog is not None
        qtbot.waitExposed(dialog)
        return dialog

    yield make
    if window.errands.export_dialog is not None:
        window.errands.export_dialog.close()


@pytest.fixture
def dialog(open_dialog: Callable[[], ExportDialog]) -> ExportDialog:
    """The dialog, just opened."""
    return open_dialog()


def choose(monkeypatch: pytest.MonkeyPatch, target: Path | str) -> list[str]:
    """Have the user name a file; returns the names that the program proposes."""
    proposed: list[str] = []

    def choose_target(_parent: object, start: str, name: str, form: str) -> str:
        proposed.append(f"{start}/{name}.{form}")
        return str(target)

    monkeypatch.setattr(dialogs, "choose_target", choose_target)
    return proposed


def written(target: Path) -> dict[str, Any]:
    """What the fake worker was asked to write."""
    return msgspec.json.decode(target.read_bytes().removeprefix(b"%PDF "))


# The preview


def test_the_first_page_is_shown_while_the_window_goes_on(
    dialog: ExportDialog, qtbot: QtBot
) -> None:
    assert dialog.preview.page is None
    assert "appears here" in dialog.preview.words
    qtbot.waitUntil(lambda: dialog.preview.page is not None, timeout=WAIT)
    assert dialog.preview.words == ""


def test_of_several_changes_one_preview_is_made(dialog: ExportDialog, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: dialog.preview.page is not None, timeout=WAIT)
    shown: list[object] = []
    dialog._side.previewed.connect(shown.append)
    for title in ("F", "Fl", "Flo", "Flood"):
        dialog.form.title.setText(title)
    dialog.form.paper.buttons["us-letter"].click()
    qtbot.waitUntil(lambda: bool(shown), timeout=WAIT)
    qtbot.wait(400)
    assert len(shown) == 1
    # The fake worker's page is as wide as its title has letters.
    assert dialog.preview.page is not None
    assert dialog.preview.page.width() == 100 + len("Flood")


def test_a_preview_that_cannot_be_made_says_why(dialog: ExportDialog, qtbot: QtBot) -> None:
    dialog.form.logo.setText("/missing/logo.png")
    qtbot.waitUntil(lambda: "logo" in dialog.preview.words, timeout=WAIT)
    assert dialog.preview.page is None
    dialog.form.logo.clear()
    qtbot.waitUntil(lambda: dialog.preview.page is not None, timeout=WAIT)


def test_a_worker_that_went_away_is_told_the_comparison_again(
    window: MainWindow, qtbot: QtBot
) -> None:
    assert window.session.lookup
    comparison, side = window.session.lookup.comparison, window.errands.side
    with qtbot.waitSignal(side.previewed, timeout=WAIT):
        side.preview(comparison, {}, ppi=72)
    process = side._client._process
    assert process is not None
    process.kill()
    qtbot.waitUntil(lambda: side._client._process is None, timeout=WAIT)
    with qtbot.waitSignal(side.previewed, timeout=WAIT):
        side.preview(comparison, {}, ppi=72)


@pytest.mark.parametrize(
    ("form", "words"),
    [("html", "web page"), ("xlsx", "spreadsheet"), ("csv", "table"), ("md", "content system")],
)
def test_other_formats_are_described(dialog: ExportDialog, form: str, words: str) -> None:
    dialog.form.format.buttons[form].click()
    assert words in dialog.preview.words
    assert not dialog.form.paper.isEnabled()


# What is chosen


def test_choices_are_remembered_but_not_the_title(
    open_dialog: Callable[[], ExportDialog], window: MainWindow, qtbot: QtBot
) -> None:
    first = open_dialog()
    first.form.organisation.setText("The Desk")
    first.form.title.setText("Flood")
    first.form.orientation.buttons["landscape"].click()
    first.form.parts["texts"].click()
    first.close()
    qtbot.waitUntil(lambda: window.errands.export_dialog is None)
    choices = open_dialog().form.choices()
    assert choices.organisation == "The Desk"
    assert choices.title == ""
    assert choices.orientation == "landscape"
    assert "texts" not in choices.parts


def test_damaged_memory_gives_the_usual_choices(window: MainWindow) -> None:
    window.memory._settings.setValue("export/choices", '{"form": "docx"}')
    assert export_choices.load() == Choices()


def test_what_the_window_hides_is_left_out_only_if_wanted(window: MainWindow) -> None:
    window.commands.kinds["quote"].setChecked(False)
    window.workspace.details.filter.search.setText("fell")
    made = "2026-11-30T12:00:00+00:00"
    shown = export_choices.settings(Choices(), window.session, made=made)
    assert "quote" not in shown["kinds"]
    assert shown["hidden"] == ["d1", "d3", "d4", "d5", "d6"]
    everything = Choices(as_on_screen=False, timed=False)
    fields = export_choices.settings(everything, window.session, made=made)
    assert not {"kinds", "statuses", "hidden"} & set(fields)
    assert fields["made"] is None


def test_verdicts_and_notes_go_along(window: MainWindow) -> None:
    window.session.set_review(
        Review(
            judgements={
                "d1": Judgement(verdict="confirmed", note=" Called the ministry. "),
                "d2": Judgement(note="Ask again."),
                "d3": Judgement(verdict="dismissed"),
            }
        )
    )
    fields = export_choices.settings(Choices(only_confirmed=True), window.session, made="")
    assert fields["only_confirmed"]
    assert "notes" in fields["parts"]
    assert fields["notes"] == [
        ("d1", "confirmed", "Called the ministry."),
        ("d2", "", "Ask again."),
        ("d3", "dismissed", ""),
    ]
    without = Choices(only_confirmed=True, notes=False)
    fields = export_choices.settings(without, window.session, made="")
    assert "notes" not in fields["parts"]
    assert fields["notes"] == [("d1", "confirmed", "")]


def test_nothing_confirmed_leaves_nothing_out(window: MainWindow, dialog: ExportDialog) -> None:
    assert not dialog.form.only_confirmed.isEnabled()
    fields = export_choices.settings(Choices(only_confirmed=True), window.session, made="")
    assert not fields["only_confirmed"]


def test_the_settings_are_those_of_a_report(window: MainWindow) -> None:
    from variorum.export import ReportSettings

    fields = export_choices.settings(Choices(), window.session, made="2026-11-30T12:00:00+00:00")
    assert msgspec.convert(fields, ReportSettings).parts[-1] == "notes"


# Writing


def test_the_file_is_written_and_can_be_opened(
    dialog: ExportDialog,
    window: MainWindow,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    target = tmp_path / "flood.pdf"
    proposed = choose(monkeypatch, target)
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    dialog.form.organisation.setText("The Desk")
    with qtbot.waitSignal(dialog._side.exported, timeout=WAIT):
        dialog.outcome.export.click()
    assert proposed[0].endswith("/seeds.pdf")
    assert "flood.pdf is written" in dialog.outcome.message.text()
    assert written(target)["organisation"] == "The Desk"
    assert "Written:" in window.status.message.whole
    assert window.memory.export_folder == str(tmp_path)
    dialog.outcome.open.click()
    assert opened == [QUrl.fromLocalFile(str(target))]


@pytest.mark.parametrize("may_be_written", [True, False])
def test_the_file_dialogs_begin_where_files_may_be_written(
    empty_window: MainWindow,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    may_be_written: bool,  # noqa: FBT001
) -> None:
    shipped, own = tmp_path / "shipped", tmp_path / "own"
    shipped.mkdir()
    own.mkdir()
    denied = {} if may_be_written else {str(shipped)}
    # Root may write everywhere, and tests are often run as root.
    monkeypatch.setattr(dialogs.os, "access", lambda path, _: str(path) not in denied)
    monkeypatch.setattr(dialogs.QStandardPaths, "writableLocation", lambda _: str(own))
    began: list[str] = []
    monkeypatch.setattr(
        dialogs.QFileDialog, "exec", lambda dialog: began.append(dialog.directory().path())
    )
    monkeypatch.setattr(
        dialogs.QFileDialog,
        "getSaveFileName",
        lambda _parent, _title, proposed, _kinds: began.append(proposed) or ("", ""),
    )
    assert not dialogs.choose_target(empty_window, str(shipped), "seeds", "pdf")
    assert not dialogs.choose_file(empty_window, str(shipped), "seeds")
    expected = shipped if may_be_written else own
    assert began == [str(expected), str(expected / "seeds.variorum")]


def test_what_the_reader_must_be_told_is_shown(dialog: ExportDialog, tmp_path: Path) -> None:
    from variorum.model.comparison import Notice

    notice = Notice(path="", code="without-standards", message="Some characters have no glyph.")
    target = tmp_path / "a.pdf"
    target.write_bytes(b"x" * 2048)
    dialog.outcome.show_written(Exported(id=1, format="pdf", target=str(target), notices=(notice,)))
    assert dialog.outcome.message.text() == "a.pdf is written (2.0 kB)."
    assert dialog.outcome.remarks.text() == "Some characters have no glyph."


def test_the_name_decides_on_the_format(
    dialog: ExportDialog, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(monkeypatch, tmp_path / "flood.html")
    with qtbot.waitSignal(dialog._side.exported, timeout=WAIT) as done:
        dialog.export()
    assert done.args is not None
    assert done.args[0].format == "html"
    choose(monkeypatch, tmp_path / "flood.2nd edition")
    with qtbot.waitSignal(dialog._side.exported, timeout=WAIT) as done:
        dialog.export()
    assert done.args is not None
    assert done.args[0].target == str(tmp_path / "flood.2nd edition.html")


def test_a_failure_says_why_and_leaves_the_dialog_usable(
    dialog: ExportDialog, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(monkeypatch, tmp_path / "missing" / "flood.pdf")
    with qtbot.waitSignal(dialog._side.failed, timeout=WAIT):
        dialog.export()
    assert "The folder is missing." in dialog.outcome.message.text()
    choose(monkeypatch, tmp_path / "flood.pdf")
    with qtbot.waitSignal(dialog._side.exported, timeout=WAIT):
        dialog.export()
    assert (tmp_path / "flood.pdf").exists()


def test_an_article_is_never_overwritten(
    dialog: ExportDialog, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    from pathlib import Path

    article = Path(window.session.entries[0].path)
    monkeypatch.setattr(dialog, "_is_article", lambda target: target.endswith("x.pdf"))
    choose(monkeypatch, article.with_name("x.pdf"))
    dialog.export()
    assert "one of the articles" in dialog.outcome.message.text()
    assert not dialog._side.busy
    monkeypatch.undo()
    assert dialog._is_article(str(article))
    assert not dialog._is_article(str(article.with_name("x.pdf")))


def test_stopping_leaves_no_file(
    dialog: ExportDialog, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "slow").touch()
    target = tmp_path / "flood.pdf"
    target.write_bytes(b"old")
    choose(monkeypatch, target)
    with qtbot.waitSignal(dialog._side.progressed, timeout=WAIT):
        dialog.export()
    assert dialog.outcome.stop.isVisible()
    assert not dialog.outcome.export.isVisible()
    assert not dialog.form.isEnabled()
    qtbot.waitUntil(lambda: bool(list(tmp_path.glob("*.part"))), timeout=WAIT)
    dialog.outcome.stop.click()
    assert list(tmp_path.glob(".variorum-*.part")) == []
    assert dialog.form.isEnabled()
    assert "Stopped" in dialog.outcome.message.text()
    assert target.read_bytes() == b"old"
    qtbot.waitUntil(lambda: dialog.preview.page is not None, timeout=WAIT)


@pytest.fixture
def slow_export(
    dialog: ExportDialog, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> ExportDialog:
    """A file is half written, and the rest takes long."""
    (tmp_path / "slow").touch()
    choose(monkeypatch, tmp_path / "flood.pdf")
    with qtbot.waitSignal(dialog._side.progressed, timeout=WAIT):
        dialog.export()
    qtbot.waitUntil(lambda: bool(list(tmp_path.glob("*.part"))), timeout=WAIT)
    return dialog


@pytest.mark.parametrize("how", ["escape", "close"])
def test_leaving_while_a_file_is_written_says_that_none_was(
    window: MainWindow, slow_export: ExportDialog, tmp_path: Path, qtbot: QtBot, how: str
) -> None:
    dialog = slow_export
    if how == "escape":
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
        assert dialog.isVisible(), "first it stops, then it closes"
        assert dialog.outcome.message.text() == "Stopped; no file was written."
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    else:
        dialog.close()
        assert window.status.message.whole == "Export stopped; no file was written."
    assert not dialog.isVisible()
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["slow"]


def test_there_must_be_a_comparison(empty_window: MainWindow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(empty_window.errands.trouble):
        empty_window.errands.export()
    assert empty_window.errands.export_dialog is None


def test_the_process_is_ended_when_it_was_not_needed_for_long(
    window: MainWindow, qtbot: QtBot
) -> None:
    side: SideWorker = window.errands.side
    side._idle.setInterval(50)
    assert window.session.lookup
    with qtbot.waitSignal(side.previewed, timeout=WAIT):
        side.preview(window.session.lookup.comparison, {}, ppi=72)
    qtbot.waitUntil(lambda: side._client._process is None, timeout=WAIT)
    with qtbot.waitSignal(side.previewed, timeout=WAIT):
        side.preview(sample.comparison(), {}, ppi=72)


def test_notes_on_the_whole_go_along_and_the_clock_is_named(window: MainWindow) -> None:
    window.session.set_review(Review(notes="All checked."))
    fields = export_choices.settings(Choices(), window.session, made="2031-05-06T07:08:00+00:00")
    assert (fields["remarks"], fields["made_by"]) == ("All checked.", "clock")
    without = export_choices.settings(Choices(notes=False), window.session, made="")
    assert without["remarks"] == ""
    assert export_choices.judged(window.session) == 1
