"""Figures with a unit: money, shares, distances, weights, magnitudes, and what they measure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from variorum.language.figures import cardinals, counted, events, people, qualifiers, units
from variorum.language.figures.sentence import noun
from variorum.language.figures.units import Unit
from variorum.language.wordlists import words

if TYPE_CHECKING:
    from variorum.language.figures.drafts import Draft
    from variorum.language.figures.sentence import Sentence

_TOPIC_REACH = 4
_STRENGTHS = {"magnitude": units.MAGNITUDE, "category": "category", "richter": units.MAGNITUDE}
_QUAKES = words(
    "quake quakes earthquake earthquakes temblor tremor tremors aftershock aftershocks foreshock"
)
_BEHIND_METRES = words("above high deep below on in at and tall long wide from")
_RACES = frozenset({50, 60, 80, 100, 110, 200, 300, 400, 800, 1500})
"""Metres that are run and swum: "the 400m hurdles"."""
_MEASURES = frozenset({"measures", "measured", "measuring", "registered", "registering"})


def unit(sentence: Sentence, draft: Draft) -> Unit | None:
    """The unit of a figure: behind it, before it, or in the words around it."""
    pieces = sentence.pieces
    if draft.unit is not None:
        return Unit(draft.unit, draft.last, draft.last)
    number = draft.number
    sign = units.sign(pieces, number.first)
    if sign is not None:
        draft.first = min(draft.first, sign.first)
        _qualify_again(sentence, draft, sign.first)
        _short_scale(sentence, draft)
        return Unit(sign.name, draft.last, draft.last)
    if _is_million(sentence, draft):
        _short_scale(sentence, draft)
        return None
    found = _strength(sentence, draft)
    if found is not None:
        return found
    behind = units.behind(pieces, draft.last) or _metres(sentence, draft)
    if behind is None or _is_no_unit(sentence, behind):
        return None
    return behind


def _is_million(sentence: Sentence, draft: Draft) -> bool:
    """As in "2.6m customers": what is counted follows, and the number is that of no race."""
    pieces = sentence.pieces
    at = draft.number.last
    if pieces.low(at) != "m" or not pieces.at(at).glued or draft.last != at:
        return False
    if (draft.number.value or 0) in _RACES:
        return False
    following = noun(pieces.low(at + 1))
    return sentence.tag(at + 1) == "NNS" or people.counts_people(following)


def _metres(sentence: Sentence, draft: Draft) -> Unit | None:
    """As in "7.4 m, a record": a decimal with "m" apart, and nothing that could be millions."""
    pieces = sentence.pieces
    if pieces.low(draft.last) != "m" or "." not in pieces.at(draft.number.first).text:
        return None
    following = pieces.at(draft.last + 1)
    is_end = following.kind == "symbol" or following.low in _BEHIND_METRES
    return Unit("m", draft.last, draft.last + 1) if is_end else None


def _qualify_again(sentence: Sentence, draft: Draft, index: int) -> None:
    """As in "More than $2 million": the qualifier stands before the sign."""
    if draft.qualifier != qualifiers.EXACT:
        return
    name, first = qualifiers.before(sentence.pieces, index)
    if name != qualifiers.EXACT:
        draft.qualifier, draft.first = name, first
        draft.low, draft.high = qualifiers.widen(draft.number, name)


def _short_scale(sentence: Sentence, draft: Draft) -> None:
    """As in "$5m": behind money a glued letter is a scale."""
    piece = sentence.pieces.at(draft.last)
    scale = cardinals.MONEY_SCALES.get(piece.low)
    if scale is None or not piece.glued:
        return
    draft.last += 1
    draft.low = None if draft.low is None else cardinals.clean(draft.low * scale)
    draft.high = None if draft.high is None else cardinals.clean(draft.high * scale)
    draft.value = None if draft.value is None else cardinals.clean(draft.value * scale)


def _strength(sentence: Sentence, draft: Draft) -> Unit | None:
    """As in "Magnitude 3.0", "3.0-magnitude", "a magnitude of 3", "measures 3.4", "Category 4"."""
    pieces = sentence.pieces
    first, last = draft.number.first, draft.number.last
    behind = pieces.low(last + 1) if pieces.low(last) == "-" else pieces.low(last)
    if behind == "magnitude":
        return Unit(units.MAGNITUDE, last, last)
    if (pieces.low(last), pieces.low(last + 2)) == ("on", "richter"):
        return Unit(units.MAGNITUDE, last, last)
    for back in range(1, 6):
        low = pieces.low(first - back)
        if low in _STRENGTHS:
            return Unit(_STRENGTHS[low], last, last)
        if low in _MEASURES and draft.value is not None and draft.value < 10:  # noqa: PLR2004
            return None if units.behind(pieces, last) else Unit(units.MAGNITUDE, last, last)
        if low not in {
            "of",
            "a",
            "an",
            "was",
            "at",
            "about",
            "around",
            "preliminary",
            "-",
            "level",
            "actually",
        }:
            break
    return None


def _is_no_unit(sentence: Sentence, found: Unit) -> bool:
    """Words that only look like a unit: "two feet" is one, "the two second-graders" is none."""
    pieces = sentence.pieces
    word = pieces.low(found.last - 1)
    if word == "second" and pieces.at(found.first).low != "-":
        return True
    if word == "points" and pieces.low(found.first) == "points":
        return False
    return word == "degree" and pieces.low(found.first) != "-"


def measure(sentence: Sentence, draft: Draft, found: Unit) -> None:
    """Fills in the unit and what is measured."""
    draft.unit = found.name
    draft.last = max(draft.last, found.last)
    if found.name == "lb" and _is_sterling(sentence, draft, found):
        draft.unit = "GBP"
    _smaller(sentence, draft)
    if _is_radius(sentence, draft):
        draft.counted = "radius"
        return
    if draft.unit != units.MAGNITUDE or not _quake(sentence, draft):
        _topic(sentence, draft)


def _is_radius(sentence: Sentence, draft: Draft) -> bool:
    """As in "within a mile of the plant": how far around a place."""
    pieces = sentence.pieces
    near = {pieces.low(draft.first - 1), pieces.low(draft.first - 2)}
    return "within" in near and units.dimension(draft.unit)[0] == "length"


def _is_sterling(sentence: Sentence, draft: Draft, found: Unit) -> bool:
    """Whether pounds are money: the article has the sign, and nothing here weighs."""
    pieces = sentence.pieces
    if pieces.low(found.first - 1) in {"million", "billion", "trillion"}:
        return True
    if "£" not in sentence.parsed.text or pieces.low(found.last) in {"of", "heavier", "-"}:
        return False
    near = {pieces.low(at) for at in range(draft.first - 4, draft.first)}
    return not near & {"weigh", "weighs", "weighed", "weighing"}


def _smaller(sentence: Sentence, draft: Draft) -> None:
    """As in "5 feet 9 inches": adds the smaller unit to the greater."""
    pieces = sentence.pieces
    smaller = units.SMALLER.get(draft.unit or "")
    at = draft.last + 1 if pieces.low(draft.last) in {"-", ","} else draft.last
    if smaller is None or pieces.at(at).kind != "number" or draft.value is None:
        return
    number = cardinals.read(pieces, at)
    behind = units.behind(pieces, number.last) if number else None
    if number is None or number.value is None or behind is None or behind.name != smaller:
        return
    added = number.value * units.dimension(smaller)[1] / units.dimension(draft.unit)[1]
    draft.value += added
    draft.low = None if draft.low is None else draft.low + added
    draft.high = None if draft.high is None else draft.high + added
    draft.last = behind.last


def _topic(sentence: Sentence, draft: Draft) -> None:
    """What is measured: "5 % of voters", "the $2 million bond", "profit rose to $3bn"."""
    pieces = sentence.pieces
    at = draft.last
    if pieces.low(at) in {"of", "in"}:
        phrase = counted.find(sentence, at if pieces.low(at) == "of" else at + 1, vague=True)
        if phrase.last > phrase.first:
            draft.noun_first, draft.noun_last = phrase.first, phrase.last
            if pieces.low(at) == "in":
                draft.noun_first = at + 1
    else:
        phrase = counted.find(sentence, at + 1 if pieces.low(at) == "-" else at, vague=False)
        draft.noun_first, draft.noun_last = phrase.first, phrase.last
    draft.role = "more" if pieces.low(at) in {"more", "higher", "lower", "less"} else "total"
    if draft.noun_last > draft.noun_first:
        _verb(sentence, draft)
        return
    _subject(sentence, draft)


def _quake(sentence: Sentence, draft: Draft) -> bool:
    """Fills in which quake a magnitude is told of: "an aftershock of magnitude 4.8"."""
    near = [*range(draft.first - 1, draft.first - 9, -1), *range(draft.last, draft.last + 6)]
    for at in near:
        if noun(sentence.pieces.low(at)) in _QUAKES:
            draft.counted = sentence.text(at, at + 1)
            return True
    return False


def _verb(sentence: Sentence, draft: Draft) -> None:
    event = events.term_of(sentence.pieces.low(draft.noun_last))
    if event:
        draft.event = event


def _subject(sentence: Sentence, draft: Draft) -> None:
    """The noun that the figure says something about, by the parser."""
    index = sentence.word_index(draft.number.first)
    if index is None or not sentence.words[index].dep:
        return
    word = sentence.words[index]
    verb = None
    for _ in range(_TOPIC_REACH):
        if word.pos == "NOUN" and word.start < sentence.pieces[draft.first].start:
            draft.counted = sentence.parsed.of(word)
            return
        if word.pos in {"VERB", "AUX"}:
            verb = word
            break
        if sentence.words[word.head] is word:
            break
        word = sentence.words[word.head]
    if verb is None:
        return
    if verb.lemma not in events.PLAIN:
        draft.event = events.term_of(verb.lemma) or verb.lemma
    place = sentence.words.index(verb)
    for other in sentence.words:
        if (
            other.head == place
            and other.dep in {"nsubj", "nsubjpass"}
            and other.pos in {"NOUN", "PROPN"}
        ):
            draft.counted = noun(sentence.parsed.of(other))
            return
