"""The paragraphs of a web page's article, with what is known of the markup of each."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from html import unescape
from typing import TYPE_CHECKING, Any

from lxml.etree import XPath, iterwalk

from variorum.reading.wording import ends_sentence, length_in_words, squeeze, words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lxml.etree import _Element  # pyright: ignore[reportPrivateUsage]
    from lxml.html import HtmlElement

# Boxes that open over a word of the text, and words for screen readers alone.
_POPUP = re.compile(r"rollover|tooltip|popover|pop-?up|hover-?card")
_UNSEEN = re.compile(r"screen-?reader|visually-?hidden|\bsr-only|off-?screen")
_INLINE = {"span", "div", "small"}
_NAMED = XPath(
    "//*[self::span or self::div or self::small or self::section or self::aside or self::ul"
    " or self::ol][@class or @id]"
)
# What readers wrote, under its names in several languages, as one word of a class or an id.
_COMMENTS = re.compile(
    r"(?:user|reader|article|post|list|js)?[-_]?"
    r"(?:comments?|comentarios?|commentaires?|kommentare?|commenti|reacties|disqus|discussion)"
    r"[-_]?(?:list|section|container|area|wrap(?:per)?|block|thread|box|form|module)?"
)
_ANY_NAME = re.compile(
    rf"{_POPUP.pattern}|{_UNSEEN.pattern}|comment|kommentar|reacties|comentario|disqus|discussion"
)
_BLOCKS = {"p", "head", "item", "quote", "row", "code", "ab", "list", "table", "div"}
_POPUP_WORDS = 120
_UNSEEN_WORDS = 12
_LINK_LENGTH = 600
_LINK_WORDS = 20
_SET = {"code", "quote"}  # what becomes of <pre>
_SIGNS = re.compile(r"[\s|•·,;/»]*")
_MARKUP = re.compile(r"<[^<>]{1,500}>")
_FULLER = 1.5
_CONTAINED = 0.8


@dataclass(frozen=True)
class Paragraph:
    """One paragraph of an extracted article.

    Attributes:
        text: Its words.
        linked: Whether all of it is links.
        kind: Element it came from: p, head, item, quote, row, …
    """

    text: str
    linked: bool = False
    kind: str = "p"


def prune(tree: HtmlElement) -> None:
    """Take out what opens over the text or is meant for no eye, before extraction."""
    named: list[HtmlElement] = []
    comments: list[HtmlElement] = []
    for element in _NAMED(tree):
        names = f"{element.get('class') or ''} {element.get('id') or ''}".lower()
        if not _ANY_NAME.search(names):
            continue
        if any(map(_COMMENTS.fullmatch, names.split())):
            comments.append(element)
        elif element.tag in _INLINE:
            named.append(element)
    boxes = set(named)
    for element in named:
        if _is_unseen(element) or _is_popup(element, boxes):
            element.drop_tree()
    for element in comments:
        if element.getparent() is not None and element.find(".//h1") is None:
            element.drop_tree()


def _is_unseen(element: HtmlElement) -> bool:
    name = (element.get("class") or "").lower()
    return bool(_UNSEEN.search(name)) and len(element.text_content().split()) <= _UNSEEN_WORDS


def _is_popup(element: HtmlElement, boxes: set[HtmlElement]) -> bool:
    """Whether it is the box, and not the word of the text that opens it.

    The word and its box stand in an element named like the box itself.
    """
    name = (element.get("class") or "").lower()
    if not _POPUP.search(name) or boxes.isdisjoint(element.iterancestors()):
        return False
    return len(element.text_content().split()) <= _POPUP_WORDS


def link_texts(tree: HtmlElement) -> frozenset[str]:
    """The words of all links of a page."""
    return frozenset(squeeze(link.text_content()) for link in tree.iter("a"))


def paragraphs(body: _Element, links: frozenset[str]) -> list[Paragraph]:
    """The paragraphs of an extracted body, in order. Rows of tables become one line each.

    Args:
        body: What trafilatura found.
        links: The words of the page's links: asked to keep links, it breaks paragraphs at them.
    """
    gathered = _Gathered(links)
    for event, element in iterwalk(body, events=("start", "end")):
        starts = event == "start"
        tag = element.tag
        if tag in _BLOCKS:
            gathered.finish()
            gathered.kind = str(tag) if starts else "p"
        elif tag == "lb" and starts:
            gathered.break_line()
        elif tag == "cell" and starts:
            gathered.add(" | " if gathered.text else "")
        gathered.add((element.text if starts else element.tail) or "")
    gathered.finish()
    return gathered.found


def recorded_body(record: dict[str, Any]) -> str:
    """The text that a page's JSON-LD gives for its article; empty where it gives none."""
    body = record.get("articleBody")
    if not isinstance(body, str):
        return ""
    text = unescape(_MARKUP.sub("\n", body))
    return "\n\n".join(line for line in map(squeeze, text.split("\n")) if line)


def fuller(text: str, other: str, least: int) -> str:
    """The longer of two readings of a page, if it has most of the shorter one's words in it.

    Args:
        text: The reading that is preferred.
        other: Another one; it must be half as long again, and no stub.
        least: Words from which on a text is no stub.
    """
    length = length_in_words(other)
    if length < least or length < _FULLER * length_in_words(text):
        return text
    have, want = Counter(words(other)), Counter(words(text))
    shared = sum((have & want).values())
    return other if shared >= _CONTAINED * sum(want.values()) else text


_HIDDEN = {"script", "style", "head", "title", "template", "noscript", "svg", "button", "select"}
_HTML_BLOCKS = {
    *(
        "p",
        "div",
        "h1",
        "h2",
        "h3",
        "h4",
        "h5",
        "h6",
        "li",
        "ul",
        "ol",
        "blockquote",
        "pre",
        "section",
    ),
    *(
        "article",
        "header",
        "footer",
        "main",
        "aside",
        "td",
        "th",
        "tr",
        "table",
        "dt",
        "dd",
        "figure",
    ),
    *("figcaption", "hr", "center", "body", "form", "address"),
}


def all_blocks(tree: HtmlElement) -> list[str]:
    """The text of each block of a page, in order."""
    lines: list[str] = []
    text: list[str] = []
    walk = iterwalk(tree, events=("start", "end"))
    for event, element in walk:
        if event == "start" and element.tag in _HIDDEN:
            text.append(element.tail or "")
            walk.skip_subtree()
            continue
        if element.tag in _HTML_BLOCKS or (element.tag == "br" and event == "start"):
            lines.append(squeeze("".join(text)))
            text.clear()
        if event == "start" or element.tag not in _HIDDEN:
            text.append((element.text if event == "start" else element.tail) or "")
    lines.append(squeeze("".join(text)))
    return [line for line in lines if line]


@dataclass
class _Gathered:
    """A paragraph in the making, and those made."""

    links: frozenset[str]
    found: list[Paragraph] = field(default_factory=list[Paragraph])
    text: list[str] = field(default_factory=list[str])
    kind: str = "p"

    def add(self, part: str) -> None:
        if part:
            self.text.append(part)

    def break_line(self) -> None:
        """A line break parts paragraphs where a sentence ends before it (see tricky case)."""
        if ends_sentence("".join(self.text)):
            self.finish()
        else:
            self.text.append(" ")

    def finish(self) -> None:
        text = "".join(self.text)
        self.text.clear()
        # In set text, and nowhere else in a page, blank lines are meant.
        for part in re.split(r"\n\s*\n", text) if self.kind in _SET else (text,):
            line = squeeze(part)
            if line.strip("|-–—•* "):
                linked = all_links(line, self.links)
                self.found.append(Paragraph(text=line, linked=linked, kind=self.kind))


def all_links(text: str, links: frozenset[str]) -> bool:
    """Whether a text is a link, or a row of links with nothing or signs between them."""
    if text in links:
        return True
    if len(text) > _LINK_LENGTH or ends_sentence(text):
        return False
    at = 0
    while at < len(text):
        # The longest link of the page that begins here, at the end of a word.
        ends = (end for end in _word_ends(text, at) if text[at:end] in links)
        end = max(ends, default=None)
        if end is None:
            return False
        at = _SIGNS.match(text, end).end()  # pyright: ignore[reportOptionalMemberAccess]
    return True


def _word_ends(text: str, start: int) -> Iterator[int]:
    """Ends of the next few words after a place."""
    for number, match in enumerate(re.finditer(r"\S+", text[start:])):
        if number == _LINK_WORDS:
            return
        yield start + match.end()
        if (bare := match.end() - len(match[0]) + len(match[0].rstrip("|•·,;/»"))) > match.start():
            yield start + bare
