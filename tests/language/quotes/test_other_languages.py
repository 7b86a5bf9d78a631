"""Quotes in languages without a parser: found by their marks, without speakers."""

from __future__ import annotations

import re

import pytest

from variorum.language.document import ParsedArticle
from variorum.language.quotes import find_quotes
from variorum.model.article import Span
from variorum.model.features import Word

TEXTS = [
    "« Nous avons tout perdu cette nuit », a déclaré le maire.",
    "„Wir haben in dieser Nacht alles verloren“, sagte die Bürgermeisterin.",
    "»Wir haben in dieser Nacht alles verloren«, sagte die Bürgermeisterin.",
    "“Lo perdimos todo esa misma noche”, dijo el alcalde.",
    "—Lo dijo claro: «Lo perdimos todo esa misma noche».",
]


def parsed(text: str, words: tuple[tuple[Word, ...], ...]) -> ParsedArticle:
    whole = (Span(0, len(text)),)
    return ParsedArticle(text=text, sentences=whole, words=words, paragraphs=whole)


def plain_words(text: str) -> tuple[tuple[Word, ...], ...]:
    """Tokens as a pipeline without tagger and parser gives them."""
    found = re.finditer(r"\w+|[^\w\s]", text)
    return (
        tuple(Word(m.start(), m.end(), m[0].lower(), "", "", "", n) for n, m in enumerate(found)),
    )


@pytest.mark.parametrize("text", TEXTS)
def test_quotes_without_words(text: str) -> None:
    (quote,) = find_quotes(parsed(text, ((),)))
    assert (quote.speaker, quote.whole) == (None, True)


@pytest.mark.parametrize("text", TEXTS)
def test_quotes_without_grammar(text: str) -> None:
    (quote,) = find_quotes(parsed(text, plain_words(text)))
    assert quote.speaker is None


def test_a_speaker_is_found_without_grammar_where_the_verb_is_known() -> None:
    text = "“It was dark in the valley last night,” Roe said."
    words = tuple(
        Word(w.start, w.end, {"said": "say"}.get(w.lemma, w.lemma), "", "", "", w.head)
        for w in plain_words(text)[0]
    )
    (quote,) = find_quotes(parsed(text, (words,)))
    assert quote.speaker == "Roe"
