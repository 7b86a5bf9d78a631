"""Finds the figures of an article."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from variorum.language.document import ParsedArticle
    from variorum.model.article import Figure


def find_figures(parsed: ParsedArticle) -> tuple[Figure, ...]:  # noqa: ARG001
    """Nothing yet."""
    return ()
