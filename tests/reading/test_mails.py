"""Mails, forwarded ones too, and web archives."""

from __future__ import annotations

import base64
import quopri
from email.message import EmailMessage
from email.mime.message import MIMEMessage
from email.mime.multipart import MIMEMultipart
from typing import TYPE_CHECKING

import pytest

from variorum.base.errors import ReadingError

if TYPE_CHECKING:
    from collections.abc import Callable

    from variorum.model.article import Article


def mail(text: str, *, subject: str = "Ferry aground off Harwick", html: str = "") -> EmailMessage:
    message = EmailMessage()
    message["From"] = "Dana Whitlock <dana@echo.example>"
    message["To"] = "desk@paper.example"
    message["Subject"] = subject
    message["Date"] = "Thu, 03 Jun 2021 08:15:00 +0100"
    if text:
        message.set_content(text)
    if html and text:
        message.add_alternative(html, subtype="html")
    elif html:
        message.set_content(html, subtype="html")
    return message


def test_a_plain_mail(read: Callable[..., Article], body: str) -> None:
    article = read("a.eml", bytes(mail(body)))
    assert article.text == body
    assert article.title == "Ferry aground off Harwick"
    assert article.author == "Dana Whitlock"
    assert article.published == "2021-06-03T08:15:00+01:00"
    assert article.origins["published"] == "mail header Date"


def test_headers_in_other_scripts(read: Callable[..., Article], body: str) -> None:
    message = mail(body, subject="Fähre läuft auf – 214 an Bord")
    assert read("a.eml", bytes(message)).title == "Fähre läuft auf – 214 an Bord"


def test_lines_broken_to_a_width_are_joined(read: Callable[..., Article]) -> None:
    text = (
        "A passenger ferry ran aground on a sandbank outside Harwick harbour\n"
        "early on Thursday, and all 214 people aboard were taken off by lifeboats\n"
        "within four hours.\n\nNine passengers were treated for bruises and two for broken\n"
        "bones, said the harbour master, and none of them was kept in overnight.\n"
    )
    assert read("a.eml", bytes(mail(text))).text == (
        "A passenger ferry ran aground on a sandbank outside Harwick harbour early on Thursday, and"
        " all 214 people aboard were taken off by lifeboats within four hours.\n\nNine passengers"
        " were treated for bruises and two for broken bones, said the harbour master, and none of"
        " them was kept in overnight."
    )


FORWARDED = {
    "webmail": (
        "---------- Forwarded message ---------\nFrom: Sam Oduya <sam@wire.example>\n"
        "Date: Wed, 2 Jun 2021 21:00:00 +0000\nSubject: Ferry alarm\nTo: <desk@paper.example>\n\n"
    ),
    "office": (
        "-----Original Message-----\nFrom: Sam Oduya\nSent: 2 June 2021\nTo: desk\n"
        "Subject: Ferry alarm\n\n"
    ),
    "telephone": (
        "Begin forwarded message:\n\nFrom: Sam Oduya <sam@wire.example>\nSubject: Ferry alarm\n"
        "Date: 2 June 2021 at 21:00:00 GMT\nTo: desk@paper.example\n\n"
    ),
}


@pytest.mark.parametrize("header", FORWARDED.values(), ids=FORWARDED.keys())
def test_the_facts_of_a_forwarded_mail_are_those_of_the_inner_one(
    read: Callable[..., Article], body: str, header: str
) -> None:
    article = read("a.eml", bytes(mail(f"FYI\n\n{header}{body}", subject="Fwd: Ferry alarm")))
    assert article.text == body
    assert (article.title, article.author) == ("Ferry alarm", "Sam Oduya")
    assert (article.published or "").startswith("2021-06-02")
    assert article.origins["author"] == "forwarded header From"


def test_a_mail_forwarded_as_an_attachment(read: Callable[..., Article], body: str) -> None:
    outer = MIMEMultipart()
    outer["From"], outer["To"], outer["Subject"] = "a@b.example", "c@d.example", "FW: news"
    outer.attach(MIMEMessage(mail(body)))
    article = read("a.eml", outer.as_bytes())
    assert article.text == body
    assert article.title == "Ferry aground off Harwick"


def test_quoted_lines_and_signature_are_undone(read: Callable[..., Article], body: str) -> None:
    quoted = "\n".join(f"> {line}" for line in body.split("\n"))
    assert read("a.eml", bytes(mail(quoted))).text == body
    assert read("b.eml", bytes(mail(f"{body}\n\n-- \nDana\n+44 1632 960000"))).text == body


def test_a_mail_in_html(read: Callable[..., Article], body: str) -> None:
    page = "".join(f"<div>{line}</div>" for line in body.split("\n\n"))
    style = "<style>p {color: red}</style>"
    article = read("a.eml", bytes(mail("", html=f"<html>{style}<body>{page}</body></html>")))
    assert article.text == body
    stub = mail("View this mail in a browser.", html=f"<html><body>{page}</body></html>")
    assert read("b.eml", bytes(stub)).text == body


def test_a_mail_with_nothing_but_attachments_is_told(read: Callable[..., Article]) -> None:
    message = mail("")
    message.add_attachment(b"%PDF-1.4", maintype="application", subtype="pdf", filename="a.pdf")
    with pytest.raises(ReadingError, match="attachments are not read"):
        read("a.eml", bytes(message))


def web_archive(markup: str, coding: str, charset: str = "utf-8") -> bytes:
    data = markup.encode(charset)
    coded = quopri.encodestring(data) if coding == "quoted-printable" else base64.encodebytes(data)
    head = (
        "From: <Saved by Blink>\r\nSnapshot-Content-Location: https://echo.example/ferry\r\n"
        "Subject: Ferry\r\nDate: Thu, 3 Jun 2021 09:00:00 -0000\r\nMIME-Version: 1.0\r\n"
        'Content-Type: multipart/related;\r\n\ttype="text/html";\r\n\tboundary="--edge"\r\n\r\n'
        f'----edge\r\nContent-Type: text/html; charset="{charset}"\r\n'
        f"Content-Transfer-Encoding: {coding}\r\n"
        "Content-Location: https://echo.example/ferry\r\n\r\n"
    )
    tail = (
        "\r\n----edge\r\nContent-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n\r\n"
        "AAAA\r\n----edge--\r\n"
    )
    return head.encode() + coded + tail.encode()


@pytest.mark.parametrize("coding", ["quoted-printable", "base64"])
@pytest.mark.parametrize("charset", ["utf-8", "windows-1252"])
def test_web_archives(
    read: Callable[..., Article], page: Callable[..., str], body: str, coding: str, charset: str
) -> None:
    article = read("a.mhtml", web_archive(page(), coding, charset))
    assert article.text == body
    assert article.format == "mhtml"
    assert article.url == "https://echo.example/ferry"
    assert article.retrieved == "2021-06-03T09:00:00+00:00"
    assert article.origins["retrieved"] == "web archive: Date"


def test_a_web_archive_with_a_broken_header_line(
    read: Callable[..., Article], page: Callable[..., str], body: str
) -> None:
    data = web_archive(page(), "base64").replace(
        b"Subject: Ferry\r\n", b"X-Snapshot-Title: =?utf-8?Q?This is on two\r\nlines\r\n"
    )
    article = read("a.mht", data)
    assert (article.format, article.text) == ("mhtml", body)


def test_a_web_archive_without_a_page_is_told(read: Callable[..., Article]) -> None:
    data = web_archive("x", "base64").replace(b"text/html", b"text/css")
    with pytest.raises(ReadingError, match="holds no page"):
        read("a.mhtml", data)


HEAD = b"From: a@b\nTo: c@d\nSubject: x\n"
NESTED = b"".join(
    b'Content-Type: multipart/mixed; boundary="b%d"\n\n--b%d\n' % (n, n) for n in range(2000)
)
PARTS = b"--x\nContent-Type: image/png\n\nabc\n" * 5000
HOSTILE = {
    "nested without end": HEAD + NESTED + b"\n\nhello",
    "thousands of parts": HEAD + b'Content-Type: multipart/mixed; boundary="x"\n\n' + PARTS,
    "a header without end": HEAD[:-2] + b"=?utf-8?q?a?= " * 5000 + b"\n\nhi",
    "unknown charset": HEAD + b'Content-Type: text/plain; charset="no-such"\n\nWords.',
    "broken base64": HEAD + b"Content-Transfer-Encoding: base64\n\n!!!",
}


@pytest.mark.parametrize("data", HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_mails_are_read_or_refused(read: Callable[..., Article], data: bytes) -> None:
    code = ""
    try:
        assert read("a.eml", data).format == "eml"
    except ReadingError as error:
        code = error.code
    assert code in {"", "damaged", "no-article", "empty", "binary"}


def test_a_subject_without_end_is_cut(read: Callable[..., Article], body: str) -> None:
    mail = f"From: a@b.example\nTo: c@d.example\nSubject: {'word ' * 5_000}\n\n{body}"
    title = read("a.eml", mail).title
    assert title.startswith("word word")
    assert title.endswith("…")
    assert len(title) < 300
