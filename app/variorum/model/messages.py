"""What window and worker say to each other: one JSON object a line, told apart by `type`."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from variorum.model.article import Article
from variorum.model.comparison import Comparison, Notice
from variorum.model.options import Options

Stage = Literal["reading", "loading", "annotating", "aligning", "comparing", "exporting"]


class CompareRequest(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="compare"):
    """Compare these files and folders.

    Attributes:
        id: Chosen by the sender; every answer carries it.
        paths: Files and folders, as the user named them.
        reference: Path of the article whose order leads; None for the first.
        skip: Files to leave out, each with the notice that says why.
        options: Thresholds and switches.
    """

    id: int
    paths: tuple[str, ...]
    reference: str | None = None
    skip: tuple[Notice, ...] = ()
    options: Options = Options()


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


Request = CompareRequest | ExportRequest


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


class Failed(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="failed"):
    """The request could not be met; `message` is for the user."""

    id: int
    code: str
    message: str
    path: str = ""


Answer = Hello | Progress | ArticleRead | NoticeGiven | Compared | Exported | Failed
