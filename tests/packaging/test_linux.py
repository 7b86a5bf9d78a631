"""Menu entry, description, file type and control data are what the desktops' own tools accept."""

from __future__ import annotations

import configparser
import shutil
import subprocess
import tarfile
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from parts import archive, elf, facts, icons, tree
from variorum.reading.formats import SUFFIXES

LINUX = facts.ROOT / "resources" / "linux"


@pytest.fixture(autouse=True)
def _moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1630022400")


def _entry() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(LINUX / "variorum.desktop", "utf-8")
    return parser["Desktop Entry"]


def _said(*command: str | Path) -> str:
    done = subprocess.run(
        [str(part) for part in command], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return (done.stdout + done.stderr).strip()


@pytest.mark.skipif(not shutil.which("desktop-file-validate"), reason="needs desktop-file-utils")
def test_the_menu_entry_is_valid() -> None:
    assert _said("desktop-file-validate", LINUX / "variorum.desktop") == ""


@pytest.mark.skipif(not shutil.which("appstreamcli"), reason="needs appstream")
def test_the_description_is_valid(tmp_path: Path) -> None:
    file = tmp_path / f"{facts.IDENTIFIER}.metainfo.xml"
    file.write_text(facts.filled(LINUX / "metainfo.xml"), "utf-8")
    said = _said("appstreamcli", "validate", "--no-net", "--pedantic", file)
    assert said.endswith("Validation was successful.")
    assert len(said.splitlines()) == 1


def test_the_description_tells_version_and_day_and_leads_to_the_menu_entry() -> None:
    root = ET.fromstring(facts.filled(LINUX / "metainfo.xml"))  # noqa: S314 - our own file
    release = root.find("releases/release")
    assert release is not None
    assert release.attrib == {"version": facts.version(), "date": "2021-08-27"}
    assert root.findtext("launchable") == "variorum.desktop"
    for image in root.iterfind("screenshots/screenshot/image"):
        assert (facts.ROOT / "resources/screenshots" / str(image.text).rsplit("/", 1)[-1]).is_file()


def test_the_menu_entry_takes_folders_comparisons_and_what_is_read() -> None:
    entry = _entry()
    assert entry["Exec"] == "variorum %F"
    offered = entry["MimeType"].rstrip(";").split(";")
    assert {facts.MIME_TYPE, "inode/directory"} <= set(offered)
    assert len(offered) == len(set(offered))
    assert {"text/plain", "text/html", "application/pdf", "message/rfc822"} <= set(offered)


@pytest.mark.skipif(not shutil.which("update-mime-database"), reason="needs shared-mime-info")
def test_the_file_type_is_valid_and_goes_by_the_suffix(tmp_path: Path) -> None:
    packages = tmp_path / "packages"
    packages.mkdir()
    (packages / "variorum.xml").write_text(facts.filled(LINUX / "variorum-mime.xml"), "utf-8")
    done = subprocess.run(
        ["update-mime-database", str(tmp_path)],
        capture_output=True,
        text=True,
        check=True,
        env={"PATH": "/usr/bin:/bin", "XDG_DATA_DIRS": str(tmp_path)},
    )
    assert "rror" not in done.stderr
    assert f"50:{facts.MIME_TYPE}:*.variorum" in (tmp_path / "globs2").read_text()


def test_icons_are_drawn_in_every_size_and_for_every_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(facts, "BUILD", tmp_path)
    icons.make()
    for name in icons.DRAWINGS:
        for size in icons.SIZES:
            header = icons.picture(name, size).read_bytes()[:24]
            assert header.startswith(b"\x89PNG")
            assert header[16:] == size.to_bytes(4, "big") * 2
        ico = (tmp_path / "icons" / f"{name}.ico").read_bytes()
        assert ico[:4] == b"\0\0\1\0"
        assert ico.count(b"\x89PNG") == ico[4]
        icns = (tmp_path / "icons" / f"{name}.icns").read_bytes()
        assert (icns[:4], int.from_bytes(icns[4:8], "big")) == (b"icns", len(icns))


def test_the_portable_archive_is_the_same_twice_and_names_what_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = tmp_path / "root"
    for name, text in {
        f"{tree.PROGRAM}/variorum": "program",
        f"{tree.PROGRAM}/_internal/part.so": "library",
        "usr/share/applications/variorum.desktop": "entry",
        "usr/share/doc/variorum/THIRD-PARTY-NOTICES.gz": "notices",
    }.items():
        file = root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    monkeypatch.setattr(facts, "DIST", tmp_path)
    monkeypatch.setattr(elf, "depends", lambda _: {"Depends": "libx11-6 (>= 2:1.8), libegl1"})
    first = archive.make(root).read_bytes()
    target = archive.make(root)
    assert target.read_bytes() == first
    with tarfile.open(target) as packed:
        members = {m.name.partition("/")[2]: m for m in packed.getmembers()}
        readme = packed.extractfile(members["README.txt"])
        assert readme is not None
        assert "\n  libegl1 libx11-6\n" in readme.read().decode()
    assert {"variorum", "_internal/part.so", "README.txt", "LICENSE"} <= set(members)
    assert "share/applications/variorum.desktop" in members
    assert not any(name.startswith("share/doc") for name in members)
    assert members["variorum"].mode == 0o755
    assert members["_internal/part.so"].mode == 0o644
    assert {m.mtime for m in members.values()} == {1630022400}


def test_every_suffix_that_is_read_is_offered_on_windows() -> None:
    script = (facts.ROOT / "packaging/windows/variorum.iss").read_text("utf-8")
    offered = {line.split('"')[1] for line in script.splitlines() if line.startswith("#emit Offer")}
    assert offered <= set(SUFFIXES)
    assert {".txt", ".html", ".pdf", ".docx", ".eml"} <= offered
