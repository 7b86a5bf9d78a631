"""Which Debian packages the frozen program needs, and which of Debian's libraries it carries."""

from __future__ import annotations

import re
import subprocess
import tempfile
from pathlib import Path

from frozen import contents

_FIELD = re.compile(r"^shlibs:(\w+)=(.*)$", re.MULTILINE)
# Plugins that are left alone where their libraries are missing, and how strongly those are wanted.
_OPTIONAL = {"libqgtk3.so": "Suggests", "libcupsprintersupport.so": "Recommends"}


def _is_elf(path: Path) -> bool:
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as stream:
        return stream.read(4) == b"\x7fELF"


def depends(program: Path) -> dict[str, str]:
    """Fields of the control file, as dpkg-shlibdeps computes them from every library inside.

    Args:
        program: Folder of the frozen program.

    Raises:
        SystemExit: A library needs another one that is neither inside nor on this system.
    """
    files = sorted(path for path in program.rglob("*") if _is_elf(path))
    folders = sorted({path.parent for path in files if ".so" in path.name})
    arguments = [f"-l{folder}" for folder in folders]
    for field in ("Depends", "Recommends", "Suggests"):
        named = [path for path in files if _OPTIONAL.get(path.name, "Depends") == field]
        arguments += [f"-d{field}", *(f"-e{path}" for path in named)]
    with tempfile.TemporaryDirectory() as name:
        (Path(name) / "debian").mkdir()
        (Path(name) / "debian" / "control").write_text(
            "Source: variorum\n\nPackage: variorum\nArchitecture: any\n"
        )
        done = subprocess.run(
            ["dpkg-shlibdeps", "-O", "--ignore-missing-info", "--warnings=0", *arguments],
            cwd=name, capture_output=True, text=True, check=False,
        )  # fmt: skip
    if done.returncode:
        raise SystemExit(f"dpkg-shlibdeps: {done.stderr.strip()[-2000:]}")
    inside = {_package_of(path) for path in _carried(program)}
    return {field: without(packages, inside) for field, packages in _FIELD.findall(done.stdout)}


def without(packages: str, names: set[str]) -> str:
    """A field of the control file without the packages of these names.

    A library that is inside need not be on the system, which may have another version of it only;
    dpkg-shlibdeps names its package all the same.
    """
    entries = [entry.strip() for entry in packages.split(",")]
    return ", ".join(entry for entry in entries if entry and entry.split()[0] not in names)


def _carried(program: Path) -> list[Path]:
    return sorted(
        path
        for path in (program / "_internal").glob("lib*.so*")
        if not path.is_symlink() and contents.is_carried(path.name)
    )


def _package_of(library: Path) -> str:
    """The installed package that a library of this name comes from; empty if none."""
    told = subprocess.run(
        ["dpkg-query", "-S", f"*/{library.name}"], capture_output=True, text=True, check=False
    )
    return told.stdout.partition(":")[0]


def carried(program: Path) -> dict[str, str]:
    """Name and licence text of each of the system's libraries that is inside."""
    found: dict[str, str] = {}
    for path in _carried(program):
        package = _package_of(path)
        copyright_file = Path("/usr/share/doc") / package / "copyright"
        if package and copyright_file.is_file():
            found[path.name] = copyright_file.read_text("utf-8", "replace")
    return found


def carried_packages(program: Path) -> list[tuple[str, str]]:
    """Names and versions of the system's packages that the carried libraries come from.

    Python is not among them: its library may be the system's or another one of that name.
    """
    libraries = [path for path in _carried(program) if not path.name.startswith("libpython")]
    names = sorted({name for path in libraries if (name := _package_of(path))})
    found: list[tuple[str, str]] = []
    for name in names:
        told = subprocess.run(
            ["dpkg-query", "-W", "-f", "${Version}", name],
            capture_output=True, text=True, check=True,
        )  # fmt: skip
        found.append((name, told.stdout))
    return found
