"""Report → PDF with typst: tagged, archival, the same bytes for the same input."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from variorum.base.errors import ExportError
from variorum.base.paths import resources
from variorum.export.links import connect
from variorum.export.plain import printable
from variorum.model.comparison import Notice

if TYPE_CHECKING:
    import typst

    from variorum.export.content import Report
    from variorum.export.settings import ReportSettings
    from variorum.model.comparison import Comparison

_NO_GLYPH = re.compile(r'the text `"(.*?)"` could not be displayed')
_RUNNING_TITLE = 90
# A PDF for archives must carry a date. Where none is recorded it gets this one, and says so.
_NO_DATE = datetime(1970, 1, 1, tzinfo=UTC)
_MAX_COLUMNS = {"portrait": 3, "landscape": 4}


class Pdf(msgspec.Struct, frozen=True):
    """A finished file and what its reader must be told about it."""

    data: bytes
    notices: tuple[Notice, ...]


class _Attempt(msgspec.Struct, frozen=True):
    """One way to make the file; they are tried in order until one works."""

    system_fonts: bool
    standards: bool


def render(
    report: Report, *, settings: ReportSettings, comparison: Comparison | None = None
) -> Pdf:
    """Set a report as a PDF.

    The file meets PDF/UA-1 and PDF/A unless a character has no glyph in any font: then it is
    made without these standards, and both the file and the notices say so.

    Args:
        report: What it shows.
        settings: Paper, orientation, attachments.
        comparison: What is attached as JSON, if the settings ask for it.

    Raises:
        ExportError: The file cannot be made.
    """
    attached = comparison if settings.attach_comparison else None
    stamp = datetime.fromisoformat(report.made.stamp) if report.made.stamp else _NO_DATE
    missing: list[str] = []
    content = msgspec.json.encode(printable(msgspec.to_builtins(report))).decode()
    for attempt in _attempts(settings):
        inputs = {
            "report": content,
            "setup": msgspec.json.encode(_setup(report, settings, attempt, missing)).decode(),
        }
        if attached is not None:
            inputs["comparison"] = msgspec.json.encode(attached).decode()
        result = _compile(inputs, stamp, attempt, attached=attached is not None)
        if isinstance(result, bytes):
            return Pdf(result, _notices(attempt, missing))
        missing = missing or result
    raise ExportError("not-typeset", "The report could not be typeset.")


def _attempts(settings: ReportSettings) -> tuple[_Attempt, ...]:
    attempts = [_Attempt(system_fonts=False, standards=True)]
    if settings.system_fonts:
        attempts.append(_Attempt(system_fonts=True, standards=True))
    attempts.append(_Attempt(system_fonts=settings.system_fonts, standards=False))
    return tuple(attempts)


@cache
def _fonts(*, system: bool) -> typst.Fonts:
    import typst

    return typst.Fonts(
        include_system_fonts=system,
        include_embedded_fonts=False,
        font_paths=[str(resources() / "fonts")],
    )


def _compile(
    inputs: dict[str, str], stamp: datetime, attempt: _Attempt, *, attached: bool
) -> bytes | list[str]:
    """The file, or the texts for which no font has a glyph."""
    import typst

    standards: list[typst.PDFStandard] = []
    if attempt.standards:
        standards = ["ua-1", "a-3a" if attached else "a-2a"]
    root = resources() / "typst"
    try:
        compiler = typst.Compiler(
            root / "report.typ",
            root=root,
            font_paths=_fonts(system=attempt.system_fonts),
            ignore_system_fonts=True,
            sys_inputs=inputs,
        )
        data = compiler.compile(format="pdf", pdf_standards=standards, timestamp=stamp)
    except typst.TypstError as error:
        missing = _NO_GLYPH.findall(error.diagnostic)
        if missing and attempt.standards:
            return missing
        raise ExportError(
            "not-typeset", f"The report could not be typeset: {error.message}."
        ) from error
    if not isinstance(data, bytes):
        raise ExportError("not-typeset", "The report could not be typeset.")
    return connect(data)


def _setup(
    report: Report, settings: ReportSettings, attempt: _Attempt, missing: list[str]
) -> dict[str, Any]:
    running = report.title
    if len(running) > _RUNNING_TITLE:
        running = running[:_RUNNING_TITLE].rsplit(" ", 1)[0] + " …"
    return {
        "paper": settings.paper,
        "flipped": settings.orientation == "landscape",
        "columns": 0 < len(report.letters) <= _MAX_COLUMNS[settings.orientation],
        "running": printable(running),
        "logo": None,
        "originals": [],
        "facts": printable(_facts(report, settings, attempt, missing)),
    }


def _facts(
    report: Report, settings: ReportSettings, attempt: _Attempt, missing: list[str]
) -> list[tuple[str, str]]:
    """What the method page says about the file itself."""
    archival = "PDF/A-3a" if settings.attach_comparison else "PDF/A-2a"
    standards = f"PDF/UA-1 and {archival}"
    if not attempt.standards:
        standards = (
            f"none ({archival} and PDF/UA-1 need a glyph for every character; {_sample(missing)})"
        )
    fonts = "those shipped with the program"
    if attempt.system_fonts:
        fonts += f", and fonts of the computer for what they lack ({_sample(missing)})"
    facts = [("Standards of this file", standards), ("Fonts", fonts)]
    if settings.attach_comparison:
        facts.append(("Attached", "comparison.json, the whole comparison as data"))
    if report.made.stamp is None:
        facts.append(("Date inside this file", "1 January 1970, as no time of making is recorded"))
    return facts


def _sample(missing: list[str]) -> str:
    characters = dict.fromkeys("".join(missing))
    shown = " ".join(f"U+{ord(c):04X}" for c in list(characters)[:8])
    return f"without a glyph: {shown}{' …' if len(characters) > 8 else ''}"  # noqa: PLR2004 - as above


def _notices(attempt: _Attempt, missing: list[str]) -> tuple[Notice, ...]:
    if not attempt.standards:
        return (
            Notice(
                path="",
                code="without-standards",
                message="Some characters have no glyph in any font, so the PDF was made without "
                f"PDF/A and PDF/UA ({_sample(missing)}).",
            ),
        )
    if attempt.system_fonts:
        return (
            Notice(
                path="",
                code="system-fonts",
                message="Some characters were set in fonts of this computer; elsewhere the same "
                f"comparison may give other bytes ({_sample(missing)}).",
            ),
        )
    return ()
