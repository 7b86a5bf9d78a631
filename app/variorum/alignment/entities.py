"""One entity over all articles: which named things of different articles are the same."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import msgspec

from variorum.model.comparison import Entity

if TYPE_CHECKING:
    from collections.abc import Sequence

    from variorum.model.features import Annotation


def merge_entities(
    annotations: Sequence[Annotation],
) -> tuple[tuple[Annotation, ...], tuple[Entity, ...]]:
    """Give the mentions of all articles common ids, e1, e2, … in order of first mention.

    Args:
        annotations: Articles in reading order, with entity ids of their own.

    Returns:
        The articles with the common ids, and the entities.
    """
    ids: dict[str, str] = {}
    names: dict[str, str] = {}
    labels: dict[str, Counter[str]] = {}
    forms: dict[str, Counter[str]] = {}
    counts: dict[str, Counter[str]] = {}
    merged: list[Annotation] = []
    for annotation in annotations:
        article = annotation.article
        mentions = []
        for mention in article.entities:
            name = annotation.names.get(mention.entity, "")
            entity = ids.setdefault(name.casefold(), f"e{len(ids) + 1}")
            names.setdefault(entity, name)
            labels.setdefault(entity, Counter())[mention.label] += 1
            forms.setdefault(entity, Counter())[article.text[mention.start : mention.end]] += 1
            counts.setdefault(entity, Counter())[article.id] += 1
            mentions.append(msgspec.structs.replace(mention, entity=entity))
        merged.append(
            msgspec.structs.replace(
                annotation, article=msgspec.structs.replace(article, entities=tuple(mentions))
            )
        )
    return tuple(merged), tuple(
        Entity(
            id=entity,
            name=names[entity],
            label=labels[entity].most_common(1)[0][0],
            mentions=dict(counts[entity]),
            forms=tuple(form for form, _ in forms[entity].most_common()),
        )
        for entity in names
    )
