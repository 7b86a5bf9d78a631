"""How the worker is started."""

from __future__ import annotations

import subprocess
from pathlib import Path

from variorum import worker


def test_the_worker_takes_no_module_from_the_current_folder(tmp_path: Path) -> None:
    (tmp_path / "msgspec.py").write_text("raise SystemExit('taken from the folder of articles')\n")
    done = subprocess.run(
        worker.command(), input="", capture_output=True, text=True, check=False, cwd=tmp_path
    )
    assert '"type":"hello"' in done.stdout
    assert (done.returncode, done.stderr) == (0, "")
