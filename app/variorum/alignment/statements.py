"""Rows for reading side by side: which sentences of several articles belong together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from variorum.model.comparison import SentenceRef, Statement

if TYPE_CHECKING:
    from collections.abc import Sequence

    from variorum.model.comparison import Link


def group(
    refs: Sequence[SentenceRef], links: Sequence[Link], ids: Sequence[str], leading: str
) -> tuple[Statement, ...]:
    """Put every sentence into exactly one row.

    Args:
        refs: All sentences, in the order of the articles and of their text.
        links: Links between them.
        ids: The articles' ids in reading order.
        leading: Id of the article whose order the rows follow.
    """
    del links, ids, leading
    return tuple(Statement(id=f"s{n}", members=(ref,)) for n, ref in enumerate(refs, 1))
