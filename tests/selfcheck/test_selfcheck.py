"""The check of an installed program: it passes when all is there, and names what is not."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import pytest

from variorum import __main__ as program
from variorum import selfcheck
from variorum.language import vectors


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    return tmp_path


@pytest.mark.model
def test_a_whole_program_passes_every_check_and_leaves_nothing(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cache = os.environ["VARIORUM_CACHE_DIR"]
    status = program.main(["--self-check"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Variorum ")
    assert [line.split(":")[0].split(maxsplit=1) for line in lines[1:-1]] == [
        ["works", "own files"],
        ["works", "language models"],
        ["works", "other languages"],
        ["works", "sentence model"],
        ["works", "comparison"],
        ["works", "PDF report"],
    ]
    assert (lines[-1], status) == ("Everything works.", 0)
    assert list(folder.iterdir()) == []
    assert os.environ["VARIORUM_CACHE_DIR"] == cache


def test_what_is_missing_is_named_and_the_status_says_so(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "fonts").mkdir()
    monkeypatch.setattr(selfcheck, "resources", lambda: folder)
    monkeypatch.setattr(vectors, "load", lambda: None)
    trial = selfcheck._Trial

    class Short(trial):
        def checks(self):  # noqa: ANN202
            return tuple(c for c in super().checks() if c[0] in ("own files", "sentence model"))

    monkeypatch.setattr(selfcheck, "_Trial", Short)
    status = program.main(["--self-check"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[1].startswith("FAULT  own files: missing: html, icons/variorum.png, ")
    assert lines[2].startswith("FAULT  sentence model: the model or its run time is missing")
    assert lines[-1] == "Please add these lines to a report of a fault."
    assert status == 1


def test_a_fault_of_any_kind_is_told_and_the_next_check_still_runs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail() -> str:
        raise RuntimeError("no such thing")

    monkeypatch.setattr(
        selfcheck._Trial, "checks", lambda _: (("first", fail), ("second", lambda: "fine"))
    )
    first, second = selfcheck.run()
    assert (first.passed, first.message) == (False, "RuntimeError: no such thing")
    assert (second.passed, second.message) == (True, "fine")
