"""The words around each quotation that may tell who speaks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from variorum.language.quotes.cues import Cues
    from variorum.language.quotes.marks import Quotation
    from variorum.language.quotes.narration import Narration

_MARKS = "\"'“”‘’«»„‟`"


@dataclass(frozen=True, kw_only=True)
class Place:
    """A quotation with the words around it.

    Attributes:
        paragraph: Index of the paragraph in which it begins.
        before: The unfinished sentence that leads to it.
        prior: Finished sentences between the last quotation of the paragraph and this one.
        after: The rest of its sentence.
        first: Whether no quotation of the paragraph stands before it.
        opens: Whether it opens its paragraph.
        closes: Whether nothing stands behind it in its last paragraph.
    """

    paragraph: int
    before: range
    prior: list[range]
    after: range
    first: bool
    opens: bool
    closes: bool


class Surroundings:
    """Finds the places of an article's quotations."""

    def __init__(self, narration: Narration, quotations: Sequence[Quotation], cues: Cues) -> None:
        self._narration = narration
        self._quotations = quotations
        self._cues = cues
        self._paragraphs = narration.parsed.paragraphs

    def find(self) -> list[Place]:
        """The surroundings of each quotation, in text order."""
        places: list[Place] = []
        number = 0
        for n, quotation in enumerate(self._quotations):
            while (
                number + 1 < len(self._paragraphs)
                and self._paragraphs[number + 1].start <= quotation.start
            ):
                number += 1
            places.append(self._place(n, number))
        return places

    def _place(self, n: int, number: int) -> Place:
        quotation = self._quotations[n]
        paragraph = self._paragraphs[number]
        previous = self._quotations[n - 1] if n else None
        first = previous is None or previous.end <= paragraph.start
        begin = paragraph.start if first or previous is None else previous.end
        leading = self._narration.pieces(begin, quotation.start)
        before = range(0)
        if leading and not self._ends(leading[-1], quotation):
            before = leading.pop()
        last = self._paragraph_of(quotation.end, number)
        following = self._quotations[n + 1] if n + 1 < len(self._quotations) else None
        stop = self._paragraphs[last].end
        if following and following.start < stop:
            stop = following.start
        behind = self._narration.pieces(quotation.end, stop)
        after = behind[0] if behind else range(0)
        if after and not self._same_sentence(quotation, after):
            after = range(0)
        return Place(
            paragraph=number,
            before=before,
            prior=leading,
            after=after,
            first=first,
            opens=quotation.start == paragraph.start,
            closes=not behind,
        )

    def _paragraph_of(self, offset: int, number: int) -> int:
        while number + 1 < len(self._paragraphs) and self._paragraphs[number + 1].start < offset:
            number += 1
        return number

    def _ends(self, piece: range, quotation: Quotation) -> bool:
        """Whether the sentence before a quotation is finished."""
        tokens = self._narration.tokens
        words = [i for i in piece if tokens[i].text not in _MARKS]
        if not words:
            return True
        last = tokens[words[-1]]
        first = self._narration.first_from(quotation.inner_start)
        if last.text in {":", ","}:
            return False
        if last.text in {".", "!", "?"}:
            return True
        return first < len(tokens) and tokens[first].sentence != last.sentence

    def _same_sentence(self, quotation: Quotation, after: range) -> bool:
        """Whether the words behind a quotation still belong to its sentence."""
        narration = self._narration
        start = next((i for i in after if not narration.tokens[i].is_punctuation), None)
        if start is None:
            return False
        final = narration.text[quotation.inner_start : quotation.inner_end].rstrip()[-1:]
        token = narration.tokens[start]
        if token.text[:1].islower() or final not in ".!?…":
            return True
        last = narration.first_from(quotation.inner_end) - 1
        if last >= 0 and narration.tokens[last].sentence == token.sentence:
            return True
        cue = self._cues.after(after) if final in "!?…" else None
        return (
            cue is not None
            and cue.direct
            and (
                cue.token + 1 >= after.stop
                or narration.tokens[cue.token + 1].lower not in {"that", ":"}
            )
        )
