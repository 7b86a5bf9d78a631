"""The sentence model's run time is not let report to its makers."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from variorum.language import vectors

if TYPE_CHECKING:
    from pathlib import Path

_LOAD = "from variorum.language import vectors; vectors.load().encode(['Two people were hurt.'])"


@pytest.mark.model
@pytest.mark.skipif(not vectors.is_installed(), reason="needs the sentence model")
def test_loading_the_model_leaves_no_mark_of_the_device(tmp_path: Path) -> None:
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("ORT_", "XDG_"))
    }
    # It tells machines that build and test from others, and leaves those alone.
    for name in ("CI", "GITHUB_ACTIONS", "PYTEST_CURRENT_TEST"):
        kept.pop(name, None)
    subprocess.run(
        [sys.executable, "-c", _LOAD],
        env={**kept, "HOME": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"},
        check=True,
    )
    assert list(tmp_path.rglob("*")) == []
