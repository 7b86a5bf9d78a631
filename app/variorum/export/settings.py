"""What a user chooses about an export. Same comparison and settings, same bytes."""

from __future__ import annotations

from typing import Literal

import msgspec

from variorum.model.comparison import KINDS, STATUSES, Kind, Status

Part = Literal["differences", "statements", "only-here", "texts", "entities", "notes", "method"]
Paper = Literal["a4", "us-letter"]
Orientation = Literal["portrait", "landscape"]

PARTS: tuple[Part, ...] = ("differences", "statements", "texts", "entities", "notes", "method")
CONFIRMED = "confirmed"


class Note(msgspec.Struct, frozen=True, array_like=True):
    """What the user decided and wrote about a difference.

    Attributes:
        divergence: Id of the divergence.
        verdict: Any word; "confirmed" is what `only_confirmed` looks for. Empty for none.
        note: The user's own words.
    """

    divergence: str
    verdict: str = ""
    note: str = ""


class ReportSettings(msgspec.Struct, frozen=True, kw_only=True):
    """How a comparison is exported.

    Attributes:
        title: Printed title; None for the headline of the leading article.
        organisation: Who hands the report out.
        logo: Path of a PNG, JPEG or SVG image that stands above the title.
        made: ISO 8601 time of making; None for the newest time that the articles record.
        made_by: Who says so: the user, or the clock of the computer.
        paper: Size of the page.
        orientation: Which way up it is.
        parts: What is included. Sources and notices always are.
        kinds: Kinds of differences shown.
        statuses: Statuses of differences shown.
        only_confirmed: Leave out what the user has not confirmed.
        hidden_by_search: How many more the window's own search hides; stated in the report.
        hidden: Ids of differences that the window's own search hides; left out, and counted.
        notes: The user's verdicts and notes.
        remarks: What the user writes about the comparison as a whole.
        attach_comparison: Put the comparison's JSON into the PDF.
        attach_originals: Put the articles' files into the PDF.
        system_fonts: Whether fonts of this computer may stand in where shipped fonts lack a glyph.
    """

    title: str | None = None
    organisation: str | None = None
    logo: str | None = None
    made: str | None = None
    made_by: Literal["user", "clock"] = "user"
    paper: Paper = "a4"
    orientation: Orientation = "portrait"
    parts: tuple[Part, ...] = PARTS
    kinds: tuple[Kind, ...] = KINDS
    statuses: tuple[Status, ...] = STATUSES
    only_confirmed: bool = False
    hidden_by_search: int = 0
    hidden: tuple[str, ...] = ()
    notes: tuple[Note, ...] = ()
    remarks: str = ""
    attach_comparison: bool = True
    attach_originals: bool = False
    system_fonts: bool = True
