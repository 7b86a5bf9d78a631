"""What happened, where it stands behind what is counted: "two people were shot dead"."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from variorum.language.figures import events, people
from variorum.language.figures.events import Event
from variorum.language.figures.sentence import noun
from variorum.language.wordlists import words

if TYPE_CHECKING:
    from variorum.language.figures.sentence import Sentence

BE = words("was were is are be been being get gets got getting")
_REACH = 9
_HOSPITAL = words("hospital hospitals medical clinic infirmary icu centre center trauma")
_CARRIED = words("taken transported rushed airlifted brought flown sent carried")
_GOING = words("from flee fled fleeing leave left leaving abandon abandoned")
_TOLD = words("told ordered urged asked advised forced instructed warned")
_LEAVING = words("leave evacuate flee")
_PULLED = words("pulled plucked winched dug hauled fished lifted brought picked")
_DANGERS = words(
    """
    water waters sea ocean river lake rubble debris ruins wreckage flames mud snow building river
    sea waves surf roof rooftop rooftops vessel boat collapsed burning
    """
)
_DANGER_REACH = 6
_SUFFERED = words("with suffering suffered sustained sustaining received suffer")
_INJURIES = words("injuries injury wounds burns fractures cuts bruises inhalation concussion")
_HELD = words("back up off a an the talks elections")
_CAPTIVES = re.compile(r"\b(?:hostage|captiv|kidnap|abduct)", re.IGNORECASE)
_NEEDS_NO_BE = words("missing critical serious stable aboard fell")
_DYING = ("di", "dy", "peri", "drown")
_OBJECT_BEGINS = words(
    """
    a an the his her its their this these those him them himself herself themselves several dozens
    hundreds scores another some many more up nearly one two three four five six seven eight nine
    ten eleven twelve people
    """
)
# "Two patients from the shooting" were not shot by what these words say.
_DEEDS = words("shooting killing killings shootings murder murders death toll")
_BEFORE_NOUNS = words("the a an in this that of from his her their mass fatal deadly")
_ENDS = words("after before when while as")
_STATES = words("a critical serious grave stable hospital fair good")
_BETWEEN = frozenset("\"“”'‘’-")
_IN_INJURIES = words("ADJ NOUN PUNCT DET ADV CCONJ ADP VERB")
_INSERTED = words("said says according including among most some many")
_STOP = Event("", direct=False)


def find(sentence: Sentence, index: int) -> Event | None:
    """The event told from a piece on, if only helping words stand between.

    Args:
        sentence: Where the figure stands.
        index: Piece behind what the figure counts.
    """
    pieces = sentence.pieces
    passive = False
    for at in range(index, min(len(pieces), index + _REACH)):
        low = pieces.low(at)
        passive = passive or low in BE or low in {"who", "dead"}
        found = _phrase(sentence, at) or _word(sentence, at, index, passive=passive)
        if found is None and at == index:
            found = _after_insertion(sentence, at)
        if found is not None:
            return None if found is _STOP else found
        if not _is_between(sentence, at, index):
            return None
    return None


def _phrase(sentence: Sentence, index: int) -> Event | None:
    """Events of more than one word: "on board", "in critical condition", "taken to hospital"."""
    pieces = sentence.pieces
    low, following = pieces.low(index), pieces.low(index + 1)
    if low in {"on", "in"} and following in {"board", "custody"}:
        # "All 68 people on board were killed": what became of them says more than where they were.
        aboard = find(sentence, index + 2) or Event("aboard")
        return aboard if following == "board" else Event("arrested")
    if low in events.CONDITIONS and following == "condition":
        return Event(events.CONDITIONS[low])
    if _out_of_home(sentence, index):
        return Event("displaced")
    if low in _TOLD and following == "to" and pieces.low(index + 2) in _LEAVING:
        return Event("evacuated")
    if low in _PULLED and _from_danger(sentence, index + 1):
        return Event("rescued")
    if low == "treated" and following in {"at", "in", "for"}:
        told = _suffered if following == "for" else hospital
        return told(sentence, index + 2) or Event("treated")
    if low in _CARRIED and "to" in {following, pieces.low(index + 2)}:
        return hospital(sentence, index + 1) or _STOP
    return _suffered(sentence, index + 1) or _STOP if low in _SUFFERED else None


def _out_of_home(sentence: Sentence, index: int) -> bool:
    """As in "fled their homes", "had to leave their houses", "forced 12,000 from their homes"."""
    pieces = sentence.pieces
    at = index + 2 if (pieces.low(index), pieces.low(index + 1)) == ("had", "to") else index
    if pieces.low(at) not in _GOING or pieces.low(at + 1) not in {"their", "his", "her"}:
        return False
    return pieces.low(at + 2) in {"home", "homes", "house", "houses", "villages"}


def _from_danger(sentence: Sentence, index: int) -> bool:
    """As in "pulled alive from the rubble", "plucked from the sea"; bodies are not saved."""
    pieces = sentence.pieces
    if any(pieces.low(index - n) in {"bodies", "body"} for n in range(2, _REACH)):
        return False
    near = {pieces.low(at) for at in range(index, index + _DANGER_REACH)}
    return "alive" in near or bool(near & {"from", "out"} and near & _DANGERS)


def hospital(sentence: Sentence, index: int) -> Event | None:
    """As in "taken to University Medical Center": whether a hospital comes in the sentence part."""
    pieces = sentence.pieces
    for at in range(index, min(len(pieces), index + _REACH)):
        if pieces.low(at) in _HOSPITAL:
            return Event("hospitalised")
        if pieces[at].text in ".;":
            break
    return None


def _suffered(sentence: Sentence, index: int) -> Event | None:
    """As in "suffered minor injuries", "with gunshot wounds"."""
    pieces = sentence.pieces
    for at in range(index, min(len(pieces), index + 6)):
        low = pieces.low(at)
        if low in {"gunshot", "bullet"}:
            return Event("shot")
        if low in _INJURIES:
            return Event("injured")
        if sentence.pos(at) not in _IN_INJURIES:
            break
    return None


def _word(sentence: Sentence, index: int, first: int, *, passive: bool) -> Event | None:
    """The event that one word names, seen with the words next to it."""
    pieces = sentence.pieces
    low, following = pieces.low(index), pieces.low(index + 1)
    if low in _DEEDS and (pieces.low(index - 1) in _BEFORE_NOUNS or low in {"toll", "death"}):
        return _STOP
    term = events.term_of(low)
    if term is None and low == "held" and (passive or index == first):
        return _held(sentence, following)
    if term is None:
        return None
    term = _with_next(term, following, pieces.low(index + 2))
    if term == "shot" and pieces.low(index - 1) == "fatally":
        term = "killed"
    settled = passive or term in _NEEDS_NO_BE or low.startswith(_DYING)
    if not settled and term != events.term_of(low):
        settled = True  # "six shot dead"
    acts = not settled and (low.endswith("ing") or has_object(sentence, index + 1))
    return Event(term, agent=acts)


def _held(sentence: Sentence, following: str) -> Event | None:
    """As in "34 held", "43 were held by police", unless the article tells of hostages."""
    if following in _HELD or _CAPTIVES.search(sentence.parsed.text):
        return None
    return Event("arrested")


def _with_next(term: str, following: str, further: str) -> str:
    """What a word means with those behind it, as in "shot dead" or "stabbed to death"."""
    if following == "to" and further == "death":
        return "killed"
    if term == "shot":
        after = further if following == "and" else following
        if after in {"dead", "killed"}:
            return "killed"
        return "injured" if after in {"wounded", "injured"} else term
    return term


def has_object(sentence: Sentence, index: int) -> bool:
    """Whether an object begins here, so that what stands before the verb is who did it."""
    piece = sentence.pieces.at(index)
    if piece.low == "at":  # "two men shot at police", but "eight shot at a park"
        further = index + 2 if sentence.pieces.low(index + 1) in {"the", "a"} else index + 1
        return people.counts_people(noun(sentence.pieces.low(further)))
    if piece.low in _OBJECT_BEGINS or piece.kind == "number":
        return True
    if piece.kind == "word" and piece.capital and sentence.label(index) == "PERSON":
        return True
    return sentence.pos(index) == "NOUN" and people.counts_people(noun(piece.low))


def _after_insertion(sentence: Sentence, index: int) -> Event | None:
    """As in "Eight patients, said the doctor, are in critical condition"."""
    pieces = sentence.pieces
    if pieces.low(index) != "," or pieces.low(index + 1) not in _INSERTED:
        return None
    for at in range(index + 1, min(len(pieces), index + _REACH)):
        if pieces.low(at) == "," and pieces.low(at + 1) in BE:
            return find(sentence, at + 1) or _STOP
    return _STOP


def _is_between(sentence: Sentence, index: int, first: int) -> bool:
    """Whether a piece may stand between what is counted and what happened to it."""
    piece = sentence.pieces[index]
    low, following = piece.low, sentence.pieces.low(index + 1)
    if low == "among":
        return following in {"the", "those"}
    if low == ",":
        return following == "who"
    if low in _ENDS and index > first:
        return False
    if low == "in":
        return following in _STATES
    if piece.kind == "number":
        return False
    return events.is_helper(low) or low in _BETWEEN or sentence.tag(index) == "RB"
