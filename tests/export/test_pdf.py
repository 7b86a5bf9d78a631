"""The PDF as a file: text, links, outline, tags, fonts, standards.

What typst promises (PDF/UA-1, PDF/A-3a) is tested here by structure alone, with pikepdf and qpdf.
Not validated: the profiles of veraPDF, which no package registry holds in a form that runs without
its own downloads; so colour profiles, font programs and glyph widths, the XMP schemas and the
remaining clauses of ISO 19005 and ISO 14289 rest on typst. Looked at by hand with the packages
`outloud` (84 rules after the Matterhorn protocol) and `pdfua`: no error.
"""

from __future__ import annotations

import ctypes
import hashlib
import re
import shutil
import struct
import subprocess
from io import BytesIO
from typing import TYPE_CHECKING, Any

import msgspec
import pikepdf
import pypdfium2
import pytest

from variorum.base.errors import ExportError
from variorum.export import ReportSettings, pdf
from variorum.export.report import build
from variorum.model.comparison import Comparison, Entity

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


def made(comparison: Comparison, **settings: Any) -> pdf.Pdf:
    chosen = ReportSettings(**settings)
    return pdf.render(build(comparison, settings=chosen), settings=chosen, comparison=comparison)


def pages(data: bytes) -> list[str]:
    document = pypdfium2.PdfDocument(data)
    texts = [
        page.get_textpage().get_text_bounded().replace("\r\n", " ").replace("\u200b", "")
        for page in document
    ]
    document.close()
    return [re.sub(r"\s+", " ", text) for text in texts]


def opened(data: bytes) -> pikepdf.Pdf:
    return pikepdf.open(BytesIO(data))


def tags(document: pikepdf.Pdf) -> list[str]:
    """The names of all elements of structure, in reading order."""
    found: list[str] = []
    waiting = [document.Root.StructTreeRoot.K]
    while waiting:
        element = waiting.pop()
        if isinstance(element, pikepdf.Array):
            waiting.extend(reversed(list(element)))
        elif isinstance(element, pikepdf.Dictionary) and "/S" in element:
            found.append(str(element.S))
            if "/K" in element:
                waiting.append(element.K)
    return found


@pytest.fixture(name="seeds", scope="module")
def _seeds(comparison: Comparison) -> bytes:
    return made(comparison).data


def test_text_comes_out_in_reading_order(seeds: bytes) -> None:
    text = " ".join(pages(seeds))
    expected = [
        "Three articles compared: seven differences, of which one is a conflict",
        "Sources",
        "96e32e12ab858815 e2bfe0b1de6d90f8",
        "Differences",
        "people who fell from the plane",
        "Statements side by side",
        "Full texts",
        "Gunshots could be heard at times.",
        "Afghan President Ashraf Ghani said he fled",
        "Named people, places and organisations",
        "Method and limits",
    ]
    at = 0
    for part in expected:
        assert part in text[at:], part
        at = text.index(part, at)


def test_every_page_has_its_number_and_the_legend(seeds: bytes) -> None:
    texts = pages(seeds)
    for number, text in enumerate(texts, 1):
        assert f"{number} of {len(texts)}" in text
        assert "F figures Q quotes D dates N names S sources conflict compatible variant" in text


def test_words_can_be_copied_without_the_raised_numbers_growing_into_them(seeds: bytes) -> None:
    text = " ".join(pages(seeds))
    assert "more than 600 F1 people crowding" in text


def test_same_input_gives_the_same_bytes(comparison: Comparison, seeds: bytes) -> None:
    assert made(comparison).data == seeds


def test_it_meets_its_standards_and_says_so(seeds: bytes) -> None:
    with opened(seeds) as document:
        meta = document.open_metadata()
        assert meta.pdfa_status == "3A"
        assert meta["{http://www.aiim.org/pdfua/ns/id/}part"] == "1"
        assert document.Root.Lang == "en"
        assert document.Root.MarkInfo.Marked
        assert document.Root.ViewerPreferences.DisplayDocTitle
        assert str(document.docinfo.Title).startswith("Hundreds of Afghans fleeing")
    assert "PDF/UA-1 and PDF/A-3a" in pages(seeds)[-1]


@pytest.mark.skipif(shutil.which("qpdf") is None, reason="qpdf is not installed")
def test_qpdf_finds_no_fault(seeds: bytes, tmp_path: Path) -> None:
    file = tmp_path / "report.pdf"
    file.write_bytes(seeds)
    check = subprocess.run(["qpdf", "--check", file], capture_output=True, text=True, check=False)
    assert (check.returncode, check.stderr) == (0, "")


def test_structure_has_headings_tables_with_heads_and_links(seeds: bytes) -> None:
    with opened(seeds) as document:
        found = tags(document)
    for tag in ("/Title", "/H1", "/H2", "/Table", "/TH", "/TD", "/P", "/Link", "/L"):
        assert tag in found, tag
    assert found.count("/Table") == 8


def test_outline_names_the_parts_and_the_articles(seeds: bytes) -> None:
    with opened(seeds) as document, document.open_outline() as outline:
        titles = [item.title for item in outline.root]
        articles = [item.title for item in outline.root[3].children]
    assert titles == [
        "Sources",
        "Differences",
        "Statements side by side",
        "Full texts",
        "Named people, places and organisations",
        "Notices",
        "Method and limits",
    ]
    assert articles == [
        "A · 000_14bf3bbfb8b68e24.txt",
        "B · 001_7756e5edb60de83c.txt",
        "C · 002_acc512bd3cc25575.txt",
    ]


def test_fonts_are_inside(seeds: bytes) -> None:
    with opened(seeds) as document:
        fonts = [
            o
            for o in document.objects
            if isinstance(o, pikepdf.Dictionary) and o.get("/Type") == "/FontDescriptor"
        ]
        assert {str(f.FontName).split("+")[1] for f in fonts} >= {
            "NotoSans-Regular",
            "NotoSerif-Regular",
        }
        assert all("/FontFile3" in font or "/FontFile2" in font for font in fonts)


def links(data: bytes) -> list[tuple[int, list[float], int, float, str]]:
    """Page, rectangle, target page, target height and description of each link."""
    with opened(data) as document:
        numbers = {page.objgen: index for index, page in enumerate(document.pages)}
        return [
            (
                index,
                [float(x) for x in note.Rect],
                numbers[note.Dest[0].objgen],
                float(note.Dest[3]),
                str(note.Contents),
            )
            for index, page in enumerate(document.pages)
            for note in page.get("/Annots", [])
        ]


def test_numbers_lead_from_table_to_texts_and_back(seeds: bytes) -> None:
    document = pypdfium2.PdfDocument(seeds)
    found = links(seeds)

    def near(page: int, top: float) -> str:
        text = document[page].get_textpage()
        return text.get_text_bounded(left=0, right=600, top=top, bottom=top - 100)

    to_row = [link for link in found if link[4] == "To difference 2"]
    assert to_row
    for _, _, page, top, _ in to_row:
        assert "people who fell from" in near(page, top)
    (to_place,) = [link for link in found if link[4] == "To place 2, 3"]
    assert "three" in near(to_place[2], to_place[3])
    assert document[to_place[2]].get_textpage().get_text_bounded().count("Full texts") == 1
    document.close()


def test_no_link_leaves_the_file(seeds: bytes) -> None:
    with opened(seeds) as document:
        notes = [note for page in document.pages for note in page.get("/Annots", [])]
        assert notes
        assert all("/A" not in note and "/Dest" in note for note in notes)


def test_the_comparison_is_attached_whole(comparison: Comparison, seeds: bytes) -> None:
    with opened(seeds) as document:
        attached = document.attachments["comparison.json"].get_file().read_bytes()
    assert msgspec.json.decode(attached, type=Comparison) == comparison
    with opened(made(comparison, attach_comparison=False).data) as document:
        assert not document.attachments
        assert document.open_metadata().pdfa_status == "2A"


@pytest.mark.parametrize(
    ("paper", "orientation", "size"),
    [
        ("a4", "portrait", (595, 842)),
        ("a4", "landscape", (842, 595)),
        ("us-letter", "portrait", (612, 792)),
        ("us-letter", "landscape", (792, 612)),
    ],
)
def test_paper(comparison: Comparison, paper: str, orientation: str, size: tuple[int, int]) -> None:
    document = pypdfium2.PdfDocument(made(comparison, paper=paper, orientation=orientation).data)
    assert tuple(round(x) for x in document[0].get_size()) == size
    document.close()


@pytest.mark.parametrize("count", [1, 2, 4, 6, 30])
def test_any_number_of_articles(make_many: Callable[..., Comparison], count: int) -> None:
    result = made(make_many(count, 12))
    text = " ".join(pages(result.data))
    assert result.notices == ()
    assert f"{count}.txt" in text
    if count > 1:
        assert f"{11 * 10 + count} houses were flooded" in text


def test_nothing_readable_still_makes_a_page() -> None:
    text = " ".join(pages(made(Comparison()).data))
    assert "No article could be read." in text


def test_parts_left_out_leave_no_dangling_links(comparison: Comparison) -> None:
    for parts in [("differences",), ("texts",), ("statements", "notes"), ("only-here",), ()]:
        data = made(comparison, parts=parts).data
        with opened(data) as document:
            assert len(document.pages) >= 1


def test_hostile_texts_are_only_text(hostile: Comparison) -> None:
    result = made(hostile)
    text = "".join(pages(result.data)).replace(" ", "")
    assert result.notices == ()
    for words in (
        '#strong[*bold*]_it_$x^2$`code`#import"x"@ref<label>\\/*c*///x=y',
        "<script>alert(1)</script><imgsrc=xonerror=alert(1)>&amp;<!--",
        "variorum:difference-1:place-1-1",
        "a[U+202E]gnp.exe[U+2066]isolated[U+2069]",
        "NUL[U+0000]BEL[U+0007]ESC[U+001B][31m",
        "]]><![CDATA[%PDF-1.7endobjstartxref0%%EOF",
    ):
        assert words in text, words
    assert all(link[4].startswith("To ") for link in links(result.data))


@pytest.mark.parametrize("languages", [("ru", "el"), ("ar", "he", "hi"), ("ar",) * 4])
def test_shipped_fonts_suffice_for_the_promised_scripts(
    make_scripts: Callable[..., Comparison], languages: tuple[str, ...]
) -> None:
    result = made(make_scripts(*languages), system_fonts=False)
    assert result.notices == ()
    with opened(result.data) as document:
        assert document.open_metadata().pdfa_status == "3A"


def test_without_a_glyph_the_standards_are_dropped_and_that_is_said(
    make_scripts: Callable[..., Comparison],
) -> None:
    result = made(make_scripts("ru", "zh"), system_fonts=False)
    assert [notice.code for notice in result.notices] == ["without-standards"]
    assert "U+3002" in result.notices[0].message or "U+5E02" in result.notices[0].message
    with opened(result.data) as document:
        assert document.open_metadata().pdfa_status == ""
    assert "none; PDF/UA-1 and PDF/A-3a ask for a glyph" in " ".join(pages(result.data))


def test_arabic_is_searchable_and_set_from_the_right(
    make_scripts: Callable[..., Comparison],
) -> None:
    data = made(make_scripts("ar", "ru"), parts=("texts",)).data
    assert "قالت السلطات" in " ".join(pages(data))


def test_a_logo_and_the_originals_go_inside(comparison: Comparison, tmp_path: Path) -> None:
    logo = tmp_path / "logo.svg"
    logo.write_text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    files = [tmp_path / f"{n}.txt" for n in range(3)]
    for file in files:
        file.write_text(f"Article {file.stem}")
    articles = tuple(
        msgspec.structs.replace(
            article,
            path=str(file),
            sha256=hashlib.sha256(file.read_bytes()).hexdigest(),
        )
        for article, file in zip(comparison.articles, files, strict=True)
    )
    moved = msgspec.structs.replace(comparison, articles=articles)
    data = made(moved, logo=str(logo), organisation="Desk", attach_originals=True).data
    with opened(data) as document:
        assert set(document.attachments) == {
            "comparison.json",
            "settings.json",
            "A 0.txt",
            "B 1.txt",
            "C 2.txt",
        }
        assert document.attachments["B 1.txt"].get_file().read_bytes() == b"Article 1"
        assert "/Figure" in tags(document)
    assert pages(data)[0].startswith("Desk")


def test_a_broken_logo_is_an_error_of_its_own(comparison: Comparison, tmp_path: Path) -> None:
    logo = tmp_path / "logo.png"
    logo.write_bytes(b"no picture")
    with pytest.raises(ExportError, match="could not be typeset"):
        made(comparison, logo=str(logo))


@pytest.mark.parametrize("count", [1, 3, 6])
def test_the_preview_is_the_first_page(make_many: Callable[..., Comparison], count: int) -> None:
    settings = ReportSettings(orientation="landscape")
    report = build(make_many(count, 60), settings=settings)
    page = pdf.preview(report, settings=settings, ppi=72)
    assert page.startswith(b"\x89PNG")
    assert struct.unpack(">II", page[16:24]) == (842, 595)
    assert page == pdf.preview(report, settings=settings, ppi=72)


def test_entities_of_many_articles_fit_the_page(make_many: Callable[..., Comparison]) -> None:
    crowd = make_many(40, 3)
    mentions = {article.id: 2 for article in crowd.articles[::3]}
    crowd = msgspec.structs.replace(
        crowd, entities=(Entity(id="e1", name="River Arl", label="LOC", mentions=mentions),)
    )
    text = " ".join(pages(made(crowd, parts=("entities",)).data))
    assert "River Arl A 2, D 2, G 2" in text
    assert "AN 2" in text


def test_an_unequal_sign_of_an_article_is_drawn_as_one_letter(
    make_many: Callable[..., Comparison],
) -> None:
    """The text fonts compose it of two glyphs; the mathematical font has it as one."""
    crowd = make_many(2, 4, make=lambda a, s: f"Serif ≠ sans in {s * 10 + a} houses.")
    document = pypdfium2.PdfDocument(made(crowd, parts=("texts",)).data)
    page = document[0].get_textpage()
    at = page.get_text_range().index("Serif ≠") + len("Serif ")
    name = ctypes.create_string_buffer(100)
    pypdfium2.raw.FPDFText_GetFontInfo(page, at, name, len(name), None)
    assert b"NotoSansMath" in name.value
    document.close()
