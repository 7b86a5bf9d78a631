"""Splits a stretch of text into words, numbers and symbols, with their places."""

from __future__ import annotations

import re
from typing import NamedTuple

# One alternative for each kind of first character and no nested repetition: the time is linear
# whatever the text is.
_PIECE = re.compile(r"(\d+(?:[.,]\d+)*)|([^\W\d_]+(?:['’][^\W\d_]+)*)|([^\w\s]|_)")
# Tokenised copy has "5 . 9" and "1 , 400".
_SPACED = re.compile(r"\d+ [.,] \d+")
_GROUP_SPACES = frozenset("\u00a0\u2009\u202f")
_GROUP_DIGITS = 3


class Piece(NamedTuple):
    """A word, a run of digits or a symbol.

    Attributes:
        start: First code point in the article's text.
        end: Code point after its last.
        text: As it stands.
        low: In lower case, with a straight apostrophe.
        kind: "number", "word" or "symbol".
        glued: Whether it follows the piece before it without white space.
    """

    start: int
    end: int
    text: str
    low: str
    kind: str
    glued: bool

    @property
    def capital(self) -> bool:
        """Whether it begins with a capital letter."""
        return self.text[0].isupper()


NOWHERE = Piece(-1, -1, " ", "", "symbol", glued=False)


class Pieces(list[Piece]):
    """Pieces in text order; a place outside the list holds an empty piece."""

    def at(self, index: int) -> Piece:
        """The piece at `index`, or an empty one before the first and after the last."""
        return self[index] if 0 <= index < len(self) else NOWHERE

    def low(self, index: int) -> str:
        """Lower-case text of the piece at `index`."""
        return self[index].low if 0 <= index < len(self) else ""


def split(text: str, start: int, end: int) -> Pieces:
    """Splits `text[start:end]`; places are those in the whole text."""
    pieces = Pieces()
    last = -1
    for match in _PIECE.finditer(text, start, end):
        first, after = match.span()
        word = match.group()
        kind = ("number", "word", "symbol")[(match.lastindex or 1) - 1]
        if kind == "number" and _is_spaced(pieces, text, first, after):
            pieces.pop()
            before = pieces.pop()
            joined = text[before.start : after].replace(" ", "")
            pieces.append(Piece(before.start, after, joined, joined, kind, before.glued))
        elif kind == "number" and _continues(pieces, text, first, word):
            before = pieces.pop()
            first, word, last = before.start, before.text + word, first if before.glued else -1
            pieces.append(Piece(first, after, word, word, kind, before.glued))
        else:
            low = word.lower().replace("’", "'")
            pieces.append(Piece(first, after, word, low, kind, first == last))
        last = after
    return pieces


def _is_spaced(pieces: Pieces, text: str, first: int, after: int) -> bool:
    """Whether a run of digits ends a number that is torn apart around its point or comma."""
    before = pieces.at(len(pieces) - 2)
    if before.kind != "number" or pieces[-1].text not in {".", ","} or first - before.end != 3:  # noqa: PLR2004
        return False
    return _SPACED.fullmatch(text, before.start, after) is not None


def _continues(pieces: Pieces, text: str, first: int, word: str) -> bool:
    """Whether a run of three digits goes on with a number written as "1 234 567"."""
    if not pieces or len(word.partition(".")[0]) != _GROUP_DIGITS:
        return False
    before = pieces[-1]
    return (
        before.kind == "number"
        and before.end == first - 1
        and text[before.end] in _GROUP_SPACES
        and before.text.isdigit()
        and not before.text.startswith("0")
    )
