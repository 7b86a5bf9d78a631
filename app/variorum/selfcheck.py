"""Checks that the installed program is whole: its files, every model, a comparison and a report."""

from __future__ import annotations

import os
import platform
import sys
import tempfile
from contextlib import contextmanager
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

import variorum
from variorum.base.errors import VariorumError
from variorum.base.paths import resources, seeds

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator

    from variorum.model.article import Article
    from variorum.model.comparison import Comparison, Notice
    from variorum.model.messages import Stage

# Notices that tell of a part that is missing; a fresh installation gives none of them.
_INCOMPLETE = ("crashed", "no-pipeline", "no-vectors", "unreadable")
_FOREIGN = "Die Behörden teilten am Montag mit, dass die Brücke nach dem Unglück gesperrt bleibt."
_NEEDED = ("fonts", "html", "icons/variorum.png", "minilm/vocab.txt", "styles", "typst/report.typ")


class Check(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that was tried.

    Attributes:
        subject: What, in two or three words.
        passed: Whether it works.
        message: What was found, or what is wrong, in plain words.
    """

    subject: str
    passed: bool
    message: str


class _Silent:
    """Keeps the notices of a comparison and says nothing."""

    def __init__(self) -> None:
        self.notices: list[Notice] = []

    def progress(self, stage: Stage, done: int, total: int, path: str) -> None:
        """Nothing to say."""

    def article(self, article: Article) -> None:
        """Nothing to say."""

    def notice(self, notice: Notice) -> None:
        self.notices.append(notice)


class _Trial:
    """The checks in their order; a later one uses what an earlier one made."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._comparison: Comparison | None = None

    def checks(self) -> tuple[tuple[str, Callable[[], str]], ...]:
        """What is tried, under the name it is reported by."""
        return (
            ("own files", self._files),
            ("language models", self._pipelines),
            ("other languages", self._languages),
            ("sentence model", self._vectors),
            ("comparison", self._compare),
            ("PDF report", self._report),
        )

    def _files(self) -> str:
        missing = [name for name in _NEEDED if not (resources() / name).exists()]
        if missing:
            raise VariorumError("incomplete", f"missing: {', '.join(missing)}")
        articles = sorted(seeds().glob("*.txt"))
        if not articles:
            raise VariorumError("incomplete", "the sample articles are missing")
        return f"complete, with {len(articles)} sample articles"

    def _pipelines(self) -> str:
        from variorum.language import pipeline
        from variorum.model.options import Options

        installed = {point.name for point in entry_points(group="spacy_models")}
        names = sorted({Options().pipeline} | installed)
        for name in names:
            parsed = pipeline.load(name).parse("Two people were hurt in Kabul on Monday.")
            if not parsed.words or not parsed.words[0]:
                raise VariorumError("no-words", f"{name} is loaded but finds no words")
        return ", ".join(names)

    def _languages(self) -> str:
        from variorum.language.detection import NAMES, find_language

        found = find_language(_FOREIGN)
        if found != "de":
            name = NAMES.get(found or "", "nothing")
            raise VariorumError("detection", f"a German sentence was taken for {name}")
        return "told apart"

    def _vectors(self) -> str:
        from variorum.language import vectors

        encoder = vectors.load()
        if encoder is None:
            raise VariorumError("no-vectors", "the model or its run time is missing or damaged")
        near, same, far = (
            encoder.encode([words])[0].vectors.mean(axis=0)
            for words in ("The bridge fell down.", "The bridge collapsed.", "Milk is cheap.")
        )
        if not near @ same > near @ far:
            raise VariorumError("wrong-vectors", "the model is loaded but computes nonsense")
        return vectors.NAME

    def _compare(self) -> str:
        from variorum.supervisor import Supervisor

        observer = _Silent()
        with Supervisor(observer) as supervisor:
            comparison = supervisor.compare([seeds()])
        notices = {n.message: n for n in (*observer.notices, *comparison.notices)}.values()
        bad = [notice.message for notice in notices if notice.code in _INCOMPLETE]
        if bad:
            raise VariorumError("incomplete", " ".join(bad))
        if not comparison.divergences or not comparison.alignments:
            raise VariorumError("nothing-found", "the samples were compared, but nothing was found")
        self._comparison = comparison
        return (
            f"{len(comparison.articles)} sample articles, {len(comparison.alignments)} links, "
            f"{len(comparison.divergences)} differences"
        )

    def _report(self) -> str:
        from variorum import export
        from variorum.export.verify import verify

        if self._comparison is None:
            raise VariorumError("no-comparison", "there is no comparison to print")
        target = self._folder / "comparison.pdf"
        export.write(self._comparison, "pdf", target, export.ReportSettings())
        result = verify(target, None)
        if not result.intact:
            raise VariorumError("changed", "the report was written, but does not check out")
        return f"{target.stat().st_size // 1000} kB, written and checked"


@contextmanager
def _own_folder() -> Generator[Path]:
    """A temporary folder that also takes the cache: what was kept before must not pass a check."""
    before = os.environ.get("VARIORUM_CACHE_DIR")
    with tempfile.TemporaryDirectory(prefix="variorum-check-") as name:
        os.environ["VARIORUM_CACHE_DIR"] = str(Path(name) / "cache")
        try:
            yield Path(name)
        finally:
            if before is None:
                del os.environ["VARIORUM_CACHE_DIR"]
            else:
                os.environ["VARIORUM_CACHE_DIR"] = before


def _tried(subject: str, attempt: Callable[[], str]) -> Check:
    try:
        return Check(subject=subject, passed=True, message=attempt())
    except VariorumError as error:
        return Check(subject=subject, passed=False, message=str(error))
    except Exception as error:  # noqa: BLE001 - whatever is wrong is what this reports
        return Check(subject=subject, passed=False, message=f"{type(error).__name__}: {error}")


def about() -> str:
    """Version of the program and the system that it runs on, in one line."""
    kind = "installed program" if getattr(sys, "frozen", False) else "Python package"
    return (
        f"Variorum {variorum.__version__} ({kind}, Python {platform.python_version()}) "
        f"on {platform.system()} {platform.release()} {platform.machine()}"
    )


def run() -> Iterator[Check]:
    """Try every part of the program, each told as soon as it was tried.

    The comparison runs in a worker of its own, as that of the window does. Nothing is left behind.
    """
    with _own_folder() as folder:
        for subject, attempt in _Trial(folder).checks():
            yield _tried(subject, attempt)
