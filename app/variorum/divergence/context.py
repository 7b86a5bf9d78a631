"""What every kind of divergence is found from."""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from variorum.model.options import Options

if TYPE_CHECKING:
    from variorum.model.article import AnnotatedArticle, Span
    from variorum.model.comparison import Entity, Link, SentenceRef, Statement
    from variorum.model.features import Annotation, Word

_DEFAULTS = Options()
_PLACES = frozenset({"GPE", "LOC", "FAC"})
_NEAR = 4
"""Words between a subject and its verb in a phrase of a few words."""


@dataclass(frozen=True, kw_only=True)
class Context:
    """Annotated articles with merged entities, the links between their sentences, the options."""

    annotations: tuple[Annotation, ...]
    links: tuple[Link, ...] = ()
    statements: tuple[Statement, ...] = ()
    entities: tuple[Entity, ...] = ()
    options: Options = _DEFAULTS

    @cached_property
    def articles(self) -> dict[str, AnnotatedArticle]:
        """Articles by id, in reading order."""
        return {a.article.id: a.article for a in self.annotations}

    @cached_property
    def partners(self) -> dict[SentenceRef, dict[SentenceRef, Link]]:
        """For each linked sentence, its partners in other articles and the links to them."""
        found: dict[SentenceRef, dict[SentenceRef, Link]] = defaultdict(dict)
        for link in self.links:
            found[link.left][link.right] = link
            found[link.right][link.left] = link
        return dict(found)

    def span(self, ref: SentenceRef) -> Span:
        """Where the sentence stands in its article."""
        return self.articles[ref.article].sentences[ref.sentence]

    def words_of(self, ref: SentenceRef) -> str:
        """The sentence as it stands in its article."""
        span = self.span(ref)
        return self.articles[ref.article].text[span.start : span.end]

    @cached_property
    def _starts(self) -> dict[str, list[int]]:
        return {a.id: [span.start for span in a.sentences] for a in self.articles.values()}

    def sentence_at(self, article: str, offset: int) -> int:
        """Index of the sentence of an article that holds `offset`, or the last before it."""
        return max(0, bisect_right(self._starts[article], offset) - 1)

    @cached_property
    def _pairs(self) -> dict[tuple[str, str], list[Link]]:
        pairs: dict[tuple[str, str], list[Link]] = defaultdict(list)
        for link in self.links:
            pairs[link.left.article, link.right.article].append(link)
        return dict(pairs)

    def links_between(self, left: str, right: str) -> list[Link]:
        """Links between two articles, whichever of them comes first."""
        return self._pairs.get((left, right), []) + self._pairs.get((right, left), [])

    @cached_property
    def _words(self) -> dict[str, tuple[tuple[Word, ...], ...]]:
        return {a.article.id: a.words for a in self.annotations}

    def words(self, ref: SentenceRef) -> tuple[Word, ...]:
        """The tokens of a sentence."""
        return self._words[ref.article][ref.sentence]

    def phrase(self, ref: SentenceRef, word: int) -> str:
        """A verb with its subject and object as they stand, where they are close to it."""
        words, text = self.words(ref), self.articles[ref.article].text
        first = last = word
        for n, part in enumerate(words):
            if part.head != word or abs(n - word) > _NEAR:
                continue
            if n < word and part.dep.startswith("nsubj"):
                own = [m for m in range(max(0, n - _NEAR), n) if words[m].head == n]
                first = min([*own, n])
            elif n > word and part.dep in {"dobj", "oprd", "acomp", "prt", "attr"}:
                last = n
        return text[words[first].start : words[last].end]

    @cached_property
    def _places(self) -> dict[str, dict[int, str]]:
        """For each article, the entity of the place named at an offset."""
        return {
            article.id: {
                offset: mention.entity
                for mention in article.entities
                if mention.label in _PLACES
                for offset in range(mention.start, mention.end)
            }
            for article in self.articles.values()
        }

    def place_at(self, article: str, offset: int) -> str | None:
        """Id of the place whose name covers an offset."""
        return self._places[article].get(offset)

    @cached_property
    def facilities(self) -> frozenset[str]:
        """Ids of the entities that are buildings, parks, bridges and the like."""
        return frozenset(entity.id for entity in self.entities if entity.label == "FAC")

    @cached_property
    def _people(self) -> dict[str, dict[int, str]]:
        """For each article, the entity of the person named at an offset."""
        return {
            article.id: {
                offset: mention.entity
                for mention in article.entities
                if mention.label == "PERSON"
                for offset in range(mention.start, mention.end)
            }
            for article in self.articles.values()
        }

    def person_at(self, article: str, offset: int) -> str | None:
        """Id of the person whose name covers an offset."""
        return self._people[article].get(offset)
