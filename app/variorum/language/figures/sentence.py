"""A sentence as the finders of figures see it: pieces with the grammar of their words."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from variorum.language.figures import people, pieces
from variorum.language.wordlists import words

if TYPE_CHECKING:
    from variorum.language.document import ParsedArticle
    from variorum.model.article import EntityMention
    from variorum.model.features import Word

_NOUNS = frozenset({"NOUN", "PROPN"})
_DAYS = words(
    """
    monday tuesday wednesday thursday friday saturday sunday today yesterday tomorrow tonight mon
    tue tues wed thu thur thurs fri sat sun weekend morning afternoon evening night
    """
)
MONTHS = words(
    """
    january february march april may june july august september october november december jan feb
    mar apr jun jul aug sep sept oct nov dec
    """
)


class Sentence:
    """Pieces of one sentence or of a stretch of it, with their words and named things."""

    def __init__(
        self,
        parsed: ParsedArticle,
        index: int,
        entities: tuple[EntityMention, ...],
        *,
        start: int,
        end: int,
    ) -> None:
        self.parsed = parsed
        self.pieces = pieces.split(parsed.text, start, end)
        self.words = parsed.words[index] if index < len(parsed.words) else ()
        self.entities = entities

    @cached_property
    def _word_of(self) -> list[int | None]:
        """For each piece the index of the word that it lies in."""
        found: list[int | None] = []
        at = 0
        for piece in self.pieces:
            while at < len(self.words) and self.words[at].end <= piece.start:
                at += 1
            inside = at < len(self.words) and self.words[at].start <= piece.start
            found.append(at if inside else None)
        return found

    @cached_property
    def _label_of(self) -> list[EntityMention | None]:
        found: list[EntityMention | None] = []
        at = 0
        for piece in self.pieces:
            while at < len(self.entities) and self.entities[at].end <= piece.start:
                at += 1
            inside = at < len(self.entities) and self.entities[at].start <= piece.start
            found.append(self.entities[at] if inside else None)
        return found

    @property
    def tagged(self) -> bool:
        """Whether the language's pipeline gave parts of speech."""
        return bool(self.words) and bool(self.words[0].pos)

    def word_index(self, piece: int) -> int | None:
        """Index of the word that holds a piece, None where there is none."""
        return self._word_of[piece] if 0 <= piece < len(self.pieces) else None

    def word(self, piece: int) -> Word | None:
        """The word that holds a piece."""
        index = self.word_index(piece)
        return None if index is None else self.words[index]

    def pos(self, piece: int) -> str:
        """Universal part of speech of a piece, empty where unknown."""
        word = self.word(piece)
        return word.pos if word else ""

    def tag(self, piece: int) -> str:
        """Penn tag of a piece, empty where unknown."""
        word = self.word(piece)
        return word.tag if word else ""

    def lemma(self, piece: int) -> str:
        """Dictionary form of a piece."""
        word = self.word(piece)
        return word.lemma if word else self.pieces.low(piece)

    def piece_of(self, word: Word) -> int | None:
        """Index of the first piece that lies in a word."""
        for index, piece in enumerate(self.pieces):
            if piece.start >= word.start:
                return index
        return None

    def entity(self, piece: int) -> EntityMention | None:
        """The named thing that a piece is part of."""
        return self._label_of[piece] if 0 <= piece < len(self.pieces) else None

    def label(self, piece: int) -> str:
        """Label of the named thing that a piece is part of, or an empty string."""
        found = self.entity(piece)
        return found.label if found else ""

    def is_noun(self, piece: int) -> bool:
        """Whether a piece is a noun; without a parser, whether it is a word for people."""
        low = noun(self.pieces.low(piece))
        if low in _DAYS or low in MONTHS:
            return False
        if self.tagged:
            return self.pos(piece) in _NOUNS
        return people.counts_people(low)

    def is_day(self, piece: int) -> bool:
        """Whether a piece names a day, a month or a part of the day."""
        return self.pieces.low(piece) in _DAYS or (
            self.pieces.low(piece) in MONTHS and self.pieces.at(piece).capital
        )

    def text(self, first: int, last: int) -> str:
        """The article's words from the piece `first` to the piece `last` (exclusive)."""
        if first >= last:
            return ""
        return self.parsed.text[self.pieces[first].start : self.pieces[last - 1].end]


def noun(low: str) -> str:
    """A lower-case word without the ending of the possessive."""
    return low.removesuffix("'s").removesuffix("'")
