"""Markdown, links and XML of news systems."""

from __future__ import annotations

import plistlib
from typing import TYPE_CHECKING

import pytest

from variorum.base.errors import ReadingError

if TYPE_CHECKING:
    from collections.abc import Callable

    from variorum.model.article import Article


def test_markdown_is_read_without_its_marks(read: Callable[..., Article]) -> None:
    article = read(
        "a.md",
        """---
title: "Ferry runs aground"
author: Dana Whitlock
date: 2021-06-03
source: https://echo.example/ferry
publisher: The Harwick Echo
lang: en-GB
---

# Ferry runs aground

A **passenger** [ferry](https://x.example) ran
aground &amp; was *freed*. ![a picture](x.png)

## In the fog

- Two boats came.
- `One` left.

> “Nobody panicked.”

| Hurt | Saved |
|------|-------|
| 11   | 214   |
""",
    )
    assert article.text.split("\n\n") == [
        "A passenger ferry ran aground & was freed.",
        "In the fog",
        "Two boats came.",
        "One left.",
        "“Nobody panicked.”",
        "Hurt | Saved",
        "11 | 214",
    ]
    assert article.title == "Ferry runs aground"
    assert (article.author, article.outlet) == ("Dana Whitlock", "The Harwick Echo")
    assert (article.published, article.language) == ("2021-06-03", "en")
    assert article.url == "https://echo.example/ferry"
    assert article.origins["published"] == "front matter date"


@pytest.mark.parametrize(
    "text",
    [
        "[" * 20_000,
        "> " * 20_000 + "x",
        "*a " * 20_000,
        "`" * 50_000,
        "a**b" * 10_000,
        "|a" * 9_000,
    ],
)
def test_odd_markdown_is_read_or_refused(read: Callable[..., Article], text: str) -> None:
    code = ""
    try:
        assert read("a.md", text).text
    except ReadingError as error:
        code = error.code
    assert code in {"", "empty"}


ADDRESS = "https://echo.example/ferry?a=1&b=2"
PLIST = plistlib.dumps({"URL": ADDRESS})
LINKS = {
    "a.url": f"[InternetShortcut]\r\nURL={ADDRESS}\r\nIconIndex=0\r\n".encode(),
    "a.txt": f"[InternetShortcut]\nURL={ADDRESS}\n".encode(),
    "a.desktop": f"[Desktop Entry]\nType=Link\nURL={ADDRESS}\n".encode(),
    "a.webloc": PLIST,
    "b.webloc": plistlib.dumps({"URL": ADDRESS}, fmt=plistlib.FMT_BINARY),
}


@pytest.mark.parametrize(("name", "data"), LINKS.items())
def test_a_link_is_told_with_its_address(
    read: Callable[..., Article], name: str, data: bytes
) -> None:
    with pytest.raises(ReadingError, match="has not been fetched") as caught:
        read(name, data)
    assert caught.value.code == "link"
    assert caught.value.message.split()[-1] == ADDRESS


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("a.url", b"[InternetShortcut]\nURL=file:///etc/passwd\n"),
        ("b.url", b"[InternetShortcut]\nURL=javascript:alert(1)\n"),
        ("c.url", b"[InternetShortcut]\nNothing=here\n"),
        ("a.webloc", PLIST[:100] + b"<plist>URL"),
        ("b.webloc", PLIST.replace(b"<plist", b"<!DOCTYPE p [<!ENTITY a 'b'>]><plist", 1)),
        ("c.webloc", b"bplist00" + bytes(40)),
    ],
)
def test_a_link_that_leads_to_no_page_is_told(
    read: Callable[..., Article], name: str, data: bytes
) -> None:
    with pytest.raises(ReadingError) as caught:
        read(name, data)
    assert caught.value.code in {"bad-link", "wrong-kind"}


NITF = """<?xml version="1.0" encoding="{encoding}"?>
<!DOCTYPE nitf SYSTEM "nitf-3-4.dtd">
<nitf><head><title>SLUG-FERRY</title><docdata><date.issue norm="20210603T081500+0100"/></docdata>
</head><body><body.head><hedline><hl1>Ferry runs aground</hl1></hedline>
<byline>By Dana Whitlock</byline></body.head><body.content>{paragraphs}</body.content></body></nitf>
"""


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "windows-1252"])
def test_articles_of_news_agencies(
    read: Callable[..., Article], paragraphs: tuple[str, ...], body: str, encoding: str
) -> None:
    content = "".join(f"<p>{line}</p>" for line in paragraphs)
    data = NITF.format(encoding=encoding, paragraphs=content).encode(encoding)
    article = read("a.xml", data)
    assert article.text == body
    assert article.title == "Ferry runs aground"
    assert article.author == "Dana Whitlock"
    assert (article.published or "").startswith("2021-06-03")


def test_xhtml_is_read_as_a_page(read: Callable[..., Article], page: Callable[..., str]) -> None:
    markup = page().replace("<!DOCTYPE html>", '<?xml version="1.0"?>\n<!-- saved -->')
    assert read("a.xml", markup).format == "html"


def test_a_feed_is_no_article(read: Callable[..., Article]) -> None:
    items = "<item><title>One</title><description>Words.</description></item>" * 20
    with pytest.raises(ReadingError, match="news feed with 20 entries"):
        read("a.xml", f'<?xml version="1.0"?><rss><channel>{items}</channel></rss>')


LAUGHS = "".join(f'<!ENTITY l{n} "{f"&l{n - 1};" * 10}">' for n in range(1, 10))


@pytest.mark.parametrize(
    ("markup", "code"),
    [
        (
            f'<?xml version="1.0"?><!DOCTYPE x [<!ENTITY l0 "ha">{LAUGHS}]><x>&l9;</x>',
            "xml-entities",
        ),
        (
            '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/hostname">]><x>&a;</x>',
            "xml-entities",
        ),
        ('<?xml version="1.0"?><settings><a>1</a></settings>', "no-article"),
        ('<?xml version="1.0"?>', "damaged"),
        ('<?xml version="1.0"?>' + "<a>" * 50_000, "no-article"),
    ],
)
def test_xml_that_is_no_article_is_told(
    read: Callable[..., Article], markup: str, code: str
) -> None:
    with pytest.raises(ReadingError) as caught:
        read("a.xml", markup)
    assert caught.value.code == code


@pytest.mark.parametrize(
    "hostile",
    [
        "[a](" * 40_000,
        "|a" * 50_000 + "\n" + "|-" * 50_000,
        "\n".join(f"[{n}]: x" for n in range(30_000)),
    ],
    ids=["links", "columns", "references"],
)
def test_a_markdown_block_without_end_is_read_as_plain_lines(
    read: Callable[..., Article], body: str, hostile: str
) -> None:
    text = read("a.md", f"# Ferry\n\n{body}\n\n{hostile}").text
    assert hostile.split("\n", maxsplit=1)[0][:40] in text
    assert "“Nobody panicked,”" in text


def test_paragraphs_within_paragraphs_are_read_once(
    read: Callable[..., Article], paragraphs: tuple[str, ...]
) -> None:
    inner = "".join(f"<para>{paragraph}</para>" for paragraph in paragraphs)
    text = read(
        "a.xml", f"<?xml version='1.0'?><article><para>Outer. {inner}</para></article>"
    ).text
    assert text.count("Nobody panicked") == 1


def test_text_without_spaces_has_a_limit_too(read: Callable[..., Article]) -> None:
    with pytest.raises(ReadingError) as caught:
        read("a.txt", "洪水" * 15_000, max_words=1_000)
    assert caught.value.code == "too-long"
