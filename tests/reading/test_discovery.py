"""Listing folders: natural order, a reason for each file passed over, no freezing, no loops."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from variorum.model.options import Options
from variorum.reading import discover, read

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from variorum.model.comparison import Notice

posix = pytest.mark.skipif(sys.platform == "win32", reason="POSIX files")


def fill(folder: Path, names: Iterable[str]) -> None:
    for name in names:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("Words.")


def names(paths: Iterable[Path]) -> list[str]:
    return [path.name for path in paths]


def codes(notices: Iterable[Notice]) -> dict[str, str]:
    return {os.path.basename(notice.path): notice.code for notice in notices}  # noqa: PTH119


def test_files_come_in_natural_order(tmp_path: Path) -> None:
    fill(tmp_path, ["a10.txt", "a9.txt", "B1.md", "a1.html", "c.eml"])
    files, notices = discover([tmp_path])
    assert names(files) == ["a1.html", "a9.txt", "a10.txt", "B1.md", "c.eml"]
    assert notices == ()


def test_each_file_passed_over_has_a_reason(tmp_path: Path) -> None:
    fill(tmp_path, ["a.txt", ".hidden.txt", "~$draft.docx", "Thumbs.db", "table.csv", "deep/b.txt"])
    (tmp_path / "photo.jpg").write_bytes(b"\xff\xd8\xff\xe0" + bytes(range(256)) * 4)
    files, notices = discover([tmp_path])
    assert names(files) == ["a.txt"]
    assert codes(notices) == {
        ".hidden.txt": "hidden",
        "~$draft.docx": "hidden",
        "Thumbs.db": "hidden",
        "table.csv": "unknown-kind",
        "photo.jpg": "unknown-kind",
        tmp_path.name: "sub-folders",
    }
    told = {notice.path.rpartition("/")[2]: notice.message for notice in notices}
    assert told["photo.jpg"] == "This is a JPEG picture, which is not read as an article."
    assert told["table.csv"] == "Files ending in .csv are not read as articles."
    assert told[tmp_path.name] == "1 sub-folder was not searched for articles."


def test_articles_under_other_names_are_found(
    tmp_path: Path, docx: Callable[..., bytes], page: Callable[..., str]
) -> None:
    fill(tmp_path, ["article"])
    (tmp_path / "page.php").write_text(page())
    (tmp_path / "letter.doc").write_bytes(rb"{\rtf1 Words.}")
    (tmp_path / "story.bak").write_bytes(docx("<w:p><w:r><w:t>Words.</w:t></w:r></w:p>"))
    files, notices = discover([tmp_path])
    assert names(files) == ["article", "letter.doc", "page.php", "story.bak"]
    assert notices == ()


def test_sub_folders_are_entered_on_request(tmp_path: Path) -> None:
    fill(tmp_path, ["b.txt", "a/x2.txt", "a/x10.txt", "a/deeper/y.txt", ".git/z.txt"])
    files, notices = discover([tmp_path], recursive=True)
    assert names(files) == ["y.txt", "x2.txt", "x10.txt", "b.txt"]
    assert codes(notices) == {".git": "hidden"}


def test_the_parts_of_a_saved_page_are_no_articles(tmp_path: Path) -> None:
    fill(tmp_path, ["story.html", "story_files/frame.html", "story_files/a.txt", "own_files/b.txt"])
    files, notices = discover([tmp_path], recursive=True)
    assert names(files) == ["b.txt", "story.html"]
    assert notices == ()
    assert codes(discover([tmp_path])[1]) == {tmp_path.name: "sub-folders"}


def test_files_named_by_the_user_are_taken_as_they_are(tmp_path: Path) -> None:
    fill(tmp_path, ["b.csv", "a.txt"])
    given = [tmp_path / "b.csv", tmp_path / "gone.txt", tmp_path / "a.txt", tmp_path / "b.csv"]
    files, notices = discover(given)
    assert files == (tmp_path / "b.csv", tmp_path / "gone.txt", tmp_path / "a.txt")
    assert notices == ()
    assert read(files[0], options=Options()).text == "Words."


def test_a_file_named_beside_its_folder_is_listed_once(tmp_path: Path) -> None:
    fill(tmp_path, ["a.txt", "b.txt"])
    files, _ = discover([tmp_path / "b.txt", tmp_path])
    assert names(files) == ["b.txt", "a.txt"]


@posix
def test_links_that_lead_back_are_told(tmp_path: Path) -> None:
    fill(tmp_path, ["a.txt", "sub/b.txt"])
    (tmp_path / "sub" / "up").symlink_to("..")
    (tmp_path / "round.txt").symlink_to("round.txt")
    files, notices = discover([tmp_path], recursive=True)
    assert names(files) == ["a.txt", "round.txt", "b.txt"]
    assert codes(notices) == {"up": "link-loop"}


@posix
def test_pipes_are_listed_by_name_and_never_opened(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.txt")
    os.mkfifo(tmp_path / "pipe")
    files, _ = discover([tmp_path])
    assert names(files) == ["pipe", "pipe.txt"]


def test_a_folder_that_cannot_be_opened_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "scandir", refuse)
    files, notices = discover([tmp_path])
    assert files == ()
    assert codes(notices) == {tmp_path.name: "no-permission"}


@pytest.mark.skipif(sys.platform != "linux", reason="names are bytes there")
def test_names_that_are_no_utf8(tmp_path: Path) -> None:
    for name in (b"/caf\xe9.txt", b"/caf\xe9.csv"):
        with open(os.fsencode(tmp_path) + name, "wb") as stream:  # noqa: PTH123 - bytes
            stream.write(b"Words.")
    files, notices = discover([tmp_path])
    assert len(files) == 1
    assert [notice.path for notice in notices] == [rf"{tmp_path}/caf\xe9.csv"]


def test_a_folder_of_thousands(tmp_path: Path) -> None:
    fill(tmp_path, (f"a{number}.txt" for number in range(3000)))
    files, _ = discover([tmp_path])
    assert names(files[9:12]) == ["a9.txt", "a10.txt", "a11.txt"]
    assert len(files) == 3000


def test_the_record_beside_a_saved_page_is_neither_article_nor_told(tmp_path: Path) -> None:
    fill(tmp_path, ["a.html", "a.html.evidence.json"])
    files, notices = discover([tmp_path])
    assert names(files) == ["a.html"]
    assert notices == ()


@pytest.mark.skipif(sys.platform == "win32", reason="a folder in use cannot be removed there")
def test_a_working_folder_that_was_removed_stops_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = tmp_path / "here", tmp_path / "there.txt"
    here.mkdir()
    there.write_text("Flood hits town.")
    monkeypatch.chdir(here)
    here.rmdir()
    assert discover([there, Path("gone.txt")])[0] == (there, Path("gone.txt"))
