"""Names spelled in two ways where only the sentences tell that one bearer is meant.

"Iain" and "Ian", "Brandt" and "Brand", "Karaman" and "Kahraman" may be two people or places.
Where sentences say the same with confidence, and neither article has the other's name, they are one
(tricky_cases.md, L26).
"""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations
from typing import TYPE_CHECKING

from variorum.language.naming import alike, distance, key, near_given, person_parts, tokens
from variorum.model.comparison import Divergence

if TYPE_CHECKING:
    from collections.abc import Iterator

    from variorum.divergence.context import Context
    from variorum.divergence.rivals import Folder, Place
    from variorum.model.comparison import Link

_SURNAME = 4
_PLACE = 5
"""Letters from which on two names of one word may be one name."""


def pairs(context: Context, folder: Folder) -> Iterator[tuple[Place, Place]]:
    """Mentions in sentences that say the same of what must be one bearer of two names.

    Args:
        context: Annotated and aligned articles.
        folder: Their mentions by sentence.
    """
    for link in context.links:
        if link.confidence == "confident":
            yield from _of_link(folder, link)
    yield from _only_bearers(context, folder)


def _only_bearers(context: Context, folder: Folder) -> Iterator[tuple[Place, Place]]:
    """Persons of one surname, each the only one of it in articles that are linked."""
    bearers: dict[str, dict[str, dict[str, Place]]] = defaultdict(lambda: defaultdict(dict))
    for places in folder.places.values():
        for place in places:
            surname = person_parts(place.name)[1]
            if place.kind == "person" and surname:
                bearers[surname][place.ref.article].setdefault(place.mention.entity, place)
    for by_article in bearers.values():
        for left, right in combinations(by_article, 2):
            ours, theirs = by_article[left], by_article[right]
            if len(ours) != 1 or len(theirs) != 1 or ours.keys() & theirs.keys():
                continue
            one, other = next(iter(ours.values())), next(iter(theirs.values()))
            sure = any(k.confidence == "confident" for k in context.links_between(left, right))
            if sure and _are_one(folder, one, other):
                yield one, other


def _of_link(folder: Folder, link: Link) -> Iterator[tuple[Place, Place]]:
    for left in folder.places.get(link.left, ()):
        if folder.is_given_in(left, link.right.article):
            continue
        for right in folder.places.get(link.right, ()):
            if folder.is_given_in(right, link.left.article):
                continue
            if left.mention.entity != right.mention.entity and _are_one(folder, left, right):
                yield left, right


def _are_one(folder: Folder, left: Place, right: Place) -> bool:
    names = folder.name(left), folder.name(right)
    if "person" in {left.kind, right.kind}:
        if " " not in key(left.name) or " " not in key(right.name):
            return False  # a bare surname may be that of another of the family
        return _are_one_person(*names)
    a, b = tokens(names[0]), tokens(names[1])
    if len(a) != 1 or len(b) != 1 or left.kind == "" or right.kind == "":
        return False
    return a != b and min(len(a[0]), len(b[0])) >= _PLACE and alike(a[0], b[0])


def _are_one_person(left: str, right: str) -> bool:
    """One surname and given names a letter apart, or one given name and surnames so."""
    (given_a, surname_a), (given_b, surname_b) = person_parts(left), person_parts(right)
    if not surname_a or not surname_b:
        return False
    if surname_a == surname_b:
        return near_given(given_a[0], given_b[0])
    near = distance(surname_a, surname_b) == 1 or alike(surname_a, surname_b)
    return given_a == given_b and near and min(len(surname_a), len(surname_b)) >= _SURNAME


def divergence(folder: Folder, left: Place, right: Place) -> Divergence:
    """One bearer under two spellings."""
    return Divergence(
        id="",
        kind="name",
        status="variant",
        about=f"name of {folder.name(left)}",
        label="spelling",
        readings=(left.reading(), right.reading()),
        rule="name-respelled",
        explanation=(
            f"Sentences that report the same thing have “{folder.name(left)}” in one article and "
            f"“{folder.name(right)}” in the other; neither article has both."
        ),
    )
