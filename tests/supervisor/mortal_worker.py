"""A worker that needs no models, and dies on files by the names of which it is told to."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path

import msgspec

from variorum.model.comparison import Comparison, Notice
from variorum.model.messages import (
    Answer,
    Compared,
    CompareRequest,
    Failed,
    Hello,
    NoticeGiven,
    Progress,
    Request,
)

SLOW = Notice(path="", code="slow", message="It is a slow day.")


def send(answer: Answer) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
    sys.stdout.buffer.flush()


def compare(request: CompareRequest) -> None:
    send(NoticeGiven(id=request.id, notice=SLOW))
    left_out = {notice.path for notice in request.skip}
    for path in request.paths:
        name = Path(path).name
        if name == "refused":
            send(Failed(id=request.id, code="bad", message="It is bad.", path=path))
            return
        if path in left_out and name != "stubborn":
            continue
        send(Progress(id=request.id, stage="reading", path="" if name == "nameless" else path))
        if name in {"crash", "stubborn", "nameless"}:
            os._exit(3)
        if name == "long":
            signal.raise_signal(signal.SIGALRM)
        if name == "large":
            os._exit(71)
        if name == "endless":
            time.sleep(60)
    comparison = Comparison(generator=str(os.getpid()), notices=request.skip)
    send(Compared(id=request.id, comparison=comparison, seconds=0))


send(Hello(generator="mortal"))
for line in sys.stdin.buffer:
    compare(msgspec.json.decode(line, type=Request))
