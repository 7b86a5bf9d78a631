"""Kinds of files that are no articles, told by their first bytes so that messages can name them."""

from __future__ import annotations

_SIGNATURES = (
    (b"\xff\xd8\xff", "a JPEG picture"),
    (b"\x89PNG\r\n\x1a\n", "a PNG picture"),
    (b"GIF8", "a GIF picture"),
    (b"II*\x00", "a TIFF picture"),
    (b"MM\x00*", "a TIFF picture"),
    (b"BM", "a bitmap picture"),
    (b"\x00\x00\x01\x00", "an icon"),
    (b"8BPS", "a Photoshop picture"),
    (b"ID3", "a sound recording"),
    (b"OggS", "a sound recording"),
    (b"fLaC", "a sound recording"),
    (b"\x1aE\xdf\xa3", "a film"),
    (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "an old Office file (save it as .docx)"),
    (b"\x1f\x8b", "a compressed file"),
    (b"BZh", "a compressed file"),
    (b"\xfd7zXZ\x00", "a compressed file"),
    (b"7z\xbc\xaf\x27\x1c", "a 7-Zip archive"),
    (b"Rar!\x1a\x07", "a RAR archive"),
    (b"PK\x03\x04", "a ZIP archive"),
    (b"PK\x05\x06", "an empty ZIP archive"),
    (b"\x7fELF", "a program"),
    (b"MZ", "a program"),
    (b"SQLite format 3\x00", "a database"),
    (b"%!PS", "a PostScript file"),
    (b"wOFF", "a font"),
    (b"wOF2", "a font"),
    (b"\x00\x01\x00\x00", "a font"),
    (b"bplist00", "a property list"),
)
_RIFF = {b"WEBP": "a WebP picture", b"WAVE": "a sound recording", b"AVI ": "a film"}


def foreign_kind(data: bytes) -> str | None:
    """What the first bytes say that a file is; None where they say nothing.

    Some of the marks are letters with which a text may begin ("BMW recalls …"), so the answer
    holds only for data that is no text.
    """
    if data.startswith(b"RIFF"):
        return _RIFF.get(data[8:12], "a recording")
    if data[4:8] == b"ftyp":
        return "a film or a picture of a telephone"
    return next((kind for mark, kind in _SIGNATURES if data.startswith(mark)), None)
