"""Stories as several papers might tell them, against the differences of figures a reader sees.

Each file of `stories/` was written for this test. Its head names the differences that must be
shown, with words of two or more readings; "missed" stands before those that are right but that the
program does not find yet. No conflict beside those named may be shown.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from variorum.language import Language
    from variorum.model.comparison import Divergence

pytestmark = pytest.mark.model

FILES = sorted((Path(__file__).parent / "stories").glob("*.txt"))


@dataclass(frozen=True)
class Expected:
    """A difference that must be shown."""

    status: str
    words: frozenset[str]
    missed: bool


def _read(path: Path) -> tuple[list[Expected], list[str]]:
    head, *articles = path.read_text("utf-8").split("\n=== article\n\n")
    expected: list[Expected] = []
    for line in head.splitlines():
        if not line.startswith("!"):
            continue
        status, _, words = line.removeprefix("! ").partition(": ")
        missed = status.startswith("missed ")
        parts = frozenset(words.split(" | "))
        expected.append(Expected(status.removeprefix("missed "), parts, missed))
    return expected, articles


def _shows(divergence: Divergence, expected: Expected) -> bool:
    texts = {reading.text for reading in divergence.readings}
    return divergence.status == expected.status and expected.words <= texts


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_story(path: Path, tmp_path: Path, language: Callable[[], Language]) -> None:
    from variorum.compare import compare

    expected, articles = _read(path)
    files: list[Path] = []
    for number, text in enumerate(articles):
        files.append(tmp_path / f"{number}.txt")
        files[-1].write_text(text, "utf-8")
    comparison = compare(files, language=language)
    shown = [found for found in comparison.divergences if found.kind == "figure"]

    for difference in expected:
        found = any(_shows(divergence, difference) for divergence in shown)
        assert found != difference.missed, (difference, [_words(d) for d in shown])
    conflicts = [d for d in shown if d.status == "conflict"]
    false = [_words(d) for d in conflicts if not any(_shows(d, e) for e in expected)]
    assert not false


def _words(divergence: Divergence) -> tuple[str, str, list[str]]:
    return divergence.status, divergence.about, [reading.text for reading in divergence.readings]
