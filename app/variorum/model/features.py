"""What the language layer finds for the stages below the window but not for the result."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from variorum.model.article import AnnotatedArticle, Span

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Word(msgspec.Struct, frozen=True, array_like=True):
    """A token of a sentence.

    Attributes:
        start: First code point in the article's text.
        end: Code point after its last.
        lemma: Dictionary form, folded to lower case.
        pos: Universal part of speech (NOUN, VERB, …).
        tag: Penn Treebank tag (NNP, VBD, …); empty where the pipeline has none.
        dep: Dependency label (nsubj, dobj, …); empty where the pipeline has none.
        head: Index, within the same sentence, of the word it depends on; itself for the root.
    """

    start: int
    end: int
    lemma: str
    pos: str
    tag: str
    dep: str
    head: int


class Annotation(msgspec.Struct, frozen=True, kw_only=True):
    """An article with its words: what the annotation cache holds.

    Attributes:
        article: Public result; its `entities` carry ids local to this article until merged.
        names: For each local entity id, the fullest name in this article.
        words: For each sentence, its tokens.
        clauses: For each sentence, the spans of its clauses (at least one).
    """

    article: AnnotatedArticle
    names: dict[str, str] = {}
    words: tuple[tuple[Word, ...], ...] = ()
    clauses: tuple[tuple[Span, ...], ...] = ()


@dataclass(frozen=True, kw_only=True)
class SentenceVectors:
    """Token vectors of one sentence.

    Attributes:
        pieces: WordPiece ids, shape (n,).
        vectors: Unit vectors, shape (n, 384), float32.
        spans: Code-point offsets of each piece relative to the sentence, shape (n, 2).
    """

    pieces: NDArray[np.int32]
    vectors: NDArray[np.float32]
    spans: NDArray[np.int32]


@dataclass(frozen=True, kw_only=True)
class Prepared:
    """An annotated article with the vectors of its sentences (empty without the model)."""

    annotation: Annotation
    vectors: tuple[SentenceVectors, ...] = ()

    @property
    def article(self) -> AnnotatedArticle:
        """The public part."""
        return self.annotation.article
