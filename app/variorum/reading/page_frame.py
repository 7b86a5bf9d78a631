"""Finding the element of a page that holds its article, where no name gives it away."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from lxml.etree import XPath
from lxml.html import Element

if TYPE_CHECKING:
    from lxml.html import HtmlElement

_PARAGRAPHS = XPath("//body//p")
# Articles that stand in no other one: boxes that lead to other articles, or comments.
_OUTERMOST = XPath("//article[not(ancestor::article)]")
_LEAST_WORDS = 80
_MOST_ARTICLES = 500
_TIMES_LONGER = 3
_MOSTLY = 0.6


def frame_article(tree: HtmlElement) -> None:
    """Leave one article, and put one that stands in no frame of its own into one.

    Extraction goes by names ("article", "content", "story-body"). A page without any, such as one
    made for printing, would lose its lists and subheadings.
    """
    _drop_other_articles(tree)
    words: dict[HtmlElement, int] = defaultdict(int)
    for paragraph in _PARAGRAPHS(tree):
        words[paragraph.getparent()] += _length(paragraph)
    best = max(words, key=lambda one: words[one], default=None)
    total = sum(words.values())
    if best is None or words[best] < max(_LEAST_WORDS, _MOSTLY * total):
        return
    if best.tag in {"body", "td", "center", "font", "div", "section", "form"} and not _is_named(
        best
    ):
        frame = Element("div", {"class": "article-body"})
        frame.text, best.text = best.text, None
        frame.extend(list(best))
        best.append(frame)


def _drop_other_articles(tree: HtmlElement) -> None:
    """Take out what is short beside the article and stands elsewhere.

    The entries of a live blog are articles too, but stand side by side.
    """
    articles = _OUTERMOST(tree)
    if not 1 < len(articles) <= _MOST_ARTICLES:
        return
    lengths = {article: _length(article) for article in articles}
    longest = max(articles, key=lambda one: lengths[one])
    if lengths[longest] < _LEAST_WORDS:
        return
    for article in articles:
        aside = article.getparent() is not longest.getparent()
        if aside and _TIMES_LONGER * lengths[article] <= lengths[longest]:
            article.drop_tree()


def _is_named(element: HtmlElement) -> bool:
    """Whether extraction would take an element, or one around it, for the article's frame."""
    from trafilatura.xpaths import BODY_XPATH

    around = {element, *element.iterancestors()}
    root = element.getroottree().getroot()
    return any(found in around for path in BODY_XPATH for found in path(root)[:1])


def _length(element: HtmlElement) -> int:
    return len(element.text_content().split())
