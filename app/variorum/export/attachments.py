"""Files that go into a PDF as they are: the articles' originals and a logo."""

from __future__ import annotations

import hashlib
import re
import shutil
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import msgspec

from variorum.base.errors import ExportError
from variorum.base.paths import actual, resources
from variorum.export.phrases import letter
from variorum.model.comparison import Notice

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from variorum.model.article import AnnotatedArticle

_TYPES = {
    "txt": "text/plain",
    "md": "text/markdown",
    "html": "text/html",
    "pdf": "application/pdf",
    "rtf": "application/rtf",
    "docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "odt": "application/vnd.oasis.opendocument.text",
    "eml": "message/rfc822",
    "mhtml": "multipart/related",
}
_IMAGES = (".png", ".jpg", ".jpeg", ".svg", ".gif", ".webp")
_LARGEST_LOGO = 5_000_000  # bytes


class Original(msgspec.Struct, frozen=True, kw_only=True):
    """An article's file as it was read.

    Attributes:
        name: What it is called inside the PDF.
        mime: Its media type.
        description: What it is.
        data: Its bytes.
    """

    name: str
    mime: str
    description: str
    data: bytes


def originals(
    articles: Sequence[AnnotatedArticle],
) -> tuple[tuple[Original, ...], tuple[Notice, ...]]:
    """The articles' files, and a notice for each that is gone or no longer the same."""
    found: list[Original] = []
    notices: list[Notice] = []
    for index, article in enumerate(articles):
        try:
            data = actual(article.path).read_bytes()
        except OSError as error:
            reason = error.strerror or str(error)
            message = f"The original could not be attached: {reason}."
            notices.append(Notice(path=article.path, code="not-attached", message=message))
            continue
        if hashlib.sha256(data).hexdigest() != article.sha256:
            message = "The original was not attached: the file has changed since it was read."
            notices.append(Notice(path=article.path, code="not-attached", message=message))
            continue
        name = re.sub(r"[^\w. -]", "_", re.split(r"[/\\]", article.path)[-1])
        found.append(
            Original(
                name=f"{letter(index)} {name}",
                mime=_TYPES.get(article.format, "application/octet-stream"),
                description=f"Article {letter(index)} as it was read, SHA-256 {article.sha256}",
                data=data,
            )
        )
    return tuple(found), tuple(notices)


def logo(path: str | None) -> tuple[str, bytes] | None:
    """Name and bytes of the image, or None where none is asked for.

    Raises:
        ExportError: The file cannot be read, is no image, or is too large.
    """
    if path is None:
        return None
    file = Path(path)
    if file.suffix.lower() not in _IMAGES:
        raise ExportError("bad-logo", "The logo must be a PNG, JPEG, SVG, GIF or WebP.", path=path)
    try:
        if file.stat().st_size > _LARGEST_LOGO:
            raise ExportError("bad-logo", "The logo is larger than 5 MB.", path=path)
        return f"logo{file.suffix.lower()}", file.read_bytes()
    except OSError as error:
        reason = error.strerror or str(error)
        raise ExportError("bad-logo", f"The logo cannot be read: {reason}.", path=path) from error


@contextmanager
def template(files: dict[str, bytes]) -> Generator[Path, None, None]:
    """The folder of the template, with `files` beside it while it is needed."""
    source = resources() / "typst"
    if not files:
        yield source
        return
    with TemporaryDirectory(prefix="variorum-") as folder:
        root = Path(folder) / "typst"
        shutil.copytree(source, root)
        for name, data in files.items():
            target = root / name
            target.parent.mkdir(exist_ok=True)
            target.write_bytes(data)
        yield root
