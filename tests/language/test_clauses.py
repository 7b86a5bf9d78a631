"""Clauses of sentences, from grammar written by hand."""

from __future__ import annotations

import pytest

from variorum.language.clauses import find_clauses
from variorum.language.document import ParsedArticle
from variorum.model.article import Span
from variorum.model.features import Word


def clauses(grammar: str) -> list[str]:
    """Clauses of a sentence given as "word/lemma/POS/dep/head" parts; heads count from 0."""
    words: list[Word] = []
    text = ""
    for part in grammar.split():
        form, lemma, pos, dep, head = part.split("/")
        tag = "TO" if form == "to" else ""
        words.append(Word(len(text), len(text) + len(form), lemma, pos, tag, dep, int(head)))
        text += form + " "
    sentence = Span(0, len(text) - 1)
    parsed = ParsedArticle(text=text, sentences=(sentence,), words=(tuple(words),))
    return [text[s.start : s.end] for s in find_clauses(parsed)[0]]


TABLE = [
    (
        (
            "Police/police/NOUN/nsubj/1 said/say/VERB/ROOT/1 two/two/NUM/nummod/3 "
            "men/man/NOUN/nsubj/4 fell/fall/VERB/ccomp/1 there/there/ADV/advmod/4"
        ),
        ["two men fell there"],
    ),
    (
        (
            "Rain/rain/NOUN/nsubj/1 fell/fall/VERB/ROOT/1 hard/hard/ADV/advmod/1 "
            "and/and/CCONJ/cc/1 the/the/DET/det/5 dam/dam/NOUN/nsubj/6 broke/break/VERB/conj/1"
        ),
        ["Rain fell hard", "the dam broke"],
    ),
    (
        (
            "Men/man/NOUN/nsubj/6 ,/,/PUNCT/punct/0 who/who/PRON/nsubj/4 had/have/AUX/aux/4 "
            "fled/flee/VERB/relcl/0 ,/,/PUNCT/punct/0 came/come/VERB/ROOT/6 home/home/ADV/advmod/6 "
            "late/late/ADV/advmod/6"
        ),
        ["Men , who had fled , came home late", "who had fled"],
    ),
    (
        (
            "He/he/PRON/nsubj/1 ran/run/VERB/ROOT/1 home/home/ADV/advmod/1 to/to/PART/aux/4 "
            "save/save/VERB/advcl/1 his/his/PRON/poss/6 dog/dog/NOUN/dobj/4"
        ),
        ["He ran home to save his dog"],
    ),
    ("Rain/rain/NOUN/ROOT/0", ["Rain"]),
    ("No/no/X//0 grammar/grammar/X//1 here/here/X//2", ["No grammar here"]),
    # a ring instead of a tree
    ("A/a/VERB/conj/1 b/b/VERB/conj/0 c/c/NOUN/dobj/1", ["A b c"]),
]


@pytest.mark.parametrize(("grammar", "expected"), TABLE)
def test_clauses(grammar: str, expected: list[str]) -> None:
    assert clauses(grammar) == expected
