"""What one article gives as somebody's claim and another as a fact."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from variorum.divergence.standing import standing_of
from variorum.model.comparison import Divergence, Reading, SentenceRef

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from variorum.divergence.context import Context
    from variorum.model.article import Attribution, Figure

_PARTIES = frozenset(
    {"fighters", "company", "union", "campaigners", "media", "witness", "family", "lawyer"}
)
"""Sorts of source whose word alone does not settle a matter."""
_CLAIMING = frozenset({"claim", "claims", "claimed", "claiming", "alleges", "alleged", "believes"})
_HEDGES = frozenset(
    {"allegedly", "reportedly", "apparently", "may", "might", "could", "suspect", "believe"}
    | {"allege", "claim", "report", "accord", "appear", "seem", "probably", "likely", "possibly"}
)


def find(context: Context) -> list[Divergence]:
    """Figures that one article puts down to a party and another states without a source.

    Args:
        context: Annotated and aligned articles.

    Returns:
        Few: only where both give the same figure, the source is a party to the matter, and
        the other article gives no source in or around the sentence.
    """
    sourced = _sources_by_sentence(context)
    found: list[Divergence] = []
    for link in context.links:
        if link.confidence != "confident":
            continue
        for claimed, stated in ((link.left, link.right), (link.right, link.left)):
            given = sourced.get(claimed, ())
            if len(given) != 1 or _is_backed(context, stated, sourced):
                continue
            figure = _common_figure(context, claimed, stated)
            claim = given[0]
            if figure is not None and _is_claim(context, claimed.article, claim):
                readings = (
                    _reading(context, claimed, claim.start, claim.end, claim.source),
                    _reading(context, stated, figure.start, figure.end, None),
                )
                order = readings if claimed == link.left else readings[::-1]
                found.append(_divergence(order, figure, claim.source))
    return found


def _sources_by_sentence(context: Context) -> dict[SentenceRef, list[Attribution]]:
    sources: dict[SentenceRef, list[Attribution]] = defaultdict(list)
    for article in context.articles.values():
        for one in article.attributions:
            sources[SentenceRef(article.id, one.sentence)].append(one)
    return sources


def _is_claim(context: Context, article: str, source: Attribution) -> bool:
    """Whether a source is a party to the matter, or only claims it."""
    if (source.cue or "").lower() in _CLAIMING:
        return True
    sorts = standing_of(context, article, source).sorts
    return bool(sorts) and sorts <= _PARTIES


def _is_backed(
    context: Context, ref: SentenceRef, sourced: Mapping[SentenceRef, Sequence[Attribution]]
) -> bool:
    """Whether a source or a doubt stands in or beside a sentence, or it is the headline."""
    near = (SentenceRef(ref.article, n) for n in range(max(0, ref.sentence - 1), ref.sentence + 2))
    if ref.sentence == 0 or any(one in sourced for one in near):
        return True
    return any(word.lemma in _HEDGES for word in context.words(ref))


def _figures(context: Context, ref: SentenceRef) -> Iterator[Figure]:
    span = context.span(ref)
    for figure in context.articles[ref.article].figures:
        if span.start <= figure.start < span.end:
            yield figure


def _common_figure(context: Context, claimed: SentenceRef, stated: SentenceRef) -> Figure | None:
    """A figure of the second sentence that the first gives alike, of the same happening."""
    wanted = {(f.low, f.high, f.unit, f.event) for f in _figures(context, claimed) if f.event}
    alike = (f for f in _figures(context, stated) if (f.low, f.high, f.unit, f.event) in wanted)
    return next(alike, None)


def _divergence(readings: tuple[Reading, ...], figure: Figure, source: str) -> Divergence:
    return Divergence(
        id="",
        kind="source",
        status="compatible",
        about=f"who says: {figure.counted or figure.unit or 'the figure'}",
        label="not given",
        readings=readings,
        rule="source-not-given",
        explanation=f"One article has this from {source}; the other gives no source.",
    )


def _reading(
    context: Context, ref: SentenceRef, start: int, end: int, source: str | None
) -> Reading:
    return Reading(
        article=ref.article,
        start=start,
        end=end,
        text=context.articles[ref.article].text[start:end],
        value=source,
        sentence=ref.sentence,
        source=source,
    )
