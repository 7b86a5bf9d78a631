"""Mails: the text in its plain or HTML part, and the headers of mails forwarded in it."""

from __future__ import annotations

import re
from email.utils import parseaddr
from typing import TYPE_CHECKING

from variorum.base.errors import ReadingError
from variorum.reading import html, mail
from variorum.reading.content import Content, Fact, Format
from variorum.reading.moments import iso
from variorum.reading.unwrapping import unwrap
from variorum.reading.wording import squeeze

if TYPE_CHECKING:
    from collections.abc import Sequence
    from email.message import Message

    from variorum.reading.decoding import Decoded
    from variorum.reading.source import Source

_PREFIX = re.compile(r"(?:(?:fwd?|re|aw|wg|tr|rv|i|enc)\s*(?:\[\d+\])?:\s*)+", re.IGNORECASE)
_FORWARDED = re.compile(
    r"^[ \t]*(?:-{2,}[ \t]*[^\n-]{0,20}?"
    r"(?:forwarded|original|weitergeleitete|transféré|reenviado)[^\n-]{0,30}-{2,}"
    r"|begin forwarded message:|_{10,})[ \t]*\n",
    re.IGNORECASE | re.MULTILINE,
)
_FIELD = re.compile(r"[>\s]*\*{0,2}([A-Za-z]{2,10})\*{0,2}:\*{0,2}[ \t]+(.{1,500})")
_FIELDS = {
    "from": "from",
    "von": "from",
    "de": "from",
    "date": "date",
    "sent": "date",
    "datum": "date",
    "gesendet": "date",
    "subject": "subject",
    "betreff": "subject",
    "objet": "subject",
    "asunto": "subject",
    "to": "to",
    "an": "to",
    "cc": "cc",
    "reply": "to",
}
_SIGNATURE = re.compile(r"^-- \n", re.MULTILINE)
_HEADER_LINES = 12
_STUB_WORDS = 25
_KNOWN = {
    b"from",
    b"subject",
    b"date",
    b"to",
    b"message-id",
    b"received",
    b"return-path",
    b"mime-version",
}


def read(source: Source) -> Content:
    """The text of a mail; of a forwarded mail, the text and the facts of the inner one."""
    outer = mail.message(source)
    inner = _attached(outer) or outer
    facts = _facts(
        {name: mail.header(inner, name) for name in ("from", "date", "subject")}, "mail header"
    )
    plain, page = _bodies(inner)
    if (plain is not None and len(plain.text.split()) >= _STUB_WORDS) or page is None:
        if plain is None:
            raise source.error("no-article", "The mail holds no text; attachments are not read.")
        text, forwarded = _without_forwarding(plain.text)
        return Content(
            text=unwrap(_without_quoting(text)),
            encoding=plain.encoding,
            facts=facts | _facts(forwarded, "forwarded header"),
            warnings=plain.warnings,
        )
    return _from_page(source, page, facts)


def _from_page(source: Source, page: Decoded, facts: dict[str, Fact]) -> Content:
    """The text of a mail in HTML: as an article if it looks like a page, else all that it shows."""
    lines = html.visible_lines(page.text)
    text, forwarded = _without_forwarding("\n\n".join(lines))
    facts = facts | _facts(forwarded, "forwarded header")
    try:
        content = html.page(page.text, source=source, encoding=page.encoding)
    except ReadingError:
        content = None
    if content is None or len(content.text.split()) * 2 < len(text.split()):
        return Content(text=text, encoding=page.encoding, facts=facts, warnings=page.warnings)
    return Content(
        text=content.text,
        encoding=page.encoding,
        facts=content.facts | facts,
        warnings=page.warnings,
    )


def _attached(outer: Message) -> Message | None:
    """A mail forwarded as an attachment."""
    for part in outer.walk():
        if part.get_content_type() == "message/rfc822" and part.is_multipart():
            return part.get_payload(0)  # pyright: ignore[reportReturnType]
    return None


def _bodies(message: Message) -> tuple[Decoded | None, Decoded | None]:
    """The plain text of a mail and its HTML, whichever it has."""
    plain: list[Decoded] = []
    page: Decoded | None = None
    for part in mail.parts(message):
        kind = part.get_content_type()
        if kind == "text/plain" and (decoded := mail.part_text(part)):
            plain.append(decoded)
        elif kind in html.TYPES and page is None:
            page = mail.part_text(part, declared=html.declared_encoding(mail.part_bytes(part)))
    return (plain[0] if plain else None), page


def _facts(fields: dict[str, str], origin: str) -> dict[str, Fact]:
    facts: dict[str, Fact] = {}
    if subject := _PREFIX.sub("", fields.get("subject", "")):
        facts["title"] = Fact(value=subject, origin=f"{origin} Subject")
    sender = fields.get("from", "")
    name, address = parseaddr(sender) if "@" in sender else (sender, "")
    if name or address:
        facts["author"] = Fact(value=name or address, origin=f"{origin} From")
    if sent := iso(fields.get("date", "").replace(" at ", " ")):
        facts["published"] = Fact(value=sent, origin=f"{origin} Date")
    return facts


def _without_forwarding(text: str) -> tuple[str, dict[str, str]]:
    """The text after the header of the innermost forwarded mail, and that header."""
    fields: dict[str, str] = {}
    while match := _FORWARDED.search(text):
        found, rest = _header_block(text[match.end() :])
        if not found:
            break
        fields, text = found, rest
    return text, fields


def _header_block(text: str) -> tuple[dict[str, str], str]:
    fields: dict[str, str] = {}
    rest = text.lstrip("\n> ")
    for _ in range(_HEADER_LINES):
        line, _, after = rest.partition("\n")
        match = _FIELD.match(line)
        name = _FIELDS.get(match[1].lower()) if match else None
        if match and name:
            fields.setdefault(name, squeeze(match[2].strip("* ")))
        elif line.strip("> \t*") and not line.startswith((" ", "\t")):
            break
        rest = after
    return fields, rest


def _without_quoting(text: str) -> str:
    """A text all of whose lines are quoted, without the marks; and no signature."""
    text = _SIGNATURE.split(text, maxsplit=1)[0] if not text.startswith("-- \n") else text
    lines = text.split("\n")
    written = [line for line in lines if line.strip()]
    if written and sum(line.startswith(">") for line in written) >= 0.8 * len(written):
        return "\n".join(_unquoted(lines))
    return text


def _unquoted(lines: Sequence[str]) -> list[str]:
    return [re.sub(r"^(?:> ?)+", "", line) for line in lines]


def recognises(data: bytes) -> bool:
    """Whether this begins with the header of a mail."""
    fields = mail.head_fields(data)
    return len(fields & _KNOWN) >= 3 and b"from" in fields  # noqa: PLR2004 - prose has one at most


FORMAT = Format(
    name="eml",
    suffixes=(".eml", ".emlx"),
    described="a mail",
    recognises=recognises,
    read=read,
)
