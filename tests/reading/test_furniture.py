"""Labels, teasers and notes among an article's paragraphs."""

from __future__ import annotations

import pytest

from variorum.reading.furniture import article_only
from variorum.reading.page_text import Paragraph

LINKS = frozenset({"Harbour dredging delayed again", "Strand Lines to merge", "full report"})
BEFORE = Paragraph("The ferry left Tolmouth at night, the operator said on Thursday morning.")
AFTER = Paragraph("It was pulled free on Friday, a day earlier than the port had expected.")

DROPPED = [
    "Related: Harbour dredging delayed again",
    "READ MORE: Strand Lines to merge",
    "Also read | Harbour dredging delayed again",
    "More:",
    "Watch: the rescue in pictures",
    "SOURCE: News agencies",
    "Advertisement",
    "Story continues below advertisement",
    "Photo: A. Marsh/Reuters",
    "Getty Images",
    "Image caption",
    "2 min read",
    "Share this story",
    "(MORE: Strand Lines to merge)",
    "IN TOLMOUTH: Harbour dredging delayed again",
    "À lire aussi : Strand Lines to merge",
    "Reuters",
    "* * *",
    "___",
]
KEPT = [
    "Related: the port said that it would charge the operator for the tug.",
    "More than 200 people were aboard.",
    "Watching from the quay, he saw the boats come in.",
    "See what happened then: nobody came.",
    "Sources: officials said they knew of no other ship in the channel that night. " * 2,
    "“Read more,” she told the children.",
    "Photographs show the hull.",
    "UPDATE: The port has opened again",
    "Reuters reported the same.",
    "He was told to follow the others on to the deck.",
]


@pytest.mark.parametrize("text", DROPPED)
def test_furniture_is_dropped(text: str) -> None:
    found = [BEFORE, Paragraph(text), AFTER]
    assert article_only(found, title=None, author=None, links=LINKS) == [BEFORE, AFTER]


@pytest.mark.parametrize("text", KEPT)
def test_sentences_are_kept(text: str) -> None:
    found = [BEFORE, Paragraph(text), AFTER]
    assert article_only(found, title=None, author=None, links=LINKS) == found


@pytest.mark.parametrize(
    "text",
    [
        "Follow Dana Whitlock on Twitter: @danaw",
        "Email the newsroom at desk@echo.example",
        "Sign up for our daily newsletter and never miss a story.",
        "© 2021 The Harwick Echo. All rights reserved.",
        "Do you have a tip about the ferry? Let us know.",
    ],
)
def test_notes_to_readers_are_dropped_at_the_foot(text: str) -> None:
    assert article_only([BEFORE, AFTER, Paragraph(text)], title=None, author=None) == [
        BEFORE,
        AFTER,
    ]


@pytest.mark.parametrize(
    "text",
    [
        "Like other passengers on Facebook, he said the crew had been calm.",
        "Support for the strike grew as membership of the union fell.",
        "Find out on Friday, the tug did.",
        "She edits two newsletters.",
        "Join in, they told him.",
    ],
)
def test_sentences_at_the_foot_are_kept(text: str) -> None:
    found = [BEFORE, AFTER, Paragraph(text)]
    assert article_only(found, title=None, author=None) == found


def test_notes_within_a_long_article_are_kept() -> None:
    note = Paragraph("Contact with the ship at ops@strand.example was lost at 3 a.m.")
    found = [note, *(Paragraph(f"{AFTER.text} ({n})") for n in range(12))]
    assert article_only(found, title=None, author=None) == found


def test_the_head_is_not_repeated() -> None:
    found = [
        Paragraph("Ferry runs aground off Harwick", kind="head"),
        Paragraph("By Dana Whitlock"),
        Paragraph("3 June 2021, 8:15"),
        BEFORE,
        AFTER,
    ]
    kept = article_only(found, title="Ferry runs aground off Harwick", author="Dana Whitlock")
    assert kept == [BEFORE, AFTER]


def test_a_closing_list_of_other_articles_is_dropped() -> None:
    teasers = [
        Paragraph("Harbour dredging delayed again", linked=True, kind="head"),
        Paragraph("The port has put the work off for another year, it said on Tuesday."),
        Paragraph("Strand Lines to merge", linked=True, kind="head"),
        Paragraph("The two operators have agreed on terms, both said on Wednesday night."),
        Paragraph("Fog closes Tolmouth airport", linked=True, kind="head"),
    ]
    heading = Paragraph("On the front page", kind="head")
    kept = article_only([BEFORE, AFTER, heading, *teasers], title=None, author=None, links=LINKS)
    assert kept == [BEFORE, AFTER]


def test_a_paragraph_shown_twice_is_read_once() -> None:
    assert article_only([BEFORE, AFTER, BEFORE], title=None, author=None) == [BEFORE, AFTER]


def test_long_lines_take_no_time() -> None:
    lines = [
        "more from " + "a " * 50_000,
        "photo by " + "/" * 100_000,
        "follow " + "on at " * 30_000,
    ]
    found = [Paragraph(line) for line in lines]
    assert article_only(found, title="x " * 1000, author=None) == found
