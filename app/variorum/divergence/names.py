"""Names: one thing under several spellings, and another one in the same role."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from variorum.divergence import rivals, titles
from variorum.language.gazetteer import HEADS, NICKNAMES, SMALL, STATES, SUFFIXES
from variorum.language.naming import abbreviates, alike, is_within, key, person_parts, tokens
from variorum.language.wordlists import words
from variorum.model.comparison import Divergence, Reading

if TYPE_CHECKING:
    from collections.abc import Iterable

    from variorum.divergence.context import Context
    from variorum.model.article import EntityMention
    from variorum.model.comparison import Entity

Relation = Literal["spelling", "other name", "given name", "fuller name", "short form"]

_RELATIONS: tuple[tuple[Relation, str], ...] = (
    ("spelling", "The same name is spelled in two ways: {}."),
    ("other name", "Two names for one and the same: {}."),
    ("given name", "One article gives the whole name, the other only the given name: {}."),
    ("fuller name", "One article gives the name more fully than the other: {}."),
    ("short form", "One article writes out what the other abbreviates: {}."),
)
"""What two forms of a name are to each other, most telling first, and the sentence about it."""

_NEVER = frozenset(
    {
        "united states",
        "united kingdom",
        "united nations",
        "european union",
        "associated press",
        "new york city",
    }
)
"""Known under all their names to every reader."""

_EMPTY = SMALL | words(
    "department company inc corp corporation ltd llc plc sa ag gmbh group city news agency hotel"
)
"""Words that make a name longer and say nothing more."""

_HYPHEN = re.compile(r"(?<=[^\W\d_])[-‐‑](?=[^\W\d_])")

_INNER_CAPITAL = re.compile(r"(?<=[a-z])[A-Z]")
_UNNAMED = frozenset({"NORP", "LANGUAGE"})


@dataclass(frozen=True)
class _Form:
    """A form of a name in an article, where it stands first."""

    article: str
    text: str
    mention: EntityMention
    count: int


def find(context: Context) -> list[Divergence]:
    """Names that differ: `variant` for one thing, `conflict` for another one in the same role."""
    mentions: dict[str, dict[str, list[EntityMention]]] = defaultdict(lambda: defaultdict(list))
    for article in context.articles.values():
        for mention in article.entities:
            mentions[mention.entity][article.id].append(mention)
    found: list[Divergence] = []
    for entity in context.entities:
        if entity.label in _UNNAMED or key(entity.name) in _NEVER or len(entity.forms) == 1:
            continue
        forms = [
            form
            for article, here in mentions[entity.id].items()
            for form in _telling(_forms(context, article, here), entity)
        ]
        if divergence := _variant(context, entity, forms):
            found.append(divergence)
    return [*found, *titles.find(context), *rivals.find(context)]


def _forms(context: Context, article: str, mentions: Iterable[EntityMention]) -> list[_Form]:
    """The forms of a name in an article, each where it stands first."""
    text = context.articles[article].text
    first: dict[str, EntityMention] = {}
    counts: dict[str, int] = defaultdict(int)
    for mention in mentions:
        form = text[mention.start : mention.end]
        first.setdefault(key(form), mention)
        counts[key(form)] += 1
    return [_Form(article, text[m.start : m.end], m, counts[folded]) for folded, m in first.items()]


def _telling(forms: list[_Form], entity: Entity) -> list[_Form]:
    """The fullest form in an article, and others of it that are spelled differently.

    Where the name stands in full, "Kirby" or "TBI" further down is no other name.
    """
    fullest = max(forms, key=lambda f: (len(tokens(f.text)), f.count))
    return [
        fullest,
        *(
            form
            for form in forms
            if form is not fullest and relation(form.text, fullest.text, entity.label) == "spelling"
        ),
    ]


def relation(left: str, right: str, label: str) -> Relation | None:
    """What two forms of one entity's name are to each other; None if that is not worth a word."""
    a, b = tokens(left), tokens(right)
    if key(left) == key(right):
        if a == b:
            return "spelling" if _are_marked_apart(left, right) else None
        return "other name" if _are_two_names(a, b) else None
    if label == "PERSON":
        return _of_person(left, right)
    if "".join(a) == "".join(b):
        return "spelling"
    if len(a) == len(b):
        different = [(x, y) for x, y in zip(a, b, strict=True) if x != y]
        if all(alike(x, y) for x, y in different):
            return "spelling"
    short, long = sorted((a, b), key=len)
    if is_within(short, long):
        telling = set(long) - set(short) - _EMPTY and any(word not in HEADS for word in short)
        return "fuller name" if telling else None
    return "short form" if abbreviates(short, long) else None


def _are_marked_apart(left: str, right: str) -> bool:
    """Whether accents, a hyphen or an inner capital are all that differs: Hallström, Hallstrom.

    Capitals often go without accents.
    """
    if left.isupper() or right.isupper():
        return False
    return _marks(left) != _marks(right)


def _marks(name: str) -> tuple[str, int, tuple[int, ...]]:
    """Accents, hyphens, and where capitals stand within words: ColourCraft, Colourcraft."""
    plain = unicodedata.normalize("NFKD", name)
    inner = tuple(met.start() for met in _INNER_CAPITAL.finditer(plain))
    return "".join(filter(unicodedata.combining, plain)), len(_HYPHEN.findall(plain)), inner


def _are_two_names(a: tuple[str, ...], b: tuple[str, ...]) -> bool:
    """Whether known names of one thing have nothing in common: Kiev, Kyiv; ISIS, Daesh."""
    short, long = sorted((a, b), key=len)
    state = " ".join(a) in STATES or " ".join(b) in STATES
    abbreviated = state or abbreviates(short, long)
    return not set(a) & set(b) and not abbreviated


def _of_person(left: str, right: str) -> Relation | None:
    (given_a, surname_a), (given_b, surname_b) = person_parts(left), person_parts(right)
    a, b = tokens(left), tokens(right)
    if "".join(a) == "".join(b):
        return "spelling"
    if len(a) > 1 and len(b) > 1 and (a == b[-len(a) :] or b == a[-len(b) :]):
        return None
    if not surname_a or not surname_b:
        return _of_short_person(given_a, surname_a, given_b, surname_b)
    if surname_a != surname_b:
        return "spelling" if alike(surname_a, surname_b) else None
    first_a, first_b = given_a[0], given_b[0]
    if first_a != first_b and len(first_a) > 1 and len(first_b) > 1:
        nicknamed = NICKNAMES.get(first_a, first_a) == NICKNAMES.get(first_b, first_b)
        return "short form" if nicknamed else "spelling"
    more = set(given_a[1:]) ^ set(given_b[1:]) | _suffixes(left) ^ _suffixes(right)
    return "fuller name" if any(len(word) > 1 for word in more) else None


def _of_short_person(
    given_a: tuple[str, ...], surname_a: str, given_b: tuple[str, ...], surname_b: str
) -> Relation | None:
    """A bare surname says no less; a bare given name does."""
    if not surname_a and not surname_b:
        return "spelling" if given_a and given_b and given_a != given_b else None
    (word,) = (given_a if not surname_a else given_b) or ("",)
    given, surname = (given_b, surname_b) if surname_b else (given_a, surname_a)
    if word == surname:
        return None
    return "given name" if word == given[0] else "spelling" if alike(word, surname) else None


def _suffixes(name: str) -> set[str]:
    return {word for word in tokens(name) if word in SUFFIXES}


def _variant(context: Context, entity: Entity, forms: list[_Form]) -> Divergence | None:
    """One name in several forms, unless they differ in nothing worth a word."""
    relations: set[Relation] = {
        found
        for n, left in enumerate(forms)
        for right in forms[n + 1 :]
        if (found := relation(left.text, right.text, entity.label))
    }
    if not relations:
        return None
    label, sentence = next(known for known in _RELATIONS if known[0] in relations)
    shown = list(dict.fromkeys(f"“{form.text}”" for form in forms))
    return Divergence(
        id="",
        kind="name",
        status="variant",
        about=f"name of {entity.name}",
        label=label,
        readings=tuple(_reading(context, form) for form in forms),
        rule=f"name-{label.replace(' ', '-')}",
        explanation=sentence.format(" and ".join(shown[:4])),
    )


def _reading(context: Context, form: _Form) -> Reading:
    mention = form.mention
    return Reading(
        article=form.article,
        start=mention.start,
        end=mention.end,
        text=form.text,
        value=" ".join(tokens(form.text)),
        sentence=context.sentence_at(form.article, mention.start),
    )
