"""The terms of a sentence: its content words, made comparable."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from variorum.alignment.folding import folded
from variorum.alignment.lexicon import EMPTY, GROUP_OF, NUMBERS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from variorum.model.features import Word

_WORD = re.compile(r"[^\W_]+(?:[.,]\d+)*")
_SAYS_NOTHING = frozenset({"DET", "ADP", "PRON", "AUX", "PART", "CCONJ", "SCONJ", "PUNCT", "SPACE"})
_ENDINGS = ("ings", "ing", "edly", "ed", "ies", "es", "s", "ly")
_STEM = 3  # letters that must be left of a word when its ending is cut


def terms_of(words: Sequence[Word], sentence: str) -> frozenset[str]:
    """The content words of a sentence, in dictionary form and with one name for synonyms.

    Number words become digits ("five" and "5" are one term). Without parts of speech, or without
    words at all, endings are cut instead.

    Args:
        words: Its tokens; empty where no pipeline knows the language.
        sentence: Its text.
    """
    if any(word.pos for word in words):
        lemmas = (word.lemma for word in words if word.pos not in _SAYS_NOTHING)
        forms = (folded(lemma) for lemma in lemmas)
    else:
        forms = (_stem(match) for match in _WORD.findall(folded(sentence)))
    return frozenset(
        _named(form) for form in forms if form not in EMPTY and any(map(str.isalnum, form))
    )


def _named(form: str) -> str:
    form = NUMBERS.get(form, form)
    return GROUP_OF.get(form, form)


def _stem(word: str) -> str:
    if word in GROUP_OF or word in EMPTY or word in NUMBERS:
        return word
    cuts = [word[: -len(e)] for e in _ENDINGS if word.endswith(e) and len(word) - len(e) >= _STEM]
    for cut in cuts:
        for form in (cut, cut + "e"):
            if form in GROUP_OF:
                return form
    return (cuts or [word])[0].removesuffix("e")  # "closed", "closes" and "close"
