"""All sentences of all articles in one table, the way the scores need them."""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

import numpy as np

from variorum.alignment.folding import folded
from variorum.alignment.furniture import is_furniture
from variorum.alignment.lexicon import NUMBERS
from variorum.alignment.terms import terms_of
from variorum.alignment.voices import source_words
from variorum.model.comparison import SentenceRef

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from numpy.typing import NDArray

    from variorum.model.article import Attribution, EntityMention, Figure, Span
    from variorum.model.features import Prepared, SentenceVectors


_Placed = TypeVar("_Placed", "EntityMention", "Figure")


@dataclass(frozen=True, kw_only=True)
class SentenceTable:
    """One row a sentence, in the order of the articles and of their text.

    Attributes:
        refs: Which sentence it is.
        article: Index of its article.
        place: Its index within the article.
        counts: How many sentences each article has.
        texts: Folded text, number words as digits.
        terms: Its content words, made comparable.
        names: The entities it mentions.
        facts: What its figures say happened to how many ("killed 3"), and their kinds ("killed").
        linkable: False for notices, credits, by-lines and what has no content words.
        sources: Where it only tells who says it, relative to its start.
        vectors: Token vectors, or none at all.
    """

    refs: tuple[SentenceRef, ...]
    article: NDArray[np.int64]
    place: NDArray[np.int64]
    counts: NDArray[np.int64]
    texts: tuple[str, ...]
    terms: tuple[frozenset[str], ...]
    names: tuple[frozenset[str], ...]
    facts: tuple[frozenset[str], ...]
    linkable: NDArray[np.bool_]
    sources: tuple[tuple[tuple[int, int], ...], ...]
    vectors: tuple[SentenceVectors, ...] = ()

    def __len__(self) -> int:
        return len(self.refs)


def tabulate(prepared: Sequence[Prepared], *, vectors: bool = True) -> SentenceTable:
    """Lay out the sentences of `prepared`.

    Args:
        prepared: Articles, with their merged entities.
        vectors: Whether to use token vectors, if every article has them.
    """
    rows = [row for each in prepared for row in _rows(each)]
    counts = np.array([len(each.article.sentences) for each in prepared], dtype=np.int64)
    tokens = tuple(vector for each in prepared for vector in each.vectors) if vectors else ()
    tokens = tokens if len(tokens) == len(rows) else ()
    linkable = np.array([row.linkable for row in rows], dtype=np.bool_)
    if tokens:
        linkable &= np.array([len(each.pieces) > 0 for each in tokens], dtype=np.bool_)
    return SentenceTable(
        refs=tuple(row.ref for row in rows),
        article=np.repeat(np.arange(len(prepared)), counts),
        place=np.array([row.ref.sentence for row in rows], dtype=np.int64),
        counts=counts,
        texts=tuple(row.text for row in rows),
        terms=tuple(row.terms for row in rows),
        names=tuple(row.names for row in rows),
        facts=tuple(row.facts for row in rows),
        linkable=linkable,
        sources=tuple(row.sources for row in rows),
        vectors=tokens,
    )


@dataclass(frozen=True, kw_only=True)
class _Row:
    ref: SentenceRef
    text: str
    terms: frozenset[str]
    names: frozenset[str]
    facts: frozenset[str]
    linkable: bool
    sources: tuple[tuple[int, int], ...]


def _rows(prepared: Prepared) -> Iterator[_Row]:
    article, words = prepared.article, prepared.annotation.words
    mentions = _by_sentence(article.entities, article.sentences)
    figures = _by_sentence(article.figures, article.sentences)
    backing: dict[int, list[Attribution]] = defaultdict(list)
    for attribution in article.attributions:
        backing[attribution.sentence].append(attribution)
    for n, span in enumerate(article.sentences):
        sentence = article.text[span.start : span.end]
        own = words[n] if n < len(words) else ()
        voiced = source_words(own, backing[n])
        told = tuple(word for k, word in enumerate(own) if k not in voiced)
        sources = tuple((own[k].start - span.start, own[k].end - span.start) for k in voiced)
        terms = terms_of(told, sentence) if told or not own else frozenset[str]()
        linkable = bool(terms) and not is_furniture(sentence, own, first=n == 0)
        yield _Row(
            ref=SentenceRef(article.id, n),
            text=_plain(sentence),
            terms=terms,
            names=frozenset(
                mention.entity
                for mention in mentions[n]
                if not any(a <= mention.start - span.start < b for a, b in sources)
            ),
            facts=frozenset(fact for figure in figures[n] for fact in _facts(figure)),
            linkable=linkable,
            sources=sources,
        )


def _facts(figure: Figure) -> Iterator[str]:
    """What a figure tells, in the forms in which another one may tell it too."""
    kind = figure.event or figure.unit
    if kind is None:
        return
    yield kind
    for value in {figure.value, figure.low, figure.high} - {None}:
        yield f"{kind} {value:g}"


def _by_sentence(mentions: Sequence[_Placed], sentences: Sequence[Span]) -> list[list[_Placed]]:
    found: list[list[_Placed]] = [[] for _ in sentences]
    starts = [span.start for span in sentences]
    for mention in mentions:
        n = bisect_right(starts, mention.start) - 1
        if n >= 0 and mention.start < sentences[n].end:
            found[n].append(mention)
    return found


def _plain(sentence: str) -> str:
    return " ".join(NUMBERS.get(word, word) for word in folded(sentence).split())
