"""An article as read, and as annotated: text, provenance, and spans into the text."""

from __future__ import annotations

import msgspec


class Span(msgspec.Struct, frozen=True, array_like=True, order=True):
    """A half-open range of Unicode code points in an article's own text."""

    start: int
    end: int

    def __post_init__(self) -> None:
        if not 0 <= self.start <= self.end:
            raise ValueError(f"not a span: {self.start}..{self.end}")


class ReadFact(msgspec.Struct, frozen=True):
    """A fact as a file records it, where the user has corrected it.

    Attributes:
        value: What was read; None where not recorded.
        origin: The record it was taken from; None likewise.
    """

    value: str | None
    origin: str | None = None


class Article(msgspec.Struct, frozen=True, kw_only=True):
    """A file read as an article. `text` is what every span points into and is never edited.

    Attributes:
        path: The file as the user named it.
        sha256: Hash of the file's bytes, lower-case hexadecimal.
        bytes: Size of the file.
        encoding: Text encoding by its IANA name, or None for formats that are not text.
        format: Ending of the format it was read as ("txt", "html", …), whatever its name says.
        title: Headline; the first line where the format records none.
        outlet: Who published it. None where not recorded, as are the facts below.
        author: By-line.
        url: Where it was published.
        published: ISO 8601 date or date and time.
        modified: ISO 8601 date or date and time.
        retrieved: ISO 8601 date and time at which it was saved from the web.
        language: ISO 639-1 code.
        origins: Which record each fact above was taken from, e.g. {"title": "first line"}.
        as_read: The facts that the user has corrected, by name of the field, as they were read.
        warnings: What to know about how the file was read, a sentence by stable code.
        text: The article. Paragraphs are separated by a blank line.
    """

    path: str
    sha256: str
    bytes: int
    encoding: str | None
    format: str = "txt"
    title: str
    outlet: str | None = None
    author: str | None = None
    url: str | None = None
    published: str | None = None
    modified: str | None = None
    retrieved: str | None = None
    language: str | None = None
    origins: dict[str, str] = {}
    as_read: dict[str, ReadFact] = {}
    warnings: dict[str, str] = {}
    text: str


class EntityMention(msgspec.Struct, frozen=True, kw_only=True):
    """A named thing in an article's text.

    Attributes:
        start: First code point of the mention.
        end: Code point after its last.
        label: spaCy's OntoNotes label: PERSON, NORP, ORG, GPE, LOC, FAC, EVENT, PRODUCT, …
        entity: Id of the `Entity` it mentions.
    """

    start: int
    end: int
    label: str
    entity: str


class Quote(msgspec.Struct, frozen=True, kw_only=True):
    """Direct speech.

    Attributes:
        start: First code point, the opening mark included.
        end: Code point after the last, the closing mark included where there is one.
        speaker: Name or description of the speaker as resolved in this article.
        speaker_span: Where the speaker stands next to this quote (it may be a pronoun).
        cue: Verb or phrase of saying ("said", "according to").
        whole: False for a fragment of speech inside the article's own sentence.
    """

    start: int
    end: int
    speaker: str | None = None
    speaker_span: Span | None = None
    cue: str | None = None
    whole: bool = True


class Figure(msgspec.Struct, frozen=True, kw_only=True):
    """A quantity read as an interval.

    Attributes:
        start: First code point, the qualifier included ("at least two").
        end: Code point after the last.
        low: Least value that the words allow, in `unit`; None where open below.
        high: Greatest value that the words allow; None where open above.
        qualifier: exact, about, at-least, more-than, up-to, less-than, range or vague.
        unit: "people", "USD", "%", "km", … ; None for a bare count of things.
        counted: What is counted, in the article's words ("Afghan civilians").
        event: What happened to it, a lemma or term ("killed", "evacuated").
        value: The number named, without the qualifier's widening; None for vague words.
        role: "total", or what keeps it from being one: "part" ("two of the victims"), "others"
            ("15 others"), "more" ("1,000 more troops"), "included" ("among them two children"),
            "former" ("rose from 31") or "sum" of the figures in its span ("a man and a woman").
    """

    start: int
    end: int
    low: float | None
    high: float | None
    qualifier: str = "exact"
    unit: str | None = None
    counted: str | None = None
    event: str | None = None
    value: float | None = None
    role: str = "total"


class DateMention(msgspec.Struct, frozen=True, kw_only=True):
    """A date or time of day named in the text.

    Attributes:
        start: First code point.
        end: Code point after the last.
        first: Earliest moment meant, ISO 8601 as precise as known, or None.
        last: Latest moment meant, likewise.
        weekday: 0 (Monday) to 6 (Sunday), or None.
        part: Part of day ("morning", "night", …) or None.
        clock: Minutes after midnight, or None.
        event: Lemma of what happened then, or None.
        zone: Time zone as named, or None.
        clock_last: End of a range of clock times ("between 2 and 3 a.m."), or None.
        calendar: Date as far as the words name it: "2018-04-22", "--04-22", "2016-07", "2016".
        qualifier: exact, about, before, after, by, since, until, through, every or range.
    """

    start: int
    end: int
    first: str | None = None
    last: str | None = None
    weekday: int | None = None
    part: str | None = None
    clock: int | None = None
    event: str | None = None
    zone: str | None = None
    clock_last: int | None = None
    calendar: str | None = None
    qualifier: str = "exact"


class Attribution(msgspec.Struct, frozen=True, kw_only=True):
    """Who is given as the source of a statement.

    Attributes:
        start: First code point of the source as named ("a defence official").
        end: Code point after its last.
        sentence: Index of the sentence whose statement it backs.
        source: Name or description as resolved in this article.
        cue: Verb or phrase ("said", "according to").
        channel: How it was said where that is told: "post", "statement", "conference", …
        channel_span: The words that tell it ("tweeted", "in a statement").
    """

    start: int
    end: int
    sentence: int
    source: str
    cue: str | None = None
    channel: str | None = None
    channel_span: Span | None = None


class AnnotatedArticle(Article, frozen=True, kw_only=True):
    """An article with what was found in its text. All lists are in text order."""

    id: str
    sentences: tuple[Span, ...] = ()
    entities: tuple[EntityMention, ...] = ()
    quotes: tuple[Quote, ...] = ()
    figures: tuple[Figure, ...] = ()
    dates: tuple[DateMention, ...] = ()
    attributions: tuple[Attribution, ...] = ()
