"""The words between quotations, laid out flat so that a rule can look to both sides of a mark."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from variorum.language.quotes.names import Names

if TYPE_CHECKING:
    from collections.abc import Iterator

    from variorum.language.document import ParsedArticle
    from variorum.model.article import EntityMention
    from variorum.model.features import Word

NOMINAL = frozenset(["NOUN", "PROPN", "PRON", "NUM"])
SUBJECTS = frozenset(["nsubj", "nsubjpass", "csubj", "expl"])
SENTENCE_ENDS = frozenset([".", "!", "?"])


@dataclass(frozen=True, slots=True)
class Token:
    """A word with its place in the whole article.

    Attributes:
        word: As the parser gives it.
        text: As it stands.
        lower: The same in lower case.
        sentence: Index of its sentence.
        head: Index, in the article, of the word that it depends on; its own for a root.
    """

    word: Word
    text: str
    lower: str
    sentence: int
    head: int

    @property
    def start(self) -> int:
        """First code point in the article's text."""
        return self.word.start

    @property
    def end(self) -> int:
        """Code point after its last."""
        return self.word.end

    @property
    def is_punctuation(self) -> bool:
        """Whether it has neither letter nor digit."""
        return not any(c.isalnum() for c in self.text)


class Narration:
    """All words of an article by position."""

    def __init__(self, parsed: ParsedArticle) -> None:
        self.parsed = parsed
        self.text = parsed.text
        self.names = Names(parsed)
        self.tokens: list[Token] = []
        for number, words in enumerate(parsed.words):
            base = len(self.tokens)
            for word in words:
                text = parsed.text[word.start : word.end]
                self.tokens.append(Token(word, text, text.lower(), number, base + word.head))
        self._starts = [t.start for t in self.tokens]
        self._entity_starts = [e.start for e in parsed.entities]

    @cached_property
    def children(self) -> dict[int, list[int]]:
        """For each word, those that depend on it, in text order."""
        found: dict[int, list[int]] = {}
        for index, token in enumerate(self.tokens):
            if token.head != index:
                found.setdefault(token.head, []).append(index)
        return found

    def first_from(self, offset: int) -> int:
        """Index of the first word that begins at or after an offset."""
        return bisect_left(self._starts, offset)

    def between(self, start: int, end: int) -> range:
        """Indices of the words that begin in a stretch of text."""
        return range(self.first_from(start), self.first_from(end))

    def subject_of(self, verb: int, *, passive: bool = True) -> int | None:
        """The word that the parser gives as subject of a verb."""
        for child in self.children.get(verb, ()):
            dep = self.tokens[child].word.dep
            if dep == "nsubj" or (passive and dep == "nsubjpass"):
                return child
        return None

    def child(self, index: int, *deps: str) -> int | None:
        """The first word that depends on another one in one of these ways."""
        for child in self.children.get(index, ()):
            if self.tokens[child].word.dep in deps:
                return child
        return None

    def ancestors(self, index: int) -> Iterator[int]:
        """The words above one in its sentence, nearest first."""
        seen = {index}
        while (head := self.tokens[index].head) not in seen:
            seen.add(head)
            yield head
            index = head

    def pieces(self, start: int, end: int) -> list[range]:
        """The words of a stretch, cut where sentences end."""
        found: list[range] = []
        words = self.between(start, end)
        begin = words.start
        for index in words:
            token = self.tokens[index]
            following = index + 1
            if (
                token.text in SENTENCE_ENDS
                or following >= words.stop
                or self.tokens[following].sentence != token.sentence
            ):
                found.append(range(begin, following))
                begin = following
        return found

    def entity_over(self, index: int, *labels: str) -> EntityMention | None:
        """The named thing that a word is part of."""
        token = self.tokens[index]
        at = bisect_right(self._entity_starts, token.start) - 1
        for mention in self.parsed.entities[max(0, at - 1) : at + 1]:
            if mention.start <= token.start < mention.end and (
                not labels or mention.label in labels
            ):
                return mention
        return None

    def entities_in(self, start: int, end: int, *labels: str) -> list[EntityMention]:
        """Named things that begin in a stretch of text."""
        low, high = bisect_left(self._entity_starts, start), bisect_left(self._entity_starts, end)
        return [e for e in self.parsed.entities[low:high] if not labels or e.label in labels]
