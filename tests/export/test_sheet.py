from __future__ import annotations

import csv
import zipfile
from io import BytesIO, StringIO
from typing import TYPE_CHECKING, Any, ClassVar

import pytest
from lxml import etree

from variorum.export import Note, ReportSettings, render
from variorum.export.sheet import guarded

if TYPE_CHECKING:
    from variorum.model.comparison import Comparison

SETTINGS = ReportSettings(notes=(Note("d2", "confirmed", "Seen in the video."),))


def rows(comparison: Comparison) -> list[list[str]]:
    data = render(comparison, "csv", SETTINGS)
    return list(csv.reader(StringIO(data.decode("utf-8-sig"), newline="")))


@pytest.mark.parametrize(
    ("cell", "safe"),
    [
        ("=1+1", "'=1+1"),
        ("+49 30 1234", "'+49 30 1234"),
        ("-2", "'-2"),
        ("@here", "'@here"),
        ("  =1", "'  =1"),
        ("\t=1", "'\t=1"),
        ("＝1", "'＝1"),
        ("two = three", "two = three"),
        ("a\u202eb", "a[U+202E]b"),
    ],
)
def test_no_cell_begins_as_a_formula(cell: str, safe: str) -> None:
    assert guarded(cell) == safe


def test_each_article_has_its_column(comparison: Comparison) -> None:
    head, *body = rows(comparison)
    assert head[:6] == [
        "Number",
        "Kind",
        "Status",
        "Label",
        "About",
        (
            "A: Hundreds of Afghans fleeing Kabul pictured tightly packed in a US Air Force "
            "cargo plane"
        ),
    ]
    conflict = dict(zip(head, body[0], strict=True))
    assert [body[0][n] for n in (0, 2, 5)] == ["F2", "conflict", "not found"]
    assert body[0][7].splitlines()[1] == (
        "The three apparently fell hundreds feet from the C-17 … [3 people]"
    )
    assert (conflict["User’s verdict"], conflict["User’s note"]) == (
        "confirmed",
        "Seen in the video.",
    )
    assert len(body) == 7


def test_hostile_texts_are_only_text(hostile: Comparison) -> None:
    for row in rows(hostile):
        for cell in row:
            assert not cell.lstrip().startswith(("=", "+", "-", "@")), cell
            assert "\u202e" not in cell


class Workbook:
    """What a workbook holds, read from its XML."""

    NAMES: ClassVar = {"x": "http://schemas.openxmlformats.org/spreadsheetml/2006/main"}

    def __init__(self, data: bytes) -> None:
        with zipfile.ZipFile(BytesIO(data)) as archive:
            parts = {name: archive.read(name) for name in archive.namelist()}
        self._parts = {
            name: etree.fromstring(part)
            for name, part in parts.items()
            if name.endswith((".xml", ".rels"))
        }
        self.sheets = self._find("xl/workbook.xml", "//x:sheet/@name")
        strings = self._parts["xl/sharedStrings.xml"]
        self._strings = ["".join(si.itertext()) for si in strings.findall("x:si", self.NAMES)]

    def _find(self, part: str, path: str) -> list[Any]:
        return self._parts[part].xpath(path, namespaces=self.NAMES)

    def sheet(self, name: str, path: str) -> list[Any]:
        return self._find(f"xl/worksheets/sheet{self.sheets.index(name) + 1}.xml", path)

    def column(self, name: str, letter: str) -> list[str]:
        cells = self.sheet(name, f"//x:c[starts-with(translate(@r, '0123456789', ''), '{letter}')]")
        return [self._strings[int(cell.findtext("x:v", namespaces=self.NAMES))] for cell in cells]


def test_the_workbook_holds_strings_alone(hostile: Comparison) -> None:
    book = Workbook(render(hostile, "xlsx", SETTINGS))
    assert book.sheets == ["Differences", "Sources", "Notices", "Method"]
    for name in book.sheets:
        assert set(book.sheet(name, "//x:c/@t")) == {"s"}
        assert len(book.sheet(name, "//x:c")) == len(book.sheet(name, "//x:c/@t"))
        assert book.sheet(name, "//x:f | //x:hyperlink") == []
    assert '=HYPERLINK("x","y")' in book.column("Differences", "E")


def test_the_workbook_says_the_same_as_the_report(comparison: Comparison) -> None:
    book = Workbook(render(comparison, "xlsx", SETTINGS))
    assert book.column("Differences", "A") == [
        *("Number", "F2", "F1", "D5", "Q3", "Q4", "N7", "S6")
    ]
    assert book.sheet("Differences", "//x:pane/@topLeftCell") == ["B2"]
    assert book.column("Sources", "C")[1:] == ["not recorded"] * 3
    assert book.column("Sources", "J")[1].startswith("96e32e12ab858815")


@pytest.mark.parametrize("name", ["csv", "xlsx"])
def test_same_input_gives_the_same_bytes(comparison: Comparison, name: str) -> None:
    assert render(comparison, name, SETTINGS) == render(comparison, name, SETTINGS)
