"""A parsed article: what the finders of quotes, figures, dates and sources work on."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from variorum.model.article import EntityMention, Span
    from variorum.model.features import Word


@dataclass(frozen=True, kw_only=True)
class ParsedArticle:
    """Text with its sentences and words, free of the parser that made them.

    Attributes:
        text: The article's own text; every offset points into it.
        sentences: In text order, without surrounding white space.
        words: For each sentence, its tokens.
        entities: Mentions in text order, with ids local to this article.
        names: For each local entity id, the fullest name in this article.
        published: ISO 8601 date of publication, where known.
        paragraphs: Blocks of text between blank lines, as read.
    """

    text: str
    sentences: tuple[Span, ...]
    words: tuple[tuple[Word, ...], ...]
    entities: tuple[EntityMention, ...] = ()
    names: dict[str, str] = field(default_factory=dict)
    published: str | None = None
    paragraphs: tuple[Span, ...] = ()

    @cached_property
    def _starts(self) -> list[int]:
        return [span.start for span in self.sentences]

    def sentence_at(self, offset: int) -> int:
        """Index of the sentence that holds `offset`, or the last that begins before it."""
        return max(0, bisect_right(self._starts, offset) - 1)

    def of(self, word: Word) -> str:
        """The word as it stands in the text."""
        return self.text[word.start : word.end]
