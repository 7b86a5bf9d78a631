"""PDF files: text in reading order, by the libraries and rules of `pdf_layout`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from variorum.reading.content import Content, Format
from variorum.reading.document import assemble, person
from variorum.reading.moments import from_pdf
from variorum.reading.pdf_layout import article_lines, running_heads
from variorum.reading.pdf_line import PrintedLine
from variorum.reading.wording import squeeze

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pypdfium2 import PdfDocument, PdfTextPage

    from variorum.reading.source import Source

_MARK = b"%PDF-"
_END = b"%%EOF"
_MARK_WITHIN = 1024
_END_WITHIN = 65_536
_MOST_PAGES = 300
_AFTER_HYPHEN = re.compile("(?<=[\x02\ufffe])")
_OWN_KEYWORD = "comparison of news articles, Variorum "
_PASSWORD = 4  # FPDF_ERR_PASSWORD
# Numbers after a word or a sentence, or before one: "wall.1 The", "1See the report".
_NOTE_NUMBER = re.compile(r"(?:(?<=\w{4})|(?<=[.,;:!?”’)])|^)(\d{1,2})(?=\s|$|[^\W\d])")
# Shares of the height of a line, space above and below the letters included.
_SMALL = 0.55
_RAISED = 0.45


def read(source: Source) -> Content:
    """The text of a PDF without running heads and page numbers."""
    import pypdfium2

    if _END not in source.data[-_END_WITHIN:]:
        raise source.error("damaged", "The PDF is cut short: its end is missing.")
    try:
        document = pypdfium2.PdfDocument(source.data)
    except pypdfium2.PdfiumError as error:
        if error.err_code == _PASSWORD:
            raise source.error("password", "The PDF is protected by a password.") from error
        raise source.error("damaged", "The PDF is damaged or cut short.") from error
    try:
        return _read(source, document)
    except pypdfium2.PdfiumError as error:
        raise source.error("damaged", "A page of the PDF is damaged.") from error
    finally:
        document.close()


def _read(source: Source, document: PdfDocument) -> Content:
    if len(document) == 0:
        raise source.error("damaged", "The PDF has no pages.")
    if len(document) > _MOST_PAGES:
        raise source.error(
            "too-long",
            f"The PDF has {len(document)} pages; articles of up to {_MOST_PAGES} are read.",
        )
    record = document.get_metadata_dict(skip_empty=True)
    if _OWN_KEYWORD in record.get("Keywords", ""):
        raise source.error("own-report", "This is a report of a comparison, not an article.")
    pages = [list(_page(document, number)) for number in range(len(document))]
    if not any(pages):
        raise source.error(
            "scanned",
            "The PDF holds pictures of pages and no text; it needs text recognition first.",
        )
    heads = running_heads(pages)
    return assemble(
        article_lines(pages, heads),
        title=squeeze(record.get("Title", "")),
        author=person(record.get("Author", "")),
        modified=from_pdf(record.get("ModDate", "")) or "",
        beside=[line.text for page, line in heads if page == 0],
    )


def _page(document: PdfDocument, number: int) -> Iterator[PrintedLine]:
    page = document[number]
    width, height = page.get_size()
    textpage = page.get_textpage()
    try:
        start = 0
        for line in textpage.get_text_range().split("\r\n"):
            # PDFium runs a line that ends in a hyphen on into the next one.
            for piece in _AFTER_HYPHEN.split(line):
                if printed := _line(textpage, piece, start, (width, height)):
                    yield printed
                start += len(piece)
            start += 2
    finally:
        textpage.close()
        page.close()


def _line(
    textpage: PdfTextPage, line: str, start: int, size: tuple[float, float]
) -> PrintedLine | None:
    text = line.strip()
    if not text:
        return None
    first = start + line.index(text)
    last = first + len(text) - 1
    total = textpage.count_chars()
    if last >= total:
        # Characters outside the basic plane count once here and twice there.
        first, last = min(first, total - 1), total - 1
    left = textpage.get_charbox(first, loose=True)[0]
    # The first letter may be a large one, the last one a small one that is raised.
    _, (bottom, top) = sorted(
        (box[3] - box[1], (box[1], box[3]))
        for box in (textpage.get_charbox(at, loose=True) for at in _spread(first, last))
    )[1]
    # A hyphen that was taken out at the line's end has no box of its own.
    right = max(textpage.get_charbox(at, loose=True)[2] for at in (last, max(first, last - 1)))
    return PrintedLine(
        text=_without_notes(textpage, text, first),
        left=left,
        right=right,
        bottom=bottom,
        top=top,
        page_width=size[0],
        page_height=size[1],
    )


def _spread(first: int, last: int) -> tuple[int, int, int]:
    """Three places in a line: its ends and its middle."""
    return first, (first + last) // 2, last


def _without_notes(textpage: PdfTextPage, text: str, start: int) -> str:
    """A line without the raised numbers of its footnotes.

    Args:
        textpage: Where it stands.
        text: Its characters, all of them in the basic plane or without numbers of notes.
        start: Index of the first of them.
    """
    kept, at = "", 0
    for match in _NOTE_NUMBER.finditer(text):
        if start + match.end() <= textpage.count_chars() and _is_raised(textpage, match, start):
            kept, at = kept + text[at : match.start(1)], match.end(1)
    return kept + text[at:]


def _is_raised(textpage: PdfTextPage, match: re.Match[str], start: int) -> bool:
    """Whether a number is small and stands above the foot of the letters beside it."""
    beside = match.start(1) - 1 if match.start(1) else match.end(1)
    if beside >= len(match.string):
        return False
    _, bottom, _, top = textpage.get_charbox(start + match.start(1))
    _, foot, _, head = textpage.get_charbox(start + beside, loose=True)
    return top - bottom < _SMALL * (head - foot) and bottom - foot > _RAISED * (head - foot)


def recognises(data: bytes) -> bool:
    """Whether this begins as a PDF; some programs write a few bytes before the mark."""
    return _MARK in data[:_MARK_WITHIN]


FORMAT = Format(
    name="pdf",
    suffixes=(".pdf",),
    described="a PDF document",
    recognises=recognises,
    read=read,
)
