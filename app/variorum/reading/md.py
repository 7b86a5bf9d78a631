"""Markdown: the words without the marks, and the facts of a front matter."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from variorum.reading.content import Content, Fact, Format
from variorum.reading.document import assemble
from variorum.reading.moments import iso
from variorum.reading.office import Line
from variorum.reading.wording import is_address, squeeze

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from markdown_it.token import Token

    from variorum.reading.source import Source

_FRONT = re.compile(r"\s*---[ \t]*\n(.{0,20000}?)\n(?:---|\.\.\.)[ \t]*(?:\n|$)", re.DOTALL)
_ENTRY = re.compile(r"^([A-Za-z_ -]{1,40}):[ \t]*(\S.{0,500})$", re.MULTILINE)
_BLANK_LINE = re.compile(r"\n[ \t]*\n")
_LONGEST_BLOCK = 50_000
_KEYS = {
    "title": "title",
    "headline": "title",
    "author": "author",
    "authors": "author",
    "by": "author",
    "date": "published",
    "published": "published",
    "updated": "modified",
    "modified": "modified",
    "lastmod": "modified",
    "url": "url",
    "link": "url",
    "source": "url",
    "outlet": "outlet",
    "publisher": "outlet",
    "site": "outlet",
    "publication": "outlet",
    "lang": "language",
    "language": "language",
}


def read(source: Source) -> Content:
    """The words of a Markdown text."""
    from markdown_it import MarkdownIt

    decoded = source.text()
    source.require_short(decoded.text)
    front = _FRONT.match(decoded.text)
    body = decoded.text[front.end() :] if front else decoded.text
    # Marks within a block are matched in quadratic time; in one so long they are none.
    if any(len(block) > _LONGEST_BLOCK for block in _BLANK_LINE.split(body)):
        lines = [Line(line) for line in body.split("\n")]
    else:
        lines = list(_lines(MarkdownIt("commonmark").enable("table").parse(body)))
    content = assemble(lines)
    return Content(
        text=content.text,
        encoding=decoded.encoding,
        facts=content.facts | _facts(front[1] if front else ""),
        warnings=decoded.warnings,
    )


def _lines(tokens: Sequence[Token]) -> Iterator[Line]:
    style = ""
    row: list[str] | None = None
    for token in tokens:
        match token.type:
            case "heading_open":
                style = f"heading {token.tag[1:]}"
            case "heading_close":
                style = ""
            case "tr_open":
                row = []
            case "tr_close":
                yield Line(" | ".join(cell for cell in row or () if cell), "table")
                row = None
            case "inline":
                text = _words(token.children or ())
                if row is None:
                    yield Line(text, style)
                else:
                    row.append(squeeze(text))
            case "fence" | "code_block":
                yield Line(token.content, "code")
            case _:
                pass


def _words(tokens: Sequence[Token]) -> str:
    """The words of a line: links by their text, pictures and HTML not at all."""
    return "".join(
        " " if token.type in {"softbreak", "hardbreak"} else token.content
        for token in tokens
        if token.type in {"text", "code_inline", "softbreak", "hardbreak"}
    )


def _facts(front: str) -> dict[str, Fact]:
    facts: dict[str, Fact] = {}
    for key, value in _ENTRY.findall(front):
        name = _KEYS.get(key.strip().lower())
        kept = _value(name, value.strip().strip("\"'[]").strip()) if name else None
        if name and kept:
            facts.setdefault(name, Fact(value=kept, origin=f"front matter {key.strip()}"))
    return facts


def _value(name: str, value: str) -> str | None:
    match name:
        case "published" | "modified":
            return iso(value)
        case "url":
            return value if is_address(value) else None
        case "language":
            return value[:2].lower() if re.match(r"[A-Za-z]{2}(?:$|[-_])", value) else None
        case _:
            return squeeze(value) or None


FORMAT = Format(
    name="md",
    suffixes=(".md", ".markdown"),
    described="Markdown",
    recognises=lambda _: False,
    read=read,
    plain=True,
)
