"""Web pages: the article, without what surrounds it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from variorum.reading.content import Content, Fact, Format
from variorum.reading.decoding import decode

if TYPE_CHECKING:
    from variorum.reading.source import Source


def read(source: Source) -> Content:
    """The article of a saved page. Nothing that the page refers to is fetched."""
    import trafilatura

    decoded = decode(source.data)
    found = trafilatura.bare_extraction(
        decoded.text, favor_precision=True, include_comments=False, with_metadata=True
    )
    if found is None or isinstance(found, dict) or not found.text:
        raise source.error("no-article", "No article was found in this page.")
    facts = {
        name: Fact(value=value, origin="page")
        for name, value in (
            ("title", found.title),
            ("outlet", found.sitename),
            ("author", found.author),
            ("url", found.url),
            ("published", found.date),
        )
        if value
    }
    text = "\n\n".join(line for line in found.text.split("\n") if line.strip())
    return Content(text=text, encoding=decoded.encoding, facts=facts)


def recognises(head: bytes) -> bool:
    """Whether this is the beginning of a page."""
    start = head.lstrip().lower()
    return start.startswith((b"<!doctype html", b"<html"))


FORMAT = Format(
    name="html",
    suffixes=(".html", ".htm", ".xhtml"),
    described="a web page",
    recognises=recognises,
    read=read,
)
