"""Differences as rows of a table: CSV and XLSX, with a column for each article."""

from __future__ import annotations

import csv
from datetime import UTC, datetime
from io import BytesIO, StringIO
from typing import TYPE_CHECKING

from variorum.export.phrases import told
from variorum.export.plain import visible

if TYPE_CHECKING:
    from collections.abc import Sequence

    from xlsxwriter import Workbook
    from xlsxwriter.format import Format
    from xlsxwriter.worksheet import Worksheet

    from variorum.export.content import Difference, ReadingLine, Report

# Spreadsheets read a cell that begins so as a formula; a leading apostrophe makes it text
# (OWASP, "CSV Injection"). The wide forms are folded to the plain ones by some programs.
_FORMULA = ("=", "+", "-", "@", "＝", "＋", "－", "＠")
_FIRST = ("Number", "Kind", "Status", "Label", "About")
_LAST = ("Explanation", "Rule", "User’s verdict", "User’s note")
_LONGEST = 32_767  # characters in a cell, a limit of the XLSX format
_NO_DATE = datetime(1980, 1, 1, tzinfo=UTC)  # the earliest that a ZIP archive can hold


def render_csv(report: Report) -> bytes:
    """The differences as CSV: UTF-8 with a mark that spreadsheets recognise, one row for each."""
    stream = StringIO(newline="")
    writer = csv.writer(stream)
    for row in _rows(report):
        writer.writerow([guarded(cell) for cell in row])
    return stream.getvalue().encode("utf-8-sig")


def render_xlsx(report: Report) -> bytes:
    """The differences as a workbook, with further sheets for sources, notices and method."""
    import xlsxwriter

    stream = BytesIO()
    made = datetime.fromisoformat(report.made.stamp) if report.made.stamp else _NO_DATE
    book = xlsxwriter.Workbook(
        stream,
        {
            "in_memory": True,
            "strings_to_formulas": False,
            "strings_to_urls": False,
            "strings_to_numbers": False,
        },
    )
    book.set_properties(
        {
            "title": visible(report.title),
            "author": visible(report.organisation or ""),
            "comments": visible(report.summary),
            "created": made.astimezone(UTC).replace(tzinfo=None),
        }
    )
    _fill(book, "Differences", _rows(report), widths=_widths(len(report.letters)))
    _fill(book, "Sources", _source_rows(report), widths=(8, 60, 24, 24, 40, 24, 24, 24, 44, 70))
    notices = [("File", "Notice"), *((n.path, n.message) for n in report.notices)]
    _fill(book, "Notices", notices, widths=(44, 90))
    method = [("What", "With what it was made"), ("Summary", report.summary)]
    method += [("Not everything is shown", line) for line in report.hidden]
    method += [("Time of making", f"{report.made.text or 'not recorded'} ({report.made.origin})")]
    method += [("The user’s notes", report.remarks)] if report.remarks else []
    method += [(fact.name, fact.value or "not recorded") for fact in report.method or ()]
    method += [("Limit", limit) for limit in report.limits]
    _fill(book, "Method", method, widths=(32, 110))
    book.close()
    return stream.getvalue()


def guarded(cell: str) -> str:
    """The cell so that no spreadsheet takes it for a formula."""
    text = visible(cell)
    if text.lstrip().startswith(_FORMULA) or text.startswith(("\t", "\n")):
        return f"'{text}"
    return text


def _rows(report: Report) -> list[tuple[str, ...]]:
    names = tuple(
        f"{source.letter}: {source.headline}" + (f" ({date})" if date else "")
        for source, date in zip(report.sources, report.dates, strict=True)
    )
    heads = (*_FIRST, *names, *_LAST)
    return [heads, *(_row(row) for row in report.differences or ())]


def _row(row: Difference) -> tuple[str, ...]:
    return (
        f"{row.letter}{row.number}",
        row.kind,
        row.status,
        row.tag,
        row.about,
        *("\n".join(_line(line) for line in cell) or "not found" for cell in row.cells),
        row.explanation,
        row.rule,
        row.verdict,
        row.note,
    )


def _line(line: ReadingLine) -> str:
    words = " ".join("".join(run.text for run in line.runs).split())
    facts = [line.value] if line.value else []
    if line.source:
        facts.append(f"source given: {line.source}")
    return f"{words} [{'; '.join(facts)}]" if facts else words


def _source_rows(report: Report) -> list[tuple[str, ...]]:
    names: tuple[str, ...] = ("Outlet", "Author", "Address", "Published", "Changed", "Retrieved")
    if any(fact.name == "Headline as read" for s in report.sources for fact in s.facts):
        names = (*names, "Headline as read")
    rows: list[tuple[str, ...]] = [("Letter", "Headline", *names, "File", "SHA-256")]
    for source in report.sources:
        facts = {fact.name: told(fact) for fact in source.facts}
        rows.append(
            (
                source.letter,
                source.headline,
                *(facts.get(name, "not recorded") for name in names),
                source.file,
                "".join(source.sha256),
            )
        )
    return rows


def _widths(articles: int) -> tuple[int, ...]:
    return (9, 9, 12, 16, 28, *(44,) * articles, 40, 20, 16, 30)


def _fill(
    book: Workbook, name: str, rows: Sequence[tuple[str, ...]], *, widths: Sequence[int]
) -> None:
    """A sheet with a head that stays in view. Every cell is a string, never a formula."""
    sheet: Worksheet = book.add_worksheet(name)
    head: Format = book.add_format(
        {"bold": True, "bg_color": "#F4F5F7", "text_wrap": True, "valign": "top"}
    )
    body: Format = book.add_format({"text_wrap": True, "valign": "top"})
    for column, width in enumerate(widths):
        sheet.set_column(column, column, width)
    for number, row in enumerate(rows):
        for column, cell in enumerate(row):
            text = visible(cell)
            if len(text) > _LONGEST:
                text = text[: _LONGEST - 2] + " …"
            sheet.write_string(number, column, text, body if number else head)
    sheet.freeze_panes(1, 1)
    if len(rows) > 1:
        sheet.autofilter(0, 0, len(rows) - 1, len(rows[0]) - 1)
