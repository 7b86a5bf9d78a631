"""Tells in what two Debian packages differ: files, sizes, contents.

compare_builds.py FIRST.deb SECOND.deb
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
import tarfile

_Entry = tuple[str, int, int, str, str]


def entries(package: str) -> dict[str, _Entry]:
    """Kind, rights, size, link and hash of every file, by its name."""
    found: dict[str, _Entry] = {}
    with (
        subprocess.Popen(["dpkg-deb", "--fsys-tarfile", package], stdout=subprocess.PIPE) as unpack,
        tarfile.open(fileobj=unpack.stdout, mode="r|") as archive,
    ):
        for member in archive:
            content = archive.extractfile(member)
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
    return 2 if missing or sizes else 1 if contents else 0


if __name__ == "__main__":
    if len(sys.argv) != 3:  # noqa: PLR2004
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1:]))
