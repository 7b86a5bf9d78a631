"""Four long articles in the window, beside as many bare text panes with the same words.

Everything is measured in seconds of this process's own work, because other programs run on the same machine; a
wait that the window makes by itself is added where it is part of what a user sees.
"""

from __future__ import annotations

import json
import os
import random
import sys
import tempfile
import time
from statistics import median
from typing import TYPE_CHECKING

from PySide6.QtCore import QEventLoop, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QTextCharFormat, QTextCursor, QWheelEvent
from PySide6.QtWidgets import QApplication, QSplitter, QTextEdit

from variorum.gui import app as gui
from variorum.gui.typography import TEXT_PIXELS, text_font
from variorum.model.article import AnnotatedArticle, Span
from variorum.model.comparison import (
    KINDS,
    STATUSES,
    Comparison,
    Divergence,
    Link,
    Reading,
    SentenceRef,
    Statement,
)

if TYPE_CHECKING:
    from collections.abc import Callable


PANES = 4
WORDS = 20_000
MARKS = 3_000
_SENTENCE = 20
_PARAGRAPH = 4
_SIZE = 1440, 900
_OTHER_SIZE = 1300, 860
_STEPS = 60
_SYLLABLES = (
    "ba",
    "den",
    "fo",
    "gri",
    "hes",
    "ka",
    "lun",
    "mor",
    "ne",
    "ost",
    "pe",
    "ra",
    "tin",
    "ul",
    "vey",
)


def make(*, words: int = WORDS, marks: int = MARKS) -> Comparison:
    """Articles with many sentences, links and marks, the same every time."""
    rng = random.Random(7)  # noqa: S311 - the same articles every time
    articles = tuple(_article(rng, number, words) for number in range(1, PANES + 1))
    length = min(len(article.sentences) for article in articles)
    links = tuple(
        Link(left=SentenceRef(left.id, n), right=SentenceRef(right.id, n), score=0.9,
             confidence="confident" if n % 3 else "possible", backbone=bool(n % 3))
        for place, left in enumerate(articles) for right in articles[place + 1 :]
        for n in range(0, length, 2)
    )  # fmt: skip
    statements = tuple(
        Statement(id=f"s{n + 1}", members=tuple(SentenceRef(a.id, n) for a in articles))
        for n in range(length)
    )
    return Comparison(
        generator="made up", reference="a1", articles=articles, alignments=links,
        statements=statements, divergences=_divergences(articles, marks),
    )  # fmt: skip


def _article(rng: random.Random, number: int, words: int) -> AnnotatedArticle:
    paragraphs: list[str] = []
    spans: list[Span] = []
    at = 0
    for _ in range(words // (_SENTENCE * _PARAGRAPH)):
        sentences: list[str] = []
        for _ in range(_PARAGRAPH):
            text = " ".join(_word(rng) for _ in range(_SENTENCE)).capitalize() + "."
            spans.append(Span(at, at + len(text)))
            sentences.append(text)
            at += len(text) + 1
        paragraphs.append(" ".join(sentences))
        at += 1
    return AnnotatedArticle(
        path=f"/made/up/{number}.txt", sha256="0" * 64, bytes=0, encoding="utf-8",
        title=f"Article {number}", text="\n\n".join(paragraphs), id=f"a{number}",
        sentences=tuple(spans),
    )  # fmt: skip


def _word(rng: random.Random) -> str:
    return "".join(rng.choice(_SYLLABLES) for _ in range(rng.randrange(1, 4)))


def _divergences(articles: tuple[AnnotatedArticle, ...], count: int) -> tuple[Divergence, ...]:
    starts = [_word_starts(article.text, count) for article in articles]
    return tuple(
        Divergence(
            id=f"d{n + 1}", kind=KINDS[n % len(KINDS)], status=STATUSES[n % 7 % len(STATUSES)],
            about=f"thing {n + 1}", label="differs", rule="made up", explanation="They differ.",
            readings=tuple(
                Reading(article=article.id, start=start, end=end, text=article.text[start:end],
                        changed=(Span(start, end),) if _names_words(n) else ())
                for article, (start, end) in zip(articles, (found[n] for found in starts), strict=True)
            ),
        )
        for n in range(count)
    )  # fmt: skip


def _names_words(number: int) -> bool:
    """Real comparisons name changed words in three quotes of five, and nowhere else."""
    return KINDS[number % len(KINDS)] == "quote" and number // len(KINDS) % 5 in (0, 1, 2)


def _word_starts(text: str, count: int) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    at = 0
    while len(found) < count:
        at = text.index(" ", at + len(text) // count - 8) + 1
        ends = [end for end in (text.find(" ", at), text.find(".", at)) if end > at]
        found.append((at, min(ends)))
    return found


def until(app: QApplication, finished: Callable[[], bool], seconds: float = 20) -> None:
    """Turn the event loop until something is so, without keeping the processor busy."""
    start = time.perf_counter()
    app.processEvents()
    while not finished() and time.perf_counter() - start < seconds:
        app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    app.processEvents()


def pause(app: QApplication, seconds: float) -> None:
    """Go on turning the event loop for a while."""
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        app.processEvents()
        time.sleep(0.002)


def always() -> bool:
    """Nothing is to be waited for."""
    return True


def work(
    app: QApplication, action: Callable[[], object], finished: Callable[[], bool] = always
) -> float:
    """Work that an action makes until something is so, in milliseconds; the repaint is included."""
    start = time.process_time()
    action()
    until(app, finished)
    return (time.process_time() - start) * 1000


def wheel(widget: QTextEdit) -> None:
    """One step of the wheel, downwards."""
    place = QPointF(40, 40)
    event = QWheelEvent(
        place, widget.viewport().mapToGlobal(place), QPoint(0, 0), QPoint(0, -120),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(widget.viewport(), event)


def percentile(values: list[float], share: float) -> float:
    """The value that so large a share of them does not exceed."""
    return sorted(values)[min(len(values) - 1, round(share * len(values)))]


class Ours:
    """The window with the articles."""

    def __init__(self, app: QApplication, comparison: Comparison) -> None:
        self.app = app
        self.window = window = gui.make_window([])
        window.resize(*_SIZE)
        window.show()
        window.furnish()
        window.client.close()
        window.session.open(["/made/up"])
        for article in comparison.articles:
            window.session.add_article(article)
        window.session.set_comparison(comparison, 0.0)
        self._settle()

    def _settled(self) -> bool:
        reading = self.window.workspace.reading
        return not (self.window.chores.waiting or reading.settling.active)

    def _settle(self) -> None:
        until(self.app, self._settled)
        pause(self.app, 0.5)

    def _work(self, action: Callable[[], object]) -> float:
        spent = work(self.app, action, self._settled)
        pause(self.app, 0.2)
        return spent

    def measure(self) -> dict[str, float]:
        """All measurements, in milliseconds of work."""
        window = self.window
        first = next(iter(window.workspace.reading.panes.values())).text
        steps = [work(self.app, lambda: wheel(first)) for _ in range(_STEPS)]
        jumps = [work(self.app, lambda: window.session.attention.step(97)) for _ in range(12)]
        self._settle()
        kinds = {
            kind: [self._work(window.commands.kinds[kind].toggle) for _ in range(4)]
            for kind in ("figure", "quote")
        }
        field = window.toolbar.find_field
        finds = [self._work(lambda t=t: field.setText(t)) for t in ("d", "de", "den", "denfo")]
        field.clear()
        sizes = (_OTHER_SIZE, _SIZE, _OTHER_SIZE, _SIZE)
        resizes = [self._work(lambda s=s: window.resize(*s)) for s in sizes]
        window.close()
        return {
            "wheel": percentile(steps, 0.95),
            "jump": percentile(jumps, 0.8),
            "kind": max(median(spent) for spent in kinds.values()),
            "find": max(finds),
            "resize": median(resizes),
        }


class Bare:
    """As many text panes with the same words, which do nothing else."""

    def __init__(self, app: QApplication, comparison: Comparison) -> None:
        self.app = app
        self.frame = QSplitter()
        self.panes: list[QTextEdit] = []
        # Of each pane, the words of one kind of difference.
        self.spans = [
            [(r.start, r.end) for d in comparison.divergences if d.kind == "figure"
             for r in d.readings if r.article == article.id]
            for article in comparison.articles
        ]  # fmt: skip
        for article in comparison.articles:
            pane = QTextEdit()
            pane.setReadOnly(True)
            pane.setFont(text_font(TEXT_PIXELS))
            pane.setPlainText(article.text)
            self.frame.addWidget(pane)
            self.panes.append(pane)
        self.frame.resize(*_SIZE)
        self.frame.show()
        pause(app, 1)
        self._laid_out()

    def _laid_out(self) -> bool:
        for pane in self.panes:
            pane.document().documentLayout().blockBoundingRect(pane.document().lastBlock())
        return True

    def _wheel(self) -> None:
        for pane in self.panes:
            wheel(pane)

    def _jump(self, part: int) -> None:
        for pane in self.panes:
            bar = pane.verticalScrollBar()
            bar.setValue(part * bar.maximum() // 13)

    def _mark(self, weight: int) -> None:
        form = QTextCharFormat()
        form.setFontWeight(weight)
        for pane, spans in zip(self.panes, self.spans, strict=True):
            cursor = QTextCursor(pane.document())
            cursor.beginEditBlock()
            for start, end in spans:
                cursor.setPosition(start)
                cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
                cursor.mergeCharFormat(form)
            cursor.endEditBlock()

    def _find(self, word: str) -> None:
        for pane in self.panes:
            found: list[QTextEdit.ExtraSelection] = []
            cursor = pane.document().find(word)
            while not cursor.isNull():
                selection = QTextEdit.ExtraSelection()
                selection.cursor = cursor  # pyright: ignore[reportAttributeAccessIssue]
                selection.format.setBackground(QColor("yellow"))  # pyright: ignore[reportAttributeAccessIssue]
                found.append(selection)
                cursor = pane.document().find(word, cursor)
            pane.setExtraSelections(found)

    def measure(self) -> dict[str, float]:
        """The same measurements."""
        app = self.app
        steps = [work(app, self._wheel) for _ in range(_STEPS)]
        jumps = [work(app, lambda n=n: self._jump(n * 5 % 13)) for n in range(12)]
        kinds = [work(app, lambda w=w: self._mark(w), self._laid_out) for w in (700, 400, 700, 400)]
        finds = [work(app, lambda w=w: self._find(w)) for w in ("de", "den", "denfo")]
        sizes = (_OTHER_SIZE, _SIZE, _OTHER_SIZE, _SIZE)
        resizes = [work(app, lambda s=s: self.frame.resize(*s), self._laid_out) for s in sizes]
        self.frame.close()
        return {
            "wheel": percentile(steps, 0.95),
            "jump": percentile(jumps, 0.8),
            "kind": median(kinds),
            "find": max(finds),
            "resize": median(resizes),
        }


def measure() -> dict[str, float]:
    """Ours in milliseconds, and the bare panes' (`…_bare`)."""
    home = tempfile.mkdtemp()
    os.environ.update(XDG_CONFIG_HOME=home, XDG_DATA_HOME=home)
    app = QApplication(sys.argv[:1])
    comparison = make()
    ours, bare = Ours(app, comparison).measure(), Bare(app, comparison).measure()
    return {**ours, **{f"{name}_bare": value for name, value in bare.items()}}


if __name__ == "__main__":
    print(json.dumps(measure()))
