"""Ages of one person in several articles, by name."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from variorum.divergence.figures import alike, roles
from variorum.divergence.figures.items import AGE
from variorum.language.naming import near_given

if TYPE_CHECKING:
    from variorum.divergence.context import Context
    from variorum.divergence.figures.items import Item
    from variorum.divergence.figures.related import Related


def groups(context: Context, items: list[Item], related: Related) -> list[tuple[str, list[Item]]]:
    """Ages of one person each, with whose age it is.

    Args:
        context: The comparison so far.
        items: All figures.
        related: Which articles belong together; namesakes in others are not one person.
    """
    ages = [item for item in items if item.dimension == AGE and item.figure.counted]
    named: dict[str, list[Item]] = defaultdict(list)
    described: list[Item] = []
    for item in ages:
        key = roles.last_name(item.figure.counted or "")
        if key:
            named[key].append(item)
        else:
            described.append(item)
    found = [(_fullest(group), group) for group in _merged(named)]
    found.extend(roles.groups(context, items, described))
    kept = [(whose, _of_one_event(group, related)) for whose, group in found]
    kept = [(whose, group) for whose, group in kept if len(group) > 1]
    known = {item.order for _, group in kept for item in group}
    return kept + alike.groups(context, items, related, known)


def _of_one_event(group: list[Item], related: Related) -> list[Item]:
    """Those items whose article reports the same event as another's, if there are others."""
    group = [item for item in group if not _is_namesake(item, group)]
    return [
        item
        for item in group
        if any(
            other is not item and related.articles(item.article, other.article) for other in group
        )
    ]


def _is_namesake(item: Item, group: list[Item]) -> bool:
    """Whether the same sentence gives another bearer of the name, named more fully, another age."""
    return any(
        other.ref == item.ref
        and other.value != item.value
        and len(other.figure.counted or "") > len(item.figure.counted or "")
        for other in group
    )


def _merged(named: dict[str, list[Item]]) -> list[list[Item]]:
    """Splits the bearers of one last name by their first names."""
    found: list[list[Item]] = []
    for last, group in _with_first_names(named).items():
        firsts: dict[str, list[Item]] = defaultdict(list)
        for item in group:
            words = roles.names(item.figure.counted or "")
            is_bare = len(words) == 1 and words[0].lower() == last
            firsts["" if is_bare or not words else words[0].lower()].append(item)
        bare = firsts.pop("", [])
        firsts = _respelled(firsts)
        if len(firsts) == 1:
            only = next(iter(firsts.values()))
            found.append(only + [item for item in bare if not _beside_another(item, only)])
        elif firsts:
            found.extend(firsts.values())
        elif bare:
            found.append(bare)
    return [sorted(group, key=lambda item: item.order) for group in found if len(group) > 1]


def _respelled(firsts: dict[str, list[Item]]) -> dict[str, list[Item]]:
    """Puts together two given names that may be one, where no article has both."""
    if len(firsts) != 2:  # noqa: PLR2004
        return firsts
    (left, ours), (right, theirs) = firsts.items()
    if {item.article for item in ours} & {item.article for item in theirs}:
        return firsts
    return {left: ours + theirs} if near_given(left, right) else firsts


def _with_first_names(named: dict[str, list[Item]]) -> dict[str, list[Item]]:
    """Moves "Linda, 55" to the one Linda who is named in full elsewhere."""
    families: dict[str, set[str]] = defaultdict(set)
    for last, group in named.items():
        for item in group:
            names = roles.names(item.figure.counted or "")
            if len(names) > 1:
                families[names[0].lower()].add(last)
    moved: dict[str, list[Item]] = defaultdict(list)
    for last, group in named.items():
        for item in group:
            single = len(roles.names(item.figure.counted or "")) == 1
            known = families.get(last, set()) if single else set()
            moved[next(iter(known)) if len(known) == 1 else last].append(item)
    return moved


def _beside_another(item: Item, others: list[Item]) -> bool:
    """Whether the same article gives a bearer of the same last name another age."""
    return any(other.article == item.article and other.value != item.value for other in others)


def _fullest(group: list[Item]) -> str:
    return max((item.figure.counted or "" for item in group), key=len)
