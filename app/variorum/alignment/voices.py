"""Which words of a sentence only tell who says it: they are no part of what is said."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from variorum.model.article import Attribution
    from variorum.model.features import Word

_CLIMB = 12  # heads to follow from a word up to the source that it describes
_LEAST = 2  # words of content that a source must leave; otherwise the parse is not trusted
_CONTENT = frozenset({"NOUN", "PROPN", "VERB", "ADJ", "NUM"})


def source_words(words: Sequence[Word], attributions: Sequence[Attribution]) -> frozenset[int]:
    """Indices of the words that name the source, describe it, or say how it was said.

    In "Don Aaron, spokesman for the police, told WTVF that the man fled" these are all words up to
    "told": two articles that both quote Aaron need not say the same thing.

    Args:
        words: Tokens of the sentence.
        attributions: Those that back this sentence; what lies outside of it is passed over.
    """
    named = {
        n
        for n, word in enumerate(words)
        if any(each.start <= word.start < each.end for each in attributions)
    }
    if not named:
        return frozenset()
    cues = {cue for each in attributions if each.cue for cue in each.cue.casefold().split()}
    channels = [each.channel_span for each in attributions if each.channel_span]
    manner = {n for n, word in enumerate(words) if word.pos == "VERB" and _is_cue(word, cues)} | {
        n
        for n, word in enumerate(words)
        for span in channels
        if span.start <= word.start < span.end
    }
    described = {n for n in range(len(words)) if _describes(n, named, words)} | manner
    told = [n for n, word in enumerate(words) if n not in described and word.pos in _CONTENT]
    return frozenset(described if len(told) >= _LEAST else named | manner)


def _describes(n: int, named: set[int], words: Sequence[Word]) -> bool:
    for _ in range(_CLIMB):
        if n in named:
            return True
        head = words[n].head
        if head == n or not 0 <= head < len(words):
            return False
        n = head
    return False


def _is_cue(word: Word, cues: set[str]) -> bool:
    return any(cue.startswith(word.lemma[:3]) for cue in cues) and word.lemma != "be"
