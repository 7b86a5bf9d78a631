"""A figure while it is being read: places in its sentence, filled in step by step."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from variorum.language.figures.cardinals import Number

TOTAL = "total"
PART = "part"
OTHERS = "others"
MORE = "more"
INCLUDED = "included"
SUM = "sum"
FORMER = "former"


@dataclass(kw_only=True)
class Draft:
    """What is known so far of a figure. Places are indices of pieces of its sentence.

    Attributes:
        number: The number phrase.
        first: First piece, the qualifier included.
        last: Piece after the last, unit and qualifier included.
        low: Least value.
        high: Greatest value.
        value: The number named.
        qualifier: As in `qualifiers`.
        unit: Name of the unit.
        noun_first: First piece of what is counted.
        noun_last: Piece after the last of what is counted.
        counted: What is counted, where it is not simply the pieces above.
        event: What happened to it.
        direct: Whether the event stands right at the figure, not merely in the same clause.
        role: total, part, others, more, included, sum or former.
    """

    number: Number
    first: int
    last: int
    low: float | None
    high: float | None
    value: float | None
    qualifier: str = "exact"
    unit: str | None = None
    noun_first: int = 0
    noun_last: int = 0
    counted: str | None = None
    event: str | None = None
    direct: bool = False
    role: str = TOTAL
    agent: bool = False
    tail: int = field(default=0)

    @property
    def end(self) -> int:
        """Piece after the figure and what it counts."""
        return max(self.last, self.noun_last)
