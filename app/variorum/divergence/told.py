"""A detail as an article tells it, and the divergence of several of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from variorum.model.comparison import Divergence, Reading, SentenceRef

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from variorum.divergence.context import Context
    from variorum.model.comparison import Link, Status

Found = TypeVar("Found")

MANY = 100
"""Details of one sort in an article that are compared; no article tells more of one event."""
_LONGEST = 250
"""Words of a sentence that is read for places and descriptions."""


@dataclass(frozen=True, kw_only=True)
class Told:
    """What an article says of somebody or something.

    Attributes:
        ref: Sentence it stands in.
        start: First code point of the telling words.
        end: Code point after their last.
        value: Normalised form.
    """

    ref: SentenceRef
    start: int
    end: int
    value: str


def sentences(context: Context, article: str) -> Iterator[SentenceRef]:
    """The sentences of an article that are short enough to be read."""
    for number in range(len(context.articles[article].sentences)):
        ref = SentenceRef(article, number)
        if is_readable(context, ref):
            yield ref


def is_readable(context: Context, ref: SentenceRef) -> bool:
    """Whether a sentence is short enough to be one, and not a table or worse."""
    return len(context.words(ref)) <= _LONGEST


def by_sentence(
    context: Context, read: Callable[[Context, SentenceRef], list[Found]]
) -> dict[SentenceRef, list[Found]]:
    """What is read in each sentence of all articles, where anything is."""
    refs = (ref for article in context.articles for ref in sentences(context, article))
    return {ref: found for ref in refs if (found := read(context, ref))}


def sure_links(context: Context) -> Iterator[Link]:
    """Links that are right nine times in ten."""
    return (link for link in context.links if link.confidence == "confident")


def divergence(
    context: Context,
    told: Iterable[Told],
    *,
    status: Status,
    label: str,
    rule: str,
    about: str,
    explanation: str,
) -> Divergence:
    """A divergence of kind name, one reading an article and value, in order.

    Args:
        context: Annotated articles.
        told: What the articles say, in any order.
        status: conflict, compatible or variant.
        label: The tag shown for it.
        rule: Name of the rule that fired.
        about: What it is about, in a few words.
        explanation: A sentence with a place for the readings' words.
    """
    places = {article: n for n, article in enumerate(context.articles)}
    ordered = sorted(set(told), key=lambda one: (places[one.ref.article], one.start))
    once: dict[tuple[str, str], Told] = {}
    for one in ordered:
        once.setdefault((one.ref.article, one.value), one)
    readings = tuple(
        Reading(
            article=one.ref.article,
            start=one.start,
            end=one.end,
            text=context.articles[one.ref.article].text[one.start : one.end],
            value=one.value,
            sentence=one.ref.sentence,
        )
        for one in once.values()
    )
    words = " and ".join(dict.fromkeys(f"“{reading.text}”" for reading in readings))
    return Divergence(
        id="",
        kind="name",
        status=status,
        about=about,
        label=label,
        readings=readings,
        rule=rule,
        explanation=explanation.format(words),
    )
