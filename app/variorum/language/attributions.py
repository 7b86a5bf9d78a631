"""Who is given as the source of a statement."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from variorum.language.document import ParsedArticle
    from variorum.model.article import Attribution, Quote


def find_attributions(parsed: ParsedArticle, quotes: tuple[Quote, ...]) -> tuple[Attribution, ...]:
    """Find them in text order."""
    del parsed
    return ()
