"""Which article leads: the one that the user names."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from variorum.base.paths import actual
from variorum.model.comparison import Notice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from variorum.model.article import AnnotatedArticle


def led_by(reference: str | None, articles: Sequence[AnnotatedArticle]) -> str | None:
    """Find the article whose order leads.

    Args:
        reference: Its path, however written, its id, or the name of its file where only one
            article has it. None for the first.
        articles: All that were read, in order; at least one.

    Returns:
        The article's id, or None if there is no such article.
    """
    if reference is None:
        return articles[0].id
    for article in articles:
        if reference in (article.path, article.id):
            return article.id
    place = actual(reference).resolve()
    same = [article.id for article in articles if actual(article.path).resolve() == place]
    named = [article.id for article in articles if Path(article.path).name == reference]
    if same:
        return same[0]
    return named[0] if len(named) == 1 else None


def not_there(reference: str) -> Notice:
    """What tells that the article that should lead was not read."""
    return Notice(
        path=reference,
        code="no-reference",
        message="This should lead, but it is none of the articles: the first one leads.",
    )
