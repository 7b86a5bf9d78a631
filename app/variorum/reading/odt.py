"""OpenDocument text (LibreOffice and others): paragraphs, lists and tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from variorum.reading import office
from variorum.reading.content import Content, Format
from variorum.reading.document import assemble, person

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lxml.etree import _Element  # pyright: ignore[reportPrivateUsage]

    from variorum.reading.office import Line
    from variorum.reading.source import Source

_MAIN = "content.xml"
_TYPES = (
    b"application/vnd.oasis.opendocument.text",
    b"application/vnd.sun.xml.writer",
)
_TEXT = "{urn:oasis:names:tc:opendocument:xmlns:text:1.0}"
_STYLE = "{urn:oasis:names:tc:opendocument:xmlns:style:1.0}"
_MOST_SPACES = 100
_LEFT_OUT = {"tracked-changes", "annotation", "note", "forms", "sequence-decls", "index-body"}


def read(source: Source) -> Content:
    """The text of a document, with the facts its properties record."""
    root = office.parse(source, office.unpack(source, _MAIN) or b"")
    body = root.find("{*}body")
    if body is None:
        raise source.error("damaged", "The document has no body.")
    meta_data = office.unpack(source, "meta.xml", required=False)
    meta = office.parse(source, meta_data) if meta_data else None
    creator = office.property_text(meta, "initial-creator") or office.property_text(meta, "creator")
    return assemble(
        list(_lines(body, _parents(root))),
        title=office.property_text(meta, "title"),
        author=person(creator),
        modified=office.property_text(meta, "date"),
        language=office.property_text(meta, "language"),
    )


def _parents(root: _Element) -> dict[str, str]:
    """Named styles by the automatic ones ("P1") derived from them."""
    return {
        str(style.get(f"{_STYLE}name")): str(style.get(f"{_STYLE}parent-style-name") or "")
        for style in root.iter(f"{_STYLE}style")
    }


def _lines(body: _Element, parents: dict[str, str]) -> Iterator[Line]:
    from lxml.etree import iterwalk

    gathered = office.Gathered()
    walk = iterwalk(body, events=("start", "end"))
    for event, element in walk:
        tag = element.tag.rpartition("}")[2] if isinstance(element.tag, str) else ""
        starts = event == "start"
        if starts and (tag in _LEFT_OUT or not tag):
            walk.skip_subtree()
        elif tag in {"p", "h"}:
            yield from gathered.paragraph(_style(element, tag, parents), starts=starts)
        elif tag == "table-row":
            yield from gathered.row(starts=starts)
        elif starts:
            gathered.add(_character(element, tag))
        gathered.add((element.text if starts else element.tail) or "")


def _character(element: _Element, tag: str) -> str:
    match tag:
        case "s":
            count = str(element.get(f"{_TEXT}c") or "1")
            return " " * min(int(count) if count.isdecimal() else 1, _MOST_SPACES)
        case "tab":
            return "\t"
        case "line-break":
            return "\n"
        case _:
            return ""


def _style(element: _Element, tag: str, parents: dict[str, str]) -> str:
    name = str(element.get(f"{_TEXT}style-name") or "")
    name = parents.get(name) or name
    plain = name.replace("_20_", " ").lower()
    return plain if plain.startswith(("title", "subtitle", "head")) or tag == "p" else "heading"


def recognises(data: bytes) -> bool:
    """Whether this is an archive that calls itself OpenDocument text."""
    return _MAIN in office.members(data) and office.stored_type(data).startswith(_TYPES)


FORMAT = Format(
    name="odt",
    suffixes=(".odt", ".ott", ".sxw"),
    described="an OpenDocument text",
    recognises=recognises,
    read=read,
)
