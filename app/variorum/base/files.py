"""Writing files so that a reader finds the old one or the new one, never half of it."""

import contextlib
import os
import tempfile
from pathlib import Path

from variorum.base.errors import ExportError


def write_atomically(target: Path, data: bytes) -> None:
    """Write `data` to a temporary name beside `target`, then move it into place.

    Args:
        target: The file to make or replace. Its folder must exist.
        data: The whole content.

    Raises:
        ExportError: The folder is missing or read-only, the disk is full, or the target is held
            open by another program. The old file, if any, is untouched.
    """
    temporary: str | None = None
    try:
        descriptor, temporary = tempfile.mkstemp(
            dir=target.parent, prefix=".variorum-", suffix=".part"
        )
        with os.fdopen(descriptor, "wb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        # mkstemp makes files private; an export gets the permissions any new file would.
        umask = os.umask(0)
        os.umask(umask)
        Path(temporary).chmod(0o666 & ~umask)
        Path(temporary).replace(target)
    except OSError as error:
        if temporary:
            with contextlib.suppress(OSError):
                Path(temporary).unlink()
        reason = error.strerror or str(error)
        raise ExportError(
            "not-written", f"The file could not be written: {reason}.", path=str(target)
        ) from error
