"""Figures that belong together: "a man and a woman", "killed 3 soldiers and 2 policemen"."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from variorum.language.figures import attach, drafts, people
from variorum.language.figures.cardinals import Number
from variorum.language.figures.drafts import Draft
from variorum.language.figures.sentence import noun
from variorum.language.figures.units import PEOPLE

if TYPE_CHECKING:
    from variorum.language.figures.sentence import Sentence

_SINGLE_PRONOUNS = frozenset({"he", "she", "him", "her", "himself", "herself"})
_JOINS = frozenset({"and", ",", "&", "plus"})
_INCLUDES = frozenset({"including", "among", "amongst", "include", "includes", "included"})
_WIDEST_GAP = 4
_SINGLE_REACH = 5
_LOOK_BACK = 8


def singles(sentence: Sentence, taken: list[Draft]) -> list[Draft]:
    """Single persons next to "and": "a man and a woman", "he and six others"."""
    pieces = sentence.pieces
    starts = {draft.first for draft in taken}
    ends = {draft.end for draft in taken}
    places = {at for draft in taken for at in range(draft.first, draft.end)}
    found: list[Draft] = []
    for at, piece in enumerate(pieces):
        if piece.low != "and":
            continue
        left = _single_ending(sentence, at, places)
        right = _single_beginning(sentence, at + 1, places)
        counted = bool({at + 1, at + 2} & starts)
        before = at in ends
        if left and (counted or right):
            found.append(left)
        if right and (left or before):
            found.append(right)
    return found


def _single(sentence: Sentence, first: int, last: int) -> Draft:
    number = Number(first, first + 1, 1, 1, 1, "words")
    draft = Draft(number=number, first=first, last=last, low=1, high=1, value=1, unit=PEOPLE)
    draft.noun_first, draft.noun_last = first, last
    draft.counted = sentence.text(first + 1, last) or sentence.text(first, last)
    draft.role = drafts.PART
    event = attach.find(sentence, first, first, last, part=False)
    if event is not None:
        draft.event, draft.direct, draft.agent = event
    return draft


def _single_beginning(sentence: Sentence, index: int, places: set[int]) -> Draft | None:
    """As in "a woman", "another man" from a piece on."""
    pieces = sentence.pieces
    if pieces.low(index) not in {"a", "an", "another"} or index in places:
        return None
    for at in range(index + 1, index + _SINGLE_REACH):
        low = pieces.low(at)
        if low in people.SINGULAR and noun(pieces.low(at + 1)) not in people.NOUNS:
            return _single(sentence, index, at + 1)
        if sentence.pos(at) not in {"ADJ", "NOUN", "NUM", "PUNCT", "PROPN"} or at in places:
            return None
    return None


def _single_ending(sentence: Sentence, index: int, places: set[int]) -> Draft | None:
    """As in "a man", "the gunman", "he" right before a piece."""
    pieces = sentence.pieces
    low = pieces.low(index - 1)
    if index - 1 in places:
        return None
    if low in _SINGLE_PRONOUNS:
        return _single(sentence, index - 1, index)
    if low not in people.SINGULAR:
        return None
    for at in range(index - 2, index - _SINGLE_REACH, -1):
        if pieces.low(at) in {"a", "an", "the", "his", "her", "another"}:
            return _single(sentence, at, index)
        if sentence.pos(at) not in {"ADJ", "NOUN"}:
            break
    return None


def link(sentence: Sentence, found: list[Draft]) -> None:
    """Hands events on between figures that share one, and marks those that others include."""
    for before, after in pairwise(found):
        _hand_on(sentence, before, after)
    for index, draft in enumerate(found):
        if draft.role == drafts.PART and not draft.direct and _is_of_pronoun(sentence, draft):
            _take_over(draft, found[max(0, index - _LOOK_BACK) : index])
    for after, before in pairwise(reversed(found)):
        gap = _gap(sentence, before, after)
        shares = bool(gap) and _JOINS.issuperset(gap or ()) and before.unit == after.unit
        if shares and after.event and not before.direct:
            before.event, before.direct, before.agent = after.event, after.direct, after.agent


def _hand_on(sentence: Sentence, before: Draft, after: Draft) -> None:
    """Gives a figure the event of the one right before it."""
    gap = _gap(sentence, before, after)
    if gap in (["among"], ["among", "the"]) and not before.direct:  # "two teens among three killed"
        before.event, before.agent, before.role = after.event, after.agent, drafts.INCLUDED
    if gap is None or after.direct:
        return
    if _INCLUDES.intersection(gap) or (gap[:1] == [","] and after.role == drafts.PART):
        if before.unit == PEOPLE:
            after.event, after.agent = before.event, before.agent
            after.role = drafts.INCLUDED if after.role == drafts.TOTAL else after.role
    elif _JOINS.issuperset(gap) and before.direct and after.event in {None, before.event}:
        after.event, after.direct, after.agent = before.event, True, before.agent


def _is_of_pronoun(sentence: Sentence, draft: Draft) -> bool:
    """As in "Nine of whom", "two of them"."""
    at = draft.number.last
    return sentence.pieces.low(at) == "of" and sentence.pieces.low(at + 1) in {
        "whom", "them", "those", "these", "which",
    }  # fmt: skip


def _take_over(draft: Draft, earlier: list[Draft]) -> None:
    """Gives a part the event of the whole that its pronoun stands for."""
    for whole in reversed(earlier):
        if whole.unit == PEOPLE and whole.event and not whole.agent:
            draft.event, draft.unit, draft.direct = whole.event, PEOPLE, True
            return


def _gap(sentence: Sentence, before: Draft, after: Draft) -> list[str] | None:
    """The words between two figures, None where they are too far apart."""
    words = [sentence.pieces.low(at) for at in range(before.end, after.first)]
    return words if 0 < len(words) <= _WIDEST_GAP else None


def sums(sentence: Sentence, found: list[Draft]) -> list[Draft]:
    """A total for each chain of people that only the chain as a whole gives."""
    totals: list[Draft] = []
    chain: list[Draft] = []
    for draft in [*found, None]:
        if draft is not None and chain and _chained(sentence, chain[-1], draft):
            chain.append(draft)
            continue
        if len(chain) > 1:
            totals.append(_sum(chain))
        chain = [draft] if draft is not None and _summable(draft) else []
    return totals


def _summable(draft: Draft) -> bool:
    return draft.unit == PEOPLE and draft.role != drafts.INCLUDED and draft.number.form != "vague"


def _chained(sentence: Sentence, before: Draft, after: Draft) -> bool:
    gap = _gap(sentence, before, after)
    if not gap or not _JOINS.issuperset(gap) or not _summable(after):
        return False
    if after.role in {drafts.PART, drafts.INCLUDED} and after.counted is None:
        return False
    same = before.event == after.event and before.agent == after.agent
    # "4 dead, 15 others hurt" are two counts, "3 adults, 5 minors shot" is one.
    return same and (before.noun_last > before.last or before.counted is not None)


def _sum(chain: list[Draft]) -> Draft:
    first, last = chain[0], chain[-1]
    lows = [draft.low for draft in chain]
    highs = [draft.high for draft in chain]
    low = None if None in lows else sum(value for value in lows if value is not None)
    high = None if None in highs else sum(value for value in highs if value is not None)
    values = [draft.value for draft in chain]
    value = None if None in values else sum(v for v in values if v is not None)
    total = Draft(
        number=first.number, first=first.first, last=last.end, low=low, high=high, value=value,
        unit=PEOPLE, counted="people", event=first.event, direct=first.direct, agent=first.agent,
    )  # fmt: skip
    total.qualifier = first.qualifier if low != high else "exact"
    total.noun_first, total.noun_last = first.noun_first, last.noun_last
    total.role = drafts.SUM
    for draft in chain:
        draft.role = drafts.PART
    return total
