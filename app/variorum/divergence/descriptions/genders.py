"""One unnamed person who is a man here and a woman there."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING

from variorum.divergence.occurrences import KIND_OF, LIGHT, SPOKEN
from variorum.divergence.told import Told, by_sentence, divergence, sure_links
from variorum.language.streets import ordinal_of

if TYPE_CHECKING:
    from variorum.divergence.context import Context
    from variorum.model.comparison import Divergence, SentenceRef
    from variorum.model.features import Word

_MALE, _FEMALE = "male", "female"
_SEX_OF = {
    "man": _MALE,
    "boy": _MALE,
    "male": _MALE,
    "woman": _FEMALE,
    "girl": _FEMALE,
    "female": _FEMALE,
}
_PEOPLE = _SEX_OF.keys() | {
    *("person", "victim", "people", "patient", "passenger", "driver", "teen", "teenager", "child"),
    *("adult", "student", "resident", "worker", "employee", "suspect", "officer", "survivor"),
}
_ONE = frozenset({"a", "an", "another", "one", "the"})
_ALIKE, _ALIKE_APART = 3, 2
"""Words that sentences have in common, so that they can be about one person."""
_PARTY = frozenset({"nsubj", "nsubjpass", "dobj"})
_OBSERVED = frozenset({"see", "hear", "tell", "show", "identify", "describe", "meet", "call"})


@dataclass(frozen=True)
class _Person:
    """An unnamed person who did or suffered something.

    Attributes:
        told: Where, and the sex ("" where the word tells none).
        deed: Kind of what happened, or lemma of the verb.
        alone: Whether the words mean one person.
        told_apart: Whether they tell the person from others ("another", "a fifth").
    """

    told: Told
    deed: str
    alone: bool
    told_apart: bool


def find(context: Context) -> list[Divergence]:
    """Linked sentences in which one person does the same, as a man here and a woman there.

    Both articles have to know only one person of whom the verb is said; where several were hurt
    or killed, a man in one article and a woman in the other are two of them.
    """
    people = by_sentence(context, _people)
    deeds: dict[tuple[str, str], list[_Person]] = defaultdict(list)
    for found in people.values():
        for one in found:
            deeds[one.told.ref.article, one.deed].append(one)
    shown: dict[frozenset[Told], Divergence] = {}
    for link in sure_links(context):
        for left, right in product(people.get(link.left, ()), people.get(link.right, ())):
            if left.deed != right.deed or {left.told.value, right.told.value} != {_MALE, _FEMALE}:
                continue
            apart = left.told_apart and right.told_apart
            shared = _content(context, link.left) & _content(context, link.right)
            enough = len(shared) >= (_ALIKE_APART if apart else _ALIKE)
            if enough and all(_is_only(one, deeds) for one in (left, right)):
                pair = frozenset({left.told, right.told})
                shown.setdefault(pair, _divergence(context, left, right))
    return list(shown.values())


def _content(context: Context, ref: SentenceRef) -> frozenset[str]:
    """What a sentence tells besides who it was."""
    return frozenset(
        word.lemma
        for word in context.words(ref)
        if word.pos in {"NOUN", "PROPN", "VERB"} and word.lemma not in _PEOPLE | SPOKEN | LIGHT
    )


def _is_only(one: _Person, deeds: dict[tuple[str, str], list[_Person]]) -> bool:
    """Whether an article knows one person only of whom the verb is said."""
    others = deeds[one.told.ref.article, one.deed]
    return one.alone and all(
        other.alone and other.told.value in {"", one.told.value} for other in others
    )


def _people(context: Context, ref: SentenceRef) -> list[_Person]:
    grammar = context.words(ref)
    found: list[_Person] = []
    for n, word in enumerate(grammar):
        if word.lemma not in _PEOPLE or word.pos not in {"NOUN", "PROPN"}:
            continue
        told = Told(
            ref=ref, start=_start(grammar, n), end=word.end, value=_SEX_OF.get(word.lemma, "")
        )
        found.extend(
            _Person(told, deed, _is_one(grammar, n), _is_told_apart(grammar, n))
            for deed in sorted(_deeds(grammar, n))
        )
    return found


def _deeds(grammar: tuple[Word, ...], n: int) -> set[str]:
    """Lemmas of the verbs that are said of a noun, plain ones and those of speaking left out."""
    word = grammar[n]
    verbs = {word.head} if word.dep in _PARTY else set[int]()
    for m, other in enumerate(grammar):
        if other.head == n and other.dep == "relcl" and _is_subject_of(grammar, m):
            verbs.add(m)
    verbs |= {m for m, w in enumerate(grammar) if w.dep == "conj" and w.head in verbs}
    lemmas = {grammar[m].lemma for m in verbs if grammar[m].pos == "VERB"}
    deeds = {KIND_OF.get(lemma, lemma) for lemma in lemmas - SPOKEN - LIGHT - _OBSERVED}
    return deeds - {"casualty", "shooting", "attack"}


def _is_told_apart(grammar: tuple[Word, ...], n: int) -> bool:
    """Whether a noun stands for one of several: "another man", "a fifth man"."""
    return any(
        w.head == n and (w.lemma == "another" or ordinal_of(w.lemma))
        for w in grammar[max(0, n - 5) : n]
    )


def _is_subject_of(grammar: tuple[Word, ...], verb: int) -> bool:
    """Whether a relative clause is "who …", not "whom …"."""
    return any(
        w.head == verb and w.dep.startswith("nsubj") and w.tag in {"WP", "WDT"} for w in grammar
    )


def _start(grammar: tuple[Word, ...], n: int) -> int:
    """The first of the words that belong to a noun before it."""
    own = [m for m in range(max(0, n - 4), n) if grammar[m].head == n]
    return grammar[min([*own, n])].start


def _is_one(grammar: tuple[Word, ...], n: int) -> bool:
    word = grammar[n]
    determined = any(w.head == n and w.lemma in _ONE for w in grammar[max(0, n - 5) : n])
    joined = word.dep == "conj" or any(
        w.head == n and w.dep == "conj" and w.pos == "NOUN" for w in grammar
    )
    return determined and word.tag not in {"NNS", "NNPS"} and not joined


def _divergence(context: Context, left: _Person, right: _Person) -> Divergence:
    return divergence(
        context,
        [left.told, right.told],
        status="conflict",
        label="man or woman",
        rule="description-sex",
        about=f"who it was: {left.deed}",
        explanation="The articles say the same of one person, who is a man or a woman: {}.",
    )
