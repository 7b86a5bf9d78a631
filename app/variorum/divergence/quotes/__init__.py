"""Quotes: one utterance cut short, worded otherwise, retold, or put into another mouth."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from variorum.divergence.quotes.changes import Changes
from variorum.divergence.quotes.matching import Match, find_matches
from variorum.divergence.quotes.passages import Passage, find_passages
from variorum.divergence.quotes.retelling import Retellings
from variorum.divergence.quotes.speakers import Speakers
from variorum.model.comparison import Divergence, Reading

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from variorum.divergence.context import Context

__all__ = ["find"]

_EXPLANATIONS = {
    "cut short": "The same words are quoted at different length: “{}”.",
    "wording": "The same utterance is quoted in different words; these differ: {}.",
    "speaker": "The same words are put into the mouths of different people: {}.",
}
_SPOKEN = 8  # words from which on different speakers of the same words are a conflict
_FEW = 6


def find(context: Context) -> list[Divergence]:
    """Utterances that articles quote differently; the same words are never a difference.

    Args:
        context: Annotated articles with merged entities and links.

    Returns:
        One divergence for all articles that quote an utterance: a variant where it is cut short,
        worded otherwise or retold, a conflict where other persons are said to have said it.
    """
    passages = find_passages(context)
    speakers = Speakers(context)
    matches = find_matches(passages, speakers, context.links)
    found: list[Divergence] = []
    for group in _groups(matches):
        divergence = _conflict(context, group) or _variant(context, group)
        if divergence:
            found.append(divergence)
    return found + Retellings(context, passages, matches, speakers).find()


def _groups(matches: Sequence[Match]) -> list[list[Match]]:
    """Matches joined by the passages they share."""
    parent: dict[int, int] = {}

    def root(number: int) -> int:
        while parent.setdefault(number, number) != number:
            number = parent[number]
        return number

    for match in matches:
        one, two = root(match.left.number), root(match.right.number)
        parent[max(one, two)] = min(one, two)
    groups: dict[int, list[Match]] = defaultdict(list)
    for match in matches:
        groups[root(match.left.number)].append(match)
    return [groups[n] for n in sorted(groups)]


def _members(matches: Iterable[Match]) -> list[Passage]:
    """The passages of a group, without those that their own article quotes as fully elsewhere."""
    by_number = {p.number: p for m in matches for p in (m.left, m.right)}
    kept: list[Passage] = []
    for number in sorted(by_number):
        passage = by_number[number]
        others = [
            p for p in by_number.values() if p.article == passage.article and p is not passage
        ]
        if not any(_stands_for(other, passage) for other in others):
            kept.append(passage)
    return kept


def _stands_for(other: Passage, passage: Passage) -> bool:
    """Whether an article quotes a passage as fully elsewhere."""
    if other.keys == passage.keys:
        return other.number < passage.number
    size = len(passage.keys)
    return any(other.keys[n : n + size] == passage.keys for n in range(len(other.keys) - size + 1))


def _conflict(context: Context, group: Sequence[Match]) -> Divergence | None:
    """The same words of two persons, each named beside them."""
    matches = [
        m
        for m in group
        if m.other_speakers
        and m.relation == "same"
        and len(m.left.keys) >= _SPOKEN
        and m.left.near
        and m.right.near
        and m.left.whole
        and m.right.whole
    ]
    if not matches:
        return None
    members = _members(matches)
    names = list(dict.fromkeys(p.speaker for p in members if p.speaker))
    return Divergence(
        id="",
        kind="quote",
        status="conflict",
        about=f"who said “{_first_words(context, members[0])}”",
        label="speaker",
        readings=tuple(_reading(context, p, Changes(()), value=p.speaker) for p in members),
        rule="quote-speakers-differ",
        explanation=_EXPLANATIONS["speaker"].format(", ".join(names)),
    )


def _variant(context: Context, group: Sequence[Match]) -> Divergence | None:
    matches = [m for m in group if not m.other_speakers]
    members = _members(matches)
    numbers = {p.number for p in members}
    matches = [m for m in matches if m.left.number in numbers and m.right.number in numbers]
    if len({p.keys for p in members}) < 2 or all(m.relation == "same" for m in matches):  # noqa: PLR2004
        return None
    wording = any(m.relation == "wording" for m in matches)
    changes = Changes([m for m in matches if m.relation == ("wording" if wording else "cut")])
    readings = tuple(_reading(context, p, changes) for p in members)
    label = "wording" if wording else "cut short"
    if wording:
        texts = {a.id: a.text for a in context.articles.values()}
        words = [texts[r.article][s.start : s.end] for r in readings for s in r.changed]
        what = ", ".join(f"“{w}”" for w in list(dict.fromkeys(words))[:_FEW])
    else:
        what = _first_words(context, min(members, key=lambda p: len(p.keys)))
    return Divergence(
        id="",
        kind="quote",
        status="variant",
        about=_about(context, members),
        label=label,
        readings=readings,
        rule="quote-worded-otherwise" if wording else "quote-cut-short",
        explanation=_EXPLANATIONS[label].format(what),
    )


def _about(context: Context, members: Sequence[Passage]) -> str:
    """Whose words they are, by the fullest name given."""
    names = [p.speaker for p in members if p.speaker]
    if not names:
        return f"quote “{_first_words(context, members[0])}”"
    named = [n for n in names if n[:1].isupper()] or names
    return f"quote of {max(dict.fromkeys(named), key=lambda n: len(n.split()))}"


def _first_words(context: Context, passage: Passage) -> str:
    text = context.articles[passage.article].text[passage.start : passage.end]
    words = text.split()
    return " ".join(words[:_FEW]) + (" …" if len(words) > _FEW else "")


def _reading(
    context: Context, passage: Passage, changes: Changes, *, value: str | None = None
) -> Reading:
    first, last = changes.window(passage)
    words = passage.words[first:last]
    start = words[0].start
    end = passage.end if last == len(passage.words) else words[-1].end
    return Reading(
        article=passage.article,
        start=start,
        end=end,
        text=context.articles[passage.article].text[start:end],
        value=value or " ".join(passage.keys[first:last]),
        sentence=passage.sentence,
        source=passage.speaker,
        changed=changes.spans(passage),
    )
