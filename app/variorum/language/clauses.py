"""Clauses of sentences: the statements that one long news sentence makes.

A clause is a verb with what depends on it, read from the parser's labels. What is said is a
clause of its own, apart from who says it, and so are relative and adverbial clauses and joined
verbs. A clause in the middle of another one lies inside the span of that other one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from variorum.language.quotes.lexicon import SPEECH
from variorum.model.article import Span

if TYPE_CHECKING:
    from collections.abc import Sequence

    from variorum.language.document import ParsedArticle
    from variorum.model.features import Word

_SHORTEST = 3
"""Words below which a clause says too little to be compared alone."""

_NESTED = frozenset({"advcl", "relcl", "ccomp", "conj", "parataxis"})
_VERBS = frozenset({"VERB", "AUX"})
_TELLING = frozenset({"tell", "inform", "assure", "remind"})
_SUBJECTS = frozenset({"nsubj", "nsubjpass", "csubj", "expl"})


def find_clauses(parsed: ParsedArticle) -> tuple[tuple[Span, ...], ...]:
    """For each sentence, the spans of its clauses in text order: at least one."""
    return tuple(
        _clauses(sentence, words)
        for sentence, words in zip(parsed.sentences, parsed.words, strict=True)
    )


def _clauses(sentence: Span, words: Sequence[Word]) -> tuple[Span, ...]:
    aims = {word.head for word in words if word.tag == "TO" and word.dep == "aux"}
    heads = {
        n
        for n, word in enumerate(words)
        if _is_head(words, word) and not (word.dep == "advcl" and n in aims)
    }
    if len(heads) < 2:  # noqa: PLR2004
        return (sentence,)
    members: dict[int, list[Word]] = {}
    for n, owner in enumerate(_owners(words, heads)):
        if words[n].pos not in {"PUNCT", "SPACE"}:
            members.setdefault(owner, []).append(words[n])
    spans = {
        Span(own[0].start, own[-1].end)
        for head, own in ((head, _inner(own)) for head, own in members.items())
        if len(own) >= _SHORTEST and not _only_attributes(words[head], own)
    }
    return tuple(sorted(spans)) if len(spans) > 1 or _is_part(spans, sentence) else (sentence,)


def _inner(own: list[Word]) -> list[Word]:
    """Without the "and" or "but" that joins it to its neighbours."""
    while own and own[-1].pos == "CCONJ":
        own = own[:-1]
    while own and own[0].pos == "CCONJ":
        own = own[1:]
    return own


def _is_part(spans: set[Span], sentence: Span) -> bool:
    """Whether a single clause is left and is clearly less than the sentence (it was said by X)."""
    return len(spans) == 1 and all(
        (span.end - span.start) * 10 > (sentence.end - sentence.start) * 4 for span in spans
    )


def _is_head(words: Sequence[Word], word: Word) -> bool:
    head = words[word.head]
    if head is word:
        return True
    if word.dep not in _NESTED or word.pos not in _VERBS:
        return False
    if word.dep == "ccomp":
        return head.lemma in SPEECH
    return word.dep != "conj" or head.pos in _VERBS


def _owners(words: Sequence[Word], heads: set[int]) -> list[int]:
    """For each word, the verb of the clause that it belongs to."""
    owners: list[int] = []
    for n in range(len(words)):
        at = n
        # A damaged tree might be a ring: never climb more steps than there are words.
        for _ in words:
            if at in heads or words[at].head == at:
                break
            at = words[at].head
        owners.append(at)
    return owners


def _only_attributes(verb: Word, own: Sequence[Word]) -> bool:
    """Whether a clause only says who said something: "police said", "he told reporters"."""
    return (
        verb.lemma in SPEECH
        and any(w.dep in _SUBJECTS for w in own)
        and not any(w.dep in {"xcomp", "advmod", "nsubjpass", "acomp"} for w in own)
        and (verb.lemma in _TELLING or not any(w.dep == "dobj" for w in own))
        and len(own) <= 2 * _SHORTEST
    )
