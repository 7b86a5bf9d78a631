"""The report's own words: counts, intervals, dates, sizes."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from variorum.export.content import Fact
    from variorum.model.article import DateMention, Figure
    from variorum.model.comparison import Kind, Status

_SMALL = (
    *("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve"),
)
_MONTHS = (
    *("January", "February", "March", "April", "May", "June", "July", "August", "September"),
    *("October", "November", "December"),
)
_WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
_ISO = re.compile(
    r"(?P<day>\d{4}-\d{2}-\d{2})(?:[T ](?P<time>\d{2}:\d{2})(?::\d{2}(?:\.\d{1,9})?)?"
    r"(?P<zone>Z|[+-]\d{2}:?\d{2})?)?"
)

LETTERS: dict[Kind, str] = {"figure": "F", "quote": "Q", "date": "D", "name": "N", "source": "S"}
KIND_NAMES: dict[Kind, tuple[str, str]] = {
    "figure": ("figure", "figures"),
    "quote": ("quote", "quotes"),
    "date": ("date", "dates"),
    "name": ("name", "names"),
    "source": ("source", "sources"),
}
SIGNS: dict[Status, str] = {"conflict": "≠", "compatible": "≈", "variant": "~"}
STATUS_NAMES: dict[Status, tuple[str, str]] = {
    "conflict": ("conflict", "conflicts"),
    "compatible": ("compatible difference", "compatible differences"),
    "variant": ("difference in wording", "differences in wording"),
}
STATUS_MEANINGS: dict[Status, tuple[str, str]] = {
    "conflict": ("solid line", "the readings cannot both hold"),
    "compatible": ("dotted line", "they differ, and can both hold"),
    "variant": ("dashed line", "other words or another spelling for the same"),
}
ENTITY_LABELS: dict[str, str] = {
    "PERSON": "People",
    "NORP": "Groups and nationalities",
    "ORG": "Organisations",
    "GPE": "Countries, cities, states",
    "LOC": "Regions and places",
    "FAC": "Buildings and sites",
    "EVENT": "Events",
    "PRODUCT": "Products and vehicles",
    "WORK_OF_ART": "Works",
    "LAW": "Laws",
    "LANGUAGE": "Languages",
}


def count(number: int, one: str, many: str) -> str:
    """A number with its noun; small numbers as words: "three articles", "14 articles"."""
    spelled = _SMALL[number] if number < len(_SMALL) else f"{number:,}"
    return f"{spelled} {one if number == 1 else many}"


def capital(text: str) -> str:
    """The text with its first letter as a capital."""
    return text[:1].upper() + text[1:]


def letter(index: int) -> str:
    """The name of the article at an index: A, B, … Z, AA, AB and so on."""
    text = ""
    index += 1
    while index:
        index, rest = divmod(index - 1, 26)
        text = chr(65 + rest) + text
    return text


def number(value: float) -> str:
    """A number for people: grouped, without a needless fraction."""
    return f"{value:,.0f}" if value == int(value) else f"{value:,.10g}"


def interval(figure: Figure) -> str:
    """How a figure was read: "640", "600–700", "≥ 2", "≤ 16"; with its unit."""
    match figure.low, figure.high:
        case None, None:
            return "open on both sides"
        case None, float() | int() as high:
            text = f"{'<' if figure.qualifier == 'less-than' else '≤'} {number(high)}"
        case float() | int() as low, None:
            text = f"{'>' if figure.qualifier == 'more-than' else '≥'} {number(low)}"
        case low, high if low == high:
            text = number(low)
        case low, high:
            text = f"{number(low)}–{number(high)}"
    match figure.unit:
        case None | "":
            return text
        case "%":
            return f"{text} %"
        case unit:
            return f"{text} {unit}"


def date_value(mention: DateMention) -> str | None:
    """How a date was read, or None where the words say it all."""
    if mention.first:
        first, last = moment(mention.first), moment(mention.last or mention.first)
        return first if first == last else f"{first} – {last}"
    parts = [_WEEKDAYS[mention.weekday]] if mention.weekday is not None else []
    if mention.clock is not None:
        parts.append(f"{mention.clock // 60:02}:{mention.clock % 60:02}")
    return ", ".join(parts) or None


def moment(iso: str) -> str:
    """An ISO 8601 date or time for people; other text as it stands."""
    match = _ISO.fullmatch(iso.strip())
    if not match:
        return iso
    try:
        day = date.fromisoformat(match["day"])
    except ValueError:
        return iso
    text = f"{day.day} {_MONTHS[day.month - 1]} {day.year}"
    if not match["time"]:
        return text
    zone = match["zone"] or ""
    return f"{text}, {match['time']}{' UTC' if zone == 'Z' else f' {zone}' if zone else ''}"


def instant(iso: str | None) -> datetime | None:
    """An ISO 8601 date or time as a moment (UTC where it names no zone), or None."""
    try:
        found = datetime.fromisoformat(iso or "")
        found = found if found.tzinfo else found.replace(tzinfo=UTC)
        # At the ends of the calendar a moment may lie in no year of UTC.
        return found if found.astimezone(UTC) else None
    except (ValueError, OverflowError):
        return None


def shortened(title: str, length: int) -> str:
    """The title on one line, cut at a word where it is very long."""
    title = " ".join(title.split())
    return title if len(title) <= length else title[:length].rsplit(" ", 1)[0] + " …"


def told(fact: Fact) -> str:
    """The value of a fact, with what was read where the user corrected it."""
    if fact.corrected:
        return f"{fact.value} ({fact.origin})"
    return fact.value or "not recorded"


def listing(items: list[str]) -> str:
    """The items with commas and a last "and": a, b and c."""
    if len(items) < 2:  # noqa: PLR2004 - one item has no "and"
        return "".join(items)
    return f"{', '.join(items[:-1])} and {items[-1]}"
