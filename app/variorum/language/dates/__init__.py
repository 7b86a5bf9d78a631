"""Dates and times of day named in an article."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from variorum.language.document import ParsedArticle
    from variorum.model.article import DateMention


def find_dates(parsed: ParsedArticle) -> tuple[DateMention, ...]:  # noqa: ARG001
    """Nothing yet."""
    return ()
