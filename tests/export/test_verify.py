from __future__ import annotations

import os
import shutil
import sys
from typing import TYPE_CHECKING

import msgspec
import pikepdf
import pytest

import variorum
from variorum.base.errors import ExportError
from variorum.base.paths import seeds
from variorum.export import ReportSettings, write
from variorum.export.verify import verify
from variorum.model.comparison import Comparison
from variorum.model.facts import CorrectedFacts, amended

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(name="folder")
def _folder(tmp_path: Path) -> Path:
    """The seeds, in a folder that may be changed."""
    folder = tmp_path / "articles"
    shutil.copytree(seeds(), folder)
    return folder


@pytest.fixture(name="report")
def _report(tmp_path: Path, comparison: Comparison) -> Path:
    own = msgspec.structs.replace(comparison, generator=f"Variorum {variorum.__version__}")
    file = tmp_path / "report.pdf"
    write(own, "pdf", file, ReportSettings())
    return file


def outcomes(file: Path, folder: Path | None = None) -> list[str]:
    return [check.outcome for check in verify(file, folder).checks]


def test_an_untouched_report_is_intact(report: Path, folder: Path) -> None:
    result = verify(report, folder)
    assert result.intact
    assert [check.outcome for check in result.checks] == ["same"] * 5
    assert result.checks[0].message == "All 100 places quote the texts that are attached."
    assert result.checks[1].message == "Byte for byte what the attached comparison gives."


def test_a_changed_article_is_named(report: Path, folder: Path) -> None:
    changed = folder / "001_7756e5edb60de83c.txt"
    changed.write_text(changed.read_text().replace("at least two", "at least ten"))
    (folder / "002_acc512bd3cc25575.txt").unlink()
    result = verify(report, folder)
    assert not result.intact
    assert [(c.subject, c.outcome) for c in result.checks[2:]] == [
        ("seeds/000_14bf3bbfb8b68e24.txt", "same"),
        ("seeds/001_7756e5edb60de83c.txt", "changed"),
        ("seeds/002_acc512bd3cc25575.txt", "missing"),
    ]


def test_a_renamed_article_is_found_by_its_hash(report: Path, folder: Path) -> None:
    (folder / "000_14bf3bbfb8b68e24.txt").rename(folder / "first.txt")
    check = verify(report, folder).checks[2]
    assert (check.outcome, check.message) == ("same", "SHA-256 as recorded, now called first.txt.")


def test_changed_pages_are_told_from_the_data(report: Path, folder: Path) -> None:
    with pikepdf.open(report, allow_overwriting_input=True) as document:
        document.pages[0].rotate(90, relative=True)
        document.save(report)
    assert outcomes(report, folder) == ["same", "changed", "same", "same", "same"]


def test_changed_data_is_told_from_its_own_texts(report: Path, folder: Path) -> None:
    with pikepdf.open(report, allow_overwriting_input=True) as document:
        spec = document.attachments["comparison.json"]
        data = (
            spec.get_file().read_bytes().replace(b'"text":"at least two"', b'"text":"at least ten"')
        )
        document.attachments["comparison.json"] = pikepdf.AttachedFileSpec(
            document, data, filename="comparison.json"
        )
        document.save(report)
    result = verify(report, folder)
    assert result.checks[0].message == "1 of 100 places do not quote the texts that are attached."
    assert not result.intact


def test_another_version_cannot_repeat_the_pages(
    tmp_path: Path, comparison: Comparison, folder: Path
) -> None:
    file = tmp_path / "old.pdf"
    old = msgspec.structs.replace(comparison, generator="Variorum 0.0.1")
    write(old, "pdf", file, ReportSettings())
    result = verify(file, folder)
    assert result.checks[1].outcome == "unknown"
    assert result.intact


def test_originals_inside_are_checked_too(
    tmp_path: Path, comparison: Comparison, folder: Path
) -> None:
    articles = tuple(
        msgspec.structs.replace(a, path=str(folder / a.path.split("/")[1]))
        for a in comparison.articles
    )
    file = tmp_path / "full.pdf"
    moved = msgspec.structs.replace(comparison, articles=articles)
    assert write(moved, "pdf", file, ReportSettings(attach_originals=True)) == ()
    assert outcomes(file) == ["same"] * 8


@pytest.mark.parametrize(
    ("content", "code"), [(b"not a PDF", "no-report"), (b"", "no-report"), (None, "unreadable")]
)
def test_other_files_are_refused(tmp_path: Path, content: bytes | None, code: str) -> None:
    file = tmp_path / "other.pdf"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(ExportError) as caught:
        verify(file)
    assert caught.value.code == code
    assert "PDFium" not in caught.value.message


def test_a_folder_in_place_of_the_report_is_called_one(tmp_path: Path) -> None:
    with pytest.raises(ExportError, match=r"This is a folder\. Name the PDF\."):
        verify(tmp_path)


def test_a_report_without_its_data_says_so(tmp_path: Path) -> None:
    file = tmp_path / "bare.pdf"
    write(Comparison(), "pdf", file, ReportSettings(attach_comparison=False))
    with pytest.raises(ExportError, match="No comparison is attached"):
        verify(file)


def test_a_text_that_the_file_does_not_hold_is_told(
    tmp_path: Path, comparison: Comparison, folder: Path
) -> None:
    """Whoever forges the texts and sets the report anew still cannot forge the files."""
    first, *others = comparison.articles
    forged = msgspec.structs.replace(first, text=first.text[:-20] + "It was all a mistake")
    own = msgspec.structs.replace(
        comparison,
        articles=(forged, *others),
        generator=f"Variorum {variorum.__version__}",
    )
    file = tmp_path / "report.pdf"
    write(own, "pdf", file, ReportSettings())
    result = verify(file, folder)
    assert [check.outcome for check in result.checks] == ["same", "same", "changed", "same", "same"]
    assert "another one than the report shows" in result.checks[2].message


def test_data_that_do_not_hold_together_are_changed_data(report: Path, folder: Path) -> None:
    with pikepdf.open(report, allow_overwriting_input=True) as document:
        data = document.attachments["comparison.json"].get_file().read_bytes()
        document.attachments["comparison.json"] = pikepdf.AttachedFileSpec(
            document, data.replace(b'"id":"d2"', b'"id":"d1"'), filename="comparison.json"
        )
        document.save(report)
    result = verify(report, folder)
    assert not result.intact
    assert "there twice" in result.checks[0].message


@pytest.mark.skipif(sys.platform == "win32", reason="pipes of POSIX")
def test_pipes_are_not_opened(tmp_path: Path, comparison: Comparison) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(ExportError, match="no file"):
        verify(pipe)
    articles = (msgspec.structs.replace(comparison.articles[0], path=str(pipe)),)
    file = tmp_path / "report.pdf"
    write(Comparison(articles=articles), "pdf", file, ReportSettings())
    assert verify(file).checks[-1].outcome == "unknown"


def test_a_report_saved_by_another_program_still_looks_the_same(report: Path, folder: Path) -> None:
    with pikepdf.open(report, allow_overwriting_input=True) as document:
        document.save(report, linearize=True)
    result = verify(report, folder)
    assert [check.outcome for check in result.checks] == ["same", "unknown", *["same"] * 3]
    assert "the bytes are not those that were made" in result.checks[1].message
    assert result.intact
    assert "not everything could be checked" in result.summary


def test_a_word_pinned_on_a_page_is_a_change(report: Path, folder: Path) -> None:
    with pikepdf.open(report, allow_overwriting_input=True) as document:
        page = document.pages[0]
        page.contents_add(b"q 1 0 0 rg 100 700 60 20 re f Q")
        document.save(report)
    result = verify(report, folder)
    assert result.checks[1].outcome == "changed"
    assert result.summary == "This is not as it was when it was made."


def test_forged_facts_are_told_from_the_files(
    tmp_path: Path, comparison: Comparison, folder: Path
) -> None:
    """Whoever names another outlet or date and sets the report anew cannot forge the files."""
    first, second, third = comparison.articles
    forged = msgspec.structs.replace(
        first, outlet="Daily Forgery", origins={**first.origins, "outlet": "og:site_name"}
    )
    corrected = amended(second, CorrectedFacts(outlet="As the user knows", published="2021-08-17"))
    own = msgspec.structs.replace(
        comparison,
        articles=(forged, corrected, third),
        generator=f"Variorum {variorum.__version__}",
    )
    file = tmp_path / "report.pdf"
    write(own, "pdf", file, ReportSettings())
    result = verify(file, folder)
    assert [check.outcome for check in result.checks] == ["same", "same", "changed", "same", "same"]
    assert result.checks[2].message.endswith("the file does not record this: outlet.")


def test_a_missing_folder_is_no_changed_report(report: Path, tmp_path: Path) -> None:
    with pytest.raises(ExportError, match="no such folder"):
        verify(report, tmp_path / "nowhere")
    empty = tmp_path / "empty"
    empty.mkdir()
    result = verify(report, empty)
    assert not result.intact
    assert result.summary == "Nothing was found to be changed, but articles are missing."
