"""What the worker does beside comparing: previews, pages to print, pages of the web."""

from __future__ import annotations

import subprocess
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import msgspec
import pytest

from variorum import worker
from variorum.model.article import AnnotatedArticle
from variorum.model.comparison import Comparison
from variorum.model.messages import (
    Answer,
    Failed,
    Fetched,
    FetchRequest,
    Hello,
    PagesMade,
    PagesRequest,
    Previewed,
    PreviewRequest,
    Progress,
    Request,
)

PAGE = b"<html><head><title>Ferry</title></head><body><p>The ferry ran aground.</p></body></html>"


class _Handler(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        moved = self.path == "/old"
        self.send_response(302 if moved else 200)
        if moved:
            self.send_header("Location", "/ferry")
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(0 if moved else len(PAGE)))
        self.end_headers()
        if not moved:
            self.wfile.write(PAGE)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the library's name
        pass


@pytest.fixture
def site() -> Iterator[str]:
    """The address of a server on this machine."""
    with ThreadingHTTPServer(("127.0.0.1", 0), _Handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()
        thread.join()


@pytest.fixture
def ask() -> Iterator[Callable[[Request], list[Answer]]]:
    """Sends a request to a worker, and gives its answers up to the last."""
    process = subprocess.Popen(worker.command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdin
    assert process.stdout
    stdin, stdout = process.stdin, process.stdout

    def send(request: Request) -> list[Answer]:
        stdin.write(msgspec.json.encode(request) + b"\n")
        stdin.flush()
        answers: list[Answer] = []
        while not answers or isinstance(answers[-1], Hello | Progress):
            answers.append(msgspec.json.decode(stdout.readline(), type=Answer))
        return answers

    yield send
    stdin.close()
    stdout.close()
    process.kill()
    process.wait()


@pytest.fixture
def comparison() -> Comparison:
    """One article."""
    article = AnnotatedArticle(
        id="a1",
        path="flood.txt",
        sha256="0" * 64,
        bytes=20,
        encoding="utf-8",
        title="Flood",
        text="The river rose by two metres.",
    )
    return Comparison(articles=(article,))


Ask = Callable[[Request], list[Answer]]


def test_the_comparison_is_sent_with_the_first_preview_alone(
    ask: Ask, comparison: Comparison
) -> None:
    refused = ask(PreviewRequest(id=1))[-1]
    assert isinstance(refused, Failed)
    assert refused.code == "no-comparison"
    first = ask(PreviewRequest(id=2, comparison=comparison))[-1]
    again = ask(PreviewRequest(id=3))[-1]
    other = ask(PreviewRequest(id=4, settings={"title": "River"}))[-1]
    assert isinstance(first, Previewed)
    assert isinstance(again, Previewed)
    assert isinstance(other, Previewed)
    assert first.png.startswith(b"\x89PNG")
    assert again.png == first.png
    assert other.png != first.png


def test_a_preview_that_cannot_be_made_is_told(ask: Ask, comparison: Comparison) -> None:
    settings = {"logo": "/missing/logo.png"}
    failed = ask(PreviewRequest(id=5, comparison=comparison, settings=settings))[-1]
    assert isinstance(failed, Failed)
    assert (failed.id, failed.code) == (5, "bad-logo")


def test_pages_are_made_one_after_the_other(
    ask: Ask, comparison: Comparison, tmp_path: Path
) -> None:
    answers = ask(PagesRequest(id=6, comparison=comparison, folder=str(tmp_path), ppi=60))
    made = answers[-1]
    assert isinstance(made, PagesMade)
    assert [Path(file).parent for file in made.files] == [tmp_path] * len(made.files)
    steps = [(a.done, a.total) for a in answers if isinstance(a, Progress)]
    assert steps == [(n, len(made.files) if n else 0) for n in range(len(made.files) + 1)]


def test_a_page_of_this_network_is_fetched_only_if_allowed(
    ask: Ask, site: str, tmp_path: Path
) -> None:
    refused = ask(FetchRequest(id=7, url=f"{site}/old", folder=str(tmp_path)))[-1]
    assert isinstance(refused, Failed)
    assert refused.code == "private-address"
    assert list(tmp_path.iterdir()) == []
    saved = ask(FetchRequest(id=8, url=f"{site}/old", folder=str(tmp_path), allow_private=True))[-1]
    assert isinstance(saved, Fetched)
    assert Path(saved.page).read_bytes() == PAGE
    assert saved.final_url == f"{site}/ferry"
    assert Path(saved.evidence).is_file()
    assert saved.bytes == len(PAGE)
