"""Streets in a run of words, by what tells that they are streets."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from variorum.language.streets.addresses import Street
from variorum.language.streets.tokens import adjoin
from variorum.language.wordlists import words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from variorum.language.streets.tokens import Token

_TYPES = {
    "street": "street st",
    "avenue": "avenue ave av",
    "road": "road rd",
    "boulevard": "boulevard blvd",
    "drive": "drive dr",
    "lane": "lane ln",
    "court": "court ct",
    "place": "place pl",
    "way": "way",
    "parkway": "parkway pkwy",
    "circle": "circle cir",
    "terrace": "terrace ter",
    "square": "square sq",
    "highway": "highway hwy",
    "freeway": "freeway fwy",
    "expressway": "expressway expy",
    "turnpike": "turnpike",
    "pike": "pike",
    "trail": "trail trl",
    "loop": "loop",
    "alley": "alley",
    "crescent": "crescent",
}
KIND_OF_STREET = {form: kind for kind, forms in _TYPES.items() for form in forms.split()}
"""What each word or abbreviation calls a street, in lower case without full stops."""
TELLING = re.compile(
    rf"\b(?:(?:{'|'.join(sorted(KIND_OF_STREET))})s?\b|interstate|route|(?<=\d-)block|block of|"
    r"(?:corner|intersection|crossing|junction) of|(?:I-|US-|SR-|SH-|A|M)\d)",
    re.IGNORECASE,
)
"""Finds a text in which there may be an address."""
_PLURALS = {f"{kind}s": kind for kind in ("street", "avenue", "road", "boulevard", "drive", "lane")}
_FIRM = frozenset(
    {"street", "avenue", "road", "boulevard", "drive", "lane", "parkway", "freeway", "pike"}
    | {"expressway", "turnpike", "highway"}
)
"""Types that a name alone makes a street of; a court, place or square needs a number before it."""
_DIRECTIONS = {
    "n": "n north",
    "s": "s south",
    "e": "e east",
    "w": "w west",
    "ne": "ne northeast north-east",
    "nw": "nw northwest north-west",
    "se": "se southeast south-east",
    "sw": "sw southwest south-west",
}
_DIRECTION_OF = {form: short for short, forms in _DIRECTIONS.items() for form in forms.split()}
_AFTER = _DIRECTION_OF.keys() | words(
    "monday tuesday wednesday thursday friday saturday sunday after before when and"
)
"""What may stand behind a street's type with a capital; else it is a longer name.

"Wall Street Journal", "Elm Street Bridge", "St. Louis", "Dr. Miller".
"""
_NUMBER = re.compile(r"\d{1,5}[a-z]?\Z", re.IGNORECASE)
_BLOCK = re.compile(r"(\d{1,5})-block\Z")
_ROUTE = re.compile(r"(?:I-|US-|SR-|SH-|[AM])\d{1,4}\Z")
_ROUTE_WORDS = words("interstate route highway hwy freeway road")
_NAME = 4
"""Most words in the name of a street ("Martin Luther King Jr.")."""
_SMALL = frozenset({"de", "la", "las", "los", "del"})
_OUTSIDE = words(
    """
    a an the in on at near by along off from to of and or but for with after before when while
    around outside inside between behind across police man woman shot dead killed crash shooting
    fire close closes closed shut reopens
    """
)
"""Words that begin with a capital in headlines and are no part of a street's name."""
_YEARS = range(1900, 2100)
_CORNER = frozenset({"corner", "intersection", "crossing", "junction"})


@dataclass(frozen=True)
class Part:
    """A street found in a run of tokens: the indexes of its first and last."""

    first: int
    last: int
    street: Street
    number: int | None = None
    block: bool = False


def parts_at(tokens: Sequence[Token], at: int, *, after: int) -> list[Part]:
    """Streets whose telling word stands at a place, none of them before `after`."""
    word = tokens[at]
    if word.folded == "block" or _BLOCK.match(word.folded):
        return _of_block(tokens, at)
    if word.folded in _CORNER:
        return _of_corner(tokens, at)
    if _is_route(tokens, at):
        return _of_route(tokens, at)
    if word.folded in _PLURALS and word.text[0].islower():
        return _of_plural(tokens, at, after)
    if word.folded in KIND_OF_STREET and (word.text[0].isupper() or _is_numbered(tokens, at)):
        return _of_type(tokens, at, after)
    return []


def _is_route(tokens: Sequence[Token], at: int) -> bool:
    """Whether a numbered road begins here; "A320" may be an aircraft, "on the A40" is not."""
    word = tokens[at]
    if _ROUTE.match(word.text):
        before = [token.folded for token in tokens[max(0, at - 2) : at]]
        return "-" in word.text or before in (["on", "the"], ["along", "the"], ["off", "the"])
    return word.folded in _ROUTE_WORDS and word.text[0].isupper() and _is_number(tokens, at + 1)


def _is_numbered(tokens: Sequence[Token], at: int) -> bool:
    """Whether a type in lower case is one: "6th street", "6th and San Jacinto street".

    "A Bronx street" is any street of the Bronx.
    """
    before = tokens[max(0, at - _NAME) : at]
    return bool(before) and before[-1].is_name and any(token.ordinal for token in before)


def _is_number(tokens: Sequence[Token], at: int) -> bool:
    return at < len(tokens) and tokens[at].text.isdigit() and len(tokens[at].text) <= _NAME


def _name_before(tokens: Sequence[Token], at: int, after: int) -> list[int]:
    """Indexes of the words of a name that ends before a token, in order."""
    found: list[int] = []
    n = at - 1
    while n > after and len(found) < _NAME:
        word = tokens[n]
        small = word.folded in _SMALL and found and n > 0 and tokens[n - 1].is_name
        if word.folded in _OUTSIDE or not (word.is_name or small) or _ends_name(tokens, n):
            break
        if not adjoin(tokens, n, n + 1):
            break
        found.insert(0, n)
        if word.ordinal:
            break
        n -= 1
    return found


def _ends_name(tokens: Sequence[Token], at: int) -> bool:
    """Whether a word is the owner of what follows: "Bedford's High Street", not "St. Mary's"."""
    owner = tokens[at].folded.endswith(("'s", "’s"))
    return owner and not (at > 0 and tokens[at - 1].folded == "st")


def _name_after(tokens: Sequence[Token], at: int) -> list[int]:
    """Indexes of the words of a name that begins at a token; its type is not among them."""
    found: list[int] = []
    n = at
    while n < len(tokens) and len(found) < _NAME:
        word = tokens[n]
        if not word.is_name or (found and (not adjoin(tokens, n - 1, n))):
            break
        if found and word.folded in KIND_OF_STREET:
            break
        found.append(n)
        n += 1
        if word.ordinal:
            break
    return found


def _street(
    tokens: Sequence[Token], indexes: Sequence[int], kind: str | None
) -> tuple[Street, int] | None:
    """A street of these words, and the index of the first that belongs to it."""
    names = list(indexes)
    direction = None
    if len(names) > 1 and tokens[names[0]].folded in _DIRECTION_OF:
        direction = _DIRECTION_OF[tokens[names[0]].folded]
        names = names[1:]
    elif names and names[0] > 0 and tokens[names[0]].ordinal:
        before = tokens[names[0] - 1]
        if before.folded in _DIRECTION_OF and adjoin(tokens, names[0] - 1, names[0]):
            direction = _DIRECTION_OF[before.folded]
            indexes = [names[0] - 1, *indexes]
    if not names:
        return None
    folded = tuple(tokens[n].ordinal or tokens[n].folded for n in names)
    return Street(name=folded, kind=kind, direction=direction), indexes[0]


def _of_type(tokens: Sequence[Token], at: int, after: int) -> list[Part]:
    """Streets by their type: "6011 N.W. 32nd Ave.", "Elm Road", "K Street NW"."""
    word = tokens[at]
    kind = KIND_OF_STREET[word.folded]
    names = _name_before(tokens, at, after)
    made = _street(tokens, names, kind)
    if made is None:
        return []
    street, first = made
    number, first = _number_before(tokens, first, after)
    told = number is not None or tokens[names[-1]].ordinal is not None
    weak = kind not in _FIRM and number is None and street.direction is None
    if weak or (not told and _goes_on(tokens, at)):
        return []
    parts = [Part(first, at, street, number)]
    crossing = _crossing_before(tokens, first, after, kind)
    if crossing is not None and number is None:
        return [crossing, *parts]
    return [_with_direction(tokens, parts[0])]


def _number_before(tokens: Sequence[Token], first: int, after: int) -> tuple[int | None, int]:
    """The house number before a street, and where the address begins; a year is none."""
    n = first - 1
    if n <= after or not _NUMBER.match(tokens[n].text) or not adjoin(tokens, n, first):
        return None, first
    number = int(re.sub(r"\D", "", tokens[n].text))
    if number in _YEARS and n > 0 and tokens[n - 1].folded == "in":
        return None, first
    return number, n


def _goes_on(tokens: Sequence[Token], at: int) -> bool:
    """Whether a name does not end with the type: "Wall Street Journal", "St. Louis"."""
    if at + 1 >= len(tokens) or not tokens[at + 1].text[0].isupper():
        return False
    return adjoin(tokens, at, at + 1) and tokens[at + 1].folded not in _AFTER


def _with_direction(tokens: Sequence[Token], part: Part) -> Part:
    """With the direction behind the type: "K Street NW"."""
    at = part.last + 1
    if part.street.direction or at >= len(tokens) or not adjoin(tokens, part.last, at):
        return part
    word = tokens[at]
    if word.folded not in _DIRECTION_OF or not word.text.replace(".", "").isupper():
        return part
    street = Street(
        name=part.street.name, kind=part.street.kind, direction=_DIRECTION_OF[word.folded]
    )
    return Part(part.first, at, street, part.number, part.block)


def _crossing_before(
    tokens: Sequence[Token], first: int, after: int, kind: str | None
) -> Part | None:
    """The first street of "6th and San Jacinto street", an ordinal without a type."""
    n = first - 2
    if n <= after or tokens[first - 1].folded not in {"and", "&"} or not tokens[n].ordinal:
        return None
    made = _street(tokens, [n], kind if tokens[first].ordinal else None)
    return Part(made[1], n, made[0]) if made else None


def _of_plural(tokens: Sequence[Token], at: int, after: int) -> list[Part]:
    """Two streets with one type: "Eighth and Trinity streets"."""
    kind = _PLURALS[tokens[at].folded]
    right = _name_before(tokens, at, after)
    if not right or right[0] - 1 <= after or tokens[right[0] - 1].folded not in {"and", "&"}:
        return []
    left = _name_before(tokens, right[0] - 1, after)
    one, other = _street(tokens, left, kind), _street(tokens, right, kind)
    if one is None or other is None:
        return []
    return [Part(one[1], left[-1], one[0]), Part(other[1], at, other[0])]


def _of_corner(tokens: Sequence[Token], at: int) -> list[Part]:
    """Two streets without a type: "the corner of Main and Elm"."""
    if at + 1 >= len(tokens) or tokens[at + 1].folded != "of":
        return []
    left = _name_after(tokens, at + 2)
    if not left:
        return []
    joint = left[-1] + 1
    one, joint = _typed(tokens, left)
    if joint >= len(tokens) or tokens[joint].folded not in {"and", "&"}:
        return []
    right = _name_after(tokens, joint + 1)
    if one is None or not right:
        return []
    other, end = _typed(tokens, right)
    if other is None:
        return []
    return [Part(left[0], joint - 1, one), Part(right[0], end - 1, other)]


def _typed(tokens: Sequence[Token], names: Sequence[int]) -> tuple[Street | None, int]:
    """A street with the type that follows its name, and the index after both."""
    end = names[-1] + 1
    kind = None
    if end < len(tokens) and adjoin(tokens, end - 1, end):
        kind = KIND_OF_STREET.get(tokens[end].folded) or _PLURALS.get(tokens[end].folded)
    made = _street(tokens, names, kind)
    return (made[0] if made else None), end + (kind is not None)


def _of_block(tokens: Sequence[Token], at: int) -> list[Part]:
    """Blocks: "the 800 block of Trinity", "the 2900-block of North Elm Street"."""
    joined = _BLOCK.match(tokens[at].folded)
    first = at if joined else at - 1
    if first < 0 or at + 2 >= len(tokens) or tokens[at + 1].folded != "of":
        return []
    if not joined and not _NUMBER.match(tokens[first].text):
        return []
    names = _name_after(tokens, at + 2)
    if not names:
        return []
    street, end = _typed(tokens, names)
    if street is None:
        return []
    number = int(joined[1]) if joined else int(re.sub(r"\D", "", tokens[first].text))
    return [_with_direction(tokens, Part(first, end - 1, street, number, block=True))]


def _of_route(tokens: Sequence[Token], at: int) -> list[Part]:
    """Numbered roads: "Interstate 95", "I-95", "Highway 12", "A40"."""
    text = tokens[at].text
    if _ROUTE.match(text):
        sort, digits = re.sub(r"[\d-]", "", text), re.sub(r"\D", "", text)
        return [Part(at, at, Street(name=(f"{sort.lower()}{digits}",), kind="route"))]
    sort = "i" if tokens[at].folded == "interstate" else ""
    return [
        Part(at, at + 1, Street(name=(f"{sort}{tokens[at + 1].text}",), kind="route")),
    ]
