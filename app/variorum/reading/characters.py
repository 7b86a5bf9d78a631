"""Characters that cannot be shown as they are, or that change how others are shown."""

from __future__ import annotations

import re
import unicodedata

_BIDI = re.compile("[\u202a-\u202e\u2066-\u2069]")
_HALVES = re.compile("[\ud800-\udfff]")
_CONTROLS = re.compile("[\x00-\x08\x0e-\x1f\x7f-\x84\x86-\x9f]")
_LINE_ENDS = str.maketrans(
    {"\x0b": "\n", "\x0c": "\n", "\x85": "\n", "\u2028": "\n", "\u2029": "\n"}
)


def presentable(text: str) -> tuple[str, dict[str, str]]:
    """The text with what no screen or file can hold made visible, and warnings about it.

    Every change is one character for one: rarer line ends become the usual one, control
    characters and halves of surrogate pairs become U+FFFD. Characters that turn the direction
    of writing are kept, for they are what the article says, but they are warned about: on
    screen they can make words appear in another order than they are stored in.

    Args:
        text: As decoded.

    Returns:
        The text, and for each thing found a message by stable code.
    """
    warnings: dict[str, str] = {}
    text = (
        text.translate(_LINE_ENDS)
        if not text.isascii() or "\x0b" in text or "\x0c" in text
        else text
    )
    text, halves = _HALVES.subn("\ufffd", text)
    if halves:
        warnings["damaged-characters"] = (
            f"Holds {halves} broken character{'s' if halves > 1 else ''} (halves of surrogate"
            " pairs), shown as \ufffd."
        )
    nul = text.count("\0")
    text, controls = _CONTROLS.subn("\ufffd", text)
    if nul:
        warnings["nul-bytes"] = f"Holds {nul} NUL byte{'s' if nul > 1 else ''}, shown as \ufffd."
    if controls > nul:
        warnings["control-characters"] = (
            f"Holds {controls - nul} control character{'s' if controls - nul > 1 else ''},"
            " shown as \ufffd."
        )
    if bidi := _BIDI.findall(text):
        names = ", ".join(
            f"U+{ord(one):04X} {unicodedata.name(one).title()}" for one in sorted({*bidi})
        )
        warnings["bidi-controls"] = (
            f"Holds {len(bidi)} invisible character{'s' if len(bidi) > 1 else ''} that can turn the"
            f" order in which words appear ({names})."
        )
    return text, warnings
