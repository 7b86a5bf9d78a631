"""Makes hostile text safe to print: what cannot be seen is named, what cannot break may."""

from __future__ import annotations

import re
import unicodedata
from itertools import groupby
from typing import Any

# Control characters, embeddings, overrides and isolates of direction, line and paragraph
# separators, byte-order marks, noncharacters, lone surrogates, tags and private use. Marks that
# only join or separate letters (U+200C to U+200F, U+061C, U+00AD) belong to honest text.
_UNSEEN = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\u206a-\u206f\ufff0-\ufffb"
    "\ufeff\ufffe\uffff\ud800-\udfff\ue000-\uf8ff\U000e0000-\U000e0fff\U000f0000-\U0010ffff]"
)
# Marks over and under one letter are set in quadratic time. Scripts pile up five at the most.
_PILE = re.compile(r"[^\w\s\x00-\x7f]{21,}")
_HIGHEST = 20
_SEPARATORS = re.compile("\r\n?|[\u2028\u2029]")
_LONG = re.compile(r"[^\s\u200b]{25,}")
# Codes of what cannot be seen, and letters as wide as a column (a whole sentence, long dashes).
_WIDE = re.compile("(?:\\[U\\+[0-9A-F]{4,6}\\]|[\ufdfd\u2e3a\u2e3b\U0001242b\U0001221f])(?=\\S)")
_PIECE = 10
_SHORT = 24  # characters: no word in it can be longer


def visible(text: str) -> str:
    """The text with every character that cannot be seen printed as its code: "[U+202E]"."""
    text = _PILE.sub(_cut_down, _SEPARATORS.sub("\n", text))
    return _UNSEEN.sub(lambda match: f"[U+{ord(match[0]):04X}]", text)


def _cut_down(match: re.Match[str]) -> str:
    """Letterless characters with their combining marks counted where they pile up too high."""
    found: list[str] = []
    for is_mark, group in groupby(match[0], lambda c: unicodedata.category(c) in {"Mn", "Me"}):
        run = "".join(group)
        more = len(run) - _HIGHEST
        found.append(f"{run[:_HIGHEST]}[+{more} marks]" if is_mark and more > 0 else run)
    return "".join(found)


def breakable(text: str) -> str:
    """The text with places to break in long words and behind codes (U+200B).

    Words are long from 25 characters on, which is what a narrow column holds.
    """
    text = _WIDE.sub("\\g<0>\u200b", text)
    return _LONG.sub(
        lambda match: "\u200b".join(
            match[0][at : at + _PIECE] for at in range(0, len(match[0]), _PIECE)
        ),
        text,
    )


def printable(value: Any) -> Any:
    """JSON data with every text in it made visible and breakable."""
    match value:
        case str():
            # Most are short and plain, and tens of thousands.
            if len(value) <= _SHORT and value.isascii() and value.isprintable():
                return value
            return breakable(visible(value))
        case dict():
            return {key: printable(item) for key, item in value.items()}
        case list() | tuple():
            return [printable(item) for item in value]
        case _:
            return value
