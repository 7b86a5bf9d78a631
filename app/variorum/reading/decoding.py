"""Bytes to text: byte order mark, UTF-8, declared encoding, then what the bytes look like."""

from __future__ import annotations

import codecs
import re
from dataclasses import dataclass, field

_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
# What is declared and what is meant, as browsers read it.
_MEANT = {
    "ascii": "cp1252",
    "iso8859-1": "cp1252",
    "iso8859-9": "cp1254",
    "iso8859-11": "cp874",
    "tis-620": "cp874",
    "gb2312": "gb18030",
    "gbk": "gb18030",
    "shift_jis": "cp932",
    "euc_kr": "cp949",
}
_IANA = {
    "mac-roman": "macintosh",
    "mac-cyrillic": "x-mac-cyrillic",
    "utf-16-le": "utf-16le",
    "utf-16-be": "utf-16be",
    "utf-32-le": "utf-32le",
    "utf-32-be": "utf-32be",
    "euc_jp": "euc-jp",
    "euc_kr": "euc-kr",
    "cp932": "shift_jis",
    "cp949": "ks_c_5601-1987",
    "ascii": "us-ascii",
}
_SHIFTED = re.compile(rb"\x1b[$(]|~\{")
_NO_TEXT = re.compile("[\x00-\x08\x0b\x0e-\x1a\x1c-\x1f\x7f]")
_SAMPLE = 20_000
_CONTROLS = 0.01
_PLAUSIBLE = 0.97
_PUNCTUATED = 0.01
# Blocks of characters in which articles are written.
_WRITTEN = re.compile(
    "[\t\n\r -~\xa0-\u052f\u0531-\u06ff\u0900-\u0eff\u10a0-\u11ff\u1e00-\u206f\u20a0-\u20bf"
    "\u3000-\u30ff\u3130-\u318f\u4e00-\u9fff\uac00-\ud7a3\uff00-\uffef]"
)
_PUNCTUATION = re.compile("[ \n\r.,\u060c\u3001\u3002\uff0c\uff0e\u0e46\u0e2f\u200b]")


@dataclass(frozen=True, kw_only=True)
class Decoded:
    r"""Text with `\n` line ends.

    Attributes:
        text: Without a byte order mark.
        encoding: What it was read in, by its IANA name.
        warnings: What was found amiss, by code.
    """

    text: str
    encoding: str
    warnings: dict[str, str] = field(default_factory=dict[str, str])


def decode(data: bytes, *, declared: str | None = None) -> Decoded | None:
    """Read bytes as text.

    A byte order mark decides. Text that is UTF-8 throughout is UTF-8, whatever is declared:
    browsers save pages in UTF-8 under their old declaration. Then comes the declared encoding,
    and last what the bytes look like.

    Args:
        data: The bytes of a text.
        declared: Encoding that the file itself names.

    Returns:
        The text, or None where the bytes are not text.
    """
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return _text_only(_lenient(data[len(mark) :], encoding))
    return (
        _text_only(_shifted(data, declared))
        or _text_only(_strict(data, "utf-8"))
        or _wide(data)
        or _text_only(_mostly_utf8(data, declared))
        or _text_only(_strict(data, declared) if declared else None)
        or _text_only(_guessed(data))
    )


def _text_only(decoded: Decoded | None) -> Decoded | None:
    """Text may hold a stray control character, but is not made of them."""
    if decoded is None or decoded.text.count("\0") > max(1.0, _CONTROLS * len(decoded.text)):
        return None
    sample = decoded.text[:_SAMPLE]
    if len(_NO_TEXT.findall(sample)) > max(1.0, _CONTROLS * len(sample)):
        return None
    return decoded


def _shifted(data: bytes, declared: str | None) -> Decoded | None:
    """Seven-bit encodings of Asian scripts, which are UTF-8 as well."""
    if not _SHIFTED.search(data[:_SAMPLE]) or not data.isascii():
        return None
    for encoding in (declared, _detected(data)):
        if encoding and re.match(r"iso-?2022|hz", encoding, re.IGNORECASE):
            return _strict(data, encoding)
    return None


def _strict(data: bytes, encoding: str) -> Decoded | None:
    try:
        name = codecs.lookup(encoding).name
        name = _MEANT.get(name, name)
        text = data.decode(name)
    except (LookupError, ValueError):
        return None
    return _made(text, name)


def _lenient(data: bytes, encoding: str) -> Decoded:
    text = data.decode(encoding, "replace")
    own = data.count("\ufffd".encode(encoding)) if encoding.startswith("utf") else 0
    lost = text.count("\ufffd") - own
    return _made(text, encoding, lost=lost)


def _mostly_utf8(data: bytes, declared: str | None) -> Decoded | None:
    """UTF-8 with some damage: cut characters, or halves of surrogate pairs."""
    try:
        halves = data.decode("utf-8", "surrogatepass")
        joined = halves.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
        return _made(joined, "utf-8", lost=joined.count("\ufffd") - halves.count("\ufffd"))
    except UnicodeDecodeError:
        decoded = _lenient(data, "utf-8")
    lost = decoded.text.count("\ufffd")
    whole = sum(map(len, re.findall("[^\x00-\x7f\ufffd]+", decoded.text)))
    meant = (declared or "").lower().replace("_", "-") in {"utf-8", "utf8"}
    return decoded if lost * 10 <= whole or (meant and lost <= whole) else None


def _wide(data: bytes) -> Decoded | None:
    """UTF-16 and UTF-32 without a byte order mark, told by the characters they would give."""
    if len(data) % 2 or len(data) < 4:  # noqa: PLR2004 - two units at least
        return None
    best: tuple[float, str] | None = None
    for encoding in ("utf-32-le", "utf-32-be", "utf-16-le", "utf-16-be"):
        sample = data[:_SAMPLE].decode(encoding, "replace")
        size = max(1, len(sample))
        written = len(_WRITTEN.findall(sample)) / size
        if written >= _PLAUSIBLE and len(_PUNCTUATION.findall(sample)) >= _PUNCTUATED * size:
            best = max(best or (0.0, ""), (written, encoding))
    return _lenient(data, best[1]) if best else None


def _detected(data: bytes) -> str | None:
    import chardet

    return chardet.detect(data).get("encoding")


def _guessed(data: bytes) -> Decoded | None:
    encoding = _detected(data)
    if encoding is None:
        return None
    decoded = _strict(data, encoding) or _lenient(data, encoding)
    note = f"The file does not name its encoding; it was read as {decoded.encoding}."
    return Decoded(
        text=decoded.text,
        encoding=decoded.encoding,
        warnings=decoded.warnings | {"encoding-guessed": note},
    )


def _made(text: str, encoding: str, *, lost: int = 0) -> Decoded:
    name = codecs.lookup(encoding).name
    warnings = {}
    if lost > 0:
        warnings["damaged-characters"] = (
            f"{lost} character{'s' if lost > 1 else ''} of the file could not be read"
            f" and appear{'' if lost > 1 else 's'} as \ufffd."
        )
    iana = _IANA.get(name, re.sub(r"^cp(125\d|874)$", r"windows-\1", name))
    iana = re.sub(r"^iso8859", "iso-8859", iana)
    return Decoded(text=_lines(text), encoding=iana, warnings=warnings)


def _lines(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n")
