"""Numbers that name or date a thing instead of counting: addresses, flights, clock times, years."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from variorum.language.figures import events, people, units
from variorum.language.figures.sentence import MONTHS, noun
from variorum.language.wordlists import words

if TYPE_CHECKING:
    from variorum.language.figures.cardinals import Number
    from variorum.language.figures.pieces import Pieces
    from variorum.language.figures.sentence import Sentence

_STREETS = words(
    """
    street st avenue ave road rd drive dr boulevard blvd lane ln court ct place pl parkway pkwy
    highway hwy way terrace square block blocks floor circle trail turnpike crescent
    """
)
# Words whose number is a name: Flight 370, Route 66, Exit 12, Article 50, page 3, number 10.
_NUMBERED = words(
    """
    flight channel route highway interstate exit gate no nos number room page chapter article
    section level phase group top terminal platform apollo formula class grade district ward
    precinct line bus train day week round game season episode part act title schedule resolution
    bill proposition prop amendment stage tier covid sars version model area unit block building
    apartment apt suite floor pier lane zone sector battalion company squadron brigade regiment
    division route rd pier psalm verse figure table step tower track war super bowl news abc cbs
    nbc fox kdka volume vol issue seed rank ranked rule clause paragraph caption photo image slide
    lot locker cell ward camp station studio studios category-
    """
)
_NUMBERED_SMALL = words("number top page level")
# What stands before a number in a title in capitals, and is no name for it to go with.
_NO_NAMES = words("the a in at on tops hits reaches passes exceeds nears past to of over about by")
_YEAR_FIRST, _YEAR_LAST = 1500, 2100
_RECENT_FIRST = 1900
_LAST_DAY = 31
_CLOCK_AFTER = words("am pm gmt utc et est edt pt pst pdt ct cst cdt bst cet local o'clock")
_CLOCK_BEFORE = frozenset(
    {"at", "around", "about", "by", "until", "till", "before", "after", "from"}
)
_YEAR_BEFORE = words(
    """
    in since of by until from during before after early late mid through year the spring summer
    autumn fall winter and to between circa © copyright c
    """
)
_ORDINAL = re.compile(r"(?:st|nd|rd|th|TH|ST|ND|RD)")
_SCORE_WORDS = words(
    """
    win wins won victory defeat loss lost lead draw vote votes decision ruling majority tie
    triumph beat beats ruled margin split score aggregate record
    """
)
_ADDRESS_REACH = 9
_PHONE_DIGITS = 7
_YEAR_DIGITS = 4


def is_label(sentence: Sentence, number: Number) -> bool:
    """Whether a number phrase is no quantity."""
    pieces = sentence.pieces
    if number.form == "vague" or units.sign(pieces, number.first) is not None:
        return False
    if number.form == "digits":
        return (
            _is_glued(pieces, number)
            or _is_clock(pieces, number)
            or _is_date(pieces, number)
            or _is_year(sentence, number)
            or _is_address(pieces, number)
            or _is_named(sentence, number)
            or _is_list_mark(pieces, number)
            or _is_score(pieces, number)
        )
    return (
        _is_address(pieces, number)
        or _is_clock(pieces, number)
        or _is_named(sentence, number)
        or _is_compound(sentence, number)
    )


def _is_glued(pieces: Pieces, number: Number) -> bool:
    """C-17, A320, RCH871, 20th, 4G, @user12, #1, 1/2, 24/7, 3.2.1, 305-471."""
    first, after = pieces[number.first], pieces.at(number.last)
    before = pieces.at(number.first - 1)
    if first.glued and before.text in "'’‘" and len(first.text) == 2:  # noqa: PLR2004 - '90
        return True
    if first.glued and (before.kind == "word" or before.text in "@#/_:\\&=?."):
        return units.sign(pieces, number.first) is None
    if first.glued and before.text in "-‑–" and pieces.at(number.first - 1).glued:
        further = pieces.at(number.first - 2)
        return further.kind == "word" and further.low not in {"magnitude", "category", "mid"}
    if "/" in {before.text, after.text} and _is_beside_number(pieces, number):
        return True
    if after.glued and (
        after.text in "/_@\\" or (after.text == ":" and pieces.at(number.last + 1).glued)
    ):
        return True
    single = number.last == number.first + 1
    return (
        single
        and after.glued
        and after.kind == "word"
        and units.behind(pieces, number.last) is None
    )


def _is_beside_number(pieces: Pieces, number: Number) -> bool:
    """27 / 09 / 2013, 1/2: on the other side of the slash stands a number too."""
    return "number" in {pieces.at(number.first - 2).kind, pieces.at(number.last + 1).kind}


def _is_clock(pieces: Pieces, number: Number) -> bool:
    """3.25 a.m., 9 p.m., 1530 GMT, seven o'clock, 5:20."""
    words = [pieces.low(number.last + n) for n in range(4)]
    if words[0] in _CLOCK_AFTER - {"local", "ct"} or words[:2] == ["local", "time"]:
        return True
    return words[0] in {"a", "p"} and words[1] == "." and words[2] == "m"


def _is_date(pieces: Pieces, number: Number) -> bool:
    """April 22, 22 April, Jan. 16, the 22 of May, May 3-5."""
    value = number.value or 0
    at = number.first - 1
    if pieces.low(at) == ".":
        at -= 1
    if _is_month(pieces, at) and value <= _YEAR_LAST:
        return not _counts_after(pieces, number.last)
    if value > _LAST_DAY:
        return False
    if _is_month(pieces, number.last):
        return True
    if pieces.low(number.last) == "of" and _is_month(pieces, number.last + 1):
        return True
    joined = pieces.low(number.first - 1) in {"-", "–", "and", "to"}
    earlier = pieces.at(number.first - 2)
    return joined and earlier.kind == "number" and _is_month(pieces, number.first - 3)


def _is_month(pieces: Pieces, index: int) -> bool:
    return pieces.low(index) in MONTHS and pieces.at(index).capital


def _counts_after(pieces: Pieces, index: int) -> bool:
    """Whether something that can be counted follows: "In May 12 people died"."""
    return (
        people.counts_people(noun(pieces.low(index)))
        or events.term_of(pieces.low(index)) is not None
    )


def _is_year(sentence: Sentence, number: Number) -> bool:
    """2017, but not 2,017 and not $2000."""
    pieces = sentence.pieces
    text = pieces[number.first].text
    if len(text) != _YEAR_DIGITS or not text.isdigit() or number.last != number.first + 1:
        return False
    if units.behind(pieces, number.last) or units.sign(pieces, number.first):
        return False
    following = pieces.low(number.last)
    plural = following.endswith("s") or following in {"people", "dead", "killed", "injured"}
    if plural and _counts_after(pieces, number.last) and pieces.low(number.first - 1) != "the":
        return False
    value = int(text)
    if _RECENT_FIRST <= value <= _YEAR_LAST:
        return True
    return _YEAR_FIRST <= value <= _YEAR_LAST and pieces.low(number.first - 1) in _YEAR_BEFORE


def _is_address(pieces: Pieces, number: Number) -> bool:
    """4601 Kellogg Avenue, the 200 block of East Sixth, 6011 N.W. 32nd Ave., (305) 471-8477."""
    if pieces.low(number.last) in {"block", "blocks"} and number.form == "digits":
        return (number.value or 0) >= 100  # noqa: PLR2004 - "five blocks away" is a distance
    if number.form == "digits" and _is_phone(pieces, number):
        return True
    after = number.last
    for _ in range(_ADDRESS_REACH):
        piece = pieces.at(after)
        if piece.kind == "word" and piece.low in _STREETS and piece.capital:
            return after > number.last or number.form == "digits"
        if not (
            piece.capital or piece.kind == "number" or piece.text in ".-" or piece.low in _ORDINALS
        ):
            return False
        after += 1
    return False


_ORDINALS = {"st", "nd", "rd", "th"}


def _is_phone(pieces: Pieces, number: Number) -> bool:
    """Whether the digits belong to a chain of runs joined by hyphens, points or brackets."""
    digits = len(pieces[number.first].text)
    at = number.last
    while pieces.low(at) in {"-", ")", "–"} and pieces.at(at + 1).kind in {"number", "word"}:
        further = pieces.at(at + 1)
        if further.kind == "word" and not further.text.isupper():
            break
        digits += len(further.text)
        at += 2
    if digits >= _PHONE_DIGITS and at > number.last:
        return True
    before = (
        pieces.low(number.first - 1) in {"-", ")"} and pieces.at(number.first - 2).kind == "number"
    )
    return (
        before and len(pieces[number.first].text) == _YEAR_DIGITS and _is_phone_tail(pieces, number)
    )


def _is_phone_tail(pieces: Pieces, number: Number) -> bool:
    return len(pieces.at(number.first - 2).text) == 3  # noqa: PLR2004 - 471-8477


def _is_named(sentence: Sentence, number: Number) -> bool:
    """Route 66, Flight 370, Boeing 737, World War 2; not "Shooting Leaves 4 Dead"."""
    pieces = sentence.pieces
    before = pieces.at(number.first - 1)
    if before.low == "." and pieces.low(number.first - 2) in {"no", "nos", "vol", "apt"}:
        return True
    if before.kind != "word" or before.low in {"category", "magnitude"}:
        return False
    numbered = before.low in _NUMBERED and (before.capital or before.low in _NUMBERED_SMALL)
    if numbered:
        return True
    if _ends_name(sentence, number):
        return not _counts_after(pieces, number.last)
    is_name = before.capital and before.low not in _NO_NAMES and not events.term_of(before.low)
    is_name = is_name and "," not in pieces[number.first].text
    if not is_name or (number.form != "digits" and not pieces[number.first].capital):
        return False
    return sentence.pos(number.first - 1) in {"PROPN", "NOUN"} and not _is_counting(
        sentence, number.last
    )


def _ends_name(sentence: Sentence, number: Number) -> bool:
    """Whether the number goes on with the name of a thing."""
    entity = sentence.entity(number.first)
    if entity is None or entity.label == "PERSON":
        return False
    return entity.start < sentence.pieces[number.first].start


def _is_counting(sentence: Sentence, index: int) -> bool:
    """Whether what follows a number can be counted or measured."""
    pieces = sentence.pieces
    if units.behind(pieces, index) is not None:
        return True
    if (pieces.low(index), pieces.low(index + 1)) == ("of", "the"):
        return pieces.at(index + 2).kind == "number"  # "gave Labour 88 of the 180 seats"
    for at in range(index, index + 3):
        low = noun(pieces.low(at))
        if people.counts_people(low) or events.term_of(low) or low in {"more", "others", "new"}:
            return True
        if sentence.tag(at) == "NNS":
            return True
        if sentence.pos(at) not in {"ADJ", "NOUN", "PROPN"}:
            return False
    return False


def _is_list_mark(pieces: Pieces, number: Number) -> bool:
    """As in "1. Wash your hands", "2) Stay at home"."""
    return (
        number.first == 0
        and number.last == 1
        and pieces.at(1).glued
        and pieces.low(1) in {".", ")"}
        and pieces.at(2).kind == "word"
    )


def _is_score(pieces: Pieces, number: Number) -> bool:
    """3-1, a 5-4 ruling; not 40-50 people."""
    for left, right in ((number.first, number.first + 2), (number.first - 2, number.first)):
        a, b = pieces.at(left), pieces.at(right)
        hyphen = pieces.at(left + 1)
        if a.kind != "number" or b.kind != "number" or hyphen.text not in "-–" or not b.glued:
            continue
        if not (a.text.isdigit() and b.text.isdigit() and len(a.text + b.text) <= 8):  # noqa: PLR2004
            return True
        if int(a.text) >= int(b.text) or pieces.low(right + 1) in _SCORE_WORDS:
            return True
    return False


def _is_compound(sentence: Sentence, number: Number) -> bool:
    """two-story, one-way, three-bedroom; not ten-year-old, two-mile, five-member."""
    pieces = sentence.pieces
    after = pieces.at(number.last)
    if after.text not in "-‑" or not after.glued or not pieces.at(number.last + 1).glued:
        return False
    if units.behind(pieces, number.last) is not None:
        return False
    following = pieces.low(number.last + 1)
    return following not in {"member", "person", "man", "strong", "to", "or", "plus", "odd"}


def end(sentence: Sentence, number: Number) -> int:
    """The piece to go on from after a number that is no quantity."""
    pieces = sentence.pieces
    at = number.last
    if pieces.low(at) == "of" and pieces.at(at + 1).kind == "number":
        return at + 2
    while pieces.at(at).text in {"-", "–", "/", ":", "."} and pieces.at(at + 1).kind == "number":
        if not pieces.at(at).glued or not pieces.at(at + 1).glued:
            break
        at += 2
    return at
