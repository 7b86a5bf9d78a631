"""Ages: "29-year-old", "aged 29", ", 29,", "in her 20s", and whose they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from variorum.language.figures import antecedents, people
from variorum.language.figures.sentence import noun

if TYPE_CHECKING:
    from variorum.language.figures.cardinals import Number
    from variorum.language.figures.sentence import Sentence

_OLDEST = 120
_HOLDER_REACH = 12
# "Believed to be 27"
_GUESSED = frozenset({"believed", "thought", "understood", "said"})
_YOUNGEST = 9
_ENDS_APPOSITION = frozenset(
    {",", ".", ";", ")", ":", "and", "of", "from", "who", "was", "is", "—", "–"}
)
_DECADES = dict(
    zip(["twenties", "thirties", "forties", "fifties", "sixties"], range(20, 70, 10), strict=True)
)
_DECADE_PARTS = {"early": (0, 4), "mid": (3, 7), "middle": (3, 7), "late": (6, 9)}
_IN_YEARS = {
    "month": 12.0,
    "months": 12.0,
    "week": 52.18,
    "weeks": 52.18,
    "day": 365.25,
    "days": 365.25,
}


class Age(NamedTuple):
    """An age found: pieces, interval in years, and the number of years named, if one is."""

    first: int
    last: int
    low: float
    high: float
    value: float | None


def find(sentence: Sentence, number: Number) -> Age | None:
    """The age that a number phrase gives, if it gives one."""
    if number.value is None or number.value > _OLDEST:
        return None
    return (
        _decade(sentence, number)
        or _old(sentence, number)
        or _aged(sentence, number)
        or _apposition(sentence, number)
        or _predicate(sentence, number)
    )


def _decade(sentence: Sentence, number: Number) -> Age | None:
    """As in "In his 20s", "in her early 30's", "in their mid-40s"."""
    pieces = sentence.pieces
    value = int(number.value or 0)
    at = number.last
    if not (20 <= value <= 90 and value % 10 == 0 and pieces.at(at).glued):  # noqa: PLR2004
        return None
    if pieces.low(at) in {"'", "’"} and pieces.at(at + 1).glued:
        at += 1
    if pieces.low(at) != "s":
        return None
    return decade_from(sentence, number.first, at + 1, value)


def decade_from(sentence: Sentence, first: int, last: int, value: int) -> Age | None:
    """The years of life that "in her early 20s" means, with the words in front of it."""
    pieces = sentence.pieces
    start = first - 1
    if pieces.low(start) == "-":
        start -= 1
    low, high = value, value + 9
    if pieces.low(start) in _DECADE_PARTS:
        lower, upper = _DECADE_PARTS[pieces.low(start)]
        low, high = value + lower, value + upper
        start -= 1
    else:
        start = first - 1
    if pieces.low(start) not in {"his", "her", "their", "its", "the", "or"}:
        return None
    if pieces.low(start - 1) in {"in", "into"}:
        return Age(start - 1, last, low, high, None)
    return None


def in_words(sentence: Sentence, index: int) -> Age | None:
    """As in "In her twenties"."""
    value = _DECADES.get(sentence.pieces.low(index))
    return None if value is None else decade_from(sentence, index, index + 1, value)


def _old(sentence: Sentence, number: Number) -> Age | None:
    """As in "29-year-old", "29 years old", "six-month-old", "29 years of age"."""
    pieces = sentence.pieces
    at = number.last
    if pieces.low(at) in {"-", "‑"}:
        at += 1
    word = pieces.low(at).removesuffix("'")
    if word not in {"year", "years", "yr", *_IN_YEARS}:
        return None
    at += 1
    if pieces.low(at) in {"-", "‑"}:
        at += 1
    old = pieces.low(at) in {"old", "olds"}
    if not old and (pieces.low(at), pieces.low(at + 1)) != ("of", "age"):
        return None
    value = (number.value or 0) / _IN_YEARS.get(word, 1)
    return Age(number.first, at + (1 if old else 2), value, value, value)


def _aged(sentence: Sentence, number: Number) -> Age | None:
    """As in "aged 29", "age 29", "at the age of 29"."""
    pieces = sentence.pieces
    before = pieces.low(number.first - 1)
    if before == "and" and pieces.at(number.first - 2).kind == "number":
        return _aged_too(sentence, number)
    of_age = before == "of" and pieces.low(number.first - 2) == "age"
    if before in {"aged", "age", "ages"} or of_age:
        value = number.value or 0
        return Age(number.first, number.last, value, value, value)
    return None


def _aged_too(sentence: Sentence, number: Number) -> Age | None:
    """The 7 of "aged 5 and 7"."""
    value = number.value or 0
    if sentence.pieces.low(number.first - 3) not in {"aged", "ages"}:
        return None
    return Age(number.first, number.last, value, value, value)


def _apposition(sentence: Sentence, number: Number) -> Age | None:
    """As in "Travis Reinking, 29, of Morton", "a woman, 30, and", "Bandoo (36)"."""
    pieces = sentence.pieces
    if number.value != int(number.value or 0):
        return None
    before, after = pieces.low(number.first - 1), pieces.at(number.last)
    if number.form != "digits" and not (
        before == after.low == "," and _is_person_noun(sentence, number.first - 2)
    ):
        return None
    if before not in {",", "("} or (
        after.low not in _ENDS_APPOSITION and number.last < len(pieces)
    ):
        return None
    if after.low in {"and", "of"} and before == "(":
        return None
    at = number.first - 2
    if pieces.low(at) == ")":
        return None
    if not (
        sentence.label(at) == "PERSON"
        or _is_person_noun(sentence, at)
        or _is_name(sentence, at)
        or _is_somebody(sentence, at, after.low)
    ):
        return None
    value = number.value or 0
    return Age(number.first, number.last, value, value, value)


def _is_somebody(sentence: Sentence, index: int, after: str) -> bool:
    """As in "a motorcyclist, 61, was killed": any noun that is told of as one, between commas."""
    if after != "," or sentence.tag(index) != "NN":
        return False
    near = {sentence.pieces.low(index - n) for n in (1, 2, 3)}
    return bool(near & {"a", "an", "the", "his", "her", "their", "another"})


def _is_person_noun(sentence: Sentence, index: int) -> bool:
    return noun(sentence.pieces.low(index)) in people.SINGULAR


def _is_name(sentence: Sentence, index: int) -> bool:
    """Whether a name ends here, whatever sort of name the parser takes it for."""
    pieces = sentence.pieces
    if pieces.low(index) == "." and pieces.low(index - 1) in {"jr", "sr"}:
        return True
    piece = pieces.at(index)
    if piece.kind != "word" or not piece.capital or sentence.is_day(index):
        return False
    return sentence.pos(index) == "PROPN" or (not sentence.tagged and pieces.at(index - 1).capital)


def _predicate(sentence: Sentence, number: Number) -> Age | None:
    """As in "He was 29.", "who is 36 and"."""
    pieces = sentence.pieces
    if pieces.low(number.first - 1) not in {"was", "is", "turned", "turns", "be"}:
        return None
    if pieces.low(number.last) not in {".", ",", "", "and", "when", "”", '"'}:
        return None
    subject = number.first - 2
    value = number.value or 0
    if pieces.low(subject) == "to" and pieces.low(subject - 1) in _GUESSED and value > _YOUNGEST:
        return Age(number.first, number.last, value, value, value)
    if pieces.low(subject) == ",":
        subject -= 1
    low = pieces.low(subject)
    if (
        low in {"he", "she", "who"}
        or sentence.label(subject) == "PERSON"
        or _is_person_noun(sentence, subject)
    ):
        return Age(number.first, number.last, value, value, value)
    return None


def holder(sentence: Sentence, first: int, last: int) -> str | None:
    """Whose age stands in the pieces `first` to `last`: a name, or a description."""
    is_adjective = "old" in sentence.text(first, last).lower()
    after_name = _named_after(sentence, last)
    if is_adjective:
        return (
            after_name
            or _subject(sentence, first)
            or _described(sentence, last)
            or antecedents.taken_up(sentence, first, last)
        )
    if sentence.pieces.low(first - 1) in {",", "("}:
        return _before(sentence, first) or after_name
    return (
        after_name
        or _subject(sentence, first)
        or _described(sentence, last)
        or _before(sentence, first)
    )


def _name(sentence: Sentence, index: int) -> str | None:
    entity = sentence.entity(index)
    if entity is None or entity.label != "PERSON":
        return None
    return (
        sentence.parsed.names.get(entity.entity) or sentence.parsed.text[entity.start : entity.end]
    )


def _named_after(sentence: Sentence, index: int) -> str | None:
    """The name behind "29-year-old", next to it or after "patron, identified as"."""
    pieces = sentence.pieces
    second = index + 2 if pieces.low(index + 1) == "-" else index + 1
    names = pieces.at(index).capital and pieces.at(second).capital
    if names and sentence.pos(second) in {"PROPN", ""}:
        return _name(sentence, index) or _run_of_names(sentence, index)
    for at in range(index, min(len(pieces), index + 6)):
        name = _name(sentence, at)
        if name:
            return name
        if pieces.at(at).kind != "word":
            if not (pieces.low(at) == "," and pieces.low(at + 1) in {"identified", "named"}):
                return None
        elif pieces.low(at) in {
            "who",
            "was",
            "is",
            "and",
            "in",
            "from",
            "with",
            "said",
            "of",
            "at",
        }:
            return None
    return None


def _run_of_names(sentence: Sentence, index: int) -> str:
    """The capitalised words from a piece on, hyphens included."""
    at = index
    while sentence.pieces.at(at).capital or sentence.pieces.low(at) in {"-", "'", "’"}:
        at += 1
    return sentence.text(index, at)


def _subject(sentence: Sentence, first: int) -> str | None:
    """As in "The bomber was a 28-year-old", "X, a 29-year-old": what stands before the article."""
    pieces = sentence.pieces
    at = first - 1
    if pieces.low(at) in {"a", "an", "the"}:
        at -= 1
    if pieces.low(at) in {"was", "is", ","}:
        name = _name(sentence, at - 1) or _name(sentence, at - 2)
        if name:
            return name
        if pieces.low(at) != "," and _is_person_noun(sentence, at - 1):
            return pieces.low(at - 1)
    return None


def _described(sentence: Sentence, last: int) -> str | None:
    """As in "a 24-year-old man": the noun with its modifiers."""
    pieces = sentence.pieces
    for at in range(last, min(len(pieces), last + 5)):
        if not sentence.is_noun(at + 1) and (
            people.counts_people(noun(pieces.low(at))) or sentence.tag(at) == "NN"
        ):
            return sentence.text(last, at + 1)
        if sentence.pos(at) not in {"ADJ", "NOUN", "PROPN", ""}:
            break
    return None


def _before(sentence: Sentence, first: int) -> str | None:
    """The nearest name or word for a person in front of the age."""
    pieces = sentence.pieces
    for at in range(first - 1, max(-1, first - _HOLDER_REACH), -1):
        name = _name(sentence, at)
        if name:
            return name
        beside = at == first - 2
        if (
            _is_person_noun(sentence, at)
            or (beside and _is_name(sentence, at))
            or (beside and sentence.tag(at) == "NN")
        ):
            start = at - 1 if _is_name(sentence, at - 1) else at
            return sentence.text(start, at + 1)
        if people.counts_people(noun(pieces.low(at))):
            return pieces.low(at)
        if pieces.low(at) in {".", ";"}:
            return None
    return None
