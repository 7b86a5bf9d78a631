"""The Debian package, made from the tree with dpkg-deb alone."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import textwrap
from datetime import UTC, datetime
from email.utils import format_datetime
from typing import TYPE_CHECKING

from parts import elf, facts, notices, tree

if TYPE_CHECKING:
    from pathlib import Path

_MAGIC, _HEADER = b"!<arch>\n", 60
_FILTERS = ("--x86", "--lzma2=preset=9")
_OVERRIDES = facts.ROOT / "packaging" / "linux" / "lintian-overrides"


def make(root: Path) -> Path:
    """Build the package from `usr/` in `root`; returns its path."""
    documents = root / "usr/share/doc/variorum"
    (documents / "copyright").write_text(copyright_file(), "utf-8")
    (documents / "changelog.gz").write_bytes(tree.packed(_changelog()))
    overrides = root / "usr/share/lintian/overrides/variorum"
    overrides.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(_OVERRIDES, overrides)
    _settle(root)
    control = root / "DEBIAN"
    control.mkdir()
    files = sorted(path for path in root.glob("usr/**/*") if path.is_file())
    (control / "md5sums").write_text(_sums(root, files), "utf-8")
    (control / "control").write_text(_control(root, _kilobytes(root)), "utf-8")
    target = facts.DIST / f"variorum_{facts.version()}_{_architecture()}.deb"
    pack(root, target)
    shutil.rmtree(control)
    return target


def pack(root: Path, target: Path) -> None:
    """Build the package of a folder, packed better than dpkg-deb alone can (deb(5), ar(5)).

    Args:
        root: The folder, with `DEBIAN/` in it.
        target: The package.

    Raises:
        subprocess.CalledProcessError: dpkg-deb finds fault with the folder, or xz is not there.
    """
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(facts.moment())}
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Znone", "--build", str(root), str(target)],
        check=True, env=environment, stdout=subprocess.DEVNULL,
    )  # fmt: skip
    members = [_packed(*member) for member in _members(target.read_bytes())]
    part = target.with_suffix(".part")
    part.write_bytes(_MAGIC + b"".join(_member(*member) for member in members))
    part.replace(target)


def _members(archive: bytes) -> list[tuple[str, bytes]]:
    """Names and contents of what is in an archive of ar(1)."""
    found: list[tuple[str, bytes]] = []
    at = len(_MAGIC)
    while at < len(archive):
        header = archive[at : at + _HEADER]
        size = int(header[48:58])
        at += _HEADER
        found.append((header[:16].decode().rstrip(" /"), archive[at : at + size]))
        at += size + size % 2
    return found


def _packed(name: str, content: bytes) -> tuple[str, bytes]:
    if not name.endswith(".tar"):
        return name, content
    # Of two halves each is packed by a processor. The filter for machine code (x86) makes 2 MB.
    done = subprocess.run(
        ["xz", "--stdout", "--check=crc32", "--threads=2", f"--block-size={len(content) // 2 + 1}",
         *_FILTERS], input=content, capture_output=True, check=True,
    )  # fmt: skip
    return f"{name}.xz", done.stdout


def _member(name: str, content: bytes) -> bytes:
    head = f"{name:<16}{facts.moment():<12}{0:<6}{0:<6}{'100644':<8}{len(content):<10}`\n"
    return head.encode() + content + b"\n" * (len(content) % 2)


def _settle(root: Path) -> None:
    """The same rights and times in every build."""
    moment = facts.moment()
    for path in [root, *sorted(root.rglob("*"))]:
        if not path.is_symlink():
            runs = path.is_dir() or path == root / tree.PROGRAM / "variorum"
            path.chmod(0o755 if runs else 0o644)
        os.utime(path, (moment, moment), follow_symlinks=False)


def _architecture() -> str:
    told = subprocess.run(
        ["dpkg", "--print-architecture"], capture_output=True, text=True, check=True
    )
    return told.stdout.strip()


def _kilobytes(root: Path) -> int:
    """What the package takes when installed, in KiB, as deb-substvars(5) counts it."""
    paths = list(root.glob("usr/**/*"))
    return sum(
        -(-path.lstat().st_size // 1024) if path.is_file() and not path.is_symlink() else 1
        for path in paths
    )


def _sums(root: Path, files: list[Path]) -> str:
    lines = (
        f"{hashlib.md5(p.read_bytes(), usedforsecurity=False).hexdigest()}  {p.relative_to(root)}\n"
        for p in files
        if not p.is_symlink()
    )
    return "".join(lines)


def _control(root: Path, size: int) -> str:
    needed = elf.depends(root / tree.PROGRAM)
    wanted = ", ".join(filter(None, (needed.get("Recommends", ""), "xdg-utils")))
    paragraphs = "\n .\n".join(
        textwrap.fill(text, 78, initial_indent=" ", subsequent_indent=" ")
        for text in facts.DESCRIPTION
    )
    fields = {
        "Package": "variorum",
        "Version": facts.version(),
        "Architecture": _architecture(),
        "Maintainer": facts.MAINTAINER,
        "Installed-Size": str(size),
        "Depends": needed["Depends"],
        "Recommends": wanted,
        "Suggests": needed.get("Suggests", ""),
        "Section": "text",
        "Priority": "optional",
        "Homepage": facts.HOME,
        "Description": f"{facts.SUMMARY[0].lower()}{facts.SUMMARY[1:]}\n{paragraphs}",
    }
    return "".join(f"{name}: {value}\n" for name, value in fields.items() if value)


def _changelog() -> str:
    made = format_datetime(datetime.fromtimestamp(facts.moment(), UTC))
    return (
        f"variorum ({facts.version()}) unstable; urgency=medium\n\n"
        f"  * Version {facts.version()}.\n\n"
        f" -- {facts.MAINTAINER}  {made}\n"
    )


def copyright_file() -> str:
    """Who owns what, in Debian's machine-readable form; the texts stand beside it."""
    lines = [
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/",
        f"Upstream-Name: {facts.NAME}",
        f"Source: {facts.HOME}",
        "Comment: The program carries the Python packages, models and fonts named below. Their",
        " licences, as their authors wrote them, are in THIRD-PARTY-NOTICES.gz beside this file.",
        " Qt and PySide6 are used under the LGPL: they are separate libraries in",
        " /usr/lib/variorum/_internal/PySide6, which may be replaced by versions of one's own.",
        " The project has no home yet: addresses that end in .example are placeholders.",
        "",
        "Files: *",
        "Copyright: The Variorum project",
        "License: Apache-2.0",
        " On Debian systems the text is in /usr/share/common-licenses/Apache-2.0.",
    ]
    for line in notices.inside():
        lines += _stanza(line.name, notices.licence(line.name), f"version {line.version}")
    for name, licence, _ in notices.other_parts()[1:]:
        lines += _stanza(name, licence, "as carried")
    return "\n".join([*lines, ""])


def _stanza(name: str, licence: str, which: str) -> list[str]:
    place = name.lower().split(",")[0].replace(" ", "-").replace("'", "")
    return [
        "",
        f"Files: usr/lib/variorum/*{place}*",
        f"Copyright: the authors of {name} ({which}), who are named in THIRD-PARTY-NOTICES.gz",
        f"License: {licence.replace(' ', '-') if ' AND ' not in licence else licence}",
        f" See the chapter on {name} in THIRD-PARTY-NOTICES.gz.",
    ]
