"""The window in another language: chosen, put on, taken off."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from typing import TYPE_CHECKING

import pytest
import sample
from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QDialogButtonBox, QMenu, QScrollArea

from variorum.gui import translation
from variorum.gui.actions import kind_name
from variorum.gui.article_card import ArticleCard
from variorum.gui.help import KeySheet
from variorum.gui.memory import Memory
from variorum.gui.preferences import Preferences
from variorum.gui.terms import label_name
from variorum.gui.watching import Changes
from variorum.gui.window import MainWindow
from variorum.model.comparison import KINDS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from variorum.model.comparison import Comparison

START = """
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from variorum.gui import app, translation
application = QApplication([])
app.prepare(application)
print(translation.translate("Kind", "Figures"), QLocale().toString(1234.5, "f", 1))
"""


@pytest.fixture
def german(application: QApplication) -> Iterator[QApplication]:
    """The application, speaking German."""
    translation.speak(application, "de")
    yield application
    translation.speak(application, "en")


@pytest.fixture
def german_window(german: QApplication, qtbot: QtBot, compared: Comparison) -> Iterator[MainWindow]:
    """A window that shows the seeds, compared, in German."""
    assert german
    window = MainWindow(sample.FAKE_WORKER)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    sample.fill(window, compared)
    sample.settle(window, qtbot)
    yield window
    window.close()


def _mnemonics(texts: list[str]) -> list[str]:
    return [found[1].casefold() for text in texts if (found := re.search(r"&(\w)", text))]


def _menus(menu: QMenu) -> Iterator[list[str]]:
    yield [action.text() for action in menu.actions() if not action.isSeparator()]
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            yield from _menus(inner)


@pytest.mark.parametrize("language", ["de", "en"])
def test_no_two_entries_of_a_menu_answer_to_the_same_letter(
    language: str, application: QApplication, qtbot: QtBot, compared: Comparison
) -> None:
    translation.speak(application, language)
    try:
        window = MainWindow(sample.FAKE_WORKER)
        qtbot.addWidget(window)
        window.show()
        sample.fill(window, compared)
        sample.settle(window, qtbot)
        bar = window.menuBar().actions()
        menus = [[action.text() for action in bar]]
        for action in bar:
            menu = action.menu()
            assert isinstance(menu, QMenu)
            menus += _menus(menu)
        menus += _menus(window.workspace.reading.panes["a1"].head.menu.menu())
        for texts in menus:
            letters = Counter(_mnemonics(texts))
            assert all(count == 1 for count in letters.values()), (texts, letters)
        window.close()
    finally:
        translation.speak(application, "en")


def test_the_window_speaks_german(german_window: MainWindow) -> None:
    window = german_window
    titles = [action.text() for action in window.menuBar().actions()]
    assert titles == ["&Datei", "&Bearbeiten", "&Ansicht", "&Gehe zu", "&Vergleich", "&Hilfe"]
    assert window.workspace.tabs.tabText(1).startswith("Entitäten ")
    assert re.search(
        r"\d+ Abweichungen? · \d+ Widers.* · keine ausgeblendet", window.status._summary()
    )
    assert window.workspace.reading.panes["a1"].head.source.whole == (
        "Medium und Datum nicht angegeben"
    )
    assert "Strg+O" in window.commands.open_folder.toolTip()


def test_longer_words_find_room(german_window: MainWindow) -> None:
    """At 1280 pixels: what a user works with stands there whole."""
    window = german_window
    space = window.workspace
    card, model = space.articles.list.itemDelegate(), space.articles.model
    assert isinstance(card, ArticleCard)
    lines = card._lines(model, model.entry(model.index(0)))
    assert lines[0] == "572 Wörter"
    assert lines[1].endswith(" % gemeinsam")
    small = QFontMetrics(card._small)
    assert all(small.horizontalAdvance(line) <= card._room() for line in lines)
    window.commands.table.trigger()
    kinds = space.table.table.columns().index("kind")
    words = [kind_name(kind) for kind in KINDS]
    longest = max(map(space.table.fontMetrics().horizontalAdvance, words))
    assert space.table.columnWidth(kinds) > longest + 12
    for field in (window.toolbar.find_field, space.details.filter.search):
        assert field.fontMetrics().horizontalAdvance(field.placeholderText()) < 100


def test_the_sheet_of_keys_never_scrolls_sideways(german_window: MainWindow, qtbot: QtBot) -> None:
    sheet = KeySheet(german_window.menuBar(), german_window)
    qtbot.addWidget(sheet)
    sheet.show()
    area = sheet.findChild(QScrollArea)
    assert isinstance(area, QScrollArea)
    assert area.horizontalScrollBar().maximum() == 0
    assert sheet.width() <= sheet.screen().availableGeometry().width()


@pytest.mark.parametrize(
    ("language", "moment", "day"),
    [
        ("en", "2021-08-16T14:30:00+00:00", "16 Aug 2021"),
        ("de", "2021-08-16", "16. Aug. 2021"),
        ("de", "2021-08", "2021-08"),
        ("de", "", ""),
    ],
)
def test_a_date_is_written_as_the_language_writes_it(
    language: str, moment: str, day: str, application: QApplication
) -> None:
    translation.speak(application, language)
    try:
        assert translation.day(moment) == day
    finally:
        translation.speak(application, "en")


def test_dialogs_of_qt_speak_german_too(german: QApplication, qtbot: QtBot) -> None:
    assert german
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(buttons)
    assert buttons.buttons()[0].text().replace("&", "") == "Abbrechen"


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        ("en", "1 new file, 1 file is gone", "1,234 new files"),
        ("de", "1 neue Datei, 1 Datei fehlt", "1.234 neue Dateien"),
    ],
)
def test_numbers_take_the_form_that_the_language_gives_them(
    language: str, one: str, many: str, application: QApplication
) -> None:
    translation.speak(application, language)
    try:
        assert one in Changes(added=("a",), removed=("b",)).words()
        assert many in Changes(added=tuple(str(number) for number in range(1234))).words()
    finally:
        translation.speak(application, "en")


def test_a_tag_that_is_not_known_is_shown_as_it_is(german: QApplication) -> None:
    assert german
    assert label_name("conflict") == "Widerspruch"
    assert label_name("quite new") == "quite new"


@pytest.mark.parametrize(
    ("system", "wanted"),
    [
        (["de-CH", "de", "en"], "de"),
        (["de_DE"], "de"),
        (["fr-FR", "fr", "de"], "de"),
        (["en-GB", "de"], "en"),
        (["C"], "en"),
        (["ja-JP"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_of_the_system_that_there_is(
    system: list[str], wanted: str, application: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    class System:
        """Stands for the system's locale."""

        def uiLanguages(self) -> list[str]:  # noqa: N802 - Qt's name
            return system

        def language(self) -> QLocale.Language:
            return QLocale.Language.C

    class Locale(QLocale):
        """Knows that system."""

        @staticmethod
        def system() -> System:
            return System()

    monkeypatch.setattr(translation, "QLocale", Locale)
    try:
        assert translation.speak(application, translation.SYSTEM) == wanted
        assert translation.speak(application, "no such language") == wanted
        assert translation.speak(application, "de") == "de"
    finally:
        monkeypatch.undo()
        translation.speak(application, "en")


def test_another_language_leaves_nothing_of_the_one_before(application: QApplication) -> None:
    for _ in range(3):
        translation.speak(application, "de")
    translation.speak(application, "en")
    assert translation.translate("Kind", "Figures") == "Figures"
    assert len(application.findChildren(QTranslator)) <= 2
    assert QLocale().language() == QLocale.Language.English


def test_the_language_is_chosen_in_the_preferences(application: QApplication, qtbot: QtBot) -> None:
    assert application
    memory = Memory()
    assert memory.language == translation.SYSTEM
    dialog = Preferences(memory)
    qtbot.addWidget(dialog)
    assert [dialog.language.itemText(n) for n in range(3)] == [
        "Like the system",
        "English",
        "Deutsch",
    ]
    dialog.language.setCurrentIndex(2)
    dialog.accept()
    assert Memory().language == "de"
    again = Preferences(Memory())
    qtbot.addWidget(again)
    assert again.language.currentText() == "Deutsch"


@pytest.mark.parametrize(
    ("system", "chosen", "expected"),
    [
        ("de_DE.UTF-8", None, "Zahlen 1.234,5"),
        ("de_CH.UTF-8", None, "Zahlen 1'234.5"),
        ("en_GB.UTF-8", None, "Figures 1,234.5"),
        ("C", None, "Figures 1,234.5"),
        ("C", "de", "Zahlen 1.234,5"),
        ("de_DE.UTF-8", "en", "Figures 1,234.5"),
    ],
)
def test_the_program_starts_in_the_language_of_system_or_settings(
    system: str, chosen: str | None, expected: str, tmp_path: Path
) -> None:
    if chosen:
        settings = tmp_path / "variorum" / "variorum.conf"
        settings.parent.mkdir()
        settings.write_text(f"[General]\nlanguage={chosen}\n", "utf-8")
    plain = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    plain.pop("LANGUAGE", None)
    begun = subprocess.run(
        [sys.executable, "-c", START],
        env={**plain, "LANG": system, "XDG_CONFIG_HOME": str(tmp_path), "PYTHONUTF8": "1"},
        capture_output=True,
        check=True,
        encoding="utf-8",
    )
    assert begun.stdout.strip().replace("’", "'") == expected
