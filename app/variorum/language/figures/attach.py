"""What happened to the people or things that a figure counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from variorum.language.figures import behind, events, people
from variorum.language.figures.events import Event
from variorum.language.figures.sentence import noun
from variorum.language.wordlists import words

if TYPE_CHECKING:
    from variorum.language.figures.sentence import Sentence

_TOLL_REACH = 12
_HOPS = 4
_NO_OBJECT = words("missing critical serious stable aboard fell")
_TAKING_LIVES = words("claim claims claimed claiming cost costs costing took taking loss")
_DYING = words("lost lose losing loses")
_KILLING = words("kill kills killed killing")
_SKIPPED = words("the a an another further additional other total of some")
_CARRYING = words("taken transported rushed airlifted brought flown took taking transporting")
_ABOARD = words("carrying carried carries")
# "A group of nine": what is told of the number is that they were together.
_GROUPS = words("group party team gang crew family convoy squad")
_BEFORE_TOLL = words("from to at of is was reached hit hits reaches by : now passes passed nears")
_PASSING = words("tops topped past passes passed surpasses surpassed exceeds exceeded over above")
_DEEDS_OF = words("killing shooting arrest wounding murder bodies remains")
_INSIDE = words("dead hurt slain missing trapped")
_RELATIONS = words("nsubj nsubjpass dobj attr")
_WITHIN_PHRASE = words("conj appos nummod compound quantmod amod")


def find(
    sentence: Sentence, first: int, noun_first: int, noun_last: int, *, part: bool
) -> Event | None:
    """What happened to what a figure counts.

    Args:
        sentence: Where the figure stands.
        first: First piece of the figure, its qualifier included.
        noun_first: First piece of what is counted.
        noun_last: Piece after the last of what is counted, or after the figure.
        part: Whether it is some of a whole, which may be named by what happened to all of it.
    """
    inside = _inside(sentence, noun_first, noun_last)
    if part:
        inside = behind.find(sentence, noun_last) or inside
    return (
        inside
        or _lives(sentence, first, noun_last)
        or _together(sentence, first)
        or _carried_off(sentence, first, noun_last)
        or behind.find(sentence, noun_last)
        or _before(sentence, first)
        or _toll(sentence, first)
        or _governor(sentence, noun_last - 1)
    )


def _inside(sentence: Sentence, first: int, last: int) -> Event | None:
    """As in "12 deaths", "six hospitalized victims", "two missing girls"."""
    pieces = sentence.pieces
    for at in range(first, last):
        low = noun(pieces.low(at))
        if at == last - 1:
            if low in events.EVENT_NOUNS and low != "missing":
                return Event(events.EVENT_NOUNS[low])
        elif low.endswith("ed") or low in _INSIDE:
            term = events.term_of(low)
            if term:
                return Event(term)
    return None


def _lives(sentence: Sentence, first: int, last: int) -> Event | None:
    """As in "claimed seven lives", "the loss of 12 lives", "12 people lost their lives"."""
    pieces = sentence.pieces
    if pieces.low(last) in _DYING and pieces.low(last + 2) in {"lives", "life"}:
        return Event("killed")
    if pieces.low(last - 1) not in {"lives", "life"}:
        return None
    near = [pieces.low(first - n) for n in (1, 2, 3)]
    if _TAKING_LIVES.intersection(near):
        return Event("killed")
    return Event("rescued") if "saved" in near else None


def _together(sentence: Sentence, first: int) -> Event | None:
    """As in "a group of nine", "a crew of five"."""
    pieces = sentence.pieces
    is_group = pieces.low(first - 1) == "of" and pieces.low(first - 2) in _GROUPS
    return Event("grouped") if is_group else None


def _carried_off(sentence: Sentence, first: int, last: int) -> Event | None:
    """As in "transported six people with gunshot wounds to the hospital"."""
    if sentence.pieces.low(first - 1) not in _CARRYING:
        return None
    return behind.hospital(sentence, last)


def _before(sentence: Sentence, first: int) -> Event | None:
    """The verb that has the figure as its object: "killing at least 12", "wounded four others"."""
    pieces = sentence.pieces
    at = first - 1
    while pieces.low(at) in _SKIPPED and at > first - _HOPS:
        at -= 1
    low = pieces.low(at)
    if low == "down" and pieces.low(at - 1) in {"gunned", "guns", "gunning", "mowed"}:
        return Event("killed")
    if low == "dead" and pieces.low(at - 1) in {"shot", "shoot", "shooting", "shoots"}:
        return Event("killed")
    if low in _ABOARD and _are_people(sentence, first):
        return Event("aboard")
    term = events.term_of(low)
    if term is None or not _takes_object(sentence, at, term):
        return None
    if term == "shot" and pieces.low(at - 1) == "fatally":
        return Event("killed")
    both = pieces.low(at - 1) in {"and", "or"} and pieces.low(at - 2) in _KILLING
    return Event("casualties" if both and term == "injured" else term)


def _are_people(sentence: Sentence, first: int) -> bool:
    """Whether a word for people comes right behind the number."""
    near = (noun(sentence.pieces.low(at)) for at in range(first, first + 6))
    return any(people.counts_people(word) for word in near)


def _takes_object(sentence: Sentence, index: int, term: str) -> bool:
    low, tag = sentence.pieces.low(index), sentence.tag(index)
    if term in _NO_OBJECT or low in {"toll", "hospital", "gunshot"}:
        return False
    if low in events.EVENT_NOUNS:
        return (low == "hurt" and sentence.pos(index) == "VERB") or tag in {"VBD", "VBN"}
    if tag in {"NN", "NNS", "JJ"} and low in {"shooting", "shootings", "murder"}:
        return False
    # "They were killed 12 days ago" has an auxiliary.
    return sentence.pieces.low(index - 1) not in behind.BE


def _toll(sentence: Sentence, first: int) -> Event | None:
    """As in "the death toll rose to 12", "the number of injured stood at 40", "deaths of two"."""
    pieces = sentence.pieces
    before = pieces.low(first - 1)
    if before not in _BEFORE_TOLL and pieces.low(first) not in _PASSING:
        return None
    if before == "of" and pieces.low(first - 2) in _DEEDS_OF:
        return Event(events.term_of(pieces.low(first - 2)) or "killed")
    for at in range(first - 1, max(-1, first - _TOLL_REACH), -1):
        piece = pieces.at(at)
        if piece.low == "toll":
            injured = pieces.low(at - 1) in {"injury", "injured"}
            return Event("injured" if injured else "killed")
        is_next = before == "of" and at == first - 2
        if piece.low in events.EVENT_NOUNS and (is_next or _is_number_of(sentence, at)):
            return Event(events.EVENT_NOUNS[piece.low])
        if piece.text == ";" or (piece.kind == "number" and pieces.low(at - 1) != "from"):
            return None
    return None


def _is_number_of(sentence: Sentence, index: int) -> bool:
    """Whether "the number of" or "the count of" stands right before the piece."""
    near = {sentence.pieces.low(place) for place in range(index - 4, index)}
    return "of" in near and bool(near & {"number", "count", "tally"})


def _governor(sentence: Sentence, index: int) -> Event | None:
    """The verb that the phrase depends on, by the parser."""
    at = sentence.word_index(index)
    if at is None or not sentence.words[at].dep:
        return None
    word = sentence.words[at]
    for _ in range(_HOPS):
        above = sentence.words[word.head]
        if word.dep == "pobj" and above.lemma == "of" and above.head < at:
            word = sentence.words[above.head]  # "hundreds of people fled"
        elif word.dep in _WITHIN_PHRASE:
            word = above
        else:
            break
    verb = sentence.words[word.head]
    if word.dep not in _RELATIONS or verb.pos != "VERB" or verb.lemma in events.PLAIN:
        return None
    place = sentence.piece_of(verb)
    term = events.term_of(sentence.pieces.low(place) if place is not None else verb.lemma)
    if term is None:
        return Event(verb.lemma, direct=False)
    acts = word.dep == "nsubj" and place is not None and behind.has_object(sentence, place + 1)
    return Event(term, direct=False, agent=acts)
