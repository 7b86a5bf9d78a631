"""What every kind of divergence is found from."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from variorum.model.options import Options

if TYPE_CHECKING:
    from variorum.model.article import AnnotatedArticle, Span
    from variorum.model.comparison import Entity, Link, SentenceRef, Statement
    from variorum.model.features import Annotation

_DEFAULTS = Options()


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
