"""Sources that no clause of saying names: papers, inquiries, who told it at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from variorum.language.quotes.lexicon import DOCUMENTS
from variorum.language.quotes.voices import Voice, voice_at
from variorum.language.wordlists import words

if TYPE_CHECKING:
    from collections.abc import Callable

    from variorum.language.quotes.narration import Narration

RECORDS = words("record datum data figure paper archive log footage census")
"""What is gone by beside what `DOCUMENTS` names."""
_SHOWING = words("show find suggest indicate conclude reveal say")
_INQUIRIES = words("investigation inquiry inspection analysis autopsy examination test")
"""What finds something out."""
_TRAILING = words("say tell report announce")
_COMMA_REACH = 14
"""Words between a comma and a verb of saying that closes its sentence."""
_OFFICE_REACH = 5
"""Words between an office and the name of who holds it."""
_REACH = 9
"""Words within which a number follows, or the sentence ends."""
_CLAUSE = frozenset({"ccomp", "parataxis"})
_FINITE = frozenset({"VBD", "VBZ", "VBP"})
_VERBAL = frozenset({"VERB", "AUX"})


def shown(narration: Narration, index: int, can_speak: Callable[[Voice], bool]) -> Voice | None:
    """The papers or the inquiry that show something, or who puts a figure at so much.

    Args:
        narration: The article's words outside direct speech.
        index: Index of the verb: "records show", "police put the toll at 40".
        can_speak: Whether what is named can say something.
    """
    token = narration.tokens[index]
    if token.word.pos != "VERB" or index == 0:
        return None
    subject = narration.subject_of(index)
    if subject is None and narration.tokens[index - 1].word.tag == "NNS":
        subject = index - 1  # "…, records show": parsers miss the subject
    if subject is None:
        return None
    if token.word.lemma in _SHOWING:
        lemma = narration.tokens[subject].word.lemma
        known = lemma in DOCUMENTS or lemma in RECORDS or lemma in _INQUIRIES
        return voice_at(narration, subject) if known and _has_clause(narration, index) else None
    if token.word.lemma == "put" and _estimates(narration, index):
        voice = voice_at(narration, subject)
        return voice if voice is not None and can_speak(voice) else None
    return None


def _has_clause(narration: Narration, index: int) -> bool:
    children = narration.children.get(index, ())
    own = narration.tokens[index].word.dep == "parataxis"
    return own or any(narration.tokens[n].word.dep in _CLAUSE for n in children)


def _estimates(narration: Narration, index: int) -> bool:
    """Whether a verb has an object, and "at" with a number: "put the toll at 40"."""
    tokens = narration.tokens
    near = range(index + 1, min(index + _REACH, len(tokens) - 1))
    at = any(tokens[n].lower == "at" and tokens[n + 1].word.tag == "CD" for n in near)
    return at and narration.child(index, "dobj") is not None


def trails(narration: Narration, index: int, closes: Callable[[int, int], bool]) -> bool:
    """Whether a statement is followed by who told it: "…, a leader, Ana Roe, told the Post".

    Args:
        narration: The article's words outside direct speech.
        index: Index of the verb.
        closes: Whether a sentence, given by its index, or a clause of it ends before a word.
    """
    tokens = narration.tokens
    token = tokens[index]
    if token.word.lemma not in _TRAILING or token.word.tag not in _FINITE:
        return False
    if not any(closes(n, token.sentence) for n in range(index + 1, index + _REACH)):
        return False
    subject = narration.subject_of(index)
    first = subject if subject is not None else index
    for n in range(first - 1, max(-1, first - _COMMA_REACH), -1):
        word = tokens[n].word
        if tokens[n].sentence != token.sentence or word.pos in _VERBAL | {"CCONJ"}:
            return False
        if tokens[n].text == ",":
            before = tokens[max(0, n - _COMMA_REACH) : n]
            return any(w.word.pos in _VERBAL and w.sentence == token.sentence for w in before)
    return False


def named_beside(narration: Narration, voice: Voice | None, verb: int) -> Voice | None:
    """The person where an office was taken for a subject of its own: "Chief Dr. Ana Roe"."""
    if voice is None or voice.sort != "description":
        return voice
    for child in narration.children.get(verb, ()):
        token = narration.tokens[child]
        if token.word.dep == "nsubj" and 0 < child - voice.token <= _OFFICE_REACH:
            person = narration.entity_over(child, "PERSON")
            return voice_at(narration, child) if person else voice
    return voice
