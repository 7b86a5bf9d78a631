"""Code points and UTF-16 units, both ways."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QTextDocument

from variorum.gui.offsets import Offsets, displayable

TEXTS = [
    ("no emoji", "at least two", "two"),
    ("emoji before", "😀 at least two", "two"),
    ("two before, one inside", "😀😀 two 🚀 rockets", "two 🚀 rockets"),
    ("flag of two code points", "🇫🇷 France", "France"),
    ("family joined", "👩‍👩‍👧 three", "three"),
    ("right to left", "قال: “ثلاثة” 😀 قتلى", "قتلى"),
    ("old letters", "𐎀𐎁 forty", "forty"),
]


@pytest.mark.parametrize(("text", "words"), [case[1:] for case in TEXTS], ids=[c[0] for c in TEXTS])
def test_a_span_selects_the_same_words_in_a_document(text: str, words: str) -> None:
    offsets, start = Offsets(text), text.index(words)
    first, last = offsets.to_qt(start), offsets.to_qt(start + len(words))
    units = text.encode("utf-16-le")[2 * first : 2 * last]
    assert units.decode("utf-16-le") == words
    assert (offsets.from_qt(first), offsets.from_qt(last)) == (start, start + len(words))


@given(st.text())
def test_positions_come_back(text: str) -> None:
    offsets = Offsets(text)
    points = range(len(text) + 1)
    assert [offsets.from_qt(offsets.to_qt(point)) for point in points] == list(points)


@pytest.mark.parametrize(
    "text",
    [
        "a\r\nb",
        "a\rb",
        "a\n\nb",
        "\ufdd0x\ufdd1",
        "nul\0nul",
        "tab\tline\u2028end",
        "\ufffc",
        "é\x0bx",
    ],
)
def test_a_document_keeps_every_position(text: str) -> None:
    document = QTextDocument()
    document.setPlainText(displayable(text))
    # Qt counts the end of the last paragraph as a character of its own.
    assert document.characterCount() - 1 == len(text.encode("utf-16-le")) // 2


@given(st.text(st.characters(exclude_categories=["Cs"])))
def test_what_is_shown_is_as_long_as_the_text(text: str) -> None:
    assert len(displayable(text)) == len(text)


def test_controls_that_turn_the_writing_are_seen_and_not_obeyed() -> None:
    text = "paid \u202e0001\u202c euros \u2067to\u2069 him"
    assert displayable(text) == "paid ◂0001▪ euros ◂to▪ him"
    assert not re.search("[\u202a-\u202e\u2066-\u2069]", displayable(text))
    # Marks that Arabic and Hebrew texts need, and that turn nothing, stay.
    assert displayable("\u200fقال\u200e") == "\u200fقال\u200e"
