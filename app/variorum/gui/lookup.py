"""Everything the views ask of a comparison again and again, looked up once."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from functools import cached_property
from typing import TYPE_CHECKING

from variorum.gui.extras import Extras
from variorum.gui.marks import MarkTable
from variorum.model.comparison import KINDS, SentenceRef

if TYPE_CHECKING:
    from collections.abc import Sequence

    from variorum.gui.marks import Mark
    from variorum.model.article import AnnotatedArticle
    from variorum.model.comparison import Comparison, Divergence, Entity, Kind, Link, Reading


class Lookup:
    """Answers about one comparison. Nothing is computed before it is asked for."""

    def __init__(self, comparison: Comparison) -> None:
        self.comparison = comparison
        self._tables: dict[str, MarkTable] = {}
        # Of each article the marks that were asked for last.
        self._marks: dict[str, tuple[frozenset[str], tuple[Mark, ...]]] = {}

    def prepare(self) -> None:
        """Compute what is asked for as soon as the user does anything."""
        for name in ("partners", "divergences"):
            getattr(self, name)

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

    @cached_property
    def extras(self) -> Extras:
        """What the texts show on demand besides divergences."""
        return Extras(self.comparison, self.articles, self.partners)

    def sentence_at(self, reading: Reading) -> SentenceRef:
        """The sentence that a reading begins in."""
        spans = self.articles[reading.article].sentences
        index = bisect_right(spans, reading.start, key=lambda span: span.start) - 1
        return SentenceRef(reading.article, max(0, index))

    def linked(self, sentence: SentenceRef) -> set[SentenceRef]:
        """All partners of a sentence, in whatever article."""
        found = self.partners.get(sentence, {})
        return {partner for partners in found.values() for partner, _ in partners}

    def group_of(self, sentence: SentenceRef) -> dict[str, frozenset[int]]:
        """A sentence with its confident partners and the best one of each other article."""
        found = {sentence.article: frozenset([sentence.sentence])}
        for article, partners in self.partners.get(sentence, {}).items():
            found[article] = frozenset(
                partner.sentence
                for partner, link in partners
                if partner == partners[0][0] or link.confidence == "confident"
            )
        return found

    def side_by_side(
        self, readings: Sequence[Reading], order: Sequence[str], at: tuple[str, int] | None
    ) -> dict[str, Reading]:
        """One reading of each article, such that their sentences correspond as far as they can.

        Args:
            readings: Of one divergence.
            order: Articles, the leading one first.
            at: Article and first code point of the reading that must be among them.
        """
        sentences = [self.sentence_at(reading) for reading in readings]
        partners = [self.linked(sentence) for sentence in sentences]
        links = [sum(sentence in found for sentence in sentences) for found in partners]
        numbers = range(len(readings))
        lead = next((n for n in numbers if at == (readings[n].article, readings[n].start)), None)
        if lead is None:
            places = {article: place for place, article in enumerate(order)}
            lead = max(numbers, key=lambda n: (links[n], -places[readings[n].article]), default=0)
        chosen: dict[str, Reading] = {}
        for article in [readings[lead].article, *order] if readings else ():
            candidates = [n for n in numbers if readings[n].article == article]
            if candidates and article not in chosen:
                best = max(
                    candidates, key=lambda n: (n == lead, sentences[n] in partners[lead], links[n])
                )
                chosen[article] = readings[best]
        return chosen

    def counts(self) -> dict[Kind, int]:
        """How many divergences of each kind there are."""
        counts = dict.fromkeys(KINDS, 0)
        for divergence in self.comparison.divergences:
            counts[divergence.kind] += 1
        return counts

    @cached_property
    def _readings(self) -> dict[str, list[tuple[Divergence, Reading]]]:
        found: dict[str, list[tuple[Divergence, Reading]]] = defaultdict(list)
        for divergence in self.comparison.divergences:
            for reading in divergence.readings:
                found[reading.article].append((divergence, reading))
        return found

    def marks(self, article: str, hidden: frozenset[str]) -> tuple[Mark, ...]:
        """Marks of an article, without those of the hidden divergences (by id)."""
        known = self._marks.get(article)
        if known is None or known[0] != hidden:
            if article not in self._tables:
                self._tables[article] = MarkTable(self._readings.get(article, ()))
            known = self._marks[article] = hidden, self._tables[article].without(hidden)
        return known[1]

    def sentences_of(self, divergence: Divergence) -> dict[str, frozenset[int]]:
        """Sentences that hold a divergence's readings, by article."""
        found: dict[str, set[int]] = defaultdict(set)
        for reading in divergence.readings:
            if reading.article in self.articles:
                first = self.sentence_at(reading).sentence
                spans = self.articles[reading.article].sentences
                last = bisect_left(spans, reading.end, key=lambda span: span.start)
                found[reading.article].update(range(first, max(first + 1, last)))
        return {article: frozenset(indices) for article, indices in found.items()}
