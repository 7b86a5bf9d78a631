from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from variorum.alignment import Alignment, align
from variorum.base.errors import CancelledError
from variorum.model.article import AnnotatedArticle, Span
from variorum.model.features import Annotation, Prepared
from variorum.model.options import Options

Make = Callable[..., Prepared]
Align = Callable[..., Alignment]

FLOOD = (
    "River bursts its banks in Hallow Vale",
    "The River Senn burst its banks in Hallow Vale early on Tuesday.",
    "The railway line to Kerrick was closed because a bridge had been damaged.",
    "Some 4,000 households were still without electricity on Tuesday evening.",
    "Mayor Tom Gessner said the damage would run into the tens of millions.",
)
SAME_FLOOD = (
    "Hallow Vale under water as river bursts its banks",
    "Mayor Tom Gessner put the damage at tens of millions.",
    "In Hallow Vale the River Senn burst its banks on Tuesday.",
    "About 4,000 households were without electricity on Tuesday evening.",
    "The line to Kerrick was closed because of a damaged railway bridge.",
)
INQUIRY = (
    "Council votes for an inquiry into the flood defences",
    "The council of Hallow Vale voted eleven to four for an inquiry on Thursday night.",
    "Opposition leader Petra Lund wants to know why the pumps had not been serviced.",
)
STRIKE = (
    "Bus drivers in Corvale walk out over pay",
    "Only nine of 84 routes were running in the morning.",
    "CityLine called the walkout irresponsible and said it had made a fair offer.",
    "Union secretary Ruth Adeyemi said that her members could not live on such pay.",
)


def confident(alignment: Alignment) -> set[tuple[int, int]]:
    return {
        (link.left.sentence, link.right.sentence)
        for link in alignment.links
        if link.confidence == "confident"
    }


def test_sentences_that_say_the_same_are_linked_in_any_order(make: Make, link: Align) -> None:
    found = confident(link(make("a", *FLOOD), make("b", *SAME_FLOOD)))
    assert {(1, 2), (2, 4), (3, 3), (4, 1)} <= found
    assert not {(1, 1), (2, 3), (3, 4), (4, 2)} & found


def test_a_link_points_from_the_earlier_article_to_the_later(make: Make, link: Align) -> None:
    alignment = link(make("z", *FLOOD), make("a", *SAME_FLOOD))
    assert {(each.left.article, each.right.article) for each in alignment.links} == {("z", "a")}


def test_swapping_the_sides_mirrors_the_links(make: Make, link: Align) -> None:
    there = link(make("a", *FLOOD), make("b", *SAME_FLOOD)).links
    back = link(make("b", *SAME_FLOOD), make("a", *FLOOD)).links
    assert {(k.left, k.right, k.score, k.confidence) for k in there} == {
        (k.right, k.left, k.score, k.confidence) for k in back
    }


def test_what_else_lies_in_the_folder_changes_no_link(make: Make, link: Align) -> None:
    alone = link(make("a", *FLOOD), make("b", *SAME_FLOOD)).links
    among = link(make("a", *FLOOD), make("b", *SAME_FLOOD), make("c", *STRIKE)).links
    assert alone
    assert [k for k in among if k.right.article == "b" and k.left.article == "a"] == list(alone)


def test_the_same_article_twice_links_each_sentence_with_itself(make: Make, link: Align) -> None:
    found = confident(link(make("a", *FLOOD), make("b", *FLOOD)))
    assert {(n, n) for n in range(len(FLOOD))} <= found


def test_articles_about_different_events_are_not_linked_and_named(make: Make, link: Align) -> None:
    alignment = link(make("a", *FLOOD), make("b", *STRIKE))
    assert not confident(alignment)
    assert alignment.unrelated == (("a", "b"),)


def test_articles_about_one_event_are_not_called_unrelated(make: Make, link: Align) -> None:
    assert link(make("a", *FLOOD), make("b", *SAME_FLOOD)).unrelated == ()


def test_a_follow_up_that_repeats_the_background_is_linked_without_confidence(
    make: Make, link: Align
) -> None:
    follow_up = make("b", *INQUIRY, *FLOOD[1:])
    alignment = link(make("a", *FLOOD), follow_up)
    assert confident(alignment)
    assert alignment.background == (("a", "b"),)
    assert {each.confidence for each in alignment.told()} == {"possible"}
    assert len(alignment.told()) == len(alignment.links)


def test_without_a_headline_the_news_may_come_some_sentences_later(make: Make, link: Align) -> None:
    scene = "Petra Lund still had mud on her boots.", "She had not slept for thirty hours."
    assert link(make("a", *FLOOD[1:]), make("b", *scene, *FLOOD[1:])).background == ()
    headed = make("b", "Two nights with the pumps", *scene, *FLOOD[1:])
    assert link(make("a", *FLOOD), headed).background == (("a", "b"),)


def test_a_third_article_can_show_that_two_report_the_same_news(make: Make, link: Align) -> None:
    first, later = make("a", *FLOOD), make("b", *INQUIRY, *FLOOD[1:])
    both = make("c", FLOOD[0], INQUIRY[0], *FLOOD[1:])
    assert link(first, later).background == (("a", "b"),)
    assert link(first, later, both).background == ()


def test_two_reports_of_one_event_keep_their_confidence(make: Make, link: Align) -> None:
    alignment = link(make("a", *FLOOD), make("b", *SAME_FLOOD))
    assert alignment.background == ()
    assert alignment.told() == alignment.links


@pytest.mark.parametrize(
    "line",
    [
        "This material may not be published, broadcast, rewritten or redistributed.",
        "Copyright 2021 Valley Courier.",
        "Sign up for our newsletter.",
        "Click here for more pictures.",
        "HALLOW VALE, Norvania (AP) —",
        "By Maren Okoye",
    ],
)
def test_lines_of_the_page_are_never_linked(make: Make, link: Align, line: str) -> None:
    left, right = make("a", *FLOOD, line), make("b", *SAME_FLOOD, line)
    linked = {ref.sentence for each in link(left, right).links for ref in (each.left, each.right)}
    assert linked
    assert len(FLOOD) not in linked


def test_scores_order_the_links_and_grades_follow_them(make: Make, link: Align) -> None:
    links = link(make("a", *FLOOD), make("b", *SAME_FLOOD)).links
    sure = [each.score for each in links if each.confidence == "confident"]
    rest = [each.score for each in links if each.confidence == "possible"]
    assert all(0 <= each.score <= 1 for each in links)
    assert min(sure) >= max(rest, default=0)


def test_the_backbone_only_goes_forward(make: Make, link: Align) -> None:
    spine = [k for k in link(make("a", *FLOOD), make("b", *SAME_FLOOD)).links if k.backbone]
    assert spine
    assert all(each.confidence == "confident" for each in spine)
    assert all(one.left < other.left and one.right < other.right for one, other in pairwise(spine))


@pytest.mark.parametrize("count", [0, 1])
def test_fewer_than_two_articles_have_no_links(make: Make, link: Align, count: int) -> None:
    alignment = link(*[make("a", *FLOOD)][:count])
    assert (alignment.links, alignment.unrelated) == ((), ())
    assert len(alignment.statements) == count * len(FLOOD)


def test_an_article_without_sentences_is_no_obstacle(make: Make, link: Align) -> None:
    alignment = link(make("a", *FLOOD), make("b"), make("c", *SAME_FLOOD))
    assert confident(alignment)
    assert {each.right.article for each in alignment.links} == {"c"}


def test_progress_is_told_and_ends_full(make: Make) -> None:
    told: list[tuple[int, int]] = []
    align(
        [make("a", *FLOOD), make("b", *SAME_FLOOD)],
        options=Options(),
        progress=lambda done, total: told.append((done, total)),
        cancelled=lambda: False,
    )
    assert told == sorted(told)
    assert told[-1][0] == told[-1][1]


def test_stopping_raises(make: Make) -> None:
    with pytest.raises(CancelledError):
        align(
            [make("a", *FLOOD), make("b", *SAME_FLOOD)],
            options=Options(),
            progress=lambda *_: None,
            cancelled=lambda: True,
        )


@pytest.mark.parametrize(
    "sentence",
    ["x" * 100_000, "word " * 20_000, "mon" * 130 + "é", "a, " * 30_000, "\u0000\ud7ff " * 50, "…"],
    ids=["one long word", "many words", "like a date", "commas", "controls", "no word"],
)
def test_hostile_sentences_do_no_harm(make: Make, link: Align, sentence: str) -> None:
    alignment = link(make("a", *FLOOD, sentence), make("b", *SAME_FLOOD, sentence))
    assert confident(alignment)


WORDS = st.sampled_from(["river", "Senn", "mayor", "said", "the", "4,000", "three", "closed", "“"])
SENTENCES = st.lists(st.lists(WORDS, min_size=1, max_size=8).map(" ".join), max_size=5)


@settings(max_examples=60, deadline=None)
@given(st.lists(SENTENCES, max_size=4))
def test_every_sentence_is_in_exactly_one_row(articles: list[list[str]]) -> None:
    prepared = [_article(f"a{n}", sentences) for n, sentences in enumerate(articles)]
    alignment = align(
        prepared, options=Options(), progress=lambda *_: None, cancelled=lambda: False
    )
    members = [ref for statement in alignment.statements for ref in statement.members]
    assert sorted((ref.article, ref.sentence) for ref in members) == [
        (f"a{n}", index) for n, sentences in enumerate(articles) for index in range(len(sentences))
    ]
    assert all(0 < each.score <= 1 for each in alignment.links)


def _article(name: str, sentences: list[str]) -> Prepared:
    text = "\n\n".join(sentences)
    spans, at = [], 0
    for sentence in sentences:
        spans.append(Span(at, at + len(sentence)))
        at += len(sentence) + 2
    return Prepared(
        annotation=Annotation(
            article=AnnotatedArticle(
                id=name, path=name, sha256="", bytes=0, encoding=None, title="", text=text,
                sentences=tuple(spans),
            )
        )
    )  # fmt: skip
