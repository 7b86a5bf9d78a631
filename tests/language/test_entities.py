"""Named things of one article: cleaned, and joined where they are one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from variorum.language.entities import find_entities
from variorum.language.sentences import lay_out
from variorum.model.article import Article, Span

if TYPE_CHECKING:
    from collections.abc import Callable

    from variorum.language import Language


def entities(text: str, *marked: tuple[str, str]) -> dict[str, tuple[str, list[str]]]:
    """Full name → label and forms, from what a model might have marked, in text order."""
    at = 0
    named = []
    for words, label in marked:
        at = text.index(words, at)
        named.append((Span(at, at + len(words)), label))
        at += len(words)
    mentions, names = find_entities(text, lay_out(text).sentences, (), named)
    found: dict[str, tuple[str, list[str]]] = {}
    for mention in mentions:
        forms = found.setdefault(names[mention.entity], (mention.label, []))[1]
        forms.append(text[mention.start : mention.end])
    return found


@pytest.mark.parametrize(
    ("text", "marked", "label", "expected"),
    [
        ("Rain in the Azores fell.", "the Azores", "LOC", "Azores"),
        ("Taliban's men came.", "Taliban's", "ORG", "Taliban"),
        ("The Taliban’s men came.", "The Taliban’s", "ORG", "Taliban"),
        ("Detective Ann Poe came.", "Detective Ann Poe", "WORK_OF_ART", "Ann Poe"),
        ("He met Sgt. Ann Poe.", "Ann Poe", "ORG", "Ann Poe"),
        ("Lagos Police Sgt. Poe came.", "Lagos Police Sgt", "ORG", "Lagos Police"),
        ("Photo by Ann Poe/Staff today", "Ann Poe/Staff", "PERSON", "Ann Poe"),
        ("Gov. Ann Poe (R) came.", "Ann Poe (R", "PERSON", "Ann Poe"),
        ("He is John Poe Jr. now.", "John Poe Jr", "PERSON", "John Poe Jr."),
        ("On Hill St. it burned.", "Hill St", "PERSON", "Hill St."),
        ("Hill Road between Oak Lane", "Hill Road between Oak Lane", "FAC", "Hill Road"),
    ],
)
def test_margins_of_mentions(text: str, marked: str, label: str, expected: str) -> None:
    assert expected in entities(text, (marked, label))


@pytest.mark.parametrize(
    ("text", "marked"),
    [
        ("AN INCREDIBLE IMAGE has emerged.", ("AN INCREDIBLE IMAGE", "ORG")),
        ("Three people died.", ("Three", "CARDINAL")),
        ("It rained on Monday.", ("Monday", "DATE")),
        ("Photo: a street", ("Photo", "PERSON")),
        ("Follow @annpoe today", ("@annpoe", "PERSON")),
        ("the avenue was shut", ("avenue", "FAC")),
    ],
)
def test_what_is_no_name(text: str, marked: tuple[str, str]) -> None:
    assert entities(text, marked) == {}


@pytest.mark.parametrize(
    ("text", "marked", "label"),
    [
        ("Fire at Hill Hospital.", ("Hill Hospital", "PERSON"), "ORG"),
        ("Fire on Hill Street.", ("Hill Street", "PERSON"), "FAC"),
        ("A march on Founders Day.", ("Founders Day", "PERSON"), "EVENT"),
        ("Fire at 2400 block of Oak Bend.", ("Oak Bend", "PERSON"), "FAC"),
        ("He was taken to UMC Hill.", ("UMC Hill", "PERSON"), "ORG"),
        ("It burned in Hamilton.", ("Hamilton", "PERSON"), "GPE"),
        ("Mr. Vance left.", ("Vance", "ORG"), "PERSON"),
        ("On Twitter he wrote.", ("Twitter", "PERSON"), "ORG"),
        ("Maria Costa wrote.", ("Maria Costa", "ORG"), "PERSON"),
    ],
)
def test_labels_that_the_words_prove(text: str, marked: tuple[str, str], label: str) -> None:
    assert [found for found, _ in entities(text, marked).values()] == [label]


def test_one_name_has_one_label_throughout() -> None:
    found = entities(
        "Oslo shut. Oslo opened. Then Oslo slept.",
        ("Oslo", "GPE"),
        ("Oslo", "ORG"),
        ("Oslo", "GPE"),
    )

    assert found == {"Oslo": ("GPE", ["Oslo"] * 3)}


def test_a_bare_surname_is_the_person_named_before() -> None:
    text = "Ann Poe met Bob Lee. Poe spoke; Lee did not. Later Max Poe came, and Poe wept."
    found = entities(
        text,
        ("Ann Poe", "PERSON"),
        ("Bob Lee", "PERSON"),
        ("Poe", "ORG"),
        ("Lee", "PERSON"),
        ("Max Poe", "PERSON"),
        ("Poe", "PERSON"),
    )

    assert found == {
        "Ann Poe": ("PERSON", ["Ann Poe", "Poe"]),
        "Bob Lee": ("PERSON", ["Bob Lee", "Lee"]),
        "Max Poe": ("PERSON", ["Max Poe", "Poe"]),
    }


def test_a_given_name_alone_is_its_one_bearer() -> None:
    found = entities("Teresa Hill sang. Teresa left.", ("Teresa Hill", "PERSON"), ("Teresa", "GPE"))

    assert found == {"Teresa Hill": ("PERSON", ["Teresa Hill", "Teresa"])}


def test_a_town_is_not_the_person_who_has_its_name() -> None:
    found = entities(
        "Ann Houston spoke. It rained in Houston.", ("Ann Houston", "PERSON"), ("Houston", "GPE")
    )

    assert set(found) == {"Ann Houston", "Houston"}


def test_short_forms_and_abbreviations_belong_to_the_full_name() -> None:
    found = entities(
        "The Tennessee Bureau of Investigation came. The TBI left. Cameo Nightclub burned. "
        "Cameo was full. US troops and American planes reached the United States.",
        ("The Tennessee Bureau of Investigation", "ORG"),
        ("TBI", "ORG"),
        ("Cameo Nightclub", "ORG"),
        ("Cameo", "ORG"),
        ("US", "GPE"),
        ("American", "NORP"),
        ("the United States", "GPE"),
    )

    assert found == {
        "Tennessee Bureau of Investigation": (
            "ORG",
            ["Tennessee Bureau of Investigation", "TBI"],
        ),
        "Cameo Nightclub": ("FAC", ["Cameo Nightclub", "Cameo"]),
        "United States": ("GPE", ["US", "American", "United States"]),
    }


def test_a_town_is_not_short_for_what_is_named_after_it() -> None:
    found = entities("Kabul Airport shut. Kabul slept.", ("Kabul Airport", "FAC"), ("Kabul", "GPE"))

    assert set(found) == {"Kabul Airport", "Kabul"}


def test_a_people_and_one_of_them_are_one_entity() -> None:
    found = entities("Afghans fled. An Afghan fell.", ("Afghans", "NORP"), ("Afghan", "NORP"))

    assert list(found.values()) == [("NORP", ["Afghans", "Afghan"])]


def test_a_fuller_name_that_the_model_takes_for_an_organisation() -> None:
    found = entities(
        "Teqla Marie Moult sang. Teqla Moult left.",
        ("Teqla Marie Moult", "ORG"),
        ("Teqla Moult", "PERSON"),
    )

    assert found == {"Teqla Marie Moult": ("PERSON", ["Teqla Marie Moult", "Teqla Moult"])}


def test_the_family_of_a_person_are_persons() -> None:
    found = entities(
        "Teqla Moult sang. Her brother Zeb Moult left.",
        ("Teqla Moult", "ORG"),
        ("Zeb Moult", "PERSON"),
    )

    assert [label for label, _ in found.values()] == ["PERSON", "PERSON"]


@pytest.mark.model
@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("The suspect, Curtis Lee Rademacher, 33, was held.", "Curtis Lee Rademacher"),
        ("Ana-Maria Costa is set to govern the country.", "Ana-Maria Costa"),
        ("CFO Sabine Roth is to leave the company.", "Sabine Roth"),
        ("She beat the Ethiopian Abel Tadese by a second.", "Abel Tadese"),
    ],
)
def test_persons_are_not_cut_in_two(text: str, name: str, language: Callable[[], Language]) -> None:
    article = Article(path="x", sha256="", bytes=0, encoding=None, title="", text=text)
    found = language().annotate(article, article_id="a1").article.entities
    people = [text[m.start : m.end] for m in found if m.label == "PERSON"]
    assert people == [name]


def test_two_spellings_are_one_person_but_not_side_by_side() -> None:
    apart = entities(
        "Esther Hill spoke. Ester Hill left.", ("Esther Hill", "PERSON"), ("Ester Hill", "PERSON")
    )
    together = entities(
        "Esther Hill met Ester Hill.", ("Esther Hill", "PERSON"), ("Ester Hill", "PERSON")
    )

    assert len(apart) == 1
    assert len(together) == 2
