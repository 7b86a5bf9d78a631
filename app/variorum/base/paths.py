"""Where the program's own files lie, in a checkout, an installed wheel and a frozen bundle."""

import os
import re
import sys
from pathlib import Path

import platformdirs

_FOREIGN_BYTE = re.compile(rb"\\x([89a-f][0-9a-f])")
_PACKAGE = Path(__file__).resolve().parents[1]


def _data_root() -> Path:
    if bundle := getattr(sys, "_MEIPASS", None):
        return Path(bundle)
    installed = _PACKAGE / "_data"
    return installed if installed.is_dir() else _PACKAGE.parents[1]


def resources() -> Path:
    """Folder of icons, fonts, templates and the vocabulary of the sentence model."""
    return _data_root() / "resources"


def seeds() -> Path:
    """Folder of the sample articles."""
    return _data_root() / "seeds"


def cache_dir() -> Path:
    """Folder for data that can be made again; it may not exist yet."""
    if chosen := os.environ.get("VARIORUM_CACHE_DIR"):
        return Path(chosen)
    return Path(platformdirs.user_cache_dir("variorum", appauthor=False))


def data_dir() -> Path:
    """Folder for the user's own data, such as autosaved comparisons; it may not exist yet."""
    return Path(platformdirs.user_data_dir("variorum", appauthor=False))


def actual(name: str) -> Path:
    r"""The file or folder that `printable` shows as `name`.

    A name that is found as it stands is taken as it stands, though it may hold `\\xNN` itself.
    """
    if os.name == "posix":
        # The same bytes, whatever encoding the system's locale gives to names.
        name = os.fsdecode(name.encode("utf-8", "surrogateescape"))
    path = Path(name)
    if os.name != "posix" or "\\x" not in name or os.path.lexists(path):
        return path
    foreign = _FOREIGN_BYTE.sub(lambda match: bytes([int(match[1], 16)]), os.fsencode(name))
    meant = Path(os.fsdecode(foreign))
    return meant if os.path.lexists(meant) else path


def printable(path: Path | str) -> str:
    r"""A path in characters that can be shown and saved; foreign bytes appear as `\\xNN`."""
    return os.fsencode(path).decode("utf-8", "backslashreplace")
