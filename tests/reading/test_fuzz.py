"""Whatever bytes a file holds: an article or a `ReadingError`, for each format."""

from __future__ import annotations

import io
import zipfile
from typing import TYPE_CHECKING

import pikepdf
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from variorum.base.errors import ReadingError
from variorum.model.article import Article
from variorum.model.options import Options
from variorum.reading import formats, read

if TYPE_CHECKING:
    from pathlib import Path

OPTIONS = Options()
WORDS = "The ferry ran aground at 2:40 a.m. on Thursday, the harbour master said. " * 5


def archived(**members: str) -> bytes:
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as archive:
        for name, content in members.items():
            archive.writestr(name.replace("__", "/").replace("_xml", ".xml"), content)
    return stream.getvalue()


def printed() -> bytes:
    document = pikepdf.new()
    page = document.add_blank_page(page_size=(400, 600))
    font = pikepdf.Dictionary(
        Type=pikepdf.Name.Font, Subtype=pikepdf.Name.Type1, BaseFont=pikepdf.Name.Helvetica
    )
    page.Resources = pikepdf.Dictionary(Font=pikepdf.Dictionary(F=font))
    page.Contents = document.make_stream(b"BT /F 10 Tf 40 400 Td (The ferry ran aground.) Tj ET")
    stream = io.BytesIO()
    document.save(stream, compress_streams=False)
    return stream.getvalue()


W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
T = 'xmlns:t="urn:oasis:names:tc:opendocument:xmlns:text:1.0"'
PAGE = (
    "<!DOCTYPE html><html lang='en'><head><title>Ferry</title><meta name='author' content='A B'>"
    "<script type='application/ld+json'>{'@type': 'NewsArticle', 'headline': 'Ferry'}</script>"
    f"</head><body><nav><a href='/'>Home</a></nav><article><h1>Ferry</h1><p>{WORDS}</p></article>"
).replace("'", '"')
SAMPLES = {
    "txt": WORDS.encode(),
    "md": f"---\ntitle: x\n---\n# Ferry\n\n- *{WORDS}* [a](b)\n\n|a|b|\n|-|-|\n".encode(),
    "html": PAGE.encode(),
    "mhtml": (
        "From: <Saved by Blink>\nSnapshot-Content-Location: https://a.example/\n"
        'Content-Type: multipart/related; boundary="b"\n\n--b\nContent-Type: text/html\n\n'
        f"{PAGE}\n--b--\n"
    ).encode(),
    "eml": f"From: A <a@b.example>\nTo: c@d.example\nSubject: x\nDate: y\n\n{WORDS}".encode(),
    "pdf": printed(),
    "docx": archived(
        word__document_xml=f"<w:d {W}><w:p><w:r><w:t>{WORDS}</w:t></w:r></w:p></w:d>",
        word__styles_xml=f"<w:styles {W}/>",
    ),
    "odt": archived(
        mimetype="application/vnd.oasis.opendocument.text",
        content_xml=f"<d {T}><body><t:p>{WORDS}</t:p></body></d>",
    ),
    "rtf": rb"{\rtf1\ansi\ansicpg1252{\info{\title x}}\pard " + WORDS.encode() + rb"\par}",
    "xml": f'<?xml version="1.0"?><nitf><hl1>Ferry</hl1><p>{WORDS}</p></nitf>'.encode(),
    "link": b"[InternetShortcut]\nURL=https://a.example/\n",
}
PIECES = st.one_of(
    st.binary(max_size=12),
    st.sampled_from(
        [
            b"<",
            b">",
            b"\\",
            b"{",
            b"}",
            b"\0",
            b"\xff",
            b"&#x0;",
            b"<!--",
            b"]]>",
            b"--b",
            b"%%EOF",
            b"<!ENTITY a 'b'>",
            b"\r\n\r\n",
            b"PK\x05\x06",
            b"obj",
            b"stream",
            b"\\u-1?",
            b"charset=x",
        ]
    ),
)
CHANGES = st.lists(st.tuples(st.floats(0, 1), st.integers(0, 40), PIECES), min_size=1, max_size=6)


def changed(data: bytes, changes: list[tuple[float, int, bytes]]) -> bytes:
    """Replace, at each place, some bytes by others."""
    for place, length, piece in changes:
        at = int(place * len(data))
        data = data[:at] + piece + data[at + length :]
    return data


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("fuzz")


def outcome(folder: Path, suffix: str, data: bytes) -> Article | ReadingError:
    path = folder / f"file{suffix}"
    path.write_bytes(data)
    try:
        article = read(path, options=OPTIONS)
    except ReadingError as error:
        return error
    article.text.encode()
    article.title.encode()
    return article


def test_each_format_has_a_sample_that_is_read_as_it(folder: Path) -> None:
    assert {kind.name for kind in formats.FORMATS} == set(SAMPLES)
    for kind in formats.FORMATS:
        found = outcome(folder, kind.suffixes[0], SAMPLES[kind.name])
        assert isinstance(found, Article) or found.code == "link", (kind.name, found)
        assert isinstance(found, ReadingError) or found.format == kind.name


@pytest.mark.parametrize("kind", formats.FORMATS, ids=lambda kind: kind.name)
@given(changes=CHANGES)
@settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_damaged_files(
    folder: Path, kind: formats.Format, changes: list[tuple[float, int, bytes]]
) -> None:
    found = outcome(folder, kind.suffixes[0], changed(SAMPLES[kind.name], changes))
    assert isinstance(found, Article) or (found.message and found.path)


@pytest.mark.parametrize("kind", formats.FORMATS, ids=lambda kind: kind.name)
@given(data=st.binary(max_size=400))
@example(b"\xff")
@settings(
    max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_any_bytes_under_any_name(folder: Path, kind: formats.Format, data: bytes) -> None:
    found = outcome(folder, kind.suffixes[0], data)
    assert isinstance(found, Article) or (found.message and found.path)


@pytest.mark.parametrize("kind", formats.FORMATS, ids=lambda kind: kind.name)
@given(inner=st.recursive(PIECES, lambda part: st.lists(part, max_size=4).map(b"".join)))
@settings(
    max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_right_beginnings_and_wrong_ends(folder: Path, kind: formats.Format, inner: bytes) -> None:
    sample = SAMPLES[kind.name]
    found = outcome(folder, kind.suffixes[0], sample[: len(sample) // 2] + inner)
    assert isinstance(found, Article) or (found.message and found.path)
