"""The version stands in one place, and everything else takes it from there."""

from __future__ import annotations

import re
import subprocess
import tomllib

import pytest

import variorum
from parts import facts, windows_version

_MAY_SAY_IT = {"app/variorum/__init__.py"}


def test_the_version_is_that_of_the_program() -> None:
    assert facts.version() == variorum.__version__
    project = tomllib.loads((facts.ROOT / "pyproject.toml").read_text("utf-8"))
    assert "version" not in project["project"]
    assert project["tool"]["hatch"]["version"]["path"] == "app/variorum/__init__.py"


def test_no_other_file_of_the_packages_says_the_version() -> None:
    listed = subprocess.run(
        [
            "git",
            "ls-files",
            "packaging",
            "resources/linux",
            "Makefile",
            "pyproject.toml",
            ".github",
        ],
        cwd=facts.ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    number = re.compile(rf"(?<![\w.=]){re.escape(facts.version())}(?![\w.])")
    for name in listed.stdout.split():
        text = (facts.ROOT / name).read_text("utf-8", "replace")
        lines = [line for line in text.splitlines() if "/DVersion=" not in line]
        assert name in _MAY_SAY_IT or not number.search("\n".join(lines)), name


def test_windows_shows_the_version() -> None:
    numbers = [int(part) for part in facts.version().split(".")]
    assert f"filevers=({', '.join(map(str, numbers))}, 0)" in windows_version.text()


def test_dates_are_those_of_the_commit_or_as_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1630022400")
    assert (facts.moment(), facts.day()) == (1630022400, "2021-08-27")
    monkeypatch.delenv("SOURCE_DATE_EPOCH")
    assert facts.moment() > 1_700_000_000
