"""What happened to the people or things that a figure counts."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from variorum.language.figures import events, people
from variorum.language.figures.sentence import noun

if TYPE_CHECKING:
    from variorum.language.figures.sentence import Sentence

_REACH = 9
_TOLL_REACH = 12
_HOSPITAL = frozenset(
    "hospital hospitals medical clinic infirmary icu centre center trauma".split()
)
_CARRIED = frozenset("taken transported rushed airlifted brought flown sent carried".split())
_INTRANSITIVE = frozenset({"fell", "missing", "critical", "serious", "stable", "aboard"})
_BE = frozenset("was were is are be been being get gets got getting".split())
_OBJECT_BEGINS = frozenset(
    "a an the his her its their this these those him them himself herself themselves "
    "several dozens hundreds scores another some many more up nearly one two three four five "
    "six seven eight nine ten eleven twelve people".split()
)
_SAVING = {"claim", "claims", "claimed", "claiming", "cost", "costs", "costing", "took", "taking"}
_DYING = {"lost", "lose", "losing", "loses"}
_OBJECT_SKIPS = frozenset("the a an another further additional other total of some".split())


# "Two patients from the shooting" were not shot by what these words say.
_DEEDS = frozenset({"shooting", "killing", "killings", "shootings", "murder", "murders", "death"})
_BEFORE_NOUNS = frozenset("the a an in this that of from his her their mass fatal deadly".split())


_SUFFERED = frozenset(
    {"with", "suffering", "suffered", "sustained", "sustaining", "received", "suffer"}
)
# "A group of nine": what is told of the number is that they were together.
_GROUPS = frozenset({"group", "party", "team", "gang", "crew", "family", "convoy", "squad"})


class Event(NamedTuple):
    """A term or verb; whether it stands right at the figure; whether the figure did it."""

    term: str
    direct: bool
    agent: bool = False


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
        inside = _behind(sentence, noun_last) or inside
    return (
        inside
        or _lives(sentence, first, noun_last)
        or _carried_off(sentence, first, noun_last)
        or _behind(sentence, noun_last)
        or _before(sentence, first)
        or _toll(sentence, first)
        or _governor(sentence, noun_last - 1)
    )


def _inside(sentence: Sentence, first: int, last: int) -> Event | None:
    """ "12 deaths", "six hospitalized victims", "two missing girls"."""
    pieces = sentence.pieces
    for at in range(first, last):
        low = noun(pieces.low(at))
        if at == last - 1:
            if low in events.EVENT_NOUNS and low not in {"missing"}:
                return Event(events.EVENT_NOUNS[low], direct=True)
        elif low.endswith("ed") or low in {"dead", "hurt", "slain", "missing", "trapped"}:
            term = events.term_of(low)
            if term:
                return Event(term, direct=True)
    return None


def _lives(sentence: Sentence, first: int, last: int) -> Event | None:
    """ "claimed seven lives", "the loss of 12 lives", "12 people lost their lives"."""
    pieces = sentence.pieces
    if pieces.low(last - 1) in {"lives", "life"}:
        before = [pieces.low(first - n) for n in (1, 2, 3)]
        if _SAVING.intersection(before) or "loss" in before:
            return Event("killed", direct=True)
        return Event("rescued", direct=True) if "saved" in before else None
    if pieces.low(last) in _DYING and pieces.low(last + 2) in {"lives", "life"}:
        return Event("killed", direct=True)
    return None


def _behind(sentence: Sentence, index: int) -> Event | None:
    """The participle, adjective or verb after the noun: "two people were shot dead"."""
    pieces = sentence.pieces
    passive = False
    carried = False
    for at in range(index, min(len(pieces), index + _REACH)):
        piece = pieces[at]
        low = piece.low
        if low in {"on", "in"} and pieces.low(at + 1) in {"board", "custody"}:
            return Event("aboard" if pieces.low(at + 1) == "board" else "arrested", direct=True)
        if low in {"after", "before", "when", "while", "as"} and at > index:
            return None
        if low in events.CONDITIONS and pieces.low(at + 1) == "condition":
            return Event(events.CONDITIONS[low], direct=True)
        passive = passive or low in _BE or low in {"who", "dead"}
        carried = carried or low in _CARRIED
        if carried and low in {"to", "with"}:
            return _hospital(sentence, at)
        term = events.term_of(low)
        if low in _DEEDS and pieces.low(at - 1) in _BEFORE_NOUNS:
            return None
        if term:
            return _decided(sentence, at, term, passive=passive or at == index and low == "dead")
        if low == "among" and pieces.low(at + 1) in {"the", "those"}:
            continue
        if low in _SUFFERED:
            return _suffered(sentence, at + 1)
        if low == "," and pieces.low(at + 1) == "who":
            continue
        if at == index and low == "," and pieces.low(at + 1) in {"said", "says", "according"}:
            return _after_insertion(sentence, at + 1)
        if piece.kind == "number" or not (
            events.is_helper(low) or piece.text in "\"“”'‘’-" or sentence.tag(at) == "RB"
        ):
            return None
        if low == "in" and pieces.low(at + 1) not in {
            "a", "critical", "serious", "grave", "stable", "hospital", "fair", "good",
        }:  # fmt: skip
            return None
    return None


def _after_insertion(sentence: Sentence, index: int) -> Event | None:
    """ "Eight patients, said the doctor, are in critical condition"."""
    pieces = sentence.pieces
    for at in range(index, min(len(pieces), index + _REACH)):
        if pieces.low(at) == ",":
            return _behind(sentence, at + 1) if pieces.low(at + 1) in _BE else None
    return None


def _carried_off(sentence: Sentence, first: int, last: int) -> Event | None:
    """ "transported six people with gunshot wounds to the hospital"."""
    pieces = sentence.pieces
    if pieces.low(first - 1) == "of" and pieces.low(first - 2) in _GROUPS:
        return Event("grouped", direct=True)
    if pieces.low(first - 1) not in _CARRIED | {"took", "taking", "transporting", "carrying"}:
        return None
    return _hospital(sentence, last - 1)


def _suffered(sentence: Sentence, index: int) -> Event | None:
    """ "suffered minor injuries", "with gunshot wounds"."""
    pieces = sentence.pieces
    for at in range(index, min(len(pieces), index + 6)):
        low = pieces.low(at)
        if low in {"gunshot", "bullet"}:
            return Event("shot", direct=True)
        if low in {"injuries", "injury", "wounds", "burns", "fractures"}:
            return Event("injured", direct=True)
        if sentence.pos(at) not in {"ADJ", "NOUN", "PUNCT", "DET", "ADV", "CCONJ", "ADP", "VERB"}:
            break
    return None


def _hospital(sentence: Sentence, index: int) -> Event | None:
    """ "taken to University Medical Center"."""
    pieces = sentence.pieces
    for at in range(index + 1, min(len(pieces), index + _REACH)):
        if pieces.low(at) in _HOSPITAL:
            return Event("hospitalised", direct=True)
        if pieces[at].text in ".;":
            break
    return None


def _decided(sentence: Sentence, index: int, term: str, *, passive: bool) -> Event | None:
    """The event for a word that names one, seen with what comes right after it."""
    pieces = sentence.pieces
    low = pieces.low(index)
    following = pieces.low(index + 1)
    if term == "shot":
        after_and = pieces.low(index + 2) if following == "and" else following
        term = {
            "dead": "killed", "killed": "killed", "wounded": "injured", "injured": "injured",
        }.get(after_and, term)  # fmt: skip
        if following == "to" and pieces.low(index + 2) == "death":
            term = "killed"
        passive = passive or term == "killed"
    if following == "to" and pieces.low(index + 2) in {"death"}:
        term = "killed"
    if term == "killed" and low in {"toll", "death"}:
        return None
    if term in events.CONDITIONS.values() and low in events.CONDITIONS and following == "but":
        term = "critical" if low == "critical" else term
    if term == "critical" and following in {"but", "condition", "injured", "wounded", "ill", "hurt"}:
        return Event("critical", direct=True)
    if not passive and term not in _INTRANSITIVE and not low.startswith(("di", "dy", "peri", "drown")):
        if low.endswith("ing") and low != "missing":
            return Event(term, direct=True, agent=True)
        if _object_begins(sentence, index + 1):
            return Event(term, direct=True, agent=True)
    return Event(term, direct=True)


def _object_begins(sentence: Sentence, index: int) -> bool:
    """Whether an object comes next, so that what stands before the verb is who did it."""
    piece = sentence.pieces.at(index)
    if piece.low == "at":  # "two men shot at police", but "eight shot at a park"
        further = index + 2 if sentence.pieces.low(index + 1) in {"the", "a"} else index + 1
        return people.counts_people(noun(sentence.pieces.low(further)))
    if piece.low in _OBJECT_BEGINS or piece.kind == "number":
        return True
    if piece.kind == "word" and piece.capital and sentence.label(index) == "PERSON":
        return True
    return sentence.pos(index) in {"NOUN"} and people.counts_people(noun(piece.low))


def _before(sentence: Sentence, first: int) -> Event | None:
    """The verb that has the figure as its object: "killing at least 12", "wounded four others"."""
    pieces = sentence.pieces
    at = first - 1
    while pieces.low(at) in _OBJECT_SKIPS and at > first - 4:
        at -= 1
    piece = pieces.at(at)
    if piece.kind != "word":
        return None
    if piece.low in {"dead", "wounded", "injured"} and sentence.tag(at).startswith("N"):
        return None
    term = events.term_of(piece.low)
    if piece.low == "dead" and pieces.low(at - 1) in {"shot", "shoot", "shooting", "shoots"}:
        return Event("killed", direct=True)
    if term and _takes_object(sentence, at, term):
        if pieces.low(at - 2) in {"killed", "kill", "killing"} and pieces.low(at - 1) in {"and", "or"}:
            return Event("casualties", direct=True)
        if term == "shot" and pieces.low(at - 1) == "fatally":
            term = "killed"
        return Event(term, direct=True)
    if piece.low == "down" and pieces.low(at - 1) in {"gunned", "guns", "gunning", "mowed"}:
        return Event("killed", direct=True)
    if piece.low in {"carrying", "carried", "carries"} and _are_people(sentence, first):
        return Event("aboard", direct=True)
    return None


def _are_people(sentence: Sentence, first: int) -> bool:
    """Whether a word for people comes right behind the number."""
    words = (noun(sentence.pieces.low(at)) for at in range(first, first + 6))
    return any(people.counts_people(word) for word in words)


def _takes_object(sentence: Sentence, index: int, term: str) -> bool:
    pieces = sentence.pieces
    if term in {"missing", "critical", "serious", "stable", "aboard", "fell"}:
        return False
    low = pieces.low(index)
    if low in events.EVENT_NOUNS or low in {"toll", "hospital", "gunshot"}:
        return low == "hurt" and sentence.pos(index) == "VERB"
    if sentence.tag(index) in {"NN", "NNS", "JJ"} and low in {"shooting", "shootings", "murder"}:
        return False
    # "One killed, 15 injured" is cut by a comma; "were killed 12 days ago" has an auxiliary.
    return pieces.low(index - 1) not in _BE


def _toll(sentence: Sentence, first: int) -> Event | None:
    """ "The death toll rose to 12", "the number of injured stood at 40", "the deaths of two"."""
    pieces = sentence.pieces
    before = pieces.low(first - 1)
    if before not in {"from", "to", "at", "of", "is", "was", "reached", "hit", "hits", "reaches", "by", ":", "now"}:
        return None
    for at in range(first - 2, max(-1, first - _TOLL_REACH), -1):
        piece = pieces.at(at)
        if piece.kind == "number" and pieces.low(at - 1) == "from":
            continue
        if piece.kind == "number" or piece.text in ";":
            return None
        if piece.low == "toll":
            injured = pieces.low(at - 1) in {"injury", "injured"}
            return Event("injured" if injured else "killed", direct=True)
        if piece.low in events.EVENT_NOUNS and (
            before == "of" and at == first - 2 or pieces.low(at - 1) in {"of", "the"} and _numbered(sentence, at)
        ):
            return Event(events.EVENT_NOUNS[piece.low], direct=True)
        if before == "of" and piece.low in {"killing", "shooting", "arrest", "wounding", "murder"}:
            term = events.term_of(piece.low)
            return Event(term, direct=True) if term and at == first - 2 else None
    return None


def _numbered(sentence: Sentence, index: int) -> bool:
    """Whether "number of" stands before the piece."""
    pieces = sentence.pieces
    near = [pieces.low(place) for place in range(index - 4, index)]
    return "number" in near or "count" in near


def _governor(sentence: Sentence, index: int) -> Event | None:
    """The verb that the phrase depends on, by the parser."""
    at = sentence.word_index(index)
    if at is None or not sentence.words[at].dep:
        return None
    word = sentence.words[at]
    relation = word.dep
    for _ in range(4):
        if word.dep not in {"conj", "appos", "nummod", "compound", "quantmod", "amod"}:
            break
        word = sentence.words[word.head]
        relation = word.dep
    governor = sentence.words[word.head]
    if relation in {"nsubj", "nsubjpass", "dobj", "attr"} and governor.pos == "VERB":
        return _of_verb(sentence, governor.lemma, governor.start, relation)
    return None


def _of_verb(sentence: Sentence, lemma: str, start: int, relation: str) -> Event | None:
    if lemma in events.PLAIN:
        return None
    piece = next((n for n, p in enumerate(sentence.pieces) if p.start == start), None)
    low = sentence.pieces.low(piece) if piece is not None else lemma
    term = events.term_of(low)
    if term is None:
        return Event(lemma, direct=False)
    if relation == "nsubj" and piece is not None and _object_begins(sentence, piece + 1):
        return Event(term, direct=False, agent=True)
    return Event(term, direct=False)
