"""Files of every kind that hold the same invented article, made as the tests need them."""

from __future__ import annotations

import io
import zipfile
from typing import TYPE_CHECKING

import pytest

from variorum.model.options import Options
from variorum.reading import read as read_article

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from variorum.model.article import Article

HEADLINE = "Ferry runs aground off Harwick with 214 aboard"
BODY = """\
A passenger ferry ran aground on a sandbank outside Harwick harbour early on Thursday, and all 214 \
people aboard were taken off by lifeboats within four hours.

Nine passengers were treated for bruises and two for broken bones, said the harbour master, Ines \
Calloway. “Nobody panicked,” she told reporters on the quay.

The Northern Star had left Tolmouth at 2:40 a.m. in thick fog. Its operator, Strand Lines, said \
the ship’s radar had been serviced in May.

Divers are to inspect the hull before a tug tries to pull the vessel free at high tide on Friday. \
Ferries between the two towns are suspended until then."""
PARAGRAPHS = tuple(BODY.split("\n\n"))

W = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"


@pytest.fixture
def read(tmp_path: Path) -> Callable[..., Article]:
    """Write bytes or text under a name and read them as an article."""

    def write_and_read(name: str, content: bytes | str, **options: int) -> Article:
        path = tmp_path / name
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return read_article(path, options=Options(**options))

    return write_and_read


@pytest.fixture
def headline() -> str:
    return HEADLINE


@pytest.fixture
def paragraphs() -> tuple[str, ...]:
    return PARAGRAPHS


@pytest.fixture
def body() -> str:
    return BODY


@pytest.fixture
def page() -> Callable[..., str]:
    """Make a page around the article: menus before it, teasers and comments after it."""

    def make(*, head: str = "", before: str = "", inside: str = "", after: str = "") -> str:
        text = "".join(f"<p>{paragraph}</p>" for paragraph in PARAGRAPHS[:2])
        rest = "".join(f"<p>{paragraph}</p>" for paragraph in PARAGRAPHS[2:])
        return (
            f"<!DOCTYPE html><html lang='en-GB'><head><title>{HEADLINE} - The Harwick Echo</title>"
            f"{head}</head><body><nav><a href='/'>Home</a> <a href='/sport'>Sport</a></nav>"
            f"{before}<article><h1>{HEADLINE}</h1>{text}{inside}{rest}</article>{after}"
            "<footer>Imprint and contact</footer></body></html>"
        )

    return make


@pytest.fixture
def archive() -> Callable[..., bytes]:
    """Make a ZIP archive of the members given."""

    def make(members: Mapping[str, bytes | str], *, stored: bool = False) -> bytes:
        stream = io.BytesIO()
        method = zipfile.ZIP_STORED if stored else zipfile.ZIP_DEFLATED
        with zipfile.ZipFile(stream, "w", method) as opened:
            for name, content in members.items():
                opened.writestr(name, content)
        return stream.getvalue()

    return make


@pytest.fixture
def docx(archive: Callable[..., bytes]) -> Callable[..., bytes]:
    """Make a Word document of the XML of its body and of other parts."""

    def make(xml: str, **parts: str) -> bytes:
        main = f'<?xml version="1.0"?><w:document xmlns:w="{W}"><w:body>{xml}</w:body></w:document>'
        styles = (
            f'<w:styles xmlns:w="{W}"><w:style w:styleId="Titel"><w:name w:val="Title"/></w:style>'
            '<w:style w:styleId="H1"><w:name w:val="heading 1"/></w:style></w:styles>'
        )
        members = {
            "[Content_Types].xml": "<Types/>",
            "word/document.xml": main,
            "word/styles.xml": styles,
        }
        return archive(
            members | {name.replace("__", "/") + ".xml": xml for name, xml in parts.items()}
        )

    return make
