"""A worker that needs no models: it answers as the real one does, and misbehaves when told to.

A folder that holds a file `slow`, `crash` or `fail` makes it wait, die or refuse.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from pathlib import Path
from queue import SimpleQueue

import msgspec

sys.path.insert(0, str(Path(__file__).parent))

import sample

from variorum.model.messages import (
    Answer,
    ArticleRead,
    Compared,
    CompareRequest,
    Exported,
    ExportRequest,
    Failed,
    Hello,
    NoticeGiven,
    Progress,
    Request,
)


def send(answer: Answer) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
    sys.stdout.buffer.flush()


def compare(request: CompareRequest) -> None:
    folder = Path(request.paths[0])
    for notice in request.skip:
        send(NoticeGiven(id=request.id, notice=notice))
    left_out = {notice.path for notice in request.skip}
    files = [path for path in sorted(folder.glob("*.txt")) if str(path) not in left_out]
    for number, path in enumerate(files):
        send(
            Progress(id=request.id, stage="reading", done=number, total=len(files), path=str(path))
        )
        if path.name == "crash.txt":
            os._exit(3)
        send(ArticleRead(id=request.id, article=sample.read(path)))
    if (folder / "fail").exists():
        send(Failed(id=request.id, code="internal", message="It went wrong."))
        return
    send(Progress(id=request.id, stage="annotating", done=0, total=len(files), path=str(files[0])))
    if (folder / "slow").exists():
        time.sleep(60)
    send(Compared(id=request.id, comparison=sample.comparison(files), seconds=1.4))


def export(request: ExportRequest) -> None:
    send(Progress(id=request.id, stage="exporting", path=request.target))
    target = Path(request.target)
    if not target.parent.is_dir():
        send(Failed(id=request.id, code="not-written", message="The folder is missing."))
        return
    target.write_bytes(b"%PDF " + request.comparison.generator.encode())
    send(Exported(id=request.id, format=request.format, target=request.target))


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
        if isinstance(request, CompareRequest):
            compare(request)
        else:
            export(request)


main()
