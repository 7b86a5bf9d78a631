"""By-line and date as they stand under the headline of a page, where no record gives them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from variorum.reading.content import Fact
from variorum.reading.headings import by_line, date_line
from variorum.reading.wording import same_words, squeeze

if TYPE_CHECKING:
    from collections.abc import Sequence

_LINES = 10
_ALIKE = 0.9
_BEGINNING = 40
_PARTED = re.compile(r"\s*[|·•]\s*|\s+[–—]\s+")
_ORIGINS = {"by-line": "by-line on the page", "date line": "date line on the page"}


def head_facts(lines: Sequence[str], title: str, text: str) -> dict[str, Fact]:
    """Author and dates that stand between headline and text.

    Args:
        lines: All blocks of the page, in order.
        title: Headline.
        text: The article, without its head.
    """
    beginning = squeeze(text[: 2 * _BEGINNING])[:_BEGINNING]
    ends = [n for n, line in enumerate(lines) if line.startswith(beginning)]
    end = ends[0] if ends else 0
    starts = [n for n, line in enumerate(lines[:end]) if same_words(line, title) >= _ALIKE]
    if not starts:
        return {}
    facts: dict[str, Fact] = {}
    for line in lines[starts[-1] + 1 : end][:_LINES]:
        for piece in (line, *_PARTED.split(line)):
            for name, fact in (by_line(piece) or date_line(piece) or {}).items():
                if name != "outlet":
                    origin = _ORIGINS.get(fact.origin, fact.origin)
                    facts.setdefault(name, Fact(value=fact.value, origin=origin))
    return facts
