"""Sentences in news as it is written."""

from __future__ import annotations

import time
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from variorum.language.sentences import LONGEST, find_paragraphs, lay_out, resolve


def split(text: str) -> list[str]:
    return [text[s.start : s.end] for s in lay_out(text).sentences]


# Sentences are separated by " | " in the expectation.
TABLE = [
    # full stops that end nothing
    ("Mr. Hale met Sen. Ruiz. They spoke.", "Mr. Hale met Sen. Ruiz. | They spoke."),
    ("Sgt. Ann Poe said so. Nobody else did.", "Sgt. Ann Poe said so. | Nobody else did."),
    ("The J. P. Moss bridge fell. It was old.", "The J. P. Moss bridge fell. | It was old."),
    ("The U.S. Army left. It took 3.5 hours.", "The U.S. Army left. | It took 3.5 hours."),
    ("He lives in the U.S. The family followed.", "He lives in the U.S. | The family followed."),
    ("It began at 2 a.m. Thursday in Lyon.", "It began at 2 a.m. Thursday in Lyon."),
    ("It began at 2 a.m. The street was empty.", "It began at 2 a.m. | The street was empty."),
    ("Route No. 7 is shut. Take No. 9.", "Route No. 7 is shut. | Take No. 9."),
    ("It opened on Feb. 3 in Bonn. Snow fell.", "It opened on Feb. 3 in Bonn. | Snow fell."),
    ("Acme Inc. shares fell. So did Beta Co. stock.", None),
    ("Prices rose 4.2 percent. Wages did not.", "Prices rose 4.2 percent. | Wages did not."),
    ("1. Read the rules.", "1. Read the rules."),
    # datelines
    (
        "DOVER, Tenn. (AP) — A bus crashed. Two died.",
        "DOVER, Tenn. (AP) — A bus crashed. | Two died.",
    ),
    ("PORTO, Aug. 4 — A bus crashed.", "PORTO, Aug. 4 — A bus crashed."),
    # quotation marks stay with their sentence
    ("“We saw it.” He left.", "“We saw it.” | He left."),
    ("“We saw it.” he said.", "“We saw it.” he said."),
    ("“Who was it?” Mary Poe asked. No one knew.", "“Who was it?” Mary Poe asked. | No one knew."),
    ("“Who was it?” The crowd fell silent.", "“Who was it?” | The crowd fell silent."),
    ('"Stop!" he cried. "Come back!"', '"Stop!" he cried. | "Come back!"'),
    ("It was shut (for now). Nobody came.", "It was shut (for now). | Nobody came."),
    ("« C’est fini. » Il partit.", "« C’est fini. » | Il partit."),
    # a space is missing
    ("The dam broke.Villagers fled.", "The dam broke. | Villagers fled."),
    ("The dam broke in 2019.Villagers fled.", "The dam broke in 2019. | Villagers fled."),
    ("He said “no more.”Police left.", "He said “no more.” | Police left."),
    ("See Booking.Com or www.news.Org for more.", "See Booking.Com or www.news.Org for more."),
    # names that begin in lower case
    ("It was new. iPhones were rare.", "It was new. | iPhones were rare."),
    ("They denied it. al-Shabab did it.", "They denied it. | al-Shabab did it."),
    # ellipses and exclamations
    ("I waited … and waited. Then he came.", "I waited … and waited. | Then he came."),
    ("I waited... Then he came.", "I waited... | Then he came."),
    ("What?! No way.", "What?! | No way."),
    # texts with spaces about every mark
    ("The U . S . Army left . It rained .", "The U . S . Army left . | It rained ."),
    ("It cost $ 5 . 1 million . Nobody paid .", "It cost $ 5 . 1 million . | Nobody paid ."),
    ("It began at 3 p . m . on Monday .", "It began at 3 p . m . on Monday ."),
    # other scripts
    ("洪水来了。人们逃走了。", "洪水来了。 | 人们逃走了。"),
    ("Вода пришла. Люди бежали.", "Вода пришла. | Люди бежали."),
    ("هل وصلوا؟ نعم.", "هل وصلوا؟ | نعم."),
]


@pytest.mark.parametrize(("text", "expected"), [row for row in TABLE if row[1]])
def test_sentences(text: str, expected: str) -> None:
    assert split(text) == expected.split(" | ")


@pytest.mark.parametrize(
    ("text", "before"),
    [
        ("They met in Dover, Tenn. Fire crews came.", "Fire"),
        ("It was made by Acme Inc. Shares fell.", "Shares"),
        ("He was shot at 2:24 a.m. Officers came.", "Officers"),
        ("She met Martin King Jr. Outside it rained.", "Outside"),
    ],
)
def test_what_words_alone_cannot_tell_is_left_to_the_parser(text: str, before: str) -> None:
    layout = lay_out(text)

    assert layout.doubtful == {text.index(before)}
    assert len(layout.sentences) == 1
    assert len(resolve(layout, set(layout.doubtful))) == 2


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # a sentence that runs over a blank line
        (
            "Rain fell.\n\nTrains were\n\nstopped at noon.",
            ["Rain fell.", "Trains were\n\nstopped at noon."],
        ),
        # headlines and captions are sentences
        ("Dam breaks in Porto\n\nThe dam broke.", ["Dam breaks in Porto", "The dam broke."]),
        ("Rain.\n\nA street in Porto\n\nIt fell.", ["Rain.", "A street in Porto", "It fell."]),
        # even before a paragraph in lower case, where it is the first or a list follows
        ("Dam breaks\n\nwater rises fast.", ["Dam breaks", "water rises fast."]),
        ("Bring:\n\nSome bread\n\nmilk\n\neggs", ["Bring:", "Some bread", "milk", "eggs"]),
        (
            "Rain.\n\nRead more at\n\nhttps://a.example/b",
            ["Rain.", "Read more at", "https://a.example/b"],
        ),
    ],
)
def test_paragraphs_and_sentences(text: str, expected: list[str]) -> None:
    assert split(text) == expected


def test_wrapped_lines_are_one_paragraph_and_short_lines_are_many() -> None:
    wrapped = (
        "The river rose through the night and reached the\n"
        "old market before dawn, where traders had left all\n"
        "their goods behind."
    )
    lines = "Dam breaks\nBy Ann Poe\nThe dam broke on Monday."

    assert len(find_paragraphs(wrapped)) == 1
    assert split(wrapped) == [wrapped]
    assert split(lines) == lines.split("\n")


def test_a_text_of_one_sentence_a_paragraph_comes_back_as_it_is() -> None:
    given_ = [
        "Storm hits Lagos port",
        "A storm struck the port of Lagos on Monday.",
        "“We had no warning,” said Capt. Ife Bello, who lost two boats.",
        "By Tuesday, 3,400 people had left.",
    ]

    assert split("\n\n".join(given_)) == given_


@given(st.text(alphabet=st.sampled_from("ab AB.!?…“”\"'\n,;(1–中。 "), max_size=120))
def test_sentences_keep_all_that_is_not_white_space_and_overlap_nowhere(text: str) -> None:
    layout = lay_out(text)
    sentences = layout.sentences

    assert all(0 <= s.start < s.end <= len(text) for s in sentences)
    assert all(a.end <= b.start for a, b in pairwise(sentences))
    assert all(text[s.start : s.end] == text[s.start : s.end].strip() for s in sentences)
    assert "".join("".join(split(text)).split()) == "".join(text.split())


@pytest.mark.parametrize(
    "text",
    [
        "a" * 50_000,
        "." * 50_000,
        '". ' * 20_000,
        " " * 50_000 + "x",
        "\n " * 20_000,
        "A. " * 20_000,
    ],
)
def test_hostile_texts_are_cut_up_in_no_time(text: str) -> None:
    began = time.process_time()
    sentences = lay_out(text).sentences

    assert all(s.end - s.start <= LONGEST for s in sentences)
    assert time.process_time() - began < 10  # quadratic work would take minutes
