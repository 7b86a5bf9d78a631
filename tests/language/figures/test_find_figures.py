"""Figures of sentences: interval, unit, what is counted, what happened. See tricky_cases.md."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from variorum.language.document import ParsedArticle
from variorum.language.figures import find_figures
from variorum.model.article import Article, Figure, Span

if TYPE_CHECKING:
    from collections.abc import Callable

    from variorum.language import Language

# Sentence, then for each figure: words, value or (low, high), unit, counted, event.
Row = tuple[str, float | tuple[float | None, float | None], str | None, str | None, str | None]
TABLE: list[tuple[str, list[Row]]] = [
    # killed, injured and the like, on either side of the number
    (
        "A blast killed at least 12 people and injured more than 30.",
        [
            ("at least 12", (12, None), "people", "people", "killed"),
            ("more than 30", (30, None), "people", None, "injured"),
        ],
    ),
    (
        "One person was killed and 15 wounded.",
        [("One", 1, "people", "person", "killed"), ("15", 15, "people", "wounded", "injured")],
    ),
    (
        "By night 142 people had been pulled from the water.",
        [("142", 142, "people", "people", "rescued")],
    ),
    (
        "Nine bodies were pulled from the water.",
        [("Nine", 9, "people", "bodies", "pull")],
    ),
    (
        "More than 7,000 people were told to leave.",
        [("More than 7,000", (7000, None), "people", "people", "evacuated")],
    ),
    (
        "It held far more than the 150 people it may carry.",
        [("150", 150, "people", "people", None)],
    ),
    # millions behind digits, unless it is a race or a distance
    ("It lost 2.6m customers.", [("2.6m", 2.6e6, "people", "customers", "lose")]),
    ("She won the 400m hurdles.", [("400m", 400, "m", "hurdles", None)]),
    ("All within a one-mile radius fled.", [("one-mile", 1, "mi", "radius", None)]),
    ("Sales fell by almost a fifth.", [("almost a fifth", (18, 20), "%", "Sales", "fell")]),
    # treated for what, held by whom, fled from where
    ("Five were treated for minor burns.", [("Five", 5, "people", None, "injured")]),
    (
        "Riot: 34 held, 12 hurt",
        [("34", 34, "people", None, "arrested"), ("12", 12, "people", "hurt", "injured")],
    ),
    ("Rebels kept hostages; 20 were held.", [("20", 20, None, None, "hold")]),
    ("About 100,000 have fled.", [("About 100,000", (9e4, 1.1e5), "people", None, "displaced")]),
    # one measure by its article, where it is measured
    ("He waited nearly an hour.", [("nearly an hour", (0.9, 1), "h", None, "wait")]),
    ("It covers half a mile.", [("half a mile", 0.5, "mi", None, "cover")]),
    ("It began more than a week ago.", []),
    # hospitals are counted, nobody is in hospital
    (
        "Nurses at 11 Lenz Health hospitals began a strike.",
        [("11", 11, None, "Lenz Health hospitals", None)],
    ),
    # money that is named once, on both ends of a range, or before the amount
    (
        "They sold for between $120 and $140.",
        [("between $120 and $140", (120, 140), "USD", None, "sell")],
    ),
    (
        "Sales fell 2 percent to 33.4 billion crowns.",
        [
            ("2 percent", 2, "%", "Sales", "fell"),
            ("33.4 billion crowns", 33.4e9, "SEK", None, None),
        ],
    ),
    (
        "Profit was 2.3 billion euros, above the 2.1 billion forecast.",
        [
            ("2.3 billion euros", 2.3e9, "EUR", "Profit", None),
            ("2.1 billion", 2.1e9, "EUR", "forecast", None),
        ],
    ),
    (
        "The group made SKr2.31bn.",
        [("SKr2.31bn", 2.31e9, "SEK", "group", None)],
    ),
    (
        "Customers withdrew 3.8 billion pounds.",
        [("3.8 billion pounds", 3.8e9, "GBP", "Customers", "withdraw")],
    ),
    (
        "The river reached 7.4 m, a record.",
        [("7.4 m", 7.4, "m", "river", "reach")],
    ),
    (
        "Two million have fled their homes and 22 attackers were neutralised.",
        [
            ("Two million", 2e6, "people", None, "displaced"),
            ("22", 22, "people", "attackers", "killed"),
        ],
    ),
    # the age of anybody between commas
    (
        "Her son, seven, is stable.",
        [("seven", 7, "years old", "son", None)],
    ),
    (
        "The attacker, believed to be 27, fled.",
        [("27", 27, "years old", "attacker", None)],
    ),
    (
        "A violinist, 61, was hurt.",
        [("61", 61, "years old", "violinist", None)],
    ),
    (
        "Two men were shot dead and a third is missing.",
        [("Two", 2, "people", "men", "killed")],
    ),
    (
        "The storm claimed seven lives, and 20 people lost their homes.",
        [("seven", 7, "people", "lives", "killed"), ("20", 20, "people", "people", "lose")],
    ),
    (
        "The death toll rose from 31 to 43.",
        [("31", 31, "people", None, "killed"), ("43", 43, "people", None, "killed")],
    ),
    (
        "The crash resulted in 12 deaths.",
        [("12", 12, "people", "deaths", "killed")],
    ),
    (
        "Six hospitalized victims are stable.",
        [("Six", 6, "people", "hospitalized victims", "hospitalised")],
    ),
    (
        "Three people were taken to Mercy Medical Center.",
        [("Three", 3, "people", "people", "hospitalised")],
    ),
    (
        "Eight patients, said the doctor, are in critical condition.",
        [("Eight", 8, "people", "patients", "critical")],
    ),
    (
        "Police arrested 212 people.",
        [("212", 212, "people", "people", "arrested")],
    ),
    (
        "The plane was carrying 132 people, nine of them crew.",
        [("132", 132, "people", "people", "aboard"), ("nine", 9, "people", "crew", "aboard")],
    ),
    # who did it is not whom it happened to
    (
        "Two gunmen killed a guard.",
        [("Two", 2, "people", "gunmen", None)],
    ),
    # groups
    (
        "He and six others were shot outside the bar.",
        [
            ("He", 1, "people", "He", "shot"),
            ("He and six others", 7, "people", "people", "shot"),
            ("six", 6, "people", "others", "shot"),
        ],
    ),
    (
        "A man and a woman were killed.",
        [
            ("A man", 1, "people", "man", "killed"),
            ("A man and a woman", 2, "people", "people", "killed"),
            ("a woman", 1, "people", "woman", "killed"),
        ],
    ),
    # nought
    ("No one was hurt.", [("No one", 0, "people", None, "injured")]),
    ("There were no injuries.", [("no", 0, "people", "injuries", "injured")]),
    # ranges, shares, vague words
    (
        "Between 4,000 and 5,000 jobs will go.",
        [("Between 4,000 and 5,000", (4000, 5000), None, "jobs", None)],
    ),
    ("One in five children is poor.", [("One in five", 20, "%", "children", None)]),
    (
        "Hundreds of Afghans fled.",
        [("Hundreds", (100, 2500), "people", "Afghans", "flee")],
    ),
    ("As many as 16 people died.", [("As many as 16", (None, 16), "people", "people", "killed")]),
    ("Fewer than 50 came.", [("Fewer than 50", (None, 50), None, None, None)]),
    ("Nearly 200 people drowned.", [("Nearly 200", (180, 200), "people", "people", "killed")]),
    ("About 50 people fell.", [("About 50", (45, 55), "people", "people", "fell")]),
    ("The fire killed 30 or more.", [("30 or more", (30, None), "people", None, "killed")]),
    # money and measures
    (
        "The firm paid $3.4bn for the land.",
        [("$3.4bn", 3.4e9, "USD", "firm", "pay")],
    ),
    ("Turnout was 61.3 percent.", [("61.3 percent", 61.3, "%", "Turnout", None)]),
    (
        "He is 5 feet 9 inches tall and weighs 130 pounds.",
        [("5 feet 9 inches", 5.75, "ft", None, None), ("130 pounds", 130, "lb", None, "weigh")],
    ),
    (
        "The club is a 7-mile (11 km) drive away.",
        [("7-mile", 7, "mi", "club", None), ("11 km", 11, "km", "club", None)],
    ),
    (
        "A magnitude 6.2 earthquake struck.",
        [("6.2", 6.2, "magnitude", "earthquake", None)],
    ),
    # ages
    (
        "Travis Kerr, 29, of Morton, was charged.",
        [("29", 29, "years old", "Travis Kerr", None)],
    ),
    (
        "A 34-year-old woman was found.",
        [("34-year-old", 34, "years old", "woman", None)],
    ),
    (
        "The suspect is in his early 40s.",
        [("in his early 40s", (40, 44), "years old", "suspect", None)],
    ),
    (
        "The victims were aged between 11 and 30.",
        [("between 11 and 30", (11, 30), "years old", "victims", None)],
    ),
]
# How news puts tolls, in headlines and leads: the words of each figure and what happened.
TOLLS: list[tuple[str, list[tuple[str, str | None]]]] = [
    ("1 Killed, 3 Injured In Crash On I-95", [("1", "killed"), ("3", "injured")]),
    ("Death Toll In Quake Tops 2,000", [("Tops 2,000", "killed")]),
    ("Death toll from landslide climbs past 300", [("past 300", "killed")]),
    ("Dozens feared dead in mine collapse", [("Dozens", "killed")]),
    ("At Least Five Dead As Tornado Hits Town", [("At Least Five", "killed")]),
    ("Gunman Kills 8 at Mall", [("8", "killed")]),
    ("6 in custody after raid", [("6", "arrested")]),
    ("Bus crash claims 14 lives", [("14", "killed")]),
    ("Nearly 100 hurt as train derails", [("Nearly 100", "injured")]),
    ("Two teens among three killed in crash", [("Two", "killed"), ("three", "killed")]),
    (
        "Ten people, including six women, were among those killed.",
        [("Ten", "killed"), ("six", "killed")],
    ),
    ("All 157 people on board were killed.", [("157", "killed")]),
    ("The bodies of 18 migrants were found.", [("18", "killed")]),
    (
        "The toll now stands at 214 dead and more than 700 injured.",
        [("214", "killed"), ("more than 700", "injured")],
    ),
    (
        "Of the 34 people injured, nine remain in hospital.",
        [("34", "injured"), ("nine", "hospitalised")],
    ),
    ("Fifteen others were taken to area hospitals.", [("Fifteen", "hospitalised")]),
    (
        "He is accused of killing three people and wounding five more.",
        [("three", "killed"), ("five", "injured")],
    ),
    (
        "Twelve of the injured were in serious condition and two were critical.",
        [("Twelve", "serious"), ("two", "critical")],
    ),
]
NO_FIGURES = [
    "The C-17 numbered RCH 871 belongs to the 436th Air Wing.",
    "He drove along Route 66 to 4601 Kellogg Avenue.",
    "The house stands in the 200 block of East Sixth.",
    "Call (305) 471-8477 or 1-800-555-0142.",
    "It was his second win, the first since 2015.",
    "On April 22, 2018, at 3:25 a.m. the alarm rang.",
    "The show begins at 9 p.m. on 14 May.",
    "United won 3-1.",
    "Flight 370 vanished, and Fox 7 told the story.",
    "One day the one who lost will win.",
    "The two-story house has a one-way street in front.",
    "See https://example.org/a1b2 or write to @user12.",
]


@pytest.fixture(scope="module")
def figures(language: Callable[[], Language]) -> Callable[[str], tuple[Figure, ...]]:
    def find(text: str) -> tuple[Figure, ...]:
        article = Article(path="x.txt", sha256="", bytes=0, encoding="utf-8", title="", text=text)
        return language().annotate(article, article_id="a1").article.figures

    return find


@pytest.mark.model
@pytest.mark.parametrize(("text", "expected"), TABLE, ids=[text for text, _ in TABLE])
def test_figures_of_a_sentence(
    text: str, expected: list[Row], figures: Callable[[str], tuple[Figure, ...]]
) -> None:
    found = [
        (
            text[figure.start : figure.end],
            figure.low if figure.low == figure.high else (figure.low, figure.high),
            figure.unit,
            figure.counted,
            figure.event,
        )
        for figure in figures(text)
    ]
    assert found == expected


@pytest.mark.model
@pytest.mark.parametrize(("text", "expected"), TOLLS, ids=[text for text, _ in TOLLS])
def test_tolls(
    text: str,
    expected: list[tuple[str, str | None]],
    figures: Callable[[str], tuple[Figure, ...]],
) -> None:
    assert [(text[f.start : f.end], f.event) for f in figures(text)] == expected


@pytest.mark.model
@pytest.mark.parametrize("text", NO_FIGURES)
def test_numbers_that_count_nothing(
    text: str, figures: Callable[[str], tuple[Figure, ...]]
) -> None:
    assert [text[figure.start : figure.end] for figure in figures(text)] == []


@pytest.mark.model
@pytest.mark.parametrize(
    ("text", "roles"),
    [
        ("Twelve people, among them two children, died.", ["total", "included"]),
        ("Five of the victims are stable.", ["part"]),
        ("The army sent 1,000 more troops.", ["more"]),
        ("Four died and 15 others were hurt.", ["total", "others"]),
        ("Profit fell from 12 million euros to 9 million euros.", ["former", "total"]),
        ("Three women and two men were hurt.", ["part", "sum", "part"]),
    ],
)
def test_what_keeps_a_figure_from_being_a_total(
    text: str, roles: list[str], figures: Callable[[str], tuple[Figure, ...]]
) -> None:
    assert [figure.role for figure in figures(text)] == roles


def _bare(text: str) -> tuple[Figure, ...]:
    """Figures of a text for whose language there is no parser."""
    return find_figures(ParsedArticle(text=text, sentences=(Span(0, len(text)),), words=((),)))


def test_digits_are_read_without_a_parser() -> None:
    found = _bare("Bei dem Brand starben 12 Menschen, 1.234.567 Euro Schaden.")
    assert [(figure.value, figure.unit) for figure in found] == [(12, None), (1_234_567, "EUR")]


@given(st.text(alphabet=st.sampled_from("0123456789 ,.-–/$€%:'’anotwhudre\n“("), max_size=300))
def test_any_text_is_read(text: str) -> None:
    for figure in _bare(text):
        assert 0 <= figure.start < figure.end <= len(text)
        assert figure.low is None or figure.high is None or figure.low <= figure.high


@pytest.mark.parametrize(
    "text",
    [
        "1" * 100_000,
        "1," * 50_000,
        "5-" * 50_000,
        "two hundred and " * 6_000,
        "killed 12 and " * 7_000,
        "a man and " * 10_000,
        "x" * 100_000 + " 12 people",
    ],
    ids=lambda text: text[:16],
)
def test_hostile_lines_are_read_to_the_end(text: str) -> None:
    assert all(figure.end <= len(text) for figure in _bare(text))
