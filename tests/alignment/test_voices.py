from __future__ import annotations

import pytest

from variorum.alignment.voices import source_words
from variorum.model.article import Attribution
from variorum.model.features import Word

# "Don Aaron , spokesman for police , said the man fled"
TEXT = "Don Aaron, spokesman for police, said the man fled"
HEADS = [1, 7, 1, 1, 3, 4, 1, 7, 9, 10, 7]
POS = "PROPN PROPN PUNCT NOUN ADP NOUN PUNCT VERB DET NOUN VERB".split()  # noqa: SIM905


def sentence() -> tuple[Word, ...]:
    words, at = [], 0
    for n, form in enumerate(TEXT.replace(",", " ,").split()):
        at = TEXT.index(form, at)
        words.append(
            Word(
                start=at, end=at + len(form), lemma="flee" if form == "fled" else form.casefold(),
                pos=POS[n], tag="", dep="", head=HEADS[n],
            )
        )  # fmt: skip
        at += len(form)
    return tuple(words)


def told(*attributions: Attribution) -> list[str]:
    words = sentence()
    voiced = source_words(words, attributions)
    return [TEXT[word.start : word.end] for n, word in enumerate(words) if n not in voiced]


def test_the_source_its_description_and_the_cue_are_not_what_is_told() -> None:
    source = Attribution(start=0, end=9, sentence=0, source="Don Aaron", cue="said")
    assert told(source) == ["the", "man", "fled"]


def test_without_a_source_all_is_told() -> None:
    assert len(told()) == len(HEADS)


@pytest.mark.parametrize("start", [200, 5000])
def test_a_source_in_another_sentence_takes_nothing_away(start: int) -> None:
    source = Attribution(start=start, end=start + 5, sentence=0, source="police", cue="fled")
    assert len(told(source)) == len(HEADS)
