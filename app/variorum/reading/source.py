"""Taking the bytes of a file safely: ordinary files only, within limits, unchanged while read."""

from __future__ import annotations

import errno
import hashlib
import io
import os
import stat
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from variorum.base.errors import ReadingError
from variorum.base.paths import printable
from variorum.reading.decoding import decode
from variorum.reading.signatures import foreign_kind

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from pathlib import Path

    from variorum.model.options import Options
    from variorum.reading.decoding import Decoded

_KINDS = (
    (stat.S_ISDIR, "folder", "This is a folder, not a file."),
    (stat.S_ISFIFO, "not-a-file", "This is a pipe, not a file; it was not opened."),
    (stat.S_ISSOCK, "not-a-file", "This is a socket, not a file; it was not opened."),
    (stat.S_ISCHR, "not-a-file", "This is a device, not a file; it was not opened."),
    (stat.S_ISBLK, "not-a-file", "This is a device, not a file; it was not opened."),
)
_REASONS = {
    errno.ENOENT: ("vanished", "The file is not there (any more)."),
    errno.EACCES: ("no-permission", "There is no permission to read the file."),
    errno.EPERM: ("no-permission", "There is no permission to read the file."),
    errno.ELOOP: ("link-loop", "The name is a link that leads back to itself."),
    errno.ENAMETOOLONG: ("path-too-long", "The path is too long for this system."),
    errno.ENOTDIR: ("vanished", "The folder of this file is not a folder (any more)."),
}
_BLOCK = 1 << 20
# No language needs as many on average; some use no spaces.
_LETTERS_A_WORD = 20
_O_BINARY: int = getattr(os, "O_BINARY", 0)
_O_NONBLOCK: int = getattr(os, "O_NONBLOCK", 0)


@dataclass(frozen=True, kw_only=True)
class Source:
    """The bytes of one file.

    Attributes:
        path: The file as the user named it, printable.
        suffix: Ending of its name in lower case, with the dot.
        data: All of its bytes.
        options: Limits to hold.
    """

    path: str
    suffix: str
    data: bytes
    options: Options

    @property
    def sha256(self) -> str:
        """Hash of the bytes, lower-case hexadecimal."""
        return hashlib.sha256(self.data).hexdigest()

    def text(self, *, declared: str | None = None) -> Decoded:
        """The bytes as text.

        Args:
            declared: Encoding that the file itself names.

        Raises:
            ReadingError: They are not text.
        """
        decoded = decode(self.data, declared=declared)
        if decoded is None:
            kind = foreign_kind(self.data) or "binary data"
            raise self.error("binary", f"The file holds {kind}, not the text of an article.")
        return decoded

    def is_text(self) -> bool:
        """Whether the beginning of the file can be read as text."""
        return decode(self.data[: _BLOCK & ~3]) is not None

    def require_short(self, text: str) -> None:
        """Refuse texts that are no articles by their length.

        Raises:
            ReadingError: The text has more words than `Options.max_words`.
        """
        limit = self.options.max_words
        # Counting words costs as much memory as the text; letters alone settle most cases.
        if len(text) > 2 * limit and (
            len(text) > _LETTERS_A_WORD * limit or len(text.split(maxsplit=limit)) > limit
        ):
            raise self.error(
                "too-long", f"The text is longer than {limit:,} words, which is the limit."
            )

    def error(self, code: str, message: str) -> ReadingError:
        """An error about this file."""
        return ReadingError(code, message, path=self.path)


def refusal(path: Path, error: OSError | ValueError) -> ReadingError:
    """The reason, in words, why the system would not give a file."""
    if isinstance(error, OSError):
        reason = error.strerror or str(error)
        code, message = _REASONS.get(
            error.errno or 0, ("unreadable", f"The file could not be read: {reason}.")
        )
    else:  # an embedded NUL in the name
        code, message = "bad-path", "The path holds characters that no file name can have."
    return ReadingError(code, message, path=printable(path))


def peek(path: str, *, size: int = 8192) -> bytes | None:
    """The first bytes of an ordinary file; None where it is none or cannot be opened."""
    try:
        with _opened(path) as stream:
            return stream.read(size)
    except (OSError, ValueError, ReadingError):
        return None


@contextmanager
def _opened(path: Path | str) -> Generator[io.FileIO, None, None]:
    """An ordinary file, opened without waiting for whoever may be at the other end of a pipe."""
    name = printable(path)
    _require_ordinary(os.stat(path).st_mode, name)  # noqa: PTH116 - it comes before opening
    descriptor = os.open(path, os.O_RDONLY | _O_NONBLOCK | _O_BINARY)
    with io.FileIO(descriptor) as stream:
        # Something else may have taken the file's place between the two calls.
        _require_ordinary(os.fstat(descriptor).st_mode, name)
        yield stream


def load(path: Path, *, options: Options) -> Source:
    """Read all bytes of an ordinary file.

    Args:
        path: The file; links are followed.
        options: `max_bytes` is the largest size accepted.

    Raises:
        ReadingError: It is no ordinary file, too large, unreadable, or changed while being read.
    """
    name = printable(path)
    try:
        with _opened(path) as stream:
            before = os.fstat(stream.fileno())
            _require_small(before.st_size, name, options)
            data = _read_all(stream.read, name, options)
            after = os.fstat(stream.fileno())
    except (OSError, ValueError) as error:
        raise refusal(path, error) from error
    if (before.st_size, before.st_mtime_ns) != (after.st_size, after.st_mtime_ns):
        raise ReadingError("changed", "The file changed while it was being read.", path=name)
    return Source(path=name, suffix=path.suffix.lower(), data=data, options=options)


def _require_ordinary(mode: int, name: str) -> None:
    for is_kind, code, message in _KINDS:
        if is_kind(mode):
            raise ReadingError(code, message, path=name)


def _require_small(size: int, name: str, options: Options) -> None:
    if size > options.max_bytes:
        raise ReadingError(
            "too-large",
            f"The file is larger than {options.max_bytes / 1e6:,.0f} MB, which is the limit.",
            path=name,
        )


def _read_all(read: Callable[[int], bytes], name: str, options: Options) -> bytes:
    blocks: list[bytes] = []
    size = 0
    while block := read(_BLOCK):
        size += len(block)
        _require_small(size, name, options)
        blocks.append(block)
    return b"".join(blocks)
