"""Pairs of details joined to groups in which each article has one."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

_Detail = TypeVar("_Detail")


def join(
    groups: list[list[_Detail]], pair: Sequence[_Detail], article: Callable[[_Detail], str]
) -> int | None:
    """Adds a pair to the first group that has one of the two, else makes it a group of its own.

    Args:
        groups: The groups so far; one of them grows, or there is one more.
        pair: Details of two articles.
        article: Tells whose a detail is.

    Returns:
        Place of the group that has both now; None if its article has another one there.
    """
    for place, group in enumerate(groups):
        if any(one in group for one in pair):
            fresh = [one for one in pair if one not in group]
            if any(article(one) == article(other) for one in fresh for other in group):
                return None
            group.extend(fresh)
            return place
    groups.append(list(pair))
    return len(groups) - 1
