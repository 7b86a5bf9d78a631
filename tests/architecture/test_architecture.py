"""What must stay true of the program's structure."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

APP = Path(__file__).resolve().parents[2] / "app"
SOURCES = sorted((APP / "variorum").rglob("*.py"))


def _run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, cwd=APP
    )


@pytest.mark.parametrize("module", ["cli", "compare", "export", "worker", "divergence", "reading"])
def test_the_engine_is_importable_without_qt(module: str) -> None:
    blocked = (
        "import sys; sys.modules.update({'PySide6': None, 'shiboken6': None}); "
        f"import variorum.{module}"
    )
    done = _run(blocked)
    assert done.returncode == 0, done.stderr


def test_the_window_does_not_import_the_models() -> None:
    done = _run(
        "import sys, variorum.gui.app; "
        "print(sorted({'spacy', 'onnxruntime', 'numpy', 'trafilatura'} & set(sys.modules)))"
    )
    assert done.stdout.strip() == "[]", done.stdout + done.stderr


def test_the_only_import_package_of_the_source_root_is_variorum() -> None:
    assert [p.name for p in APP.iterdir() if (p / "__init__.py").exists()] == ["variorum"]


@pytest.mark.parametrize("source", SOURCES, ids=lambda p: str(p.relative_to(APP)))
def test_every_module_is_short_and_says_what_it_is_for(source: Path) -> None:
    text = source.read_text("utf-8")
    assert text.startswith('"""'), "no module docstring"
    assert len(text.splitlines()) <= 500


def test_difflib_is_not_used() -> None:
    users = [p for p in SOURCES if "import difflib" in p.read_text("utf-8")]
    assert users == []
