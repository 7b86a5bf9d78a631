"""What window and worker say to each other: one JSON object a line, told apart by `type`."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from variorum.model.article import Article
from variorum.model.comparison import Comparison, Notice
from variorum.model.facts import CorrectedFacts
from variorum.model.options import Options

Stage = Literal[
    "reading", "loading", "annotating", "encoding", "aligning", "comparing", "exporting"
]


class CompareRequest(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="compare"):
    """Compare these files and folders.

    Attributes:
        id: Chosen by the sender; every answer carries it.
        paths: Files and folders, as the user named them.
        reference: Path of the article whose order leads; None for the first.
        skip: Files to leave out, each with the notice that says why.
        options: Thresholds and switches.
        recursive: Whether sub-folders are searched for articles.
        facts: What the user has corrected, by path of the article; a date takes part in comparing.
    """

    id: int
    paths: tuple[str, ...]
    reference: str | None = None
    skip: tuple[Notice, ...] = ()
    options: Options = Options()
    recursive: bool = False
    facts: dict[str, CorrectedFacts] = {}


class ExportRequest(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="export"):
    """Write a comparison to a file.

    Attributes:
        id: Chosen by the sender; every answer carries it.
        format: A key of `variorum.export.FORMATS`.
        target: The file to make or replace.
        comparison: What to write, the user's corrections included.
        settings: Fields of `variorum.export.ReportSettings`.
    """

    id: int
    format: str
    target: str
    comparison: Comparison
    settings: dict[str, Any] = {}


class PreviewRequest(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="preview"):
    """Show what the first page of the PDF would look like.

    Attributes:
        id: Chosen by the sender; the answer carries it.
        comparison: What would be written; None for that of the preview before.
        settings: Fields of `variorum.export.ReportSettings`.
        ppi: Pixels per inch.
    """

    id: int
    comparison: Comparison | None = None
    settings: dict[str, Any] = {}
    ppi: float = 72.0


class PagesRequest(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="pages"):
    """Make an image of each page of the PDF, for a printer.

    Attributes:
        id: Chosen by the sender; every answer carries it.
        comparison: What to print.
        folder: Where the images go; it must exist.
        settings: Fields of `variorum.export.ReportSettings`.
        ppi: Pixels per inch.
    """

    id: int
    comparison: Comparison
    folder: str
    settings: dict[str, Any] = {}
    ppi: float = 300.0


class FetchRequest(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="fetch"):
    """Save a page of the web as evidence.

    Attributes:
        id: Chosen by the sender; the answer carries it.
        url: The address, http or https.
        folder: Where to save; it must exist.
        allow_private: Whether this computer and its network may be asked; the answer
            "private-address" is the cue to ask the user.
        options: Thresholds and switches.
    """

    id: int
    url: str
    folder: str
    allow_private: bool = False
    options: Options = Options()


Request = CompareRequest | ExportRequest | PreviewRequest | PagesRequest | FetchRequest


class Hello(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="hello"):
    """The worker is up; the models are not loaded yet."""

    generator: str


class Progress(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="progress"):
    """What is being done now; sent before the work, so that a crash can be laid to `path`."""

    id: int
    stage: Stage
    done: int = 0
    total: int = 0
    path: str = ""


class ArticleRead(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="article"):
    """An article as read, before its analysis. Sent in reading order."""

    id: int
    article: Article


class NoticeGiven(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="notice"):
    """Something was skipped or given up; also contained in the final comparison."""

    id: int
    notice: Notice


class Compared(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="comparison"):
    """The whole result. `seconds` is the time it took."""

    id: int
    comparison: Comparison
    seconds: float


class Exported(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="exported"):
    """The file is written."""

    id: int
    format: str
    target: str
    notices: tuple[Notice, ...] = ()


class Previewed(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="previewed"):
    """The first page, as a PNG."""

    id: int
    png: bytes


class PagesMade(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="pages-made"):
    """The images of all pages, in order, as paths of PNG files."""

    id: int
    files: tuple[str, ...]


class Fetched(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="fetched"):
    """A page of the web is saved.

    Attributes:
        id: Of the request.
        page: Path of the file with the page's own bytes.
        evidence: Path of the record of where, when and how they were got.
        url: The address asked for.
        final_url: The address that answered.
        redirects: The addresses passed through in between, in order.
        retrieved: ISO 8601 date and time in UTC.
        sha256: Hash of the page's bytes.
        bytes: Their number.
    """

    id: int
    page: str
    evidence: str
    url: str
    final_url: str
    redirects: tuple[str, ...]
    retrieved: str
    sha256: str
    bytes: int


class Failed(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="failed"):
    """The request could not be met; `message` is for the user."""

    id: int
    code: str
    message: str
    path: str = ""


Answer = (
    Hello
    | Progress
    | ArticleRead
    | NoticeGiven
    | Compared
    | Exported
    | Previewed
    | PagesMade
    | Fetched
    | Failed
)
