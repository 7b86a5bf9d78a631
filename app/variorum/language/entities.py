"""Named things in one article: which mentions are of the same person, place or organisation."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from variorum.language.gazetteer import HEADS
from variorum.language.mentions import clean, relabelled
from variorum.language.naming import abbreviates, alike, key, person_parts, same_person, tokens
from variorum.language.overlooked import find_overlooked
from variorum.language.wordlists import words
from variorum.model.article import EntityMention, Span

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from variorum.model.features import Word

_PLACES = frozenset({"GPE", "LOC"})
_IN_PLACE = re.compile(r"\b(?:in|near|outside|across|throughout|downtown) $", re.IGNORECASE)
_OF_PERSON = re.compile(
    r"\b(?:Mr|Mrs|Ms|Dr|Gov|Sen|Rep|Sgt|Capt|Lt|Judge|Chief|Mayor|Officer|President|Detective|Minister"
    r"|Chancellor|[Ss]pokes\w+|Coach|Secretary|Justice|Sheriff|named|identified as)\.? $"
)
_DOES_AS_PERSON = re.compile(r" (?:said|says|told|added|was born|died|testified|tweeted)\b")
_TITLED = words("mr mrs ms dr president judge officer chief mayor")
_DATELINE = re.compile(r"(?:, [\w. ]{2,20})? (?:\([A-Z][\w ]+\) )?[—–-]{1,2} ")
_HOUSE_NUMBER = re.compile(r"block of $|(?<!of )\b(?!19|20)\d{3,5} $")
_PROVED = frozenset({"FAC", "ORG", "EVENT", "LAW"})
_SHOUTED = 4
"""Letters from which on capitals are shouting (LYON) and need be no acronym (US)."""

_LONG = 5
"""Letters from which on a bare surname may be another one misspelled."""


@dataclass
class _Named:
    """All mentions of one name (equal when folded)."""

    key: str
    spans: list[Span] = field(default_factory=list)
    labels: Counter[str] = field(default_factory=Counter)
    forms: Counter[str] = field(default_factory=Counter)

    @property
    def label(self) -> str:
        """The label met most often; the first met of equals."""
        return self.labels.most_common(1)[0][0]

    @property
    def name(self) -> str:
        """The fullest form, one in mixed case before one in capitals, and the commonest."""
        return max(
            self.forms,
            key=lambda form: (
                len(form) < _SHOUTED or not form.isupper(),
                len(form.split()),
                self.forms[form],
            ),
        )


def find_entities(
    text: str,
    sentences: Sequence[Span],
    grammar: Sequence[Sequence[Word]],
    named: Sequence[tuple[Span, str]],
) -> tuple[tuple[EntityMention, ...], dict[str, str]]:
    """Mentions with ids of this article, and the fullest name for each id.

    A bare surname is the person named in full before it; one name has one label throughout.
    """
    found = clean(text, sentences, grammar, named)
    found = sorted([*found, *find_overlooked(text, grammar, found)])
    groups = _grouped(text, found)
    owners = _Article(text, sentences, groups).owners()
    ids: dict[str, str] = {}
    members: dict[str, list[_Named]] = defaultdict(list)
    mentions: list[EntityMention] = []
    places = {span: group for group in groups.values() for span in group.spans}
    for span in sorted(places):
        group = places[span]
        owner = owners[span]
        entity = ids.setdefault(owner, f"n{len(ids) + 1}")
        members[entity].append(group)
        mentions.append(
            EntityMention(start=span.start, end=span.end, label=groups[owner].label, entity=entity)
        )
    return tuple(mentions), {entity: _fullest(groups) for entity, groups in members.items()}


def _fullest(groups: Iterable[_Named]) -> str:
    return max(groups, key=lambda g: (len(g.key.split()), len(g.name), len(g.spans))).name


def _grouped(text: str, found: Sequence[tuple[Span, str]]) -> dict[str, _Named]:
    groups: dict[str, _Named] = {}
    for span, label in found:
        form = text[span.start : span.end]
        folded = key(form) or form.casefold()
        group = groups.setdefault(folded, _Named(folded))
        group.spans.append(span)
        group.labels[label] += 1
        group.forms[form] += 1
        _weigh(text, span, form, group.labels)
    for folded, plain in _plurals(groups):
        _absorb(groups[plain], groups.pop(folded))
    return groups


def _weigh(text: str, span: Span, form: str, labels: Counter[str]) -> None:
    """Let the words around a name count for more than the model's guess."""
    if form.isupper() and len(form) > 3 and _DATELINE.match(text, span.end):  # noqa: PLR2004
        labels["GPE"] += 3
    if form.isupper() or "NORP" in labels or relabelled(form, "") in _PROVED:
        return
    before = text[max(0, span.start - 20) : span.start]
    if _HOUSE_NUMBER.search(before):
        labels["FAC"] += 3
    elif _OF_PERSON.search(before) or _DOES_AS_PERSON.match(text, span.end):
        labels["PERSON"] += 2
    elif " " not in form and _IN_PLACE.search(before):
        labels["GPE"] += 2


def _plurals(groups: dict[str, _Named]) -> list[tuple[str, str]]:
    return [
        (name, name[:-1])
        for name in groups
        if name.endswith("s") and name[:-1] in groups and groups[name[:-1]].label == "NORP"
    ]


def _absorb(group: _Named, other: _Named) -> None:
    group.spans.extend(other.spans)
    group.labels.update(other.labels)
    group.forms.update(other.forms)


class _Article:
    """The named things of an article on the way to becoming entities."""

    def __init__(self, text: str, sentences: Sequence[Span], groups: dict[str, _Named]) -> None:
        self._text = text
        self._starts = [s.start for s in sentences]
        self._groups = groups
        self._relabel_persons()
        self._persons = self._full_names()

    def owners(self) -> dict[Span, str]:
        """For each mention, the key of the group that names its entity."""
        joined = {**self._one_person(), **self._short_forms()}
        owners: dict[Span, str] = {}
        for name, group in self._groups.items():
            for span in group.spans:
                owner = self._bearer(name, span) or joined.get(name, name)
                owners[span] = joined.get(owner, owner)
        return owners

    def _relabel_persons(self) -> None:
        """What has the name of a person, or a surname met here, is no organisation."""
        parts = {name: person_parts(group.name) for name, group in self._groups.items()}
        known = {
            (given[0], surname)
            for name, (given, surname) in parts.items()
            if surname and self._groups[name].label == "PERSON"
        }
        surnames = {surname for _, surname in known}
        for name, (given, surname) in parts.items():
            labels = self._groups[name].labels
            family = surname in surnames and self._groups[name].label in {"ORG", "WORK_OF_ART"}
            if surname and surname not in HEADS and (family or (given[0], surname) in known):
                labels["PERSON"] += sum(labels.values()) + 1

    def _full_names(self) -> dict[str, list[tuple[int, str]]]:
        """For each surname and each given name, where its bearers are named in full."""
        bearers: dict[str, list[tuple[int, str]]] = defaultdict(list)
        for name, group in self._groups.items():
            given, surname = person_parts(group.name)
            if group.label != "PERSON" or not surname or surname in HEADS:
                continue
            for span in group.spans:
                bearers[surname].append((span.start, name))
        for name, group in self._groups.items():
            given, surname = person_parts(group.name)
            if group.label == "PERSON" and surname and given[0] not in bearers:
                bearers["given " + given[0]].extend((s.start, name) for s in group.spans)
        for places in bearers.values():
            places.sort()
        return dict(bearers)

    def _bearer(self, name: str, span: Span) -> str | None:
        """The person whom a bare surname or given name stands for here (tricky case L12)."""
        first, _, rest = name.partition(" ")
        word = rest if first in _TITLED else name
        if " " in word or self._is_place(name):
            return None
        bearers = self._persons.get(word) or self._persons.get("given " + word)
        if bearers is None and self._groups[name].label == "PERSON":
            alike_ = [
                s for s in self._persons if len(s) >= _LONG and " " not in s and alike(s, word)
            ]
            bearers = self._persons[alike_[0]] if len(alike_) == 1 else []
        if not bearers or (
            word not in self._persons and len({bearer for _, bearer in bearers}) > 1
        ):
            return None
        before = bisect_left(bearers, (span.start, ""))
        return bearers[max(0, before - 1)][1]

    def _is_place(self, name: str) -> bool:
        group = self._groups[name]
        return group.label in _PLACES and any(
            _IN_PLACE.search(self._text[max(0, s.start - 12) : s.start]) for s in group.spans
        )

    def _one_person(self) -> dict[str, str]:
        """Full names of one person spelled or written in several ways: the fuller one leads."""
        persons = sorted(
            (
                (name, group)
                for name, group in self._groups.items()
                if " " in name and (group.label == "PERSON" or " " not in group.name)
            ),
            key=lambda item: (-len(item[0].split()), -len(item[1].spans), item[1].spans[0]),
        )
        joined: dict[str, str] = {}
        for n, (name, group) in enumerate(persons):
            for fuller, other in persons[:n]:
                if fuller not in joined and other.label == "PERSON" and self._are_one(group, other):
                    joined[name] = fuller
                    break
        return joined

    def _are_one(self, left: _Named, right: _Named) -> bool:
        """Two forms beside each other in one sentence are two persons."""
        if right.key.endswith(" " + left.key):
            return True
        if not same_person(left.name, right.name):
            return False
        sentences = {bisect_right(self._starts, s.start) for s in left.spans}
        return not any(bisect_right(self._starts, s.start) in sentences for s in right.spans)

    def _short_forms(self) -> dict[str, str]:
        """Abbreviations and short forms of names that stand in full elsewhere in the article."""
        long = [
            (name, group, tokens(group.name))
            for name, group in self._groups.items()
            if " " in name and group.label != "PERSON"
        ]
        joined: dict[str, str] = {}
        for name, group in self._groups.items():
            short = tokens(group.name)
            fits = [
                fuller
                for fuller, other, words_ in long
                if fuller != name and self._is_short_for(group, short, other, words_)
            ]
            if len(fits) == 1 and joined.get(fits[0]) != name:
                joined[name] = fits[0]
        return joined

    def _is_short_for(
        self, group: _Named, short: tuple[str, ...], other: _Named, long: tuple[str, ...]
    ) -> bool:
        if len(short) >= len(long):
            return False
        if any(form.isupper() for form in group.forms) and group.label != "NORP":
            return abbreviates(short, long)
        same_kind = group.label in _PLACES or group.label in {"PERSON", "NORP"}
        if same_kind or other.label in {*_PLACES, "PRODUCT"}:
            return False
        if long[: len(short)] == short:
            return all(word in HEADS or word == "night" for word in long[len(short) :])
        return len(short) > 1 and long[-len(short) :] == short
