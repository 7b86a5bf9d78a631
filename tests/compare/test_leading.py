"""Which article leads."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests.compare.fakes import FakeLanguage

from variorum.compare import compare
from variorum.model.comparison import Comparison


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "same.txt").write_text(f"Town {name}.\n\nThe river rose.", "utf-8")
    (tmp_path / "c.txt").write_text("Town c.\n\nThe river fell.", "utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def led_by(reference: str | None) -> Comparison:
    files = [Path("a/same.txt"), Path("b/same.txt"), Path("c.txt")]
    return compare(files, language=FakeLanguage, reference=reference)


@pytest.mark.parametrize(
    ("reference", "leads"),
    [(None, "a1"), ("b/same.txt", "a2"), ("./b/same.txt", "a2"), ("c.txt", "a3"), ("a3", "a3")],
)
@pytest.mark.usefixtures("folder")
def test_the_article_named_leads(reference: str | None, leads: str) -> None:
    made = led_by(reference)
    assert made.reference == leads
    assert "no-reference" not in [notice.code for notice in made.notices]


def test_an_absolute_path_names_it_too(folder: Path) -> None:
    assert led_by(os.fspath(folder / "b" / "same.txt")).reference == "a2"


@pytest.mark.parametrize("reference", ["gone.txt", "same.txt", "b"])
@pytest.mark.usefixtures("folder")
def test_one_that_is_not_there_is_told_and_the_first_leads(reference: str) -> None:
    made = led_by(reference)
    assert made.reference == "a1"
    assert [(n.path, n.code) for n in made.notices if n.code == "no-reference"] == [
        (reference, "no-reference")
    ]


@pytest.mark.usefixtures("folder")
def test_the_name_of_a_file_is_enough_where_only_one_has_it() -> None:
    files = [Path("a/same.txt"), Path("a/../c.txt")]
    assert compare(files, language=FakeLanguage, reference="c.txt").reference == "a2"
