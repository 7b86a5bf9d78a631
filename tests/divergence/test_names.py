"""Names that differ between articles: shown once, with the right word for it, or not at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from variorum.alignment.entities import merge_entities
from variorum.divergence import names
from variorum.divergence.context import Context
from variorum.divergence.names import relation
from variorum.model.article import Article
from variorum.model.comparison import Divergence, Link, SentenceRef

if TYPE_CHECKING:
    from collections.abc import Callable

    from variorum.language import Language


@pytest.mark.parametrize(
    ("left", "right", "label", "expected"),
    [
        ("Esther Hill", "Ester Hill", "PERSON", "spelling"),
        ("Oleh Danylov", "Oleh Danilov", "PERSON", "spelling"),
        ("Danylov", "Danilov", "PERSON", "spelling"),
        ("Haghia Sophia", "Hagia Sophia", "FAC", "spelling"),
        ("Elin Hallström", "Elin Hallstrom", "PERSON", "spelling"),
        ("Gao-Ker", "Gao Ker", "GPE", "spelling"),
        ("Magnabuild", "Magna-Build", "PRODUCT", "spelling"),
        ("Colourcraft Paints", "ColourCraft Paints", "ORG", "spelling"),
        ("Kiev", "Kyiv", "GPE", "other name"),
        ("ISIS", "Daesh", "ORG", "other name"),
        ("Ann Poe", "Ann", "PERSON", "given name"),
        ("Ann Poe", "Ann Marie Poe", "PERSON", "fuller name"),
        ("John Poe", "John Poe Jr.", "PERSON", "fuller name"),
        ("North Hill", "North Hill Township", "GPE", "fuller name"),
        ("TBI", "Tennessee Bureau of Investigation", "ORG", "short form"),
        ("Mike Poe", "Michael Poe", "PERSON", "short form"),
        # not worth a word
        ("Poe", "Ann Poe", "PERSON", None),
        ("A. Poe", "Ann Poe", "PERSON", None),
        ("HALLSTROM", "Hallström", "PERSON", None),
        ("Ann Poe", "Ann M. Poe", "PERSON", None),
        ("De Hoyos", "Ann De Hoyos", "PERSON", None),
        ("Taliban", "the Taliban's", "ORG", None),
        ("Hill Police", "Hill Police Department", "ORG", None),
        ("Acme", "Acme Inc.", "ORG", None),
        ("Police Department", "Hill Police Department", "ORG", None),
        ("Tenn.", "Tennessee", "GPE", None),
        ("Defence Ministry", "Defense Ministry", "ORG", None),
        ("6th Street", "Sixth Street", "FAC", None),
    ],
)
def test_what_two_forms_are_to_each_other(
    left: str, right: str, label: str, expected: str | None
) -> None:
    assert relation(left, right, label) == expected
    assert relation(right, left, label) == expected


@pytest.fixture
def found(language: Callable[[], Language]) -> Callable[..., list[Divergence]]:
    """Divergences between texts whose sentences of the same number are linked confidently."""

    def find(*texts: str) -> list[Divergence]:
        annotations, entities = merge_entities(
            [
                language().annotate(
                    Article(path="x", sha256="", bytes=1, encoding=None, title="", text=text),
                    article_id=f"a{n}",
                )
                for n, text in enumerate(texts, 1)
            ]
        )
        count = min(len(a.article.sentences) for a in annotations)
        links = [
            Link(
                left=SentenceRef(left.article.id, n),
                right=SentenceRef(right.article.id, n),
                score=0.8,
                confidence="confident",
            )
            for i, left in enumerate(annotations)
            for right in annotations[i + 1 :]
            for n in range(count)
        ]
        return names.find(Context(annotations=annotations, links=tuple(links), entities=entities))

    return find


@pytest.mark.model
def test_one_person_in_two_spellings(found: Callable[..., list[Divergence]]) -> None:
    (shown,) = found(
        "The strike was called off by Oleh Danylov on Monday. Danylov said talks would go on.",
        "On Monday Oleh Danilov called the strike off. Danilov said the talks would go on.",
    )

    assert (shown.status, shown.label, shown.rule) == ("variant", "spelling", "name-spelling")
    assert [r.text for r in shown.readings] == ["Oleh Danylov", "Oleh Danilov"]
    assert [r.article for r in shown.readings] == ["a1", "a2"]
    assert "“Oleh Danylov” and “Oleh Danilov”" in shown.explanation


@pytest.mark.model
@pytest.mark.model
@pytest.mark.parametrize(
    ("left", "right", "expected"),
    [
        (
            "Captain Iain Muir was suspended on Monday.",
            "The captain, Ian Muir, was suspended.",
            ["Iain Muir", "Ian Muir"],
        ),
        (
            "Sales fell, said chief executive Lars Brandt.",
            "Chief executive Lars Brand said that sales fell.",
            ["Lars Brandt", "Lars Brand"],
        ),
        (
            "Defense lawyer Fran Ocasio hid in a closet.",
            "The lawyer Frances Ocasio said she hid in a closet.",
            ["Fran Ocasio", "Frances Ocasio"],
        ),
        ("Anna Roth won the race.", "The race was won by Eva Roth.", None),
        ("Anna Roth won the race.", "The race was won by Anna Vogel.", None),
    ],
)
def test_names_respelled_in_sentences_that_say_the_same(
    found: Callable[..., list[Divergence]], left: str, right: str, expected: list[str] | None
) -> None:
    shown = [d for d in found(left, right) if d.rule == "name-respelled"]
    assert [[r.text for r in d.readings] for d in shown] == ([expected] if expected else [])


@pytest.mark.parametrize(
    ("left", "right"),
    [
        (
            "Sgt. Ann Hill of the Lagos Police Department said the port was shut.",
            "The port was shut, Lagos police sergeant Ann Hill said. Hill gave no reason.",
        ),
        (
            "The US sent two ships. The United States said so.",
            "American ships were sent, the U.S. said.",
        ),
        ("Kabul's airport was shut on Monday.", "Kabul airport was shut on Monday."),
        ("O’Hara spoke. Mary O’Hara left.", "Mary O'Hara spoke."),
        (
            "The Acme Corporation will close its plant in Lyon.",
            "Acme will close its plant in Lyon, the company said.",
        ),
    ],
)
def test_what_is_never_shown(found: Callable[..., list[Divergence]], left: str, right: str) -> None:
    assert found(left, right) == []


@pytest.mark.model
@pytest.mark.parametrize(
    ("left", "right", "readings"),
    [
        # look-alike towns in the same place of the sentence
        (
            "A gas tank exploded in Norfolk on Monday, and two workers were hurt.",
            "Two workers were hurt when a gas tank exploded in Norwalk on Monday.",
            ["Norfolk", "Norwalk"],
        ),
        # one role that only one person has
        (
            "Police identified the suspect as Carl Brandt, a plumber.",
            "The suspect was identified as Peter Novak, a plumber from Graz.",
            ["Carl Brandt", "Peter Novak"],
        ),
    ],
)
def test_another_name_in_the_same_role(
    found: Callable[..., list[Divergence]], left: str, right: str, readings: list[str]
) -> None:
    (shown,) = found(left, right)

    assert shown.status == "conflict"
    assert [r.text for r in shown.readings] == readings


@pytest.mark.model
@pytest.mark.parametrize(
    ("left", "right"),
    [
        # different places of one event
        ("The fire broke out in Lyon on Monday.", "The fire broke out in France on Monday."),
        # different people who say so
        ("The dam is safe, said Ann Hill.", "The dam is safe, said Carl Brandt."),
        # both are named in one of the articles
        (
            "The suspect, Carl Brandt, fled. A second suspect, Peter Novak, was held.",
            "The suspect, Peter Novak, was held.",
        ),
        # a spelling is no conflict
        ("The suspect, Karl Brandt, fled.", "The suspect, Carl Brandt, fled."),
        # a bare surname may be anybody's
        (
            "President Miller spoke. Jane Miller, his wife, clapped.",
            "President Robert Miller spoke to the press.",
        ),
        # two winners of two races
        ("Ann Hill won the 100 metres.", "Eva Kern won the 200 metres."),
    ],
)
def test_no_conflict_is_cried(
    found: Callable[..., list[Divergence]], left: str, right: str
) -> None:
    assert [d for d in found(left, right) if d.status == "conflict"] == []


@pytest.mark.model
@pytest.mark.parametrize(
    ("left", "right", "expected"),
    [
        (
            "The strike is over, said union director Ann Hill.",
            "Ann Hill, a spokeswoman for the union, said the strike was over.",
            ["union director Ann Hill", "spokeswoman"],
        ),
        (
            "Ann Hill, chairman of the union, said the strike was over.",
            "The strike is over, said Ann Hill, leader of the union.",
            ["chairman", "leader"],
        ),
        (
            "Ann Hill, chairman of the union, said the strike was over.",
            "The strike is over, said union chair Ann Hill.",
            ["chairman", "union chair Ann Hill"],
        ),
        (
            "The strike is over, said spokesman Carl Brandt.",
            "Carl Brandt, a spokesperson for the union, said the strike was over.",
            ["spokesman Carl Brandt", "spokesperson"],
        ),
        (
            "Attorney Carl Brandt will appeal.",
            "Carl Brandt, the man's lawyer, will appeal.",
            ["Attorney Carl Brandt", "lawyer"],
        ),
        ("Sgt. Carl Brandt spoke.", "Sergeant Carl Brandt spoke.", None),
        (
            "Its director of operations, Ann Hill, told people not to travel.",
            "Ann Hill, managing director of the line, told people not to travel.",
            ["director", "managing director"],
        ),
        (
            "Police chief Ann Hill told people not to travel.",
            "The chief, Ann Hill, told people not to travel.",
            None,
        ),
        (
            "General secretary Ann Hill said the strike was over.",
            "The strike is over, said union boss Ann Hill.",
            ["General secretary Ann Hill", "union boss Ann Hill"],
        ),
    ],
)
def test_titles(
    found: Callable[..., list[Divergence]], left: str, right: str, expected: list[str] | None
) -> None:
    shown = [d for d in found(left, right) if d.label == "title"]

    assert [[r.text for r in d.readings] for d in shown] == ([expected] if expected else [])


@pytest.mark.model
def test_an_article_has_no_difference_from_itself(found: Callable[..., list[Divergence]]) -> None:
    text = (
        "The suspect, Carl Brandt, fled from Norfolk to Norwalk, Sheriff Ann Hill said. "
        "Brandt, a plumber known as Carl Brand, had worked for TBI, the Tyrol Board of Industry."
    )
    shown = found(text, text)

    assert [d for d in shown if d.status == "conflict"] == []
    assert all({r.article for r in d.readings} == {"a1", "a2"} for d in shown)
