"""The whole result of a comparison: the only thing that views and exports see."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from variorum.model.article import AnnotatedArticle, Span
from variorum.model.options import Options

Confidence = Literal["confident", "possible"]
Kind = Literal["figure", "quote", "date", "name", "source"]
Status = Literal["conflict", "compatible", "variant"]

KINDS: tuple[Kind, ...] = ("figure", "quote", "date", "name", "source")
STATUSES: tuple[Status, ...] = ("conflict", "compatible", "variant")


class SentenceRef(msgspec.Struct, frozen=True, order=True):
    """A sentence: the article's id and the index in its `sentences`."""

    article: str
    sentence: int


class Link(msgspec.Struct, frozen=True, kw_only=True):
    """Two sentences of different articles that say the same thing, wholly or in part.

    Attributes:
        left: Sentence of the article that comes first.
        right: Sentence of the article that comes later.
        score: 0 to 1; orders all links.
        confidence: `confident` means right about nine times in ten.
        backbone: Whether scrolling follows it (a monotone chain of confident links for each pair).
    """

    left: SentenceRef
    right: SentenceRef
    score: float
    confidence: Confidence
    backbone: bool = False


class Statement(msgspec.Struct, frozen=True, kw_only=True):
    """Sentences of several articles that belong in one row, or one that stands only here."""

    id: str
    members: tuple[SentenceRef, ...]


class Reading(msgspec.Struct, frozen=True, kw_only=True):
    """What one article says about the detail, with its evidence.

    Attributes:
        article: The article's id.
        start: First code point of the words in question.
        end: Code point after their last.
        text: Exactly those words.
        value: Normalised form; equal values mean the same. Any JSON value, or None.
        sentence: Index of the sentence they stand in.
        source: Who is given as the source, as this article puts it.
        changed: Spans of the words that differ from the other readings.
    """

    article: str
    start: int
    end: int
    text: str
    value: Any = None
    sentence: int | None = None
    source: str | None = None
    changed: tuple[Span, ...] = ()


class Divergence(msgspec.Struct, frozen=True, kw_only=True):
    """A detail on which articles differ.

    Attributes:
        id: "d1", "d2", … in reading order of the first reading.
        kind: What sort of detail.
        status: conflict (cannot both hold), compatible (can), variant (other words or spelling).
        about: What it is about, in a few words ("people who fell from the plane").
        label: The tag shown for it ("conflict", "compatible", "cut short", "wording", …).
        readings: At least two, in order of articles and of text.
        rule: Name of the rule that fired.
        explanation: Why it is shown, in one plain sentence.
    """

    id: str
    kind: Kind
    status: Status
    about: str
    label: str
    readings: tuple[Reading, ...]
    rule: str
    explanation: str


class Entity(msgspec.Struct, frozen=True, kw_only=True):
    """One person, place or organisation over all articles.

    Attributes:
        id: "e1", "e2", …
        name: Its fullest name.
        label: spaCy's OntoNotes label.
        mentions: How often each article (by id) mentions it; articles without it are absent.
        forms: The spellings met, most frequent first.
    """

    id: str
    name: str
    label: str
    mentions: dict[str, int]
    forms: tuple[str, ...] = ()


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """Something that was skipped, given up or limited, and why."""

    path: str
    code: str
    message: str


class SharedWording(msgspec.Struct, frozen=True, kw_only=True):
    """A run of words that stands alike in two articles."""

    left: str
    left_span: Span
    right: str
    right_span: Span
    words: int


class Comparison(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that was found. Serialised as described in the project's format, version 1.

    Attributes:
        reference: Id of the article whose order leads.
        statements: Aligned rows in reference order, sentences that stand only here at their place.
        shared: Runs of words common to two articles.
        shares: For each article's id, the share (0 to 1) of its words that stand alike elsewhere.
        generator: Program and version that made it.
        methods: What was used: {"pipeline": "en_core_web_sm 3.8.0", "vectors": …}.
    """

    format: Literal["variorum-comparison"] = "variorum-comparison"
    version: Literal[1] = 1
    generator: str = ""
    reference: str | None = None
    articles: tuple[AnnotatedArticle, ...] = ()
    alignments: tuple[Link, ...] = ()
    statements: tuple[Statement, ...] = ()
    divergences: tuple[Divergence, ...] = ()
    entities: tuple[Entity, ...] = ()
    shared: tuple[SharedWording, ...] = ()
    shares: dict[str, float] = {}
    notices: tuple[Notice, ...] = ()
    methods: dict[str, str] = {}
    options: Options = Options()
