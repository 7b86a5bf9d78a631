"""Comparing short pieces of text: headlines, by-lines, labels."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

_WORD = re.compile(r"\w+")


def squeeze(text: str) -> str:
    """The text with each run of white space as one space, and none at its ends."""
    return " ".join(text.split())


def words(text: str) -> list[str]:
    """The words of a text, folded."""
    return _WORD.findall(text.casefold())


_UNSPACED = re.compile("[\u0e00-\u0eff\u1000-\u109f\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]")


def length_in_words(text: str) -> int:
    """About how many words a text has, in scripts that put no spaces between them as well."""
    return len(text.split()) + len(_UNSPACED.findall(text)) // 2


def same_words(left: str, right: str) -> float:
    """Share of words common to two headlines, of the words of the longer; 0 to 1."""
    first, second = set(words(left)), set(words(right))
    longer = max(len(first), len(second))
    return len(first & second) / longer if longer else 0.0


_SENTENCE_END = re.compile(r"[.!?…。！？।؟:][\"'”’»)\]]{0,3}\s*$")


def ends_sentence(text: str) -> bool:
    """Whether the text stops where a sentence may stop, a colon included."""
    return bool(_SENTENCE_END.search(text[-8:]))


_TITLE_LENGTH = 200


def shortened(text: str) -> str:
    """The first line of a text that has one, cut at a word where it is too long for a title."""
    line = squeeze(text.lstrip()[: 20 * _TITLE_LENGTH].split("\n", 1)[0])
    if len(line) <= _TITLE_LENGTH:
        return line
    return (
        line[:_TITLE_LENGTH].rpartition(" ")[0].rstrip(",;: ") + "…"
        if " " in line[:_TITLE_LENGTH]
        else line[: _TITLE_LENGTH - 1] + "…"
    )


def is_address(value: str) -> bool:
    """Whether a value is a web address in full."""
    try:
        parts = urlsplit(value)
    except ValueError:
        return False
    return parts.scheme in {"http", "https"} and bool(parts.netloc)
