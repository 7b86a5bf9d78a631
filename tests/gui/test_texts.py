"""Every text of the window can be translated, and is; the German is whole and in step."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import texts
from PySide6.QtCore import QTranslator

import variorum.divergence
from variorum.gui import translation
from variorum.gui.terms import LABELS

if TYPE_CHECKING:
    from collections.abc import Iterator

DIVERGENCE = Path(variorum.divergence.__file__).parent
MAKEFILE = Path(__file__).parents[2] / "Makefile"


def test_no_text_of_the_window_is_left_out_of_the_translation() -> None:
    assert [
        line
        for file in texts.MODULES
        for line in texts.not_wrapped(file.read_text("utf-8"), file.name)
    ] == []


@pytest.mark.parametrize(
    "source",
    [
        'label.setText("no")',
        'label.setText(f"{count} hidden")',
        'menu.addAction("&Open")',
        'names = {"system": "Like the system"}',
        'raise ReadingError("missing", f"The file {name} is gone")',
        'QLabel("Title", self)',
        'session.said.emit("stopped")',
    ],
)
def test_a_text_that_is_left_out_is_found(source: str) -> None:
    assert texts.not_wrapped(source)


def test_what_qt_finds_in_the_source_is_what_is_said() -> None:
    """Qt's tool overlooks texts in f-strings and misjudges some contexts: such do not stand."""
    found = Counter(text for text, _ in texts.messages("de"))
    assert found.keys() == texts.in_source()
    assert found.total() == len(found)
    assert {text for text, _ in texts.messages("en")} == {text for text in found if text.plural}


@pytest.mark.parametrize(("language", "options"), [("de", []), ("en", ["-pluralonly"])])
def test_collecting_the_texts_again_changes_nothing(
    language: str, options: list[str], tmp_path: Path
) -> None:
    file = translation.folder() / f"variorum_{language}.ts"
    copy = shutil.copy(file, tmp_path)
    known = re.search(r"^COLLECT = .*?\*\.py (.*)$", MAKEFILE.read_text("utf-8"), re.MULTILINE)
    assert known
    command = [
        str(Path(sys.executable).with_name("pyside6-lupdate")),
        *map(str, texts.MODULES),
        *known[1].split(),
        *("-target-language", language),
        *options,
        *("-ts", copy),
    ]
    subprocess.run(command, check=True, capture_output=True)
    assert Path(copy).read_text("utf-8") == file.read_text("utf-8"), "run make translations"


def test_every_tag_of_a_difference_has_a_name() -> None:
    found: set[str] = set()
    for file in DIVERGENCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.keyword(arg="label", value=value):
                    places = [value]
                case ast.Assign(targets=[ast.Name(id="label")], value=value):
                    places = [value]
                case ast.FunctionDef(name="_label"):
                    places = [part.value for part in ast.walk(node) if isinstance(part, ast.Return)]
                case _:
                    continue
            found |= {
                part.value
                for place in places
                if place is not None
                for part in ast.walk(place)
                if isinstance(part, ast.Constant) and isinstance(part.value, str)
            }
    from variorum.divergence.names import _RELATIONS

    found |= {name for name, _ in _RELATIONS}
    assert len(found) > 20
    assert found <= set(LABELS)


# The German


@pytest.mark.parametrize("language", ["de", "en"])
def test_nothing_is_unfinished(language: str) -> None:
    for text, message in texts.messages(language):
        translated = message.find("translation")
        assert translated is not None, text
        assert translated.get("type") is None, text
        found = texts.forms(message)
        assert all(form.strip() for form in found), text
        assert len(found) == (2 if text.plural else 1), text


def _faults(source: str, german: str) -> Iterator[str]:
    """What a translation has lost or added that its source is made of."""
    for what, pattern in (
        ("placeholders", r"\{\d*\}|%L?n|%\d"),
        ("mnemonic", r"&(?=\w)"),
        ("endings of files", r"\(\*[^)]*\)"),
        ("blanks at the ends", r"^\s*|\s*$"),
        ("last sign", r"(?:…|:|\.| ▸)$"),
    ):
        if sorted(re.findall(pattern, german)) != sorted(re.findall(pattern, source)):
            yield f"{what}: {german}"
    if '"' in german or german.count("„") != german.count("“"):
        yield f"quotation marks: {german}"
    if re.search(r"\bCtrl\b|\S {2}\S", german):
        yield f"keys and spaces: {german}"


def test_a_translation_keeps_what_its_source_is_made_of() -> None:
    pairs = [
        (text.source, form) for text, found in texts.messages("de") for form in texts.forms(found)
    ]
    assert len(pairs) > 400
    assert [fault for pair in pairs for fault in _faults(*pair)] == []


@pytest.mark.parametrize(
    ("source", "german"),
    [
        ("{0} of {1}", "{0} von {0}"),
        ("%Ln words", "%n Wörter"),
        ("&Open", "Öffnen"),
        ("Images (*.png)", "Bilder (*.jpg)"),
        (" words", "Wörter"),
        ("Export…", "Exportieren"),
        ("Remove “{0}”", "„{0}” entfernen"),
        ("Find (Ctrl+F)", "Suchen (Ctrl+F)"),
    ],
)
def test_a_translation_that_loses_something_is_found(source: str, german: str) -> None:
    assert list(_faults(source, german))


@pytest.mark.parametrize("language", ["de", "en"])
def test_what_the_program_loads_is_what_was_translated(language: str) -> None:
    translator = QTranslator()
    assert translator.load(f"variorum_{language}", str(translation.folder()))
    for text, message in texts.messages(language):
        numbers = (1, 2) if text.plural else (-1,)
        said = [
            translator.translate(text.context, text.source, text.comment, number)
            for number in numbers
        ]
        assert said == texts.forms(message), f"{text}: run make translations"
