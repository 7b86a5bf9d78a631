"""Freezes the program into one folder, and makes that folder small and the same each time."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

from frozen import contents
from parts import facts, icons, icu, runpath, typst_fonts, windows_version

if TYPE_CHECKING:
    from pathlib import Path

SPEC = facts.ROOT / "packaging" / "frozen" / "variorum.spec"


def freeze() -> Path:
    """Run PyInstaller; returns the folder with the program in it.

    Raises:
        SystemExit: PyInstaller fails, or the folder has parts that are missing.
    """
    icons.make()
    if sys.platform == "win32":
        windows_version.write()
    shutil.rmtree(facts.FROZEN, ignore_errors=True)
    # PyInstaller would take up what an earlier build, made in another way, left there.
    work = facts.BUILD / "frozen"
    shutil.rmtree(work, ignore_errors=True)
    command = [
        sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN",
        "--distpath", str(facts.FROZEN.parent), "--workpath", str(work),
        str(SPEC),
    ]  # fmt: skip
    # Sets of strings are written to bytecode in the order of their hashes.
    environment = {
        **os.environ,
        "PYTHONHASHSEED": "0",
        "SOURCE_DATE_EPOCH": str(facts.moment()),
        "PYINSTALLER_ZLIB_COMPRESSION_LEVEL": "9",
        "PYINSTALLER_STRICT_BUNDLE_CODESIGN_ERROR": "1",
    }
    if subprocess.run(command, cwd=facts.ROOT, env=environment, check=False).returncode:
        raise SystemExit("PyInstaller did not freeze the program")
    if sys.platform == "linux":
        slim(facts.FROZEN / "_internal")
    return facts.FROZEN


def slim(folder: Path) -> None:
    """Strip what bears it, forget the build machine's folders, and take out unused data."""
    files = sorted(p for p in folder.rglob("*") if p.is_file() and not p.is_symlink())
    for file in files:
        if contents.may_be_stripped(str(file.relative_to(folder))):
            subprocess.run(["strip", "--strip-unneeded", str(file)], check=True)
            runpath.drop_absolute(file)
        file.chmod(
            0o755 if file.read_bytes()[:4] == b"\x7fELF" and ".so" not in file.name else 0o644
        )
    for library in sorted(folder.glob("PySide6/Qt/lib/libicudata.so.*")):
        icu.shrink(library)
        library.chmod(0o644)
    for library in sorted(folder.glob("typst/_typst*.so")):
        typst_fonts.remove(library)
    broken = [str(path) for path in folder.rglob("*") if path.is_symlink() and not path.exists()]
    if broken:
        raise SystemExit(f"links that lead nowhere: {', '.join(broken)}")
