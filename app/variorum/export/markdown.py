"""Report → Markdown for a content system, and a single difference as text."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from variorum.export.phrases import told
from variorum.export.plain import visible

if TYPE_CHECKING:
    from collections.abc import Iterator

    from variorum.export.content import Difference, ReadingLine, Report, Run, Source

# What Markdown and its dialects give a meaning to anywhere, and at the beginning of a line.
_SPECIAL = re.compile(r"([\\`*_\[\]|~$#])")
_FIRST = re.compile(r"^([+\-=>:]|\d+(?=[.)]))")


def render(report: Report) -> bytes:
    """Set a report as Markdown (CommonMark with tables nowhere, so that any system takes it)."""
    lines = [*_front(report), "## Sources", ""]
    for source in report.sources:
        lines += _source(source)
    if report.differences is not None:
        lines += ["## Differences", ""]
        for row in report.differences:
            lines += _difference(row, report)
    lines += _notes(report)
    if report.notices:
        lines += ["## Notices", ""]
        lines += [f"* {_text(notice.path)}: {_text(notice.message)}" for notice in report.notices]
        lines.append("")
    if report.method is not None:
        lines += ["## Method and limits", ""]
        lines += [
            f"* {_text(fact.name)}: {_text(fact.value or 'not recorded')}" for fact in report.method
        ]
        lines += [f"* {_text(limit)}" for limit in report.limits]
    return ("\n".join(lines).rstrip() + "\n").encode()


def _front(report: Report) -> Iterator[str]:
    yield from (f"# {_text(report.title)}", "", _text(report.summary), "")
    if report.made.text:
        yield from (f"Time of making: {_text(report.made.text)} ({report.made.origin})", "")
    if report.hidden:
        yield from (f"**Not everything is shown.** {_text(' '.join(report.hidden))}", "")


def _notes(report: Report) -> Iterator[str]:
    if not report.notes and not report.remarks:
        return
    yield from ("## The user’s verdicts and notes", "", "Written by a person.", "")
    for line in filter(str.strip, report.remarks.splitlines()):
        yield from (_text(line), "")
    for row in report.notes or ():
        verdict = f" ({_text(row.verdict)})" if row.verdict else ""
        yield f"* **{_text(row.about)}**{verdict}: {_text(row.note)}"
    yield ""


def snippet(report: Report, divergence: str) -> str:
    """One difference as plain text with its sources, for the clipboard; empty if not shown.

    Args:
        report: A report that shows the difference.
        divergence: Id of the divergence.
    """
    for row in report.differences or ():
        if row.id == divergence:
            return "\n".join(_plain(row, report)) + "\n"
    return ""


def _text(text: str) -> str:
    flat = " ".join(visible(text).split())
    plain = _SPECIAL.sub(r"\\\1", flat).replace("&", "&amp;").replace("<", "&lt;")
    return _FIRST.sub(
        lambda match: f"\\{match[1]}" if not match[1].isdigit() else f"{match[1]}\\", plain
    )


def _source(source: Source) -> list[str]:
    facts = [f"{fact.name.lower()}: {told(fact)}" for fact in source.facts]
    return [
        f"**{source.letter}** {_text(source.headline)}  ",
        f"{_text('; '.join(facts))}  ",
        f"{_text(source.file)}, SHA-256 {_text(''.join(source.sha256))}",
        "",
    ]


def _difference(row: Difference, report: Report) -> Iterator[str]:
    yield f"### {row.letter}{row.number} {_text(row.about)} ({_text(row.tag)})"
    yield ""
    for letter, cell in zip(report.letters, row.cells, strict=True):
        if not cell:
            yield f"* **{letter}** not found"
        for line in cell:
            yield f"* **{letter}** {_words(line.runs)} {_text(_facts(line))}".rstrip()
    yield ""
    if row.explanation:
        yield _text(row.explanation)
        yield ""


def _words(runs: tuple[Run, ...]) -> str:
    """The words, with those that differ in bold: the changed ones, or else the whole reading."""
    changed = any(run.changed for run in runs)
    found: list[str] = []
    for run in runs:
        core = _text(run.text)
        if core and (run.changed if changed else run.kind):
            core = f"**{core}**"
        # Emphasis may neither begin nor end with a space.
        found += [" " if run.text[:1].isspace() else "", core]
        found.append(" " if core and run.text[-1:].isspace() else "")
    return "".join(found).strip()


def _facts(line: ReadingLine) -> str:
    facts = [line.value] if line.value else []
    if line.source:
        facts.append(f"source given: {line.source}")
    return f"[{'; '.join(facts)}]" if facts else ""


def _corrected(source: Source) -> bool:
    return any(fact.corrected for fact in source.facts)


def _plain(row: Difference, report: Report) -> Iterator[str]:
    yield visible(f"{row.about} ({row.tag})")
    for source, date, cell in zip(report.sources, report.dates, row.cells, strict=True):
        if not cell:
            continue
        names = [fact.value for fact in source.facts if fact.name == "Outlet" and fact.value]
        facts = [*names, source.headline, *([date] if date else []), source.file]
        facts += ["with corrections by the user"] if _corrected(source) else []
        origin = ", ".join(facts)
        yield visible(f"{source.letter} ({origin}, SHA-256 {''.join(source.sha256)}):")
        for line in cell:
            words = " ".join("".join(run.text for run in line.runs).split())
            quoted = words if words.startswith(("“", '"', "«", "„")) else f"“{words}”"
            yield visible(f"   {quoted} {_facts(line)}").rstrip()
    if row.explanation:
        yield visible(row.explanation)
