"""Where quotations begin and end, in all marks and over paragraphs."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from variorum.language.quotes.marks import Quotation
from variorum.language.quotes.quotations import find_quotations
from variorum.model.article import Span


def paragraphs_of(text: str) -> tuple[Span, ...]:
    return tuple(Span(*m.span()) for m in re.finditer(r"[^\n]+", text))


def found(text: str) -> list[str]:
    return [text[q.start : q.end] for q in find_quotations(text, paragraphs_of(text))]


MARKS = [
    ("“It rained,” she said.", ["“It rained,”"]),
    ('"It rained," she said.', ['"It rained,"']),
    ("‘It rained,’ she said.", ["‘It rained,’"]),
    ("'It rained,' she said.", ["'It rained,'"]),
    ("«It rained», she said.", ["«It rained»"]),
    ("« It rained », she said.", ["« It rained »"]),
    ("»It rained«, she said.", ["»It rained«"]),
    ("„It rained“, she said.", ["„It rained“"]),
    ("„It rained”, she said.", ["„It rained”"]),
    ('"It rained,” she said.', ['"It rained,”']),
    ('“It rained," she said.', ['“It rained,"']),
    ("“It rained,“ she said.", ["“It rained,“"]),
    ('"It rained, "he said.', ['"It rained, "']),
    ("” … it rained,” he said.", ["” … it rained,”"]),
    ('He said "no" and "never".', ['"no"', '"never"']),
]


@pytest.mark.parametrize(("text", "expected"), MARKS)
def test_all_marks(text: str, expected: list[str]) -> None:
    assert found(text) == expected


NESTED = [
    ("“He said ‘stop’ and ran,” she said.", ["“He said ‘stop’ and ran,”"]),
    ("‘He said “stop” and ran,’ she said.", ["‘He said “stop” and ran,’"]),
    ('"I asked: “Who?” and left," she said.', ['"I asked: “Who?” and left,"']),
    ("“I read “War and Peace” twice,” she said.", ["“I read “War and Peace” twice,”"]),
    ('"He yelled "fire" and ran," she said.', ['"He yelled "fire" and ran,"']),
    ("“My mum said: ‘That’s not normal, love.’ She’s right.”",
     ["“My mum said: ‘That’s not normal, love.’ She’s right.”"]),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), NESTED)
def test_a_quotation_inside_another_is_part_of_it(text: str, expected: list[str]) -> None:
    assert found(text) == expected


NO_QUOTES = [
    "The officers’ cars and the mayor's dog weren't there in the '90s.",
    "Rock 'n' roll in the ’60s: the boys’ own club.",
    "He is 6'2\" tall.",
    "A 12\" pipe and a 6' fence.",
    "Protesters' tents, workers' huts.",
]


@pytest.mark.parametrize("text", NO_QUOTES)
def test_apostrophes_and_measures_are_no_quotes(text: str) -> None:
    assert found(text) == []


SINGLE = [
    ("‘The officials’ decision was wrong,’ he said.", ["‘The officials’ decision was wrong,’"]),
    ("a ‘kill list’. Officials’ homes", ["‘kill list’"]),
    ("He said: 'It's the dogs' dinner.'", ["'It's the dogs' dinner.'"]),
    ("‘I’ve seen the ’90s,’ she said.", ["‘I’ve seen the ’90s,’"]),
]


@pytest.mark.parametrize(("text", "expected"), SINGLE)
def test_single_marks_and_apostrophes_together(text: str, expected: list[str]) -> None:
    assert found(text) == expected


def test_a_measure_inside_a_quotation_does_not_close_it() -> None:
    text = '"He was 6\' 2" and strong," she said.'
    assert found(text) == ['"He was 6\' 2" and strong,"']


def test_a_quotation_runs_over_paragraphs_that_repeat_the_opening_mark() -> None:
    text = "“We lost it all.\n\n“We start again.\n\n“We are sorry,” she said."
    assert found(text) == ["“We lost it all.\n\n“We start again.\n\n“We are sorry,”"]


def test_single_marks_run_over_paragraphs_too() -> None:
    text = "‘We lost it all.\n\n‘We start again,’ she said.\n\n‘Fine,’ he said."
    assert found(text) == ["‘We lost it all.\n\n‘We start again,’", "‘Fine,’"]


def test_a_quotation_runs_on_without_the_mark_repeated() -> None:
    text = '"We lost it all.\n\nWe start again," she said.'
    assert found(text) == ['"We lost it all.\n\nWe start again,"']


def test_a_quotation_left_open_ends_with_its_paragraph_and_is_taken_up_after_a_caption() -> None:
    text = "He said: “We lost it all.\n\nThe mayor in her garden\n\n“We start again.”"
    quotations = find_quotations(text, paragraphs_of(text))
    assert [text[q.start : q.end] for q in quotations] == [
        "“We lost it all.",
        "“We start again.”",
    ]
    assert [(q.closed, q.resumes) for q in quotations] == [(False, False), (True, True)]


UNCLOSED = [
    ('"I never saw it, he said. "It was dark."', ['"I never saw it,', '"It was dark."']),
    ("“I never saw it, said John Roe.\n\nHe left.", ["“I never saw it,"]),
    ("“I never saw it. “It was dark,” he said.", ["“I never saw it.", "“It was dark,”"]),
    ("“I never saw it.", ["“I never saw it."]),
]


@pytest.mark.parametrize(("text", "expected"), UNCLOSED)
def test_a_forgotten_closing_mark(text: str, expected: list[str]) -> None:
    assert found(text) == expected


def test_the_author_of_a_pull_quote_is_not_part_of_it() -> None:
    text = '"We want to hold that lead.\nJohn Roe, chairman of the board."\n\nShe left.'
    (quotation,) = find_quotations(text, paragraphs_of(text))
    assert text[quotation.start : quotation.end] == '"We want to hold that lead.'
    assert quotation.signature is not None
    assert text[quotation.signature.start : quotation.signature.end].startswith("John Roe")


TEXTS = st.text(alphabet="ab A.,:!?\n\"'“”‘’«»„ 9", max_size=120)


def _are_sound(text: str, quotations: list[Quotation]) -> bool:
    reached = 0
    for q in quotations:
        if not reached <= q.start < q.inner_start <= q.inner_end <= q.end <= len(text):
            return False
        reached = q.end
    return True


@given(TEXTS)
def test_quotations_lie_in_the_text_one_after_the_other(text: str) -> None:
    assert _are_sound(text, find_quotations(text, paragraphs_of(text)))


@pytest.mark.parametrize(
    "text",
    [
        '"' * 30_000,
        "“" * 30_000,
        "'a " * 30_000,
        "‘a “b ” " * 10_000,
        '"a\n' * 10_000,
        "a" * 100_000,
    ],
    ids=["straight", "opening", "apostrophes", "mixed", "lines", "no marks"],
)
def test_hostile_texts_are_read(text: str) -> None:
    assert _are_sound(text, find_quotations(text, paragraphs_of(text)))
