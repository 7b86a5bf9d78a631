"""What Windows shows as properties of the program."""

from __future__ import annotations

from parts import facts


def text() -> str:
    """The version resource, in the form that PyInstaller reads."""
    numbers = [int(part) for part in facts.version().split(".")[:3]]
    four = tuple([*numbers, 0, 0, 0][:4])
    strings = {
        "CompanyName": "The Variorum project",
        "FileDescription": facts.SUMMARY,
        "FileVersion": facts.version(),
        "InternalName": "variorum",
        "LegalCopyright": "Apache-2.0",
        "ProductName": facts.NAME,
        "ProductVersion": facts.version(),
    }
    pairs = ", ".join(f"StringStruct({key!r}, {value!r})" for key, value in strings.items())
    return (
        "VSVersionInfo(\n"
        f"  ffi=FixedFileInfo(filevers={four}, prodvers={four}, mask=0x3F, OS=0x40004),\n"
        f"  kids=[StringFileInfo([StringTable('040904B0', [{pairs}])]),\n"
        "        VarFileInfo([VarStruct('Translation', [1033, 1200])])],\n"
        ")\n"
    )


def write() -> None:
    """Put it where the spec looks for it."""
    facts.BUILD.mkdir(parents=True, exist_ok=True)
    (facts.BUILD / "version.txt").write_text(text(), "utf-8")
