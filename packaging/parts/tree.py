"""The folder usr/ as the Debian package installs it; the portable archive takes parts of it."""

from __future__ import annotations

import gzip
import shutil
from typing import TYPE_CHECKING

from parts import command_line, elf, facts, icons, notices

if TYPE_CHECKING:
    from pathlib import Path

PROGRAM = "usr/lib/variorum"
_LINUX = facts.ROOT / "resources" / "linux"


def make() -> Path:
    """Lay everything out anew from the frozen program; returns the root folder."""
    root = facts.BUILD / "linux" / "root"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(facts.FROZEN, root / PROGRAM, symlinks=True)
    (root / "usr/bin").mkdir(parents=True)
    (root / "usr/bin/variorum").symlink_to("../lib/variorum/variorum")
    share = root / "usr" / "share"
    _put(share / "applications/variorum.desktop", facts.filled(_LINUX / "variorum.desktop"))
    _put(
        share / f"metainfo/{facts.IDENTIFIER}.metainfo.xml",
        facts.filled(_LINUX / "metainfo.xml"),
    )
    _put(share / "mime/packages/variorum.xml", facts.filled(_LINUX / "variorum-mime.xml"))
    _put_icons(share / "icons" / "hicolor")
    _put(share / "bash-completion/completions/variorum", command_line.bash())
    _put(share / "zsh/vendor-completions/_variorum", command_line.zsh())
    _put(share / "fish/vendor_completions.d/variorum.fish", command_line.fish())
    _put_packed(share / "man/man1/variorum.1.gz", command_line.man_page())
    _put_packed(
        share / "doc/variorum/THIRD-PARTY-NOTICES.gz",
        notices.notices(elf.carried(root / PROGRAM)),
    )
    return root


def _put(target: Path, text: str) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, "utf-8")


def _put_packed(target: Path, text: str) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(packed(text))


def packed(text: str) -> bytes:
    """The text as gzip, with no time and no name in it."""
    return gzip.compress(text.encode(), 9, mtime=0)


def _put_icons(folder: Path) -> None:
    document = facts.MIME_TYPE.replace("/", "-")
    for name, place in (("variorum", "apps/variorum"), ("document", f"mimetypes/{document}")):
        for size in icons.SIZES:
            target = folder / f"{size}x{size}" / f"{place}.png"
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(icons.picture(name, size), target)
        target = folder / "scalable" / f"{place}.svg"
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(icons.drawing(name), target)
