"""A worker that needs no models: it answers as the real one does, and misbehaves when told to.

A folder that holds a file `slow`, `crash` or `fail` makes it wait, die or refuse. What it exports
is the settings.
"""

from __future__ import annotations

import os
import struct
import sys
import threading
import time
import zlib
from pathlib import Path
from queue import SimpleQueue

import msgspec

sys.path.insert(0, str(Path(__file__).parent))

import sample

from variorum.model.facts import amended
from variorum.model.messages import (
    Answer,
    ArticleRead,
    Compared,
    CompareRequest,
    Exported,
    ExportRequest,
    Failed,
    Fetched,
    FetchRequest,
    Hello,
    NoticeGiven,
    PagesMade,
    PagesRequest,
    Previewed,
    PreviewRequest,
    Progress,
    Request,
)

known: set[str] = set()


def send(answer: Answer) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
    sys.stdout.buffer.flush()


def compare(request: CompareRequest) -> None:
    folder = Path(request.paths[0])
    for notice in request.skip:
        send(NoticeGiven(id=request.id, notice=notice))
    left_out = {notice.path for notice in request.skip}
    pattern = "**/*.txt" if request.recursive else "*.txt"
    files = [path for path in sorted(folder.glob(pattern)) if str(path) not in left_out]
    for number, path in enumerate(files):
        send(
            Progress(id=request.id, stage="reading", done=number, total=len(files), path=str(path))
        )
        if path.name == "crash.txt":
            os._exit(3)
        if path.name == "large.txt":
            os._exit(71)
        send(ArticleRead(id=request.id, article=sample.read(path)))
    if (folder / "fail").exists():
        send(Failed(id=request.id, code="internal", message="It went wrong."))
        return
    send(Progress(id=request.id, stage="annotating", done=0, total=len(files), path=str(files[0])))
    if (folder / "slow").exists():
        time.sleep(60)
    made = sample.comparison(files)
    articles = tuple(amended(article, request.facts.get(article.path)) for article in made.articles)
    made = msgspec.structs.replace(made, articles=articles)
    send(Compared(id=request.id, comparison=made, seconds=1.4))


def export(request: ExportRequest) -> None:
    send(Progress(id=request.id, stage="exporting", path=request.target))
    target = Path(request.target)
    if not target.parent.is_dir():
        send(Failed(id=request.id, code="not-written", message="The folder is missing."))
        return
    if (target.parent / "slow").exists():
        (target.parent / f".variorum-{os.getpid()}-x.part").write_bytes(b"half")
        time.sleep(60)
    target.write_bytes(b"%PDF " + msgspec.json.encode(request.settings))
    send(Exported(id=request.id, format=request.format, target=request.target))


def png(width: int, height: int) -> bytes:
    """A black image."""
    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = zlib.compress(bytes((width + 1) * height))
    parts = ((b"IHDR", head), (b"IDAT", rows), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
        for name, data in parts
    )


def preview(request: PreviewRequest) -> None:
    """A page that is wider, the longer its title is."""
    if request.comparison is None and not known:
        send(Failed(id=request.id, code="no-comparison", message="There is no comparison."))
        return
    known.add("comparison")
    if request.settings.get("logo"):
        send(Failed(id=request.id, code="bad-logo", message="The logo cannot be read."))
        return
    width = 100 + len(request.settings.get("title") or "")
    send(Previewed(id=request.id, png=png(width, 150)))


def make_pages(request: PagesRequest) -> None:
    """Two pages, unless the title is "slow"."""
    files: list[str] = []
    for number in (1, 2):
        if request.settings.get("title") == "slow":
            time.sleep(60)
        path = Path(request.folder) / f"page-{number}.png"
        path.write_bytes(png(210, 297))
        files.append(str(path))
        send(Progress(id=request.id, stage="exporting", done=number, total=2))
    send(PagesMade(id=request.id, files=tuple(files)))


def fetch(request: FetchRequest) -> None:
    """Saves a page; `private` in the address must be allowed, `missing` is not there."""
    if "private" in request.url and not request.allow_private:
        message = "The address belongs to the local network."
        send(Failed(id=request.id, code="private-address", message=message, path=request.url))
        return
    if "missing" in request.url:
        message = "The server answered “404 Not Found”."
        send(Failed(id=request.id, code="http-status", message=message, path=request.url))
        return
    page = Path(request.folder) / "saved.txt"
    page.write_text("A page of the web.\n\nIt says little.", "utf-8")
    moved = "moved" in request.url
    send(
        Fetched(
            id=request.id,
            page=str(page),
            evidence=f"{page}.evidence.json",
            url=request.url,
            final_url="https://example.org/there" if moved else request.url,
            redirects=("https://example.org/between",) if moved else (),
            retrieved="2026-11-30T12:00:00+00:00",
            sha256="0" * 64,
            bytes=35,
        )
    )


def listen(queue: SimpleQueue[Request]) -> None:
    for line in sys.stdin.buffer:
        queue.put(msgspec.json.decode(line, type=Request))
    os._exit(0)


def main() -> None:
    queue: SimpleQueue[Request] = SimpleQueue()
    threading.Thread(target=listen, args=(queue,), daemon=True).start()
    send(Hello(generator="fake"))
    while True:
        request = queue.get()
        match request:
            case CompareRequest():
                compare(request)
            case ExportRequest():
                export(request)
            case PreviewRequest():
                preview(request)
            case PagesRequest():
                make_pages(request)
            case FetchRequest():
                fetch(request)


main()
