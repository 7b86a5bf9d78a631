# ruff: noqa: E501, ISC004 - prose and markup are more readable in lines of their own
"""Pages of the kinds that outlets publish, around an article of our own."""

from __future__ import annotations

import json
from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.reading.stories import Story

OTHERS = (
    "Council puts off vote on river bridge",
    "Bakers fear for their Sunday trade",
    "Museum shows letters from the lighthouse",
    "Two goals in stoppage time sink Rovers",
    "Why the price of eggs will not come down",
)
COOKIES = (
    "<div id='consent' class='consent-banner' role='dialog'><h2>Your privacy</h2><p>We and our 812"
    " partners store and access information on your device, such as cookies, and process personal"
    " data to show you content that suits you. You can change your mind at any time.</p>"
    "<button>Accept all</button><button>Manage options</button></div>"
)
MENU = (
    "<header><a class='logo' href='/'>The Lantern</a><nav><ul>"
    + "".join(
        f"<li><a href='/{n}'>{n.title()}</a></li>" for n in ("news", "sport", "arts", "money")
    )
    + "</ul></nav><form><input name='q'><button>Search</button></form></header>"
)
FOOTER = (
    "<footer><p>The Lantern is published by Lantern Media Ltd, 4 Quay Street. © 2024 Lantern Media."
    " All rights reserved.</p><ul><li><a href='/terms'>Terms of use</a></li><li><a href='/privacy'>"
    "Privacy policy</a></li></ul></footer>"
)
BLURB = "<p>A paper of the people who live here, read on the train since 1896.</p>"


def paragraphs(story: Story, *, tag: str = "p", attributes: str = "") -> list[str]:
    """The parts of a story as elements; items that follow each other make one list."""
    made: list[str] = []
    for part in story.parts:
        if part.startswith("## "):
            made.append(f"<h2>{escape(part[3:])}</h2>")
        elif part.startswith("- "):
            item = f"<li>{escape(part[2:])}</li>"
            if made and made[-1].endswith("</ul>"):
                made[-1] = f"{made[-1].removesuffix('</ul>')}{item}</ul>"
            else:
                made.append(f"<ul>{item}</ul>")
        else:
            made.append(f"<{tag}{attributes}>{escape(part)}</{tag}>")
    return made


def between(parts: list[str], *inserted: str) -> str:
    """Parts with others put among them, spread evenly."""
    step = max(1, len(parts) // (len(inserted) + 1))
    made: list[str] = []
    left = list(inserted)
    for number, part in enumerate(parts, 1):
        made.append(part)
        if left and number % step == 0 and number < len(parts):
            made.append(left.pop(0))
    return "".join(made)


def links(heading: str, css: str) -> str:
    """A box of links to other articles."""
    items = "".join(f"<li><a href='/a{n}'>{one}</a></li>" for n, one in enumerate(OTHERS))
    return f"<aside class='{css}'><h3>{heading}</h3><ul>{items}</ul></aside>"


def head(story: Story, *extra: str) -> str:
    """The head of a page, with what social networks are told."""
    title = escape(story.title)
    return (
        f"<head><meta charset='utf-8'><title>{title} | The Lantern</title>"
        f"<meta property='og:title' content='{title}'>"
        f"<meta property='og:site_name' content='The Lantern'>{''.join(extra)}</head>"
    )


def ld(record: object) -> str:
    """A record for search engines."""
    return f"<script type='application/ld+json'>{json.dumps(record)}</script>"


def news_record(story: Story, **more: object) -> dict[str, object]:
    return {
        "@type": "NewsArticle",
        "headline": story.title,
        "datePublished": story.published,
        "author": {"@type": "Person", "name": story.author},
        "publisher": {"@type": "NewsMediaOrganization", "name": "The Lantern"},
        **more,
    }


def page(head: str, *body: str) -> str:
    return f"<!DOCTYPE html><html lang='en'>{head}<body>{''.join(body)}</body></html>"


def wordpress(story: Story) -> str:
    graph = {
        "@context": "https://schema.org",
        "@graph": [
            {"@type": "WebSite", "name": "The Lantern", "url": "https://lantern.example/"},
            news_record(story),
            {"@type": "BreadcrumbList", "itemListElement": []},
        ],
    }
    share = (
        "<div class='sharedaddy sd-sharing-enabled'><h3 class='sd-title'>Share this:</h3><ul>"
        "<li><a href='#'>Click to share on Facebook (Opens in new window)</a></li><li><a href='#'>"
        "Click to share on X (Opens in new window)</a></li></ul></div>"
    )
    related = (
        "<div id='jp-relatedposts' class='jp-relatedposts'><h3><em>Related</em></h3><p><a href='/1'>"
        f"{OTHERS[0]}</a></p><p><a href='/2'>{OTHERS[1]}</a></p></div>"
    )
    comments = (
        "<div id='comments' class='comments-area'><h2>3 thoughts on this</h2><ol class='comment-list'>"
        "<li class='comment'><div class='comment-content'><p>I saw it coming for years and nobody at"
        " the town hall wanted to hear a word of it.</p></div><a class='comment-reply-link'>Reply</a>"
        "</li></ol><div id='respond'><h3>Leave a Reply</h3><p>Your email address will not be"
        " published. Required fields are marked *</p></div></div>"
    )
    meta = (
        "<div class='entry-meta'><span class='posted-on'>Posted on <time>November 14, 2023</time>"
        f"</span> <span class='byline'>by <a href='/author/x'>{story.author}</a></span></div>"
    )
    return page(
        head(story, ld(graph)),
        MENU,
        "<div id='primary'><main><article class='post type-post hentry'><header class='entry-header'>",
        f"<h1 class='entry-title'>{escape(story.title)}</h1>{meta}</header>",
        f"<div class='entry-content'>{''.join(paragraphs(story))}{share}{related}</div>",
        "<footer class='entry-footer'><span class='cat-links'>Posted in <a href='/c'>Local news</a>"
        "</span><span class='tags-links'>Tagged <a href='/t'>council</a>, <a href='/u'>safety</a>"
        "</span></footer></article>",
        "<nav class='post-navigation'><a rel='prev' href='/p'>Previous: Old mill to become flats</a>"
        f"</nav>{comments}</main></div>",
        links("Recent Posts", "widget-area"),
        FOOTER,
    )


def drupal(story: Story) -> str:
    body = "".join(paragraphs(story))
    return page(
        head(story, f"<meta name='dcterms.date' content='{story.published}'>"),
        MENU,
        "<div class='region region-content'><article class='node node--type-article node--view-mode-"
        f"full'><h1 class='page-title'><span>{escape(story.title)}</span></h1><div class='node__meta'>"
        f"Submitted by <span>{story.author}</span> on Tue, 11/14/2023 - 18:20</div>"
        "<div class='field field--name-field-image field--type-image'><img src='x.jpg' alt='A view'>"
        "<div class='image-field-caption'><p>A view from the road. Photo: L. Hart</p></div></div>"
        "<div class='clearfix text-formatted field field--name-body field--type-text-with-summary'>"
        f"{body}</div><div class='field field--name-field-tags'><div class='field__label'>Tags</div>"
        "<div class='field__item'><a href='/t'>County</a></div></div>"
        "<ul class='links inline'><li><a href='/login'>Log in</a> or <a href='/register'>register</a>"
        " to post comments</li></ul></article></div>",
        links("Popular content", "block block-views"),
        FOOTER,
    )


def amp(story: Story) -> str:
    body = between(
        paragraphs(story),
        "<amp-ad width='300' height='250' type='x'></amp-ad>",
        "<amp-img src='x.jpg' width='1' height='1'></amp-img><figcaption>Seen from the north. Photo:"
        " The Lantern</figcaption>",
        "<amp-embed type='y'></amp-embed>",
    )
    return (
        f"<!doctype html><html ⚡ lang='en'>{head(story, ld(news_record(story)))}<body>"
        f"<amp-sidebar id='side'><ul><li><a href='/'>Home</a></li></ul></amp-sidebar>{MENU}"
        f"<main><article><h1>{escape(story.title)}</h1><p class='byline'>By {story.author}</p>{body}"
        "<amp-social-share type='email'></amp-social-share></article><amp-list src='/more'></amp-list>"
        f"<amp-consent id='c'><div><p>We use cookies to make this site work and to see how it is used."
        f" Please choose.</p></div></amp-consent></main>{FOOTER}</body></html>"
    )


def divs_only(story: Story) -> str:
    """A page whose paragraphs are no paragraphs."""
    body = "".join(
        f"<div class='para'>{escape(part.removeprefix('## ').removeprefix('- '))}</div>"
        for part in story.parts
    )
    return page(
        head(story),
        COOKIES,
        MENU,
        f"<div class='wrap'><div class='headline'>{escape(story.title)}</div><div class='story-text'>"
        f"{body}</div></div>",
        links("Most read", "sidebar"),
        FOOTER,
    )


def line_breaks(story: Story) -> str:
    """A page of the nineties: a table, and paragraphs parted by line breaks."""
    body = "<br><br>\n".join(
        f"<b>{escape(part[3:])}</b>" if part.startswith("## ") else escape(part.removeprefix("- "))
        for part in story.parts
    )
    return (
        f"<html><head><title>{escape(story.title)}</title></head><body bgcolor=white><table width=100%>"
        "<tr><td width=120><a href='/'>Front page</a><br><a href='/w'>World</a><br><a href='/s'>Sport"
        f"</a></td><td><font size=5><b>{escape(story.title)}</b></font><br><br><font size=2>{body}"
        "</font></td></tr></table><center><font size=1>Copyright 2001 The Lantern</font></center>"
        "</body></html>"
    )


def pull_quotes(story: Story) -> str:
    """Sentences of the article stand in it once more, set large."""
    quoted = next(part for part in story.parts if "“" in part)
    words = quoted[quoted.index("“") : quoted.index("”") + 1]
    repeated = escape(story.parts[1].split(". ")[0])
    body = between(
        paragraphs(story),
        f"<blockquote class='pull-quote'><p>{escape(words)}</p></blockquote>",
        f"<aside class='pullquote'>{repeated}</aside>",
    )
    return page(
        head(story, ld([news_record(story)])),
        MENU,
        f"<main><article><h1>{escape(story.title)}</h1>{body}</article></main>",
        FOOTER,
    )


def key_points(story: Story) -> str:
    """A box at the top sums the article up in other words."""
    box = (
        "<section class='key-points'><h2>Key points</h2><ul><li>What happened in short</li><li>What it"
        " means for you</li><li>What comes next</li></ul></section>"
    )
    return page(
        head(story, ld(news_record(story))),
        MENU,
        f"<main><article><h1>{escape(story.title)}</h1>{box}{''.join(paragraphs(story))}</article>"
        "</main>",
        FOOTER,
    )


def newsletter_inside(story: Story) -> str:
    box = (
        "<div class='newsletter-signup'><h3>The Morning Lantern</h3><p>All you need to know before"
        " breakfast. Sign up for our newsletter and get it in your inbox every weekday.</p><form><input"
        " type='email'><button>Sign up</button></form><p>By signing up you agree to our terms.</p></div>"
    )
    advert = "<div class='ad-slot'><span>Advertisement</span><p>Story continues below</p></div>"
    body = between(paragraphs(story), advert, box, advert)
    return page(
        head(story, ld(news_record(story))),
        COOKIES,
        MENU,
        f"<main><article><h1>{escape(story.title)}</h1>{body}</article></main>",
        FOOTER,
    )


def captions(story: Story) -> str:
    pictures = [
        "<figure><picture><img src='1.jpg'></picture><figcaption><span>People watch from the bank as"
        " the work goes on.</span> <cite>Photograph: Lena Hart/The Lantern</cite></figcaption></figure>",
        "<div class='image-block'><img src='2.jpg'><p class='caption'>The scene on the next morning,"
        " seen from a roof nearby.</p><span class='credit'>Lena Hart</span></div>",
        "<div class='wp-caption'><img src='3.jpg'><p class='wp-caption-text'>A sign at the gate keeps"
        " visitors out.</p></div>",
    ]
    return page(
        head(story, ld(news_record(story))),
        MENU,
        f"<main><article><h1>{escape(story.title)}</h1>{between(paragraphs(story), *pictures)}"
        "</article></main>",
        FOOTER,
    )


def related_inside(story: Story) -> str:
    first = (
        "<div class='related-inline'><strong>Related Articles</strong><ul>"
        f"<li><a href='/a'>{OTHERS[0]}</a></li><li><a href='/b'>{OTHERS[1]}</a></li></ul></div>"
    )
    second = f"<p><strong>READ MORE: <a href='/c'>{OTHERS[2]}</a></strong></p>"
    third = f"<p><a href='/d'><b>{OTHERS[3]}</b></a></p>"
    return page(
        head(story),
        MENU,
        f"<main><article><h1>{escape(story.title)}</h1>"
        f"{between(paragraphs(story), first, second, third)}</article>"
        f"{links('More from News', 'more-from')}</main>",
        FOOTER,
    )


def next_article(story: Story) -> str:
    """The page loads another article below this one."""
    other = "".join(
        f"<p>{sentence}</p>"
        for sentence in (
            "The vote on a second bridge over the Ouzel was put off for the fourth time on Monday, for"
            " want of a quorum.",
            "Only nine of 21 members came to the meeting. Among those missing was the mover of the"
            " motion, who had missed his train.",
            "The bridge would cost £11m and save lorries a detour of 14 kilometres, according to a"
            " study paid for by the chamber of commerce.",
        )
    )
    return page(
        head(story, ld(news_record(story))),
        MENU,
        f"<main><article id='first'><h1>{escape(story.title)}</h1>{''.join(paragraphs(story))}</article>"
        f"<div class='infinite-scroll'><h4>Next article</h4><article><h2>{OTHERS[0]}</h2>{other}"
        "</article></div></main>",
        FOOTER,
    )


def paywall_hint(story: Story) -> str:
    record = news_record(
        story,
        isAccessibleForFree=False,
        hasPart={"@type": "WebPageElement", "isAccessibleForFree": False, "cssSelector": ".body"},
    )
    wall = (
        "<div class='paywall-overlay'><h2>Subscribe to keep reading</h2><p>You have read your three"
        " free articles this month. Subscribe for £1 a week, or log in if you are a subscriber"
        " already.</p><a href='/subscribe'>See the offers</a></div>"
    )
    return page(
        head(story, ld(record)),
        MENU,
        f"<main><article><h1>{escape(story.title)}</h1><div class='body'>{''.join(paragraphs(story))}"
        f"</div>{wall}</article></main>",
        FOOTER,
    )


def author_box(story: Story) -> str:
    box = (
        f"<div class='author-bio'><img src='a.jpg'><h4>About the author</h4><p>{story.author} writes"
        " about the county for The Lantern and has won a prize for local reporting. Follow on X at"
        " @lantern.</p></div><div class='tags'>Topics: <a href='/t1'>County</a> <a href='/t2'>Water</a>"
        "</div>"
    )
    return page(
        head(story, ld(news_record(story))),
        MENU,
        f"<main><article><h1>{escape(story.title)}</h1><p class='byline'>{story.author}, county"
        f" correspondent</p>{''.join(paragraphs(story))}{box}</article></main>",
        FOOTER,
    )


def microdata(story: Story) -> str:
    body = "".join(paragraphs(story))
    return page(
        f"<head><title>{escape(story.title)}</title></head>",
        MENU,
        "<div itemscope itemtype='https://schema.org/NewsArticle'><h1 itemprop='headline'>"
        f"{escape(story.title)}</h1><span itemprop='author' itemscope><span itemprop='name'>"
        f"{story.author}</span></span><time itemprop='datePublished' datetime='{story.published}'>"
        f"yesterday</time><div itemprop='articleBody'>{body}</div></div>",
        links("Also on The Lantern", "rail"),
        FOOTER,
    )


def components(story: Story) -> str:
    """Made by a script: names that mean nothing, each paragraph in boxes of its own."""
    boxes = [
        f"<div data-component='text-block' class='sc-{n:04x}'><div class='css-{n * 37:05x}'>{part}"
        "</div></div>"
        for n, part in enumerate(paragraphs(story), 7)
    ]
    extra = (
        "<div data-component='links-block'><div class='css-00a1'><a href='/x'>"
        f"<span>{OTHERS[4]}</span></a></div></div>"
    )
    return page(
        head(story, ld(news_record(story))),
        "<div id='__next'>",
        MENU,
        f"<main id='main-content'><article class='css-9aa'><div data-component='headline-block'><h1>"
        f"{escape(story.title)}</h1></div><div data-component='byline-block'><span>By {story.author}"
        "</span><span>Reporting from the county</span></div>"
        f"{between(boxes, extra)}<div data-component='topic-list'><ul><li><a href='/t'>County</a></li>"
        "</ul></div></article></main>",
        FOOTER,
        "</div><script id='__NEXT_DATA__' type='application/json'>{\"props\":{}}</script>",
    )


def printed(story: Story) -> str:
    """The page for printers."""
    return (
        f"<html><head><title>{escape(story.title)}</title></head><body onload='window.print()'>"
        f"<h1>{escape(story.title)}</h1><p>By {story.author}</p>{''.join(paragraphs(story))}<hr>"
        "<p>Printed from https://lantern.example/news/2023/11/14/article.html</p></body></html>"
    )


def breaking_strip(story: Story) -> str:
    """A ticker and a list of the day's headlines stand before the article."""
    ticker = "".join(f"<span class='ticker-item'><a href='/k'>{one}</a></span>" for one in OTHERS)
    return page(
        head(story),
        f"<div class='breaking'><b>Breaking</b> {ticker}</div>",
        MENU,
        links("Headlines", "latest"),
        f"<section class='article'><h1>{escape(story.title)}</h1><div class='standfirst'>"
        f"</div><div class='content'>{''.join(paragraphs(story))}</div></section>{BLURB}",
        FOOTER,
    )


def editors_notes(story: Story) -> str:
    note = (
        "<p><em>Sign up for our weekly newsletter at lantern.example/mail, or follow us on Facebook."
        "</em></p><p>© 2024 Lantern Media. All rights reserved.</p>"
    )
    return page(
        head(story, ld(news_record(story))),
        MENU,
        f"<main><article><h1>{escape(story.title)}</h1>{''.join(paragraphs(story))}{note}</article>"
        "</main>",
        FOOTER,
    )


def social_embeds(story: Story) -> str:
    post = (
        "<blockquote class='twitter-tweet'><p lang='en'>Smoke and mirrors again, what did anyone"
        " expect from this lot?</p>&mdash; A Passer-by (@passer) <a href='https://x.example/1'>May 1"
        "</a></blockquote><script async src='w.js'></script>"
    )
    video = (
        "<div class='video-player'><p>Your browser does not support this video.</p><span>Play video"
        "</span></div>"
    )
    return page(
        head(story, ld(news_record(story))),
        MENU,
        f"<main><article><h1>{escape(story.title)}</h1>{between(paragraphs(story), post, video)}"
        "</article></main>",
        FOOTER,
    )


def linked_words(story: Story) -> str:
    """Half of the paragraphs hold links, some of them at the beginning or all of a sentence."""
    parts = []
    for number, part in enumerate(paragraphs(story)):
        if part.startswith("<p>") and number % 2:
            words = part[3:-4].split(" ")
            cut = min(5, len(words) - 1)
            part = f"<p><a href='/l'>{' '.join(words[:cut])}</a> {' '.join(words[cut:])}</p>"  # noqa: PLW2901
        parts.append(part)
    return page(
        head(story, ld(news_record(story))),
        MENU,
        f"<main><article><h1>{escape(story.title)}</h1>{''.join(parts)}</article></main>",
        FOOTER,
    )


def hidden_copies(story: Story) -> str:
    """The page holds the article a second time for telephones, unseen."""
    short = "".join(paragraphs(story)[:3])
    return page(
        head(story, ld(news_record(story))),
        MENU,
        f"<main><article><h1>{escape(story.title)}</h1>{''.join(paragraphs(story))}</article>"
        f"<div class='mobile-only' style='display:none' aria-hidden='true'>{short}</div></main>",
        FOOTER,
    )


TEMPLATES: dict[str, Callable[[Story], str]] = {
    made.__name__: made
    for made in (
        wordpress, drupal, amp, divs_only, line_breaks, pull_quotes, key_points, newsletter_inside,
        captions, related_inside, next_article, paywall_hint, author_box, microdata, components,
        printed, breaking_strip, editors_notes, social_embeds, linked_words, hidden_copies,
    )
}  # fmt: skip
