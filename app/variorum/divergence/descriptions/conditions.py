"""How badly somebody was hurt: critical here, stable there."""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass
from itertools import combinations, product
from typing import TYPE_CHECKING

from variorum.divergence.told import Told, by_sentence, divergence, sure_links
from variorum.language.wordlists import words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from variorum.divergence.context import Context
    from variorum.model.comparison import Divergence, SentenceRef
    from variorum.model.features import Word

_HURT = r"(?:injured|wounded|hurt|ill|burned|burnt)"
_SCALE = (
    ("critical but stable", r"critical but stable(?: condition)?"),
    ("not life-threatening", r"(?:non|not)[- ](?:immediately )?life[- ]threatening(?: injur\w+)?"),
    ("critical", rf"critical condition|critically {_HURT}|life[- ]threatening(?: injur\w+)?"),
    ("serious", rf"serious(?:,? but stable)? condition|seriously {_HURT}|serious injuries"),
    ("fair", r"fair condition"),
    ("stable", r"(?<!but )stable condition"),
    ("good", r"good condition"),
    ("minor", rf"minor (?:injur\w+|wounds?)|(?:slightly|lightly) {_HURT}"),
    ("released", r"treated and released|released from (?:the |a )?hospitals?|discharged from"),
)
"""What hospitals and police say, worst first but for what contains a worse word."""
_PATTERN = re.compile(
    "|".join(f"(?P<s{n}>\\b(?:{pattern})\\b)" for n, (_, pattern) in enumerate(_SCALE)),
    re.IGNORECASE,
)
_HINT = re.compile(
    r"condition|injur|threaten|hurt|wound|released|discharged| ill|burn", re.IGNORECASE
)
"""Without one of these a sentence need not be read closely."""
_INJURED = words(
    """
    victim people person man woman boy girl passenger driver officer student patient survivor
    partygoer worker employee firefighter soldier resident teen teenager child pedestrian cyclist
    motorist player crew deputy suspect gunman
    """
)
_PARTNERS = words("husband wife fiancé fiancée fiance fiancee girlfriend boyfriend")
_EVERY = frozenset({"all", "both", "each"})
_STEPS = 5
"""Words above a condition among which its verb is."""


@dataclass(frozen=True)
class _Condition:
    """A condition and whose it is."""

    told: Told
    holder: tuple[str, ...]


def find(context: Context) -> list[Divergence]:
    """Conditions of one person or group that differ; never a conflict, for they change by the hour.

    The holder has to be one: a named person, somebody's only husband, "all the injured", or one
    noun in sentences that say the same.
    """
    told = by_sentence(context, _conditions)
    groups: dict[tuple[str, ...], set[Told]] = defaultdict(set)
    for left, right in _pairs(context, told):
        if left.told.value != right.told.value:
            groups[left.holder] |= {left.told, right.told}
    names = {entity.id: entity.name for entity in context.entities}
    return [
        divergence(
            context,
            group,
            status="compatible",
            label="condition",
            rule="description-condition",
            about=f"condition of {_name(holder, names)}",
            explanation="The articles say differently how somebody is; it may have changed: {}.",
        )
        for holder, group in groups.items()
        if not _alike(group)
    ]


def _alike(group: set[Told]) -> bool:
    """Whether the articles give the same set of conditions."""
    given: dict[str, set[str]] = defaultdict(set)
    for one in group:
        given[one.ref.article].add(one.value)
    return len(set(map(frozenset, given.values()))) == 1


def _pairs(
    context: Context, told: dict[SentenceRef, list[_Condition]]
) -> Iterator[tuple[_Condition, _Condition]]:
    """Conditions of two articles that are those of one holder."""
    known: dict[tuple[str, ...], list[_Condition]] = defaultdict(list)
    for found in told.values():
        for one in found:
            if one.holder[0] != "noun":
                known[one.holder].append(one)
    for same in known.values():
        once = {(one.told.ref.article, one.told.value): one for one in reversed(same)}
        for left, right in combinations(reversed(once.values()), 2):
            apart = left.told.ref.article != right.told.ref.article
            if apart and context.links_between(left.told.ref.article, right.told.ref.article):
                yield left, right
    for link in sure_links(context):
        left, right = told.get(link.left, []), told.get(link.right, [])
        if len(left) == len(right) == 1 and left[0].holder == right[0].holder:
            yield from product(left, right)


def _conditions(context: Context, ref: SentenceRef) -> list[_Condition]:
    span, text = context.span(ref), context.words_of(ref)
    found: list[_Condition] = []
    if not _HINT.search(text):
        return found
    for met in _PATTERN.finditer(text):
        value = next(_SCALE[int(key[1:])][0] for key, part in met.groupdict().items() if part)
        start, end = span.start + met.start(), span.start + met.end()
        told = Told(ref=ref, start=start, end=end, value=value)
        found.extend(_Condition(told, holder) for holder in _holders(context, ref, start))
    return found


def _holders(context: Context, ref: SentenceRef, start: int) -> list[tuple[str, ...]]:
    """Whose condition it is: the subject of the verb above the words, under each of its names."""
    grammar = context.words(ref)
    at = next((n for n, word in enumerate(grammar) if word.start >= start), None)
    subject = None if at is None else _subject(grammar, at)
    if subject is None:
        return []
    own = [subject, *(n for n, w in enumerate(grammar) if w.head == subject and w.dep == "appos")]
    people = (context.person_at(ref.article, grammar[n].start) for n in own)
    named = [("person", one) for one in dict.fromkeys(people) if one]
    named += [("partner", grammar[n].lemma) for n in own if grammar[n].lemma in _PARTNERS]
    word = grammar[subject]
    if word.lemma in _EVERY and _is_of_injured(grammar, subject):
        return [("all", "the injured")]
    if named or word.lemma not in _INJURED:
        return [*named]
    if any(w.lemma in _EVERY and _belongs(grammar, n, subject) for n, w in enumerate(grammar)):
        return [("all", "the injured")]
    number = next((w.lemma for w in grammar if w.head == subject and w.dep == "nummod"), "")
    return [("noun", word.lemma, word.tag, number)]


def _is_of_injured(grammar: tuple[Word, ...], subject: int) -> bool:
    """Whether "all" is "all of the passengers"."""
    joining = {n for n, w in enumerate(grammar) if w.head == subject and w.dep == "prep"}
    return any(w.head in joining and w.lemma in _INJURED for w in grammar)


def _belongs(grammar: tuple[Word, ...], n: int, subject: int) -> bool:
    """Whether "all" is said of a subject, before it or before its verb."""
    head = grammar[n].head
    return head == subject or (n > subject and head == grammar[subject].head)


def _subject(grammar: tuple[Word, ...], at: int) -> int | None:
    """The subject of the nearest verb above a word."""
    n = at
    for _ in range(_STEPS):
        subjects = [m for m, w in enumerate(grammar) if w.head == n and w.dep.startswith("nsubj")]
        if subjects:
            return subjects[0]
        if grammar[n].head == n:
            return None
        n = grammar[n].head
    return None


def _name(holder: tuple[str, ...], names: dict[str, str]) -> str:
    if holder[0] == "person":
        return names[holder[1]]
    return f"the {holder[1]}" if holder[0] != "all" else holder[1]
