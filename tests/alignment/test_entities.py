"""Named things joined across articles."""

from __future__ import annotations

import pytest

from variorum.alignment.entities import merge_entities
from variorum.model.article import AnnotatedArticle, EntityMention
from variorum.model.comparison import Entity
from variorum.model.features import Annotation


def annotated(article: str, *named: tuple[str, str]) -> Annotation:
    """An article that consists of names: each "Full name" or "Form=Full name", with its label."""
    text, ids, names = "", {}, {}
    mentions: list[EntityMention] = []
    for words, label in named:
        form, _, name = words.partition("=")
        entity = ids.setdefault(name or form, f"n{len(ids) + 1}")
        names[entity] = name or form
        mentions.append(
            EntityMention(start=len(text), end=len(text) + len(form), label=label, entity=entity)
        )
        text += form + " "
    return Annotation(
        article=AnnotatedArticle(
            path=article,
            sha256="0",
            bytes=1,
            encoding=None,
            title="t",
            text=text,
            id=article,
            entities=tuple(mentions),
        ),
        names=names,
    )


def merged(*articles: Annotation) -> tuple[Entity, ...]:
    return merge_entities(articles)[1]


PERSONS = [
    ("Ann Poe", "Ann Poe"),
    ("Ann Poe", "Ann Marie Poe"),
    ("Esther Hill", "Ester Hill"),
    ("Oleh Danylov", "Oleh Danilov"),
    ("Mike Poe", "Michael Poe"),
    ("A. Poe", "Ann Poe"),
    ("Ann Poe", "Poe"),
    ("Daniel Hill", "Daniel"),
    ("John Hill Jr.", "John Hill"),
]
THINGS = [
    ("US", "United States", "GPE"),
    ("TBI", "Tennessee Bureau of Investigation", "ORG"),
    ("MLK Park", "Martin Luther King Jr. Park", "FAC"),
    ("Haghia Sophia", "Hagia Sophia", "FAC"),
    ("North Hill", "North Hill Township", "GPE"),
    ("King Memorial Park", "King Park", "FAC"),
    ("Afghan", "Afghans", "NORP"),
    ("UMC Hill", "University Medical Center at Hill", "ORG"),
    ("Cameo", "Cameo Nightclub", "ORG"),
    ("Metro Lagos Police Department", "Metropolitan Lagos Police Department", "ORG"),
]
OTHERS = [
    ("Norfolk", "Norwalk", "GPE"),
    ("Ann Poe", "Jane Poe", "PERSON"),
    ("John Hill", "Joan Hill", "PERSON"),
    ("New York", "New York City", "GPE"),
    ("Kansas", "Kansas City", "GPE"),
    ("North Korea", "South Korea", "GPE"),
    ("Lagos Police Department", "Abuja Police Department", "ORG"),
    ("Niger", "Nigeria", "GPE"),
    ("Kabul", "Kabul Airport", "GPE"),
    ("Amtrak", "Amtrak Northeast Regional", "ORG"),
    ("Northern District Court", "Southern District Court", "ORG"),
]


@pytest.mark.parametrize(("left", "right"), PERSONS)
def test_one_person(left: str, right: str) -> None:
    for first, second in ((left, right), (right, left)):
        (entity,) = merged(annotated("a1", (first, "PERSON")), annotated("a2", (second, "PERSON")))

        assert entity.mentions == {"a1": 1, "a2": 1}


@pytest.mark.parametrize(("left", "right", "label"), THINGS)
def test_one_thing(left: str, right: str, label: str) -> None:
    for first, second in ((left, right), (right, left)):
        (entity,) = merged(annotated("a1", (first, label)), annotated("a2", (second, label)))

        assert set(entity.forms) == {left, right}


@pytest.mark.parametrize(("left", "right", "label"), OTHERS)
def test_two_things(left: str, right: str, label: str) -> None:
    found = merged(annotated("a1", (left, label)), annotated("a2", (right, label)))

    assert [e.name for e in found] == [left, right]


def test_two_persons_whom_one_article_tells_apart_stay_two() -> None:
    found = merged(
        annotated("a1", ("Esther Hill", "PERSON"), ("Ester Hill", "PERSON")),
        annotated("a2", ("Esther Hill", "PERSON")),
    )

    assert [e.mentions for e in found] == [{"a1": 1, "a2": 1}, {"a1": 1}]


def test_a_bare_surname_of_two_bearers_belongs_to_neither() -> None:
    found = merged(
        annotated("a1", ("Ann Poe", "PERSON"), ("Max Poe", "PERSON")),
        annotated("a2", ("Poe", "PERSON")),
    )

    assert [e.name for e in found] == ["Ann Poe", "Max Poe", "Poe"]


def test_an_initial_that_fits_two_persons_is_not_guessed() -> None:
    found = merged(
        annotated("a1", ("James Poe", "PERSON"), ("John Poe", "PERSON")),
        annotated("a2", ("J. Poe", "PERSON")),
    )

    assert len(found) == 3


def test_a_person_whom_one_article_takes_for_something_else_is_one() -> None:
    (entity,) = merged(
        annotated("a1", ("Teqla Marie Moult", "ORG")),
        annotated("a2", ("Teqla Moult", "PERSON"), ("Moult=Teqla Moult", "PERSON")),
    )

    assert entity.label == "PERSON"


def test_ids_names_forms_and_labels() -> None:
    annotations, found = merge_entities(
        [
            annotated("a1", ("Lagos", "GPE"), ("Ann Poe", "PERSON"), ("Poe=Ann Poe", "ORG")),
            annotated("a2", ("Ann Marie Poe", "PERSON"), ("Poe=Ann Marie Poe", "PERSON")),
            annotated("a3", ("Lagos", "GPE"), ("Poe", "PERSON"), ("Lagos", "GPE")),
        ]
    )

    assert [e.id for e in found] == ["e1", "e2"]
    assert [e.name for e in found] == ["Lagos", "Ann Marie Poe"]
    assert found[1].forms == ("Poe", "Ann Poe", "Ann Marie Poe")
    assert found[1].mentions == {"a1": 2, "a2": 2, "a3": 1}
    assert [(m.entity, m.label) for a in annotations for m in a.article.entities] == [
        ("e1", "GPE"),
        ("e2", "PERSON"),
        ("e2", "PERSON"),
        ("e2", "PERSON"),
        ("e2", "PERSON"),
        ("e1", "GPE"),
        ("e2", "PERSON"),
        ("e1", "GPE"),
    ]


def test_nothing_gives_nothing() -> None:
    assert merge_entities([]) == ((), ())
    assert merged(annotated("a1")) == ()
