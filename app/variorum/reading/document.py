"""From the lines of a document to an article: headline and date line apart from the text."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from variorum.reading.content import Content, Fact
from variorum.reading.headings import by_line, date_line
from variorum.reading.moments import iso
from variorum.reading.wording import same_words, squeeze

if TYPE_CHECKING:
    from collections.abc import Sequence

    from variorum.reading.office import Line

_HEADLINE = re.compile(
    r"title|titel|titre|título|headline|heading 1|heading1|heading|überschrift 1"
)
_SOFTWARE = re.compile(
    r"python-docx|microsoft|office|libreoffice|openoffice|apache|pandoc|google docs|word|writer"
    r"|unknown|anonymous|unspecified|user|admin|administrator|owner|author|root|test|converter|reportlab"
    r"|acrobat|adobe",
    re.IGNORECASE,
)
_HEAD_LINES = 5
_SAME = 0.6


def assemble(
    lines: Sequence[Line],
    *,
    title: str = "",
    author: str = "",
    modified: str = "",
    language: str = "",
    beside: Sequence[str] = (),
) -> Content:
    """An article made of a document's paragraphs and properties.

    The headline, by-line and date line that stand at the head become facts and are not repeated
    in the text, as with web pages. A document without a headline of its own style keeps all its
    lines.

    Args:
        lines: Paragraphs in order; empty ones are dropped.
        title: As recorded in the properties; templates leave wrong ones there, so it counts only
            if the first lines bear it out.
        author: Likewise.
        modified: Any form of date.
        language: A language tag.
        beside: Lines that stood apart from the text, such as running heads.
    """
    written = [(squeeze(line.text), line.style) for line in lines]
    written = [(text, style) for text, style in written if text]
    facts: dict[str, Fact] = {}
    head = _headline(written, title)
    if head:
        facts["title"] = Fact(value=written[0][0], origin=head)
        written = _without_head(written[1:], facts)
    origin = "document properties"
    if author:
        facts.setdefault("author", Fact(value=author, origin=origin))
    for line in beside:
        for name, fact in (date_line(line) or {}).items():
            facts.setdefault(name, Fact(value=fact.value, origin="running head"))
    if changed := iso(modified):
        facts["modified"] = Fact(value=changed, origin=origin)
    if found := re.match(r"([a-z]{2})(?:[-_]|$)", language.lower()):
        facts["language"] = Fact(value=found[1], origin=origin)
    return Content(text="\n\n".join(text for text, _ in written), facts=facts)


def person(name: str) -> str:
    """A name from a document's properties, or nothing where it is that of a program."""
    name = squeeze(name)
    return "" if not name or "(" in name or _SOFTWARE.match(name) else name


def _headline(written: Sequence[tuple[str, str]], title: str) -> str:
    """Where the headline is known from, if the first line is one."""
    if len(written) < 2:  # noqa: PLR2004 - a headline needs a text
        return ""
    text, style = written[0]
    if _HEADLINE.match(style):
        return "title of the document" if style[0] == "t" else "heading of the document"
    return "document properties" if title and same_words(text, title) >= _SAME else ""


def _without_head(written: list[tuple[str, str]], facts: dict[str, Fact]) -> list[tuple[str, str]]:
    """The lines after a by-line and a date line, whose facts are added."""
    for _ in range(_HEAD_LINES):
        if len(written) < 2:  # noqa: PLR2004 - the text itself must remain
            break
        found = date_line(written[0][0]) or by_line(written[0][0])
        if not found:
            break
        for name, fact in found.items():
            facts.setdefault(name, fact)
        written = written[1:]
    return written
