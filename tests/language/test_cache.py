"""Annotations and vectors on disk."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import numpy as np
import pytest

from variorum.language.cache import Cache, Kept, name_of
from variorum.model.article import EntityMention, Span
from variorum.model.features import SentenceVectors, Word

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

KEPT = Kept(
    language="en",
    sentences=(Span(0, 5),),
    entities=(EntityMention(start=0, end=5, label="GPE", entity="n1"),),
    quotes=(),
    figures=(),
    dates=(),
    attributions=(),
    names={"n1": "Lagos"},
    words=((Word(0, 5, "lagos", "PROPN", "NNP", "ROOT", 0),),),
    clauses=((Span(0, 5),),),
)


def vectors(seed: int, pieces: int) -> SentenceVectors:
    rows = np.random.default_rng(seed).normal(size=(pieces, 384)).astype(np.float32)
    return SentenceVectors(
        pieces=np.arange(pieces, dtype=np.int32),
        vectors=rows / np.linalg.norm(rows, axis=1, keepdims=True),
        spans=np.arange(2 * pieces, dtype=np.int32).reshape(-1, 2),
    )


def entry(folder: Path) -> Path:
    (path,) = (p for p in folder.rglob("*") if p.is_file())
    return path


def test_an_annotation_comes_back_as_it_was(tmp_path: Path) -> None:
    Cache(tmp_path).keep_annotation(name_of("a"), KEPT)

    assert Cache(tmp_path).annotation(name_of("a")) == KEPT
    assert Cache(tmp_path).annotation(name_of("b")) is None


def test_vectors_come_back_nearly_as_they_were(tmp_path: Path) -> None:
    given = (vectors(1, 7), vectors(2, 0), vectors(3, 2))
    Cache(tmp_path).keep_vectors(name_of("v"), given)
    back = Cache(tmp_path).vectors(name_of("v"))

    assert back is not None
    for before, after in zip(given, back, strict=True):
        assert np.array_equal(before.pieces, after.pieces)
        assert np.array_equal(before.spans, after.spans)
        assert np.allclose(before.vectors, after.vectors, atol=1e-3)
        assert after.vectors.dtype == np.float32


@pytest.mark.parametrize(
    "damage",
    [
        lambda _: b"",
        lambda data: data[: len(data) // 2],
        lambda data: bytes(len(data)),
        lambda data: data[:-1] + bytes([data[-1] ^ 1]),
        lambda _: b"something else",
    ],
)
def test_a_damaged_entry_is_not_there(tmp_path: Path, damage: Callable[[bytes], bytes]) -> None:
    cache = Cache(tmp_path)
    cache.keep_annotation(name_of("a"), KEPT)
    path = entry(tmp_path)
    path.write_bytes(damage(path.read_bytes()))

    assert cache.annotation(name_of("a")) is None
    cache.keep_annotation(name_of("a"), KEPT)
    assert cache.annotation(name_of("a")) == KEPT


def test_an_entry_at_the_place_of_another_is_not_there(tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    cache.keep_annotation(name_of("a"), KEPT)
    there = tmp_path / "annotations" / name_of("b")[:2] / name_of("b")
    there.parent.mkdir(parents=True, exist_ok=True)
    entry(tmp_path).rename(there)

    assert cache.annotation(name_of("b")) is None


def test_what_is_no_file_is_not_read(tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    (tmp_path / "annotations" / name_of("a")[:2] / name_of("a")).mkdir(parents=True)
    cache.keep_annotation(name_of("a"), KEPT)

    assert cache.annotation(name_of("a")) is None


def test_one_kind_is_not_taken_for_the_other(tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    cache.keep_annotation(name_of("a"), KEPT)

    assert cache.vectors(name_of("a")) is None


def test_names_tell_their_parts_apart() -> None:
    assert name_of("ab", "c") != name_of("a", "bc")
    assert name_of("a", None) != name_of("a", "")
    assert name_of("\ud800") != name_of("a")


def test_a_folder_that_cannot_be_written_does_no_harm(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    cache = Cache(blocked)
    cache.keep_annotation(name_of("a"), KEPT)

    assert cache.annotation(name_of("a")) is None


def test_the_longest_unused_entries_go_first(tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    for n in range(5):
        cache.keep_annotation(name_of(str(n)), KEPT)
        path = next(p for p in tmp_path.rglob(name_of(str(n))))
        os.utime(path, (n, n))
    assert cache.annotation(name_of("0")) == KEPT  # used just now
    size = path.stat().st_size
    Cache(tmp_path, limit=3 * size).keep_annotation(name_of("new"), KEPT)

    left = [n for n in ("0", "1", "2", "3", "4", "new") if cache.annotation(name_of(n))]
    assert left == ["0", "4", "new"]


def test_no_half_written_files_stay_behind(tmp_path: Path) -> None:
    Cache(tmp_path).keep_annotation(name_of("a"), KEPT)

    assert not list(tmp_path.rglob("*.part"))
