from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from variorum.export.plain import breakable, printable, visible


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a\u202egnp.exe", "a[U+202E]gnp.exe"),
        ("nul\x00 bell\x07", "nul[U+0000] bell[U+0007]"),
        ("\ufeffstart", "[U+FEFF]start"),
        ("lone \ud800 half", "lone [U+D800] half"),
        ("private \ue000", "private [U+E000]"),
        ("tag \U000e0041", "tag [U+E0041]"),
        ("line\r\nline\u2028line\rline", "line\nline\nline\nline"),
        # Marks that honest Arabic, Persian, Hebrew and Hindi texts need stay as they are.
        ("\u200fשלום\u200e می\u200cخواهم क्\u200dष", "\u200fשלום\u200e می\u200cخواهم क्\u200dष"),
        ("#strong[*x*] <b>&amp;</b>", "#strong[*x*] <b>&amp;</b>"),
    ],
)
def test_what_cannot_be_seen_is_named(text: str, shown: str) -> None:
    assert visible(text) == shown


def test_long_words_may_break_and_lose_no_letter() -> None:
    word = "x" * 10_000
    broken = breakable(word)
    assert broken.replace("\u200b", "") == word
    assert max(map(len, broken.split("\u200b"))) <= 10
    assert breakable("[U+2066]isolated[U+2069]") == "[U+2066]\u200bisolated[U+2069]"
    assert breakable("000_14bf3bbfb8b68e24.txt") == "000_14bf3bbfb8b68e24.txt"
    assert breakable("\ufdfd" * 3) == "\ufdfd\u200b\ufdfd\u200b\ufdfd"
    assert breakable("an ordinary sentence") == "an ordinary sentence"


@given(st.text(alphabet=st.characters(), max_size=200))
def test_shown_text_holds_no_character_of_control(text: str) -> None:
    shown = visible(text)
    assert not any(ord(c) < 32 and c not in "\n\t" for c in shown)
    assert not any(0x202A <= ord(c) <= 0x202E or 0x2066 <= ord(c) <= 0x2069 for c in shown)
    assert visible(shown) == shown


def test_data_is_made_printable_throughout() -> None:
    assert printable({"a": ["\x00", 1, None, ("\x07",)]}) == {
        "a": ["[U+0000]", 1, None, ["[U+0007]"]]
    }


def test_enormous_texts_are_no_trouble() -> None:
    shown = printable(["x" * 1_000_000, "\u202e" * 100_000, "a " * 500_000])
    assert [len(text) for text in shown] == [1_099_999, 899_999, 1_000_000]


def test_marks_that_pile_up_are_counted() -> None:
    assert visible("e" + "\u0301" * 50 + "nd") == "e" + "\u0301" * 20 + "[+30 marks]nd"
    assert visible("a\u0308" * 1_000) == "a\u0308" * 1_000
    assert visible("—" * 50 + "😀" * 50) == "—" * 50 + "😀" * 50
