from __future__ import annotations

import pytest

from variorum.alignment.furniture import is_furniture
from variorum.model.features import Word

PAGE = [
    "This material may not be published, broadcast, rewritten or redistributed.",
    "Copyright 2018 The Associated Press. All rights reserved.",
    "© 2020 Valley Courier",
    "All rights reserved.",
    "Sign up for our newsletter",
    "Subscribe now",
    "Get breaking news alerts and special reports.",
    "Click here to read the full report.",
    "Read more: How to get around Corvale this week",
    "RELATED: Ten photos of the flood",
    "Follow us on Facebook",
    "Stay with Channel 6 for updates.",
    "This is a developing story.",
    "We’ll update this story as we learn more.",
    "Please enable Javascript to watch this video",
    "(AP Photo/Jane Doe)",
    "Photo: Tarnford Police",
    "(Reporting by Jonas Berg; Editing by Mary Cole)",
    "The Associated Press contributed to this report.",
    "Anyone with information is asked to call 555-0100.",
    "If you have any information, please contact the police.",
    "Updated at 7:47 p.m.",
    "Published on Friday, 27 September 2013",
    "November 28th, 2005, 09:11 GMT",
    "BRISTOL, Tenn. (AP) —",
    "MOUNT VERNON, N.Y.",
    "By Jane Doe, Staff Writer",
    "By MAREN OKOYE",
    "https://example.org/story",
    "— Jane Doe (@janedoe) June 29, 2018",
    "Advertisement",
    "* * *",
    "",
]
STORY = [
    "The copyright case against the band was dismissed on Friday.",
    "All rights of the owners were reserved in the contract, the judge said.",
    "She signed up for the army at 18.",
    "Readers who subscribed to the newsletter were among the victims of the fraud.",
    "By noon the river had risen by two metres.",
    "By Tuesday evening",
    "Police said a photo of the suspect had been sent to the newspaper.",
    "Flood kills two in Hallow Vale",
    "5.9 Earthquake Jolts Iran",
    "Fire at Harbour in Leeds",
    "Both men fled.",
    "“Sign here,” the officer told him.",
    "Hide caption Police seal off a street near the site of the blast in the old town.",
    "The information came from a neighbour who had seen the car.",
    "May promised a new law in June.",
]


@pytest.mark.parametrize("sentence", PAGE)
def test_what_belongs_to_the_page(sentence: str) -> None:
    assert is_furniture(sentence)


@pytest.mark.parametrize("sentence", STORY)
def test_what_belongs_to_the_story(sentence: str) -> None:
    assert not is_furniture(sentence)


def test_a_row_of_names_is_furniture_unless_it_opens_the_article() -> None:
    assert is_furniture("Rutgers Music School")
    assert not is_furniture("Rutgers Music School", first=True)


@pytest.mark.parametrize(("pos", "expected"), [("PROPN", True), ("VERB", False)])
def test_a_verb_makes_a_sentence_of_a_row_of_names(pos: str, *, expected: bool) -> None:
    words = tuple(
        Word(start=at, end=at + 4, lemma="x", pos=each, tag="", dep="", head=0)
        for at, each in ((0, "PROPN"), (5, "PROPN"), (10, pos))
    )
    assert is_furniture("Jane Roes Wins", words) is expected


def test_a_long_sentence_tells_something_whatever_it_begins_with() -> None:
    assert not is_furniture("Copyright 2018 " + "the river rose and rose " * 20)
