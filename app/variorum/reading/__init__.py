"""File to article: one module a format."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from variorum.model.article import Article
from variorum.reading.content import FACTS, Fact
from variorum.reading.discovery import discover
from variorum.reading.formats import SUFFIXES, recognised
from variorum.reading.source import load

if TYPE_CHECKING:
    from variorum.model.options import Options

__all__ = ["discover", "read"]

_TITLE_LENGTH = 200


def read(path: Path, *, options: Options) -> Article:
    """Read a file as an article.

    Args:
        path: The file, whatever its name says it is.
        options: Limits to hold.

    Raises:
        ReadingError: It is not an article, or cannot be read; the message says why.
    """
    source = load(Path(path), options=options)
    if not source.data.strip():
        raise source.error("empty", "The file is empty.")
    kind = recognised(source.data) or SUFFIXES.get(source.suffix) or SUFFIXES[".txt"]
    content = kind.read(source)
    if not content.text.strip():
        raise source.error("empty", "The file holds no text.")
    title = content.facts.get("title") or Fact(value=_first_line(content.text), origin="first line")
    facts = {name: content.facts[name] for name in FACTS if name in content.facts} | {
        "title": title
    }
    return Article(
        path=source.path,
        sha256=source.sha256,
        bytes=len(source.data),
        encoding=content.encoding,
        format=kind.name,
        origins={name: fact.origin for name, fact in facts.items()},
        text=content.text,
        **{name: fact.value for name, fact in facts.items()},  # pyright: ignore[reportArgumentType]
    )


def _first_line(text: str) -> str:
    line = text.lstrip().split("\n", 1)[0].strip()
    return line if len(line) <= _TITLE_LENGTH else line[: _TITLE_LENGTH - 1].rstrip() + "…"
