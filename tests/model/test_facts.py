"""Facts corrected by the user, beside what was read."""

from __future__ import annotations

from variorum.model.article import Article, ReadFact
from variorum.model.facts import CorrectedFacts, amended, as_read

ARTICLE = Article(
    path="one.html",
    sha256="0",
    bytes=4,
    encoding="utf-8",
    title="Ship lost",
    outlet="The Courier",
    origins={"title": "Open Graph", "outlet": "Open Graph"},
    text="The ship was lost.",
)


def test_a_correction_keeps_value_and_origin_of_what_was_read() -> None:
    article = amended(ARTICLE, CorrectedFacts(title="Ship found", published="2021-08-16"))
    assert (article.title, article.published) == ("Ship found", "2021-08-16")
    assert article.origins["title"] == "corrected by the user; as read: Ship lost, Open Graph"
    assert article.origins["published"] == "corrected by the user; as read: not recorded"
    assert article.as_read == {
        "title": ReadFact("Ship lost", "Open Graph"),
        "published": ReadFact(None),
    }
    assert article.origins["outlet"] == "Open Graph"


def test_taking_corrections_back_gives_the_article_as_read() -> None:
    article = amended(ARTICLE, CorrectedFacts(title="Ship found", author="Ada Poe", outlet=""))
    assert article.outlet is None
    assert amended(article, None) == ARTICLE
    assert as_read(article, "outlet") == ReadFact("The Courier", "Open Graph")


def test_other_corrections_take_the_place_of_earlier_ones() -> None:
    article = amended(amended(ARTICLE, CorrectedFacts(title="One")), CorrectedFacts(title="Two"))
    assert article == amended(ARTICLE, CorrectedFacts(title="Two"))
    assert article.as_read["title"].value == "Ship lost"


def test_what_agrees_with_what_was_read_is_no_correction() -> None:
    assert amended(ARTICLE, CorrectedFacts(title="Ship lost", author="")) is ARTICLE
