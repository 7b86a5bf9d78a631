"""Pages as outlets publish them: of each kind, all of the article and next to nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.reading.stories import DAM, FIRE, STORIES, STRIKE, Story, likeness
from tests.reading.templates import TEMPLATES, head, page, paragraphs
from tests.reading.templates_odd import ODD_TEMPLATES

if TYPE_CHECKING:
    from collections.abc import Callable

    from variorum.model.article import Article

_LEAST = 0.97
# What the outlet itself has put into its article beside the text may be read with it.
_PART_OF_IT = (
    "Key points", "What happened in short", "What it means for you", "What comes next",
    "Smoke and mirrors again, what did anyone expect from this lot?",
    "— A Passer-by (@passer) May 1",
)  # fmt: skip
ALL = TEMPLATES | ODD_TEMPLATES


@pytest.mark.parametrize("story", STORIES, ids=("dam", "strike", "fire"))
@pytest.mark.parametrize("name", ALL)
def test_a_page_gives_its_article(read: Callable[..., Article], name: str, story: Story) -> None:
    article = read("page.html", ALL[name](story))
    parts = [part for part in article.text.split("\n\n") if part not in _PART_OF_IT]
    assert likeness("\n\n".join(parts), story.text) >= _LEAST
    assert article.title == story.title


RECORDED = (
    "wordpress", "amp", "pull_quotes", "captions", "next_article", "paywall_hint", "microdata",
    "components", "cards_before", "script_made",
)  # fmt: skip


@pytest.mark.parametrize("name", RECORDED)
def test_a_page_that_records_author_and_date_gives_them(
    read: Callable[..., Article], name: str
) -> None:
    article = read("page.html", ALL[name](DAM))
    assert (article.author, article.published) == (DAM.author, DAM.published)
    assert {"title", "author", "published"} <= article.origins.keys()


def test_by_line_and_date_below_the_headline_are_read_where_no_record_has_them(
    read: Callable[..., Article],
) -> None:
    article = read("page.html", ALL["breadcrumbs"](DAM))
    assert (article.author, article.published) == ("Mirela Oduya", "2023-11-14")
    assert article.origins["author"] == "by-line on the page"
    assert article.origins["published"] == "date line on the page"


def test_a_by_line_of_another_article_is_not_taken(read: Callable[..., Article]) -> None:
    teaser = "<div><h3>Bakers fear for their trade</h3><p>By Ann Other</p></div>"
    body = f"<main><article><h1>{DAM.title}</h1>{''.join(paragraphs(DAM))}</article></main>"
    article = read("page.html", page(head(DAM), teaser, body, teaser))
    assert article.author is None


def test_words_set_large_are_read_once(read: Callable[..., Article]) -> None:
    text = read("page.html", ALL["pull_quotes"](FIRE)).text
    assert text.count("It went up like paper") == 1


def test_a_live_blog_gives_its_entries_in_the_order_of_the_page(
    read: Callable[..., Article],
) -> None:
    entries = "".join(
        f"<article class='entry'><time>{18 - n}:05</time><h2>Entry {n}</h2><p>{part}</p></article>"
        for n, part in enumerate(part for part in STRIKE.parts if not part.startswith("-"))
    )
    body = f"<main><div class='live-blog'><h1>{STRIKE.title}</h1>{entries}</div></main>"
    text = read("page.html", page(head(STRIKE), body)).text
    places = [text.find(part) for part in STRIKE.parts if not part.startswith("-")]
    assert -1 not in places
    assert places == sorted(places)


def test_boxes_that_lead_to_other_articles_do_not_take_the_place_of_the_article(
    read: Callable[..., Article],
) -> None:
    text = read("page.html", ALL["cards_before"](DAM)).text
    assert "says what this is about" not in text
    assert "Questions about upkeep" in text
