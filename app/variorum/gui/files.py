"""Comparison files: what is written, how it is read, what has changed on disk since. No Qt."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from variorum.base.errors import ReadingError
from variorum.base.paths import data_dir
from variorum.gui.translation import translate
from variorum.model.comparison import Comparison, Notice
from variorum.model.review import Review, Saved

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

SUFFIX = ".variorum"
_CHUNK = 1 << 20


def encoded(
    comparison: Comparison, review: Review, *, sources: Sequence[str], shown: Sequence[str]
) -> bytes:
    """The content of a comparison file.

    Args:
        comparison: As the program made it.
        review: The user's part.
        sources: Files and folders that were compared.
        shown: Ids of the articles in panes.
    """
    fields = {name: getattr(comparison, name) for name in Comparison.__struct_fields__}
    saved = Saved(**fields, review=review, sources=tuple(sources), shown=tuple(shown))
    return msgspec.json.encode(saved) + b"\n"


def read(path: Path) -> Saved:
    """Read a comparison file.

    Raises:
        ReadingError: It cannot be read, or is none.
    """
    try:
        data = path.read_bytes()
    except OSError as error:
        reason = error.strerror or str(error)
        text = translate("Files", "The file could not be read: {0}.").format(reason)
        raise ReadingError("unreadable", text, path=str(path)) from error
    try:
        return msgspec.json.decode(data, type=Saved)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        text = translate("Files", "This is no comparison file, or it is damaged.")
        raise ReadingError("no-comparison", text, path=str(path)) from error


def plain(saved: Saved) -> Comparison:
    """The program's part of a comparison file."""
    return Comparison(**{name: getattr(saved, name) for name in Comparison.__struct_fields__})


def kept_file(sources: Sequence[str]) -> Path:
    """Where the review of files and folders is kept that was saved nowhere else."""
    absolute = "\n".join(str(Path(source).absolute()) for source in sources)
    name = hashlib.sha256(absolute.encode("utf-8", "surrogatepass")).hexdigest()[:32]
    return data_dir() / "reviews" / f"{name}{SUFFIX}"


def changes_on_disk(comparison: Comparison) -> Iterator[Notice]:
    """Yield a notice for each article whose file is gone or differs from what was compared."""
    for article in comparison.articles:
        path = Path(article.path)
        try:
            digest = _sha256(path)
        except OSError:
            yield Notice(
                path=article.path,
                code="missing",
                message=translate(
                    "Files", "The file is no longer there; this is its text as it was compared."
                ),
            )
            continue
        if digest != article.sha256:
            yield Notice(
                path=article.path,
                code="changed",
                message=translate(
                    "Files", "The file has changed since; this is its text as it was compared."
                ),
            )


def _sha256(path: Path) -> str:
    digest = hashlib.sha256()
    with path.open("rb") as stream:
        while chunk := stream.read(_CHUNK):
            digest.update(chunk)
    return digest.hexdigest()
