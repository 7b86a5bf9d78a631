"""Whom "the 53-year-old" takes up: the one person told of just before."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING

from variorum.language.wordlists import words

if TYPE_CHECKING:
    from variorum.language.document import ParsedArticle
    from variorum.language.figures.sentence import Sentence

_BACK = 2
"""Sentences that are looked through."""
_SAYING = words("say tell add explain announce write tweet describe call confirm")
_SUBJECTS = frozenset({"nsubj", "nsubjpass"})


def taken_up(sentence: Sentence, first: int, last: int) -> str | None:
    """The name of the person for whom "the 53-year-old" stands, None where several may be meant.

    Args:
        sentence: Where the age stands.
        first: First piece of the age.
        last: Piece after its last.
    """
    pieces = sentence.pieces
    if pieces.low(first - 1) != "the" or sentence.pos(last) in {"NOUN", "PROPN", "ADJ", "NUM"}:
        return None
    parsed = sentence.parsed
    here = parsed.sentence_at(pieces[first].start)
    if any(mention.label == "PERSON" for mention in sentence.entities):
        return None
    for number in range(here - 1, max(-1, here - 1 - _BACK), -1):
        people = _people(parsed, number)
        if people:
            only = people[0] if len(set(people)) == 1 else _acting(parsed, number)
            return parsed.names.get(only) if only else None
    return None


def _people(parsed: ParsedArticle, number: int) -> list[str]:
    """Those named in a sentence, without who only speaks in it."""
    span = parsed.sentences[number]
    at = bisect_left(parsed.entities, span.start, key=lambda mention: mention.start)
    found: list[str] = []
    for mention in parsed.entities[at:]:
        if mention.start >= span.end:
            break
        if mention.label == "PERSON" and not _speaks(parsed, number, mention.start, mention.end):
            found.append(mention.entity)
    return found


def _speaks(parsed: ParsedArticle, number: int, start: int, end: int) -> bool:
    words_ = parsed.words[number] if number < len(parsed.words) else ()
    return any(
        start <= word.start < end and word.dep in _SUBJECTS and words_[word.head].lemma in _SAYING
        for word in words_
    )


def _acting(parsed: ParsedArticle, number: int) -> str | None:
    """Who is the subject of the sentence's main verb."""
    words_ = parsed.words[number] if number < len(parsed.words) else ()
    for word in words_:
        if word.dep in _SUBJECTS and words_[word.head].dep == "ROOT":
            for mention in parsed.entities:
                if mention.label == "PERSON" and mention.start <= word.start < mention.end:
                    return mention.entity
    return None
