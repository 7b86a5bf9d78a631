"""What is known of who says a quotation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from variorum.language.quotes.voices import Voice


@dataclass(frozen=True, kw_only=True)
class Said:
    """What is known of a quotation's speaker.

    Attributes:
        speaker: Name or description as resolved.
        voice: Where the speaker stands next to it.
        cue: Verb or phrase of saying.
        beside: Whether the cue stands next to the quotation.
    """

    speaker: str | None = None
    voice: Voice | None = None
    cue: str | None = None
    beside: bool = False
