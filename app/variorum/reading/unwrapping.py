"""Joining lines that were broken to fit a width, as mail programs do."""

from __future__ import annotations

import re
from statistics import median

_WIDTHS = range(50, 100)
_ITEM = re.compile(r"\s*(?:[-*•–]|\d{1,2}[.)])\s|\s{2,}|>|\|")


def unwrap(text: str) -> str:
    """The text with each paragraph on one line, if its lines were broken to a common width.

    Texts with one line a paragraph, lists and verses are left as they are.
    """
    blocks = [block.split("\n") for block in re.split(r"\n[ \t]*\n+", text.strip("\n"))]
    inner = [len(line) for block in blocks for line in block[:-1]]
    if not inner or int(median(inner)) not in _WIDTHS:
        return "\n\n".join("\n".join(line.rstrip() for line in block) for block in blocks)
    width = max(inner)
    return "\n\n".join(_joined(block, min(width, _WIDTHS[-1])) for block in blocks)


def _joined(block: list[str], width: int) -> str:
    text = block[0].rstrip()
    length = len(block[0])
    for line in block[1:]:
        first = (line.split(maxsplit=1) or [""])[0]
        # A line that had room for the next word was ended on purpose.
        wrapped = length + len(first) + 1 > width - 8 and not _ITEM.match(line)
        text += (" " if wrapped else "\n") + line.strip()
        length = len(line.rstrip())
    return text
