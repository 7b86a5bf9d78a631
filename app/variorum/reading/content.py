"""What a format module gives back: the article's text and the facts that its file records."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from variorum.reading.source import Source

FACTS = ("title", "outlet", "author", "url", "published", "modified", "retrieved", "language")


@dataclass(frozen=True, kw_only=True)
class Fact:
    """A fact about an article, and which record of the file it was taken from."""

    value: str
    origin: str


@dataclass(frozen=True, kw_only=True)
class Content:
    """A file's text, before it is made into an article.

    Attributes:
        text: The article; paragraphs are separated by a blank line.
        encoding: Text encoding by its IANA name, or None for formats that are not text.
        facts: What the file records, by the name of the `Article` field.
        warnings: What a user should know about how it was read, by stable code.
    """

    text: str
    encoding: str | None = None
    facts: dict[str, Fact] = field(default_factory=dict[str, Fact])
    warnings: dict[str, str] = field(default_factory=dict[str, str])


@dataclass(frozen=True, kw_only=True)
class Format:
    """One kind of file.

    Attributes:
        name: Short name as it stands in `Article.format`.
        suffixes: Endings of file names, in lower case, with the dot.
        described: The kind in words, for messages ("a Word document").
        recognises: Whether the content alone shows that it is of this kind.
        read: Makes the content of a source, or raises `ReadingError`.
        plain: Whether any text passes as this kind when the name says so, without marks in it.
    """

    name: str
    suffixes: tuple[str, ...]
    described: str
    recognises: Callable[[bytes], bool]
    read: Callable[[Source], Content]
    plain: bool = False
