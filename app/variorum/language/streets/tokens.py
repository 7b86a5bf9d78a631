"""The words of an address."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

_ORDINALS = """
    first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth
    fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth
"""
_ORDINAL_OF = {word: str(number) for number, word in enumerate(_ORDINALS.split(), start=1)}
_ORDINAL = re.compile(r"(\d{1,3})(?:st|nd|rd|th)\Z")
_TOKEN = re.compile(r"\w[\w.'’-]*|&|/|,")


@dataclass(frozen=True)
class Token:
    """A word or joining mark, with its place in the text."""

    start: int
    end: int
    text: str

    @property
    def folded(self) -> str:
        """Lower case, without full stops."""
        return self.text.replace(".", "").lower()

    @property
    def is_name(self) -> bool:
        """Whether it can be a word of a street's name."""
        return self.text[:1].isupper() or self.ordinal is not None

    @property
    def ordinal(self) -> str | None:
        """The figure of an ordinal: 6th, Sixth → "6"."""
        return ordinal_of(self.folded)


def ordinal_of(word: str) -> str | None:
    """The figure of an ordinal in lower case: "6th", "sixth" → "6"; None for other words."""
    if known := _ORDINAL_OF.get(word):
        return known
    met = _ORDINAL.match(word)
    return met[1] if met else None


def tokens_of(text: str) -> list[Token]:
    """The words and the marks that may join streets, in order."""
    return [Token(m.start(), m.end(), m[0].rstrip("'’-")) for m in _TOKEN.finditer(text)]


def adjoin(tokens: Sequence[Token], left: int, right: int) -> bool:
    """Whether two tokens stand next to each other with a space at most between them."""
    return 0 <= tokens[right].start - tokens[left].end <= len(". ")
