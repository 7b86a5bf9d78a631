"""Report → one HTML file that asks the network for nothing."""

from __future__ import annotations

import base64
import hashlib
from html import escape
from typing import TYPE_CHECKING

from variorum.base.paths import resources
from variorum.export.plain import visible

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from variorum.export.content import (
        Difference,
        MarkedText,
        ReadingLine,
        Report,
        Run,
        Sentence,
        Source,
    )

_MAX_COLUMNS = 3


def render(report: Report) -> bytes:
    """Set a report as HTML: same marks, light and dark, usable by keyboard and without scripts."""
    style = _resource("report.css")
    script = _resource("report.js")
    policy = f"default-src 'none'; style-src '{_hash(style)}'; script-src '{_hash(script)}'"
    parts = [
        f'<!doctype html>\n<html lang="{_text(report.language)}">\n<head>\n<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f'<meta name="generator" content="{_text(report.generator)}">',
        f"<title>{_text(report.title)}</title>",
        f"<style>{style}</style>\n</head>\n<body>",
        '<a class="skip" href="#content">To the content</a>\n<div class="page">',
        *_navigation(report),
        '<main id="content">',
        *_front(report),
        *_sources(report.sources),
        *_differences(report),
        *_notes(report),
        *_statements(report),
        *_texts("only-here", "Only in one article", report.only_here, report),
        *_texts("texts", "Full texts", report.texts, report),
        *_entities(report),
        *_notices(report),
        *_method(report),
        *_footer(report),
        f"</main>\n</div>\n<script>{script}</script>\n</body>\n</html>\n",
    ]
    return "\n".join(parts).encode()


def _resource(name: str) -> str:
    return (resources() / "html" / name).read_text(encoding="utf-8")


def _hash(content: str) -> str:
    digest = hashlib.sha256(content.encode()).digest()
    return f"sha256-{base64.b64encode(digest).decode()}"


def _text(text: str) -> str:
    return escape(visible(text))


def _direction(*, rtl: bool) -> str:
    return ' dir="rtl"' if rtl else ""


def _runs(runs: Iterable[Run], report: Report, *, numbers: bool, places: set[str]) -> str:
    """Marked words. A place gets its name where it is met first, as names must be unique."""
    found: list[str] = []
    for run in runs:
        if run.kind is None:
            found.append(_text(run.text))
            continue
        changed = " changed" if run.changed else ""
        found.append(f'<mark class="{run.kind} {run.status}{changed}">{_text(run.text)}</mark>')
        for raised in run.raised if numbers else ():
            name = ""
            if raised.place not in places:
                places.add(raised.place)
                name = f' id="{raised.place}"'
            sign = f"{raised.kind[0].upper()}{raised.number}"
            link = f' href="#difference-{raised.number}"' if report.differences is not None else ""
            found.append(f'<sup class="{raised.kind}"><a{name}{link}>{sign}</a></sup>')
    return "".join(found)


def _navigation(report: Report) -> Iterator[str]:
    yield '<nav aria-label="Differences"><h2>Differences</h2><ol>'
    for row in report.differences or ():
        target = row.place or f"difference-{row.number}"
        yield (
            f'<li class="{row.kind}"><a href="#{target}">{_number(row)} {_text(row.about)} '
            f"{_tag(row)}</a></li>"
        )
    yield '</ol><p class="small keys">j and k: next and previous difference</p></nav>'


def _number(row: Difference) -> str:
    return f'<span class="number">{row.letter}{row.number}</span>'


def _tag(row: Difference) -> str:
    conflict = " conflict" if row.status == "conflict" else ""
    return f'<span class="tag{conflict}">{row.sign} {_text(row.tag)}</span>'


def _front(report: Report) -> Iterator[str]:
    if report.organisation:
        yield f'<p class="small">{_text(report.organisation)}</p>'
    yield f"<h1>{_text(report.title)}</h1>"
    yield f'<p class="summary">{_text(report.summary)}</p>'
    tags = " ".join(
        f'<span class="tag {entry.key}">{entry.sign} {_text(entry.name)}</span>'
        for entry in report.counts
    )
    yield f"<p>{tags}</p>"
    made = report.made
    when = f"{_text(made.text)} ({_text(made.origin)})" if made.text else "not recorded"
    yield f'<p class="small">Time of making: {when} · {_text(report.generator)}</p>'
    if report.hidden:
        lines = _text(" ".join(report.hidden))
        yield f'<p class="hidden"><strong>Not everything is shown.</strong> {lines}</p>'


def _table(
    name: str, heads: Sequence[str], rows: Iterable[str], kind: str = "plain"
) -> Iterator[str]:
    """A table that scrolls sideways on a narrow screen, by keyboard too; `name` says which."""
    cells = "".join(f'<th scope="col">{head}</th>' for head in heads)
    yield f'<div class="wide" tabindex="0" role="group" aria-label="{name}">'
    yield f'<table class="{kind}"><thead><tr>{cells}</tr></thead><tbody>'
    yield from rows
    yield "</tbody></table></div>"


def _sources(sources: Sequence[Source]) -> Iterator[str]:
    yield '<section aria-labelledby="sources"><h2 id="sources">Sources</h2>'
    yield from _table(
        "Sources",
        ("Article", "Headline, facts, file", "SHA-256 of the file"),
        map(_source, sources),
    )
    yield "</section>"


def _source(source: Source) -> str:
    facts = [
        f"{_text(fact.name)}: {_text(fact.value)}"
        + (f" ({_text(fact.origin)})" if fact.origin else "")
        for fact in source.facts
        if fact.value
    ]
    unknown = [fact.name.lower() for fact in source.facts if not fact.value]
    if unknown:
        facts.append(f"Not recorded: {', '.join(unknown)}")
    shared = f'<p class="small">{_text(source.shared)}</p>' if source.shared else ""
    return (
        f'<tr><th scope="row">{source.letter}</th><td>'
        f'<p class="words"{_direction(rtl=source.rtl)}>'
        f"<strong>{_text(source.headline)}</strong></p>"
        f'<p class="small">{" · ".join(facts)}</p>'
        f'<p class="small"><code>{_text(source.file)}</code> · {_text(source.details)}</p>{shared}'
        f'</td><td><code class="hash">{_text(" ".join(source.sha256))}</code></td></tr>'
    )


def _heads(report: Report) -> list[str]:
    return [
        letter + (f' <span class="small">{_text(date)}</span>' if date else "")
        for letter, date in zip(report.letters, report.dates, strict=True)
    ]


def _differences(report: Report) -> Iterator[str]:
    if report.differences is None:
        return
    yield '<section aria-labelledby="differences"><h2 id="differences">Differences</h2>'
    keys = " ".join(f"{s.sign} {s.name}: {s.meaning.split(': ')[-1]}." for s in report.statuses)
    yield f'<p class="small">Conflicts first. {_text(keys)}</p>'
    if not report.differences:
        yield '<p class="small">No difference is shown.</p>'
    elif len(report.letters) <= _MAX_COLUMNS:
        rows = (_difference_row(row, report) for row in report.differences)
        yield from _table(
            "Differences", ("No.", "What it is about", *_heads(report)), rows, "readings"
        )
    else:
        for row in report.differences:
            yield from _difference_entry(row, report)
    yield "</section>"


def _line(line: ReadingLine, report: Report, letter: str = "") -> str:
    words = _runs(line.runs, report, numbers=False, places=set())
    if line.place:
        words = f'<a href="#{line.place}">{words}</a>'
    facts = [line.value] if line.value else []
    if line.source:
        facts.append(f"source given: {line.source}")
    value = f' <span class="value">{_text(" · ".join(facts))}</span>' if facts else ""
    mark = f'<span class="letter">{letter}</span>' if letter else ""
    direction = ' dir="rtl"' if line.rtl else ""
    return f'<p>{mark}<bdi class="words"{direction}>{words}</bdi>{value}</p>'


def _about(row: Difference) -> str:
    verdict = (
        f'<p class="note small">User’s verdict: {_text(row.verdict)}</p>' if row.verdict else ""
    )
    return (
        f"<p>{_text(row.about)}</p><p>{_tag(row)}</p>"
        f'<p class="small">{_text(row.explanation)}</p>{verdict}'
    )


def _linked_number(row: Difference) -> str:
    return f'<a href="#{row.place}">{_number(row)}</a>' if row.place else _number(row)


def _difference_row(row: Difference, report: Report) -> str:
    cells = "".join(
        f"<td>{''.join(_line(line, report) for line in cell) or _NOTHING}</td>"
        for cell in row.cells
    )
    return (
        f'<tr class="{row.kind}" id="difference-{row.number}"><th scope="row">'
        f"{_linked_number(row)}</th><td>{_about(row)}</td>{cells}</tr>"
    )


_NOTHING = '<span class="small">not found</span>'


def _difference_entry(row: Difference, report: Report) -> Iterator[str]:
    yield f'<div class="entry {row.kind}" id="difference-{row.number}">'
    yield f"<h3>{_linked_number(row)} {_text(row.about)} {_tag(row)}</h3>"
    silent: list[str] = []
    for letter, cell in zip(report.letters, row.cells, strict=True):
        if not cell:
            silent.append(letter)
        for line in cell:
            yield _line(line, report, letter)
    nothing = f"Not found in {', '.join(silent)}. " if silent else ""
    yield f'<p class="small">{nothing}{_text(row.explanation)}</p></div>'


def _notes(report: Report) -> Iterator[str]:
    if not report.notes and not report.remarks:
        return
    yield '<section aria-labelledby="notes"><h2 id="notes">The user’s verdicts and notes</h2>'
    yield '<p class="small">Written by a person, not by the program.</p>'
    if report.remarks:
        yield '<div class="note"><strong>On the whole comparison</strong>'
        yield f"<p>{_text(report.remarks)}</p></div>"
    for row in report.notes or ():
        verdict = f" · {_text(row.verdict)}" if row.verdict else ""
        number = f'<a href="#difference-{row.number}">{_number(row)}</a>'
        shown = number if report.differences is not None else _number(row)
        yield f'<div class="note {row.kind}"><strong>{shown} {_text(row.about)}{verdict}</strong>'
        yield f"<p>{_text(row.note)}</p></div>"
    yield "</section>"


def _sentences(
    sentences: Iterable[Sentence], report: Report, places: set[str], letter: str = ""
) -> str:
    mark = f'<span class="letter">{letter}</span>' if letter else ""
    return "".join(
        f'<p class="words"{_direction(rtl=sentence.rtl)}>{mark}'
        f"{_runs(sentence.runs, report, numbers=True, places=places)}</p>"
        for sentence in sentences
    )


def _statements(report: Report) -> Iterator[str]:
    if report.statements is None:
        return
    # Where the full texts are shown, places are named there.
    taken = _places(report.texts)
    yield '<section aria-labelledby="statements"><h2 id="statements">Statements side by side</h2>'
    if not report.statements:
        yield '<p class="small">No sentence of one article corresponds to one of another.</p>'
    elif len(report.letters) <= _MAX_COLUMNS:
        yield from _table(
            "Statements side by side",
            ("Row", *_heads(report)),
            (
                f'<tr><td class="small">{row.number}{"?" if row.possible else ""}</td>'
                + "".join(
                    f"<td>{_sentences(cell, report, taken) or '<span class=small>—</span>'}</td>"
                    for cell in row.cells
                )
                + "</tr>"
                for row in report.statements
            ),
            "rows",
        )
    else:
        for row in report.statements:
            number = f"{row.number}{'?' if row.possible else ''}"
            yield f'<div class="entry"><span class="small">{number}</span>'
            for letter, cell in zip(report.letters, row.cells, strict=True):
                yield _sentences(cell, report, taken, letter)
            yield "</div>"
    yield from (f'<p class="small">{_text(line)}</p>' for line in report.left_out)
    yield "</section>"


def _places(texts: Sequence[MarkedText] | None) -> set[str]:
    return {
        raised.place
        for text in texts or ()
        for paragraph in text.paragraphs
        for run in paragraph.runs
        for raised in run.raised
    }


def _texts(
    name: str, title: str, texts: Sequence[MarkedText] | None, report: Report
) -> Iterator[str]:
    if texts is None:
        return
    places = _places(report.texts) if name != "texts" else set[str]()
    yield f'<section aria-labelledby="{name}"><h2 id="{name}">{title}</h2><div class="texts">'
    for text in texts:
        language = f' lang="{_text(text.language)}"' if text.language else ""
        yield f'<article class="text"><h3>{text.letter} · {_text(text.name)}</h3><div{language}>'
        if text.title:
            yield f'<p class="headline"{_direction(rtl=text.rtl)}>{_text(text.title)}</p>'
        for paragraph in text.paragraphs:
            kind = ' class="headline"' if paragraph.headline else ""
            words = _runs(paragraph.runs, report, numbers=True, places=places)
            yield f"<p{kind}{_direction(rtl=paragraph.rtl)}>{words}</p>"
        yield "</div></article>"
    yield "</div></section>"


def _entities(report: Report) -> Iterator[str]:
    if report.entities is None:
        return
    title = "Named people, places and organisations"
    yield f'<section aria-labelledby="entities"><h2 id="entities">{title}</h2>'
    for group in report.entities:
        rows = (
            f"<tr><td>{_text(row.name)}"
            + (f' <span class="small">· {_text(row.forms)}</span>' if row.forms else "")
            + "</td>"
            + "".join(f'<td class="count">{number or "–"}</td>' for number in row.counts)
            + "</tr>"
            for row in group.rows
        )
        yield from _table(_text(group.name), (_text(group.name), *report.letters), rows)
    yield "</section>"


def _notices(report: Report) -> Iterator[str]:
    if not report.notices:
        return
    yield '<section aria-labelledby="notices"><h2 id="notices">Notices</h2>'
    yield from _table(
        "Notices",
        ("File", "What was skipped, given up or limited"),
        (
            f"<tr><td><code>{_text(notice.path)}</code></td><td>{_text(notice.message)}</td></tr>"
            for notice in report.notices
        ),
    )
    yield "</section>"


def _method(report: Report) -> Iterator[str]:
    if report.method is None:
        return
    yield '<section aria-labelledby="method"><h2 id="method">Method and limits</h2>'
    yield from _table(
        "Method",
        ("What", "With what it was made"),
        (
            f"<tr><td>{_text(fact.name)}</td><td>{_text(fact.value or 'not recorded')}</td></tr>"
            for fact in report.method
        ),
    )
    items = "".join(f"<li>{_text(limit)}</li>" for limit in report.limits)
    yield f"<ul>{items}</ul></section>"


def _footer(report: Report) -> Iterator[str]:
    kinds = "".join(
        f'<span class="{kind.key}"><mark class="{kind.key} conflict">{kind.sign}</mark> '
        f"{_text(kind.name)}</span>"
        for kind in report.kinds
    )
    statuses = "".join(
        f'<span class="source"><mark class="{status.key}">{_text(status.name)}</mark> '
        f"{_text(status.meaning)}</span>"
        for status in report.statuses
    )
    yield f'<footer class="small legend"><p>{kinds}</p><p>{statuses}</p></footer>'
