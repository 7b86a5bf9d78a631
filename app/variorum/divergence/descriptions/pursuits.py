"""What is known of the doer: a person of interest or a suspect, at large or arrested."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from variorum.divergence.figures.related import Related
from variorum.divergence.told import Told, divergence, sentences

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from variorum.divergence.context import Context
    from variorum.model.comparison import Divergence

_OF_INTEREST = "person of interest"
_CALLED = (
    (_OF_INTEREST, re.compile(r"\bpersons? of interest\b", re.IGNORECASE)),
    ("charged", re.compile(r"\bcharged with (?:[a-z-]+ ){0,2}[a-z]+", re.IGNORECASE)),
    ("warrant", re.compile(r"\b(?:murder|arrest|capital) warrant\b", re.IGNORECASE)),
    (
        "suspect",
        re.compile(
            r"\b(?:murder )?suspect(?:s|ed (?:gunman|shooter|attacker|killer|bomber))?\b",
            re.IGNORECASE,
        ),
    ),
)
_DOER = r"(?:suspects?|gunm[ae]n|shooters?|attackers?|killers?|m[ae]n|bombers?|him|them|driver)"
_OPEN = (
    (
        "at large",
        re.compile(
            r"\b(?:(?:still )?at large|on the run|manhunt|"
            r"(?:still )?(?:searching|looking|hunting) for "
            rf"(?:the |a |an |one |two |three )?(?:\w+ )?{_DOER}|"
            rf"(?:search|hunt) (?:for (?:the |a )?(?:\w+ )?{_DOER}|is under ?way|continues))\b",
            re.IGNORECASE,
        ),
    ),
)
_CLOSED = (
    (
        "arrested",
        re.compile(
            rf"\b(?:{_DOER}|he|who|[A-Z][a-z]+) "
            r"(?:was|were|has been|have been|is|are) (?:later |now )?"
            r"(?:arrested|captured|apprehended|caught|in custody|taken into custody)\b|"
            r"\b(?:turned himself in|surrendered to police)\b"
        ),
    ),
)


def find(context: Context) -> list[Divergence]:
    """Articles of which one knows more of the doer than another.

    Args:
        context: Annotated and aligned articles.

    Returns:
        At most two divergences, never conflicts: the later report knows more.
    """
    related = Related(context)
    linked = [
        article
        for article in context.articles
        if any(related.articles(article, other) for other in context.articles if other != article)
    ]
    called = {article: _told(context, article, _CALLED) for article in linked}
    of_interest = {a: f for a, f in called.items() if _OF_INTEREST in _values(f)}
    others = {a: f for a, f in called.items() if f and a not in of_interest}
    found: list[Divergence] = []
    if of_interest and others:
        found.append(
            _divergence(
                context,
                {**of_interest, **others},
                about="what the suspect is called",
                why="Not all articles call the person by the same word: {}.",
            )
        )
    wanted = {article: _told(context, article, _OPEN) for article in linked}
    caught = {article: _told(context, article, _CLOSED) for article in linked}
    still_open = {a: f for a, f in wanted.items() if f and not caught[a]}
    closed = {a: f for a, f in caught.items() if f}
    if still_open and closed:
        found.append(
            _divergence(
                context,
                {**still_open, **closed},
                about="whether the suspect was caught",
                why="One article tells of a search, another of an arrest: {}.",
            )
        )
    return found


def _told(
    context: Context, article: str, patterns: Sequence[tuple[str, re.Pattern[str]]]
) -> list[Told]:
    """The first words of an article for each value."""
    first: dict[str, Told] = {}
    text = context.articles[article].text
    for ref in sentences(context, article):
        span = context.span(ref)
        for value, pattern in patterns:
            match = pattern.search(text, span.start, span.end) if value not in first else None
            if match is not None:
                first[value] = Told(ref=ref, start=match.start(), end=match.end(), value=value)
    return list(first.values())


def _values(found: Sequence[Told]) -> set[str]:
    return {one.value for one in found}


def _divergence(
    context: Context, given: Mapping[str, Sequence[Told]], *, about: str, why: str
) -> Divergence:
    return divergence(
        context,
        [one for found in given.values() for one in found],
        status="compatible",
        label="later report",
        rule="description-pursuit",
        about=about,
        explanation=why,
    )
