from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from variorum.export import Note, ReportSettings, html
from variorum.export.report import build

if TYPE_CHECKING:
    from collections.abc import Callable

    from variorum.model.comparison import Comparison


@pytest.fixture(name="crowd", scope="module")
def _crowd(make_many: Callable[..., Comparison]) -> Comparison:
    """More differences than pages have room for."""
    return make_many(4, 900)


def test_pages_show_the_first_differences_and_say_so(crowd: Comparison) -> None:
    report = build(crowd, settings=ReportSettings(), paged=True)
    assert report.differences is not None
    shown = len(report.differences)
    assert 600 < shown < 900
    assert report.hidden[-1] == (
        f"There are too many differences for these pages: {shown} of 900 are shown, conflicts "
        "first. All of them are in the comparison’s data."
    )
    assert "900 differences, of which 300 are conflicts" in report.summary
    assert sum(row.status == "conflict" for row in report.differences) == 300
    numbers = {row.number for row in report.differences}
    marked = {
        raised.number
        for text in report.texts or ()
        for paragraph in text.paragraphs
        for run in paragraph.runs
        for raised in run.raised
    }
    assert marked == numbers


def test_what_the_user_noted_keeps_its_place_on_pages(crowd: Comparison) -> None:
    last = crowd.divergences[-1].id
    settings = ReportSettings(notes=(Note(last, "dismissed", "Nothing in it."),))
    report = build(crowd, settings=settings, paged=True)
    assert last in {row.id for row in report.differences or ()}
    assert [row.note for row in report.notes or ()] == ["Nothing in it."]


def test_other_formats_have_room_for_all(crowd: Comparison) -> None:
    report = build(crowd, settings=ReportSettings(parts=("differences",)))
    assert report.hidden == ()
    assert (
        html.render(report).count(b'<tr class="figure"')
        + html.render(report).count(b'<div class="entry figure"')
        == 900
    )
