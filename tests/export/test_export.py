from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import msgspec
import pytest

from variorum.base.errors import ExportError
from variorum.export import FORMATS, ReportSettings, render, write
from variorum.model.comparison import Comparison

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("name", FORMATS)
def test_every_format_takes_every_comparison(
    name: str, comparison: Comparison, hostile: Comparison, tmp_path: Path
) -> None:
    for number, made in enumerate((comparison, hostile, Comparison())):
        target = tmp_path / f"{number}.{name}"
        write(made, name, target, ReportSettings())
        assert target.read_bytes() == render(made, name, ReportSettings())


def test_json_is_the_whole_comparison_whatever_is_shown(comparison: Comparison) -> None:
    data = render(comparison, "json", ReportSettings(kinds=(), parts=()))
    assert msgspec.json.decode(data, type=Comparison) == comparison


def test_a_comparison_that_travelled_gives_the_same_bytes(comparison: Comparison) -> None:
    travelled = msgspec.json.decode(msgspec.json.encode(comparison), type=Comparison)
    for name in FORMATS:
        assert render(travelled, name, ReportSettings()) == render(
            comparison, name, ReportSettings()
        )


def test_an_unknown_format_is_refused(comparison: Comparison) -> None:
    with pytest.raises(ExportError, match="no format “docx”"):
        render(comparison, "docx", ReportSettings())


def test_a_target_that_cannot_be_written_keeps_the_old_file(
    comparison: Comparison, tmp_path: Path
) -> None:
    old = tmp_path / "report.csv"
    old.write_text("old")
    with pytest.raises(ExportError, match="could not be written"):
        write(comparison, "csv", tmp_path / "gone" / "report.csv", ReportSettings())
    with pytest.raises(ExportError):
        write(comparison, "pdf", old, ReportSettings(logo=str(tmp_path / "missing.png")))
    assert old.read_text() == "old"


def test_settings_come_from_plain_data() -> None:
    settings = msgspec.convert(
        {"paper": "us-letter", "kinds": ["figure"], "notes": [["d1", "confirmed", "Seen."]]},
        ReportSettings,
    )
    assert settings.notes[0].note == "Seen."


def test_exporting_loads_neither_qt_nor_the_language_models() -> None:
    code = (
        "import sys; sys.modules['PySide6'] = None\n"
        "from variorum.export import FORMATS, ReportSettings, render\n"
        "from variorum.model.comparison import Comparison\n"
        "[render(Comparison(), name, ReportSettings()) for name in FORMATS]\n"
        "print(sorted({'spacy', 'onnxruntime', 'numpy'} & set(sys.modules)))"
    )
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert result.stdout.strip() == "[]"


def test_a_damaged_comparison_is_refused_in_every_format(comparison: Comparison) -> None:
    damaged = msgspec.structs.replace(comparison, reference="a99")
    for name in FORMATS:
        with pytest.raises(ExportError, match="damaged"):
            render(damaged, name, ReportSettings())


def test_hostile_facts_are_shown_and_stop_no_format(comparison: Comparison) -> None:
    first, *others = comparison.articles
    hostile = msgspec.structs.replace(
        first,
        sha256="<b>x</b>",
        language="zz <b>",
        published="9999-12-31T23:59:59-23:59",
        bytes=-1,
    )
    changed = msgspec.structs.replace(comparison, articles=(hostile, *others))
    for name in FORMATS:
        made = render(changed, name, ReportSettings())
        assert name in {"json", "csv", "xlsx", "pdf"} or b"<b>x" not in made
