"""Named things in one article: cleaned mentions, and which of them are the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from variorum.language.wordlists import words
from variorum.model.article import EntityMention, Span

if TYPE_CHECKING:
    from collections.abc import Sequence

LABELS = words(
    """
    PERSON NORP ORG GPE LOC FAC EVENT PRODUCT WORK_OF_ART LAW LANGUAGE
    """
)


def find_entities(
    text: str, named: Sequence[tuple[Span, str]]
) -> tuple[tuple[EntityMention, ...], dict[str, str]]:
    """Mentions with ids of their own, and the fullest name for each id."""
    ids: dict[str, str] = {}
    names: dict[str, str] = {}
    mentions: list[EntityMention] = []
    for span, label in named:
        if label not in LABELS:
            continue
        name = text[span.start : span.end]
        entity = ids.setdefault(name.casefold(), f"n{len(ids) + 1}")
        names.setdefault(entity, name)
        mentions.append(EntityMention(start=span.start, end=span.end, label=label, entity=entity))
    return tuple(mentions), names
