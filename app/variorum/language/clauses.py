"""Clauses of sentences: the statements that one long news sentence makes."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from variorum.language.document import ParsedArticle
    from variorum.model.article import Span


def find_clauses(parsed: ParsedArticle) -> tuple[tuple[Span, ...], ...]:
    """For each sentence, the spans of its clauses, at least one."""
    return tuple((sentence,) for sentence in parsed.sentences)
