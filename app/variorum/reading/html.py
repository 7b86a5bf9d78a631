"""Web pages: the article, without what surrounds it."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from variorum.reading.content import Content, Format
from variorum.reading.wording import length_in_words

if TYPE_CHECKING:
    from lxml.html import HtmlElement

    from variorum.base.errors import ReadingError
    from variorum.reading.source import Source

_DECLARED = re.compile(rb"<meta[^>]{0,200}?charset\s*=\s*[\"']?\s*([\w.:-]{2,40})", re.IGNORECASE)
_XML_DECLARED = re.compile(rb"\s*<\?xml[^>]{0,200}?encoding\s*=\s*[\"']([\w.:-]{2,40})")
_TAG = re.compile(
    rb"<(?:html|head|body|article|div|p|h[1-6]|table|span|br)\b[^<>]*>", re.IGNORECASE
)
# Atomic, for a thousand comments can be cut in more ways than there is time.
_START = re.compile(
    rb"(?>\xef\xbb\xbf|\s+|<!--.{0,4000}?-->|<\?xml.{0,300}?\?>)*+"
    rb"<(?:!doctype\s+html|html[\s>]|head>|body[\s>])",
    re.IGNORECASE | re.DOTALL,
)
# Parsing takes quadratic time in the attributes of one element; a quoted one may hold a ">".
_ELEMENT = re.compile(r"""<[A-Za-z](?:[^<>"']|"[^"]*"|'[^']*')*+""")
_MOST_ATTRIBUTES = 5_000
_HEAD = 8192
_LEAST_WORDS = 25
_SHORT_WORDS = 100
_LARGE = 1_000_000
_NOT_SHOWN = {"script", "style", "template", "noscript"}
_TEASER_WORDS = 250
_NOT_FREE = (False, "False", "false")
_CLOSED = re.compile(
    r"\b(?:subscri(?:be|bers?|ption)|log ?in|sign ?(?:in|up)|register|paywall)\b", re.IGNORECASE
)
TYPES = frozenset({"text/html", "application/xhtml+xml"})


def read(source: Source) -> Content:
    """The article of a saved page. Nothing that the page refers to is fetched."""
    decoded = source.text(declared=declared_encoding(source.data))
    if not _TAG.search(source.data) and not recognises(source.data):
        return Content(text=decoded.text, encoding=decoded.encoding, warnings=decoded.warnings)
    content = page(decoded.text, source=source, encoding=decoded.encoding)
    return replace(content, warnings=decoded.warnings | content.warnings)


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

    from variorum.reading import furniture, page_facts, page_frame, page_head, page_text

    tree, warnings = _tree(source, markup)
    _require_short(source, tree, markup)
    nodes = page_facts.ld_nodes(tree)
    facts = page_facts.page_facts(tree, markup, nodes)
    record = page_facts.article_record(nodes)
    # Where the records leave these open, they may stand below the headline.
    unknown = "title" in facts and not facts.keys() >= {"author", "published"}
    lines = page_text.all_blocks(tree) if unknown else []
    page_text.prune(tree)
    page_frame.frame_article(tree)
    links = page_text.link_texts(tree)

    found: Any = bare_extraction(tree, favor_precision=True, include_comments=False)
    kept = furniture.article_only(
        page_text.paragraphs(found.body, links) if found else [],
        title=facts["title"].value if "title" in facts else None,
        author=facts["author"].value if "author" in facts else None,
        links=links,
    )
    text = "\n\n".join(one.text for one in kept)
    text = page_text.fuller(text, page_text.recorded_body(record), _SHORT_WORDS)
    if record.get("isAccessibleForFree") in _NOT_FREE and length_in_words(text) < _TEASER_WORDS:
        warnings["paywall"] = (
            "The page is for subscribers; this may be the beginning of its article only."
        )
    if length_in_words(text) < _LEAST_WORDS:
        raise _no_article(source, tree)
    if unknown:
        facts = page_head.head_facts(lines, facts["title"].value, text) | facts
    return Content(text=text, encoding=encoding, facts=facts, warnings=warnings)


def _tree(source: Source, markup: str) -> tuple[HtmlElement, dict[str, str]]:
    """The elements of a page, and warnings about them.

    Raises:
        ReadingError: It is no page, a hostile one, or one that this program made.
    """
    from lxml.html import HTMLParser, document_fromstring
    from trafilatura.utils import HTML_PARSER, load_html

    if any(
        len(element) > _MOST_ATTRIBUTES
        and len(element.split(None, _MOST_ATTRIBUTES)) > _MOST_ATTRIBUTES
        for element in _ELEMENT.findall(markup)
    ):
        raise source.error("no-article", "An element of this page has thousands of attributes.")
    warnings: dict[str, str] = {}
    tree = load_html(markup)
    if tree is None:
        raise source.error("no-article", "This is not a web page, though it is named like one.")
    if _too_deep(HTML_PARSER.error_log):
        # Old pages open elements in every paragraph and close none: more depth is allowed them.
        patient = HTMLParser(
            encoding="utf-8", remove_comments=True, remove_pis=True, huge_tree=True
        )
        tree = document_fromstring(markup.encode("utf-8", "replace"), parser=patient)
        if _too_deep(patient.error_log):
            warnings["cut-short"] = (
                "The elements of this page are nested too deeply: its text may be cut short."
            )
    if tree.xpath("boolean(//meta[@name='generator'][starts-with(@content, 'Variorum ')])"):
        raise source.error("own-report", "This is a report of a comparison, not an article.")
    return tree, warnings


def _too_deep(log: Any) -> bool:
    """Whether the parser left out what was nested more deeply than it follows."""
    return any("Excessive depth" in entry.message for entry in log)


def _require_short(source: Source, tree: HtmlElement, markup: str) -> None:
    """Refuse, before it takes long, what is no article by its length."""
    if len(markup) < _LARGE:
        return
    shown = (part for part in tree.iter() if part.tag not in _NOT_SHOWN)
    source.require_short(" ".join((part.text or "") + (part.tail or "") for part in shown))


def _no_article(source: Source, tree: HtmlElement) -> ReadingError:
    if _CLOSED.search(" ".join(tree.itertext("h1", "h2", "h3", "p", "a", "button", "label"))):
        return source.error(
            "paywall", "No article was found in this page, which asks to subscribe or to log in."
        )
    return source.error("no-article", "No article was found in this page.")


def visible_lines(markup: str) -> list[str]:
    """All that a page shows, one block a line: for mails, which have no menus around them."""
    from trafilatura.utils import load_html

    from variorum.reading import page_text

    tree = load_html(f"<html><body><div>{markup}</div></body></html>")
    return page_text.all_blocks(tree) if tree is not None else []


def recognises(data: bytes) -> bool:
    """Whether this is the beginning of a page."""
    return bool(_START.match(narrow(data[:_HEAD])))


def narrow(head: bytes) -> bytes:
    """The head of a file in UTF-16 with its letters side by side."""
    return head.replace(b"\0", b"").lstrip(b"\xff\xfe") if b"\0" in head[:64] else head


FORMAT = Format(
    name="html",
    suffixes=(".html", ".htm", ".xhtml"),
    described="a web page",
    recognises=recognises,
    read=read,
)
