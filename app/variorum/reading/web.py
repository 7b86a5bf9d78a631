"""Saving a page of the web as evidence: fetched on request alone, within limits."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING
from urllib.parse import urljoin, urlsplit

import msgspec

from variorum.base.errors import CancelledError, ReadingError
from variorum.reading.evidence import EVIDENCE_SUFFIX, Evidence, Exchange
from variorum.reading.http import Answer, Limits, Target, decoded_body, get, target_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from variorum.model.options import Options

_MOST_REDIRECTS = 5
_REDIRECTS = {301, 302, 303, 307, 308}
_OK = 200
_SUFFIXES = {
    "text/html": ".html",
    "application/xhtml+xml": ".xhtml",
    "text/plain": ".txt",
    "text/markdown": ".md",
    "application/pdf": ".pdf",
    "text/xml": ".xml",
    "application/xml": ".xml",
    "multipart/related": ".mhtml",
    "message/rfc822": ".eml",
    "application/rtf": ".rtf",
    "text/rtf": ".rtf",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": ".docx",
    "application/vnd.oasis.opendocument.text": ".odt",
    "": ".html",
}
_NAME_LENGTH = 80
_MOST_NAMES = 1000


@dataclass(frozen=True, kw_only=True)
class SavedPage:
    """A page saved from the web.

    Attributes:
        page: The file with the page's own bytes.
        evidence: The file that records where, when and how they were got.
        url: The address asked for.
        final_url: The address that answered.
        redirects: The addresses passed through in between, in order.
        retrieved: ISO 8601 date and time in UTC.
        sha256: Hash of the page's bytes.
        bytes: Their number.
    """

    page: Path
    evidence: Path
    url: str
    final_url: str
    redirects: tuple[str, ...]
    retrieved: str
    sha256: str
    bytes: int


def fetch(
    url: str,
    folder: Path,
    *,
    options: Options,
    allow_private: bool = False,
    limits: Limits | None = None,
    cancelled: Callable[[], bool] = lambda: False,
) -> SavedPage:
    """Fetch one page and save it, with the record of how it was got.

    Nothing that the page refers to is fetched. No cookies are sent or kept. Each host name is
    resolved once, all its addresses are checked, and the connection goes to a checked address.

    Args:
        url: Address; http or https.
        folder: Where to save; it must exist. No file in it is replaced.
        options: `max_bytes` is the largest page accepted.
        allow_private: Whether machines of the local network, and this one, may be asked. The
            error code "private-address" is the cue to ask the user.
        limits: Times and sizes, if not the usual ones.
        cancelled: Asked between steps.

    Raises:
        ReadingError: The address is none, may not be asked, does not answer in time or with a
            page; or the page cannot be saved. The message says which.
        CancelledError: `cancelled` answered True.
    """
    limits = limits or Limits()
    limits = limits.within(options.max_bytes)
    if not folder.is_dir():
        raise ReadingError(
            "no-folder", "The folder to save pages in is not there.", path=str(folder)
        )
    exchanges: list[Exchange] = []
    target = target_of(url)
    while True:
        if cancelled():
            raise CancelledError
        answer = get(target, limits=limits, allow_private=allow_private, cancelled=cancelled)
        exchanges.append(_exchange(target, answer))
        if answer.status not in _REDIRECTS or not (location := answer.header("location")):
            break
        if len(exchanges) > _MOST_REDIRECTS:
            raise ReadingError(
                "redirects",
                f"The address was redirected more than {_MOST_REDIRECTS} times.",
                path=url,
            )
        target = target_of(urljoin(target.url, location), shown=url)
    return _save(url, answer, exchanges, folder, limits)


def _exchange(target: Target, answer: Answer) -> Exchange:
    return Exchange(
        url=target.url,
        address=answer.address,
        certificate=answer.certificate,
        status=answer.status,
        reason=answer.reason,
        headers=answer.headers,
    )


def _save(
    url: str, answer: Answer, exchanges: list[Exchange], folder: Path, limits: Limits
) -> SavedPage:
    final = exchanges[-1].url
    if answer.status != _OK:
        said = f"{answer.status} {answer.reason}".strip()
        raise ReadingError("http-status", f"The server answered “{said}”.", path=url)
    kind = answer.header("content-type").partition(";")[0].strip().lower()
    if kind not in _SUFFIXES:
        raise ReadingError("unknown-kind", f"The address holds {kind}, not a page.", path=url)
    if not answer.body:
        raise ReadingError("empty", "The server sent an empty page.", path=url)
    body = decoded_body(answer, limits, url)
    now = datetime.now(UTC).isoformat(timespec="seconds")
    record = Evidence(
        url=url,
        final_url=final,
        retrieved=now,
        bytes=len(body),
        sha256=hashlib.sha256(body).hexdigest(),
        sent_bytes=len(answer.body),
        sent_sha256=hashlib.sha256(answer.body).hexdigest(),
        content_type=answer.header("content-type"),
        exchanges=tuple(exchanges),
    )
    page = _written(folder, _file_name(final), _SUFFIXES[kind], body)
    evidence = page.with_name(page.name + EVIDENCE_SUFFIX)
    _create(evidence, msgspec.json.format(msgspec.json.encode(record), indent=2))
    if body != answer.body:
        _create(page.with_name(page.name + ".sent"), answer.body)
    return SavedPage(
        page=page,
        evidence=evidence,
        url=url,
        final_url=final,
        redirects=tuple(one.url for one in exchanges[1:-1]),
        retrieved=now,
        sha256=record.sha256,
        bytes=len(body),
    )


def _file_name(url: str) -> str:
    """A name that tells outlet and story and that every system accepts."""
    parts = urlsplit(url)
    host = (parts.hostname or "page").removeprefix("www.")
    path = re.sub(r"\.(?:html?|php|aspx?|stm|xhtml|pdf|txt)$", "", parts.path.rstrip("/"))
    words = re.sub(r"[^\w-]+", "-", f"{host}-{path.rpartition('/')[2]}", flags=re.ASCII)
    return words[:_NAME_LENGTH].strip("-_") or "page"


def _written(folder: Path, name: str, suffix: str, data: bytes) -> Path:
    """Write under the first free name."""
    for number in range(1, _MOST_NAMES):
        path = folder / (f"{name}{suffix}" if number == 1 else f"{name}-{number}{suffix}")
        try:
            _create(path, data)
        except FileExistsError:
            continue
        return path
    raise ReadingError("not-written", "No free name was found for the page.", path=str(folder))


def _create(path: Path, data: bytes) -> None:
    """Write a new file; never over another."""
    try:
        with path.open("xb") as stream:
            stream.write(data)
    except FileExistsError:
        raise
    except OSError as error:
        reason = error.strerror or str(error)
        raise ReadingError(
            "not-written", f"The page could not be saved: {reason}.", path=str(path)
        ) from error
