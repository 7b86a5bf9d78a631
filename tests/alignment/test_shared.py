from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from variorum.alignment.shared import MIN_WORDS, shared_wording
from variorum.model.article import AnnotatedArticle

AGENCY = "The river rose by more than two metres within three hours, the flood agency said."


def article(name: str, text: str) -> AnnotatedArticle:
    return AnnotatedArticle(
        id=name, path=name, sha256="", bytes=0, encoding=None, title="", text=text
    )


def found(left: str, right: str) -> list[tuple[str, str]]:
    articles = article("a", left), article("b", right)
    runs, _ = shared_wording(articles)
    return [
        (
            left[run.left_span.start : run.left_span.end],
            right[run.right_span.start : run.right_span.end],
        )
        for run in runs
    ]


def test_a_run_is_as_long_as_it_goes() -> None:
    pair = found(f"Hallow Vale. {AGENCY} Rain is forecast.", f"Officials: {AGENCY} No one died.")
    assert pair == [(AGENCY[:-1], AGENCY[:-1])]


@pytest.mark.parametrize(
    "left",
    [
        "“We’ll rebuild – all of it,” he told the town’s people",
        "We'll rebuild - all of it he told THE TOWN'S people",
        "We'll rebuild, all of it: he told\n\nthe town's people",
    ],
)
def test_marks_spaces_and_case_do_not_count(left: str) -> None:
    assert len(found(left, "“We’ll rebuild — all of it”, he told the town’s people")) == 1


@pytest.mark.parametrize(("count", "expected"), [(MIN_WORDS - 1, 0), (MIN_WORDS, 1)])
def test_short_runs_are_chance(count: int, expected: int) -> None:
    words = " ".join(AGENCY.split()[:count])
    assert len(found(f"Left {words} one", f"Right {words} other")) == expected


def test_share_of_each_article() -> None:
    _, shares = shared_wording([
        article("a", AGENCY),
        article("b", f"{AGENCY} {'Nothing of this stands anywhere else. ' * 5}"),
        article("c", "Bus drivers walked out."),
        article("d", ""),
    ])  # fmt: skip
    assert shares["a"] == 1.0
    assert 0.2 < shares["b"] < 0.4
    assert (shares["c"], shares["d"]) == (0.0, 0.0)


def test_no_word_is_in_two_runs_of_a_pair() -> None:
    runs, _ = shared_wording([article("a", AGENCY), article("b", f"{AGENCY} {AGENCY}")])
    assert len(runs) == 1


def test_repetition_is_no_blow_up() -> None:
    runs, shares = shared_wording([article("a", "ha " * 50_000), article("b", "ha " * 60_000)])
    assert runs[0].words == 50_000
    assert shares["a"] == 1.0


TEXTS = st.lists(st.sampled_from(["one", "two", "“Three”", "four,", "\n\n"]), max_size=60)


@settings(max_examples=80, deadline=None)
@given(st.lists(TEXTS.map(" ".join), max_size=3))
def test_runs_are_alike_and_long_enough(texts: list[str]) -> None:
    articles = [article(f"a{n}", text) for n, text in enumerate(texts)]
    by_id = {each.id: each.text for each in articles}
    runs, shares = shared_wording(articles)
    for run in runs:
        left = by_id[run.left][run.left_span.start : run.left_span.end]
        right = by_id[run.right][run.right_span.start : run.right_span.end]
        plain = [
            "".join(c if c.isalnum() else " " for c in side).casefold().split()
            for side in (left, right)
        ]
        assert plain[0] == plain[1]
        assert len(plain[0]) == run.words >= MIN_WORDS
    assert all(0 <= share <= 1 for share in shares.values())
