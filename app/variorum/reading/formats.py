"""The table of formats. Adding one is a module beside this one and a line here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from variorum.reading import docx, eml, html, link, md, mhtml, odt, office, pdf, rtf, txt, xml
from variorum.reading.signatures import foreign_kind

if TYPE_CHECKING:
    from variorum.reading.content import Format
    from variorum.reading.source import Source

# The first that recognises a content reads it: an XHTML page is XML as well, a web archive a mail.
FORMATS: tuple[Format, ...] = (
    pdf.FORMAT,
    docx.FORMAT,
    odt.FORMAT,
    rtf.FORMAT,
    link.FORMAT,
    mhtml.FORMAT,
    eml.FORMAT,
    html.FORMAT,
    xml.FORMAT,
    md.FORMAT,
    txt.FORMAT,
)
SUFFIXES: dict[str, Format] = {suffix: kind for kind in FORMATS for suffix in kind.suffixes}


def recognised(data: bytes) -> Format | None:
    """The format that the content itself shows, if it shows one."""
    return next((kind for kind in FORMATS if kind.recognises(data)), None)


def format_of(source: Source) -> Format:
    """The format to read a file as: what its content shows, else what its name says.

    Raises:
        ReadingError: The content is of a kind that is not read, or not what the name says.
    """
    if kind := recognised(source.data):
        return kind
    named = SUFFIXES.get(source.suffix)
    if named is None or named.plain:
        return named or txt.FORMAT
    if source.data.startswith(office.ZIP_MARK) and not office.members(source.data):
        raise source.error("damaged", f"The file, named like {named.described}, is cut short.")
    foreign = foreign_kind(source.data)
    if source.data.isascii() or not foreign:
        foreign = "plain text" if source.is_text() else foreign or "binary data"
    if named is html.FORMAT and foreign == "plain text":
        return html.FORMAT
    raise source.error(
        "wrong-kind", f"The file is named like {named.described} but holds {foreign}."
    )
