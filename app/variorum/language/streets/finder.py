"""Finds addresses: streets with their numbers, and streets that cross."""

from __future__ import annotations

from typing import TYPE_CHECKING

from variorum.language.streets.addresses import Address
from variorum.language.streets.parts import KIND_OF_STREET, TELLING, parts_at
from variorum.language.streets.tokens import tokens_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from variorum.language.streets.parts import Part
    from variorum.language.streets.tokens import Token

_JOINING = frozenset({"and", "&", "/", "at"})
_ROUGH = frozenset(
    {"near", "around", "off", "along", "between", "outside", "by", "beside", "behind", "from"}
    | {"toward", "towards", "past", "beyond", "close", "to", "opposite", "across"}
)
"""Words before an address after which it need not be the place itself."""
_ROUGH_REACH = 3


def find_addresses(text: str) -> tuple[Address, ...]:
    """Addresses in a sentence, in order.

    Args:
        text: A sentence or a few; offsets count from its start.

    Returns:
        Addresses with a type ("Elm Street"), a block ("the 800 block of Trinity"), a crossing
        ("Sixth and Trinity streets", "the corner of Main and Elm") or a road number ("I-95").
    """
    if not TELLING.search(text):
        return ()
    tokens = tokens_of(text)
    parts: list[Part] = []
    at = 0
    while at < len(tokens):
        found = parts_at(tokens, at, after=parts[-1].last if parts else -1)
        # "6th Ave. NW 6th Ave.": the direction belongs to the first of both
        parts.extend(one for one in found if not parts or one.first > parts[-1].last)
        at = found[-1].last + 1 if found else at + 1
    return tuple(_joined(text, tokens, parts))


def _joined(text: str, tokens: Sequence[Token], parts: Sequence[Part]) -> list[Address]:
    """Streets as addresses; two that cross are one."""
    found: list[Address] = []
    n = 0
    while n < len(parts):
        part = parts[n]
        streets, last = [part.street], part.last
        if n + 1 < len(parts) and _cross(tokens, part, parts[n + 1]):
            streets.append(parts[n + 1].street)
            last = parts[n + 1].last
            n += 1
        end = tokens[last].end
        if text[end - 1] == "." and not _is_abbreviated(tokens[last]):
            end -= 1
        found.append(
            Address(
                start=tokens[part.first].start,
                end=end,
                streets=tuple(streets),
                number=part.number,
                block=part.block,
                rough=_is_rough(tokens, part.first),
            )
        )
        n += 1
    return found


def _is_abbreviated(word: Token) -> bool:
    """Whether a full stop belongs to a word: "Ave.", "N.W.", not the "Road." of an ending."""
    return "." in word.text[:-1] or KIND_OF_STREET.get(word.folded, word.folded) != word.folded


def _cross(tokens: Sequence[Token], part: Part, other: Part) -> bool:
    """Whether two streets are named as a crossing: "Elm Street and Main Street"."""
    between = tokens[part.last + 1 : other.first]
    if part.number is not None or other.number is not None or part.street == other.street:
        return False
    told = [token.folded for token in between if token.folded != "the"]
    return len(told) == 1 and told[0] in _JOINING


def _is_rough(tokens: Sequence[Token], first: int) -> bool:
    before = tokens[max(0, first - _ROUGH_REACH) : first]
    return any(token.folded in _ROUGH for token in before)
