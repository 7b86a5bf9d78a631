"""Reading any file: what it is read as, and what is recorded of it."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import pytest

from variorum.base.errors import ReadingError
from variorum.model.options import Options
from variorum.reading import read as read_article

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from variorum.model.article import Article


def test_text_is_the_file_s_text_as_decoded(read: Callable[..., Article]) -> None:
    article = read("a.txt", b"\xef\xbb\xbfHeadline\r\n\r\nFirst  line.\rSecond\tline.\n\n")
    assert article.text == "Headline\n\nFirst  line.\nSecond\tline.\n\n"
    assert (article.format, article.encoding) == ("txt", "utf-8")


def test_bytes_and_hash_are_of_the_file(read: Callable[..., Article]) -> None:
    data = "Zoë’s café\r\nreopened.".encode("utf-16")
    article = read("a.txt", data)
    assert article.bytes == len(data)
    assert article.sha256 == hashlib.sha256(data).hexdigest()


def test_title_is_the_first_line_and_says_so(read: Callable[..., Article]) -> None:
    article = read("a.txt", "\n\n  Bridge closed \n\nIt closed on Monday.")
    assert article.title == "Bridge closed"
    assert article.origins == {"title": "first line"}
    assert (article.outlet, article.author, article.published) == (None, None, None)


def test_a_long_first_line_is_cut_at_a_word(read: Callable[..., Article]) -> None:
    title = read("a.txt", "word " * 200).title
    assert title.endswith("word…")
    assert len(title) <= 200


@pytest.mark.parametrize(
    ("name", "content", "expected"),
    [
        ("page.txt", "<!DOCTYPE html><html><body>{page}</body></html>", "html"),
        ("page.dat", "<html><head></head><body>{page}</body></html>", "html"),
        ("letter.doc", r"{{\rtf1\ansi Hello, this is a letter.}}", "rtf"),
        ("notes", "Plain words.", "txt"),
        ("notes.html", "Plain words without a single tag.", "html"),
        ("mail.txt", "From: a@b.example\nTo: c@d.example\nSubject: x\nDate: y\n\nWords.", "eml"),
        ("notes.md", "# Plain words\n\nAnd more of them.", "md"),
    ],
)
def test_a_renamed_file_is_read_as_what_it_is(
    read: Callable[..., Article], body: str, name: str, content: str, expected: str
) -> None:
    page = "".join(f"<p>{line}</p>" for line in body.split("\n\n"))
    assert read(name, content.format(page=page)).format == expected


@pytest.mark.parametrize(
    ("name", "content", "code", "words"),
    [
        ("empty.html", b"", "empty", "empty"),
        ("blank.txt", b" \n\t\r\n", "empty", "empty"),
        ("zeros.txt", b"\0" * 5000, "empty", "empty"),
        ("junk.txt", bytes(range(256)) * 40, "binary", "binary data"),
        ("photo.txt", b"\xff\xd8\xff\xe0" + bytes(range(256)) * 9, "binary", "JPEG picture"),
        (
            "story.doc",
            b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(999),
            "binary",
            "old Office file",
        ),
        ("story.docx", b"these are words", "wrong-kind", "Word document but holds plain text"),
        ("story.odt", b"these are words", "wrong-kind", "OpenDocument text but holds plain text"),
        ("story.pdf", b"these are words", "wrong-kind", "PDF document but holds plain text"),
        ("story.docx", b"PK\x03\x04" + b"\0" * 50, "damaged", "cut short"),
        ("words.txt", b"word " * 300_000, "too-long", "200,000 words"),
    ],
)
def test_what_cannot_be_read_is_told_with_file_and_reason(
    read: Callable[..., Article], name: str, content: bytes, code: str, words: str
) -> None:
    with pytest.raises(ReadingError, match=words) as caught:
        read(name, content)
    assert caught.value.code == code
    assert caught.value.path.endswith(name)


def test_files_over_the_limit_are_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "huge.txt"
    with path.open("wb") as stream:
        stream.truncate(200_000_000)
    with pytest.raises(ReadingError, match="larger than 50 MB") as caught:
        read_article(path, options=Options())
    assert caught.value.code == "too-large"


def test_controls_that_turn_the_writing_are_kept_and_warned_about(
    read: Callable[..., Article],
) -> None:
    article = read("a.txt", "The sum was \u202e0001\u202c pounds.")
    assert article.text == "The sum was \u202e0001\u202c pounds."
    assert "U+202E Right-To-Left Override" in article.warnings["bidi-controls"]


def test_broken_characters_become_visible(read: Callable[..., Article]) -> None:
    half = read("a.txt", "A lone \ud800 half.".encode("utf-8", "surrogatepass"))
    assert half.text == "A lone \ufffd half."
    assert "damaged-characters" in half.warnings
    nul = read("b.txt", b"A NUL\0 byte in a line of text.")
    assert nul.text == "A NUL\ufffd byte in a line of text."
    assert "nul-bytes" in nul.warnings
    wide = read("c.txt", b"\xff\xfeA\0\x00\xd8B\0")
    assert wide.text == "A\ufffdB"


@pytest.mark.parametrize("text", ["word " * 20_000, "x" * 10_000, "a\n" * 50_000, "“a” " * 25_000])
def test_odd_shapes_of_text_are_read_as_they_are(read: Callable[..., Article], text: str) -> None:
    assert read("a.txt", text).text == text
