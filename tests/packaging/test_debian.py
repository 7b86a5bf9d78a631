"""The Debian package: packed so that dpkg reads it, and the same twice; two of them compared."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

import compare_builds
from parts import debian, elf

pytestmark = pytest.mark.skipif(
    not (shutil.which("dpkg-deb") and shutil.which("xz")), reason="needs dpkg and xz"
)
_CONTROL = """\
Package: sample
Version: 1.0
Architecture: all
Maintainer: Nobody <nobody@variorum.example>
Description: a sample
"""


@pytest.fixture(autouse=True)
def _moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1630022400")


def _root(folder: Path, **files: str) -> Path:
    (folder / "DEBIAN").mkdir(parents=True)
    (folder / "DEBIAN" / "control").write_text(_CONTROL)
    share = folder / "usr" / "share" / "sample"
    share.mkdir(parents=True)
    for name, text in files.items():
        (share / name).write_text(text)
    (share / "link").symlink_to("first")
    return folder


def _package(folder: Path, **files: str) -> Path:
    target = folder.with_suffix(".deb")
    debian.pack(_root(folder, **files), target)
    return target


def test_the_package_is_what_dpkg_unpacks(tmp_path: Path) -> None:
    package = _package(tmp_path / "a", first="one\n" * 1000, second="two")
    out = tmp_path / "out"
    subprocess.run(["dpkg-deb", "-R", str(package), str(out)], check=True)
    assert (out / "DEBIAN" / "control").read_text() == _CONTROL
    assert (out / "usr/share/sample/first").read_text() == "one\n" * 1000
    assert (out / "usr/share/sample/link").readlink() == Path("first")
    told = subprocess.run(["ar", "t", str(package)], capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["debian-binary", "control.tar.xz", "data.tar.xz"]
    assert package.stat().st_size < 2000
    assert list(tmp_path.glob("*.part")) == []


def test_the_same_files_make_the_same_package(tmp_path: Path) -> None:
    first = _package(tmp_path / "a", first="one", second="two")
    second = _package(tmp_path / "b", first="one", second="two")
    assert first.read_bytes() == second.read_bytes()
    assert compare_builds.main([str(first), str(second)]) == 0


@pytest.mark.parametrize(
    ("files", "status", "said"),
    [
        ({"first": "one", "second": "owt"}, 1, "content: ./usr/share/sample/second"),
        ({"first": "one", "second": "two, longer"}, 2, "size: ./usr/share/sample/second"),
        ({"first": "one"}, 2, "only in one: ./usr/share/sample/second"),
    ],
)
def test_packages_that_differ_are_told_apart(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    files: dict[str, str],
    status: int,
    said: str,
) -> None:
    first = _package(tmp_path / "a", first="one", second="two")
    second = _package(tmp_path / "b", **files)
    assert compare_builds.main([str(first), str(second)]) == status
    assert said in capsys.readouterr().out


def test_what_is_carried_is_not_depended_on() -> None:
    field = "libbz2-1.0, libc6 (>= 2.35), libxcb-util1 (>= 0.4.0), libxcb1 (>= 1.8)"
    assert elf.without(field, {"libbz2-1.0", "libxcb-util1", ""}) == (
        "libc6 (>= 2.35), libxcb1 (>= 1.8)"
    )
    assert elf.without("", {"libc6"}) == ""
