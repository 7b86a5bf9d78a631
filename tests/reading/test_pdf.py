"""PDF files: columns, hyphens, running heads, headline; protected, scanned and cut ones refused."""

from __future__ import annotations

import io
import json
from typing import TYPE_CHECKING

import pikepdf
import pytest
import typst

from variorum.base.errors import ReadingError

if TYPE_CHECKING:
    from collections.abc import Callable

    from variorum.model.article import Article

STYLES = {
    "one column": {"columns": 1, "justify": "true", "indent": 0, "spacing": 14},
    "two columns": {"columns": 2, "justify": "true", "indent": 0, "spacing": 14},
    "indents": {"columns": 2, "justify": "true", "indent": 12, "spacing": 7},
    "ragged": {"columns": 2, "justify": "false", "indent": 0, "spacing": 14},
}
MORE = (
    (
        "The semi-official coastguard league said a 45-year-old crewman had raised the alarm after"
        " the forward-looking sonar failed, an extraordinarily unfortunate circumstance, it said."
    ),
    "Tolmouth’s Anglo-Scandinavian shipyard, which built the vessel, offered its assistance.",
)


def printed(title: str, lines: tuple[str, ...], **style: object) -> bytes:
    """A page as a newspaper might set it, with a running head and page numbers."""
    written = "\n\n".join(f"#{json.dumps(line, ensure_ascii=False)}" for line in lines)
    return typst.compile(
        f"""
#set page("a5", columns: {style["columns"]}, header: [#text(7pt)[The Harwick Echo 2021-06-03]],
  footer: context [#text(7pt)[Page #counter(page).display()]])
#set text(9pt, hyphenate: true, lang: "en")
#set par(justify: {style["justify"]}, first-line-indent: {style["indent"]}pt,
  spacing: {style["spacing"]}pt)
#text(18pt, weight: "bold", hyphenate: false)[#{json.dumps(title)}]

{written}
""".encode()
    )


@pytest.mark.parametrize("style", STYLES.values(), ids=STYLES.keys())
def test_lines_are_rejoined_to_the_paragraphs_as_written(
    read: Callable[..., Article],
    paragraphs: tuple[str, ...],
    headline: str,
    style: dict[str, object],
) -> None:
    lines = (*paragraphs, *MORE) * 3
    article = read("a.pdf", printed(headline, lines, **style))
    assert article.title == headline
    assert article.text == "\n\n".join(lines)
    assert (article.outlet, article.published) == ("The Harwick Echo", "2021-06-03")
    assert article.origins["published"] == "running head"


def pdf(pages: list[str], **saving: object) -> bytes:
    """A PDF of pages given as content streams."""
    document = pikepdf.new()
    font = pikepdf.Dictionary(
        Type=pikepdf.Name.Font, Subtype=pikepdf.Name.Type1, BaseFont=pikepdf.Name.Helvetica
    )
    for content in pages:
        page = document.add_blank_page(page_size=(400, 600))
        page.Resources = pikepdf.Dictionary(Font=pikepdf.Dictionary(F=font))
        page.Contents = document.make_stream(content.encode("latin-1"))
    stream = io.BytesIO()
    document.save(stream, **saving)
    return stream.getvalue()


def lines_at(*lines: tuple[int, int, str]) -> str:
    return "".join(f"BT /F 10 Tf {x} {y} Td ({text}) Tj ET\n" for x, y, text in lines)


def test_page_numbers_and_feet_of_several_pages_are_dropped(read: Callable[..., Article]) -> None:
    pages = [
        lines_at(
            (40, 580, "ECHO ARCHIVE"),
            (40, 400, f"Line number {word} of the story"),
            (40, 388, "goes on to the next."),
            (190, 20, f"- {number} -"),
        )
        for number, word in enumerate(("one", "two", "three"), 1)
    ]
    text = read("a.pdf", pdf(pages)).text
    assert text.split("\n\n") == [
        f"Line number {word} of the story goes on to the next." for word in ("one", "two", "three")
    ]


def test_a_sentence_runs_on_over_the_page(read: Callable[..., Article]) -> None:
    pages = [
        lines_at((40, 400, "The ferry that had left the harbour of the town"), (190, 20, "1")),
        lines_at((40, 540, "in thick fog ran aground."), (190, 20, "2")),
    ]
    assert read("a.pdf", pdf(pages)).text == (
        "The ferry that had left the harbour of the town in thick fog ran aground."
    )


def test_a_protected_pdf_is_told(read: Callable[..., Article]) -> None:
    protected = pdf([lines_at((40, 400, "Words"))], encryption=pikepdf.Encryption("a", "b"))
    with pytest.raises(ReadingError, match="protected by a password") as caught:
        read("a.pdf", protected)
    assert caught.value.code == "password"


def test_a_scanned_pdf_is_told(read: Callable[..., Article]) -> None:
    with pytest.raises(ReadingError, match="pictures of pages") as caught:
        read("a.pdf", pdf(["0 0 400 600 re f"]))
    assert caught.value.code == "scanned"


@pytest.mark.parametrize("share", [0.05, 0.3, 0.6, 0.9])
def test_a_pdf_cut_short_is_told(read: Callable[..., Article], share: float) -> None:
    data = pdf([lines_at((40, 400, "Words of an article"))] * 5)
    with pytest.raises(ReadingError) as caught:
        read("a.pdf", data[: int(len(data) * share)])
    assert caught.value.code == "damaged"


def test_a_pdf_of_noise_is_told(read: Callable[..., Article]) -> None:
    with pytest.raises(ReadingError, match="damaged"):
        read("a.pdf", b"%PDF-1.7\n" + bytes(range(256)) * 30 + b"\n%%EOF")


def test_a_pdf_under_another_name_is_read(read: Callable[..., Article]) -> None:
    data = pdf([lines_at((40, 400, "The ferry ran aground."))])
    article = read("a.txt", data)
    assert (article.format, article.text) == ("pdf", "The ferry ran aground.")


def test_names_of_programs_are_no_authors(read: Callable[..., Article]) -> None:
    document = pikepdf.open(io.BytesIO(pdf([lines_at((40, 400, "The ferry ran aground."))])))
    document.docinfo["/Author"] = "(anonymous)"
    document.docinfo["/ModDate"] = "D:20210603120000+02'00'"
    stream = io.BytesIO()
    document.save(stream)
    article = read("a.pdf", stream.getvalue())
    assert article.author is None
    assert article.modified == "2021-06-03T12:00:00+02:00"


def test_a_report_of_a_comparison_is_no_article(read: Callable[..., Article]) -> None:
    from variorum.export import ReportSettings, render
    from variorum.model.comparison import Comparison

    made = render(Comparison(generator="Variorum 1.0"), "pdf", ReportSettings())
    with pytest.raises(ReadingError) as caught:
        read("a.pdf", made)
    assert caught.value.code == "own-report"


def _set(body: str, *, columns: int = 1) -> bytes:
    return typst.compile(
        f"""
#set page("a5", columns: {columns}, footer: none)
#set text(9pt, hyphenate: true, lang: "en")
#set par(justify: true)
{body}
""".encode()
    )


def _quoted(lines: tuple[str, ...]) -> list[str]:
    return [f"#{json.dumps(line, ensure_ascii=False)}" for line in lines]


@pytest.mark.parametrize("first", ["A passenger ferry", "Nine passengers"])
def test_a_large_initial_belongs_to_its_word(
    read: Callable[..., Article], paragraphs: tuple[str, ...], headline: str, first: str
) -> None:
    lines = tuple(sorted(paragraphs, key=lambda line: not line.startswith(first)))
    initial, rest = lines[0][0], (lines[0][1:], *lines[1:])
    body = "\n\n".join(_quoted(rest))
    title = f'#text(18pt, weight: "bold", hyphenate: false)[{headline}]'
    text = f"{title}\n\n#box(move(dy: 8pt, text(28pt)[{initial}])){body}"
    article = read("a.pdf", _set(text))
    assert article.text == "\n\n".join(lines)
    assert article.title == headline


def test_numbers_of_footnotes_are_not_part_of_the_words(
    read: Callable[..., Article], paragraphs: tuple[str, ...]
) -> None:
    first, *rest = _quoted(paragraphs)
    text = read("a.pdf", _set("\n\n".join((f"{first}#footnote[Times are local.]", *rest)))).text
    assert text.startswith(paragraphs[0] + "\n")
    assert text.endswith("Times are local.")
    assert "1Times" not in text
    # Numbers of the text itself, which stand on the line, are kept.
    assert "214 people" in text


def test_a_caption_stands_apart_from_the_sentences(
    read: Callable[..., Article], paragraphs: tuple[str, ...]
) -> None:
    first, *rest = _quoted(paragraphs)
    figure = "#figure(rect(width: 80%, height: 30pt), caption: [The ferry on the sand])"
    body = "\n\n".join((first, figure, *rest))
    for columns in (1, 2):
        parts = read("a.pdf", _set(body, columns=columns)).text.split("\n\n")
        assert [part for part in parts if "on the sand" in part and "passenger" in part] == []
        assert {*paragraphs} <= {*parts}
