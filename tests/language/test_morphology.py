"""Parts of speech and lemmas without spaCy's slow components."""

from __future__ import annotations

import pytest

from variorum.language.morphology import English

ENGLISH = English(
    rules={
        "noun": [["ies", "y"], ["ses", "s"], ["s", ""]],
        "verb": [["ies", "y"], ["ed", "e"], ["ed", ""], ["s", ""], ["ing", ""]],
    },
    exceptions={"noun": {"men": ["man"]}, "verb": {"shot": ["shoot"], "was": ["be"]}},
    index={"noun": {"city", "flood"}, "verb": {"rescue", "report", "carry"}},
)


@pytest.mark.parametrize(
    ("word", "tag", "dep", "pos", "lemma"),
    [
        ("cities", "NNS", "nsubj", "NOUN", "city"),
        ("men", "NNS", "nsubj", "NOUN", "man"),
        ("rescued", "VBD", "ROOT", "VERB", "rescue"),
        ("reported", "VBN", "ROOT", "VERB", "report"),
        ("carries", "VBZ", "ROOT", "VERB", "carry"),
        ("shot", "VBN", "ROOT", "VERB", "shoot"),
        ("was", "VBD", "auxpass", "AUX", "be"),
        ("n't", "RB", "neg", "ADV", "n't"),
        ("tripods", "NNS", "dobj", "NOUN", "tripod"),
        ("porto", "NNP", "pobj", "PROPN", "porto"),
        ("after", "IN", "mark", "SCONJ", "after"),
        ("after", "IN", "prep", "ADP", "after"),
        ("that", "DT", "nsubj", "PRON", "that"),
        ("to", "TO", "aux", "PART", "to"),
        ("??", "??", "", "X", "??"),
    ],
)
def test_words(word: str, tag: str, dep: str, pos: str, lemma: str) -> None:
    assert ENGLISH.pos(word, tag, dep) == pos
    assert ENGLISH.lemma(word, tag, pos) == lemma


def test_without_tables_words_stand_as_they_are() -> None:
    assert English().lemma("floods", "NNS", "NOUN") == "floods"
