"""Which articles and sentences tell of the same, by the links between sentences."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from variorum.divergence.context import Context
    from variorum.divergence.figures.items import Item
    from variorum.model.article import AnnotatedArticle
    from variorum.model.comparison import Link, SentenceRef

# Of what an article names in so many first sentences, another one on the same event names some.
_HEAD_SENTENCES = 5
_MESSENGERS = re.compile(
    r"(?:the )?(?:ap|associated press|reuters|afp|agence france-presse|upi|dpa|tass|xinhua|cnn|bbc|"
    r"nbc|abc|cbs|fox|npr|facebook|twitter)(?: news)?",
    re.IGNORECASE,
)
_SHARED_NAMES = 2
_SHARE_OF_HEAD = 1 / 3
_MANY_LINKS = 5
# So many sentences alike, and no name of one article's head can be missed.
_VERY_MANY_LINKS = 8
# Words that the sentences of two totals must have in common when they are not aligned.
_SHARED_WORDS = 1


def _head_entities(article: AnnotatedArticle) -> set[str]:
    """The named things in the first sentences of an article."""
    spans = article.sentences[:_HEAD_SENTENCES]
    return _entities(article, spans[-1].end if spans else 0)


def _entities(article: AnnotatedArticle, end: int) -> set[str]:
    """The named things up to a place, without those who only bring the news."""
    return {
        mention.entity
        for mention in article.entities
        if mention.start < end
        and not _MESSENGERS.fullmatch(article.text, mention.start, mention.end)
    }


class Related:
    """Answers from the links of a comparison."""

    def __init__(self, context: Context) -> None:
        self._partners = context.partners
        articles = context.articles.values()
        self._heads = {article.id: _head_entities(article) for article in articles}
        self._named = {article.id: _entities(article, len(article.text)) for article in articles}
        self._confident: Counter[frozenset[str]] = Counter(
            frozenset({link.left.article, link.right.article})
            for link in context.links
            if link.confidence == "confident"
        )

    def link(self, left: SentenceRef, right: SentenceRef) -> Link | None:
        """The link between two sentences, if there is one."""
        return self._partners.get(left, {}).get(right)

    def linked(self, left: SentenceRef, right: SentenceRef) -> bool:
        """Whether two sentences are linked at all, or are one."""
        return left == right or self.link(left, right) is not None

    def confident(self, left: SentenceRef, right: SentenceRef) -> bool:
        """Whether two sentences say the same with confidence."""
        link = self.link(left, right)
        return link is not None and link.confidence == "confident"

    def articles(self, left: str, right: str) -> bool:
        """Whether two articles report the same event: by links, and by the names in their heads.

        A link alone does not tell: "Seven were killed and 15 hurt" is said of many events.
        """
        if left == right:
            return True
        links = self._confident[frozenset({left, right})]
        if not links or not self._named[left] or not self._named[right]:
            return links > 0
        heads = self._heads[left], self._heads[right]
        shared = len(heads[0] & self._named[right] | heads[1] & self._named[left])
        if links >= (_MANY_LINKS if shared else _VERY_MANY_LINKS):
            return True
        return shared >= min(_SHARED_NAMES, _SHARE_OF_HEAD * min(map(len, heads))) and shared > 0

    @staticmethod
    def share(left: Item, right: Item) -> bool:
        """Whether the sentences of two figures have content words in common."""
        return len(left.content & right.content) >= _SHARED_WORDS
