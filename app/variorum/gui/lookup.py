"""Everything the views ask of a comparison again and again, looked up once."""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from functools import cached_property
from typing import TYPE_CHECKING

from variorum.gui.marks import marks_by_article
from variorum.model.comparison import KINDS, SentenceRef

if TYPE_CHECKING:
    from variorum.gui.marks import Mark
    from variorum.model.article import AnnotatedArticle
    from variorum.model.comparison import Comparison, Divergence, Entity, Kind, Link, Reading


class Lookup:
    """Answers about one comparison. Nothing is computed before it is asked for."""

    def __init__(self, comparison: Comparison) -> None:
        self.comparison = comparison
        self._marks: dict[frozenset[Kind], dict[str, tuple[Mark, ...]]] = {}

    @cached_property
    def articles(self) -> dict[str, AnnotatedArticle]:
        """Articles by id, in reading order."""
        return {article.id: article for article in self.comparison.articles}

    @cached_property
    def divergences(self) -> dict[str, Divergence]:
        """Divergences by id, in reading order."""
        return {divergence.id: divergence for divergence in self.comparison.divergences}

    @cached_property
    def entities(self) -> dict[str, Entity]:
        """Entities by id."""
        return {entity.id: entity for entity in self.comparison.entities}

    @cached_property
    def partners(self) -> dict[SentenceRef, dict[str, list[tuple[SentenceRef, Link]]]]:
        """For each linked sentence and other article, its partners there, the best first."""
        found: dict[SentenceRef, dict[str, list[tuple[SentenceRef, Link]]]]
        found = defaultdict(lambda: defaultdict(list))
        for link in sorted(self.comparison.alignments, key=lambda link: -link.score):
            found[link.left][link.right.article].append((link.right, link))
            found[link.right][link.left.article].append((link.left, link))
        return found

    @cached_property
    def _links_by_pair(self) -> dict[tuple[str, str], list[Link]]:
        found: dict[tuple[str, str], list[Link]] = defaultdict(list)
        for link in self.comparison.alignments:
            found[link.left.article, link.right.article].append(link)
        return found

    def links(self, left: str, right: str) -> list[tuple[int, int, Link]]:
        """Links between two articles, each with the sentence on the left and on the right."""
        straight = self._links_by_pair.get((left, right), ())
        turned = self._links_by_pair.get((right, left), ())
        return [(k.left.sentence, k.right.sentence, k) for k in straight] + [
            (k.right.sentence, k.left.sentence, k) for k in turned
        ]

    @cached_property
    def mentions(self) -> dict[tuple[str, str], tuple[tuple[int, int], ...]]:
        """Where an entity (by id) is mentioned in an article (by id), in text order."""
        found: dict[tuple[str, str], list[tuple[int, int]]] = defaultdict(list)
        for article in self.comparison.articles:
            for mention in article.entities:
                found[mention.entity, article.id].append((mention.start, mention.end))
        return {key: tuple(spans) for key, spans in found.items()}

    def sentence_at(self, reading: Reading) -> SentenceRef:
        """The sentence that a reading begins in."""
        spans = self.articles[reading.article].sentences
        index = bisect_right(spans, reading.start, key=lambda span: span.start) - 1
        return SentenceRef(reading.article, max(0, index))

    def linked(self, sentence: SentenceRef) -> set[SentenceRef]:
        """All partners of a sentence, in whatever article."""
        found = self.partners.get(sentence, {})
        return {partner for partners in found.values() for partner, _ in partners}

    def counts(self) -> dict[Kind, int]:
        """How many divergences of each kind there are."""
        counts = dict.fromkeys(KINDS, 0)
        for divergence in self.comparison.divergences:
            counts[divergence.kind] += 1
        return counts

    def marks(self, hidden: frozenset[Kind]) -> dict[str, tuple[Mark, ...]]:
        """Marks of each article, without those of the hidden kinds."""
        if hidden not in self._marks:
            shown = (d for d in self.comparison.divergences if d.kind not in hidden)
            self._marks = {hidden: marks_by_article(shown)}
        return self._marks[hidden]

    def sentences_of(self, divergence: Divergence) -> dict[str, frozenset[int]]:
        """Sentences that hold a divergence's readings, by article."""
        found: dict[str, set[int]] = defaultdict(set)
        for reading in divergence.readings:
            article = self.articles.get(reading.article)
            if article is None:
                continue
            found[reading.article].update(
                index
                for index, span in enumerate(article.sentences)
                if span.start < max(reading.end, reading.start + 1) and span.end > reading.start
            )
        return {article: frozenset(indices) for article, indices in found.items()}
