"""Web archives (MHTML): a saved page together with all that it shows, in one file."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from variorum.reading import html, mail
from variorum.reading.content import Content, Fact, Format
from variorum.reading.moments import iso

if TYPE_CHECKING:
    from email.message import Message

    from variorum.reading.source import Source

_LOCATIONS = ("Snapshot-Content-Location", "Content-Location")
_RELATED = re.compile(rb"^content-type:\s*multipart/related", re.IGNORECASE | re.MULTILINE)


def read(source: Source) -> Content:
    """The article of the page in an archive."""
    archive = mail.message(source)
    pages = [part for part in mail.parts(archive) if part.get_content_type() in html.TYPES]
    if not pages:
        raise source.error("no-article", "The web archive holds no page.")
    # The first is the page itself; the others are frames within it.
    page = pages[0]
    decoded = mail.part_text(page, declared=html.declared_encoding(mail.part_bytes(page)))
    if decoded is None:
        raise source.error("damaged", "The page in the web archive is damaged.")
    content = html.page(decoded.text, source=source, encoding=decoded.encoding)
    return Content(
        text=content.text,
        encoding=content.encoding,
        facts=_facts(archive, page) | content.facts,
        warnings=decoded.warnings | content.warnings,
    )


def _facts(archive: Message, page: Message) -> dict[str, Fact]:
    facts: dict[str, Fact] = {}
    for message, name in ((archive, _LOCATIONS[0]), (page, _LOCATIONS[1])):
        address = mail.header(message, name)
        if address.startswith(("http://", "https://")):
            facts["url"] = Fact(value=address, origin=f"web archive: {name}")
            break
    if saved := iso(mail.header(archive, "Date")):
        facts["retrieved"] = Fact(value=saved, origin="web archive: Date")
    return facts


def recognises(data: bytes) -> bool:
    """Whether this begins with the header of a web archive."""
    fields = mail.head_fields(data)
    if not fields:
        return False
    head = data[:4096]
    saved = b"<Saved by " in head or b"Snapshot-Content-Location" in head
    # A mail may be built in the same way, but it was sent to somebody.
    return bool(_RELATED.search(head)) and (saved or not fields & {b"to", b"received"})


FORMAT = Format(
    name="mhtml",
    suffixes=(".mhtml", ".mht"),
    described="a web archive",
    recognises=recognises,
    read=read,
)
