"""What the user chooses about an export, remembered, and turned into the settings of a report."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec
from PySide6.QtCore import QSettings

from variorum.model.comparison import KINDS, STATUSES

if TYPE_CHECKING:
    from variorum.gui.session import Session

Form = Literal["pdf", "html", "xlsx", "csv", "md", "json"]
Part = Literal["differences", "statements", "only-here", "texts", "entities", "method"]

FORMS: tuple[Form, ...] = ("pdf", "html", "xlsx", "csv", "md", "json")
PARTS: tuple[Part, ...] = (
    "differences",
    "statements",
    "only-here",
    "texts",
    "entities",
    "method",
)
_KEY = "export/choices"


class Choices(msgspec.Struct, frozen=True, kw_only=True):
    """An export as the user wants it.

    Attributes:
        form: Format of the file.
        parts: What is included.
        as_on_screen: Leave out what the window hides; otherwise all differences are shown.
        only_confirmed: Leave out what the user has not confirmed.
        notes: Include the user's verdicts and notes.
        paper: Size of the page.
        orientation: Which way up it is.
        title: Printed title; empty for the headline. It belongs to one comparison and is not
            remembered.
        organisation: Who hands the report out.
        logo: Path of an image.
        timed: Print when the file was made.
        attach_comparison: Put the comparison's data into the PDF.
        attach_originals: Put the articles' files into the PDF.
    """

    form: Form = "pdf"
    parts: tuple[Part, ...] = ("differences", "statements", "texts", "entities", "method")
    as_on_screen: bool = True
    only_confirmed: bool = False
    notes: bool = True
    paper: Literal["a4", "us-letter"] = "a4"
    orientation: Literal["portrait", "landscape"] = "portrait"
    title: str = ""
    organisation: str = ""
    logo: str = ""
    timed: bool = True
    attach_comparison: bool = True
    attach_originals: bool = False


def load() -> Choices:
    """What was chosen last time."""
    stored = str(QSettings().value(_KEY, ""))
    try:
        return msgspec.json.decode(stored.encode(), type=Choices)
    except msgspec.DecodeError:
        return Choices()


def save(choices: Choices) -> None:
    """Remember what was chosen."""
    kept = msgspec.structs.replace(choices, title="")
    QSettings().setValue(_KEY, msgspec.json.encode(kept).decode())


def settings(choices: Choices, session: Session, *, made: str) -> dict[str, Any]:
    """Fields of `variorum.export.ReportSettings`.

    Args:
        choices: What the user chose.
        session: Knows what the window hides, and the user's verdicts and notes.
        made: ISO 8601 time of making.
    """
    only_confirmed = choices.only_confirmed and confirmed(session) > 0
    parts = [*choices.parts, "notes"] if choices.notes else list(choices.parts)
    fields: dict[str, Any] = {
        "title": choices.title.strip() or None,
        "organisation": choices.organisation.strip() or None,
        "logo": choices.logo.strip() or None,
        "made": made if choices.timed else None,
        "made_by": "clock",
        "paper": choices.paper,
        "orientation": choices.orientation,
        "parts": parts,
        "only_confirmed": only_confirmed,
        "notes": _notes(session, whole=choices.notes),
        "remarks": session.review.notes if choices.notes else "",
        "attach_comparison": choices.attach_comparison,
        "attach_originals": choices.attach_originals,
    }
    if choices.as_on_screen:
        hidden = session.filter
        fields["kinds"] = [kind for kind in KINDS if kind not in hidden.kinds]
        fields["statuses"] = [status for status in STATUSES if status not in hidden.statuses]
        fields["hidden"] = sorted(session.hidden_ids())
    return fields


def confirmed(session: Session) -> int:
    """How many differences the user has confirmed."""
    return sum(one.verdict == "confirmed" for one in session.review.judgements.values())


def judged(session: Session) -> int:
    """How often the user has decided or written: on differences, and on the whole."""
    return sum(
        one.verdict != "open" or bool(one.note.strip())
        for one in session.review.judgements.values()
    ) + bool(session.review.notes.strip())


def _notes(session: Session, *, whole: bool) -> list[tuple[str, str, str]]:
    """The user's verdicts and notes; the word "confirmed" alone if they are not to be shown."""
    return [
        (
            divergence,
            "" if one.verdict == "open" else one.verdict,
            one.note.strip() if whole else "",
        )
        for divergence, one in session.review.judgements.items()
        if whole or one.verdict == "confirmed"
    ]
