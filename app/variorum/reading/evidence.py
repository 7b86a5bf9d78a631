"""The record kept beside a page saved from the web, and what it tells about the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from variorum.reading.content import Fact
from variorum.reading.source import peek

if TYPE_CHECKING:
    from pathlib import Path

    from variorum.reading.source import Source

EVIDENCE_SUFFIX = ".evidence.json"
_LARGEST = 1_000_000


class Exchange(msgspec.Struct, frozen=True, kw_only=True):
    """One question to a server and its answer.

    Attributes:
        url: The address asked.
        address: The machine and port that answered.
        certificate: SHA-256 of the server's certificate, or None without encryption.
        status: Status code of the answer.
        reason: Its words.
        headers: All header fields of the answer, in order.
    """

    url: str
    address: str
    certificate: str | None
    status: int
    reason: str
    headers: tuple[tuple[str, str], ...]


class Evidence(msgspec.Struct, frozen=True, kw_only=True):
    """How a page was got.

    Attributes:
        url: The address that the user gave.
        final_url: The address that answered with the page.
        retrieved: ISO 8601 date and time in UTC, when the answer was complete.
        bytes: Size of the page as saved.
        sha256: Its hash.
        sent_bytes: Size as sent; smaller where the server compressed it.
        sent_sha256: Hash of what was sent.
        content_type: As the server named it.
        exchanges: All questions and answers, redirects included.
    """

    format: str = "variorum-evidence"
    version: int = 1
    url: str
    final_url: str
    retrieved: str
    bytes: int
    sha256: str
    sent_bytes: int
    sent_sha256: str
    content_type: str
    exchanges: tuple[Exchange, ...]


def is_evidence(name: str) -> bool:
    """Whether a file of this name is the record of another."""
    return name.endswith((EVIDENCE_SUFFIX, ".sent"))


def recorded_facts(path: Path, source: Source) -> dict[str, Fact]:
    """What the record beside a file tells about it, if it is about these very bytes."""
    data = peek(str(path.with_name(path.name + EVIDENCE_SUFFIX)), size=_LARGEST)
    if not data:
        return {}
    try:
        record = msgspec.json.decode(data, type=Evidence)
    except msgspec.DecodeError:
        return {}
    if record.sha256 != source.sha256:
        return {}
    origin = "evidence file"
    return {
        "url": Fact(value=record.final_url, origin=origin),
        "retrieved": Fact(value=record.retrieved, origin=origin),
    }
