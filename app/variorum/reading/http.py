"""One question to a web server, within limits of time, size and address."""

from __future__ import annotations

import hashlib
import http.client
import re
import socket
import ssl
import threading
import time
import zlib
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING
from urllib.parse import quote, urlsplit, urlunsplit

import variorum
from variorum.base.errors import CancelledError, ReadingError
from variorum.reading.addresses import Address, is_public, resolve

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

_BLOCK = 1 << 16
_URL_LENGTH = 4000
_BAD = re.compile(r"[\x00-\x20\x7f-\x9f\\]")
_PORTS = {"http": 80, "https": 443}
_DECODERS = {"gzip": zlib.MAX_WBITS | 16, "x-gzip": zlib.MAX_WBITS | 16, "deflate": zlib.MAX_WBITS}


@dataclass(frozen=True, kw_only=True)
class Limits:
    """How long and how much is waited for.

    Attributes:
        seconds: For one answer as a whole, name resolution included.
        silence: Seconds without a byte.
        size: Bytes of a page, as sent and inflated.
    """

    seconds: float = 30.0
    silence: float = 10.0
    size: int = 20_000_000

    def within(self, size: int) -> Limits:
        """The same limits, with no more than this size."""
        return replace(self, size=min(self.size, size))


@dataclass(frozen=True, kw_only=True)
class Target:
    """An address that may be asked, taken apart."""

    url: str
    scheme: str
    host: str
    port: int
    path: str
    shown: str


@dataclass(frozen=True, kw_only=True)
class Answer:
    """What a server sent."""

    status: int
    reason: str
    headers: tuple[tuple[str, str], ...]
    body: bytes
    address: str
    certificate: str | None

    def header(self, name: str) -> str:
        """The first header field of a name, given in lower case; empty where absent."""
        return next((value for key, value in self.headers if key.lower() == name), "")


def target_of(url: str, *, shown: str = "") -> Target:
    """Take an address apart.

    Args:
        url: The address.
        shown: The address that the user knows, for messages, if another.

    Raises:
        ReadingError: It is no address of the web, or carries a password.
    """
    shown = shown or url
    url = url.strip()
    try:
        parts = urlsplit(url)
        port = parts.port
        host = (parts.hostname or "").encode("idna").decode("ascii") if parts.hostname else ""
    except (ValueError, UnicodeError) as error:
        raise ReadingError("bad-address", "This is not a web address.", path=shown) from error
    if parts.scheme not in _PORTS:
        raise ReadingError(
            "bad-address", "Only addresses with http:// or https:// are fetched.", path=shown
        )
    if not host or len(url) > _URL_LENGTH or _BAD.search(url) or port == 0:
        raise ReadingError("bad-address", "This is not a web address.", path=shown)
    if parts.username is not None or parts.password is not None:
        raise ReadingError("bad-address", "Addresses with a user name are not fetched.", path=shown)
    path = quote(parts.path or "/", safe="/%:@!$&'()*+,;=~-._")
    query = quote(parts.query, safe="/%:@!$&'()*+,;=~-._?[]|")
    where = f"[{host}]" if ":" in host else host
    netloc = where if port in {None, _PORTS[parts.scheme]} else f"{where}:{port}"
    return Target(
        url=urlunsplit((parts.scheme, netloc, path, query, "")),
        scheme=parts.scheme,
        host=host,
        port=port or _PORTS[parts.scheme],
        path=urlunsplit(("", "", path, query, "")),
        shown=shown,
    )


def get(
    target: Target,
    *,
    limits: Limits,
    allow_private: bool,
    cancelled: Callable[[], bool] = lambda: False,
) -> Answer:
    """Ask a server for a page.

    Args:
        target: What to ask for.
        limits: How long and how much to wait for.
        allow_private: Whether the machine may be on the local network, or this one.
        cancelled: Asked between pieces of the answer.

    Raises:
        ReadingError: The machine may not be asked, cannot be reached, or exceeds a limit.
        CancelledError: `cancelled` answered True.
    """
    deadline = time.monotonic() + limits.seconds
    try:
        address = _checked_address(target, limits, allow_private=allow_private)
        with _connection(target, address, limits, deadline) as connection:
            answer = _ask(connection, target, limits, cancelled)
        # A connection that was cut looks like the end of a page that names no length.
        if time.monotonic() >= deadline:
            raise _late(target, limits)
    except TimeoutError as error:
        raise _late(target, limits) from error
    except ssl.SSLError as error:
        raise ReadingError(
            "certificate",
            f"The server's certificate was not accepted: {_reason(error)}.",
            path=target.shown,
        ) from error
    except (OSError, http.client.HTTPException, ValueError) as error:
        if time.monotonic() >= deadline:
            raise _late(target, limits) from error
        raise ReadingError(
            "unreachable", f"The server could not be reached: {_reason(error)}.", path=target.shown
        ) from error
    return answer


def _checked_address(target: Target, limits: Limits, *, allow_private: bool) -> Address:
    """One address of the host, after all of them were checked."""
    found = resolve(target.host, target.port, timeout=limits.silence)
    if not found:
        raise OSError("the name stands for no address")
    if not allow_private and (private := [one.ip for one in found if not is_public(one.ip)]):
        raise ReadingError(
            "private-address",
            f"{target.host} is a machine of the local network or this one ({private[0]}); it is"
            " asked only if you confirm it.",
            path=target.shown,
        )
    return found[0]


@contextmanager
def _connection(
    target: Target, address: Address, limits: Limits, deadline: float
) -> Generator[http.client.HTTPConnection, None, None]:
    """A connection to a checked address, cut at the deadline whatever is being waited for."""
    plain = socket.socket(address.family, socket.SOCK_STREAM)
    cut = threading.Timer(max(0.0, deadline - time.monotonic()), _cut, (plain,))
    cut.daemon = True
    cut.start()
    connection = http.client.HTTPConnection(target.host, target.port)
    try:
        plain.settimeout(limits.silence)
        plain.connect(address.sockaddr)
        connection.sock = _encrypted(plain, target.host) if target.scheme == "https" else plain
        yield connection
    finally:
        cut.cancel()
        connection.close()
        plain.close()


def _cut(plain: socket.socket) -> None:
    with suppress(OSError):
        plain.shutdown(socket.SHUT_RDWR)


def _encrypted(plain: socket.socket, host: str) -> ssl.SSLSocket:
    import certifi

    context = ssl.create_default_context()
    # Bundled programs do not find the certificates of every system.
    context.load_verify_locations(certifi.where())
    return context.wrap_socket(plain, server_hostname=host)


def _ask(
    connection: http.client.HTTPConnection,
    target: Target,
    limits: Limits,
    cancelled: Callable[[], bool],
) -> Answer:
    sock = connection.sock
    where = sock.getpeername()
    certificate = sock.getpeercert(binary_form=True) if isinstance(sock, ssl.SSLSocket) else None
    connection.putrequest("GET", target.path, skip_host=True, skip_accept_encoding=True)
    for name, value in _headers(target):
        connection.putheader(name, value)
    connection.endheaders()
    with connection.getresponse() as response:
        body = _body(response, target, limits, cancelled)
    return Answer(
        status=response.status,
        reason=response.reason,
        headers=tuple(response.headers.items()),
        body=body,
        address=f"{where[0]} port {where[1]}",
        certificate=hashlib.sha256(certificate).hexdigest() if certificate else None,
    )


def _body(
    response: http.client.HTTPResponse,
    target: Target,
    limits: Limits,
    cancelled: Callable[[], bool],
) -> bytes:
    length = response.headers.get("Content-Length", "")
    if length.isdecimal() and int(length) > limits.size:
        raise _large(target, limits)
    blocks: list[bytes] = []
    size = 0
    while block := response.read1(_BLOCK):
        if cancelled():
            raise CancelledError
        size += len(block)
        if size > limits.size:
            raise _large(target, limits)
        blocks.append(block)
    if length.isdecimal() and size < int(length):
        raise http.client.IncompleteRead(b"", int(length) - size)
    return b"".join(blocks)


def _headers(target: Target) -> tuple[tuple[str, str], ...]:
    return (
        ("Host", urlsplit(target.url).netloc),
        (
            "User-Agent",
            f"Variorum/{variorum.__version__} (saves single pages on a reader's request)",
        ),
        ("Accept", "text/html,application/xhtml+xml,application/pdf,text/plain;q=0.9,*/*;q=0.5"),
        ("Accept-Language", "en,*;q=0.5"),
        ("Accept-Encoding", "identity"),
        ("Connection", "close"),
    )


def decoded_body(answer: Answer, limits: Limits, url: str) -> bytes:
    """The page without a compression that the server applied unasked, within the size limit.

    Raises:
        ReadingError: The compression is unknown or broken, or the page inflates too far.
    """
    coding = answer.header("content-encoding").strip().lower()
    if coding in {"", "identity"}:
        return answer.body
    if coding not in _DECODERS:
        raise ReadingError("unreadable", f"The page is compressed as {coding}.", path=url)
    inflating = zlib.decompressobj(_DECODERS[coding])
    try:
        body = inflating.decompress(answer.body, limits.size + 1)
    except zlib.error as error:
        raise ReadingError("damaged", "The compressed page is damaged.", path=url) from error
    if len(body) > limits.size:
        raise ReadingError("too-large", "The page inflates to more than is read.", path=url)
    if not inflating.eof:
        raise ReadingError("damaged", "The compressed page is cut short.", path=url)
    return body


def _late(target: Target, limits: Limits) -> ReadingError:
    return ReadingError(
        "timeout",
        f"The server did not answer within {limits.seconds:.0f} seconds.",
        path=target.shown,
    )


def _large(target: Target, limits: Limits) -> ReadingError:
    return ReadingError(
        "too-large", f"The page is larger than {limits.size / 1e6:,.0f} MB.", path=target.shown
    )


def _reason(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return str(error) or type(error).__name__
