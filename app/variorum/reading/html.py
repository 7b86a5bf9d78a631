"""Web pages: the article, without what surrounds it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from variorum.reading.content import Content, Format
from variorum.reading.decoding import decode

if TYPE_CHECKING:
    from variorum.reading.source import Source

_DECLARED = re.compile(rb"<meta[^>]{0,200}?charset\s*=\s*[\"']?\s*([\w.:-]{2,40})", re.IGNORECASE)
_XML_DECLARED = re.compile(rb"\s*<\?xml[^>]{0,200}?encoding\s*=\s*[\"']([\w.:-]{2,40})")
_HEAD = 8192
_LEAST_WORDS = 25
_BODY_WORDS = 80


def read(source: Source) -> Content:
    """The article of a saved page. Nothing that the page refers to is fetched."""
    decoded = decode(source.data, declared=declared_encoding(source.data))
    return page(decoded.text, source=source, encoding=decoded.encoding)


def declared_encoding(data: bytes) -> str | None:
    """The encoding that a page says it is in."""
    head = data[:_HEAD]
    match = _XML_DECLARED.match(head) or _DECLARED.search(head)
    return match[1].decode("ascii") if match else None


def page(markup: str, *, source: Source, encoding: str | None) -> Content:
    """The article of a page.

    Args:
        markup: The page's source.
        source: The file that holds it, for messages.
        encoding: What it was decoded from.

    Raises:
        ReadingError: The page holds no article.
    """
    from trafilatura import bare_extraction
    from trafilatura.utils import load_html

    from variorum.reading import furniture, page_facts, page_text

    tree = load_html(markup)
    if tree is None:
        raise source.error("no-article", "This is not a web page, though it is named like one.")
    facts = page_facts.page_facts(tree, markup)
    page_text.prune(tree)
    found: Any = bare_extraction(
        tree, favor_precision=True, include_comments=False, include_links=True
    )
    paragraphs = page_text.paragraphs(found.body) if found else []
    title, author = (facts[name].value if name in facts else None for name in ("title", "author"))
    kept = furniture.article_only(paragraphs, title=title, author=author)
    text = "\n\n".join(one.text for one in kept)
    if len(text.split()) < _LEAST_WORDS:
        raise source.error("no-article", "No article was found in this page.")
    return Content(text=text, encoding=encoding, facts=facts)


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
