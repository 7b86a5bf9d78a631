"""What aligning yields: links, rows of linked sentences, pairs of articles that seem unrelated."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from variorum.model.comparison import Link, Statement


@dataclass(frozen=True, kw_only=True)
class Alignment:
    """Which sentences of the articles say the same thing.

    Attributes:
        links: Pairs of sentences of different articles, by place of the left, then the right one.
        statements: Rows for reading side by side; every sentence is in exactly one.
        unrelated: Ids of articles that seem to be about different events.
    """

    links: tuple[Link, ...] = ()
    statements: tuple[Statement, ...] = ()
    unrelated: tuple[tuple[str, str], ...] = ()
