from __future__ import annotations

import pytest

from variorum.alignment.terms import terms_of
from variorum.model.features import Word


def tagged(*words: tuple[str, str]) -> tuple[Word, ...]:
    return tuple(
        Word(start=n, end=n + 1, lemma=lemma, pos=pos, tag="", dep="", head=n)
        for n, (lemma, pos) in enumerate(words)
    )


@pytest.mark.parametrize(
    ("left", "right"),
    [
        ("Five were injured", "5 injured"),
        ("The gunman escaped", "The shooters flee"),
        ("an earthquake", "the quake"),
        ("Workers’ strike", "walkout of employees"),
        ("Closed bridges", "bridge closed"),
    ],
)
def test_other_words_for_the_same(left: str, right: str) -> None:
    assert terms_of((), left) == terms_of((), right)


def test_function_words_and_words_of_saying_are_no_terms() -> None:
    words = tagged(
        ("police", "NOUN"), ("say", "VERB"), ("that", "SCONJ"), ("it", "PRON"), ("burn", "VERB")
    )
    assert terms_of(words, "") == {"=police", "burn"}


def test_without_a_pipeline_endings_are_cut() -> None:
    assert terms_of((), "Rivers flooding") == terms_of((), "river flooded")
