"""Word, OpenDocument and rich text documents: words, headline, date line, tables; bombs refused."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

import pytest

from variorum.base.errors import ReadingError

if TYPE_CHECKING:
    from collections.abc import Callable

    from variorum.model.article import Article

CORE = (
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/'
    'core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"'
    ' xmlns:dcterms="http://purl.org/dc/terms/">'
    "<dc:title>{title}</dc:title><dc:creator>{creator}</dc:creator>"
    "<dcterms:modified>2021-06-03T10:00:00Z</dcterms:modified></cp:coreProperties>"
)
OFFICE = "urn:oasis:names:tc:opendocument:xmlns:office:1.0"
TEXT = "urn:oasis:names:tc:opendocument:xmlns:text:1.0"
TABLE = "urn:oasis:names:tc:opendocument:xmlns:table:1.0"
STYLE = "urn:oasis:names:tc:opendocument:xmlns:style:1.0"
ODT_TYPE = "application/vnd.oasis.opendocument.text"


def p(text: str, style: str = "") -> str:
    marked = f'<w:pPr><w:pStyle w:val="{style}"/></w:pPr>' if style else ""
    return f"<w:p>{marked}<w:r><w:t>{text}</w:t></w:r></w:p>"


def odt(xml: str, *, meta: str = "") -> dict[str, bytes | str]:
    content = (
        f'<office:document-content xmlns:office="{OFFICE}" xmlns:text="{TEXT}"'
        f' xmlns:table="{TABLE}" xmlns:style="{STYLE}"><office:automatic-styles>'
        '<style:style style:name="P1" style:parent-style-name="Title"/></office:automatic-styles>'
        f"<office:body><office:text>{xml}</office:text></office:body></office:document-content>"
    )
    members: dict[str, bytes | str] = {"mimetype": ODT_TYPE, "content.xml": content}
    return members | ({"meta.xml": meta} if meta else {})


def test_headline_and_date_line_stand_apart_from_the_text(
    read: Callable[..., Article],
    docx: Callable[..., bytes],
    paragraphs: tuple[str, ...],
    headline: str,
    body: str,
) -> None:
    head = p(headline, "Titel") + p("By Dana Whitlock") + p("The Harwick Echo, 3 June 2021")
    core = CORE.format(title="", creator="Microsoft Office User")
    article = read("a.docx", docx(head + "".join(map(p, paragraphs)), docProps__core=core))
    assert article.title == headline
    assert article.text == body
    assert (article.author, article.outlet) == ("Dana Whitlock", "The Harwick Echo")
    assert article.published == "2021-06-03"
    assert article.modified == "2021-06-03T10:00:00+00:00"
    assert article.origins == {
        "title": "title of the document",
        "author": "by-line",
        "outlet": "date line",
        "published": "date line",
        "modified": "document properties",
    }


def test_a_document_without_a_headline_keeps_its_first_line(
    read: Callable[..., Article], docx: Callable[..., bytes], paragraphs: tuple[str, ...], body: str
) -> None:
    core = CORE.format(title="Document1", creator="Dana Whitlock")
    article = read("a.docx", docx("".join(map(p, paragraphs)), docProps__core=core))
    assert article.text == body
    assert article.title.startswith("A passenger ferry ran aground")
    assert article.origins["author"] == "document properties"


def test_runs_breaks_links_and_insertions_are_words_and_deletions_are_not(
    read: Callable[..., Article], docx: Callable[..., bytes]
) -> None:
    xml = (
        "<w:p><w:r><w:t>Two </w:t></w:r><w:ins><w:r><w:t>hundred </w:t></w:r></w:ins>"
        "<w:del><w:r><w:delText>thousand </w:delText></w:r></w:del>"
        "<w:hyperlink><w:r><w:t>people</w:t></w:r></w:hyperlink><w:r><w:tab/><w:t>left.</w:t>"
        "<w:br/><w:t>Then it rained.</w:t></w:r></w:p>"
    )
    assert read("a.docx", docx(xml)).text == "Two hundred people left.\n\nThen it rained."


def test_tables_are_read_row_by_row(
    read: Callable[..., Article], docx: Callable[..., bytes]
) -> None:
    def cell(text: str) -> str:
        return f"<w:tc>{p(text)}</w:tc>"

    rows = f"<w:tr>{cell('Killed')}{cell('12')}</w:tr><w:tr>{cell('Injured')}{cell('40')}</w:tr>"
    text = read("a.docx", docx(p("The toll.") + f"<w:tbl>{rows}</w:tbl>" + p("So far."))).text
    assert text.split("\n\n") == ["The toll.", "Killed | 12", "Injured | 40", "So far."]


def test_a_text_box_is_read_once(read: Callable[..., Article], docx: Callable[..., bytes]) -> None:
    mc = 'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"'
    box = f"<w:txbxContent>{p('In the box.')}</w:txbxContent>"
    xml = (
        f"<w:p><w:r><mc:AlternateContent {mc}><mc:Choice>{box}</mc:Choice>"
        f"<mc:Fallback>{box}</mc:Fallback></mc:AlternateContent></w:r>"
        "<w:r><w:t>Around it.</w:t></w:r></w:p>"
    )
    assert read("a.docx", docx(xml)).text == "In the box.\n\nAround it."


def test_open_document_text(
    read: Callable[..., Article], archive: Callable[..., bytes], headline: str
) -> None:
    xml = (
        f'<text:p text:style-name="P1">{headline}</text:p>'
        "<text:p>The Harwick Echo | June 3, 2021</text:p>"
        '<text:p>All <text:span>214</text:span><text:s text:c="2"/>aboard'
        "<text:line-break/>were saved.</text:p>"
        "<text:h>In the fog</text:h><text:list><text:list-item><text:p>Two boats came.</text:p>"
        "</text:list-item></text:list><table:table><table:table-row>"
        "<table:table-cell><text:p>Hurt</text:p></table:table-cell>"
        "<table:table-cell><text:p>11</text:p></table:table-cell></table:table-row></table:table>"
        "<text:p>Done<text:note><text:note-body><text:p>a footnote</text:p></text:note-body>"
        "</text:note>.</text:p>"
    )
    meta = (
        '<m xmlns:meta="urn:oasis:names:tc:opendocument:xmlns:meta:1.0">'
        "<meta:initial-creator>Dana Whitlock</meta:initial-creator></m>"
    )
    article = read("a.odt", archive(odt(xml, meta=meta)))
    assert article.format == "odt"
    assert article.title == headline
    assert article.text.split("\n\n") == [
        "All 214 aboard",
        "were saved.",
        "In the fog",
        "Two boats came.",
        "Hurt | 11",
        "Done.",
    ]
    assert (article.outlet, article.published) == ("The Harwick Echo", "2021-06-03")
    assert (article.author, article.origins["author"]) == ("Dana Whitlock", "document properties")


def test_rich_text(read: Callable[..., Article]) -> None:
    markup = (
        r"{\rtf1\ansi\ansicpg1252{\info{\title Ferry aground}{\author Dana Whitlock}}"
        r"{\header Page 1}\pard Ferry aground\par The Harwick Echo, 3 June 2021\par"
        r" \'93Nobody panicked,\'94 she said at the caf\'e9.\par"
        r"\b Strand\b0  Lines \u8212? owner.\par}"
    )
    article = read("a.rtf", markup)
    assert article.title == "Ferry aground"
    assert article.text == "“Nobody panicked,” she said at the café.\n\nStrand Lines — owner."
    assert (article.outlet, article.author) == ("The Harwick Echo", "Dana Whitlock")


@pytest.mark.parametrize("name", ["word/document.xml", "content.xml"])
def test_zip_bombs_are_refused_unopened(
    read: Callable[..., Article], archive: Callable[..., bytes], name: str
) -> None:
    members = {"mimetype": ODT_TYPE, name: b" " * 60_000_000}
    with pytest.raises(ReadingError, match="inflates to far more") as caught:
        read("bomb.docx", archive(members))
    assert caught.value.code == "zip-bomb"


def test_a_bomb_that_lies_about_its_size_is_not_inflated(
    read: Callable[..., Article], archive: Callable[..., bytes]
) -> None:
    data = bytearray(archive({"word/document.xml": b" " * 60_000_000}))
    entry = data.rfind(b"PK\x01\x02")
    data[entry + 24 : entry + 28] = struct.pack("<I", 1000)
    with pytest.raises(ReadingError) as caught:
        read("bomb.docx", bytes(data))
    assert caught.value.code in {"zip-bomb", "damaged"}


BOMB = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>'
OUTSIDE = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/hostname">]>'


@pytest.mark.parametrize("declaration", [BOMB, OUTSIDE])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
@pytest.mark.parametrize("name", ["word/document.xml", "content.xml"])
def test_entities_are_refused(
    read: Callable[..., Article],
    archive: Callable[..., bytes],
    declaration: str,
    encoding: str,
    name: str,
) -> None:
    xml = f'<?xml version="1.0" encoding="{encoding}"?>{declaration}<x><p>&a;</p></x>'
    with pytest.raises(ReadingError, match="declares XML entities") as caught:
        read("x.docx", archive({"mimetype": ODT_TYPE, name: xml.encode(encoding)}))
    assert caught.value.code == "xml-entities"


@pytest.mark.parametrize(
    ("members", "code"),
    [
        ({"word/document.xml": "no xml at all"}, "damaged"),
        ({"word/document.xml": ""}, "damaged"),
        ({"word/document.xml": "<a><b></a>"}, "empty"),
        ({"xl/workbook.xml": "<x/>"}, "wrong-kind"),
        ({"mimetype": ODT_TYPE, "content.xml": "<x/>"}, "damaged"),
    ],
)
def test_broken_documents_are_told(
    read: Callable[..., Article],
    archive: Callable[..., bytes],
    members: dict[str, str],
    code: str,
) -> None:
    with pytest.raises(ReadingError) as caught:
        read("x.docx", archive(members))
    assert caught.value.code == code


@pytest.mark.parametrize("share", [0.2, 0.5, 0.9, 0.99])
def test_documents_cut_short_are_told(
    read: Callable[..., Article], docx: Callable[..., bytes], share: float
) -> None:
    data = docx(p("Words. " * 500))
    with pytest.raises(ReadingError) as caught:
        read("x.docx", data[: int(len(data) * share)])
    assert caught.value.code == "damaged"


def test_rich_text_cut_short_is_told(read: Callable[..., Article]) -> None:
    with pytest.raises(ReadingError, match="cut short"):
        read("x.rtf", r"{\rtf1\ansi Words that end in the mid")


@pytest.mark.parametrize(
    "markup",
    [
        r"{\rtf1 " + "{" * 20_000 + "Deep." + "}" * 20_000 + "}",
        r"{\rtf1\ansi\ansicpg99999 Words \'zz \u99999999 more.}",
        r"{\rtf1 Words " + r"\x" * 20_000 + "}",
    ],
)
def test_odd_rich_text_is_read_or_refused(read: Callable[..., Article], markup: str) -> None:
    code = ""
    try:
        assert read("x.rtf", markup).text
    except ReadingError as error:
        code = error.code
    assert code in {"", "damaged", "empty"}


def test_nested_paragraphs_do_not_recurse(
    read: Callable[..., Article], docx: Callable[..., bytes]
) -> None:
    code = ""
    try:
        read("x.docx", docx("<w:p>" * 20_000 + "<w:r><w:t>Deep.</w:t></w:r>" + "</w:p>" * 20_000))
    except ReadingError as error:
        code = error.code
    assert code in {"", "zip-bomb", "empty", "damaged"}


def test_addresses_of_links_in_rich_text_are_no_words(read: Callable[..., Article]) -> None:
    field = r'{\field{\*\fldinst{HYPERLINK "https://x.example"}}{\fldrslt{\ul the quay}}}'
    text = read("a.rtf", r"{\rtf1\ansi The ferry left " + field + " at noon.}").text
    assert text == "The ferry left the quay at noon."


def test_hidden_words_of_a_word_document_are_not_read(
    read: Callable[..., Article], docx: Callable[..., bytes]
) -> None:
    run = "<w:r>{}<w:t xml:space='preserve'>{}</w:t></w:r>"
    seen = run.format("<w:rPr><w:vanish w:val='0'/></w:rPr>", "The ferry ")
    unseen = run.format("<w:rPr><w:vanish/></w:rPr>", "(ask the lawyers) ")
    document = docx(f"<w:p>{seen}{unseen}{run.format('', 'is safe.')}</w:p>")
    assert read("a.docx", document).text == "The ferry is safe."


RICH = {
    "struck out": (r"\ansi The ferry {\deleted is }{\revised was }safe.", "The ferry was safe."),
    "struck out by Word": (
        r"\ansi The ferry {\rtlch\fcs1 \af0 \deleted\revauthdel1 \f0 is }{\f0 was }safe.",
        "The ferry was safe.",
    ),
    "hidden": (r"\ansi The ferry {\v (ask) }{\v0 was }safe.", "The ferry was safe."),
    "two halves": (r"\ansi\uc1 The ferry \u-10179?\u-8704? was safe.", "The ferry 😀 was safe."),
    "Macintosh": (r"\mac\deff0 \'d2Caf\'8e\'d3 was safe.", "“Café” was safe."),
    "its code page": (r"\ansi\ansicpg10000 \'d2Caf\'8e\'d3 was safe.", "“Café” was safe."),
    "Cyrillic": (r"\ansi\ansicpg1251 \'cf\'e0\'f0\'ee\'ec \'f6\'e5\'eb.", "Паром цел."),
    "Japanese": (r"\ansi\ansicpg932 \'93\'fa\'96\'7b\'8c\'ea\'81\'42", "日本語。"),
}


@pytest.mark.parametrize(("markup", "text"), RICH.values(), ids=RICH.keys())
def test_rich_text_as_it_is_seen(read: Callable[..., Article], markup: str, text: str) -> None:
    assert read("a.rtf", f"{{\\rtf1{markup}}}").text == text
