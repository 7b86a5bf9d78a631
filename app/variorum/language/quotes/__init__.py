"""Direct speech and who said it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from variorum.language.document import ParsedArticle
    from variorum.model.article import Quote


def find_quotes(parsed: ParsedArticle) -> tuple[Quote, ...]:
    """Find them in text order."""
    del parsed
    return ()
