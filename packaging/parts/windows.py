"""The installer for Windows, made by Inno Setup. Not yet run: see packaging/windows/README.md."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from parts import facts, notices

_SCRIPT = facts.ROOT / "packaging" / "windows" / "variorum.iss"


def _compiler() -> str:
    folders = [os.environ.get(name, "") for name in ("PROGRAMFILES(X86)", "PROGRAMFILES")]
    usual = [
        Path(folder) / f"Inno Setup {number}" / "ISCC.exe"
        for number in (6, 7)
        for folder in folders
    ]
    found = shutil.which("ISCC") or next((str(path) for path in usual if path.is_file()), None)
    if found is None:
        raise SystemExit("Inno Setup 6.3 or later is needed: ISCC.exe was not found")
    return found


def make() -> Path:
    """Build the installer from the frozen program; returns its path.

    Raises:
        SystemExit: Inno Setup is not installed.
    """
    facts.DIST.mkdir(parents=True, exist_ok=True)
    (facts.DIST / "THIRD-PARTY-NOTICES.txt").write_text(notices.notices({}), "utf-8")
    subprocess.run(
        [
            _compiler(),
            "/Q",
            f"/DVersion={facts.version()}",
            f"/DSource={facts.FROZEN}",
            f"/DOutput={facts.DIST}",
            str(_SCRIPT),
        ],
        check=True,
    )
    return facts.DIST / f"variorum-{facts.version()}-windows-x64-setup.exe"
