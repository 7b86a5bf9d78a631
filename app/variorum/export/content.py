"""The report: everything that an export shows, in order, ready to be set in any format."""

from __future__ import annotations

import msgspec

from variorum.model.comparison import Kind, Notice, Status  # noqa: TC001 - msgspec reads them


class Raised(msgspec.Struct, frozen=True, array_like=True):
    """A small number behind marked words that leads to the difference they belong to.

    Attributes:
        kind: Kind of the difference.
        number: Number of the difference.
        place: Name of the place, to which the table of differences leads.
    """

    kind: Kind
    number: int
    place: str


class Run(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A stretch of an article's own words that is marked alike throughout.

    Attributes:
        text: The words, exactly as the article has them.
        kind: Kind of the difference they belong to; None for unmarked words.
        status: Status of that difference.
        number: Number of that difference.
        changed: Whether these words are what differs.
        raised: Differences whose words end here.
    """

    text: str
    kind: Kind | None = None
    status: Status | None = None
    number: int | None = None
    changed: bool = False
    raised: tuple[Raised, ...] = ()


class Fact(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A named value; None where the articles do not record it.

    Attributes:
        name: What it is, for people.
        value: The value, for people.
        origin: Where it was taken from, if that is known.
        corrected: Whether it is the user's own, and not what was read.
    """

    name: str
    value: str | None = None
    origin: str | None = None
    corrected: bool = False


class Source(msgspec.Struct, frozen=True, kw_only=True):
    """One article and where it comes from.

    Attributes:
        letter: What the report calls it.
        headline: Its title.
        rtl: Whether the title runs from right to left.
        facts: Outlet, author, address, dates.
        file: The file as the user named it.
        details: Size, encoding, words, language.
        sha256: Hash of the file's bytes in groups of 16 digits.
        shared: How much of its wording stands alike in the others.
    """

    letter: str
    headline: str
    rtl: bool = False
    facts: tuple[Fact, ...]
    file: str
    details: str
    sha256: tuple[str, ...]
    shared: str | None = None


class ReadingLine(msgspec.Struct, frozen=True, kw_only=True):
    """What one article says about a difference.

    Attributes:
        runs: Its own words with some context.
        value: How they were read ("≥ 2"), if there is more to say than the words do.
        source: Who is given as the source.
        place: Name of the place in the texts; None where the report contains no such text.
        rtl: Whether the words run from right to left.
    """

    runs: tuple[Run, ...]
    value: str | None = None
    source: str | None = None
    place: str | None = None
    rtl: bool = False


class Difference(msgspec.Struct, frozen=True, kw_only=True):
    """A row of the table of differences.

    Attributes:
        number: Its number throughout the report.
        id: Its id in the comparison.
        kind: What sort of detail.
        letter: The letter of the kind.
        status: How the readings stand to each other.
        sign: The sign of the status.
        tag: Short words for the status.
        about: What it is about.
        explanation: Why it is shown.
        rule: The rule that fired.
        cells: For each article, what it says; empty where nothing was found in it.
        place: Name of the first place in the texts; None where there is none.
        verdict: The user's verdict, empty for none.
        note: The user's note, empty for none.
    """

    number: int
    id: str
    kind: Kind
    letter: str
    status: Status
    sign: str
    tag: str
    about: str
    explanation: str
    rule: str
    cells: tuple[tuple[ReadingLine, ...], ...]
    place: str | None = None
    verdict: str = ""
    note: str = ""


class Sentence(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A sentence or paragraph with its marks.

    Attributes:
        runs: Its words.
        rtl: Whether it runs from right to left.
        headline: Whether it is the article's title.
    """

    runs: tuple[Run, ...]
    rtl: bool = False
    headline: bool = False


class StatementRow(msgspec.Struct, frozen=True, kw_only=True):
    """Sentences of several articles that say the same thing.

    Attributes:
        number: Number of the row.
        cells: For each article, its sentences.
        possible: Whether no link of the row is sure.
    """

    number: int
    cells: tuple[tuple[Sentence, ...], ...]
    possible: bool = False


class MarkedText(msgspec.Struct, frozen=True, kw_only=True):
    """A whole article with its marks, or the part of it that stands nowhere else.

    Attributes:
        letter: What the report calls the article.
        name: Its outlet, or its file's name where that is not recorded.
        title: Its headline; empty where the paragraphs begin with it.
        language: ISO 639-1 code.
        rtl: Whether it begins from right to left.
        paragraphs: Its text.
    """

    letter: str
    name: str
    title: str
    language: str | None
    rtl: bool
    paragraphs: tuple[Sentence, ...]


class EntityRow(msgspec.Struct, frozen=True, kw_only=True):
    """A named thing, its other spellings, and how often each article names it."""

    name: str
    forms: str
    counts: tuple[int, ...]


class EntityGroup(msgspec.Struct, frozen=True, kw_only=True):
    """Named things of one sort."""

    name: str
    rows: tuple[EntityRow, ...]


class LegendEntry(msgspec.Struct, frozen=True, kw_only=True):
    """What a letter or a line stands for."""

    key: str
    sign: str
    name: str
    meaning: str = ""


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """When the report was made, as far as that is recorded.

    Attributes:
        text: For people; None where nothing is recorded.
        origin: Who says so.
        stamp: ISO 8601 with a zone, for the file's own date.
    """

    text: str | None
    origin: str
    stamp: str | None


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that an export shows.

    Attributes:
        title: Printed title.
        summary: One line that sums up.
        organisation: Who hands it out.
        generator: Program and version.
        language: ISO 639-1 code of the report's own words.
        made: When it was made.
        letters: The letter of each article.
        dates: When each was published, for people; None where that is not recorded.
        sources: The articles.
        counts: How many differences of each status are shown: sign, name, number, status.
        differences: The table; None where it is left out, as are the parts below.
        statements: Aligned rows.
        only_here: What stands in one article alone.
        left_out: What the aligned rows do not show, one sentence each.
        texts: The marked texts.
        entities: Named things by sort.
        notes: Differences on which the user decided or wrote something.
        remarks: What the user writes about the comparison as a whole; empty for nothing.
        notices: What was skipped, given up or limited.
        kinds: Legend of kinds.
        statuses: Legend of statuses.
        hidden: What filters and choices leave out, one sentence each.
        method: How it was made.
        limits: What the reader must know before trusting it.
    """

    title: str
    summary: str
    organisation: str | None
    generator: str
    language: str = "en"
    made: Moment
    letters: tuple[str, ...]
    dates: tuple[str | None, ...]
    sources: tuple[Source, ...]
    counts: tuple[LegendEntry, ...]
    differences: tuple[Difference, ...] | None
    statements: tuple[StatementRow, ...] | None
    only_here: tuple[MarkedText, ...] | None
    left_out: tuple[str, ...]
    texts: tuple[MarkedText, ...] | None
    entities: tuple[EntityGroup, ...] | None
    notes: tuple[Difference, ...] | None
    remarks: str = ""
    notices: tuple[Notice, ...]
    kinds: tuple[LegendEntry, ...]
    statuses: tuple[LegendEntry, ...]
    hidden: tuple[str, ...]
    method: tuple[Fact, ...] | None
    limits: tuple[str, ...]
