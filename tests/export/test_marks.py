from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hypothesis import given
from hypothesis import strategies as st

from variorum.export.marks import Mark, Marks, cut, is_rtl, marks_by_article
from variorum.model.article import Span
from variorum.model.comparison import Divergence, Reading

if TYPE_CHECKING:
    from collections.abc import Sequence

    from variorum.export.content import Run
    from variorum.model.comparison import Kind, Status

TEXT = "The mayor said “twelve boats sank on Friday” in the harbour."


def mark(
    words: str, number: int, kind: Kind = "figure", status: Status = "variant", **more: Any
) -> Mark:
    start = TEXT.index(words)
    return Mark(
        start=start,
        end=start + len(words),
        kind=kind,
        status=status,
        number=number,
        place=f"place-{number}-1",
        **more,
    )


def shown(runs: Sequence[Run]) -> list[tuple[str, int | None, list[int]]]:
    return [(r.text, r.number, [x.number for x in r.raised]) for r in runs if r.text]


def test_runs_break_at_marks_and_raise_numbers_where_they_end() -> None:
    marks = [mark("“twelve boats sank on Friday”", 2, "quote"), mark("twelve", 1)]
    assert shown(cut(TEXT, 0, len(TEXT), marks)) == [
        ("The mayor said ", None, []),
        ("“", 2, []),
        ("twelve", 1, [1]),
        (" boats sank on Friday”", 2, [2]),
        (" in the harbour.", None, []),
    ]


def test_a_conflict_is_shown_above_all_else() -> None:
    marks = [
        mark("“twelve boats sank on Friday”", 2, "quote", "conflict"),
        mark("twelve", 1, status="compatible"),
    ]
    runs = cut(TEXT, 0, len(TEXT), marks)
    assert {r.status for r in runs if r.number} == {"conflict"}


def test_changed_words_are_cut_out_of_their_mark() -> None:
    span = Span(TEXT.index("boats"), TEXT.index("boats") + 5)
    runs = cut(TEXT, 0, len(TEXT), [mark("twelve boats sank", 1, changed=(span,))])
    assert [r.text for r in runs if r.changed] == ["boats"]


def test_a_mark_that_goes_on_is_numbered_at_the_edge_of_the_range() -> None:
    runs = cut(TEXT, 0, TEXT.index(" sank"), [mark("twelve boats sank on Friday", 1)])
    assert shown(runs)[-1] == ("twelve boats", 1, [1])


def test_marks_are_found_by_position_however_far_they_reach() -> None:
    marks = Marks(TEXT, [mark("“twelve boats sank on Friday”", 2, "quote"), mark("twelve", 1)])
    at = TEXT.index("Friday")
    assert [m.number for m in marks.within(at, at + 6)] == [2]
    assert marks.within(0, 9) == []


def test_readings_outside_the_text_or_empty_make_no_mark() -> None:
    divergence = Divergence(
        id="d1",
        kind="figure",
        status="conflict",
        about="boats",
        label="conflict",
        rule="r",
        explanation="e",
        readings=(
            Reading(article="a1", start=5, end=5, text=""),
            Reading(article="elsewhere", start=0, end=3, text="The"),
            Reading(article="a1", start=4, end=9, text="mayor"),
            Reading(article="a1", start=4, end=9, text="mayor"),
        ),
    )
    marks = marks_by_article([divergence], {"d1": 1}, {"a1": TEXT})
    assert [(m.start, m.end) for m in marks["a1"].within(0, len(TEXT))] == [(4, 9)]


@given(
    st.text(max_size=60),
    st.lists(st.tuples(st.integers(0, 60), st.integers(1, 30), st.integers(1, 5)), max_size=8),
    st.data(),
)
def test_runs_say_exactly_the_words_of_the_range(
    text: str, spans: list[tuple[int, int, int]], data: st.DataObject
) -> None:
    marks = [
        Mark(
            start=min(start, len(text)),
            end=min(start + length, len(text)),
            kind="name",
            status="variant",
            number=number,
            place="",
        )
        for start, length, number in spans
        if start < len(text)
    ]
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, len(text)))
    runs = Marks(text, marks).runs(start, end)
    assert "".join(run.text for run in runs) == text[start:end]
    covered = {m.number for m in marks if max(m.start, start) < min(m.end, end)}
    assert {raised.number for run in runs for raised in run.raised} == covered


def test_direction_is_that_of_the_first_letter() -> None:
    assert is_rtl("«42» قال الوزير")
    assert is_rtl("- שלום")
    assert not is_rtl("“Kabul” كابول")
    assert not is_rtl("42 …")
