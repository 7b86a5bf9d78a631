"""Who says what: whole articles and single sentences, with the real pipeline."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from variorum.model.article import Article

if TYPE_CHECKING:
    from collections.abc import Callable

    from variorum.language import Language
    from variorum.model.article import AnnotatedArticle, Quote

pytestmark = pytest.mark.model

ARTICLES = Path(__file__).parent / "articles"
SAID: dict[str, Any] = json.loads((ARTICLES / "said.json").read_text("utf-8"))
MARKS = "\"'“”‘’«»,"
RIGHT = 0.96
"""Share of all speakers in the articles that must be right, none of the quotes missing."""


def annotate(language: Callable[[], Language], text: str) -> AnnotatedArticle:
    article = Article(path="a.txt", sha256="", bytes=0, encoding="utf-8", title="", text=text)
    return language().annotate(article, article_id="a1").article


def words(article: AnnotatedArticle, quote: Quote) -> str:
    return article.text[quote.start : quote.end]


def speakers(language: Callable[[], Language], text: str) -> list[tuple[str, str | None]]:
    article = annotate(language, text)
    return [(words(article, q).strip(MARKS), q.speaker) for q in article.quotes]


def test_whole_articles(language: Callable[[], Language]) -> None:
    wrong: list[tuple[str, str, str, str | None]] = []
    count = 0
    for name, marked in SAID.items():
        article = annotate(language, (ARTICLES / f"{name}.txt").read_text("utf-8").strip())
        for first, speaker in marked["said"]:
            quotes = [q for q in article.quotes if first in words(article, q)]
            assert quotes, f"{name}: no quote with {first!r}"
            count += 1
            if speaker.casefold() not in (quotes[0].speaker or "").casefold():
                wrong.append((name, first, speaker, quotes[0].speaker))
    assert len(wrong) <= count * (1 - RIGHT), wrong


@pytest.mark.parametrize("name", [n for n, marked in SAID.items() if marked["not speech"]])
def test_titles_labels_and_nicknames_are_no_speech(
    language: Callable[[], Language], name: str
) -> None:
    article = annotate(language, (ARTICLES / f"{name}.txt").read_text("utf-8").strip())
    found = [words(article, q).strip(MARKS) for q in article.quotes]
    assert not [part for part in SAID[name]["not speech"] if part in found]


CUES = [
    # before, between, after
    ("Jane Roe said: “It was dark.”", [("It was dark.", "Jane Roe")]),
    ("“It was dark,” said Jane Roe, a baker.", [("It was dark", "Jane Roe")]),
    ("“It was dark,” Jane Roe told reporters.", [("It was dark", "Jane Roe")]),
    ("“It was,” Jane Roe said, “dark in there.”",
     [("It was", "Jane Roe"), ("dark in there.", "Jane Roe")]),
    ("“It was dark,” Jane Roe said. “Then it was light.”",
     [("It was dark", "Jane Roe"), ("Then it was light.", "Jane Roe")]),
    ("According to Jane Roe, “it was dark in there for hours”.",
     [("it was dark in there for hours", "Jane Roe")]),
    # the speaker of a paragraph that is only a quote
    ("“It was dark,” Jane Roe said.\n\n“Then it was light again.”",
     [("It was dark", "Jane Roe"), ("Then it was light again.", "Jane Roe")]),
    ("Jane Roe had the last word.\n\n“It was dark in there.”",
     [("It was dark in there.", "Jane Roe")]),
    ("Jane Roe said in a statement:\n\n“It was dark in there.”",
     [("It was dark in there.", "Jane Roe")]),
    # descriptions
    ("A defence official said: “They had to go.”", [("They had to go.", "a defence official")]),
    ("A defence official was there. “They had to go,” the official said.",
     [("They had to go", "a defence official")]),
    ("Sen. Jane Roe arrived. “They had to go,” the senator said.",
     [("They had to go", "Jane Roe")]),
    ("A spokesman for the firm, John Roe, said: “We will pay.”", [("We will pay.", "John Roe")]),
    # pronouns
    ("Jane Roe met John Doe. “It was dark,” she said.", [("It was dark", "Jane Roe")]),
    ("Jane Roe met John Doe. “It was dark,” he said.", [("It was dark", "John Doe")]),
    ("Jane Roe, who runs the shop, shut it. “It was dark,” she said.",
     [("It was dark", "Jane Roe")]),
    ("John Doe said Carl Roe had pushed his wife. “It was dark,” he said.",
     [("It was dark", "John Doe")]),
    ("Mr John Doe's party will hold 104 seats.\n\n“It was dark,” the 58-year-old told a crowd.",
     [("It was dark", "John Doe")]),
    # whose words a participle and a cited person's are
    ("Jane Roe said the guest could stay, adding: “It was dark.”", [("It was dark.", "Jane Roe")]),
    ("The paper quoted John Roe as saying: “It was dark.”", [("It was dark.", "John Roe")]),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), CUES)
def test_speakers(
    language: Callable[[], Language], text: str, expected: list[tuple[str, str]]
) -> None:
    assert speakers(language, text) == expected


def test_a_quotation_taken_up_after_a_caption_keeps_its_speaker(
    language: Callable[[], Language],
) -> None:
    text = (
        "The guild met on Monday. John Roe, its chairman, said: “We do not want a strike.\n\n"
        "Delegates at the entrance of the hall in Leeds\n\n“We want to be heard at last.”"
    )
    assert speakers(language, text) == [
        ("We do not want a strike.", "John Roe"),
        ("We want to be heard at last.", "John Roe"),
    ]


FRAGMENTS = [
    ("Jane Roe called the plan “a disaster for the town” on Monday.", "Jane Roe"),
    ("Jane Roe said the plan was “a disaster for the town”.", "Jane Roe"),
    ("John Roe’s claim that the plan was “a disaster for the town” was wrong.", "John Roe"),
    ("The plan was described by Jane Roe as “a disaster for the town”.", "Jane Roe"),
]


@pytest.mark.parametrize(("text", "speaker"), FRAGMENTS)
def test_a_part_of_a_sentence_is_not_whole(
    language: Callable[[], Language], text: str, speaker: str
) -> None:
    (quote,) = annotate(language, text).quotes
    assert (quote.speaker, quote.whole) == (speaker, False)


NO_SPEECH = [
    "The so-called “dark money” flows freely.",
    "Robert “Bobby” Scott won the seat.",
    "She has a “sell” rating on the shares.",
    "The film “Gone With the Wind” was shown.",
    "He wore a “Make Hay Great Again” cap.",
]


@pytest.mark.parametrize("text", NO_SPEECH)
def test_words_in_marks_that_nobody_says(language: Callable[[], Language], text: str) -> None:
    assert annotate(language, text).quotes == ()


def test_the_place_of_the_speaker_may_be_a_pronoun(language: Callable[[], Language]) -> None:
    article = annotate(language, "Jane Roe met John Doe. “It was dark,” she said.")
    (quote,) = article.quotes
    assert quote.speaker_span is not None
    assert article.text[quote.speaker_span.start : quote.speaker_span.end] == "she"
    assert quote.cue == "said"
