"""The portable archive for Linux: unpack it anywhere and start `variorum`."""

from __future__ import annotations

import gzip
import platform
import tarfile
import textwrap
from typing import TYPE_CHECKING

from parts import elf, facts, tree

if TYPE_CHECKING:
    from pathlib import Path

_README = facts.ROOT / "packaging" / "linux" / "portable.txt"
# What of usr/share belongs to a system whose package manager keeps it in step.
_LEFT_OUT = ("doc", "lintian")


def make(root: Path) -> Path:
    """Write the archive from the tree that the Debian package is made of; returns its path."""
    name = f"variorum-{facts.version()}-linux-{platform.machine()}"
    (root / "usr/README.txt").write_text(_readme(root), "utf-8")
    target = facts.DIST / f"{name}.tar.gz"
    with (
        target.open("wb") as raw,
        gzip.GzipFile("", "wb", 6, raw, mtime=0) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as archive,
    ):
        for path, place in _members(root):
            archive.add(path, f"{name}/{place}", recursive=False, filter=_settled)
    (root / "usr/README.txt").unlink()
    return target


def _readme(root: Path) -> str:
    """What stands beside the program: how to start it, and what it needs of the system."""
    needed = elf.depends(root / tree.PROGRAM)["Depends"].split(",")
    names = " ".join(sorted(entry.split()[0] for entry in needed))
    libraries = textwrap.fill(
        names, 76, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False
    )
    return facts.filled(_README).replace("@LIBRARIES@", libraries)


def _members(root: Path) -> list[tuple[Path, str]]:
    program, share = root / tree.PROGRAM, root / "usr/share"
    found = [(path, str(path.relative_to(program))) for path in program.rglob("*")]
    found += [
        (path, f"share/{path.relative_to(share)}")
        for path in share.rglob("*")
        if path.relative_to(share).parts[0] not in _LEFT_OUT
    ]
    found.append((root / "usr/README.txt", "README.txt"))
    found.append((share / "doc/variorum/THIRD-PARTY-NOTICES.gz", "THIRD-PARTY-NOTICES.gz"))
    found.append((facts.ROOT / "LICENSE", "LICENSE"))
    return sorted(found, key=lambda pair: pair[1])


def _settled(member: tarfile.TarInfo) -> tarfile.TarInfo:
    member.uid = member.gid = 0
    member.uname = member.gname = "root"
    member.mtime = facts.moment()
    if not member.issym():
        is_program = member.name.count("/") == 1 and member.name.endswith("/variorum")
        member.mode = 0o755 if member.isdir() or is_program else 0o644
    return member
