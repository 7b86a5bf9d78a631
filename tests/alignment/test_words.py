"""Words on which two wordings differ: whole words, and never typography."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from variorum.alignment.words import changed_words, words_of

ALIKE = [
    ("“It’s over,” she said", '"It\'s over," she said'),
    ("the half-open ramp", "the half‑open ramp"),
    ("the half-open ramp", "the half open ramp"),
    ("The crew decided to go", "the crew decided to go"),
    ("The crew decided\u00a0to  go.", "The crew decided to go"),
    ("a defence official", "a defense official"),
    ("The colour of labour", "the color of labor"),
    ("They organised a programme", "They organized a program"),
    ("the travelled kilometres", "the traveled kilometers"),
    ("46 people", "forty-six people"),
    ("46 people", "forty six people"),
    ("three dogs", "3 dogs"),
    ("1,200 homes", "1200 homes"),
    ("US troops", "U.S. troops"),
    ("United States troops", "US troops"),
    ("20 per cent", "20%"),
    ("20 percent", "20 per cent"),
    ("families & friends", "families and friends"),
    ("Kabul's airport", "Kabul airport"),
    ("NATO allies", "Nato allies"),
]


@pytest.mark.parametrize(("left", "right"), ALIKE)
def test_the_same_words_otherwise_written(left: str, right: str) -> None:
    assert changed_words(left, right) == ((), ())


DIFFERENT = [
    ("in the government structure", "in government structure", ["the"], []),
    ("we wish to go and wish well", "we wish to go and wishes well", ["wish"], ["wishes"]),
    ("one suspect", "one subject", ["suspect"], ["subject"]),
    ("call the police department", "call the police at once", ["department"], ["at once"]),
    ("they told us", "they told the US", ["us"], ["the US"]),
    ("£30 a head", "$30 a head", ["£"], ["$"]),
    ("the dog's bone", "the dogs bone", ["dog's"], ["dogs"]),
    ("", "all of it", [], ["all of it"]),
]


@pytest.mark.parametrize(("left", "right", "gone", "come"), DIFFERENT)
def test_whole_words_are_marked(left: str, right: str, gone: list[str], come: list[str]) -> None:
    on_left, on_right = changed_words(left, right)
    assert [left[s.start : s.end] for s in on_left] == gone
    assert [right[s.start : s.end] for s in on_right] == come


WORDS = st.lists(
    st.sampled_from(["the", "a", "crew", "go", "went", "US", "us", "46", "don't", "“so”", "home"]),
    max_size=14,
)


@given(WORDS, WORDS)
def test_swapping_sides_mirrors_how_much_is_marked(left: list[str], right: list[str]) -> None:
    one, two = " ".join(left), " ".join(right)
    here, there = changed_words(one, two)
    back, forth = changed_words(two, one)

    def marked(text: str, spans: tuple[object, ...]) -> int:
        return sum(len(words_of(text[s.start : s.end])) for s in spans)  # type: ignore[attr-defined]

    assert marked(one, here) == marked(one, forth)
    assert marked(two, there) == marked(two, back)


@given(st.text(max_size=80), st.text(max_size=80))
def test_spans_lie_in_their_texts(left: str, right: str) -> None:
    on_left, on_right = changed_words(left, right)
    assert all(0 <= s.start < s.end <= len(left) for s in on_left)
    assert all(0 <= s.start < s.end <= len(right) for s in on_right)


@given(st.text(max_size=80))
def test_a_text_does_not_differ_from_itself(text: str) -> None:
    assert changed_words(text, text) == ((), ())


def test_more_words_than_there_are_characters_before_the_surrogates() -> None:
    many = " ".join(f"w{n}" for n in range(60_000))
    gone, come = changed_words(many, f"{many} end")
    assert (gone, [come[0].end - come[0].start]) == ((), [3])


def test_long_texts_without_a_common_word_are_not_compared_word_by_word() -> None:
    left, right = ("a " * 20_000).strip(), ("b " * 20_000).strip()
    gone, come = changed_words(left, right)
    assert (len(gone), len(come)) == (1, 1)
