from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from variorum.export import Note, ReportSettings
from variorum.export.report import STATEMENTS_BUDGET, build
from variorum.model.comparison import Comparison

if TYPE_CHECKING:
    from collections.abc import Callable

    from variorum.export.content import ReadingLine, Report, Sentence


def words(line: ReadingLine | Sentence) -> str:
    return "".join(run.text for run in line.runs)


def report(comparison: Comparison, **settings: Any) -> Report:
    return build(comparison, settings=ReportSettings(**settings))


@pytest.fixture(name="seeds", scope="module")
def _seeds(comparison: Comparison) -> Report:
    return report(comparison)


def test_one_line_sums_up(seeds: Report) -> None:
    assert seeds.summary == (
        "Three articles compared: seven differences, of which one is a conflict"
    )
    assert [c.name for c in seeds.counts] == [
        "1 conflict",
        "2 compatible differences",
        "4 differences in wording",
    ]


@pytest.mark.parametrize(
    ("settings", "summary"),
    [
        ({"kinds": ("date",)}, "Three articles compared: one difference, none a conflict"),
        ({"statuses": ("conflict",)}, "Three articles compared: one difference, a conflict"),
        ({"kinds": ()}, "Three articles compared: no differences"),
    ],
)
def test_the_line_counts_what_is_shown(
    comparison: Comparison, settings: dict[str, Any], summary: str
) -> None:
    assert report(comparison, **settings).summary == summary


def test_sources_say_not_recorded_rather_than_guess(seeds: Report) -> None:
    source = seeds.sources[0]
    assert source.letter == "A"
    assert source.file == "seeds/000_14bf3bbfb8b68e24.txt"
    assert {fact.name: fact.value for fact in source.facts} == dict.fromkeys(
        ("Outlet", "Author", "Address", "Published", "Retrieved")
    )
    assert [len(group) for group in source.sha256] == [16, 16, 16, 16]
    assert source.details == "3,520 bytes · UTF-8 · 572 words · language: en"
    assert source.shared == "12% of its words stand alike in another article"


def test_recorded_facts_are_shown_with_their_origin(comparison: Comparison) -> None:
    article = msgspec.structs.replace(
        comparison.articles[0],
        outlet="Harbour Gazette",
        published="2031-03-06T08:00:00Z",
        modified="2031-03-07",
        origins={"outlet": "og:site_name"},
    )
    changed = msgspec.structs.replace(comparison, articles=(article, *comparison.articles[1:]))
    facts = {f.name: f for f in report(changed).sources[0].facts}
    assert (facts["Outlet"].value, facts["Outlet"].origin) == ("Harbour Gazette", "og:site_name")
    assert facts["Published"].value == "6 March 2031, 08:00 UTC"
    assert facts["Changed"].value == "7 March 2031"
    assert report(changed).dates == ("6 March 2031, 08:00 UTC", None, None)


def test_conflicts_come_first_and_numbers_stay(seeds: Report) -> None:
    assert [(d.letter, d.number, d.status) for d in seeds.differences] == [
        ("F", 2, "conflict"),
        ("F", 1, "compatible"),
        ("D", 5, "compatible"),
        ("Q", 3, "variant"),
        ("Q", 4, "variant"),
        ("N", 7, "variant"),
        ("S", 6, "variant"),
    ]


def test_each_article_speaks_in_its_own_words_with_context(seeds: Report) -> None:
    conflict = seeds.differences[0]
    assert [[words(line) for line in cell] for cell in conflict.cells] == [
        [],
        [
            (
                "… of moving military planes and at least two reportedly fell to their deaths "
                "from the\u00a0…"
            ),
        ],
        [
            "… SHOWS what appears to be two of the Afghan stowaways falling from the\u00a0…",
            "The three apparently fell hundreds feet from the C-17\u00a0…",
        ],
    ]
    assert [line.value for line in conflict.cells[2]] == ["2 people", "3 people"]
    assert [line.value for line in conflict.cells[1]] == ["≥ 2 people"]


def test_quotes_stand_whole_and_name_their_speaker_once(seeds: Report) -> None:
    quote = seeds.differences[3]
    line = quote.cells[0][0]
    assert words(line) == "“the crew made the decision to go”"
    assert (line.value, line.source) == ("speaker: a defence official", None)


def test_the_words_that_differ_are_marked(seeds: Report) -> None:
    wording = next(d for d in seeds.differences if d.number == 4)
    assert [r.text for r in wording.cells[0][0].runs if r.changed] == ["the "]


def test_texts_say_every_word_and_lead_to_every_place(
    comparison: Comparison, seeds: Report
) -> None:
    for text, article in zip(seeds.texts, comparison.articles, strict=True):
        said = " ".join(words(p) for p in text.paragraphs)
        assert said.split() == article.text.split()
    places = {
        raised.place
        for text in seeds.texts
        for paragraph in text.paragraphs
        for run in paragraph.runs
        for raised in run.raised
    }
    lines = [line for d in seeds.differences for cell in d.cells for line in cell]
    assert {line.place for line in lines} == places
    assert all(d.place in places for d in seeds.differences)


def test_without_texts_links_lead_to_the_rows_that_are_left(comparison: Comparison) -> None:
    rows = report(comparison, parts=("differences", "statements"))
    lines = {words(line): line.place for d in rows.differences for cell in d.cells for line in cell}
    assert lines["“made the decision to go”"] == "place-3-3"
    # This sentence is in no row, so nothing can lead to it.
    assert (
        lines["… SHOWS what appears to be two of the Afghan stowaways falling from the\u00a0…"]
        is None
    )
    assert {d.place for d in report(comparison, parts=("differences",)).differences} == {None}


def test_rows_hold_aligned_sentences_in_their_columns(seeds: Report) -> None:
    row = seeds.statements[1]
    assert [words(cell[0])[:13] for cell in row.cells] == [
        "The photo fro",
        "The photo obt",
        "AN INCREDIBLE",
    ]
    assert seeds.statements[0].cells[2] == ()
    assert not row.possible
    assert seeds.left_out == (
        "Sentences that stand in one article alone are not in this table: 1 of A and 1 of C.",
    )


def test_rows_without_a_sure_link_are_marked_as_possible(comparison: Comparison) -> None:
    unsure = msgspec.structs.replace(
        comparison,
        alignments=tuple(
            msgspec.structs.replace(link, confidence="possible") for link in comparison.alignments
        ),
    )
    assert all(row.possible for row in report(unsure).statements)


def test_what_stands_in_one_article_alone_can_be_listed(comparison: Comparison) -> None:
    only = report(comparison, parts=("only-here",)).only_here
    assert [[words(p)[:21] for p in text.paragraphs] for text in only] == [
        ["It was a much larger "],
        [],
        ["Afghan President Ashr"],
    ]


def test_long_articles_keep_the_rows_with_a_difference(
    make_many: Callable[..., Comparison],
) -> None:
    long = make_many(
        2, 900, make=lambda _, s: f"Village {s} saw {s} rafts " + "and mud " * 20 + "."
    )
    short = report(long)
    total = sum(len(words(s)) for row in short.statements for cell in row.cells for s in cell)
    assert 0 < total <= STATEMENTS_BUDGET
    assert len(short.statements) < 900
    assert "of 900 rows are shown" in short.left_out[0]


def test_entities_are_grouped_and_counted(seeds: Report) -> None:
    assert [(g.name, [(r.name, r.forms, r.counts) for r in g.rows]) for g in seeds.entities] == [
        (
            "People",
            [("Enamullah Samangani", "Samangani", (1, 2, 0)), ("John Kirby", "", (1, 0, 0))],
        ),
        ("Organisations", [("Taliban", "the Taliban", (7, 6, 4))]),
        ("Countries, cities, states", [("Kabul", "", (5, 6, 5))]),
    ]


def test_what_filters_hide_is_said(comparison: Comparison) -> None:
    hidden = report(
        comparison,
        kinds=("figure", "date"),
        statuses=("conflict", "compatible"),
        only_confirmed=True,
        hidden_by_search=2,
        notes=(Note("d2", "confirmed", "Seen in the video."),),
    )
    assert [d.number for d in hidden.differences] == [2]
    assert hidden.hidden == (
        "Quotes are left out by choice: two differences.",
        "Names are left out by choice: one difference.",
        "Sources are left out by choice: one difference.",
        "Only differences confirmed by the user are shown; left out: two others.",
        "A search in the window hid two more.",
    )
    assert report(comparison).hidden == ()


def test_notes_stand_apart_from_what_the_program_found(comparison: Comparison) -> None:
    noted = report(comparison, notes=(Note("d2", "confirmed", "Seen."), Note("gone", "open")))
    assert [(d.number, d.verdict, d.note) for d in noted.notes] == [(2, "confirmed", "Seen.")]
    assert report(comparison, parts=("differences",)).notes is None


def test_the_time_of_making_is_given_or_recorded_or_unknown(
    comparison: Comparison, make_many: Callable[..., Comparison]
) -> None:
    assert report(comparison).made.text is None
    given = report(comparison, made="2031-05-01T12:00:00+00:00").made
    assert (given.text, given.origin) == ("1 May 2031, 12:00 +00:00", "as given by the user")
    newest = report(make_many(3, 2)).made
    assert newest.text == "3 March 2031, 08:00 +01:00"
    assert newest.origin == "newest time recorded in the articles"


def test_titles_are_cut_at_a_word(comparison: Comparison) -> None:
    article = msgspec.structs.replace(comparison.articles[0], title="very long headline " * 30)
    long = msgspec.structs.replace(comparison, articles=(article, *comparison.articles[1:]))
    title = report(long).title
    assert len(title) <= 112
    assert title.endswith(("headline …", "long …", "very …"))
    assert report(long, title="Flight RCH 871").title == "Flight RCH 871"


def test_an_empty_comparison_still_makes_a_report() -> None:
    empty = report(Comparison())
    assert (empty.title, empty.summary) == ("Comparison", "No article could be read.")
    assert (empty.sources, empty.differences, empty.texts) == ((), (), ())


def test_ids_without_numbers_are_numbered_in_order(comparison: Comparison) -> None:
    odd = msgspec.structs.replace(
        comparison,
        divergences=tuple(
            msgspec.structs.replace(d, id=f"x{n}") for n, d in enumerate(comparison.divergences)
        ),
    )
    assert sorted(d.number for d in report(odd).differences) == [1, 2, 3, 4, 5, 6, 7]


def test_endless_facts_titles_and_explanations_are_cut(comparison: Comparison) -> None:
    long = "x" * 9_000
    articles = tuple(
        msgspec.structs.replace(article, title=long, url=long, path=long)
        for article in comparison.articles
    )
    divergences = tuple(
        msgspec.structs.replace(one, about=long, explanation=long, label=long)
        for one in comparison.divergences
    )
    endless = msgspec.structs.replace(comparison, articles=articles, divergences=divergences)
    made = report(endless, title=long)
    assert len(made.title) <= 302
    assert len(made.sources[0].headline) <= 302
    assert len(made.sources[0].file) <= 602
    assert max(len(fact.value or "") for fact in made.sources[0].facts) <= 602
    row = made.differences[0]
    assert (len(row.about), len(row.explanation), len(row.tag)) == (602, 602, 40)
