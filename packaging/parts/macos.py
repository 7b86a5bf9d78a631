"""The disk image for macOS. Not yet run: see packaging/macos/README.md."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
from typing import TYPE_CHECKING

from parts import facts, notices

if TYPE_CHECKING:
    from pathlib import Path

_ENTITLEMENTS = facts.ROOT / "packaging" / "macos" / "entitlements.plist"
_APP = facts.FROZEN.parent / "Variorum.app"


def make() -> Path:
    """Complete and sign the bundle, and put it into an image; returns its path."""
    shutil.copy(facts.BUILD / "icons" / "document.icns", _APP / "Contents" / "Resources")
    resources = _APP / "Contents" / "Resources"
    (resources / "THIRD-PARTY-NOTICES.txt").write_text(notices.notices({}), "utf-8")
    identity = os.environ.get("VARIORUM_IDENTITY", "-")
    _sign(identity)
    facts.DIST.mkdir(parents=True, exist_ok=True)
    target = facts.DIST / f"variorum-{facts.version()}-macos-{platform.machine()}.dmg"
    folder = facts.BUILD / "image"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copytree(_APP, folder / _APP.name, symlinks=True)
    (folder / "Applications").symlink_to("/Applications")
    subprocess.run(
        ["hdiutil", "create", "-volname", facts.NAME, "-srcfolder", str(folder), "-format", "UDZO",
         "-ov", str(target)], check=True,
    )  # fmt: skip
    if identity != "-":
        subprocess.run(["codesign", "--sign", identity, "--timestamp", str(target)], check=True)
    return target


def _sign(identity: str) -> None:
    """Sign the bundle again, for files were added; PyInstaller has signed all that is inside."""
    hardened = ["--options", "runtime", "--timestamp"] if identity != "-" else []
    command = ["codesign", "--force", "--sign", identity, *hardened]
    subprocess.run([*command, "--entitlements", str(_ENTITLEMENTS), str(_APP)], check=True)
    subprocess.run(["codesign", "--verify", "--deep", "--strict", str(_APP)], check=True)
