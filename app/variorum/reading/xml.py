"""XML of news systems (NITF, NewsML, DocBook and the like): headline and paragraphs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from variorum.reading import html, office
from variorum.reading.content import Content, Fact, Format
from variorum.reading.document import assemble
from variorum.reading.headings import by_line
from variorum.reading.moments import iso
from variorum.reading.office import Line
from variorum.reading.wording import squeeze

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lxml.etree import _Element  # pyright: ignore[reportPrivateUsage]

    from variorum.reading.source import Source

_DECLARATION = re.compile(r"\s*<\?xml[^>]{0,300}\?>")
_PAGE = re.compile(
    r"(?>\s+|<\?[^>]*>|<!--.*?-->|<!DOCTYPE[^>\[]*>)*+<(?:\w+:)?html\b", re.DOTALL | re.IGNORECASE
)
_BLANK = b"\xef\xbb\xbf \r\n\t"
_FEEDS = {"rss", "feed", "rdf"}
_HEADLINES = ("hl1", "headline", "HeadLine", "title")
_PARAGRAPHS = ("p", "para", "paragraph", "hl2")
_LEAST_WORDS = 25
_RECORDS: dict[str, tuple[tuple[str, str], ...]] = {
    "author": (("byline", ""), ("ByLine", ""), ("by", "")),
    "outlet": (("doc.copyright", "holder"), ("distributor", ""), ("provider", "literal")),
    "published": (
        ("date.issue", "norm"),
        ("story.date", "norm"),
        ("versionCreated", ""),
        ("contentCreated", ""),
        ("pubDate", ""),
        ("published", ""),
    ),
}


def read(source: Source) -> Content:
    """The paragraphs of an article in XML."""
    decoded = source.text(declared=html.declared_encoding(source.data))
    if _PAGE.match(decoded.text[:8192]):
        return html.page(decoded.text, source=source, encoding=decoded.encoding)
    markup = _DECLARATION.sub("", decoded.text, count=1)
    root = office.parse(source, markup.encode("utf-8", "replace"))
    if _name(root).lower() in _FEEDS:
        entries = sum(_name(one) in {"item", "entry"} for one in root.iter())
        if entries != 1:
            raise source.error(
                "feed", f"This is a news feed with {entries} entries, not an article."
            )
    content = _article(root)
    if len(content.text.split()) < _LEAST_WORDS:
        raise source.error("no-article", "No article was found in this XML file.")
    return Content(
        text=content.text,
        encoding=decoded.encoding,
        facts=_facts(root) | content.facts,
        warnings=decoded.warnings,
    )


def _article(root: _Element) -> Content:
    headline = next(
        (text for name in _HEADLINES for one in root.iter(f"{{*}}{name}") if (text := _text(one))),
        "",
    )
    lines = [Line(headline, "title")] if headline else []
    found = list(_paragraphs(root))
    # Without paragraphs, whatever holds text and no further elements is taken for one.
    leaves = found or [one for one in root.iter() if not len(one) and " " in _text(one)]
    lines += [Line(text) for one in leaves if (text := _text(one)) != headline]
    return assemble(lines)


def _paragraphs(root: _Element) -> Iterator[_Element]:
    """The outermost ones: the text of one holds the texts of those within it."""
    from lxml.etree import iterwalk

    walk = iterwalk(root, events=("start",))
    for _, element in walk:
        if _name(element) in _PARAGRAPHS:
            yield element
            walk.skip_subtree()


def _facts(root: _Element) -> dict[str, Fact]:
    facts: dict[str, Fact] = {}
    for fact, records in _RECORDS.items():
        for name, attribute in records:
            one = next(root.iter(f"{{*}}{name}"), None)
            value = squeeze(one.get(attribute) or "") if one is not None and attribute else ""
            value = value or (_text(one) if one is not None and not attribute else "")
            if fact == "published":
                value = iso(value) or ""
            elif named := by_line(value):
                value = named["author"].value
            if value:
                facts[fact] = Fact(value=value, origin=f"XML element {name}")
                break
    return facts


def _name(element: _Element) -> str:
    return element.tag.rpartition("}")[2] if isinstance(element.tag, str) else ""


def _text(element: _Element) -> str:
    return squeeze("".join(element.itertext())) if isinstance(element.tag, str) else ""


FORMAT = Format(
    name="xml",
    suffixes=(".xml",),
    described="an XML file",
    recognises=lambda data: html.narrow(data[:64]).lstrip(_BLANK).startswith(b"<?xml"),
    read=read,
)
