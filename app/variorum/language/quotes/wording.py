"""Whether words between quotation marks are speech, a fragment of it, or no speech at all."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from variorum.language.quotes.lexicon import SPEECH_FORMS
from variorum.language.wordlists import words

if TYPE_CHECKING:
    from variorum.language.quotes.marks import Quotation
    from variorum.language.quotes.said import Said

_SMALL = words(
    """
    a an the of in on at and or for to with by from as but nor is vs de la le el & - – s t
    """
)
_WORD = re.compile(r"[^\W_]+(?:['’.-][^\W_]+)*")
_FRAGMENT = 5  # words below which a quotation without speaker or cue is no speech
_NICKNAME = 3  # words of a nickname
_LABEL = 2  # words of a label before a noun
_PHRASE = 4  # words of a phrase spoken of
_MENTIONED = re.compile(
    r"\b(?:the (?:word|term|phrase|name|title|hashtag|slogan|motto|nickname|label|expression|"
    r"acronym|letter|song|film|movie|book|novel|show|series|album|play|poem|programme|program|"
    r"documentary|painting|opera|musical|episode)s?|so-called|known as|nicknamed|entitled|titled|"
    r"named|aka|a\.k\.a\.|spelled|(?:was|were|is|are) called),? $",
    re.IGNORECASE,
)
_LABELLED = re.compile(
    r"\b(?:a|an|the|this|that|these|those|his|her|its|their|our|my|your) $", re.IGNORECASE
)
_INSIDE_NAME = re.compile(r"[A-Z][\w.]* $")
_NAME_NEXT = re.compile(r" [A-Z]")
_NOUN_NEXT = re.compile(r" [a-z]{3,}")
_OBJECT = re.compile(r"\b(?:the|of|in|on|to|his|her|its|their) ?$")
_BEGINS = re.compile(r"(?:^|[.!?…])[\s\"”’]*$")
_ANNOUNCED = re.compile(rf"\b(?:{SPEECH_FORMS})\b[^.!?]{{0,40}}[:,] ?$|: ?$")
_CUE_NEXT = re.compile(rf"[,.!?]| (?:{SPEECH_FORMS})\b")


def is_mention(text: str, quotation: Quotation) -> bool:
    """Whether the words are a title, a nickname, a label or a phrase spoken of."""
    inner = text[quotation.inner_start : quotation.inner_end]
    found = _WORD.findall(inner)
    if not found:
        return True
    before = text[max(0, quotation.start - 40) : quotation.start].rpartition("\n")[2]
    final = inner.rstrip()[-1:]
    bare = final.isalnum()
    if (
        (bare and len(found) <= _NICKNAME and _stands(text, quotation, _INSIDE_NAME, _NAME_NEXT))
        or (bare and len(found) <= _LABEL and _stands(text, quotation, _LABELLED, _NOUN_NEXT))
        or (len(found) <= _PHRASE and _MENTIONED.search(before))
    ):
        return True  # Robert "Bobby" Scott; a "sell" rating; the term "dark money"
    if final in "!?" and not _OBJECT.search(before):
        return False
    if not _is_title(found) or _ANNOUNCED.search(before):
        return False
    ended = not bare or _CUE_NEXT.match(text, quotation.end)
    return not (_BEGINS.search(before) and ended)


def _stands(
    text: str, quotation: Quotation, before: re.Pattern[str], behind: re.Pattern[str]
) -> bool:
    """Whether a quotation stands between two kinds of words."""
    lead = text[max(0, quotation.start - 40) : quotation.start]
    return bool(before.search(lead) and behind.match(text, quotation.end))


def _is_title(found: list[str]) -> bool:
    big = [w for w in found if w.casefold() not in _SMALL]
    return len(big) > 1 and all(w[0].isupper() or w[0].isdigit() for w in big)


def is_too_short(text: str, quotation: Quotation, said: Said) -> bool:
    """Whether a few words that nobody is said to have said are no speech ("scare quotes")."""
    found = text[quotation.inner_start : quotation.inner_end].split()
    return len(found) < _FRAGMENT and said.speaker is None and said.cue is None


def is_whole(text: str, quotation: Quotation, said: Said, *, led: bool) -> bool:
    """Whether the words are an utterance of their own rather than part of a sentence around them.

    Args:
        text: The article's text.
        quotation: Where the words stand.
        said: What is known of the speaker.
        led: Whether words of the article's own sentence stand before it.
    """
    inner = text[quotation.inner_start : quotation.inner_end].strip()
    first = next((c for c in inner if c.isalnum()), "")
    before = text[max(0, quotation.start - 3) : quotation.start].rstrip()[-1:]
    starts = first.isupper() or first.isdigit() or not first
    if starts and (not led or before in {",", ":", ""}):
        return True
    if said.beside and (not led or before in {",", ":"}):
        return True
    return starts and inner[-1:] in ".!?" and len(inner.split()) >= _FRAGMENT
