"""Finds the figures of an article: one pass over the pieces of each sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from variorum.language.figures import (
    ages,
    attach,
    cardinals,
    counted,
    drafts,
    events,
    groups,
    labels,
    measures,
    people,
    qualifiers,
    ranges,
    units,
)
from variorum.language.figures.drafts import Draft
from variorum.language.figures.sentence import Sentence, noun
from variorum.language.wordlists import words
from variorum.model.article import Figure

if TYPE_CHECKING:
    from variorum.language.document import ParsedArticle
    from variorum.language.figures.cardinals import Number
    from variorum.model.article import EntityMention

# No sentence is as long as this; what is, is read in stretches, so that the time stays linear.
_STRETCH = 4_000
_MILLION = 1e6
# Fewer who fled ran from a place; so many left their homes.
_MANY_FLEEING = 100


def find_figures(parsed: ParsedArticle) -> tuple[Figure, ...]:
    """All quantities that the article names, in text order.

    Args:
        parsed: Text with sentences and words; without parts of speech only digits and number
            words are read, with the word behind them as what is counted.

    Returns:
        Figures with the interval that their words allow, in their unit. Years, dates, clock
        times, addresses, ordinals and numbers that name a thing are none.
    """
    found: list[Figure] = []
    at = 0
    for index, span in enumerate(parsed.sentences):
        while at < len(parsed.entities) and parsed.entities[at].end <= span.start:
            at += 1
        entities = _within(parsed.entities, at, span.end)
        for start in range(span.start, span.end, _STRETCH):
            end = min(span.end, start + _STRETCH)
            if cardinals.HINT.search(parsed.text, start, end):
                found.extend(_figures(Sentence(parsed, index, entities, start=start, end=end)))
    return tuple(sorted(found, key=lambda figure: (figure.start, figure.end)))


def _within(entities: tuple[EntityMention, ...], first: int, end: int) -> tuple[EntityMention, ...]:
    last = first
    while last < len(entities) and entities[last].start < end:
        last += 1
    return entities[first:last]


def _figures(sentence: Sentence) -> list[Figure]:
    found = _drafts(sentence)
    found = sorted([*found, *groups.singles(sentence, found)], key=lambda draft: draft.first)
    groups.link(sentence, found)
    totals = groups.sums(sentence, found)
    return [
        _figure(sentence, draft)
        for draft in [*found, *totals]
        if draft.number.last != draft.number.first
    ]


def _drafts(sentence: Sentence) -> list[Draft]:
    found: list[Draft] = []
    pieces = sentence.pieces
    at = 0
    while at < len(pieces):
        draft, at = _draft(sentence, at)
        if draft is not None:
            _compare_with_last(sentence, draft, found)
            found.append(draft)
    return found


def _compare_with_last(sentence: Sentence, draft: Draft, found: list[Draft]) -> None:
    """Takes up what only the figure before tells, as in "12 acres (5 hectares)"."""
    if not found:
        return
    last = found[-1]
    if draft.role == drafts.MORE and draft.noun_last <= draft.noun_first:
        draft.role = drafts.OTHERS
    if draft.unit is None and (draft.value or 0) >= _MILLION:
        draft.unit = _currency_before(sentence, draft, found)
    if sentence.pieces.low(draft.first - 1) == "(" and last.last == draft.first - 1:
        draft.counted = last.counted or sentence.text(last.noun_first, last.noun_last)
        draft.event, draft.role = last.event, last.role


def _currency_before(sentence: Sentence, draft: Draft, found: list[Draft]) -> str | None:
    """As in "rose to 2.3 billion euros from 1.9 billion": the currency is named but once."""
    pieces = sentence.pieces
    if pieces.low(draft.number.last - 1) not in cardinals.SCALES or (
        sentence.tag(draft.last) in {"NNS", "NNPS"} or pieces.low(draft.last) == "of"
    ):
        return None
    money = (
        one.unit for one in found if units.is_money(one.unit) and pieces.low(one.first - 1) != "("
    )
    return next(money, None)


def _draft(sentence: Sentence, index: int) -> tuple[Draft | None, int]:
    """The figure that begins at a piece, and the piece to go on from."""
    decade = ages.in_words(sentence, index)
    if decade is not None:
        return _of_age(sentence, decade), decade.last
    none = ranges.none(sentence, index)
    number = none or cardinals.read(sentence.pieces, index)
    if number is None:
        return None, index + 1
    age = ranges.ages(sentence, number) or ages.find(sentence, number)
    if age is not None:
        return _of_age(sentence, age), max(number.last, age.last)
    if none is None and (labels.is_label(sentence, number) or _is_idle_one(sentence, number)):
        return None, labels.end(sentence, number)
    draft = ranges.read(sentence, number)
    unit = measures.unit(sentence, draft)
    if unit is None:
        _count(sentence, draft)
    else:
        measures.measure(sentence, draft, unit)
    if ranges.is_former(sentence, draft):
        draft.role = drafts.FORMER
    return draft, max(draft.last, number.last)


def _of_age(sentence: Sentence, age: ages.Age) -> Draft:
    number = cardinals.Number(age.first, age.last, age.low, age.high, age.value, "digits")
    qualifier = qualifiers.EXACT if age.low == age.high else qualifiers.RANGE
    return Draft(
        number=number, first=age.first, last=age.last, low=age.low, high=age.high, value=age.value,
        qualifier=qualifier, unit=units.AGE, counted=ages.holder(sentence, age.first, age.last),
    )  # fmt: skip


def _count(sentence: Sentence, draft: Draft) -> None:
    """Fills in what a bare number counts and what happened to it."""
    phrase = counted.find(sentence, draft.last, vague=draft.number.form == "vague")
    draft.noun_first, draft.noun_last = phrase.first, phrase.last
    draft.role = phrase.role
    if _begins_with_other(sentence, draft):
        draft.role = drafts.OTHERS
    if draft.value == 0 and sentence.pieces.low(draft.number.last) in _SOMEWHERE:
        draft.role = drafts.PART
    part = draft.role == drafts.PART
    event = attach.find(sentence, draft.first, max(draft.last, phrase.first), draft.end, part=part)
    if event is not None:
        draft.event, draft.direct, draft.agent = event
        if draft.event == "flee" and (draft.value or 0) >= _MANY_FLEEING:
            draft.event = "displaced"
    head = noun(sentence.pieces.low(phrase.last - 1)) if phrase.last > phrase.first else ""
    if (
        people.counts_people(head)
        or _is_people_name(sentence, phrase)
        or (not head and draft.event in events.OF_PEOPLE)
        or head in events.EVENT_NOUNS
    ):
        draft.unit = units.PEOPLE


def _is_people_name(sentence: Sentence, phrase: counted.Counted) -> bool:
    """Whether what is counted are people of one country or faith: "640 Afghans"."""
    last = phrase.last - 1
    return (
        phrase.last > phrase.first
        and sentence.label(last) == "NORP"
        and sentence.pieces.at(last).text.endswith(("s", "ese", "ish", "ch"))
    )


def _begins_with_other(sentence: Sentence, draft: Draft) -> bool:
    before = sentence.pieces.low(draft.first - 1)
    return before in {"another", "other"} and draft.role == drafts.TOTAL


def _is_idle_one(sentence: Sentence, number: Number) -> bool:
    """As in "One day", "one of the worst", "the one who", "no one": one that counts nothing."""
    pieces = sentence.pieces
    if number.value != 1 or number.form != "words" or number.last != number.first + 1:
        return False
    if ranges.is_share(sentence, number) or _is_measure(sentence, number):
        return False
    before, after = pieces.low(number.first - 1), pieces.low(number.last)
    if before in {"no", "the", "this", "that", "every", "each", "which", "any", "only", "another"}:
        return after != "person" or before in {"no", "another"}
    if after in _IDLE:
        return True
    if after == "of":
        return False
    return not (
        sentence.tag(number.last).startswith(("N", "J", "VB"))
        or after in {"more", "other"}
        or not sentence.tagged
    )


def _is_measure(sentence: Sentence, number: Number) -> bool:
    """As in "a one-mile radius"; a "one-day trip" is told of everywhere."""
    if sentence.pieces.low(number.last) != "-":
        return False
    unit = units.behind(sentence.pieces, number.last)
    return unit is not None and units.dimension(unit.name)[0] in {"length", "area", "mass"}


# "Nobody on the ground was hurt" tells of some of all.
_SOMEWHERE = words("on in at else inside outside aboard from")

_IDLE = words(
    """
    day thing point way another side time moment hand such that who which reason example morning
    night evening case year week month minute part by on stage word last final
    """
)


def _figure(sentence: Sentence, draft: Draft) -> Figure:
    pieces = sentence.pieces
    text = draft.counted or sentence.text(draft.noun_first, draft.noun_last) or None
    return Figure(
        start=pieces[draft.first].start,
        end=pieces[draft.last - 1].end,
        low=draft.low,
        high=draft.high,
        qualifier=qualifiers.public(draft.qualifier),
        unit=draft.unit,
        counted=text,
        event=None if draft.agent else draft.event,
        value=draft.value,
        role=draft.role,
    )
