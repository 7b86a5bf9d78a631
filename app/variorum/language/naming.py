"""Names compared as words: the same one, a shorter one, another spelling, an abbreviation."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import TYPE_CHECKING

from variorum.language.gazetteer import ALIASES, NICKNAMES, SMALL, STATES, SUFFIXES, TITLES
from variorum.language.quotes.given_names import MEN, WOMEN

if TYPE_CHECKING:
    from collections.abc import Sequence

_LEADING = re.compile(r"^(?:the|a|an)\s+(?=\S)", re.IGNORECASE)
_POSSESSIVE = re.compile(r"(?:['’]s|(?<=s)['’])(?=\s|$)", re.IGNORECASE)
_INITIALISM = re.compile(r"\b(?:[a-z]\.){2,}|\b[a-z]\.[a-z]\b\.?")
_SEPARATORS = re.compile(r"[\W_]+")
_INNER_MARKS = re.compile(r"(?<=\w)['’‘`](?=\w)")
_SPELLINGS = (("isation", "ization"), ("centre", "center"), ("defence", "defense"))
_WORDS = {
    "ave": "avenue",
    "blvd": "boulevard",
    "rd": "road",
    "hwy": "highway",
    "pkwy": "parkway",
    "ln": "lane",
    "mt": "mount",
    "ft": "fort",
    "dept": "department",
    "univ": "university",
    "corp": "corporation",
    "intl": "international",
    "natl": "national",
    "assn": "association",
    "theatre": "theater",
    "labour": "labor",
    "harbour": "harbor",
    "nw": "northwest",
    "ne": "northeast",
    "sw": "southwest",
    "se": "southeast",
    "1st": "first",
    "2nd": "second",
    "3rd": "third",
    "4th": "fourth",
    "5th": "fifth",
    "6th": "sixth",
    "7th": "seventh",
    "8th": "eighth",
    "9th": "ninth",
    "10th": "tenth",
    "11th": "eleventh",
    "12th": "twelfth",
}
_SHORT_FORM = 3
"""Letters from which on the beginning of a given name is short for it (Fran, Frances)."""
_CLOSE = 2
"""Letters in which two spellings of one long word may differ."""


@lru_cache(maxsize=16_384)
def tokens(name: str) -> tuple[str, ...]:
    """The words of a name without case, accents, articles, possessives and abbreviation marks."""
    plain = unicodedata.normalize("NFKD", name.strip().replace("&", " and "))
    plain = "".join(c for c in plain if not unicodedata.combining(c)).casefold()
    plain = _POSSESSIVE.sub("", _LEADING.sub("", plain))
    plain = _INITIALISM.sub(lambda m: m[0].replace(".", "") + " ", plain)
    found = _SEPARATORS.sub(" ", _INNER_MARKS.sub("", plain)).split()
    for british, american in _SPELLINGS:
        found = [word.replace(british, american) for word in found]
    if len(found) > 1 and found[-1] == "st":
        found[-1] = "street"
    elif len(found) > 1 and found[-1] == "dr":
        found[-1] = "drive"
    return tuple(_WORDS.get(word, word) for word in found)


@lru_cache(maxsize=16_384)
def key(name: str) -> str:
    """What equal names have in common, whichever way they are written."""
    plain = " ".join(tokens(name))
    return ALIASES.get(plain, STATES.get(plain, plain))


@lru_cache(maxsize=16_384)
def sound(word: str) -> str:
    """The consonants of a folded word as they sound: what two spellings of one name share."""
    word = re.sub(r"ph", "f", word)
    word = re.sub(r"ck|q|c(?![eiyh])|kh", "k", word)
    word = re.sub(r"c(?=[eiy])|z|x(?=$)", "s", word)
    word = word.replace("g", "j")
    word = word[0] + re.sub(r"[aeiouyhw]", "", word[1:]) if word else word
    word = re.sub(r"(.)\1+", r"\1", word)
    return "*" + word[1:] if word[:1] in "aeiouyhw" else word


def distance(left: str, right: str) -> int:
    """Letters to change, add, drop or swap to get from one word to the other (restricted)."""
    if abs(len(left) - len(right)) > _CLOSE:
        return _CLOSE + 1
    before: list[int] = []
    row = list(range(len(right) + 1))
    for i, a in enumerate(left, 1):
        older, before, row = before, row, [i]
        for j, b in enumerate(right, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (a != b))
            if i > 1 and j > 1 and a == right[j - 2] and left[i - 2] == b:
                cost = min(cost, older[j - 2] + 1)
            row.append(cost)
    return row[-1]


def alike(left: str, right: str) -> bool:
    """Whether two folded words may be one name spelled in two ways (Danylov, Danilov)."""
    if left == right:
        return True
    shorter = min(len(left), len(right))
    if shorter < 4 or left[0].isdigit():  # noqa: PLR2004 - Ann and Ana, Lee and Leo are two names
        return False
    apart = distance(left, right)
    if sound(left) == sound(right) or left == right + "s" or right == left + "s":
        longer = left.startswith(right) or right.startswith(left)  # Niger, Nigeria
        return apart <= (1 if longer else _CLOSE)
    return apart == 1 and shorter >= 7  # noqa: PLR2004


def initials(words: Sequence[str], *, small: bool = False) -> str:
    """First letters of the words, those of little words only if asked."""
    return "".join(word[0] for word in words if small or word not in SMALL)


def abbreviates(short: Sequence[str], long: Sequence[str]) -> bool:
    """Whether each word of `short` is one of `long`, its beginning, or the initials of several.

    "UMC Brackenridge", "University Medical Center at Brackenridge"; "MLK Day"; "TBI".
    """
    if not short or len(short) > len(long) or tuple(short) == tuple(long):
        return False
    return _abbreviates(tuple(short), tuple(long))


@lru_cache(maxsize=4_096)
def _abbreviates(short: tuple[str, ...], long: tuple[str, ...]) -> bool:
    if not short:
        return all(word in SMALL or word in SUFFIXES for word in long)
    if not long:
        return False
    first, rest = short[0], short[1:]
    if long[0] in SMALL or long[0] in SUFFIXES:
        if first == long[0] and _abbreviates(rest, long[1:]):
            return True
        if _abbreviates(short, long[1:]):
            return True
    same = first == long[0] or (len(first) > 3 and long[0].startswith(first))  # noqa: PLR2004
    if same and _abbreviates(rest, long[1:]):
        return True
    return any(
        _is_acronym(first, long[:count]) and _abbreviates(rest, long[count:])
        for count in range(2, min(len(long), 8) + 1)
    )


def _is_acronym(letters: str, words: tuple[str, ...]) -> bool:
    if len(letters) > len(words) or (words[0] not in SMALL and words[0][0] != letters[0]):
        return False
    if letters in (initials(words), initials(words, small=True)):
        return True
    # Hyphens hide words that an acronym leaves out: Nuclear-Test-Ban in CTBTO.
    full = initials(words)
    return (
        len(letters) >= 4  # noqa: PLR2004
        and len(full) == len(letters) + 1
        and letters[0] == full[0]
        and any(full[:n] + full[n + 1 :] == letters for n in range(1, len(full)))
    )


def is_within(short: Sequence[str], long: Sequence[str]) -> bool:
    """Whether `long` is `short` with more words put in, in the same order."""
    if len(short) >= len(long):
        return False
    rest = iter(long)
    return all(word in rest for word in short)


def person_parts(name: str) -> tuple[tuple[str, ...], str]:
    """Given names and surname of a person, titles and "Jr." left out.

    The surname is empty for a name of one word, which may be either.
    """
    found = [word for word in tokens(name) if word not in SUFFIXES]
    while len(found) > 1 and found[0] in TITLES:
        found = found[1:]
    if len(found) < 2:  # noqa: PLR2004
        return tuple(found), ""
    return tuple(found[:-1]), found[-1]


def given_fit(left: Sequence[str], right: Sequence[str]) -> bool:
    """Whether two persons of one surname may be one, by their given names."""
    if not left or not right:
        return True
    a, b = left[0], right[0]
    if a == b or NICKNAMES.get(a, a) == NICKNAMES.get(b, b):
        return _middle_fit(left[1:], right[1:])
    if len(a) == 1 or len(b) == 1:
        return a[0] == b[0]
    return alike(a, b) and not ({a, b} & MEN and {a, b} & WOMEN)


def near_given(left: str, right: str) -> bool:
    """Whether two given names of one surname may be one, short or misspelled: Fran, Graeme."""
    short, long = sorted((left, right), key=len)
    if NICKNAMES.get(left, left) == NICKNAMES.get(right, right):
        return True
    if long.startswith(short) and len(short) >= _SHORT_FORM:
        return True
    if left[:_SHORT_FORM] == right[:_SHORT_FORM] and sound(left) == sound(right):
        return True
    return left[0] == right[0] and distance(left, right) == 1


def _middle_fit(left: Sequence[str], right: Sequence[str]) -> bool:
    return not left or not right or all(a[0] == b[0] for a, b in zip(left, right, strict=False))


def same_person(left: str, right: str) -> bool:
    """Whether two full names may be those of one person."""
    (given_a, surname_a), (given_b, surname_b) = person_parts(left), person_parts(right)
    if not surname_a or not surname_b or not _suffixes_fit(left, right):
        return False
    if "".join((*given_a, surname_a)) == "".join((*given_b, surname_b)):
        return True
    if surname_a == surname_b:
        return given_fit(given_a, given_b)
    return given_a[0] == given_b[0] and len(given_a[0]) > 1 and alike(surname_a, surname_b)


def _suffixes_fit(left: str, right: str) -> bool:
    a = {word for word in tokens(left) if word in SUFFIXES}
    b = {word for word in tokens(right) if word in SUFFIXES}
    return not a or not b or a == b
