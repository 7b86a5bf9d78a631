"""The order of the panes after one of them was moved. No Qt."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def moved(shown: Sequence[str], article: str, by: int) -> list[str]:
    """Move an article to the right by so many places; to the left if negative."""
    order = list(shown)
    place = order.index(article)
    order.remove(article)
    order.insert(min(max(place + by, 0), len(order)), article)
    return order


def dropped(shown: Sequence[str], article: str, on: str) -> list[str]:
    """Put an article where another one stands, which makes room towards where it came from."""
    if article not in shown or on not in shown:
        return list(shown)
    return moved(shown, article, shown.index(on) - shown.index(article))


def swapped(shown: Sequence[str], article: str, other: str) -> list[str]:
    """Show another article in the place of one; two that are shown change places."""
    places = {article: other, other: article}
    return [places.get(name, name) for name in shown]
