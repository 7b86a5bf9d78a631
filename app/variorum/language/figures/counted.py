"""What a figure counts: the noun phrase behind the number, or behind "of"."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from variorum.language.figures import drafts, events, people
from variorum.language.figures.sentence import noun
from variorum.language.wordlists import words

if TYPE_CHECKING:
    from variorum.language.figures.sentence import Sentence

_REACH = 8
_DETERMINERS = words(
    """
    the these those his her their its our your my all some any this that whom which them both us
    you
    """
)
_PRONOUNS = frozenset({"whom", "which", "them", "those", "these", "us", "you"})
# Participles that count people by themselves: "15 wounded", "the four injured".
_AS_NOUNS = frozenset({"dead", "wounded", "injured", "missing", "hurt"})
_PREMODIFIER_TAGS = frozenset({"JJ", "JJR", "JJS", "VBN", "VBG", "NN", "NNP", "NNS", "NNPS", "CD"})
_GLUE = frozenset("-‑'’s")
_ALWAYS = words("more other others additional further new young armed")
_COPULAS = frozenset({"are", "were", "is", "was", "being"})


class Counted(NamedTuple):
    """Places of a noun phrase (exclusive end) and the role of the figure."""

    first: int
    last: int
    role: str


def find(sentence: Sentence, after: int, *, vague: bool) -> Counted:
    """What a number phrase that ends before the piece `after` counts.

    Args:
        sentence: Where it stands.
        after: Piece behind the number phrase and its unit.
        vague: Whether the number is a word like "hundreds", whose "of" names no part of a whole.
    """
    pieces = sentence.pieces
    role = drafts.TOTAL
    at = after
    if pieces.low(at) in {"more", "further", "additional", "extra", "new"}:
        role = drafts.MORE
        at += 1
    if pieces.low(at) == "of" or (pieces.low(at) == "out" and pieces.low(at + 1) == "of"):
        return _behind_of(sentence, at + (1 if pieces.low(at) == "of" else 2), vague=vague)
    first, last = _phrase(sentence, at)
    if any(pieces.low(place) in {"other", "others"} for place in range(at, min(last, at + 3))):
        role = drafts.OTHERS
    return Counted(first, last, role)


def _behind_of(sentence: Sentence, index: int, *, vague: bool) -> Counted:
    pieces = sentence.pieces
    role = drafts.TOTAL if vague else drafts.PART
    at = index
    if pieces.low(at) in _PRONOUNS and pieces.low(at + 1) not in {"who", ""}:
        if pieces.low(at) in {"those", "these"} and sentence.is_noun(at + 1):
            first, last = _phrase(sentence, at + 1)
            return Counted(first, last, drafts.PART)
        return _predicate(sentence, at + 1)
    while pieces.low(at) in _DETERMINERS:
        at += 1
        role = drafts.PART
    first, last = _phrase(sentence, at)
    return Counted(first, last, role)


def _predicate(sentence: Sentence, index: int) -> Counted:
    """As in "Nine of whom were German nationals", "two of them children"."""
    at = index
    if sentence.pieces.low(at) in _COPULAS:
        at += 1
    while sentence.pieces.low(at) in {"a", "also", "believed", "to", "be", "reportedly"}:
        at += 1
    first, last = _phrase(sentence, at)
    if first == last and sentence.label(at) == "NORP":
        return Counted(at, at + 1, drafts.PART)
    return Counted(first, last, drafts.PART)


def _phrase(sentence: Sentence, index: int) -> tuple[int, int]:
    """The nouns with their modifiers from a piece on, or an empty range."""
    pieces = sentence.pieces
    end = index
    seen_noun = False
    at = index
    while at < len(pieces) and at < index + _REACH:
        low = noun(pieces.low(at))
        if sentence.is_day(at):
            break
        if at == index and low in _AS_NOUNS and not sentence.is_noun(at + 1):
            return index, at + 1
        if sentence.is_noun(at) and not _ends(sentence, at, seen_noun=seen_noun):
            seen_noun, end = True, at + 1
            if people.counts_people(low) and not _goes_on(sentence, at + 1):
                break
        elif not _modifies(sentence, at, seen_noun=seen_noun):
            break
        at += 1
    return (index, end) if seen_noun else (index, index)


def _ends(sentence: Sentence, index: int, *, seen_noun: bool) -> bool:
    """Whether a noun is no part of the phrase: "two people dead", "15 hurt in a shooting"."""
    low = sentence.pieces.low(index)
    if low in {"dead", "hurt", "shot", "homeless"}:
        return True
    if low in {"hospitals", "wards"}:
        return False  # "11 Lenz Health hospitals" are hospitals
    return seen_noun and events.term_of(low) is not None and low not in events.EVENT_NOUNS


def _goes_on(sentence: Sentence, index: int) -> bool:
    """Whether a noun for people is only the first part of a compound: "police officers"."""
    low = noun(sentence.pieces.low(index))
    return people.counts_people(low) or sentence.tag(index) == "NNS" or low in {"-", "members"}


def _modifies(sentence: Sentence, index: int, *, seen_noun: bool) -> bool:
    """Whether a piece may stand between a number and the noun that it counts."""
    piece = sentence.pieces.at(index)
    if piece.text in _GLUE:
        return piece.glued
    if seen_noun:
        return False
    if piece.kind == "number":
        return sentence.pieces.low(index - 1) in _DETERMINERS
    hyphen = sentence.pieces.at(index + 1)
    if hyphen.text in "-‑" and hyphen.glued and sentence.pieces.at(index + 2).glued:
        return piece.kind == "word"
    return piece.low in _ALWAYS or _is_modifier(sentence, index)


def _is_modifier(sentence: Sentence, index: int) -> bool:
    """Whether the parser takes a word for a modifier of a noun that follows."""
    tag, low = sentence.tag(index), sentence.pieces.low(index)
    if tag in {"VBN", "VBG", "VBD"} or (tag and low in _AS_NOUNS):
        return _noun_follows(sentence, index + 1)
    return tag in _PREMODIFIER_TAGS


def _noun_follows(sentence: Sentence, index: int) -> bool:
    """Whether a noun comes within the next two pieces: "six hospitalized victims"."""
    for at in (index, index + 1):
        if sentence.is_noun(at) and not _ends(sentence, at, seen_noun=False):
            return True
        if sentence.tag(at) not in {"JJ", "NN", "NNP", "VBN"}:
            return False
    return False
