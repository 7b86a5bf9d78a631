"""Sentences of direct speech, each with its words folded for comparing."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from variorum.alignment.words import Word, words_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from variorum.divergence.context import Context
    from variorum.model.article import AnnotatedArticle, Quote

_FUNCTION = frozenset(
    re.findall(
        r"\S+",
        """
        a an the this that these those of in on at to for from by with as and or but if than so it
        its he she they we you i him her them us me my your his our their be is are was were been
        being am have has had do does did will would can could may might must shall should not no
        there here who which what when where how why all any some just very also then about into
        out up down over after before it's i'm we're they're that's there's don't he's she's i've
        we've you're is't
        """,
    )
)
_OMITTED = re.compile(r"…|\.\.\.|\. \. \.")


@dataclass(frozen=True, kw_only=True)
class Passage:
    """One sentence, or part of one, that an article puts between quotation marks.

    Attributes:
        article: The article's id.
        number: Its place among the passages of all articles.
        quote: Index of the quote in which it begins.
        sentence: Index of the article's sentence it stands in.
        start: First code point of its words.
        end: Code point after its last word and the mark that ends the sentence.
        words: Its words; what stands between two pieces of a split quote is left out.
        speaker: As resolved in the article.
        near: Whether the speaker stands beside the quote by name.
        whole: Whether it is speech of its own rather than a fragment in a sentence of the article.
        gaps: Offsets at which dots show that words were left out.
    """

    article: str
    number: int
    quote: int
    sentence: int
    start: int
    end: int
    words: tuple[Word, ...]
    speaker: str | None
    near: bool
    whole: bool
    gaps: tuple[int, ...] = ()

    @cached_property
    def keys(self) -> tuple[str, ...]:
        """The words as they are compared."""
        return tuple(w.key for w in self.words)

    @cached_property
    def bag(self) -> Counter[str]:
        """How often each word stands in it."""
        return Counter(self.keys)

    @cached_property
    def weight(self) -> int:
        """How many of its words carry meaning."""
        return sum(is_content(k) for k in self.keys)


def is_content(key: str) -> bool:
    """Whether a word carries meaning by itself."""
    return key not in _FUNCTION


def find_passages(context: Context) -> list[Passage]:
    """The direct speech of all articles, in order of articles and text."""
    found: list[Passage] = []
    for article in context.articles.values():
        for pieces in _pieces(context, article):
            passage = _passage(article, pieces, len(found))
            if passage:
                found.append(passage)
    return found


@dataclass(frozen=True, kw_only=True)
class _Piece:
    quote: int
    sentence: int
    start: int
    end: int


def _pieces(context: Context, article: AnnotatedArticle) -> Iterator[list[_Piece]]:
    """Quotes cut where sentences end; a quote that its cue splits is joined again."""
    joined: list[_Piece] = []
    for number, quote in enumerate(article.quotes):
        first = context.sentence_at(article.id, quote.start)
        last = context.sentence_at(article.id, max(quote.start, quote.end - 1))
        for sentence in range(first, last + 1):
            span = article.sentences[sentence] if article.sentences else quote
            start, end = max(quote.start, span.start), min(quote.end, span.end)
            if sentence == last:
                end = max(end, start)
            if end <= start:
                continue
            piece = _Piece(quote=number, sentence=sentence, start=start, end=end)
            if joined and _belongs(article, joined[-1], piece):
                joined.append(piece)
                continue
            if joined:
                yield joined
            joined = [piece]
    if joined:
        yield joined


def _belongs(article: AnnotatedArticle, before: _Piece, after: _Piece) -> bool:
    """Whether two pieces are one sentence, as in "Hopefully," she said, "it helps"."""
    if before.quote == after.quote or before.sentence != after.sentence:
        return False
    one, two = article.quotes[before.quote], article.quotes[after.quote]
    return one.whole and two.whole and one.speaker == two.speaker


def _is_named_beside(article: AnnotatedArticle, quote: Quote) -> bool:
    """Whether the speaker stands beside the quote by name, not as a pronoun."""
    span = quote.speaker_span
    return (
        span is not None
        and article.text[span.start : span.start + 1].isupper()
        and (article.text[span.start : span.end].casefold() not in _FUNCTION)
    )


def _passage(article: AnnotatedArticle, pieces: Sequence[_Piece], number: int) -> Passage | None:
    quote: Quote = article.quotes[pieces[0].quote]
    words: list[Word] = []
    gaps: list[int] = []
    for piece in pieces:
        part = article.text[piece.start : piece.end]
        words.extend(
            Word(w.key, piece.start + w.start, piece.start + w.end) for w in words_of(part)
        )
        gaps.extend(piece.start + m.start() for m in _OMITTED.finditer(part))
    if not words:
        return None
    end = words[-1].end
    if article.text[end : end + 1] in {".", "!", "?", "…"}:
        end += 1
    return Passage(
        article=article.id,
        number=number,
        quote=pieces[0].quote,
        sentence=pieces[0].sentence,
        start=words[0].start,
        end=end,
        words=tuple(words),
        speaker=quote.speaker,
        near=_is_named_beside(article, quote),
        whole=quote.whole,
        gaps=tuple(gaps),
    )
