"""By-lines and date lines: the short lines between a headline and its text."""

from __future__ import annotations

import re

from variorum.reading.content import Fact
from variorum.reading.moments import date_span
from variorum.reading.wording import ends_sentence, squeeze

_LONGEST = 14
_NAME_WORDS = 6
_BY = re.compile(r"(?:by|written by|reporting by|story by|words by|author:?)[:\s]+", re.IGNORECASE)
_LABEL = re.compile(
    r"(?:first |last )?(?:published|updated|posted|modified|created|date|printed|source)"
    r"(?: (?:on|at))?\s*:?\s*",
    re.IGNORECASE,
)
_CLOCK = re.compile(
    r"\b\d{1,2}(?:[:.]\d\d){1,2}\s*(?:[ap]\.?m\.?)?(?:\s+(?:[A-Z]{2,4}|UTC[+-]\d+)\b)?|\b\d{1,2}\s*[ap]m\b"
    r"|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\bat\b",
    re.IGNORECASE,
)
_EDGES = " \t,;:|/–—-·•"


def date_line(text: str) -> dict[str, Fact] | None:
    """What a line such as "The Paper, 3 June 2021, 10:15" records.

    Returns:
        Facts for `published` (or `modified`) and, where a name stands beside the date, for
        `outlet` or `author`; None where the line is none.
    """
    text = squeeze(text)
    if len(text.split()) > _LONGEST or (found := date_span(text)) is None:
        return None
    day, start, end = found
    rest = _CLOCK.sub(" ", f"{text[:start]} | {text[end:]}")
    fact = (
        "modified"
        if re.match(r"(?:last )?(?:updated|modified)", text, re.IGNORECASE)
        else "published"
    )
    parts = [_LABEL.sub("", part).strip(_EDGES) for part in re.split(r"\s[|–—-]\s|[,;|]", rest)]
    names = [part for part in parts if part]
    if len(names) > 2 or any(not _is_name(name) for name in names):  # noqa: PLR2004
        return None
    facts = {fact: Fact(value=day, origin="date line")}
    for name in names:
        if _BY.match(name):
            facts["author"] = Fact(value=_BY.sub("", name), origin="date line")
        else:
            facts.setdefault("outlet", Fact(value=name, origin="date line"))
    return facts


def by_line(text: str) -> dict[str, Fact] | None:
    """What a line such as "By Jane Doe" records; None where the line is none."""
    text = squeeze(text)
    match = _BY.match(text)
    if not match or len(text.split()) > _LONGEST or ends_sentence(text):
        return None
    name = text[match.end() :].strip(_EDGES)
    return {"author": Fact(value=name, origin="by-line")} if _is_name(name) else None


def _is_name(text: str) -> bool:
    """Whether it may name an outlet or a person: few words, the first one capital."""
    bare = _BY.sub("", text)
    return (
        len(bare.split()) <= _NAME_WORDS
        and bare[:1].isupper()
        and not bare.endswith((".", "!", "?", "”", '"'))
    ) or bool(re.fullmatch(r"[\w.-]+\.\w{2,12}", bare))
