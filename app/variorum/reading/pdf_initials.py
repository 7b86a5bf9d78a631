"""Large initials at the beginning of a printed text, which stand in lines of their own."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from variorum.reading.pdf_line import text_height
from variorum.reading.wording import words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from variorum.reading.pdf_line import PrintedLine

_INITIAL = re.compile(r"[“‘\"']?[^\W\d_]")
_LARGE = 1.4  # times the height of the text's lines
_WORDS = {"a", "i", "o"}


def with_initials(pages: Sequence[Sequence[PrintedLine]]) -> list[list[PrintedLine]]:
    """The lines of each page, with each large initial joined to the line it begins.

    Args:
        pages: Lines in reading order.
    """
    usual = text_height(line for page in pages for line in page)
    known = {word for page in pages for line in page for word in words(line.text)}
    made: list[list[PrintedLine]] = []
    for page in pages:
        lines: list[PrintedLine] = []
        initial: PrintedLine | None = None
        for line in page:
            if initial is None and _INITIAL.fullmatch(line.text) and line.height > _LARGE * usual:
                initial = line
                continue
            joined = line
            if initial is not None:
                text = _joined(initial.text, line.text, known)
                joined = replace(line, text=text, left=min(initial.left, line.left))
                initial = None
            lines.append(joined)
        made.append(lines if initial is None else [*lines, initial])
    return made


def _joined(initial: str, text: str, known: set[str]) -> str:
    """Join "R" and "esidents" to one word, but leave "A" and "fire" two."""
    first = text.split(maxsplit=1)[0]
    alone = initial.casefold() in _WORDS and {*words(first)} <= known
    whole = {*words(initial + first)} <= known
    return f"{initial} {text}" if alone and not whole else f"{initial}{text}"
