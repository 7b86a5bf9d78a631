"""Joins the times that articles give into events, and tells which of them cannot both hold."""

from __future__ import annotations

from collections import defaultdict
from datetime import date
from itertools import combinations
from typing import TYPE_CHECKING

from variorum.divergence import occurrences
from variorum.divergence.moments import Relation, relation, same_day, united

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from variorum.divergence.context import Context
    from variorum.divergence.occurrences import Timed
    from variorum.model.comparison import SentenceRef

AGREE = frozenset({Relation.SAME, Relation.COMPATIBLE})
_EARLY = 12
"""Sentences within which an article first gives the time of what it is about."""
_LEAD = 6
_FIRST = 4
"""Sentences in which an article says when it happened, whatever verbs it has for it."""
_ENOUGH_LINKS = 3
_SHARED_NAMES = 2
_DATED = occurrences.ONCE - occurrences.SUDDEN - {"casualty"}
"""Kinds of events of which an article gives one month or year, if any."""


def timed_events(context: Context) -> Groups:
    """The events that articles time, with all the times given for each.

    Args:
        context: Annotated and aligned articles.
    """
    mentions = {
        annotation.article.id: occurrences.timed_mentions(context, annotation)
        for annotation in context.annotations
    }
    groups = Groups([one for found in mentions.values() for one in found])
    _join_main_events(context, mentions, groups)
    _join_first(context, mentions, groups)
    _join_linked(context, mentions, groups)
    _join_named(context, mentions, groups)
    _join_only(mentions, groups)
    return groups


class Groups:
    """Mentions joined into events, step by step, with the pairs that cannot both hold."""

    def __init__(self, mentions: Sequence[Timed]) -> None:
        self._against: list[tuple[Timed, Timed]] = []
        self._mentions = mentions
        self._index = {id(one): n for n, one in enumerate(mentions)}
        self._parent = list(range(len(mentions)))

    def _root(self, n: int) -> int:
        while self._parent[n] != n:
            self._parent[n] = self._parent[self._parent[n]]
            n = self._parent[n]
        return n

    def join(self, left: Timed, right: Timed) -> None:
        """Take two mentions, and all joined to them, as times of one event."""
        a, b = self._root(self._index[id(left)]), self._root(self._index[id(right)])
        self._parent[max(a, b)] = min(a, b)

    def oppose(self, left: Timed, right: Timed) -> None:
        """Join two times of one event that cannot both hold."""
        self.join(left, right)
        self._against.append((left, right))

    def opposed(self, group: Sequence[Timed]) -> list[tuple[Timed, Timed]]:
        """The pairs of a group that cannot both hold."""
        members = {id(one) for one in group}
        return [pair for pair in self._against if id(pair[0]) in members]

    def all(self) -> list[list[Timed]]:
        """Events with more than one mention, in order of first mention."""
        groups: dict[int, list[Timed]] = defaultdict(list)
        for n, one in enumerate(self._mentions):
            groups[self._root(n)].append(one)
        return [group for group in groups.values() if len(group) > 1]


def _join_main_events(
    context: Context, mentions: Mapping[str, Sequence[Timed]], groups: Groups
) -> None:
    """What articles are about as a whole, where they are about the same thing."""
    subjects = {a.article.id: occurrences.subjects(a) for a in context.annotations}
    events = {
        article: event
        for article, found in mentions.items()
        if (event := _main_event(found, subjects[article]))
    }
    for event in events.values():
        for one in event[1:]:
            groups.join(event[0], one)
    whole = {article: united(one.moment for one in event) for article, event in events.items()}
    for left, right in combinations(events, 2):
        if not subjects[left] & subjects[right] or not _leads_linked(context, left, right):
            continue
        one, other = events[left][0], events[right][0]
        stands = relation(whole[left], whole[right])
        if stands in AGREE:
            groups.join(one, other)
        elif stands is Relation.CONFLICT and _are_of_lead(context, one, other):
            groups.oppose(one, other)


def _are_of_lead(context: Context, one: Timed, other: Timed) -> bool:
    """Whether both say in their first sentences on which day the same began."""
    early = max(one.ref.sentence, other.ref.sentence) < _FIRST
    days = one.moment.has_day and other.moment.has_day
    doubtful = one.weak or other.weak or one.future or other.future
    if not early or not days or doubtful or one.kind != other.kind:
        return False
    if one.kind in occurrences.REPEATED or one.kind not in occurrences.SUDDEN:
        return False
    return not _elsewhere(context, one, other)


def _main_event(found: Sequence[Timed], subjects: frozenset[str]) -> list[Timed]:
    """The times of what the article is about: those of such events that fit the first of them."""
    members: list[Timed] = []
    for one in found:
        fits = one.kind in subjects or one.kind in {"casualty", "incident"}
        if one.moment.coarse or not (fits or (members and one.kind == "response")):
            continue
        if not members:
            if not subjects or one.ref.sentence >= _EARLY:
                break
            members.append(one)
            continue
        stands = relation(one.moment, united(member.moment for member in members))
        if stands in AGREE or (stands is Relation.UNKNOWN and one.kind in subjects):
            members.append(one)
    return members


def _join_first(context: Context, mentions: Mapping[str, Sequence[Timed]], groups: Groups) -> None:
    """The first hours that articles on one event give, where they can be the same hour.

    "The roof fell at 11:40 p.m." and "it gave way before midnight" have no verb in common.
    """
    first = {article: hours for article, found in mentions.items() if (hours := _hours(found))}
    for left, right in combinations(first, 2):
        if not _leads_linked(context, left, right):
            continue
        for one, other in zip(first[left], first[right], strict=True):
            clocks = one.moment.clock is not None and other.moment.clock is not None
            if not clocks and {one.kind, other.kind} & occurrences.LIGHT:
                continue
            fits = relation(one.moment, other.moment) is Relation.COMPATIBLE
            if fits and not _elsewhere(context, one, other):
                groups.join(one, other)
                break


def _hours(found: Sequence[Timed]) -> tuple[Timed, Timed] | None:
    """The first clock time, and the first time of day, that an article's head has for the past."""
    hours = [
        one
        for one in found
        if one.ref.sentence < _FIRST and one.moment.has_hour and not one.future
        if not one.kind.startswith("another")
    ]
    if not hours:
        return None
    return next((one for one in hours if one.moment.clock is not None), hours[0]), hours[0]


def _leads_linked(context: Context, left: str, right: str) -> bool:
    """Whether two articles report the same event: their leads are linked, or much else is."""
    linked = context.links_between(left, right)
    confident = [link for link in linked if link.confidence == "confident"]
    return len(confident) >= _ENOUGH_LINKS or any(
        max(link.left.sentence, link.right.sentence) < _LEAD for link in confident
    )


def _join_linked(context: Context, mentions: Mapping[str, Sequence[Timed]], groups: Groups) -> None:
    """Times that stand in sentences which say the same thing."""
    by_sentence: dict[SentenceRef, list[Timed]] = defaultdict(list)
    for found in mentions.values():
        for one in found:
            by_sentence[one.ref].append(one)
    for link in context.links:
        left, right = by_sentence.get(link.left, []), by_sentence.get(link.right, [])
        for one in left:
            for other in right:
                stands = relation(one.moment, other.moment)
                same = _same_kind(one, other)
                alone = len(left) == len(right) == 1 and link.confidence == "confident"
                alone = alone and _alike(one, other)
                if stands in AGREE and (same or alone) and not _elsewhere(context, one, other):
                    groups.join(one, other)
                elif (
                    stands is Relation.CONFLICT
                    and link.confidence == "confident"
                    and _may_oppose(context, one, other, linked=True)
                    and not _agrees(one, right)
                    and not _agrees(other, left)
                ):
                    groups.oppose(one, other)


def _alike(left: Timed, right: Timed) -> bool:
    """Whether times without an event in common are alike enough to be of one.

    Hours of verbs that say little are not: "left at 2 a.m." is not when it sank.
    """
    one, other = left.moment, right.moment
    if same_day(one, other):
        return True
    if left.kind != right.kind and {left.kind, right.kind} & occurrences.LIGHT:
        return False
    return one.has_hour and other.has_hour and one.has_day != other.has_day


def _same_kind(one: Timed, other: Timed) -> bool:
    if one.kind == other.kind:
        return one.kind not in occurrences.LIGHT
    sudden = occurrences.PART_OF_SUDDEN
    return one.kind in sudden and other.kind in sudden


def _agrees(one: Timed, others: Sequence[Timed]) -> bool:
    return any(relation(one.moment, other.moment) in AGREE for other in others)


def _may_oppose(context: Context, one: Timed, other: Timed, *, linked: bool) -> bool:
    """Whether two times that cannot both hold are surely times of one event."""
    doubtful = one.weak or other.weak or one.future != other.future
    if one.kind != other.kind or one.kind in occurrences.REPEATED or doubtful:
        return False
    if _elsewhere(context, one, other) or _each_of_its_day(context, one, other):
        return False
    names = _names(context, one), _names(context, other)
    if linked and one.kind in occurrences.SUDDEN:
        return not _apart(*names)
    parties = [occurrences.undergoers(context.words(x.ref), x.word) for x in (one, other)]
    shared = parties[0].keys() & parties[1].keys()
    if any(parties[0][party] != parties[1][party] for party in shared):
        return False
    enough = len(shared) >= (_SHARED_NAMES if one.kind in occurrences.LIGHT else 1)
    named = one.kind not in occurrences.LIGHT and len(names[0] & names[1]) >= _SHARED_NAMES
    return enough or named


def _elsewhere(context: Context, one: Timed, other: Timed) -> bool:
    """Whether the words put two events at different places."""
    return _apart(occurrences.sites(context, one), occurrences.sites(context, other))


def _apart(some: frozenset[str], others: frozenset[str]) -> bool:
    """Whether both name something, and nothing in common."""
    return bool(some and others and not some & others)


def _each_of_its_day(context: Context, one: Timed, other: Timed) -> bool:
    """Whether two articles of different days each report what happened on theirs."""
    published = [context.articles[x.ref.article].published for x in (one, other)]
    if one.kind in occurrences.ONCE or None in published or one.kind in occurrences.SUDDEN:
        return False
    days = [date.fromisoformat(day[:10]).toordinal() for day in published if day]
    timed = [x.moment.days for x in (one, other)]
    return days[0] != days[1] and all(
        span is not None and 0 <= day - span[1] <= 1 for span, day in zip(timed, days, strict=True)
    )


def _names(context: Context, one: Timed) -> frozenset[str]:
    return occurrences.proper_names(context.words(one.ref), one.mention)


def _join_named(context: Context, mentions: Mapping[str, Sequence[Timed]], groups: Groups) -> None:
    """Times of one kind of event that befell the same people or places, linked or not."""
    kinds: dict[str, list[tuple[Timed, frozenset[str]]]] = defaultdict(list)
    for found in mentions.values():
        for one in found:
            names = _names(context, one)
            common = occurrences.PART_OF_SUDDEN | occurrences.LIGHT
            if one.kind not in common and names:
                kinds[one.kind].append((one, names))
    for found in kinds.values():
        for (one, names), (other, others) in combinations(found, 2):
            if one.ref.article != other.ref.article and names & others:
                _join_pair(context, one, other, groups, shared=len(names & others))


def _join_pair(context: Context, one: Timed, other: Timed, groups: Groups, *, shared: int) -> None:
    """Takes two times of one kind of event for those of one, with so many names in common.

    A single name is enough where both name one day.
    """
    stands = relation(one.moment, other.moment)
    named = shared >= _SHARED_NAMES
    if stands in AGREE and (named or same_day(one.moment, other.moment)):
        groups.join(one, other)
    elif named and stands is Relation.CONFLICT and _may_oppose(context, one, other, linked=False):
        groups.oppose(one, other)


def _join_only(mentions: Mapping[str, Sequence[Timed]], groups: Groups) -> None:
    """Months and years that fit, where either article gives but one for such an event."""
    only: dict[str, list[Timed]] = defaultdict(list)
    for found in mentions.values():
        by_kind: dict[str, list[Timed]] = defaultdict(list)
        for one in found:
            if one.kind in _DATED and one.moment.coarse:
                by_kind[one.kind].append(one)
        for kind, told in by_kind.items():
            if len({one.moment.days for one in told}) == 1 or _are_nested(told):
                only[kind].extend(told)
    for told in only.values():
        for one, other in combinations(told, 2):
            stands = relation(one.moment, other.moment)
            if one.ref.article != other.ref.article and stands in AGREE:
                groups.join(one, other)


def _are_nested(told: Sequence[Timed]) -> bool:
    """Whether all the times of an article can be one: "2017", "July 2017"."""
    return all(relation(a.moment, b.moment) in AGREE for a, b in combinations(told, 2))
