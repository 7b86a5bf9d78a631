"""Causes that exclude each other: natural or man-made, an accident or done on purpose."""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING

from variorum.divergence.occurrences import KIND_OF
from variorum.divergence.standing import standing_of
from variorum.divergence.told import MANY, Told, divergence, sentences, sure_links

if TYPE_CHECKING:
    from collections.abc import Iterator

    from variorum.divergence.context import Context
    from variorum.model.comparison import Divergence, SentenceRef

_AXES = {
    "quake": (
        ("natural", "natural(?:ly)?(?: (?:event|occurrence|one|earthquake|quake|tremor))?", True),
        (
            "man-made",
            "(?:man-?made|artificial)(?: (?:event|one|quake))?|caused by an? (?:[a-z]+ )?explosion",
            False,
        ),
    ),
    "intent": (
        ("an accident", "accident(?:al|ally)?|unintentional(?:ly)?", True),
        (
            "on purpose",
            "(?:deliberate|intentional)(?:ly)?(?: (?:act|attack|set|started))?|arson|on purpose",
            True,
        ),
    ),
    "death": (
        ("suicide", "suicide|self-inflicted", True),
        ("homicide", "homicide|murder", True),
    ),
}
"""For each question its two answers, in words, and whether a verb of being has to stand before.

"The accident happened at noon" is only a word for a crash; "it was an accident" is an answer.
"""
_BEING = r"(?:is|was|were|be|been|being|as|it|death|deaths|ruled|called|deemed) (?:an? )?"


def _pattern(told: str, *, after_being: bool) -> re.Pattern[str]:
    return re.compile(rf"\b{_BEING if after_being else ''}(?P<told>{told})\b", re.IGNORECASE)


_PATTERNS = {
    axis: tuple((pole, _pattern(told, after_being=being)) for pole, told, being in poles)
    for axis, poles in _AXES.items()
}
_HINT = re.compile(
    r"natural|man-?made|artificial|explosion|accident|intention|deliberate|arson|purpose|suicide|"
    r"self-inflicted|homicide|murder",
    re.IGNORECASE,
)
"""Without one of these a sentence need not be read closely."""
_QUAKES = frozenset({"earthquake", "aftershock"})
_DENIED = re.compile(r"\b(?:not|never|unlikely|wasn|isn|weren|hardly)\b|n[’']t\b", re.IGNORECASE)
_OPEN = re.compile(
    r"\b(?:whether|if|or|may|might|could|possibl[ey]|ruled? out|believed?|suspect\w*|"
    r"investigat\w*)\b",
    re.IGNORECASE,
)
_BACK = 60
"""Code points before a cause in which it is denied or left open."""
_SHARED = 2
"""Words of their names that two sources have in common to be one."""


@dataclass(frozen=True)
class _Cause:
    """A cause that an article gives, with the names of those who say so."""

    told: Told
    axis: str
    sources: tuple[frozenset[str], ...]


def find(context: Context) -> list[Divergence]:
    """Causes that one source is said to give, and that cannot both be right.

    Different sources may think differently, and an article may tell of both: only where two
    articles name the same source, and neither gives it both causes, do they conflict. A quake is
    one; of deaths and fires there may be several, so that the sentences have to be linked.
    """
    causes: dict[tuple[str, str], list[_Cause]] = defaultdict(list)
    for article in context.articles:
        for ref in sentences(context, article):
            for cause in _causes(context, ref):
                causes[article, cause.axis].append(cause)
    linked = {frozenset({link.left, link.right}) for link in sure_links(context)}
    found: list[Divergence] = []
    for (left, axis), some in causes.items():
        for (right, other_axis), others in causes.items():
            if left >= right or axis != other_axis or not context.links_between(left, right):
                continue
            group = {
                one.told
                for pair in product(some[:MANY], others[:MANY])
                if axis == "quake" or frozenset(cause.told.ref for cause in pair) in linked
                if _opposed(*pair, some, others)
                for one in pair
            }
            if group:
                found.append(_divergence(context, axis, group))
    return found


def _opposed(one: _Cause, other: _Cause, some: list[_Cause], others: list[_Cause]) -> bool:
    if one.told.value == other.told.value or not _is_one_source(one, other):
        return False
    return not any(
        _is_one_source(mine, also) and mine.told.value != also.told.value
        for mine, own in ((one, some), (other, others))
        for also in own
    )


def _is_one_source(one: _Cause, other: _Cause) -> bool:
    return any(len(a & b) >= _SHARED for a, b in product(one.sources, other.sources))


def _causes(context: Context, ref: SentenceRef) -> Iterator[_Cause]:
    span, text = context.span(ref), context.words_of(ref)
    if not _HINT.search(text):
        return
    kinds = {KIND_OF.get(word.lemma) for word in context.words(ref)}
    for axis, poles in _PATTERNS.items():
        if axis == "quake" and not kinds & _QUAKES:
            continue
        met = [(n, found) for n, (_, p) in enumerate(poles) if (found := p.search(text))]
        if len(met) != 1:
            continue
        pole, found = met[0]
        before = text[max(0, found.start("told") - _BACK) : found.start("told")]
        if _OPEN.search(before):
            continue
        pole = 1 - pole if _DENIED.search(before) else pole
        told = Told(
            ref=ref,
            start=span.start + found.start("told"),
            end=span.start + found.end("told"),
            value=poles[pole][0],
        )
        yield _Cause(told, axis, _sources(context, ref))


def _sources(context: Context, ref: SentenceRef) -> tuple[frozenset[str], ...]:
    """For each source of a sentence, the words of its name without that of its country."""
    article = context.articles[ref.article]
    places = {
        word.removesuffix("'s").removesuffix("’s")
        for mention in article.entities
        if mention.label in {"GPE", "NORP"}
        for word in article.text[mention.start : mention.end].lower().split()
    }
    return tuple(
        frozenset(
            plain
            for word in standing_of(context, ref.article, one).names
            if (plain := word.removesuffix("'s").removesuffix("’s")) not in places
        )
        for one in article.attributions
        if one.sentence == ref.sentence
    )


def _divergence(context: Context, axis: str, group: set[Told]) -> Divergence:
    about = {"quake": "cause of the earthquake", "intent": "whether it was on purpose"}
    return divergence(
        context,
        group,
        status="conflict",
        label="cause",
        rule="description-cause",
        about=about.get(axis, "manner of death"),
        explanation="The same source is said to give causes that exclude each other: {}.",
    )
