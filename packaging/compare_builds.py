"""Tells in what two packages of Linux differ: files, rights, sizes, links, contents.

compare_builds.py FIRST.deb SECOND.deb
compare_builds.py FIRST.tar.gz SECOND.tar.gz
"""

from __future__ import annotations

import contextlib
import hashlib
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Generator

_Entry = tuple[str, int, int, str, str]


@contextlib.contextmanager
def _unpacked(package: str) -> Generator[tarfile.TarFile]:
    if not package.endswith(".deb"):
        with tarfile.open(package, mode="r|gz") as archive:
            yield archive
        return
    with (
        subprocess.Popen(["dpkg-deb", "--fsys-tarfile", package], stdout=subprocess.PIPE) as unpack,
        tarfile.open(fileobj=unpack.stdout, mode="r|") as archive,
    ):
        yield archive


def entries(package: str) -> dict[str, _Entry]:
    """Kind, rights, size, link and hash of every file, by its name."""
    found: dict[str, _Entry] = {}
    with _unpacked(package) as archive:
        for member in archive:
            content = archive.extractfile(member) if member.isreg() else None
            digest = hashlib.sha256(content.read()).hexdigest() if content else ""
            kind = member.type.decode()
            found[member.name] = (kind, member.mode, member.size, member.linkname, digest)
    return found


def main(packages: list[str]) -> int:
    """Compare; returns 0 if nothing differs, 1 if contents do, 2 if names or sizes do."""
    first, second = (entries(package) for package in packages)
    missing = sorted(set(first) ^ set(second))
    sizes = sorted(n for n in set(first) & set(second) if first[n][:4] != second[n][:4])
    contents = sorted(
        n for n in set(first) & set(second) if first[n] != second[n] and n not in sizes
    )
    for what, names in (("only in one", missing), ("size", sizes), ("content", contents)):
        for name in names:
            print(f"{what}: {name}")
    print(f"{len(first)} files; {len(missing)} missing, {len(sizes)} of another size, "
          f"{len(contents)} of other content")  # fmt: skip
    same = Path(packages[0]).read_bytes() == Path(packages[1]).read_bytes()
    print("the packages are the same, byte for byte" if same else "the packages' bytes differ")
    return 2 if missing or sizes else 1 if contents else 0


if __name__ == "__main__":
    if len(sys.argv) != 3:  # noqa: PLR2004
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1:]))
