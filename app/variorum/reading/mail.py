"""MIME messages, which mails and saved web archives share: headers, parts, encodings."""

from __future__ import annotations

import re
from email import message_from_bytes
from email.header import decode_header, make_header
from typing import TYPE_CHECKING

from variorum.reading.decoding import Decoded, decode
from variorum.reading.wording import squeeze

if TYPE_CHECKING:
    from collections.abc import Iterator
    from email.message import Message

    from variorum.reading.source import Source

_HEADER = re.compile(rb"[!-9;-~]{1,76}:")
_HEAD = 16_384
_MOST_PARTS = 2000
_BOUNDARY = re.compile(
    rb"boundary\s*=\s*(?:\"([^\"\r\n]{1,200})\"|([^\s;\"]{1,200}))", re.IGNORECASE
)


def head_fields(data: bytes) -> frozenset[bytes]:
    """Lower-case names of the header fields that data begins with; none if it is no message."""
    names: set[bytes] = set()
    head = data[:_HEAD].lstrip()
    for line in head.split(b"\n"):
        if not line.strip():
            break
        if line[:1] in b" \t":
            continue
        if not (match := _HEADER.match(line)):
            # Mail boxes begin with a line of their own.
            if not names and line.startswith(b"From "):
                continue
            break
        names.add(match[0][:-1].lower())
    return frozenset(names)


def message(source: Source) -> Message:
    """The message in a file.

    Raises:
        ReadingError: Its parts are nested beyond reason.
    """
    try:
        parsed = message_from_bytes(source.data)
        if parsed.is_multipart():
            return parsed
        # A header line that is broken ends the header too early; the parts are still there.
        found = _BOUNDARY.search(source.data[:_HEAD])
        boundary = (found[1] or found[2]) if found else b""
        start = source.data.find(b"--" + boundary) if boundary else -1
        if start < 0:
            return parsed
        head = b'Content-Type: multipart/related; boundary="' + boundary + b'"\r\n\r\n'
        repaired = message_from_bytes(head + source.data[start:])
    except RecursionError as error:
        raise source.error("damaged", "The parts of the message are nested without end.") from error
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise source.error("damaged", "The message is damaged.") from error
    for name, value in parsed.items():
        if name.lower() != "content-type":
            repaired[name] = value
    return repaired


def parts(parsed: Message) -> Iterator[Message]:
    """The parts of a message that are not containers, in order, without attachments."""
    for number, part in enumerate(parsed.walk()):
        if number >= _MOST_PARTS:
            return
        disposition = str(part.get("Content-Disposition") or "").lower()
        if not part.is_multipart() and not disposition.startswith("attachment"):
            yield part


def part_bytes(part: Message) -> bytes:
    """The content of a part without its transfer encoding; damage is passed over."""
    try:
        payload = part.get_payload(decode=True)
    except (ValueError, LookupError, AssertionError):
        return b""
    return payload if isinstance(payload, bytes) else b""


def part_text(part: Message, *, declared: str | None = None) -> Decoded | None:
    """The content of a part as text; None where it is not text.

    Args:
        part: A part that is not a container.
        declared: Encoding that the content itself names, for parts whose header names none.
    """
    try:
        named = part.get_content_charset()
    except (ValueError, LookupError, TypeError, AttributeError):
        named = None
    return decode(part_bytes(part), declared=named or declared)


def header(parsed: Message, name: str) -> str:
    """A header field in plain words; empty where absent."""
    try:
        return squeeze(str(make_header(decode_header(str(parsed.get(name) or "")))))
    except (ValueError, LookupError, TypeError, AttributeError):
        return squeeze(str(parsed.get(name) or ""))
