"""Report → PDF with typst: tagged, archival, the same bytes for the same input."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from variorum.base.errors import ExportError
from variorum.base.paths import resources
from variorum.export.attachments import Original, logo, originals, template
from variorum.export.glyphs import without_glyph
from variorum.export.links import connect
from variorum.export.plain import printable
from variorum.model.comparison import Notice

if TYPE_CHECKING:
    from pathlib import Path

    import typst

    from variorum.export.content import Report
    from variorum.export.settings import ReportSettings
    from variorum.model.comparison import Comparison

_SIGN = '"sign":"≠"'  # of a conflict: the template sets it in a font of its own
_NO_GLYPH = re.compile(r'the text `"(.*?)"` could not be displayed')
_RUNNING_TITLE = 90  # characters
# A PDF for archives must carry a date. Where none is recorded it gets this one, and says so.
_NO_DATE = datetime(1970, 1, 1, tzinfo=UTC)
_MAX_COLUMNS = {"portrait": 3, "landscape": 4}
_NAMED_CHARACTERS = 8  # of those without a glyph
_PREVIEWED = 12  # rows and paragraphs of each part: more than a page holds


class Pdf(msgspec.Struct, frozen=True):
    """A finished file and what its reader must be told about it."""

    data: bytes
    notices: tuple[Notice, ...]


@dataclass(frozen=True, kw_only=True)
class _Attempt:
    """One way to make the file; they are tried in order until one works."""

    system_fonts: bool
    standards: bool


@dataclass(frozen=True, kw_only=True)
class _Job:
    """A report with all that its file needs."""

    report: Report
    settings: ReportSettings
    content: str
    comparison: str | None
    logo: tuple[str, bytes] | None = None
    originals: tuple[Original, ...] = ()
    missing: list[str] = field(default_factory=list)

    @property
    def archival(self) -> str:
        """The PDF/A standard: attachments need its third part."""
        return "a-3a" if self.comparison is not None or self.originals else "a-2a"

    @property
    def stamp(self) -> datetime:
        """The date inside the file."""
        made = self.report.made.stamp
        return datetime.fromisoformat(made) if made else _NO_DATE


def render(
    report: Report, *, settings: ReportSettings, comparison: Comparison | None = None
) -> Pdf:
    """Set a report as a PDF.

    The file meets PDF/UA-1 and PDF/A unless a character has no glyph in any font: then it is
    made without these standards, and both the file and the notices say so.

    Args:
        report: What it shows.
        settings: Paper, orientation, attachments.
        comparison: What is attached, if the settings ask for it.

    Raises:
        ExportError: The file cannot be made.
    """
    content = msgspec.json.encode(printable(msgspec.to_builtins(report))).decode()
    attached: str | None = None
    files: tuple[Original, ...] = ()
    notices: tuple[Notice, ...] = ()
    if comparison is not None and settings.attach_comparison:
        attached = msgspec.json.encode(comparison).decode()
    if comparison is not None and settings.attach_originals:
        files, notices = originals(comparison.articles)
    job = _Job(
        report=report,
        settings=settings,
        content=content,
        comparison=attached,
        logo=logo(settings.logo),
        originals=files,
    )
    job.missing.extend(without_glyph(content))
    for attempt in _attempts(settings, shipped_suffice=not job.missing):
        data = _compile(job, attempt)
        if isinstance(data, bytes):
            return Pdf(connect(data), notices + _notices(job, attempt))
    raise ExportError("not-typeset", "The report could not be typeset.")


def preview(report: Report, *, settings: ReportSettings, ppi: float = 72) -> bytes:
    """The first page as a PNG, quickly: what cannot reach it is not set at all.

    Args:
        report: What the whole file would show.
        settings: Paper, orientation, logo.
        ppi: Pixels per inch.

    Raises:
        ExportError: The page cannot be made.
    """
    short = msgspec.structs.replace(
        report,
        differences=report.differences and report.differences[:_PREVIEWED],
        statements=report.statements and report.statements[:_PREVIEWED],
        only_here=None,
        texts=report.texts
        and tuple(
            msgspec.structs.replace(text, paragraphs=text.paragraphs[:_PREVIEWED])
            for text in report.texts
        ),
    )
    content = msgspec.json.encode(printable(msgspec.to_builtins(short))).decode()
    job = _Job(
        report=short,
        settings=settings,
        content=content,
        comparison=None,
        logo=logo(settings.logo),
    )
    job.missing.extend(without_glyph(content))
    attempt = _Attempt(system_fonts=settings.system_fonts and bool(job.missing), standards=True)
    pages = _compile(job, attempt, ppi=ppi)
    # A single page comes by itself.
    first = pages[0] if isinstance(pages, list) and pages else pages
    if not isinstance(first, bytes):
        raise ExportError("not-typeset", "The first page could not be typeset.")
    return first


def _attempts(settings: ReportSettings, *, shipped_suffice: bool) -> list[_Attempt]:
    attempts: list[_Attempt] = []
    if shipped_suffice:
        attempts.append(_Attempt(system_fonts=False, standards=True))
    if settings.system_fonts:
        attempts.append(_Attempt(system_fonts=True, standards=True))
    attempts.append(_Attempt(system_fonts=settings.system_fonts, standards=False))
    return attempts


@cache
def _fonts(*, system: bool) -> typst.Fonts:
    import typst

    return typst.Fonts(
        include_system_fonts=system,
        include_embedded_fonts=False,
        font_paths=[str(resources() / "fonts")],
    )


def _compile(
    job: _Job, attempt: _Attempt, *, ppi: float | None = None
) -> bytes | list[bytes] | None:
    """The file, or None where a glyph is missing that the standards need.

    With `ppi` its pages as PNG, to which no standard applies.
    """
    import typst

    files = {f"originals/{index}": file.data for index, file in enumerate(job.originals)}
    if job.logo is not None:
        files[job.logo[0]] = job.logo[1]
    try:
        with template(files) as root:
            compiler = _compiler(job, attempt, root)
            if ppi is not None:
                return compiler.compile(format="png", ppi=ppi, timestamp=job.stamp)
            return compiler.compile(
                format="pdf", pdf_standards=_standards(job, attempt), timestamp=job.stamp
            )
    except typst.TypstError as error:
        missing = _NO_GLYPH.findall(error.diagnostic)
        if missing and attempt.standards:
            job.missing.extend(missing)
            return None
        raise ExportError(
            "not-typeset", f"The report could not be typeset: {error.message}."
        ) from error


def _compiler(job: _Job, attempt: _Attempt, root: Path) -> typst.Compiler:
    import typst

    inputs = {
        "report": job.content,
        "setup": msgspec.json.encode(printable(_setup(job, attempt))).decode(),
    }
    if job.comparison is not None:
        inputs["comparison"] = job.comparison
        inputs["settings"] = msgspec.json.encode(job.settings).decode()
    return typst.Compiler(
        root / "report.typ",
        root=root,
        font_paths=_fonts(system=attempt.system_fonts),
        ignore_system_fonts=True,
        sys_inputs=inputs,
    )


def _standards(job: _Job, attempt: _Attempt) -> list[typst.PDFStandard]:
    if not attempt.standards:
        return []
    return ["ua-1", "a-3a" if job.archival == "a-3a" else "a-2a"]


def _setup(job: _Job, attempt: _Attempt) -> dict[str, Any]:
    running = job.report.title
    if len(running) > _RUNNING_TITLE:
        running = running[:_RUNNING_TITLE].rsplit(" ", 1)[0] + " …"
    settings = job.settings
    return {
        "paper": settings.paper,
        "flipped": settings.orientation == "landscape",
        "columns": 0 < len(job.report.letters) <= _MAX_COLUMNS[settings.orientation],
        "running": running,
        "unequal": "≠" in job.content.replace(_SIGN, ""),
        "logo": job.logo and job.logo[0],
        "originals": [
            {"name": file.name, "mime": file.mime, "description": file.description}
            for file in job.originals
        ],
        "facts": _facts(job, attempt),
    }


def _facts(job: _Job, attempt: _Attempt) -> list[tuple[str, str]]:
    """What the method page says about the file itself."""
    standards = f"PDF/UA-1 and PDF/A-{job.archival.removeprefix('a-')}"
    if not attempt.standards:
        standards = f"none; {standards} ask for a glyph for every character ({_sample(job)})"
    fonts = "those shipped with the program"
    if attempt.system_fonts:
        fonts += f", and fonts of the computer for what they lack ({_sample(job)})"
    facts = [("Standards of this file", standards), ("Fonts", fonts)]
    if job.comparison is not None:
        facts.append(
            ("Attached", "comparison.json and settings.json, the whole comparison as data")
        )
    facts.extend(("Attached", file.name) for file in job.originals)
    if job.report.made.stamp is None:
        facts.append(("Date inside this file", "1 January 1970, as no time of making is recorded"))
    return facts


def _sample(job: _Job) -> str:
    characters = list(dict.fromkeys("".join(job.missing)))
    shown = " ".join(f"U+{ord(c):04X}" for c in characters[:_NAMED_CHARACTERS])
    more = " …" if len(characters) > _NAMED_CHARACTERS else ""
    return f"the shipped fonts lack {shown}{more}"


def _notices(job: _Job, attempt: _Attempt) -> tuple[Notice, ...]:
    if not attempt.standards:
        return (
            Notice(
                path="",
                code="without-standards",
                message="Some characters have no glyph in any font, so the PDF was made without "
                f"PDF/A and PDF/UA ({_sample(job)}).",
            ),
        )
    if attempt.system_fonts:
        return (
            Notice(
                path="",
                code="system-fonts",
                message="Some characters were set in fonts of this computer; elsewhere the same "
                f"comparison may give other bytes ({_sample(job)}).",
            ),
        )
    return ()
