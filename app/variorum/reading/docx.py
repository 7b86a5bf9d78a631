"""Word documents (Office Open XML): paragraphs, tables, text boxes; no headers, no comments."""

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

_MAIN = "word/document.xml"
_W = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"
_STRICT = "{http://purl.oclc.org/ooxml/wordprocessingml/main}"
_BREAKS = {"br": "\n", "cr": "\n", "tab": "\t", "noBreakHyphen": "\u2011", "softHyphen": ""}
# What was struck out, what stands in a margin, and the second copy of a text box.
_LEFT_OUT = {"del", "moveFrom", "delText", "instrText", "Fallback", "pPr", "rPr", "sectPr"}


def read(source: Source) -> Content:
    """The text of a document, with the facts its properties record."""
    main = office.unpack(source, _MAIN)
    styles = _styles(source)
    body = office.parse(source, main or b"")
    lines = list(_lines(body, styles))
    core_data = office.unpack(source, "docProps/core.xml", required=False)
    core = office.parse(source, core_data) if core_data else None
    return assemble(
        lines,
        title=office.property_text(core, "title"),
        author=person(office.property_text(core, "creator")),
        modified=office.property_text(core, "modified"),
        language=office.property_text(core, "language"),
    )


def _styles(source: Source) -> dict[str, str]:
    """Names of the paragraph styles by their ids, which are translated in some versions."""
    data = office.unpack(source, "word/styles.xml", required=False)
    if not data:
        return {}
    names: dict[str, str] = {}
    for style in office.parse(source, data).iter(f"{_W}style", f"{_STRICT}style"):
        name = style.find("{*}name")
        if name is not None:
            names[_value(style, "styleId")] = _value(name, "val").lower()
    return names


def _lines(body: _Element, styles: dict[str, str]) -> Iterator[Line]:
    from lxml.etree import iterwalk

    gathered = office.Gathered()
    walk = iterwalk(body, events=("start", "end"))
    for event, element in walk:
        tag = _tag(element)
        starts = event == "start"
        if starts and (tag in _LEFT_OUT or (tag == "r" and _is_hidden(element))):
            walk.skip_subtree()
        elif tag == "p":
            yield from gathered.paragraph(_style(element, styles), starts=starts)
        elif tag == "tr":
            yield from gathered.row(starts=starts)
        elif starts:
            gathered.add((element.text or "") if tag == "t" else _BREAKS.get(tag, ""))


def _is_hidden(run: _Element) -> bool:
    """Whether nobody sees it on screen or paper."""
    hidden = run.find("{*}rPr/{*}vanish")
    return hidden is not None and _value(hidden, "val") not in {"0", "false", "off"}


def _style(paragraph: _Element, styles: dict[str, str]) -> str:
    style = paragraph.find("{*}pPr/{*}pStyle")
    identity = _value(style, "val") if style is not None else ""
    return styles.get(identity, identity.lower())


def _value(element: _Element, name: str) -> str:
    return str(element.get(f"{_W}{name}") or element.get(f"{_STRICT}{name}") or "")


def _tag(element: _Element) -> str:
    tag = element.tag
    return tag.rpartition("}")[2] if isinstance(tag, str) else ""


FORMAT = Format(
    name="docx",
    suffixes=(".docx", ".docm"),
    described="a Word document",
    recognises=lambda data: _MAIN in office.members(data),
    read=read,
)
