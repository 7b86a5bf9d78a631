"""Whether two articles put words into the mouth of the same speaker."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from variorum.divergence.context import Context
    from variorum.model.comparison import Entity

Sameness = Literal["same", "other", "unknown"]
_WORDS = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
_NOT_NAMES = frozenset(
    ["a", "an", "the", "one", "another", "jr", "sr", "of", "and", "de", "van", "von"]
)
_LEAST_NAMES = 2  # words of a name that leaves no doubt who is meant


class Speakers:
    """Compares speakers by the names and entities of all articles."""

    def __init__(self, context: Context) -> None:
        self._people: dict[str, Entity] = {}
        self._others: set[str] = set()
        for entity in context.entities:
            for form in (entity.name, *entity.forms):
                if entity.label == "PERSON":
                    self._people.setdefault(form.casefold(), entity)
                else:
                    self._others.add(form.casefold())

    def compare(self, left: str | None, right: str | None) -> Sameness:
        """`other` only where both are full names of persons that cannot be one.

        A description ("a defence official") or an organisation may speak through a person, so
        that it is never surely another one.
        """
        if left is None or right is None:
            return "unknown"
        one, two = _names(left), _names(right)
        if left.casefold() == right.casefold() or self._are_one(left, right):
            return "same"
        if not one or not two:
            return "unknown"
        if left[:1].isupper() and right[:1].isupper():
            if one[-1] == two[-1] and not _compatible(one, two):
                return "other"
            if one[-1] == two[-1] or set(one) <= set(two) or set(two) <= set(one):
                return "same"
        surely = self._is_person(left) and self._is_person(right) and not _alike(one[-1], two[-1])
        return "other" if surely else "unknown"

    def _are_one(self, left: str, right: str) -> bool:
        """Whether both are forms of one entity's name."""
        here, there = self._people.get(left.casefold()), self._people.get(right.casefold())
        return here is not None and here is there

    def _is_person(self, name: str) -> bool:
        """Whether a name is surely a person's full name."""
        words = name.split()
        if (
            name.casefold() in self._others
            or len(words) < _LEAST_NAMES
            or not words[0][0].isupper()
        ):
            return False
        return name.casefold() in self._people and words[-1][0].isupper()


def _names(speaker: str) -> list[str]:
    return [w.casefold() for w in _WORDS.findall(speaker) if w.casefold() not in _NOT_NAMES]


def _compatible(one: list[str], two: list[str]) -> bool:
    """Whether two names with one family name may be one person: Dmytro and D., not Bill and Ann."""
    if len(one) < _LEAST_NAMES or len(two) < _LEAST_NAMES:
        return True
    first, second = one[0], two[0]
    return first[0] == second[0] or first in two or second in one


def _alike(one: str, two: str) -> bool:
    """Whether two family names may be two spellings of one: Danylov, Danilov."""
    if one[0] != two[0] or abs(len(one) - len(two)) > 2:  # noqa: PLR2004
        return False
    same = sum(a == b for a, b in zip(one, two, strict=False))
    return same * 3 >= 2 * max(len(one), len(two))
