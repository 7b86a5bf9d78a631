"""Annotations and vectors kept on disk, so that a folder opened again is compared at once.

An entry's name is the hash of everything it was made from; nothing is ever updated. Entries are
written beside their place and moved there, carry a checksum, and are rebuilt when damaged.
"""

import contextlib
import hashlib
import os
import tempfile
import zlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec
import numpy as np

import variorum
from variorum.base import paths
from variorum.model.article import (
    Attribution,
    DateMention,
    EntityMention,
    Figure,
    Quote,
    Span,
)
from variorum.model.features import SentenceVectors, Word

LIMIT = 500_000_000
"""Bytes that all entries may take; the longest unused are removed first."""

_PRUNE_EVERY = 100
_CHECKSUM = 4


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """What was found in a text: an annotation without the article's own facts."""

    language: str | None
    sentences: tuple[Span, ...]
    entities: tuple[EntityMention, ...]
    quotes: tuple[Quote, ...]
    figures: tuple[Figure, ...]
    dates: tuple[DateMention, ...]
    attributions: tuple[Attribution, ...]
    names: dict[str, str]
    words: tuple[tuple[Word, ...], ...]
    clauses: tuple[tuple[Span, ...], ...]


class _KeptVectors(msgspec.Struct, frozen=True, array_like=True):
    """Vectors of all sentences end to end: half precision costs nothing and halves the size."""

    counts: list[int]
    width: int
    pieces: bytes
    vectors: bytes
    spans: bytes


@cache
def code_version() -> str:
    """A mark that changes with the code of this layer, or the program's version in a bundle."""
    mark = hashlib.sha256(variorum.__version__.encode())
    for source in sorted(Path(__file__).parent.rglob("*.py")):
        mark.update(source.read_bytes())
    return mark.hexdigest()


def name_of(*parts: str | None) -> str:
    """The name of the entry made from these parts."""
    mark = hashlib.sha256(code_version().encode())
    for part in parts:
        data = b"\0" if part is None else part.encode("utf-8", "surrogatepass")
        mark.update(len(data).to_bytes(8, "big") + data)
    return mark.hexdigest()


class Cache:
    """A folder of entries. Whatever goes wrong with it, the program works without it."""

    def __init__(self, folder: Path | None = None, *, limit: int = LIMIT) -> None:
        self._folder = (folder or paths.cache_dir()) / "annotations"
        self._limit = limit
        self._written = 0

    def annotation(self, name: str) -> Kept | None:
        """The annotation of that name, if there is one and it is sound."""
        data = self._get(name)
        if data is not None:
            with contextlib.suppress(msgspec.MsgspecError, ValueError):
                return msgspec.msgpack.decode(data, type=Kept)
        return None

    def keep_annotation(self, name: str, kept: Kept) -> None:
        """Keep an annotation under its name."""
        self._put(name, msgspec.msgpack.encode(kept))

    def vectors(self, name: str) -> tuple[SentenceVectors, ...] | None:
        """The vectors of that name, if they are there and sound."""
        data = self._get(name)
        if data is not None:
            with contextlib.suppress(msgspec.MsgspecError, ValueError):
                return _unpacked(msgspec.msgpack.decode(data, type=_KeptVectors))
        return None

    def keep_vectors(self, name: str, vectors: Sequence[SentenceVectors]) -> None:
        """Keep the vectors of an article's sentences under their name."""
        self._put(name, msgspec.msgpack.encode(_packed(vectors)))

    def _path(self, name: str) -> Path:
        return self._folder / name[:2] / name

    def _get(self, name: str) -> bytes | None:
        path = self._path(name)
        try:
            if not path.is_file():
                return None
            data = path.read_bytes()
            os.utime(path)
        except OSError:
            return None
        body = data[_CHECKSUM:]
        return body if data[:_CHECKSUM] == _checksum(name, body) else None

    def _put(self, name: str, body: bytes) -> None:
        path = self._path(name)
        with contextlib.suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            # Not flushed to the disk: an entry lost in a power cut is made again.
            descriptor, temporary = tempfile.mkstemp(dir=path.parent, suffix=".part")
            try:
                with os.fdopen(descriptor, "wb") as stream:
                    stream.write(_checksum(name, body))
                    stream.write(body)
                Path(temporary).replace(path)
            except OSError:
                Path(temporary).unlink(missing_ok=True)
                raise
            self._written += 1
            if self._written % _PRUNE_EVERY == 1:
                self._prune()

    def _prune(self) -> None:
        """Remove the longest unused entries until the rest keeps to the limit."""
        found: list[tuple[float, int, Path]] = []
        for path in self._folder.glob("*/*"):
            with contextlib.suppress(OSError):
                facts = path.stat()
                found.append((facts.st_mtime, facts.st_size, path))
        total = sum(size for _, size, _ in found)
        for _, size, path in sorted(found):
            if total <= self._limit:
                break
            with contextlib.suppress(OSError):
                path.unlink()
            total -= size


def _checksum(name: str, body: bytes) -> bytes:
    """Of the name too: an entry at another one's place is as good as damaged."""
    return zlib.crc32(body, zlib.crc32(name.encode())).to_bytes(_CHECKSUM, "big")


def _packed(vectors: Sequence[SentenceVectors]) -> _KeptVectors:
    return _KeptVectors(
        counts=[len(v.pieces) for v in vectors],
        width=vectors[0].vectors.shape[1] if vectors else 0,
        pieces=b"".join(v.pieces.astype("<i4").tobytes() for v in vectors),
        vectors=b"".join(v.vectors.astype("<f2").tobytes() for v in vectors),
        spans=b"".join(v.spans.astype("<i4").tobytes() for v in vectors),
    )


def _unpacked(kept: _KeptVectors) -> tuple[SentenceVectors, ...]:
    total = sum(kept.counts)
    pieces = np.frombuffer(kept.pieces, "<i4").astype(np.int32)
    vectors = np.frombuffer(kept.vectors, "<f2").astype(np.float32).reshape(total, kept.width)
    spans = np.frombuffer(kept.spans, "<i4").astype(np.int32).reshape(total, 2)
    found: list[SentenceVectors] = []
    at = 0
    for count in kept.counts:
        own = slice(at, at + count)
        found.append(SentenceVectors(pieces=pieces[own], vectors=vectors[own], spans=spans[own]))
        at += count
    if len(pieces) != total:
        raise ValueError("counts and vectors do not fit")
    return tuple(found)
