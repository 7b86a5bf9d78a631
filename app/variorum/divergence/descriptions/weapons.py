"""The weapon of an attack: a shotgun here, a rifle there, or one told more closely."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

from variorum.divergence.figures.related import Related
from variorum.divergence.told import MANY, Told, divergence, sentences
from variorum.language.wordlists import words

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from variorum.divergence.context import Context
    from variorum.model.comparison import Divergence, SentenceRef, Status
    from variorum.model.features import Word

_CLASSES = {
    "rifle": "rifle carbine ar-15 ak-47 kalashnikov",
    "shotgun": "shotgun",
    "handgun": "handgun pistol revolver glock",
    "knife": "knife machete dagger cleaver",
    "axe": "axe ax hatchet",
    "hammer": "hammer sledgehammer",
    "gun": "gun firearm",
}
_CLASS_OF = {word: kind for kind, listed in _CLASSES.items() for word in listed.split()}
_ANY_GUN = "gun"
_GUNS = frozenset({"rifle", "shotgun", "handgun", _ANY_GUN})
_ATTACK = words(
    """
    shoot shooting shooter fire gunfire gunman attack attacker assailant stab stabbing rob robber
    kill suspect raid raider storm threaten assault
    """
)
_ARMED = words("arm use wield brandish carry fire pull draw hold raise grab point with")
_OTHERS = words("police officer deputy guard soldier agent trooper seize recover register buy own")
"""Whose weapons, or what became of those, that were not those of the attack."""
_PLAIN = words("the a an his her their one same big large single own")
_UP = 4
"""Steps from a weapon to the verb that governs it."""
_LEAD = 4
"""Sentences that say what an article is about."""
_BACK = 4
"""Words before a weapon among which stands what was done with it."""


@dataclass(frozen=True)
class _Weapon:
    """A weapon as an article tells of it.

    Attributes:
        told: Its words, with those that tell it more closely.
        kind: Its class.
        sure: Whether the words say that it was carried or used.
    """

    told: Told
    kind: str
    sure: bool


def find(context: Context) -> list[Divergence]:
    """The weapon of the attack, where articles tell it differently.

    Args:
        context: Annotated and aligned articles.

    Returns:
        One divergence for a pair of articles or more. It is a conflict only where each article
        knows one class of weapon, says that it was used, and the sentences say the same.
    """
    given = {article: list(_weapons(context, article)) for article in context.articles}
    given = {article: found for article, found in given.items() if found}
    related = Related(context)
    told: set[Told] = set()
    conflict = False
    for left, right in combinations(given, 2):
        if not related.articles(left, right) or not _differ(given[left], given[right]):
            continue
        told |= {one.told for article in (left, right) for one in _shown(given[article])}
        conflict = conflict or _exclude(context, given[left], given[right])
    if not told:
        return []
    status: Status = "conflict" if conflict else "compatible"
    why = (
        "The articles name weapons of which only one can be right: {}."
        if conflict
        else "The articles tell of the weapon in words that are not equally precise: {}."
    )
    return [
        divergence(
            context,
            told,
            status=status,
            label="weapon",
            rule="description-weapon",
            about="the weapon",
            explanation=why,
        )
    ]


def _weapons(context: Context, article: str) -> Iterator[_Weapon]:
    met: set[str] = set()
    about = False  # whether the article is about an attack: then a knife is that of it
    for ref in sentences(context, article):
        grammar = context.words(ref)
        here = any(word.lemma in _ATTACK or word.lemma == "arm" for word in grammar)
        about = about or (here and ref.sentence < _LEAD)
        for n, word in enumerate(grammar if here or about else ()):
            one = _weapon(context, ref, n) if word.tag in {"NN", "NNP"} else None
            if one is None or not (here or one.kind not in _GUNS):
                continue
            if one.told.value not in met and len(met) < MANY:
                met.add(one.told.value)
                yield one


def _weapon(context: Context, ref: SentenceRef, n: int) -> _Weapon | None:
    grammar, text = context.words(ref), context.articles[ref.article].text
    word = grammar[n]
    kind = _CLASS_OF.get(text[word.start : word.end].lower())
    # "an AR-15 rifle" is told by its last word
    if kind is None or (word.dep == "compound" and grammar[word.head].lemma in _CLASS_OF):
        return None
    first = _first(text, grammar, n)
    before = grammar[max(0, first - _BACK) : first]
    if any(other.lemma in _OTHERS for other in before) or _is_of_others(grammar, n):
        return None
    phrase = " ".join(text[grammar[first].start : word.end].lower().split())
    return _Weapon(
        told=Told(ref=ref, start=grammar[first].start, end=word.end, value=phrase),
        kind=kind,
        sure=any(other.lemma in _ARMED for other in before),
    )


def _is_of_others(grammar: Sequence[Word], n: int) -> bool:
    """Whether police or guards are the subject of the verb above: "an officer drew his pistol"."""
    at = n
    for _ in range(_UP):
        above = grammar[at].head
        if above == at:
            return False
        if grammar[above].pos == "VERB":
            subjects = (
                w for w in grammar if w.dep == "nsubj" and grammar[w.head] is grammar[above]
            )
            return any(word.lemma in _OTHERS for word in subjects)
        at = above
    return False


def _first(text: str, grammar: Sequence[Word], n: int) -> int:
    """Index of the first word that tells the weapon more closely: "semi-automatic rifle"."""
    first = n
    while first > 0:
        before = grammar[first - 1]
        joined = text[before.start : before.end] in {"-", "‑"}
        telling = before.pos in {"ADJ", "NOUN", "PROPN", "NUM"} and before.lemma not in _PLAIN
        if not joined and not telling:
            break
        first -= 1
    return first


def _differ(left: Sequence[_Weapon], right: Sequence[_Weapon]) -> bool:
    """Whether neither article has all that the other one says of it."""
    ours, theirs = ({one.told.value for one in found} for found in (left, right))
    return not ours & theirs or bool(_kinds(left) ^ _kinds(right))


def _kinds(found: Sequence[_Weapon]) -> set[str]:
    """The classes named; "gun" says nothing more beside a rifle."""
    kinds = {one.kind for one in found}
    return kinds - {_ANY_GUN} if kinds & (_GUNS - {_ANY_GUN}) else kinds


def _shown(found: Sequence[_Weapon]) -> list[_Weapon]:
    """The first mention of each class, the one told most closely."""
    by_kind: dict[str, list[_Weapon]] = defaultdict(list)
    for one in found:
        by_kind[one.kind].append(one)
    kept = [by_kind[kind] for kind in by_kind if kind in _kinds(found)]
    return [max(listed, key=lambda one: len(one.told.value.split())) for listed in kept]


def _exclude(context: Context, left: Sequence[_Weapon], right: Sequence[_Weapon]) -> bool:
    """Whether each knows one class, both surely of the attack, in sentences that say the same."""
    ours, theirs = _kinds(left), _kinds(right)
    if len(ours) != 1 or len(theirs) != 1 or ours == theirs or _ANY_GUN in ours | theirs:
        return False
    return any(
        one.sure and other.sure and other.told.ref in context.partners.get(one.told.ref, {})
        for one in left
        for other in right
    )
