"""Facts about an article that the user knows better than its file, beside what was read."""

from __future__ import annotations

from typing import Literal, TypeVar

import msgspec

from variorum.model.article import Article, ReadFact

FactName = Literal["title", "outlet", "author", "published"]

# What can be corrected: fields of `Article`, in the order in which they are shown.
FACT_NAMES: tuple[FactName, ...] = ("title", "outlet", "author", "published")

SomeArticle = TypeVar("SomeArticle", bound=Article)


class CorrectedFacts(msgspec.Struct, frozen=True, kw_only=True):
    """The user's corrections of one article. None leaves a fact as it was read.

    Attributes:
        title: Headline; never empty.
        outlet: Who published it. Empty where what was read is wrong and the right one unknown,
            as are the facts below.
        author: By-line.
        published: ISO 8601 date or date and time.
    """

    title: str | None = None
    outlet: str | None = None
    author: str | None = None
    published: str | None = None


def amended(article: SomeArticle, facts: CorrectedFacts | None) -> SomeArticle:
    """The article with the user's facts, and none but those; what was read is kept beside them.

    Args:
        article: As read, or with earlier corrections.
        facts: The corrections; None for no more than was read.
    """
    facts = facts or CorrectedFacts()
    values: dict[str, str | None] = {}
    origins = dict(article.origins)
    kept: dict[str, ReadFact] = {}
    for name in FACT_NAMES:
        wanted: str | None = getattr(facts, name)
        read = as_read(article, name)
        values[name] = read.value
        origins[name] = read.origin or ""
        if wanted is not None and (wanted or None) != read.value:
            values[name] = wanted or None
            origins[name] = f"corrected by the user; as read: {_told(read)}"
            kept[name] = read
    origins = {name: origin for name, origin in origins.items() if origin}
    if kept == article.as_read and all(values[name] == getattr(article, name) for name in values):
        return article
    return msgspec.structs.replace(article, **values, origins=origins, as_read=kept)


def as_read(article: Article, name: FactName) -> ReadFact:
    """A fact as its file records it, whatever the user says."""
    if name in article.as_read:
        return article.as_read[name]
    return ReadFact(value=getattr(article, name), origin=article.origins.get(name))


def _told(read: ReadFact) -> str:
    return ", ".join(filter(None, (read.value or "not recorded", read.origin)))
