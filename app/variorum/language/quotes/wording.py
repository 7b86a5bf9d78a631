"""Whether words between quotation marks are speech, a fragment of it, or no speech at all."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from variorum.language.wordlists import words

if TYPE_CHECKING:
    from variorum.language.quotes.marks import Quotation
    from variorum.language.quotes.speakers import Said

_SMALL = words(
    """
    a an the of in on at and or for to with by from as but nor is vs de la le el & - – s t
    """
)
_WORD = re.compile(r"[^\W_]+(?:['’.-][^\W_]+)*")
_FRAGMENT = 5  # words below which a quotation without speaker or cue is no speech
_MENTIONED = re.compile(
    r"\b(?:the (?:word|term|phrase|words|name|title|hashtag|slogan|motto|nickname|label|expression|"
    r"acronym|letters|song|film|movie|book|novel|show|series|album|play|poem|programme|program|"
    r"documentary|painting|opera|musical|episode|headline)s?|so-called|known as|nicknamed|"
    r"dubbed|entitled|titled|named|aka|a\.k\.a\.|called|spelled|means?|meaning)[,:]? ?$",
    re.IGNORECASE,
)

_LABELLED = re.compile(
    r"\b(?:a|an|the|this|that|these|those|his|her|its|their|our|my|your) $", re.IGNORECASE
)
_NOUN_NEXT = re.compile(r" [a-z]{3,}")


def is_mention(text: str, quotation: Quotation) -> bool:
    """Whether the words are a title, a nickname or a word spoken of."""
    inner = text[quotation.inner_start : quotation.inner_end]
    words = _WORD.findall(inner)
    if not words:
        return True
    before = text[max(0, quotation.start - 40) : quotation.start]
    behind = text[quotation.end : quotation.end + 2]
    if len(words) <= 3 and re.search(r"[A-Z][\w.]* $", before) and re.match(r" [A-Z]", behind):
        return True  # Robert "Bobby" Scott
    final = inner.rstrip()[-1:]
    if (
        len(words) <= 2
        and final.isalnum()
        and _LABELLED.search(before)
        and _NOUN_NEXT.match(text, quotation.end)
    ):
        return True  # a "sell" rating
    if final in "!?" and not before.rstrip().endswith(
        ("the", "of", "in", "on", "to", "his", "her", "its")
    ):
        return False
    return len(words) > 1 and _is_title(words) and not before.rstrip().endswith((":", "said,"))


def _is_title(words: list[str]) -> bool:
    big = [w for w in words if w.casefold() not in _SMALL]
    return len(big) > 1 and all(w[0].isupper() or w[0].isdigit() for w in big)


def is_whole(text: str, quotation: Quotation, said: Said, *, led: bool, trailed: bool) -> bool:
    """Whether the words are an utterance of their own rather than part of a sentence around them."""
    inner = text[quotation.inner_start : quotation.inner_end].strip()
    first = next((c for c in inner if c.isalnum()), "")
    before = text[max(0, quotation.start - 3) : quotation.start].rstrip()[-1:]
    starts = first.isupper() or first.isdigit() or not first
    if starts and (not led or before in {",", ":", ""}):
        return True
    if before in {",", ":"} and said.beside:
        return True
    if not led and said.beside:
        return True
    return starts and inner[-1:] in ".!?" and len(inner.split()) >= _FRAGMENT
