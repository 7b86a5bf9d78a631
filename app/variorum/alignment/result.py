"""What aligning yields: links, rows of linked sentences, articles that seem unrelated."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from msgspec.structs import replace

if TYPE_CHECKING:
    from variorum.model.comparison import Link, Statement


@dataclass(frozen=True, kw_only=True)
class Alignment:
    """Which sentences of the articles say the same thing.

    Attributes:
        links: Pairs of sentences of different articles, by place of the left, then the right one.
        statements: Rows for reading side by side; every sentence is in exactly one.
        unrelated: Ids of articles that seem to be about different events.
        background: Ids of articles that only have background in common, not the news: their
            confident links are sure of the words, not of the event.
    """

    links: tuple[Link, ...] = ()
    statements: tuple[Statement, ...] = ()
    unrelated: tuple[tuple[str, str], ...] = ()
    background: tuple[tuple[str, str], ...] = ()

    def told(self) -> tuple[Link, ...]:
        """The links as a reader is told them: those of the background are but possible."""
        pairs = {frozenset(pair) for pair in self.background}
        return tuple(
            replace(link, confidence="possible")
            if frozenset((link.left.article, link.right.article)) in pairs
            else link
            for link in self.links
        )
