"""Sentences that belong to the page and not to the story: notices, credits, by-lines, appeals."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from variorum.alignment.folding import folded
from variorum.alignment.lexicon import GROUP_OF
from variorum.alignment.notices import NOTICE, STAMP_WORD

if TYPE_CHECKING:
    from collections.abc import Sequence

    from variorum.model.features import Word

_LONGEST = 400  # characters; a longer sentence tells something, whatever it begins with
_REST = 8  # words after a notice that tell something of their own ("Hide caption Police seal …")
_BYLINE = re.compile(r"by (?:[^\W\d_][\w.'-]* ){1,4}?[^\W\d_][\w.'-]*(?:[,|/-] ?.{0,60})?$")
# "BRISTOL, Tenn. (AP) -" standing alone; held against the sentence with its capitals.
_DATELINE = re.compile(
    r"[A-Z][A-Z .'’-]+(?:,(?: [A-Z][\w.]{0,12}){1,3})?\s*(?:\([A-Za-z/ ]{2,16}\))?\s*[-–—]*\.?$"
)
_PLACE_AND = re.compile(r"[,(]|[-–—]$")
_NAME_WORDS = 5  # a line of nothing but names is a credit or a caption's tail, if it is no longer
_LETTERS = re.compile(r"[^\W\d_]+")
_SMALL = frozenset(
    (
        *("a", "an", "and", "at", "by", "de", "del", "der", "di", "et", "for", "from", "in", "la"),
        *("le", "of", "on", "or", "the", "to", "und", "van", "von", "with", "y"),
    )
)


def is_furniture(sentence: str, words: Sequence[Word] = (), *, first: bool = False) -> bool:
    """Whether a sentence says nothing about the event, so that it must not be linked.

    Args:
        sentence: Its text.
        words: Its tokens, if a pipeline knows the language.
        first: Whether it opens the article: a headline may be a mere row of names.
    """
    if len(sentence) > _LONGEST:
        return False
    plain = folded(sentence).strip(" \"'*>|•·-")
    if not _LETTERS.search(plain) or _is_notice(plain):
        return True
    if _is_stamp(plain) or _is_dateline(sentence.strip()):
        return True
    return not first and (_is_byline(sentence, plain) or _is_row_of_names(sentence, words))


def _is_notice(plain: str) -> bool:
    """Whether nothing, or too little, is left when notices are taken from the front."""
    found = NOTICE.match(plain)
    if found is None:
        return False
    while found and found.end():
        plain = plain[found.end() :].lstrip(" .:|-—–")
        found = NOTICE.match(plain)
    return len(_LETTERS.findall(plain)) < _REST


def _is_stamp(plain: str) -> bool:
    """Whether a line gives a date or time and says nothing else."""
    return any(map(str.isdigit, plain)) and all(map(STAMP_WORD.match, _LETTERS.findall(plain)))


def _is_dateline(sentence: str) -> bool:
    """Tell "BRISTOL, Tenn." from a headline in capitals: a comma, an agency or a dash follows."""
    return _DATELINE.match(sentence) is not None and _PLACE_AND.search(sentence) is not None


def _is_byline(sentence: str, plain: str) -> bool:
    """Tell "By Jane Doe, Staff Writer" from "By noon the river had risen"."""
    names = [word for word in _LETTERS.findall(sentence)[1:4] if word.casefold() not in _SMALL]
    return (
        _BYLINE.match(plain) is not None
        and bool(names)
        and all(word[0].isupper() for word in names)
        and not sentence.rstrip().endswith((".", "!", "?"))
    )


def _is_row_of_names(sentence: str, words: Sequence[Word]) -> bool:
    """Whether all words that count are capitalised and none is a verb ("BRISTOL, Tenn.").

    Taggers take the words of a headline for names; one with a figure or a word that events are
    told with ("Fire at Harbour in Leeds") is no mere row of names.
    """
    letters = [word for word in _LETTERS.findall(sentence) if word.casefold() not in _SMALL]
    if len(letters) > _NAME_WORDS or not all(word[0].isupper() for word in letters):
        return False
    if any(map(str.isdigit, sentence)) or any(word.casefold() in GROUP_OF for word in letters):
        return False
    if any(word.pos for word in words):
        return not any(word.pos in {"VERB", "AUX"} for word in words)
    return len(letters) <= (_NAME_WORDS + 1) // 2
