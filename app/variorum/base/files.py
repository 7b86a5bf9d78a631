"""Writing files so that a reader finds the old one or the new one, never half of it."""

import contextlib
import errno
import os
import stat
import tempfile
import time
from pathlib import Path

from variorum.base.errors import ExportError
from variorum.base.paths import printable

_PREFIX, _SUFFIX = ".variorum-", ".part"
# Nothing takes so long to be written: such a file has been left behind.
_STRAY_SECONDS = 600


def write_atomically(target: Path, data: bytes) -> None:
    """Write `data` to a temporary name beside `target`, then move it into place.

    A link is followed, so that the file it leads to is replaced and not the link. Pipes and
    devices ("/dev/stdout") are written to as they are: replacing them would take them away.

    Args:
        target: The file to make or replace. Its folder must exist.
        data: The whole content.

    Raises:
        ExportError: The folder is missing or read-only, the disk is full, or the target is a
            folder, is protected from writing or is held open by another program. The old file,
            if any, is untouched.
    """
    try:
        mode = _mode(target)
        if mode is None or stat.S_ISREG(mode):
            _replace(Path(os.path.realpath(target)), data, mode)
        else:
            with target.open("wb") as stream:
                stream.write(data)
    except (OSError, ValueError) as error:
        # A ValueError tells of a NUL in the name.
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise ExportError(
            "not-written", f"The file could not be written: {reason}.", path=printable(target)
        ) from error


def _mode(target: Path) -> int | None:
    """Kind and permissions of what stands at the place, if anything does."""
    try:
        return target.stat().st_mode
    except FileNotFoundError:
        return None


def _replace(target: Path, data: bytes, mode: int | None) -> None:
    if mode is not None and not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    _remove_strays(target.parent)
    descriptor, temporary = tempfile.mkstemp(
        dir=target.parent, prefix=f"{_PREFIX}{os.getpid()}-", suffix=_SUFFIX
    )
    try:
        with os.fdopen(descriptor, "wb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        Path(temporary).chmod(_usual_permissions() if mode is None else stat.S_IMODE(mode))
        Path(temporary).replace(target)
    except BaseException:
        # Whatever stops it, be it Ctrl-C: no part is left behind.
        with contextlib.suppress(OSError):
            Path(temporary).unlink()
        raise


def remove_parts(folder: Path, process: int) -> None:
    """Take away what a process, by id, left half written when it was ended.

    Args:
        folder: Where it was writing.
        process: It must have ended.
    """
    for part in _parts(folder, f"{_PREFIX}{process}-"):
        with contextlib.suppress(OSError):
            Path(part.path).unlink()


def _remove_strays(folder: Path) -> None:
    """Take away what was left half written, be it by a computer that lost power."""
    for part in _parts(folder, _PREFIX):
        with contextlib.suppress(OSError):
            if time.time() - part.stat(follow_symlinks=False).st_mtime > _STRAY_SECONDS:
                Path(part.path).unlink()


def _parts(folder: Path, prefix: str) -> list[os.DirEntry[str]]:
    try:
        with os.scandir(folder) as entries:
            return [e for e in entries if e.name.startswith(prefix) and e.name.endswith(_SUFFIX)]
    except OSError:
        return []


def _usual_permissions() -> int:
    """What any new file gets: `mkstemp` makes files that nobody else may read."""
    umask = os.umask(0)
    os.umask(umask)
    return 0o666 & ~umask
