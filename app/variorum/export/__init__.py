"""Comparison → file: one table of formats, fed by one report model."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from variorum.base.errors import ExportError
from variorum.base.files import write_atomically
from variorum.export.settings import Note, ReportSettings

if TYPE_CHECKING:
    from pathlib import Path

    from variorum.model.comparison import Comparison, Notice

__all__ = ["FORMATS", "Format", "Note", "ReportSettings", "render", "write"]


class Format(Protocol):
    """Makes a file's content, and what its reader must be told about it."""

    def __call__(
        self, comparison: Comparison, settings: ReportSettings
    ) -> tuple[bytes, tuple[Notice, ...]]:
        """Render `comparison` as `settings` ask."""
        ...


# Each format is imported when it is first used: typst alone takes longer than a small export.
def _pdf(comparison: Comparison, settings: ReportSettings) -> tuple[bytes, tuple[Notice, ...]]:
    from variorum.export import pdf, report

    made = pdf.render(
        report.build(comparison, settings=settings, paged=True),
        settings=settings,
        comparison=comparison,
    )
    return made.data, made.notices


def _html(comparison: Comparison, settings: ReportSettings) -> tuple[bytes, tuple[Notice, ...]]:
    from variorum.export import html, report

    return html.render(report.build(comparison, settings=settings)), ()


def _as_rows(settings: ReportSettings) -> ReportSettings:
    """The settings with the parts that a spreadsheet consists of."""
    import msgspec

    return msgspec.structs.replace(settings, parts=("differences", "notes", "method"))


def _csv(comparison: Comparison, settings: ReportSettings) -> tuple[bytes, tuple[Notice, ...]]:
    from variorum.export import report, sheet
    from variorum.model.comparison import Notice

    made = report.build(comparison, settings=_as_rows(settings))
    # A bare table has no place for what it leaves out: whoever asked for it is told.
    notices = tuple(Notice(path="", code="not-all", message=line) for line in made.hidden)
    return sheet.render_csv(made), notices


def _xlsx(comparison: Comparison, settings: ReportSettings) -> tuple[bytes, tuple[Notice, ...]]:
    from variorum.export import report, sheet

    return sheet.render_xlsx(report.build(comparison, settings=_as_rows(settings))), ()


def _markdown(comparison: Comparison, settings: ReportSettings) -> tuple[bytes, tuple[Notice, ...]]:
    from variorum.export import markdown, report

    return markdown.render(report.build(comparison, settings=settings)), ()


def _json(comparison: Comparison, settings: ReportSettings) -> tuple[bytes, tuple[Notice, ...]]:
    import msgspec

    # The whole comparison, whatever the settings leave out of a report.
    del settings
    return msgspec.json.format(msgspec.json.encode(comparison), indent=1) + b"\n", ()


FORMATS: dict[str, Format] = {
    "pdf": _pdf,
    "html": _html,
    "csv": _csv,
    "json": _json,
    "xlsx": _xlsx,
    "md": _markdown,
}


def render(comparison: Comparison, name: str, settings: ReportSettings) -> bytes:
    """A comparison in a format.

    Args:
        comparison: What was found.
        name: A key of `FORMATS`.
        settings: What of it is shown, and how.

    Raises:
        ExportError: There is no such format, or it cannot be made.
    """
    return _render(comparison, name, settings)[0]


def write(
    comparison: Comparison, name: str, target: Path, settings: ReportSettings
) -> tuple[Notice, ...]:
    """Write a comparison to a file, whole or not at all.

    Args:
        comparison: What was found.
        name: A key of `FORMATS`.
        target: The file to make or replace.
        settings: What of it is shown, and how.

    Returns:
        What the user must be told about the file.

    Raises:
        ExportError: There is no such format, it cannot be made, or the file cannot be written.
    """
    data, notices = _render(comparison, name, settings)
    write_atomically(target, data)
    return notices


def _render(
    comparison: Comparison, name: str, settings: ReportSettings
) -> tuple[bytes, tuple[Notice, ...]]:
    made = FORMATS.get(name)
    if made is None:
        raise ExportError("unknown-format", f"There is no format “{name}”.")
    return made(_canonical(comparison), settings)


def _canonical(comparison: Comparison) -> Comparison:
    """The comparison as it comes out of its own data, whichever process it was made in.

    A count of 640 may be kept as an integer or a real number: equal, but other bytes in a file.
    """
    import msgspec

    from variorum.model import comparison as model
    from variorum.model.invariants import require_sound

    try:
        require_sound(comparison)
    except ValueError as error:
        message = f"The comparison is damaged: {error}."
        raise ExportError("damaged-comparison", message) from error
    return msgspec.json.decode(msgspec.json.encode(comparison), type=model.Comparison)
