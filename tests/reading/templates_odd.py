# ruff: noqa: E501 - prose and markup are more readable in lines of their own
"""More pages around an article: older, stranger and more crowded ones."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from tests.reading.templates import (
    COOKIES,
    FOOTER,
    MENU,
    OTHERS,
    between,
    head,
    ld,
    links,
    news_record,
    page,
    paragraphs,
)  # fmt: skip

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.reading.stories import Story


def unclosed(story: Story) -> str:
    """Capitals for tags, no end of paragraphs, typographic entities."""
    body = "\n<P>".join(
        part.removeprefix("## ").removeprefix("- ").replace("“", "&ldquo;").replace("”", "&rdquo;")
        for part in story.parts
    )
    return (
        f"<HTML><HEAD><TITLE>{escape(story.title)}</TITLE></HEAD><BODY><A HREF=/>Home</A> | <A HREF=/n>"
        f"News</A><H1>{escape(story.title)}</H1><P>{body}<HR><A HREF=/>Back to the front page</A></BODY>"
        "</HTML>"
    )


def cards_before(story: Story) -> str:
    """Other articles stand above in boxes that are articles to the browser too."""
    cards = "".join(
        f"<article class='card'><a href='/c{n}'><img src='c.jpg'><h3>{one}</h3></a><p>A line or two of"
        " text that says what this is about.</p></article>"
        for n, one in enumerate(OTHERS)
    )
    return page(
        head(story, ld(news_record(story))),
        MENU,
        f"<section class='strip'>{cards}</section>",
        f"<main><article class='story'><h1>{escape(story.title)}</h1>{''.join(paragraphs(story))}"
        "</article></main>",
        FOOTER,
    )


def split_by_adverts(story: Story) -> str:
    """The text is cut into several boxes, an advertisement between each two."""
    parts = paragraphs(story)
    boxes = [
        f"<div class='article__body-part'>{''.join(parts[at : at + 3])}</div>"
        for at in range(0, len(parts), 3)
    ]
    advert = "<div class='advert'><div id='slot'></div><span>ADVERTISEMENT</span></div>"
    return page(
        head(story, ld(news_record(story))),
        MENU,
        f"<div class='article'><h1>{escape(story.title)}</h1>{advert.join(boxes)}</div>",
        links("You may also like", "recirculation"),
        FOOTER,
    )


def drop_cap(story: Story) -> str:
    parts = paragraphs(story)
    parts[0] = f"<p><span class='dropcap'>{parts[0][3]}</span>{parts[0][4:]}"
    return page(
        head(story, ld(news_record(story))),
        MENU,
        f"<main><article><h1>{escape(story.title)}</h1>{''.join(parts)}</article></main>",
        FOOTER,
    )


def spans_and_spaces(story: Story) -> str:
    """Pasted from a word processor: spans, hard spaces, empty paragraphs, bold first words."""
    made = ""
    for part in paragraphs(story):
        made += part.replace("<p>", "<p class='MsoNormal'><span style='font-size:12pt'>").replace(
            "</p>", "<o:p></o:p></span></p><p>&nbsp;</p>"
        )
    return page(
        head(story),
        MENU,
        f"<div class='content'><h1>{escape(story.title)}</h1>{made}</div>",
        FOOTER,
    )


def comment_articles(story: Story) -> str:
    """Each comment is an article to the browser."""
    comments = "".join(
        f"<article class='comment' id='comment-{n}'><header>Reader {n} · 2 hours ago</header><div"
        " class='comment-body'><p>This is what you get when nobody listens to those who know the"
        " place. I have said so in three letters to the editor.</p></div></article>"
        for n in range(6)
    )
    return page(
        head(story, ld(news_record(story))),
        MENU,
        f"<main><article><h1>{escape(story.title)}</h1>{''.join(paragraphs(story))}</article>"
        f"<section class='comments'><h2>Comments (6)</h2>{comments}</section></main>",
        FOOTER,
    )


def read_next(story: Story) -> str:
    """Below the article, others with the beginning of each."""
    teasers = "".join(
        f"<div class='teaser'><h3><a href='/r{n}'>{one}</a></h3><p>The decision came as a surprise to"
        " many, and it may not be the last one of its kind this year.</p></div>"
        for n, one in enumerate(OTHERS)
    )
    return page(
        head(story, ld(news_record(story))),
        COOKIES,
        MENU,
        f"<main><article><h1>{escape(story.title)}</h1>{''.join(paragraphs(story))}</article>"
        f"<section class='read-next'><h2>Read next</h2>{teasers}</section></main>",
        FOOTER,
    )


def script_made(story: Story) -> str:
    """Only the record for search engines holds the text."""
    record = news_record(story, articleBody=story.text)
    return page(
        head(story, ld(record)),
        "<div id='app'></div><noscript>You need to enable JavaScript to run this app.</noscript>",
    )


def xhtml(story: Story) -> str:
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict'
        '//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">\n<html xmlns="http://www.w3.org/'
        f'1999/xhtml" xml:lang="en"><head><title>{escape(story.title)}</title></head><body><div id='
        f'"nav"><a href="/">Home</a></div><div id="content"><h1>{escape(story.title)}</h1>'
        f"{''.join(paragraphs(story))}</div></body></html>"
    )


def consent_without_names(story: Story) -> str:
    """A cookie notice that no name gives away, in front of everything else."""
    notice = (
        "<div id='qc-cmp2-ui'><div><p>We value your privacy. We and our partners use cookies to store"
        " and read information on your device, and to show you content and advertising.</p><p>You may"
        " withdraw your consent at any time at the foot of each page.</p><button>I agree</button></div>"
        "</div>"
    )
    return page(
        head(story),
        notice,
        MENU,
        f"<div class='page'><div class='story'><h1>{escape(story.title)}</h1>"
        f"{''.join(paragraphs(story))}</div></div>",
        FOOTER,
        notice.replace("qc-cmp2-ui", "x1"),
    )


def agency_foot(story: Story) -> str:
    foot = (
        "<p class='trust'>Our Standards: <a href='/t'>The Lantern Principles of Reporting</a></p>"
        "<div class='rights'><a href='/l'>Purchase Licensing Rights</a></div>"
    )
    return page(
        head(story, ld(news_record(story))),
        MENU,
        f"<main><article><header><h1>{escape(story.title)}</h1><div class='info'><a href='/j'>"
        f"{story.author}</a><time>November 14, 2023 6:20 PM UTC · Updated 2 days ago</time></div>"
        f"</header><div class='body'>{''.join(paragraphs(story))}</div>{foot}</article></main>",
        FOOTER,
    )


def share_between(story: Story) -> str:
    row = (
        "<div class='share-bar'><button>Share</button><ul><li><a href='#'>Facebook</a></li><li><a"
        " href='#'>WhatsApp</a></li><li><a href='#'>Copy link</a></li></ul></div>"
    )
    audio = "<div class='audio'><p>Listen to this article</p><span>4 min</span></div>"
    return page(
        head(story, ld(news_record(story))),
        MENU,
        f"<main><article><h1>{escape(story.title)}</h1>{row}{audio}"
        f"{between(paragraphs(story), row)}{row}</article></main>",
        FOOTER,
    )


def weekly_lists(story: Story) -> str:
    """A sidebar inside the article's own box, with lists and a poll."""
    rail = (
        "<div class='rail'><h4>Trending</h4><ol>"
        + "".join(f"<li><a href='/t{n}'>{one}</a></li>" for n, one in enumerate(OTHERS))
        + "</ol><div class='poll'><p>Do you feel safe at home?</p><label>Yes</label><label>No</label>"
        "</div></div>"
    )
    return page(
        head(story, ld(news_record(story))),
        MENU,
        f"<main><article><h1>{escape(story.title)}</h1><div class='columns'><div class='text'>"
        f"{''.join(paragraphs(story))}</div>{rail}</div></article></main>",
        FOOTER,
    )


def breadcrumbs(story: Story) -> str:
    crumbs = (
        "<nav aria-label='breadcrumb'><ol><li><a href='/'>Home</a></li><li><a href='/n'>News</a></li>"
        "<li>County</li></ol></nav>"
    )
    return page(
        head(story),
        MENU,
        f"<main>{crumbs}<div class='flag'>Exclusive</div><h1>{escape(story.title)}</h1><div class='meta'>"
        f"<span>By {story.author}</span> | <span>14 November 2023, 6:20 pm</span> | <span>3 min read"
        f"</span></div><div class='txt'>{''.join(paragraphs(story))}</div><p class='end'>ENDS</p></main>",
        FOOTER,
    )


def saved_complete(story: Story) -> str:
    """As a browser saves it: its own note at the top, files beside it."""
    return (
        "<!DOCTYPE html>\n<!-- saved from url=(0042)https://lantern.example/news/article-1.html -->\n"
        f"<html lang='en'>{head(story, ld(news_record(story)))}<body class='vsc-initialized'>{MENU}"
        f"<main><article><h1>{escape(story.title)}</h1><img src='./story_files/1.jpg'>"
        f"{''.join(paragraphs(story))}</article></main>{FOOTER}"
        "<iframe src='./story_files/saved_resource.html'></iframe></body></html>"
    )


def double_layout(story: Story) -> str:
    """Nested tables around text that stands in paragraphs with a font each."""
    body = "".join(
        part.replace("<p>", "<p align='justify'><font face='Arial'>").replace("</p>", "</font></p>")
        for part in paragraphs(story)
    )
    return (
        f"<html><head><title>{escape(story.title)}</title></head><body><table><tr><td colspan=2>"
        "<img src=logo.gif></td></tr><tr><td valign=top><table><tr><td><a href=/1>News</a></td></tr><tr>"
        "<td><a href=/2>Sport</a></td></tr></table></td><td><table><tr><td><h2>"
        f"{escape(story.title)}</h2></td></tr><tr><td>{body}</td></tr></table></td></tr></table></body>"
        "</html>"
    )


ODD_TEMPLATES: dict[str, Callable[[Story], str]] = {
    made.__name__: made
    for made in (
        unclosed, cards_before, split_by_adverts, drop_cap, spans_and_spaces, comment_articles,
        read_next, script_made, xhtml, consent_without_names, agency_foot, share_between,
        weekly_lists, breadcrumbs, saved_complete, double_layout,
    )
}  # fmt: skip
