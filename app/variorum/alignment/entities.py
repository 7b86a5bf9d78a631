"""One entity over all articles: which named things of different articles are the same."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import msgspec

from variorum.language.gazetteer import HEADS
from variorum.language.naming import (
    abbreviates,
    alike,
    is_within,
    key,
    person_parts,
    same_person,
    sound,
    tokens,
)
from variorum.language.quotes.given_names import MEN, WOMEN
from variorum.model.comparison import Entity

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from variorum.model.features import Annotation

_PLACES = frozenset({"GPE", "LOC"})
_NO_THINGS = frozenset({"PERSON", "NORP"})
_LONG_NAME = 8
"""Letters from which on two names are not one but for a space by chance."""
_DOMINATES = 3
"""How many times as often as all others a bearer of a surname is named to own it alone."""


@dataclass
class _Local:
    """A named thing of one article.

    Attributes:
        article: Index of the article.
        entity: Its id there.
        name: Its fullest name there.
        label: The label met most often.
        count: How often it is mentioned.
        forms: The spellings met.
    """

    article: int
    entity: str
    name: str
    label: str = ""
    count: int = 0
    forms: Counter[str] = field(default_factory=Counter)


def merge_entities(
    annotations: Sequence[Annotation],
) -> tuple[tuple[Annotation, ...], tuple[Entity, ...]]:
    """Give the mentions of all articles common ids, e1, e2, … in order of first mention.

    Args:
        annotations: Articles in reading order, with entity ids of their own.

    Returns:
        The articles with the common ids and labels, and the entities.
    """
    locals_ = _locals(annotations)
    clusters = _Clusters(locals_)
    ids: dict[int, str] = {}
    owner: dict[tuple[int, str], str] = {}
    for n, local in enumerate(locals_):
        owner[local.article, local.entity] = ids.setdefault(clusters.find(n), f"e{len(ids) + 1}")
    members: dict[str, list[_Local]] = defaultdict(list)
    for local in locals_:
        members[owner[local.article, local.entity]].append(local)
    labels = {entity: _label(group) for entity, group in members.items()}
    merged = tuple(_renamed(a, n, owner, labels) for n, a in enumerate(annotations))
    order = [a.article.id for a in annotations]
    return merged, tuple(_entity(e, g, labels[e], order) for e, g in members.items())


def _locals(annotations: Sequence[Annotation]) -> list[_Local]:
    """The named things of all articles in order of first mention."""
    found: list[_Local] = []
    for n, annotation in enumerate(annotations):
        text = annotation.article.text
        here: dict[str, _Local] = {}
        labels: dict[str, Counter[str]] = defaultdict(Counter)
        for mention in annotation.article.entities:
            form = text[mention.start : mention.end]
            local = here.setdefault(
                mention.entity,
                _Local(n, mention.entity, annotation.names.get(mention.entity, form)),
            )
            local.count += 1
            local.forms[form] += 1
            labels[mention.entity][mention.label] += 1
        for local in here.values():
            local.label = labels[local.entity].most_common(1)[0][0]
        found.extend(here.values())
    return found


def _renamed(
    annotation: Annotation, n: int, owner: dict[tuple[int, str], str], labels: dict[str, str]
) -> Annotation:
    ids = {local: owner[n, local] for local in {m.entity for m in annotation.article.entities}}
    mentions = tuple(
        msgspec.structs.replace(m, entity=ids[m.entity], label=labels[ids[m.entity]])
        for m in annotation.article.entities
    )
    names = {ids[local]: name for local, name in annotation.names.items() if local in ids}
    return msgspec.structs.replace(
        annotation,
        article=msgspec.structs.replace(annotation.article, entities=mentions),
        names=names,
    )


def _label(group: Iterable[_Local]) -> str:
    labels: Counter[str] = Counter()
    for local in group:
        labels[local.label] += local.count
    return labels.most_common(1)[0][0]


def _entity(entity: str, group: list[_Local], label: str, order: Sequence[str]) -> Entity:
    counts: Counter[int] = Counter()
    forms: Counter[str] = Counter()
    for local in group:
        counts[local.article] += local.count
        forms.update(local.forms)
    names = Counter({local.name: 0 for local in group})
    for local in group:
        names[local.name] += local.count
    # The commonest of the fullest: one writer's "Donald J. Trump" outweighs nothing else.
    # Capitals are shouting in long words ("LYON" in a dateline), not in acronyms.
    fullest = max(
        names,
        key=lambda name: (len(tokens(name)), len(name) < 4 or not name.isupper(), names[name]),  # noqa: PLR2004
    )
    return Entity(
        id=entity,
        name=fullest,
        label=label,
        mentions={order[n]: counts[n] for n in sorted(counts)},
        forms=tuple(form for form, _ in forms.most_common()),
    )


class _Clusters:
    """Named things joined across articles, from sure evidence to less sure."""

    def __init__(self, locals_: Sequence[_Local]) -> None:
        self._locals = locals_
        self._parents = list(range(len(locals_)))
        self._members = [[n] for n in range(len(locals_))]  # of those that are their own parents
        self._equal()
        self._persons()
        self._mislabelled_persons()
        self._short_persons()
        self._abbreviations()
        self._spellings()

    def find(self, n: int) -> int:
        """The first member of the cluster to which a named thing belongs."""
        while self._parents[n] != n:
            self._parents[n] = self._parents[self._parents[n]]
            n = self._parents[n]
        return n

    def _join(self, a: int, b: int) -> None:
        a, b = sorted((self.find(a), self.find(b)))
        if a != b:
            self._parents[b] = a
            self._members[a] += self._members[b]

    def _heads(self) -> dict[int, list[int]]:
        clusters: dict[int, list[int]] = defaultdict(list)
        for n in range(len(self._locals)):
            clusters[self.find(n)].append(n)
        return clusters

    def _equal(self) -> None:
        first: dict[str, int] = {}
        for n, local in enumerate(self._locals):
            folded = key(local.name) or local.name
            self._join(first.setdefault(folded, n), n)
        self._closed_up(first)
        for folded, n in first.items():
            if folded.endswith("s") and folded[:-1] in first and self._locals[n].label == "NORP":
                self._join(first[folded[:-1]], n)

    def _closed_up(self, first: dict[str, int]) -> None:
        """Names that differ in a space or a hyphen alone: Magnabuild, Magna-Build."""
        closed: dict[str, int] = {}
        for folded, n in first.items():
            if len(folded) >= _LONG_NAME:
                self._join(closed.setdefault(folded.replace(" ", ""), n), n)

    def _full_names(self) -> dict[int, str]:
        """For each cluster of a person named in full, the fullest name."""
        return {
            head: max((self._locals[n].name for n in group), key=lambda name: len(tokens(name)))
            for head, group in self._heads().items()
            if _label(self._locals[n] for n in group) == "PERSON"
            and any(person_parts(self._locals[n].name)[1] for n in group)
        }

    def _persons(self) -> None:
        """One surname (however spelled) and given names that fit (tricky case L20)."""
        names = self._full_names()
        blocks: dict[str, list[int]] = defaultdict(list)
        for head, name in names.items():
            given, surname = person_parts(name)
            blocks[sound(surname)].append(head)
            blocks["given " + given[0]].append(head)
        for block in blocks.values():
            for n, a in enumerate(block):
                fits = [b for b in block[:n] if same_person(names[a], names[b])]
                if fits and self._agree(fits, names) and not self._together(a, fits):
                    self._join(a, fits[0])

    def _mislabelled_persons(self) -> None:
        """What one article takes for an organisation has a person's given name and surname."""
        first: dict[tuple[str, str], int] = {}
        for head, name in self._full_names().items():
            given, surname = person_parts(name)
            first.setdefault((given[0], surname), head)
        for head, group in self._heads().items():
            given, surname = person_parts(self._locals[head].name)
            person = first.get((given[0], surname)) if surname and surname not in HEADS else None
            if person is not None and not self._together(person, [group[0]]):
                self._join(person, head)

    def _agree(self, heads: list[int], names: dict[int, str]) -> bool:
        """Whether candidates are all one person: "J. Smith" may be John's or James's."""
        return all(
            self.find(head) == self.find(heads[0]) or same_person(names[head], names[heads[0]])
            for head in heads
        )

    def _together(self, a: int, others: list[int]) -> bool:
        """Whether one article names both, and so tells them apart."""
        mine = self._articles(a)
        return any(not mine.isdisjoint(self._articles(other)) for other in others)

    def _articles(self, n: int) -> set[int]:
        """The articles that name what `n` names."""
        return {self._locals[member].article for member in self._members[self.find(n)]}

    def _short_persons(self) -> None:
        """A surname or given name alone belongs to its one bearer in the other articles."""
        heads = self._heads()
        bearers: dict[str, Counter[int]] = defaultdict(Counter)
        for head, name in self._full_names().items():
            given, surname = person_parts(name)
            count = sum(self._locals[n].count for n in heads.get(head, ()))
            for word in {surname, given[0]}:
                bearers[word][head] += count
        for head, group in heads.items():
            word = key(self._locals[head].name)
            label = _label(self._locals[n] for n in group)
            if " " not in word and word in bearers and label not in _PLACES | {"NORP"}:
                (best, count), *rest = bearers[word].most_common()
                if best != head and count >= _DOMINATES * sum(c for _, c in rest):
                    self._join(best, head)

    def _things(self) -> dict[int, tuple[str, ...]]:
        """For each cluster that is no person, the words of its fullest name."""
        return {
            head: max((tokens(self._locals[n].name) for n in group), key=len)
            for head, group in self._heads().items()
            if _label(self._locals[n] for n in group) not in _NO_THINGS
        }

    def _is_mislabelled(self, head: int) -> bool:
        """Whether what is taken for a person has the first name of none ("Gray Tide")."""
        local = self._locals[head]
        given, surname = person_parts(local.name)
        return local.label == "PERSON" and bool(surname) and not {given[0]} & (MEN | WOMEN)

    def _abbreviations(self) -> None:
        """Acronyms, and names from which a word was left out, if only one name fits."""
        things = self._things()
        by_word: dict[str, list[int]] = defaultdict(list)
        for head, words in things.items():
            for word in {words[0], words[-1], words[0][:1] + "…"} if words else ():
                by_word[word].append(head)
        for head, short in sorted(things.items(), key=lambda item: -len(item[1])):
            near = {
                *by_word.get(short[-1] if short else "", ()),
                *by_word.get((short[0][:1] if short else "") + "…", ()),
            } - {head}
            fits = {self.find(o) for o in sorted(near) if self._is_short(head, short, o, things[o])}
            if len(fits) == 1:
                self._join(fits.pop(), head)

    def _is_short(
        self, head: int, short: tuple[str, ...], other: int, long: tuple[str, ...]
    ) -> bool:
        if len(short) > len(long) or short == long:
            return False
        if len(short) == 1:
            return self._is_short_word(self._locals[head], short[0], long)
        if abbreviates(short, long):
            return True
        added = long[len(short) :] if long[: len(short)] == short else ()
        if added:
            same = (self._locals[head].label in _PLACES) == (self._locals[other].label in _PLACES)
            return same and all(word in HEADS and word != "city" for word in added)
        return is_within(short, long) and short[-1] == long[-1] and short[-1] in HEADS

    @staticmethod
    def _is_short_word(local: _Local, word: str, long: tuple[str, ...]) -> bool:
        """An acronym, or the proper name before a common one ("Cameo", Cameo Nightclub)."""
        if local.name.isupper() and abbreviates((word,), long):
            return True
        begins = long[0] == word and local.label not in _PLACES
        return begins and all(w in HEADS or w == "night" for w in long[1:])

    def _spellings(self) -> None:
        """Names of several words that differ in how one word is spelled (Haghia Sophia)."""
        heads = self._heads()
        named = {
            head: tokens(self._locals[head].name) for head in heads if self._is_mislabelled(head)
        }
        things = {**named, **self._things()}
        blocks: dict[tuple[str, ...], list[int]] = defaultdict(list)
        for head, words in things.items():
            if len(words) > 1:
                blocks[tuple(sound(word.rstrip("s")) for word in words)].append(head)
        for block in blocks.values():
            for other in block[1:]:
                a, b = things[block[0]], things[other]
                different = [(x, y) for x, y in zip(a, b, strict=True) if x != y]
                if (
                    len(different) == 1
                    and alike(*different[0])
                    and self._kinds_fit(block[0], other)
                    and not {block[0], other} <= named.keys()
                ):
                    self._join(block[0], other)

    def _kinds_fit(self, a: int, b: int) -> bool:
        return (self._locals[a].label in _PLACES) == (self._locals[b].label in _PLACES)
