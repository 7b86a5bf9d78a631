"""Ordinals of aligned sentences: the 88th minute and the 89th, a third term and a fourth."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

from variorum.divergence.figures import scope
from variorum.divergence.grouping import join
from variorum.language.wordlists import words
from variorum.model.comparison import Divergence, Reading, SentenceRef

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from variorum.divergence.context import Context
    from variorum.divergence.figures.related import Related

_NAMES = {
    name: value
    for value, name in enumerate(
        "second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(),  # noqa: SIM905
        start=2,
    )
}
_ORDINAL = re.compile(
    rf"\b(?:(?P<digits>(?!1st)[1-9]\d{{0,2}})(?:st|nd|rd|th)|(?P<name>{'|'.join(_NAMES)}))"
    r"[ -](?:(?:straight|consecutive|successive|league|career) )?(?P<noun>[a-z]+)\b",
    re.IGNORECASE,
)
# Ordinals that name a thing, and parts of a whole.
_NO_NOUNS = words(
    """
    street st avenue ave road floor century amendment district precinct grade circuit hand degree
    party of the a and in to person half cousin year place largest biggest highest most busiest
    """
)
_PART = re.compile(r"(?:\b(?:one|two|three|four)[ -]|\d[ -])$", re.IGNORECASE)
# Further apart than this, two ordinals need not be those of one thing.
_STEPS = 3


class _Ordinal(NamedTuple):
    ref: SentenceRef
    start: int
    end: int
    value: int
    noun: str


def find(context: Context, related: Related) -> list[Divergence]:
    """Ordinals of the same noun that differ, each the only one of its noun in its sentence.

    Args:
        context: The comparison so far.
        related: Which articles belong together.
    """
    known: dict[SentenceRef, list[_Ordinal]] = {}
    pairs: list[tuple[_Ordinal, _Ordinal]] = []
    for link in context.links:
        if link.confidence != "confident":
            continue
        if not related.articles(link.left.article, link.right.article):
            continue
        for ref in (link.left, link.right):
            if ref not in known:
                known[ref] = list(_read(context, ref))
        pairs.extend(_pairs(known[link.left], known[link.right]))
    groups: list[list[_Ordinal]] = []
    for pair in sorted(pairs, key=_distance):
        join(groups, pair, lambda one: one.ref.article)
    places = {article: n for n, article in enumerate(context.articles)}
    return [
        _divergence(context, sorted(group, key=lambda one: (places[one.ref.article], one.start)))
        for group in groups
    ]


def _read(context: Context, ref: SentenceRef) -> Iterator[_Ordinal]:
    span = context.span(ref)
    text = context.articles[ref.article].text
    for match in _ORDINAL.finditer(text, span.start, span.end):
        noun = scope.singular(match["noun"].lower())
        before = text[max(span.start, match.start() - len("three ")) : match.start()]
        if noun in _NO_NOUNS or (match["name"] and _PART.search(before)):
            continue
        value = int(match["digits"]) if match["digits"] else _NAMES[match["name"].lower()]
        end = match.end("digits") + 2 if match["digits"] else match.end("name")
        yield _Ordinal(ref, match.start(), end, value, noun)


def _pairs(
    left: Sequence[_Ordinal], right: Sequence[_Ordinal]
) -> Iterator[tuple[_Ordinal, _Ordinal]]:
    by_noun: dict[str, tuple[list[_Ordinal], list[_Ordinal]]] = defaultdict(lambda: ([], []))
    for side, found in enumerate((left, right)):
        for one in found:
            by_noun[one.noun][side].append(one)
    for ours, theirs in by_noun.values():
        if len(ours) == len(theirs) == 1 and 0 < _distance((ours[0], theirs[0])) <= _STEPS:
            yield ours[0], theirs[0]


def _distance(pair: tuple[_Ordinal, _Ordinal]) -> int:
    return abs(pair[0].value - pair[1].value)


def _divergence(context: Context, group: Sequence[_Ordinal]) -> Divergence:
    readings = tuple(
        Reading(
            article=one.ref.article,
            start=one.start,
            end=one.end,
            text=context.articles[one.ref.article].text[one.start : one.end],
            value=one.value,
            sentence=one.ref.sentence,
        )
        for one in group
    )
    shown = " and ".join(dict.fromkeys(f"“{reading.text}”" for reading in readings))
    return Divergence(
        id="",
        kind="figure",
        status="conflict",
        about=f"which {group[0].noun}",
        label="conflict",
        readings=readings,
        rule="figure-ordinal",
        explanation=f"The same {group[0].noun} is counted as {shown}.",
    )
