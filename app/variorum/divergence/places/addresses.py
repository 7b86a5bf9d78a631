"""Differences in the address that several articles give for one thing."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, replace
from itertools import combinations, product
from typing import TYPE_CHECKING

from variorum.divergence.places.fitting import Fit, fit
from variorum.divergence.places.topics import Topics, topics
from variorum.divergence.told import MANY, Told, divergence, sentences
from variorum.language.streets import find_addresses

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from variorum.divergence.context import Context
    from variorum.language.streets import Address
    from variorum.model.comparison import Divergence, SentenceRef

_FITTING = frozenset({Fit.SAME, Fit.LESS_PRECISE})


@dataclass(frozen=True)
class _Placed:
    """An address with what is there; its span counts in the article's text."""

    ref: SentenceRef
    address: Address
    topics: Topics


def find(context: Context) -> list[Divergence]:
    """Addresses of one thing that differ between articles.

    Args:
        context: Annotated and aligned articles.

    Returns:
        One divergence a thing: `conflict` where the addresses cannot be one, `compatible` where
        one is less precise or they are near each other.
    """
    placed = {article: _addresses(context, article) for article in context.articles}
    groups: list[list[tuple[_Placed, _Placed, Fit]]] = []
    for left, right in _pairs(context, placed):
        stands = fit(left.address, right.address)
        if stands in {Fit.SAME, Fit.UNKNOWN}:
            continue
        if stands not in _FITTING and _is_given_too(left, right, placed):
            continue
        home = next((g for g in groups if _touches(g, left, right)), None)
        if home is None:
            groups.append(home := [])
        home.append((left, right, stands))
    return [_divergence(context, group) for group in groups]


def _touches(group: Sequence[tuple[_Placed, _Placed, Fit]], left: _Placed, right: _Placed) -> bool:
    """Whether one of two addresses stands in a group already, here or elsewhere in its article."""
    known = {_key(one) for pair in group for one in pair[:2]}
    return _key(left) in known or _key(right) in known


def _key(one: _Placed) -> tuple[str, str]:
    return one.ref.article, _value(one.address)


def _addresses(context: Context, article: str) -> list[_Placed]:
    found: list[_Placed] = []
    for ref in sentences(context, article):
        span = context.span(ref)
        for address in find_addresses(context.words_of(ref)):
            moved = replace(address, start=span.start + address.start, end=span.start + address.end)
            found.append(_Placed(ref, moved, topics(context, ref, moved.start)))
    return found[:MANY]


def _pairs(context: Context, placed: dict[str, list[_Placed]]) -> Iterator[tuple[_Placed, _Placed]]:
    """Addresses of two articles that are surely those of one thing."""
    linked = {(link.left, link.right) for link in context.links if link.confidence == "confident"}
    for left, right in combinations(placed, 2):
        found: dict[tuple[SentenceRef, SentenceRef], list[tuple[_Placed, _Placed]]]
        found = defaultdict(list)
        for one, other in product(placed[left], placed[right]):
            refs = one.ref, other.ref
            sure = refs in linked or refs[::-1] in linked
            if one.topics.shares(other.topics, linked=sure):
                found[refs].append((one, other))
        # "From Elm Street to Oak Avenue": which of them belong together is not told.
        yield from (pairs[0] for pairs in found.values() if len(pairs) == 1)


def _is_given_too(left: _Placed, right: _Placed, placed: dict[str, list[_Placed]]) -> bool:
    """Whether an article also gives an address that fits the other's."""
    return any(
        also is not one and fit(also.address, other.address) in _FITTING
        for one, other in ((left, right), (right, left))
        for also in placed[one.ref.article]
    )


def _divergence(context: Context, group: Sequence[tuple[_Placed, _Placed, Fit]]) -> Divergence:
    conflict = any(stands is Fit.CONFLICT for _, _, stands in group)
    chosen = [pair for pair in group if not conflict or pair[2] is Fit.CONFLICT]
    members = {one for pair in chosen for one in pair[:2]}
    label = _label({stands for _, _, stands in chosen})
    return divergence(
        context,
        [
            Told(
                ref=one.ref,
                start=one.address.start,
                end=one.address.end,
                value=_value(one.address),
            )
            for one in members
        ],
        status="conflict" if conflict else "compatible",
        label=label,
        rule=f"place-{label.replace(' ', '-')}",
        about=_about(chosen[0][0]),
        explanation=_EXPLANATIONS[label],
    )


_EXPLANATIONS = {
    "address": "The articles give addresses of one thing that cannot be the same: {}.",
    "less precise": "The addresses fit together, but not all are equally precise: {}.",
    "near": "The articles put the same thing at different, but maybe near, places: {}.",
}


def _label(stands: set[Fit]) -> str:
    if Fit.CONFLICT in stands:
        return "address"
    return "near" if Fit.NEAR in stands else "less precise"


def _about(one: _Placed) -> str:
    event = (one.topics.event or "").removeprefix("another ")
    nouns = [thing for thing in one.topics.things if not thing.startswith("=")]
    return f"place of the {event or next(iter(nouns), '')}".removesuffix(" the ") or "place"


def _value(address: Address) -> str:
    """An address in one form: "6000 nw 32 court", "8 street & trinity"."""
    streets = " & ".join(
        " ".join(filter(None, (street.direction, *street.name, street.kind)))
        for street in address.streets
    )
    number = "" if address.number is None else f"{address.number} "
    return f"{number}{'block ' if address.block else ''}{streets}"
