"""A street and a place on it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Street:
    """A street by name.

    Attributes:
        name: Words folded to lower case, ordinals as figures: ("32",), ("martin", "luther", …).
        kind: street, avenue, court, …; None where it is not said.
        direction: n, ne, e, …; None where it is not said.
    """

    name: tuple[str, ...]
    kind: str | None = None
    direction: str | None = None


@dataclass(frozen=True, kw_only=True)
class Address:
    """A place on a street.

    Attributes:
        start: First code point in the text.
        end: Code point after its last.
        streets: One street, or the two that cross.
        number: House number, or the lowest number of a block.
        block: Whether the number is that of a block.
        rough: Whether the words put something only near it.
    """

    start: int
    end: int
    streets: tuple[Street, ...]
    number: int | None = None
    block: bool = False
    rough: bool = False
