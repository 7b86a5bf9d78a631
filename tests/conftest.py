"""What all tests share: the seeds, the models loaded once, a cache of their own."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from variorum.language import Language
    from variorum.model.comparison import Comparison

ROOT = Path(__file__).resolve().parents[1]
SEEDS = ROOT / "seeds"

# Before anything is imported from the program: no test reads or leaves what another run cached.
os.environ["VARIORUM_CACHE_DIR"] = tempfile.mkdtemp(prefix="variorum-test-cache-")
# Some tests import the run time of the sentence model themselves, not as the program does.
os.environ["ORT_DISABLE_TELEMETRY"] = "1"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--golden-update", action="store_true", help="write the golden files anew")


@pytest.fixture(scope="session")
def seeds() -> Path:
    """The folder of the sample articles."""
    return SEEDS


@pytest.fixture(scope="session")
def language() -> Callable[[], Language]:
    """The real language pipeline, loaded when first called."""
    from variorum import language as module
    from variorum.model.options import Options

    loaded: list[Language] = []

    def load() -> Language:
        if not loaded:
            loaded.append(module.load(Options()))
        return loaded[0]

    return load


@pytest.fixture(scope="session")
def seeds_comparison(language: Callable[[], Language]) -> Comparison:
    """The real comparison of the seeds."""
    from variorum.compare import compare

    return compare([SEEDS], language=language)
