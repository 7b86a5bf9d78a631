"""What a web page records about its article: JSON-LD, Open Graph and meta elements, markup."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from lxml.etree import XPath

from variorum.reading.content import Fact
from variorum.reading.moments import date_span, iso
from variorum.reading.wording import is_address, same_words, squeeze

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lxml.html import HtmlElement

_ARTICLE = re.compile(r"(?:Article|Posting|Report|Reportage|Review)$|^(?:Report|Review)")
_LD_PATH = XPath("//script[@type='application/ld+json']")
_LD_NODES = 2000
_LD_LENGTH = 2_000_000
_WRAPPING = re.compile(
    r"^\s*(?:<!--|//\s*<!\[CDATA\[|<!\[CDATA\[)|(?:-->|//\s*\]\]>|\]\]>)\s*;?\s*$"
)
_DAY_NAME = re.compile(
    r"\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,?\s*$", re.IGNORECASE
)
_SAVED = re.compile(
    r"Page saved with SingleFile\s+url:\s*(\S+)\s+saved date:\s*([^(\n]+)"
    r"|saved from url=\(\d+\)(\S+)"
)
_TITLE_TAIL = re.compile(r"\s+[|\-–—·•:»]+\s+")
_LONGEST_FACT = 500
_LONGEST_NAMES = 200
_AUTHORS = 4

# Names of meta elements, best first.
_META: dict[str, tuple[str, ...]] = {
    "title": (
        "og:title",
        "twitter:title",
        "dc.title",
        "dcterms.title",
        "parsely-title",
        "headline",
    ),
    "outlet": ("og:site_name", "application-name", "dc.publisher", "publisher"),
    "author": (
        "author",
        "article:author",
        "dc.creator",
        "dcterms.creator",
        "parsely-author",
        "sailthru.author",
        "byl",
        "citation_author",
        "og:article:author",
    ),
    "url": ("og:url",),
    "published": (
        "article:published_time",
        "og:published_time",
        "og:article:published_time",
        "datepublished",
        "parsely-pub-date",
        "sailthru.date",
        "dc.date.issued",
        "dcterms.created",
        "dc.date",
        "dcterms.date",
        "pubdate",
        "publish-date",
        "publication_date",
        "citation_publication_date",
        "ptime",
        "date",
    ),
    "modified": (
        "article:modified_time",
        "og:modified_time",
        "og:updated_time",
        "datemodified",
        "dcterms.modified",
        "lastmod",
        "last-modified",
    ),
}
_LD: dict[str, tuple[str, ...]] = {
    "title": ("headline", "name"),
    "outlet": ("publisher", "sourceOrganization"),
    "author": ("author", "creator"),
    "url": ("url", "mainEntityOfPage", "@id"),
    "published": ("datePublished", "dateCreated"),
    "modified": ("dateModified",),
}
_AUTHOR_PATHS = (
    (XPath("//*[@rel='author']"), "author link"),
    (XPath("//*[@itemprop='author']"), "page markup"),
    (XPath("//*[@class='byline']"), "by-line on the page"),
    (XPath("//*[@class='author']"), "by-line on the page"),
)
_TIME_PATHS = (
    XPath("//*[@itemprop='datePublished']/@datetime"),
    XPath("//*[@itemprop='datePublished']/@content"),
    XPath("//time[@pubdate]/@datetime"),
    XPath("//article//time/@datetime"),
    XPath("//time/@datetime"),
)
_BY = re.compile(r"^\s*(?:by|von|par|por|di|written by|posted by)[:\s]+", re.IGNORECASE)


def page_facts(tree: HtmlElement, markup: str, nodes: list[dict[str, Any]]) -> dict[str, Fact]:
    """The facts that a page records, each with its origin.

    Args:
        tree: The parsed page.
        markup: Its source, in which the tools that save pages leave comments.
        nodes: Its JSON-LD objects.
    """
    described = article_record(nodes)
    known = {one["@id"]: one for one in nodes if isinstance(one.get("@id"), str) and "name" in one}
    metas = _metas(tree)
    facts: dict[str, Fact] = {}
    for name in _META:
        fact = _from_record(name, described, known) or _from_metas(name, metas)
        if fact := fact or _from_markup(name, tree):
            facts[name] = fact
    facts |= _saved(markup)
    if heading := _heading(tree, facts.get("title")):
        facts["title"] = heading
    if (title := facts.get("title")) and title.origin == "title element":
        facts["title"] = Fact(value=_without_outlet(title.value, facts), origin=title.origin)
    if language := _language(tree):
        facts["language"] = language
    return facts


def article_record(nodes: list[dict[str, Any]]) -> dict[str, Any]:
    """The JSON-LD object that describes the page's article; empty where there is none."""
    best: dict[str, Any] = {}
    for node in nodes:
        kinds = node.get("@type")
        kinds = kinds if isinstance(kinds, list) else [kinds]
        if not any(isinstance(kind, str) and _ARTICLE.search(kind) for kind in kinds):
            continue
        # Teasers of other stories are described too, but with less.
        if len(node) > len(best) or ("articleBody" in node and "articleBody" not in best):
            best = node
    return best


def ld_nodes(tree: HtmlElement) -> list[dict[str, Any]]:
    """All JSON-LD objects of a page that stand at its top, in order."""
    return list(_walk_ld(tree))


def _walk_ld(tree: HtmlElement) -> Iterator[dict[str, Any]]:
    for script in _LD_PATH(tree):
        text = (script.text or "")[:_LD_LENGTH]
        try:
            waiting: list[Any] = [json.loads(_WRAPPING.sub("", text).strip(" ;\n\t"), strict=False)]
        except (ValueError, RecursionError):
            continue
        for _ in range(_LD_NODES):
            if not waiting:
                break
            match waiting.pop():
                case dict() as node:
                    yield node
                    waiting.extend(node[key] for key in ("@graph", "mainEntity") if key in node)
                case list() as nodes:
                    waiting.extend(reversed(nodes))
                case _:
                    pass


def _from_record(
    name: str, record: dict[str, Any], known: dict[str, dict[str, Any]]
) -> Fact | None:
    for key in _LD[name]:
        value = _clean(name, "; ".join(_names(record.get(key), known)))
        if value:
            return Fact(value=value, origin=f"JSON-LD {key}")
    return None


def _names(value: Any, known: dict[str, dict[str, Any]]) -> list[str]:
    """The names in a JSON-LD value: text, an object or the id of one, or a list of these."""
    match value:
        case str():
            return [value]
        case dict():
            identity = value.get("@id")
            referred = known.get(identity, {}) if isinstance(identity, str) else {}
            named = value.get("name") or referred.get("name") or identity or value.get("url")
            return _names(named, known) if not isinstance(named, dict) else []
        case list():
            nested = [_names(one, known) for one in value[:20] if not isinstance(one, list)]
            return list(dict.fromkeys(name for names in nested for name in names))
        case _:
            return []


def _metas(tree: HtmlElement) -> dict[str, str]:
    metas: dict[str, str] = {}
    for meta in tree.iter("meta"):
        name = meta.get("property") or meta.get("name") or meta.get("itemprop")
        content = squeeze(meta.get("content") or "")
        if name and content:
            metas.setdefault(name.lower(), content)
    return metas


def _from_metas(name: str, metas: dict[str, str]) -> Fact | None:
    for key in _META[name]:
        if value := _clean(name, metas.get(key, "")):
            return Fact(value=value, origin=f"meta {key}")
    return None


def _from_markup(name: str, tree: HtmlElement) -> Fact | None:
    match name:
        case "title":
            return _fact(tree.findtext(".//title"), "title element")
        case "url":
            link = tree.find(".//link[@rel='canonical']")
            value = _clean("url", link.get("href") or "") if link is not None else None
            return _fact(value, "canonical link")
        case "published":
            return _marked_time(tree)
        case "author":
            return _marked_author(tree)
        case _:
            return None


def _marked_time(tree: HtmlElement) -> Fact | None:
    for path in _TIME_PATHS:
        found: list[str] = path(tree)
        if found and (value := iso(found[0])):
            return Fact(value=value, origin="time on the page")
    return None


def _marked_author(tree: HtmlElement) -> Fact | None:
    for path, origin in _AUTHOR_PATHS:
        # More than a few are the authors of teasers or comments.
        found: list[HtmlElement] = path(tree)
        names = dict.fromkeys(name for one in found[:_AUTHORS] if (name := _named(one)))
        if names and len(found) <= _AUTHORS:
            # The longer ones hold a shorter one and what stands beside it.
            short = [name for name in names if not any(one in name for one in names if one != name)]
            return Fact(value="; ".join(short), origin=origin)
    return None


def _named(element: HtmlElement) -> str | None:
    inner = element.find(".//*[@itemprop='name']")
    return _clean("author", (element if inner is None else inner).text_content())


def _saved(markup: str) -> dict[str, Fact]:
    match = _SAVED.search(markup[:20_000])
    if not match:
        return {}
    url, moment, from_url = match.groups()
    saved: dict[str, Fact] = {}
    if address := _clean("url", url or from_url):
        saved["url"] = Fact(value=address, origin="note of the tool that saved the page")
    if moment and (retrieved := _browser_time(moment)):
        saved["retrieved"] = Fact(value=retrieved, origin="note of the tool that saved the page")
    return saved


def _browser_time(text: str) -> str | None:
    """JavaScript's "Tue Jun 01 2021 10:00:00 GMT+0200" in ISO 8601."""
    found = re.match(r"\w{3} (\w{3}) (\d\d) (\d{4}) ([\d:]{8}) GMT([+-]\d{4})", text.strip())
    if not found:
        return iso(text)
    month, day, year, clock, zone = found.groups()
    return iso(f"{day} {month} {year} {clock} {zone}")


def _heading(tree: HtmlElement, title: Fact | None) -> Fact | None:
    """The headline as readers of the page see it, if it is the one that the records mean."""
    headings = [squeeze(one.text_content()) for one in tree.iterfind(".//h1")][:10]
    if title is None:
        return _fact(headings[0], "heading of the page") if headings else None
    if any(heading == title.value for heading in headings):
        return None
    alike = [one for one in headings if same_words(one, title.value) >= 0.5]  # noqa: PLR2004
    return _fact(alike[0], "heading of the page") if alike else None


def _without_outlet(title: str, facts: dict[str, Fact]) -> str:
    """A title element without the outlet's name at its end ("Bridge falls - The Paper")."""
    parts = _TITLE_TAIL.split(title)
    outlet = facts.get("outlet")
    tail = parts[-1]
    known = outlet is not None and tail.casefold() in outlet.value.casefold()
    if len(parts) > 1 and (known or len(tail.split()) <= 3 < len(title.split()) / 2):  # noqa: PLR2004
        return title[: title.rindex(tail)].rstrip(" |-–—·•:»")
    return title


def _language(tree: HtmlElement) -> Fact | None:
    root = tree if tree.tag == "html" else tree.find(".//html")
    value = (root.get("lang") or "") if root is not None else ""
    found = re.match(r"[A-Za-z]{2}(?=$|[-_])", value)
    return Fact(value=found[0].lower(), origin="html element") if found else None


def _clean(name: str, value: str | None) -> str | None:
    """The value as it is kept, or None where it is not one for this fact."""
    value = squeeze(value or "")
    if not value or len(value) > _LONGEST_FACT:
        return None
    match name:
        case "published" | "modified":
            return iso(value)
        case "url":
            return value if is_address(value) else None
        case "author":
            return _name(value)
        case "outlet":
            return value.removeprefix("@") if "://" not in value else None
        case _:
            return value


def _name(value: str) -> str | None:
    """A by-line without "by" and without the date that often follows; None if it is no name."""
    value = _BY.sub("", value)
    if found := date_span(value):
        value = _DAY_NAME.sub("", value[: found[1]])
    value = value.strip(" ,|–—-·•")
    # A profile's address, a handle or a time is no name.
    bad = "://" in value or value.startswith("@") or re.search(r"\d", value)
    return None if bad or len(value) > _LONGEST_NAMES else value or None


def _fact(value: str | None, origin: str) -> Fact | None:
    value = squeeze(value or "")
    return Fact(value=value[:_LONGEST_FACT], origin=origin) if value else None
