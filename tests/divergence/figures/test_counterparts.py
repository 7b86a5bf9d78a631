"""Figures of sentences that are not linked, in articles on one event. See tricky_cases.md."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from variorum.divergence.figures import find

if TYPE_CHECKING:
    from collections.abc import Callable

    from variorum.divergence.context import Context

pytestmark = pytest.mark.model

LEADS = ("Nurses in Corvale walked out on Monday.", "Nurses walked out in Corvale on Monday.")
LINKS = [((0, 0), (1, 0))]

# A sentence of either article, which are not linked, and what is shown: status or nothing.
SHOWN = [
    # the only things of their name
    ("The walkout closed 12 clinics.", "Patients were turned away from 11 clinics.", "compatible"),
    (
        "The owner hired 1,500 temporary nurses for the week.",
        "For the week 1,700 replacement nurses were flown in.",
        "conflict",
    ),
    (
        "Only 3 percent of staff were at work.",
        "Some 4 percent of the workforce came.",
        "compatible",
    ),
    # numbers that fit, though one stands beside another time
    (
        "The chain sent 5,400 workers home in November.",
        "About 5,000 workers got letters.",
        "compatible",
    ),
    # what was done to people in the head of an article
    ("Twenty-seven people were arrested.", "Thirty-four people were held.", "conflict"),
    # two digits that changed places
    ("The crowd at the gates was 31,204.", "Organisers said 31,240 had come.", "conflict"),
    ("The bill comes to $640 million.", "The union asks for $604 million.", "conflict"),
    (
        "In 2019 the owner was fined $18,000 for storing solvents.",
        "In 2019 they fined the owner $81,000 over solvents.",
        "conflict",
    ),
    # the only measure of its kind, and nearly the same
    ("The march went about 12 kilometres.", "It was nine miles from gate to gate.", "compatible"),
    # one doing, as noun and as verb
    ("It came after a debate of nine hours.", "The council debated for ten hours.", "conflict"),
]
NOT_SHOWN = [
    ("The walkout closed 12 clinics.", "Patients were turned away from 30 clinics."),
    ("The walkout closed 12 clinics.", "Its twelve clinics were shut."),
    ("Three people spoke at the gate.", "Four people were arrested in a bar."),
    ("The owner hired 1,500 nurses.", "The owner owes $1,700."),
    ("The first talks took three hours.", "He has been a nurse for 20 years."),
    ("Left took 31 percent of the vote.", "A poll of nurses found 34 percent tired."),
]


@pytest.mark.parametrize(("left", "right", "status"), SHOWN)
def test_shown(left: str, right: str, status: str, story: Callable[..., Context]) -> None:
    found = find(story([LEADS[0], left], [LEADS[1], right], links=LINKS))
    assert [divergence.status for divergence in found] == [status]
    assert {reading.article for reading in found[0].readings} == {"a1", "a2"}


@pytest.mark.parametrize(("left", "right"), NOT_SHOWN)
def test_not_shown(left: str, right: str, story: Callable[..., Context]) -> None:
    found = find(story([LEADS[0], left], [LEADS[1], right], links=LINKS))
    assert [[reading.text for reading in divergence.readings] for divergence in found] == []


def test_several_of_one_name_are_not_compared(story: Callable[..., Context]) -> None:
    """Twelve clinics here; eleven and thirteen there: nothing tells which is meant."""
    right = [LEADS[1], "Eleven clinics were shut.", "In Brunn 13 clinics stayed open."]
    found = find(story([LEADS[0], "The walkout closed 12 clinics."], right, links=LINKS))
    assert found == []


def test_articles_on_other_events_are_not_compared(story: Callable[..., Context]) -> None:
    found = find(story(["It closed 12 clinics."], ["Eleven clinics were shut."], links=[]))
    assert found == []
