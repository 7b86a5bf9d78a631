"""The pages of a PDF as images."""

from __future__ import annotations

import struct
import zlib
from typing import TYPE_CHECKING

import pytest

from variorum.base.errors import ExportError
from variorum.export import ReportSettings, pages, render
from variorum.model.article import AnnotatedArticle
from variorum.model.comparison import Comparison

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(scope="module")
def document() -> bytes:
    """A report of one page or more."""
    article = AnnotatedArticle(
        id="a1",
        path="flood.txt",
        sha256="0" * 64,
        bytes=20,
        encoding="utf-8",
        title="Flood",
        text="The river rose by two metres.",
    )
    return render(Comparison(articles=(article,)), "pdf", ReportSettings())


def decoded(path: Path) -> tuple[int, int, bytes]:
    """Width, height and rows of a PNG."""
    data = path.read_bytes()
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    width, height, depth, colours = struct.unpack(">IIBB", data[16:26])
    assert (depth, colours) == (8, 2)
    start = data.index(b"IDAT")
    (length,) = struct.unpack(">I", data[start - 4 : start])
    return width, height, zlib.decompress(data[start + 4 : start + 4 + length])


def test_each_page_is_an_image_of_the_size_of_the_paper(document: bytes, tmp_path: Path) -> None:
    made = list(pages.write(document, tmp_path, ppi=72))
    assert [path.name for path, _ in made] == [f"page-{n:04}.png" for n in range(1, len(made) + 1)]
    assert {total for _, total in made} == {len(made)}
    width, height, rows = decoded(made[0][0])
    assert (width, height) == (596, 842)
    assert len(rows) == height * (3 * width + 1)
    # White paper with something dark on it.
    assert rows[1:4] == b"\xff\xff\xff"
    assert min(rows[1 : 3 * width * height]) < 60


def test_a_folder_that_is_gone_is_told(document: bytes, tmp_path: Path) -> None:
    with pytest.raises(ExportError, match="could not be prepared") as caught:
        list(pages.write(document, tmp_path / "missing", ppi=72))
    assert caught.value.code == "not-written"
