"""Which divergences are on show: by kind, status, verdict and words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from variorum.gui.terms import label_name

if TYPE_CHECKING:
    from variorum.model.comparison import Divergence, Kind, Status
    from variorum.model.review import Review, Verdict


@dataclass(frozen=True, slots=True, kw_only=True)
class Filter:
    """What is hidden, and the words that the rest must hold.

    Attributes:
        kinds: Kinds that are hidden.
        statuses: Statuses that are hidden.
        verdicts: Verdicts that are hidden.
        words: All of them must stand in a divergence, whatever their case; empty for any.
    """

    kinds: frozenset[Kind] = frozenset()
    statuses: frozenset[Status] = frozenset()
    verdicts: frozenset[Verdict] = frozenset()
    words: str = ""

    def passes(self, divergence: Divergence, review: Review) -> bool:
        """Whether a divergence is on show."""
        if divergence.kind in self.kinds or divergence.status in self.statuses:
            return False
        judgement = review.judgement(divergence.id)
        if judgement.verdict in self.verdicts:
            return False
        words = self.words.casefold().split()
        if not words:
            return True
        said = [reading.text for reading in divergence.readings]
        tag = label_name(divergence.label)
        text = " ".join(
            [divergence.about, tag, divergence.explanation, judgement.note, *said]
        ).casefold()
        return all(word in text for word in words)
