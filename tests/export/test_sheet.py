from __future__ import annotations

import csv
from io import BytesIO, StringIO
from typing import TYPE_CHECKING

import openpyxl
import pytest

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


def test_the_workbook_holds_strings_alone(hostile: Comparison) -> None:
    book = openpyxl.load_workbook(BytesIO(render(hostile, "xlsx", SETTINGS)))
    assert book.sheetnames == ["Differences", "Sources", "Notices", "Method"]
    for sheet in book:
        for row in sheet.iter_rows():
            assert {cell.data_type for cell in row} <= {"s", "n"}
            assert not any(cell.data_type == "n" and cell.value is not None for cell in row)
            assert not any(cell.hyperlink for cell in row)
    abouts = {str(cell.value) for cell in book["Differences"]["E"]}
    assert '=HYPERLINK("x","y")' in abouts


def test_the_workbook_says_the_same_as_the_report(comparison: Comparison) -> None:
    book = openpyxl.load_workbook(BytesIO(render(comparison, "xlsx", SETTINGS)))
    sheet = book["Differences"]
    assert [cell.value for cell in sheet["A"]] == [
        *("Number", "F2", "F1", "D5", "Q3", "Q4", "N7", "S6")
    ]
    assert sheet.freeze_panes == "B2"
    assert book["Sources"]["C2"].value == "not recorded"
    assert str(book["Sources"]["I2"].value).startswith("96e32e12ab858815")
    book.close()


@pytest.mark.parametrize("name", ["csv", "xlsx"])
def test_same_input_gives_the_same_bytes(comparison: Comparison, name: str) -> None:
    assert render(comparison, name, SETTINGS) == render(comparison, name, SETTINGS)
