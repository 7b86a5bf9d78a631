"""Times that answer each other because nothing else in two aligned sentences does.

"It came to light in 2021" and "it was found out in 2022" name two events by two verbs; that the
sentences say the same, and have one time each that is left, tells that it is one.
"""

from __future__ import annotations

import re
from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

from variorum.alignment.lexicon import GROUP_OF
from variorum.divergence.grouping import join
from variorum.divergence.moments import DAY, Moment, Relation, moment_of, relation, value_of
from variorum.divergence.occurrences import BOUNDS, LIGHT, REPEATED, SPOKEN, is_another, is_stamp
from variorum.language.dates import Happening, happening_at
from variorum.model.comparison import Divergence, Reading, SentenceRef

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from variorum.divergence.context import Context
    from variorum.model.article import DateMention
    from variorum.model.comparison import Link
    from variorum.model.features import Word

_PERIOD = re.compile(
    r"\b(?:weeks?|months?|years?|weekend|mid-?week|spring|summer|autumn|winter|fall)\b",
    re.IGNORECASE,
)
"""Words of times that are longer than a day, and often count from the day of publication."""
_NEARLY_SURE = 0.9
"""Score of a link from which on one word in common besides the verb is enough."""
_SURE = 0.95
"""Score from which on a link tells without a noun in common that one thing is meant."""
_LIKE = {
    "start": "begin",
    "ignite": "begin",
    "erupt": "begin",
    "launch": "begin",
    "finish": "end",
    "reopen": "open",
}
"""Verbs for one thing."""
_BEGINNING = frozenset({"begin", "open", "resume"})
_BEGUN = frozenset({"talk", "negotiation", "trial", "hearing", "debate", "search", "operation"})
_AGREE = frozenset({Relation.SAME, Relation.COMPATIBLE})
_CONTENT = frozenset({"NOUN", "PROPN", "VERB", "NUM", "ADJ"})
_SHARE = 0.5
"""Share of the shorter sentence's content words that leaves no doubt that the time is one."""
_WORDS = 2
"""Content words that the sentences must share besides."""
_NOUNS = frozenset({"NOUN", "PROPN"})
_UNDERGOING = frozenset({"dobj", "nsubjpass"})
_DECLARED = frozenset({"declare", "announce", "release", "publish", "reveal"})
"""Saying that is itself what is reported."""
_HOURS_APART = 180
"""Minutes from which on two clock times are those of two events."""
_YEARS_APART = 3 * 366
_MANY = 8


class _Lone(NamedTuple):
    ref: SentenceRef
    mention: DateMention
    moment: Moment
    event: str
    word: int


def find(context: Context, shown: Iterable[Divergence]) -> list[Divergence]:
    """Times that are alone on both sides of a confident link, and are not the same.

    Args:
        context: Annotated and aligned articles.
        shown: The differences of times found so far, which are not shown again.
    """
    taken = [{(r.article, r.start) for r in one.readings} for one in shown]
    by_sentence = _by_sentence(context)
    told = _by_article(by_sentence)
    groups: list[list[_Lone]] = []
    doubtless: set[int | None] = set()
    for link in sorted(context.links, key=lambda link: -link.score):
        left, right = by_sentence.get(link.left, []), by_sentence.get(link.right, [])
        if link.confidence != "confident" or not left or not right:
            continue
        pair = _pair(context, left, right, score=link.score)
        if pair is None or any({*map(_key, pair)} <= readings for readings in taken):
            continue
        if not any(_is_answered(a, told[b.ref.article]) for a, b in (pair, pair[::-1])):
            place = join(groups, pair, lambda one: one.ref.article)
            if _is_sure(context, link, pair):
                doubtless.add(place)
    places = {article: n for n, article in enumerate(context.articles)}
    return [
        _divergence(
            context,
            sorted(group, key=lambda one: (places[one.ref.article], one.mention.start)),
            sure=place in doubtless,
        )
        for place, group in enumerate(groups)
    ]


def _key(one: _Lone) -> tuple[str, int]:
    return one.ref.article, one.mention.start


def _by_sentence(context: Context) -> dict[SentenceRef, list[_Lone]]:
    found: dict[SentenceRef, list[_Lone]] = defaultdict(list)
    for annotation in context.annotations:
        article = annotation.article
        for mention in article.dates:
            if is_stamp(article.text, mention):
                continue
            ref = SentenceRef(article.id, context.sentence_at(article.id, mention.start))
            words = context.words(ref)
            happening = happening_at(words, mention.start, mention.end)
            moment = moment_of(mention, article.text[mention.start : mention.end])
            event = _event(words, happening) if happening else ""
            if happening and is_another(words, happening.word):
                continue
            found[ref].append(
                _Lone(ref, mention, moment, event, happening.word if happening else 0)
            )
    return found


def _event(words: Sequence[Word], happening: Happening) -> str:
    """What happened then: a verb, or what was begun ("open talks"), or came ("are due")."""
    lemma = _LIKE.get(happening.lemma, happening.lemma)
    beside = [word for word in words if words[word.head] is words[happening.word]]
    if lemma in _BEGINNING:
        begun = [word.lemma for word in beside if word.dep == "dobj"]
        return f"begin {begun[0]}" if begun else lemma
    if lemma == "be" and any(word.lemma == "due" for word in beside):
        return "arrive"
    if happening.lemma in _BEGUN and words[happening.word].dep == "dobj":
        verb = words[words[happening.word].head].lemma
        if _LIKE.get(verb, verb) in _BEGINNING:
            return f"begin {happening.lemma}"
    return lemma


def _by_article(
    by_sentence: Mapping[SentenceRef, Sequence[_Lone]],
) -> dict[str, list[_Lone]]:
    found: dict[str, list[_Lone]] = defaultdict(list)
    for ref, times in by_sentence.items():
        found[ref.article].extend(times)
    return found


def _pair(
    context: Context, left: Sequence[_Lone], right: Sequence[_Lone], *, score: float
) -> tuple[_Lone, _Lone] | None:
    """The times that are left when those that agree are taken away, if they are of one sort."""
    if max(len(left), len(right)) > _MANY:
        return None
    ours = [one for one in left if not _is_answered(one, right)]
    theirs = [one for one in right if not _is_answered(one, left)]
    agreed = len(ours) < len(left)
    for sort in (_by_clock, _by_period, _by_day):
        lone = [[one for one in side if sort(one.moment)] for side in (ours, theirs)]
        if len(lone[0]) != 1 or len(lone[1]) != 1:
            continue
        one, other = lone[0][0], lone[1][0]
        if _is_saying(one) and (_is_saying(other) or sort is _by_period) and sort is not _by_day:
            continue
        nested = one.moment.coarse != other.moment.coarse and _fits(one, other)
        if sort is _by_day and not nested and not _is_one_doing(context, one, other, score=score):
            continue
        repeated = {one.event, other.event} & REPEATED
        if _may_be_one(one, other) and (agreed or nested or not repeated):
            return one, other
    return _longer(context, ours, theirs, score=score)


def _fits(one: _Lone, other: _Lone) -> bool:
    return relation(one.moment, other.moment) is Relation.COMPATIBLE


def _longer(
    context: Context, ours: Sequence[_Lone], theirs: Sequence[_Lone], *, score: float
) -> tuple[_Lone, _Lone] | None:
    """The only times of one doing, one of them a week, a month or longer: "two weeks ago"."""
    lone = [[one for one in side if not _is_saying(one)] for side in (ours, theirs)]
    if len(lone[0]) != 1 or len(lone[1]) != 1:
        return None
    one, other = lone[0][0], lone[1][0]
    periods = [_is_period(context, x) for x in (one, other)]
    days = [x.moment.has_day or x.moment.coarse for x in (one, other)]
    if not any(periods) or not all(p or d for p, d in zip(periods, days, strict=True)):
        return None
    words = [
        context.articles[x.ref.article].text[x.mention.start : x.mention.end]
        for x in lone[0] + lone[1]
    ]
    if words[0].lower() == words[1].lower():
        return None
    stands = relation(one.moment, other.moment)
    known = stands in {Relation.COMPATIBLE, Relation.UNKNOWN}
    return (one, other) if known and _is_one_doing(context, one, other, score=score) else None


def _is_period(context: Context, one: _Lone) -> bool:
    text = context.articles[one.ref.article].text
    found = _PERIOD.search(text, one.mention.start, one.mention.end)
    return found is not None and not one.moment.has_hour and one.moment.weekday is None


def _is_answered(one: _Lone, others: Collection[_Lone]) -> bool:
    return any(relation(one.moment, other.moment) is Relation.SAME for other in others)


def _is_saying(one: _Lone) -> bool:
    """Whether the time is that of saying something; police called to a place say nothing."""
    return one.event in SPOKEN - {"call"}


def _by_clock(moment: Moment) -> bool:
    return moment.clock is not None


def _by_period(moment: Moment) -> bool:
    return moment.coarse and not moment.loose


def _by_day(moment: Moment) -> bool:
    return (moment.has_day or moment.coarse) and not moment.loose and moment.clock is None


def _is_one_doing(context: Context, left: _Lone, right: _Lone, *, score: float) -> bool:
    """Whether one verb, which is no mere saying, is told of two times and of the same parties."""
    if not left.event or not right.event or not _are_alike(left.event, right.event):
        return False
    if left.event in REPEATED or left.event in SPOKEN - _DECLARED:
        return False
    named, said = zip(*(_said(context, one) for one in (left, right)), strict=True)
    if _are_of_others(context, left, right):
        return False
    if not named[0] & named[1]:
        return score >= _SURE and left.event not in LIGHT - {"open"}
    shared = len(said[0] & said[1])
    enough = 1 if score >= _NEARLY_SURE else _WORDS
    return shared >= enough and shared >= _SHARE * min(map(len, said))


def _are_of_others(context: Context, left: _Lone, right: _Lone) -> bool:
    """Whether who or what is told of is another: "hit Florida", "hit Georgia"."""
    if any(
        one and other and not one & other
        for one, other in zip(_named(context, left), _named(context, right), strict=True)
    ):
        return True
    befell = _befell(context, left), _befell(context, right)
    return bool(befell[0] and befell[1]) and not befell[0] & befell[1]


def _befell(context: Context, one: _Lone) -> set[str]:
    """What it happened to."""
    words = context.words(one.ref)
    found = (w for w in words if words[w.head] is words[one.word] and w.dep in _UNDERGOING)
    return {GROUP_OF.get(word.lemma, word.lemma) for word in found if word.pos in _NOUNS}


def _named(context: Context, one: _Lone) -> tuple[set[str], set[str]]:
    """Ids of the places and of the people that the sentence names."""
    article, words = one.ref.article, context.words(one.ref)
    places = {context.place_at(article, word.start) for word in words}
    people = {context.person_at(article, word.start) for word in words}
    return {place for place in places if place}, {person for person in people if person}


def _are_alike(left: str, right: str) -> bool:
    """Whether two verbs are one, or news uses them for one another."""
    group = GROUP_OF.get(left)
    return left == right or (group is not None and group == GROUP_OF.get(right))


def _said(context: Context, one: _Lone) -> tuple[set[str], set[str]]:
    """Nouns and content words of a sentence beside the time."""
    beside = [
        word
        for word in context.words(one.ref)
        if word.pos in _CONTENT and not one.mention.start <= word.start < one.mention.end
    ]
    nouns = {GROUP_OF.get(word.lemma, word.lemma) for word in beside if word.pos in _NOUNS}
    said = {GROUP_OF.get(word.lemma, word.lemma) for word in beside}
    return nouns, said | {GROUP_OF.get(one.event, one.event)}


def _may_be_one(left: _Lone, right: _Lone) -> bool:
    """Whether two times differ, and are near enough to be those of one event."""
    one, other = left.moment, right.moment
    if one.clock is not None and other.clock is not None:
        gap = abs(one.clock - other.clock)
        near = min(gap, DAY - gap) <= _HOURS_APART and one.zone == other.zone
        return near and (gap > 0 or one.about != other.about)
    bounds = {left.mention.qualifier, right.mention.qualifier}
    if bounds & BOUNDS and len(bounds) > 1:
        return False
    if one.days and other.days and abs(one.days[0] - other.days[0]) > _YEARS_APART:
        return False
    stands = relation(one, other)
    if one.partial and other.partial and stands is Relation.UNKNOWN:
        return True  # two months of a year that is not named
    return stands in {Relation.CONFLICT, Relation.COMPATIBLE}


def _is_sure(context: Context, link: Link, pair: Sequence[_Lone]) -> bool:
    """Whether the times cannot both hold: of one kind of event, or in nearly the same words."""
    stands = relation(pair[0].moment, pair[1].moment)
    if stands in _AGREE or any(one.moment.loose for one in pair):
        return False
    if any(_is_period(context, one) for one in pair):
        return False  # "the end of the year" may well be December
    if pair[0].event == pair[1].event != "":
        nouns = [_said(context, one)[0] for one in pair]
        return bool(nouns[0] & nouns[1])
    said = [
        {word.lemma for word in context.words(ref) if word.pos in _CONTENT}
        for ref in (link.left, link.right)
    ]
    return len(said[0] & said[1]) >= _SHARE * min(map(len, said))


def _divergence(context: Context, group: Sequence[_Lone], *, sure: bool) -> Divergence:
    readings = tuple(
        Reading(
            article=one.ref.article,
            start=one.mention.start,
            end=one.mention.end,
            text=context.articles[one.ref.article].text[one.mention.start : one.mention.end],
            value=value_of(one.moment),
            sentence=one.ref.sentence,
        )
        for one in group
    )
    listed = " / ".join(dict.fromkeys(reading.text for reading in readings))
    event = next((one.event for one in group if one.event), "")
    clash = any(
        relation(one.moment, other.moment) not in _AGREE for one in group for other in group
    )
    label = "conflict" if sure else "compatible" if clash else "about the same"
    told = "The articles put the same event at times that cannot both be right" if sure else (
        "Sentences that say the same name times that are not the same"
    )  # fmt: skip
    return Divergence(
        id="",
        kind="date",
        status="conflict" if sure else "compatible",
        about=f"when: {event}" if event else "when",
        label=label,
        readings=readings,
        rule="times-alone",
        explanation=f"{told}: {listed}.",
    )
