"""Web pages: the article alone, its facts with their origins, nothing fetched."""

from __future__ import annotations

import json
import socket
from typing import TYPE_CHECKING

import pytest

from variorum.base.errors import ReadingError

if TYPE_CHECKING:
    from collections.abc import Callable

    from variorum.model.article import Article


def test_only_the_article_is_read(
    read: Callable[..., Article], page: Callable[..., str], body: str, headline: str
) -> None:
    article = read("a.html", page())
    assert article.text == body
    assert article.title == headline


FURNITURE = {
    "cookie banner": {
        "before": "<div class='cookie-banner'><p>We use cookies to improve your"
        " visit and to show you advertising. Accept all?</p></div>"
    },
    "teaser line": {"inside": "<p>Related: <a href='/x'>Harbour dredging delayed again</a></p>"},
    "read more": {
        "inside": "<p><strong>Read more:</strong> <a href='/x'>Fog closes airport</a></p>"
    },
    "linked line": {"inside": "<p><a href='/x'>Harbour dredging delayed again by a year</a></p>"},
    "newsletter": {
        "inside": "<div class='newsletter'><p>Sign up for our morning newsletter and get"
        " the news in your inbox.</p></div>"
    },
    "caption": {
        "inside": "<figure><img src='f.jpg'><figcaption>The ferry on the sandbank. Photo:"
        " A. Marsh</figcaption></figure>"
    },
    "related list": {
        "after": "<div class='related'><h2>Related stories</h2><ul>"
        "<li><a href='/1'>Harbour dredging delayed again</a></li>"
        "<li><a href='/2'>Fog closes Tolmouth airport</a></li></ul></div>"
    },
    "comments": {
        "after": "<section id='comments'><h2>Comments</h2><div class='comment'><p>I was on"
        " that boat and it was nothing like this, believe me, the crew were running about."
        "</p></div><div class='comment'><p>My cousin says the fog was not that thick at all"
        " on that night, the captain must have slept.</p></div></section>"
    },
    "comments in Spanish": {
        "after": "<ul class='comentarios lista'><li><p>Yo estaba en ese barco y"
        " no fue así, créanme, la tripulación corría de un lado a otro.</p></li>"
        "</ul>"
    },
    "headline again": {"inside": "<h2>Ferry runs aground off Harwick with 214 aboard</h2>"},
    "share row": {"inside": "<p>Share</p><p>Facebook</p><p>Twitter</p>"},
    "words for screen readers": {
        "inside": "<span class='visually-hidden'>Opens in a new window</span>"
    },
    "closing note": {"inside": ""},
}


@pytest.mark.parametrize("parts", FURNITURE.values(), ids=FURNITURE.keys())
def test_what_stands_around_the_article_is_left_out(
    read: Callable[..., Article], page: Callable[..., str], body: str, parts: dict[str, str]
) -> None:
    assert read("a.html", page(**parts)).text == body


def test_a_box_over_a_word_is_left_out_and_the_word_kept(
    read: Callable[..., Article], page: Callable[..., str], body: str
) -> None:
    box = (
        "<span class='person-rollover'><a href='/c'>Ines Calloway</a><span class='rollover-box'>"
        "<a href='/1'>Calloway calls for new lights</a> <a href='/2'>Harbour fees rise</a></span>"
        "</span>"
    )
    assert read("a.html", page().replace("Ines Calloway", box)).text == body


def test_subheads_and_lists_are_kept(
    read: Callable[..., Article], page: Callable[..., str], paragraphs: tuple[str, ...]
) -> None:
    inside = (
        "<h2>A night in the fog</h2><p>The lifeboats came from:</p><ul><li>Harwick, two boats</li>"
        "<li>Tolmouth, one boat</li></ul>"
    )
    kept = ("A night in the fog", "The lifeboats came from:", "Harwick, two boats")
    text = read("a.html", page(inside=inside)).text
    assert text.split("\n\n") == [*paragraphs[:2], *kept, "Tolmouth, one boat", *paragraphs[2:]]


SHAPES = {
    "paragraphs": "<div><p>{}</p></div>",
    "paragraphs never closed": "<table><tr><td><p>{}</td></tr></table>",
    "line breaks": "<div id='story'>{}</div>",
    "boxes": "<div class='article'><div>{}</div></div>",
    "boxes in boxes": "<main><section><div><div><p>{}</p></div></div></section></main>",
    "set text": "<pre>{}</pre>",
    "elements of its own": "<article><story-body><p>{}</p></story-body></article>",
}
BETWEEN = {
    "paragraphs never closed": "<p>",
    "line breaks": "<br><br>",
    "boxes": "</div><div>",
    "boxes in boxes": "</p></div></div><div><div><p>",
    "set text": "\n\n",
}


@pytest.mark.parametrize("shape", SHAPES)
def test_paragraphs_are_kept_however_they_are_marked(
    read: Callable[..., Article], paragraphs: tuple[str, ...], body: str, shape: str
) -> None:
    inner = BETWEEN.get(shape, "</p><p>").join(paragraphs)
    menu = "<ul>" + "".join(f"<li><a href='/{n}'>Part {n}</a></li>" for n in range(9)) + "</ul>"
    markup = f"<html><body>{menu}{SHAPES[shape].format(inner)}</body></html>"
    assert read("a.html", markup).text == body


RECORD = {
    "@context": "https://schema.org",
    "@graph": [
        {"@type": "Organization", "@id": "#echo", "name": "The Harwick Echo"},
        {
            "@type": "NewsArticle",
            "headline": "Ferry runs aground off Harwick with 214 aboard",
            "author": [{"@type": "Person", "name": "Dana Whitlock"}, {"name": "Sam Oduya"}],
            "publisher": {"@id": "#echo"},
            "datePublished": "2021-06-03T08:15:00+01:00",
            "dateModified": "2021-06-03T11:40:00Z",
            "mainEntityOfPage": {"@id": "https://echo.example/ferry"},
        },
    ],
}


def script(record: object) -> str:
    return f"<script type='application/ld+json'>{json.dumps(record)}</script>"


def test_facts_come_from_json_ld(read: Callable[..., Article], page: Callable[..., str]) -> None:
    article = read("a.html", page(head=script(RECORD)))
    assert article.outlet == "The Harwick Echo"
    assert article.author == "Dana Whitlock; Sam Oduya"
    assert article.published == "2021-06-03T08:15:00+01:00"
    assert article.modified == "2021-06-03T11:40:00+00:00"
    assert article.url == "https://echo.example/ferry"
    assert article.language == "en"
    assert article.origins["published"] == "JSON-LD datePublished"
    assert article.origins["language"] == "html element"


def test_facts_come_from_meta_elements(
    read: Callable[..., Article], page: Callable[..., str]
) -> None:
    head = (
        "<meta property='og:site_name' content='The Harwick Echo'>"
        "<meta name='author' content='By Dana Whitlock'>"
        "<meta property='article:published_time' content='2021-06-03'>"
        "<link rel='canonical' href='https://echo.example/ferry'>"
    )
    article = read("a.html", page(head=head))
    assert article.outlet == "The Harwick Echo"
    assert article.author == "Dana Whitlock"
    assert article.published == "2021-06-03"
    assert article.url == "https://echo.example/ferry"
    assert article.origins["outlet"] == "meta og:site_name"
    assert article.origins["url"] == "canonical link"


def test_facts_that_are_not_recorded_stay_empty(
    read: Callable[..., Article], page: Callable[..., str]
) -> None:
    article = read("a.html", page())
    facts = (article.outlet, article.author, article.published, article.modified, article.url)
    assert facts == (None, None, None, None, None)


def test_the_tool_that_saved_the_page_names_address_and_time(
    read: Callable[..., Article], page: Callable[..., str]
) -> None:
    note = (
        "<!--\n Page saved with SingleFile \n url: https://echo.example/ferry \n"
        " saved date: Thu Jun 03 2021 10:00:00 GMT+0200 (CEST)\n-->"
    )
    article = read("a.html", page().replace("<head>", f"<head>{note}"))
    assert article.url == "https://echo.example/ferry"
    assert article.retrieved == "2021-06-03T10:00:00+02:00"


@pytest.mark.parametrize(
    ("declaration", "encoding"),
    [
        ("<meta charset='windows-1250'>", "cp1250"),
        ("<meta http-equiv='Content-Type' content='text/html; charset=koi8-r'>", "koi8-r"),
        ("<meta charset='utf-8'>", "utf-16"),
        ("", "utf-8"),
    ],
)
def test_pages_are_read_in_their_encoding(
    read: Callable[..., Article], page: Callable[..., str], declaration: str, encoding: str
) -> None:
    line = {"cp1250": "Őrült károkat szenvedett a híd.", "koi8-r": "Мост обрушился ночью."}
    wanted = line.get(encoding, "Zoë’s café reopened.") + " It was closed for a week in all."
    data = page(head=declaration, inside=f"<p>{wanted}</p>").encode(encoding, "replace")
    assert wanted in read("a.html", data).text


def test_the_recorded_body_stands_in_where_the_page_shows_none(
    read: Callable[..., Article], body: str
) -> None:
    record = {"@type": "NewsArticle", "headline": "Ferry aground", "articleBody": body}
    markup = f"<html><head>{script(record)}</head><body><div id='app'></div></body></html>"
    article = read("a.html", markup)
    assert article.text == body
    assert article.title == "Ferry aground"


@pytest.mark.parametrize(
    ("markup", "code"),
    [
        ("<html><body><h1>Subscribe to continue</h1><p>Log in.</p></body></html>", "paywall"),
        ("<html><body><div id='root'></div><script>go()</script></body></html>", "no-article"),
        ("<html></html>", "no-article"),
        ("<!DOCTYPE html>", "no-article"),
        ("<html><body>" + "<a href='/x'>News</a> " * 80 + "</body></html>", "no-article"),
    ],
)
def test_a_page_without_an_article_is_told(
    read: Callable[..., Article], markup: str, code: str
) -> None:
    with pytest.raises(ReadingError) as caught:
        read("a.html", markup)
    assert caught.value.code == code


def test_a_teaser_before_a_paywall_is_warned_about(
    read: Callable[..., Article], page: Callable[..., str]
) -> None:
    record = {"@type": "NewsArticle", "headline": "x", "isAccessibleForFree": False}
    assert "paywall" in read("a.html", page(head=script(record))).warnings


def test_nothing_that_a_page_refers_to_is_fetched(
    read: Callable[..., Article],
    page: Callable[..., str],
    body: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("the network was used")

    monkeypatch.setattr(socket.socket, "connect", refuse)
    monkeypatch.setattr(socket, "getaddrinfo", refuse)
    head = (
        "<base href='http://127.0.0.1:1/'><link rel='stylesheet' href='http://127.0.0.1:1/a.css'>"
        "<script src='http://127.0.0.1:1/a.js'></script>"
    )
    inside = "<img src='http://127.0.0.1:1/a.png'><iframe src='http://127.0.0.1:1/'></iframe>"
    assert read("a.html", page(head=head, inside=inside)).text == body


HOSTILE = {
    "100,000 nested elements": "<div>" * 100_000 + "{text}" + "</div>" * 100_000,
    "elements never closed": "{text}" + "<b><i>" * 100_000,
    "nested pop-ups": "{text}<p>" + "<span class='tooltip'>" * 50_000 + "word",
    "thousands of links": "{text}" + "<a href='x'>y</a> " * 10_000,
    "nested tables": "{text}" + "<table><tr><td>" * 20_000,
    "angle brackets": "{text}" + "<" * 300_000,
    "a thousand comments": "<!---->" * 5_000 + "{text}",
    "nested JSON-LD": "<script type='application/ld+json'>" + "[" * 100_000 + "</script>{text}",
    "one word": "{text}<p>" + "w" * 1_000_000 + "</p>",
    "attributes": "<p " + "a=1 " * 100_000 + ">{text}</p>",
    "entities": "{text}<p>" + "&amp;" * 200_000 + "</p>",
}


@pytest.mark.parametrize("markup", HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_markup_is_read_or_refused(
    read: Callable[..., Article], body: str, markup: str
) -> None:
    text = "".join(f"<p>{line}</p>" for line in body.split("\n\n"))
    data = "<html><body>" + markup.replace("{text}", text) + "</body></html>"
    code = ""
    try:
        assert "ran aground" in read("a.html", data).text
    except ReadingError as error:
        code = error.code
    assert code in {"", "no-article", "too-long"}


def test_entities_in_a_doctype_are_not_resolved(read: Callable[..., Article], body: str) -> None:
    text = "".join(f"<p>{line}</p>" for line in body.split("\n\n"))
    markup = (
        '<?xml version="1.0"?><!DOCTYPE html [<!ENTITY x SYSTEM "file:///etc/hostname">]>'
        f"<html><body>{text}<p>Then &x; came.</p></body></html>"
    )
    with open("/etc/hostname") as stream:  # noqa: PTH123 - the file that must not be read
        secret = stream.read().strip()
    assert secret not in read("a.html", markup).text


def test_an_element_with_thousands_of_attributes_is_refused_at_once(
    read: Callable[..., Article], page: Callable[..., str]
) -> None:
    attributes = " ".join(f"a{n}='>'" for n in range(100_000))
    with pytest.raises(ReadingError, match="thousands of attributes") as caught:
        read("a.html", page(inside=f"<p {attributes}>word</p>"))
    assert caught.value.code == "no-article"


def test_elements_with_long_attributes_are_read(
    read: Callable[..., Article], page: Callable[..., str]
) -> None:
    picture = f'<img src="data:image/png;base64,{"A/+=" * 50_000}" alt="{"word " * 3_000}">'
    assert "214 people" in read("a.html", page(inside=picture)).text


def test_a_report_of_a_comparison_is_no_article(
    read: Callable[..., Article], page: Callable[..., str]
) -> None:
    head = '<meta name="generator" content="Variorum 1.0">'
    with pytest.raises(ReadingError) as caught:
        read("a.html", page(head=head))
    assert caught.value.code == "own-report"


def test_elements_that_are_never_closed_cost_no_text(read: Callable[..., Article]) -> None:
    words = "".join(
        f"<p><font color=red>Boat number {n} brought people to the quay of Harwick on Thursday."
        for n in range(400)
    )
    article = read("a.html", f"<html><body><h1>Ferry</h1>{words}</body></html>")
    assert "Boat number 399 brought" in article.text
    assert "cut-short" not in article.warnings


def test_a_page_nested_beyond_all_measure_says_that_it_may_be_cut(
    read: Callable[..., Article], page: Callable[..., str]
) -> None:
    article = read("a.html", page(inside="<div>" * 100_000))
    assert "cut-short" in article.warnings
    assert "lifeboats" in article.text
