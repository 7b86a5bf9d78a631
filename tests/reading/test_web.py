"""Saving pages of the web: from a server on this machine, which the user confirmed."""

from __future__ import annotations

import gzip
import hashlib
import json
import socket
import threading
import time
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, ClassVar

import pytest

from variorum.base.errors import CancelledError, ReadingError
from variorum.model.options import Options
from variorum.reading import discover, http, read
from variorum.reading.addresses import Address, is_public, resolve
from variorum.reading.http import Limits
from variorum.reading.web import SavedPage, fetch

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

OPTIONS = Options()
QUICK = Limits(seconds=3.0, silence=0.5, size=100_000)


class Server(ThreadingHTTPServer):
    """Answers each path with what the test put there."""

    daemon_threads = True
    answers: ClassVar[dict[str, Callable[[BaseHTTPRequestHandler], None]]] = {}

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.asked: list[str] = []
        self.headers: list[dict[str, str]] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"


class Handler(BaseHTTPRequestHandler):
    server: Server

    def do_GET(self) -> None:
        self.server.asked.append(self.path)
        self.server.headers.append(dict(self.headers.items()))
        with suppress(OSError):
            self.server.answers[self.path](self)

    def log_message(self, *_: object) -> None:
        pass


def send(
    body: bytes, kind: str = "text/html; charset=utf-8", status: int = 200, **headers: str
) -> Callable[[BaseHTTPRequestHandler], None]:
    def answer(handler: BaseHTTPRequestHandler) -> None:
        handler.send_response(status)
        handler.send_header("Content-Type", kind)
        for name, value in headers.items():
            handler.send_header(name.replace("_", "-"), value)
        handler.send_header("Content-Length", str(len(body)))
        handler.end_headers()
        handler.wfile.write(body)

    return answer


def redirect(target: str) -> Callable[[BaseHTTPRequestHandler], None]:
    return send(b"", status=302, Location=target)


@pytest.fixture
def server() -> Iterator[Server]:
    with Server() as running:
        running.answers.clear()
        thread = threading.Thread(target=running.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield running
        running.shutdown()
        thread.join()


@pytest.fixture
def save(server: Server, tmp_path: Path) -> Callable[..., SavedPage]:
    def fetch_path(path: str, **given: object) -> SavedPage:
        given = {"options": OPTIONS, "allow_private": True, "limits": QUICK} | given
        return fetch(server.url + path, tmp_path, **given)  # pyright: ignore[reportArgumentType]

    return fetch_path


def refusal(save: Callable[..., SavedPage], path: str, **given: object) -> ReadingError:
    with pytest.raises(ReadingError) as caught:
        save(path, **given)
    return caught.value


def test_a_page_is_saved_with_its_evidence(
    server: Server, save: Callable[..., SavedPage], page: Callable[..., str], tmp_path: Path
) -> None:
    data = page().encode()
    server.answers["/news/ferry-aground.html?x=1"] = send(data, ETag='"abc"')
    saved = save("/news/ferry-aground.html?x=1")
    assert saved.page.read_bytes() == data
    assert saved.page.name == "127-0-0-1-ferry-aground.html"
    assert saved.sha256 == hashlib.sha256(data).hexdigest()
    assert saved.retrieved.endswith("+00:00")
    record = json.loads(saved.evidence.read_text())
    assert record["sha256"] == saved.sha256
    assert record["url"] == record["final_url"] == saved.url
    exchange = record["exchanges"][0]
    assert exchange["status"] == 200
    assert ["ETag", '"abc"'] in exchange["headers"]
    assert exchange["address"].startswith("127.0.0.1 port ")
    assert "Cookie" not in server.headers[0]
    assert {path.name for path in tmp_path.iterdir()} == {saved.page.name, saved.evidence.name}


def test_the_evidence_tells_address_and_time_when_the_page_is_read(
    server: Server, save: Callable[..., SavedPage], page: Callable[..., str], tmp_path: Path
) -> None:
    server.answers["/a"] = send(page().encode())
    saved = save("/a")
    files, notices = discover([tmp_path])
    assert (files, notices) == ((saved.page,), ())
    article = read(saved.page, options=OPTIONS)
    assert (article.url, article.retrieved) == (saved.final_url, saved.retrieved)
    assert article.origins["retrieved"] == "evidence file"
    saved.page.write_text(page(inside="<p>Words that were not there when it was saved.</p>"))
    assert read(saved.page, options=OPTIONS).retrieved is None


def test_nothing_is_overwritten(server: Server, save: Callable[..., SavedPage]) -> None:
    server.answers["/a"] = send(b"<p>first</p>")
    first = save("/a")
    server.answers["/a"] = send(b"<p>second</p>")
    second = save("/a")
    assert first.page.read_bytes() == b"<p>first</p>"
    assert second.page.read_bytes() == b"<p>second</p>"
    assert first.page != second.page


def test_redirects_are_followed_and_reported(
    server: Server, save: Callable[..., SavedPage]
) -> None:
    server.answers["/a"] = redirect("/b")
    server.answers["/b"] = redirect(f"{server.url}/c?d=1")
    server.answers["/c?d=1"] = send(b"<p>here</p>")
    saved = save("/a")
    assert saved.redirects == (f"{server.url}/b",)
    assert saved.final_url == f"{server.url}/c?d=1"
    record = json.loads(saved.evidence.read_text())
    assert [one["status"] for one in record["exchanges"]] == [302, 302, 200]


def test_redirects_are_limited(server: Server, save: Callable[..., SavedPage]) -> None:
    server.answers["/a"] = redirect("/a")
    assert refusal(save, "/a").code == "redirects"
    assert len(server.asked) == 6


@pytest.mark.parametrize("target", ["file:///etc/passwd", "ftp://x.example/", "javascript:x"])
def test_redirects_lead_to_web_addresses_only(
    server: Server, save: Callable[..., SavedPage], target: str
) -> None:
    server.answers["/a"] = redirect(target)
    assert refusal(save, "/a").code == "bad-address"


def test_local_machines_are_asked_only_if_confirmed(
    server: Server, save: Callable[..., SavedPage]
) -> None:
    error = refusal(save, "/a", allow_private=False)
    assert error.code == "private-address"
    assert "127.0.0.1" in error.message
    assert server.asked == []


def test_a_public_page_cannot_lead_to_a_local_machine(
    server: Server, save: Callable[..., SavedPage], monkeypatch: pytest.MonkeyPatch
) -> None:
    server.answers["/a"] = redirect("http://inside.example/")
    port = server.server_address[1]

    def names(_host: str, _port: int, **_: object) -> list[Address]:
        return [Address(socket.AF_INET, ("127.0.0.1", port))]

    public = {"127.0.0.1": False}
    monkeypatch.setattr(http, "resolve", names)
    monkeypatch.setattr(http, "is_public", lambda ip: not server.asked or public[ip])
    error = refusal(save, "/a", allow_private=False)
    assert error.code == "private-address"
    assert server.asked == ["/a"]


def test_a_name_is_resolved_once_and_all_its_addresses_are_checked(
    server: Server, save: Callable[..., SavedPage], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def names(host: str, port: int, **_: object) -> list[Address]:
        asked.append(host)
        # The second answer, which a rebinding name server would give, is never asked for.
        return [
            Address(socket.AF_INET, ("93.184.216.34", port)),
            Address(socket.AF_INET, ("10.0.0.7", port)),
        ]

    monkeypatch.setattr(http, "resolve", names)
    error = refusal(save, "/a", allow_private=False)
    assert error.code == "private-address"
    assert "10.0.0.7" in error.message
    assert asked == ["127.0.0.1"]
    assert server.asked == []


@pytest.mark.parametrize(
    ("ip", "public"),
    [
        ("93.184.216.34", True),
        ("2606:2800:220:1::1", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("172.16.0.1", False),
        ("192.168.1.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),  # noqa: S104 - refused, not bound to
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("::1", False),
        ("::", False),
        ("fe80::1%eth0", False),
        ("fc00::1", False),
        ("ff02::1", False),
        ("::ffff:127.0.0.1", False),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
        ("2001:0:4136:e378:8000:63bf:3fff:fdd2", False),
        ("no address", False),
    ],
)
def test_which_addresses_are_public(ip: str, *, public: bool) -> None:
    assert is_public(ip) is public


@pytest.mark.parametrize("host", ["localhost", "127.1", "2130706433", "0x7f000001", "[::1]"])
def test_other_notations_of_this_machine_are_seen_through(host: str, tmp_path: Path) -> None:
    with pytest.raises(ReadingError) as caught:
        fetch(f"http://{host}:9/", tmp_path, options=OPTIONS, limits=QUICK)
    assert caught.value.code in {"private-address", "unreachable"}
    assert resolve("127.0.0.1", 9, timeout=1)[0].ip == "127.0.0.1"


@pytest.mark.parametrize(
    "url",
    [
        "file:///etc/passwd",
        "ftp://x.example/a",
        "x.example/a",
        "http://",
        "http://user:secret@x.example/",
        "http://x.example:99999/",
        "http://x .example/",
        "http://x.example/a\r\nHost: y",
        "http://" + "x" * 5000 + ".example/",
        "",
    ],
)
def test_what_is_no_web_address_is_refused(url: str, tmp_path: Path) -> None:
    with pytest.raises(ReadingError) as caught:
        fetch(url, tmp_path, options=OPTIONS)
    assert caught.value.code == "bad-address"


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        (send(b"gone", status=404), "http-status"),
        (send(b"x", kind="image/png"), "unknown-kind"),
        (send(b""), "empty"),
        (send(b"x" * 200_000), "too-large"),
        (send(gzip.compress(b"x" * 500_000), Content_Encoding="gzip"), "too-large"),
        (send(b"x", Content_Encoding="gzip"), "damaged"),
        (send(b"x", Content_Encoding="br"), "unreadable"),
    ],
)
def test_answers_that_are_no_page_are_told(
    server: Server,
    save: Callable[..., SavedPage],
    tmp_path: Path,
    answer: Callable[[BaseHTTPRequestHandler], None],
    code: str,
) -> None:
    server.answers["/a"] = answer
    error = refusal(save, "/a")
    assert error.code == code
    assert error.path == f"{server.url}/a"
    assert list(tmp_path.iterdir()) == []


def test_a_compressed_page_is_kept_as_sent_and_as_read(
    server: Server, save: Callable[..., SavedPage]
) -> None:
    sent = gzip.compress(b"<p>here</p>")
    server.answers["/a"] = send(sent, Content_Encoding="gzip")
    saved = save("/a")
    assert saved.page.read_bytes() == b"<p>here</p>"
    assert saved.page.with_name(saved.page.name + ".sent").read_bytes() == sent
    assert json.loads(saved.evidence.read_text())["sent_sha256"] == hashlib.sha256(sent).hexdigest()


def endless(handler: BaseHTTPRequestHandler) -> None:
    handler.send_response(200)
    handler.send_header("Content-Type", "text/html")
    handler.end_headers()
    while True:
        handler.wfile.write(b"x" * 65_536)


def test_an_endless_page_is_cut(server: Server, save: Callable[..., SavedPage]) -> None:
    server.answers["/a"] = endless
    assert refusal(save, "/a").code == "too-large"


def dripping(handler: BaseHTTPRequestHandler) -> None:
    handler.send_response(200)
    handler.end_headers()
    for _ in range(200):
        handler.wfile.write(b"x")
        handler.wfile.flush()
        time.sleep(0.02)


def dripping_header(handler: BaseHTTPRequestHandler) -> None:
    handler.wfile.write(b"HTTP/1.1 200 OK\r\n")
    for number in range(90):
        handler.wfile.write(f"X-{number}: x\r\n".encode())
        handler.wfile.flush()
        time.sleep(0.03)


def silent(handler: BaseHTTPRequestHandler) -> None:
    time.sleep(1.0)
    handler.close_connection = True


@pytest.mark.parametrize("answer", [dripping, dripping_header, silent])
def test_slow_servers_are_given_up(
    server: Server,
    save: Callable[..., SavedPage],
    answer: Callable[[BaseHTTPRequestHandler], None],
) -> None:
    server.answers["/a"] = answer
    limits = Limits(seconds=0.4, silence=0.3)
    assert refusal(save, "/a", limits=limits).code == "timeout"


def test_a_page_cut_short_is_told(server: Server, save: Callable[..., SavedPage]) -> None:
    def short(handler: BaseHTTPRequestHandler) -> None:
        handler.send_response(200)
        handler.send_header("Content-Length", "1000")
        handler.end_headers()
        handler.wfile.write(b"<p>half")

    server.answers["/a"] = short
    assert refusal(save, "/a").code == "unreachable"


def test_what_does_not_speak_http_is_told(server: Server, save: Callable[..., SavedPage]) -> None:
    server.answers["/a"] = lambda handler: handler.wfile.write(b"\x00\x01 nonsense\r\n\r\n")
    assert refusal(save, "/a").code == "unreachable"


def test_nobody_there_is_told(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with pytest.raises(ReadingError, match="could not be reached") as caught:
        fetch(f"http://127.0.0.1:{port}/", tmp_path, options=OPTIONS, allow_private=True)
    assert caught.value.code == "unreachable"


def test_an_encrypted_page_without_encryption_is_told(server: Server, tmp_path: Path) -> None:
    url = server.url.replace("http:", "https:")
    with pytest.raises(ReadingError) as caught:
        fetch(url, tmp_path, options=OPTIONS, allow_private=True, limits=QUICK)
    assert caught.value.code in {"certificate", "unreachable"}


def test_a_missing_folder_is_told(server: Server, tmp_path: Path) -> None:
    with pytest.raises(ReadingError, match="folder"):
        fetch(server.url, tmp_path / "gone", options=OPTIONS, allow_private=True)
    assert server.asked == []


def test_the_user_can_stop_it(server: Server, save: Callable[..., SavedPage]) -> None:
    server.answers["/a"] = endless
    answers = iter([False])
    with pytest.raises(CancelledError):
        save("/a", cancelled=lambda: next(answers, True))
