"""Differences in how near something was to a named place: in it, near it, north of it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING

from variorum.divergence.occurrences import KIND_OF, SUDDEN
from variorum.divergence.places.topics import is_one_event, topics
from variorum.divergence.told import Told, divergence, is_readable
from variorum.language.wordlists import words
from variorum.model.comparison import SentenceRef

if TYPE_CHECKING:
    from collections.abc import Iterator

    from variorum.divergence.context import Context
    from variorum.model.comparison import Divergence

_SITES = frozenset({"FAC", "GPE", "LOC"})
_POSITIONS = {
    "in": "in inside within at on",
    "near": "near around by beside close",
    "outside": "outside",
}
_POSITION_OF = {
    word: position for position, listed in _POSITIONS.items() for word in listed.split()
}
_DIRECTIONS = (
    "north",
    "northeast",
    "east",
    "southeast",
    "south",
    "southwest",
    "west",
    "northwest",
)
_DIRECTION = re.compile(
    r"\b(?:just )?(north|south|east|west)(?:[- ]?(east|west))?(?:ern)? of (?:the |downtown )?$",
    re.IGNORECASE,
)
_OPPOSED = 2
"""Eighths of the compass from which on two directions cannot be one roughly told."""
_WITHIN = 60
_PLAIN = words("the a an downtown central famous historic nearby busy popular")


@dataclass(frozen=True)
class _Site:
    """Where an event was with respect to a named place.

    Attributes:
        ref: Its sentence.
        entity: The named place.
        event: Kind of event.
        start: First code point of the words ("near the park").
        end: Code point after their last.
        position: in, near or outside; or a direction of the compass.
    """

    ref: SentenceRef
    entity: str
    event: str
    start: int
    end: int
    position: str


def find(context: Context) -> list[Divergence]:
    """Sentences that say the same and put one event in, near or on different sides of a place."""
    sites = _sites(context)
    found: dict[tuple[str, str, str, str], Divergence] = {}
    for link in context.links:
        if link.confidence != "confident":
            continue
        for left, right in product(sites.get(link.left, ()), sites.get(link.right, ())):
            if left.entity != right.entity or not is_one_event(left.event, right.event):
                continue
            found_here = _compared(context, left, right)
            if found_here is not None:
                key = (left.ref.article, right.ref.article, left.entity, found_here.label)
                found.setdefault(key, found_here)
    return list(found.values())


def _sites(context: Context) -> dict[SentenceRef, list[_Site]]:
    found: dict[SentenceRef, list[_Site]] = {}
    for article in context.articles.values():
        for mention in article.entities:
            ref = SentenceRef(article.id, context.sentence_at(article.id, mention.start))
            if not is_readable(context, ref):
                continue
            for start, position in _position(context, ref, mention.start):
                # Whatever the model takes a name for: "north of" it is a place.
                if mention.label not in _SITES and position not in _DIRECTIONS:
                    continue
                event = topics(context, ref, start).event or _subject(context, ref)
                if event is not None:
                    found.setdefault(ref, []).append(
                        _Site(ref, mention.entity, event, start, mention.end, position)
                    )
    return found


def _subject(context: Context, ref: SentenceRef) -> str | None:
    """The one sudden event that a sentence tells of, whatever verb stands before the place."""
    kinds = {KIND_OF.get(word.lemma, "") for word in context.words(ref)} & SUDDEN
    return next(iter(kinds)) if len(kinds) == 1 else None


def _position(context: Context, ref: SentenceRef, start: int) -> Iterator[tuple[int, str]]:
    """The words before a name that say where with respect to it, and where they begin."""
    text = context.articles[ref.article].text
    first = max(context.span(ref).start, start - _WITHIN)
    met = _DIRECTION.search(text[first:start])
    if met:
        yield first + met.start(), (met[1] + (met[2] or "")).lower()
        return
    for word in reversed([w for w in context.words(ref) if w.start < start][-4:]):
        told = text[word.start : word.end].lower()
        if told in _POSITION_OF:
            yield word.start, _POSITION_OF[told]
            return
        if told not in _PLAIN and told != "to":
            return


def _compared(context: Context, left: _Site, right: _Site) -> Divergence | None:
    if left.position == right.position:
        return None
    compass = [one.position in _DIRECTIONS for one in (left, right)]
    if all(compass):
        apart = abs(_DIRECTIONS.index(left.position) - _DIRECTIONS.index(right.position))
        if min(apart, len(_DIRECTIONS) - apart) < _OPPOSED:
            return None
        return _divergence(context, left, right, conflict=True)
    return None if any(compass) else _divergence(context, left, right, conflict=False)


def _divergence(context: Context, left: _Site, right: _Site, *, conflict: bool) -> Divergence:
    return divergence(
        context,
        [
            Told(ref=one.ref, start=one.start, end=one.end, value=one.position)
            for one in (left, right)
        ],
        status="conflict" if conflict else "compatible",
        label="direction" if conflict else "near",
        rule="place-direction" if conflict else "place-in-or-near",
        about=f"place of the {left.event.removeprefix('another ')}",
        explanation="The articles put the same event at different places: {}.",
    )
