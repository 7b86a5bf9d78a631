"""Which figures of linked sentences are held against each other. See tricky_cases.md, figures."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

import pytest

from variorum.divergence.figures import find

if TYPE_CHECKING:
    from collections.abc import Callable

    from variorum.divergence.context import Context

pytestmark = pytest.mark.model

# One article, another with its sentences linked to those of the first, and what is shown: status
# and words. In every text the town of Corvale makes the articles tell of one place.
SHOWN = [
    # how many of the same to whom the same happened
    ("Two people were killed in Corvale.", "Three people died in Corvale.", "conflict"),
    ("At least two people were killed in Corvale.", "Three died in Corvale.", "compatible"),
    ("Up to 16 were hurt in Corvale.", "The blast in Corvale injured 18.", "conflict"),
    ("Dozens were hurt in Corvale.", "The blast in Corvale injured 48 people.", "compatible"),
    ("Police in Corvale seized two guns.", "Police seized four weapons in Corvale.", "conflict"),
    ("Corvale has 40,000 residents.", "Corvale has about 42,000 residents.", "compatible"),
    # the same measure of the same thing
    ("The Corvale bridge cost $20 million.", "The Corvale bridge cost $30 million.", "conflict"),
    ("Corvale lies 7 miles away.", "Corvale lies 15 km away.", "conflict"),
    ("Turnout in Corvale was 61 percent.", "Turnout in Corvale was 58 percent.", "conflict"),
    ("A 5.1 magnitude quake hit Corvale.", "A 5.4 magnitude quake hit Corvale.", "conflict"),
    # ages of one person, by name and by part
    (
        "Graham Pell, 47, of Corvale, was hurt.",
        "Graeme Pell, who is 46, was hurt in Corvale.",
        "conflict",
    ),
    ("Anna Roth, 31, of Corvale, won.", "Anna Roth, 32, won in Corvale.", "conflict"),
    (
        "The suspect in the Corvale fire is in his 20s.",
        "Police in Corvale named the suspect as a 24-year-old man.",
        "compatible",
    ),
    # the only figure of its sort that is left on either side
    ("He fled Corvale with three dogs.", "He left Corvale with his four dogs.", "conflict"),
    ("Two boats were sent to Corvale.", "Three navy boats are at Corvale.", "conflict"),
    (
        "Around 1,100 firefighters fought the blaze near Corvale.",
        "Nearly 1,300 personnel were at the blaze near Corvale.",
        "compatible",
    ),
    # things of one name, more than a few of them
    ("Police found about 30 casings.", "Corvale police kept more than 40 casings.", "conflict"),
    ("Organisers in Corvale said 30,000 came.", "Corvale's organisers claimed 40,000.", "conflict"),
    ("The Corvale plant has 210 employees.", "The plant in Corvale employs 230.", "conflict"),
    # words for one sort of people, and the count of some of a whole
    ("Corvale got 400 soldiers.", "Some 500 servicemen are in Corvale.", "conflict"),
    ("He won 88 of the 180 seats in Corvale.", "He won 89 of the 180 Corvale seats.", "conflict"),
    # what is compared with another time tells nothing against the figure before it
    (
        "Turnout in Corvale was 61 percent, up from 55 in 2019.",
        "Turnout was 58 percent in Corvale.",
        "conflict",
    ),
    # nearly the same measure, whatever it is said of
    (
        "Shares in Corvale Foods fell 6.1% in Berlin.",
        "Corvale Foods lost over 6 percent.",
        "compatible",
    ),
    (
        "Corvale was shut within a mile of the fire.",
        "All within a half-mile of Corvale left.",
        "conflict",
    ),
    # the only son of either sentence
    (
        "A woman of Corvale, 34, and her eight-year-old son are safe.",
        "In Corvale her son, seven, is safe.",
        "conflict",
    ),
    # who is in hospital changes by the hour
    (
        "Four of the wounded were taken to Corvale General Hospital.",
        "Five people were treated at Corvale General Hospital.",
        "compatible",
    ),
    # hurt and treated for injuries
    ("Five were treated for cuts in Corvale.", "Seven were slightly hurt in Corvale.", "conflict"),
    # "nearly" with the long steps of weeks and hours
    ("The Corvale siege took 11 days.", "The Corvale siege took nearly two weeks.", "compatible"),
    ("The jam near Corvale grew to 140 km.", "A jam of 120km was near Corvale.", "conflict"),
    ("Shares in Corvale Foods were up 7.4 percent.", "Shares rose over 7 per cent.", "compatible"),
    # people told of in other words: perhaps not the same people, so no conflict
    ("He took 11 people hostage in Corvale.", "He let 12 captives go in Corvale.", "conflict"),
    # the age of somebody named in one article only, beside an age that both give
    (
        "A woman in her 70s was found dead in a house in Corvale.",
        "Eleanor Pratt, 81, was found dead in Corvale.",
        "conflict",
    ),
    (
        "A 19-year-old man and a 24-year-old woman died in Corvale.",
        "Marco Delgado, 19, and Alyssa Romero, 25, died in Corvale.",
        "conflict",
    ),
    (
        "The dead man was Joseph Tremblay, 44, from Corvale.",
        "The victim is Joe Tremblay, 46, of Corvale.",
        "conflict",
    ),
    # one of two sums of money is near, the other is not
    (
        "The mine in Corvale, bought for $310 million, paid a fine of $75,000.",
        "The mine in Corvale paid a fine of $57,000.",
        "conflict",
    ),
    # "new" homes are all that are built
    ("The plan adds 55,000 homes to Corvale.", "Corvale gets 50,000 new homes.", "conflict"),
    (
        "Six of the injured in Corvale were in serious condition.",
        "Eight of the wounded in Corvale are in grave condition.",
        "conflict",
    ),
    # who fled was displaced
    (
        "Some 12,000 people in Corvale had to leave their homes.",
        "The storm in Corvale displaced more than 12,500 people.",
        "compatible",
    ),
    # ordinals
    ("He scored in the 88th minute in Corvale.", "The 89th-minute goal in Corvale.", "conflict"),
    ("Anna Roth won a third term in Corvale.", "Corvale gave her a fourth term.", "conflict"),
]
NOT_SHOWN = [
    # agreement, in whatever words
    ("Forty-six people were hurt in Corvale.", "The blast in Corvale injured 46."),
    ("Corvale lies 7 miles away.", "Corvale lies 11 km away."),
    ("A dozen men were arrested in Corvale.", "Police in Corvale arrested 12 men."),
    ("The plot in Corvale covers 12,000 acres.", "The plot in Corvale covers 4,856 hectares."),
    ("A man and a woman were killed in Corvale.", "Two people were killed in Corvale."),
    # unlike things
    ("Corvale lost 4,460 shelters.", "In Corvale 4,460 people died."),
    ("Corvale sent 1,000 more troops.", "Some 2,500 troops are in Corvale."),
    ("In Corvale 12 were killed.", "In Corvale 30 were injured."),
    ("Corvale expelled 12 diplomats.", "Russia expelled 23 diplomats from Corvale."),
    # totals and parts
    (
        "Twelve people, among them two children, died in Corvale.",
        "Twelve people died in Corvale, two of them children.",
    ),
    ("Ten Germans died in Corvale.", "In Corvale 12 people died."),
    # other events
    (
        "The blast in Corvale killed 12 people.",
        "The blast in Corvale came a year after one that killed 30 people.",
    ),
    # who did it, and whom the police shot
    ("Gunmen killed five people in Corvale.", "Police in Corvale shot dead two people."),
    ("Six people were shot, four of them fatally, in Corvale.", "Four people died in Corvale."),
    ("Police in Corvale arrested two men.", "Corvale police are looking for three more men."),
    ("A gunman shot three people in Corvale.", "One of three people shot in Corvale died."),
    ("Five were killed in Corvale, police said.", "Corvale has had 41 killings this year."),
    ("The Corvale fire burned 40 homes.", "The Corvale fire threatens 400 homes."),
    (
        "Eight people were hurt in Corvale.",
        "Two of the eight people hurt in Corvale were children.",
    ),
    ("Corvale will hire 20 teachers.", "Corvale has 640 teachers."),
    ("Corvale won 52.4 percent of the vote.", "The rival took 47.6 percent in Corvale."),
    ("The Corvale plant lost $3 million.", "The Corvale plant was fined $85,000."),
    ("The trial in Corvale lasted six weeks.", "The jury in Corvale took six hours."),
    ("A quake of magnitude 6.2 hit Corvale.", "An aftershock of magnitude 4.8 shook Corvale."),
    (
        "A quake of magnitude 6.4 hit Corvale.",
        "The strongest of 27 aftershocks in Corvale was of magnitude 5.1.",
    ),
    ("Nobody on the ground in Corvale was hurt.", "Seven were hurt in Corvale."),
    ("He got 13 years in Corvale.", "His brother got eight years in Corvale."),
    ("The ferry near Corvale can carry 200.", "The ferry near Corvale had 142 people aboard."),
    # ordinals that name a thing, or are far apart
    ("He lives on 5th street in Corvale.", "She lives on 6th street in Corvale."),
    ("He scored in the 12th minute in Corvale.", "He hit the bar in the 80th minute in Corvale."),
    # shares of two parties, capacity and load
    ("Corvale Left took 31 percent in Corvale.", "Corvale Right got 35 percent in Corvale."),
    # two persons
    ("A woman, 34, was killed in Corvale.", "A 40-year-old man was killed in Corvale."),
    # ages too far apart to be one person's, whom nobody names
    ("A man, 24, was shot dead in Corvale.", "He once shot a 38-year-old man in Corvale."),
    ("The victim, a 12-week-old girl, died in Corvale.", "Police in Corvale held a man of 27."),
    ("Anna Roth, 31, of Corvale, won.", "Her sister Eva Roth, 28, lives in Corvale."),
]


@pytest.mark.parametrize(("left", "right", "status"), SHOWN)
def test_shown(left: str, right: str, status: str, story: Callable[..., Context]) -> None:
    found = find(story([left], [right]))
    assert [divergence.status for divergence in found] == [status]
    assert {reading.article for reading in found[0].readings} == {"a1", "a2"}


@pytest.mark.parametrize(("left", "right"), NOT_SHOWN)
def test_not_shown(left: str, right: str, story: Callable[..., Context]) -> None:
    found = find(story([left], [right]))
    assert [[reading.text for reading in divergence.readings] for divergence in found] == []


@pytest.mark.parametrize(("left", "right", "status"), SHOWN)
def test_sides_do_not_matter(
    left: str, right: str, status: str, story: Callable[..., Context]
) -> None:
    assert [divergence.status for divergence in find(story([right], [left]))] == [status]


def test_one_divergence_joins_all_readings(story: Callable[..., Context]) -> None:
    (found,) = find(
        story(
            ["Two climbers fell near Corvale.", "Both came from Corvale."],
            ["At least two people fell to their deaths near Corvale."],
            ["Two climbers fell near Corvale.", "The three fell 300 metres."],
        )
    )
    assert found.status == "conflict"
    assert found.about == "people who fell"
    assert [(reading.article, reading.text) for reading in found.readings] == [
        ("a1", "Two"),
        ("a2", "At least two"),
        ("a3", "Two"),
        ("a3", "three"),
    ]
    assert found.explanation == (
        "2 and 3 cannot both hold; “At least two” fits both. Article C differs from itself."
    )


def test_the_exact_number_and_not_the_round_word_for_it_is_said_to_clash(
    story: Callable[..., Context],
) -> None:
    (found,) = find(
        story(
            ["The fire injured a dozen people.", "The fire injured 12 people."],
            ["Eleven people were injured in the fire."],
        )
    )
    assert found.status == "conflict"
    assert found.explanation == "12 and 11 cannot both hold."


def test_readings_say_what_was_read_and_from_whom(story: Callable[..., Context]) -> None:
    (found,) = find(
        story(
            ["Two people were killed in Corvale, the mayor said."],
            ["Three people were killed in Corvale."],
        )
    )
    assert [reading.value for reading in found.readings] == [2, 3]
    assert found.readings[0].source is not None
    assert "mayor" in found.readings[0].source
    assert found.readings[1].source is None
    assert found.rule == "figure-total"


def test_the_seeds_differ_on_who_fell_and_how_many_were_aboard(seeds_comparison: object) -> None:
    from variorum.model.comparison import Comparison

    assert isinstance(seeds_comparison, Comparison)
    shown = {d.about: d for d in seeds_comparison.divergences if d.kind == "figure"}
    assert set(shown) == {"people aboard", "people who fell"}
    fell, aboard = shown["people who fell"], shown["people aboard"]
    assert fell.status == "conflict"
    assert [reading.text for reading in fell.readings] == ["at least two", "two", "two", "three"]
    assert aboard.status == "compatible"
    texts = {reading.text for reading in aboard.readings}
    assert {"roughly 640", "more than 600", "640"} <= texts


def test_a_headline_leaves_out_at_least(story: Callable[..., Context]) -> None:
    early = ["Flood kills 17 in Corvale", "At least 17 people were killed in Corvale."]
    late = ["Many die in Corvale flood", "At least 20 people were killed in Corvale."]
    (found,) = find(story(early, late))
    assert found.status == "compatible"
    assert [reading.text for reading in found.readings] == ["17", "At least 17", "At least 20"]


def test_the_age_alone_is_that_of_who_was_told_of_before(story: Callable[..., Context]) -> None:
    one = ["Lorraine Tunstall, 52, of Corvale, was jailed.", "She was a manager."]
    other = ["Lorraine Tunstall stole from a home in Corvale.", "The 53-year-old pleaded guilty."]
    (found,) = find(story(one, other))
    assert (found.status, [reading.text for reading in found.readings]) == (
        "conflict",
        ["52", "53-year-old"],
    )


def test_the_age_alone_is_nobodys_where_two_were_told_of(story: Callable[..., Context]) -> None:
    one = ["Lorraine Tunstall, 52, of Corvale, was jailed.", "She was a manager."]
    other = ["Then Carl Moe hit Lorraine Tunstall in Corvale.", "The 53-year-old fled."]
    assert find(story(one, other)) == []


def test_an_article_does_not_differ_from_its_copy(story: Callable[..., Context]) -> None:
    article = ["Two climbers fell near Corvale.", "The three fell 300 metres near Corvale."]
    assert find(story(article, article)) == []
    (found,) = find(story(article, ["A storm hit Corvale."]))
    assert {reading.article for reading in found.readings} == {"a1"}


def test_articles_without_grammar_are_compared(story: Callable[..., Context]) -> None:
    import msgspec

    context = story(["Two people died in Corvale."], ["Three people died in Corvale."])
    bare = dataclasses.replace(
        context,
        annotations=tuple(
            msgspec.structs.replace(annotation, words=(), clauses=())
            for annotation in context.annotations
        ),
    )
    assert [divergence.status for divergence in find(bare)] == ["conflict"]
