"""File to article: one module a format."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from variorum.model.article import Article
from variorum.reading.characters import presentable
from variorum.reading.content import FACTS, Fact
from variorum.reading.discovery import discover
from variorum.reading.evidence import recorded_facts
from variorum.reading.formats import format_of
from variorum.reading.source import load
from variorum.reading.wording import shortened

if TYPE_CHECKING:
    from variorum.model.options import Options
    from variorum.reading.content import Content
    from variorum.reading.source import Source

__all__ = ["discover", "read"]

_LONGEST_TITLE = 1_000


def read(path: Path, *, options: Options) -> Article:
    """Read a file as an article.

    Args:
        path: The file, whatever its name says it is.
        options: Limits to hold.

    Raises:
        ReadingError: It is not an article, or cannot be read; the message says why.
    """
    source = load(Path(path), options=options)
    if not source.data.strip(b"\0\t\n\r \xff\xfe\xef\xbb\xbf"):
        raise source.error("empty", "The file is empty.")
    kind = format_of(source)
    content = kind.read(source)
    saved = recorded_facts(Path(path), source)
    return _article(source, kind.name, replace(content, facts=content.facts | saved))


def _article(source: Source, name: str, content: Content) -> Article:
    text, warnings = presentable(content.text)
    if not any(map(str.isalnum, text)):
        raise source.error("empty", "The file holds no text.")
    source.require_short(text)
    facts = {name: content.facts[name] for name in FACTS if name in content.facts}
    title = facts.pop("title", None) or Fact(value=shortened(text), origin="first line")
    values = {name: presentable(fact.value)[0] for name, fact in facts.items()}
    return Article(
        path=source.path,
        sha256=source.sha256,
        bytes=len(source.data),
        encoding=content.encoding,
        format=name,
        title=presentable(
            title.value if len(title.value) <= _LONGEST_TITLE else shortened(title.value)
        )[0],
        outlet=values.get("outlet"),
        author=values.get("author"),
        url=values.get("url"),
        published=values.get("published"),
        modified=values.get("modified"),
        retrieved=values.get("retrieved"),
        language=values.get("language"),
        origins={"title": title.origin} | {name: fact.origin for name, fact in facts.items()},
        warnings=content.warnings | warnings,
        text=text,
    )
