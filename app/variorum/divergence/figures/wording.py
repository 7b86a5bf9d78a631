"""What a difference of figures is about, and why it is shown, in plain words."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from variorum.divergence.figures import intervals
from variorum.divergence.figures.items import AGE, COUNT
from variorum.language.figures import units

if TYPE_CHECKING:
    from variorum.divergence.figures.items import Item

_PHRASES = {
    "fell": "{} who fell",
    "shot": "{} shot",
    "aboard": "{} aboard",
    "critical": "{} in critical condition",
    "missing": "{} missing",
    "hospitalised": "{} taken to hospital",
    "trapped": "{} trapped",
    "grouped": "{} in the group",
    "casualties": "{} killed or injured",
}
_MEASURES = {
    "length": "distance",
    "mass": "weight",
    "area": "area",
    "volume": "volume",
    "speed": "speed",
    "time": "duration",
    "months": "duration",
}
DOUBT = " The words do not tell surely that both are about the same."
"""Added where the readings of a group may be of two details."""
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def letter(place: int) -> str:
    """The letter that stands for an article: A to Z, then AA and so on."""
    name = ""
    place += 1
    while place:
        place, rest = divmod(place - 1, len(_LETTERS))
        name = _LETTERS[rest] + name
    return name


def about(group: list[Item]) -> str:
    """What the readings are about, in a few words."""
    first = group[0]
    if first.sort == "suspects":
        return first.figure.counted or "attackers"
    if first.dimension == units.MAGNITUDE:
        return "magnitude"
    if first.dimension != COUNT:
        return _measured(group)
    terms = [item.event or "" for item in group]
    event = _commonest([term for term in terms if term in _PHRASES or term.endswith("ed")])
    noun = _noun(group)
    if event in _PHRASES and (event != "grouped" or noun == "people"):
        return _PHRASES[event].format(noun)
    term = event if event.endswith("ed") or not event else ""
    return f"{noun} {term}".strip()


def _measured(group: list[Item]) -> str:
    first = group[0]
    counted = _commonest([item.figure.counted or "" for item in group])
    kind = _MEASURES.get(first.dimension)
    if kind is None:
        return counted or "amount"
    return f"{kind} ({counted})" if counted else kind


def _noun(group: list[Item]) -> str:
    if group[0].people:
        if len({item.sort for item in group}) == 1 and group[0].sort:
            return group[0].figure.counted or group[0].sort
        return "people"
    return _commonest([item.figure.counted or "" for item in group]) or "number"


def _commonest(words: list[str]) -> str:
    """The word that stands most often, the first of equals; empty ones count last."""
    named = [word for word in words if any(map(str.isalpha, word))]
    return max(named, key=named.count) if named else ""


def explanation(group: list[Item]) -> str:
    """One sentence: which values cannot both hold, what fits, who differs from himself."""
    shown = _distinct(group)
    clashes = [
        (a, b)
        for place, a in enumerate(shown)
        for b in shown[place + 1 :]
        if intervals.relation(a, b) == intervals.CONFLICT
    ]
    if not clashes:
        return f"{_listed(shown)} can {'both' if len(shown) == 2 else 'all'} hold."  # noqa: PLR2004
    fitting = [item for item in shown if not any(item in clash for clash in clashes)]
    clashing = [item for item in shown if item not in fitting]
    both = len(clashing) == 2  # noqa: PLR2004
    parts = [f"{_listed(clashing)} cannot {'both' if both else 'all'} hold"]
    if fitting:
        verb = "fits" if len(fitting) == 1 else "fit"
        parts.append(f"{_listed(fitting)} {verb} {'both' if both else 'all'}")
    text = "; ".join(parts) + "."
    by_article = groupby(sorted(group, key=lambda item: item.order), key=lambda i: i.order[0])
    inside = [place for place, items in by_article if intervals.worst(items) == intervals.CONFLICT]
    for place in inside:
        text += f" Article {letter(place)} differs from itself."
    return text


def _listed(items: list[Item]) -> str:
    """The readings as "2, 3 and “at least four”", each but once."""
    said = list(dict.fromkeys(_said(item) for item in items))
    return " and ".join([", ".join(said[:-1]), said[-1]] if len(said) > 1 else said)


def _distinct(group: list[Item]) -> list[Item]:
    """One item of those that say the same, exact ones rather: "12" and not "a dozen"."""
    all_of_them = intervals.distinct(group)
    found: list[Item] = []
    for item in sorted(
        all_of_them, key=lambda item: item.vague or item.figure.qualifier != "exact"
    ):
        if all(intervals.relation(item, other) != intervals.SAME for other in found):
            found.append(item)
    return [item for item in all_of_them if item in found]


def _said(item: Item) -> str:
    """A number as such where it is exact, else the article's words, with bounds if vague."""
    figure = item.figure
    if item.vague:
        ends = [number(end) for end in (figure.low, figure.high) if end is not None]
        return f"“{item.text.lower()}” ({' to '.join(ends)})"
    if figure.qualifier != "exact" or figure.value is None:
        return f"“{item.text}”"
    return number(figure.value) if figure.unit in {None, units.PEOPLE, AGE} else item.text


def number(value: float) -> str:
    """A number for reading: 1,214,000 or 3.4."""
    return f"{value:,.0f}" if value == int(value) else f"{value:,.2f}".rstrip("0")
