"""Ages of the one suspect or the one victim, whom some articles name and others describe."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import TYPE_CHECKING

from variorum.divergence.figures.items import AGE
from variorum.model.comparison import SentenceRef

if TYPE_CHECKING:
    from variorum.divergence.context import Context
    from variorum.divergence.figures.items import Item

_WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
_TITLES = frozenset({"jr", "sr", "ii", "iii", "iv", "dr", "mr", "mrs", "ms"})
_SUSPECT = re.compile(
    r"\b(?:suspects?|suspected|gunman|shooter|attacker|assailant|bomber|charged|warrant|arrested|"
    r"accused|defendant|custody|convicted|sentenced|guilty|person of interest|described as|"
    r"wanted|looking for|searching for|hunt for|sought)\b",
    re.IGNORECASE,
)
_VICTIM = re.compile(r"\b(?:killed|victim|died|dead|slain|deceased|fatally|death)\b", re.IGNORECASE)
_HARMED = re.compile(
    r"\b(?:shooting|killing|stabbing|wounding|shot|killed|stabbed|attacking|attacked|murdering|"
    r"assaulting|raping|hitting|(?:death|murder|killing|shooting) of)"
    r"(?: dead| to death)?(?: an?| the| his| her)?(?: \w+)?\s*$",
    re.IGNORECASE,
)
# How many characters around an age tell what its bearer is in the story.
_NEAR = 90
_YEARS_APART = 12
"""Years; ages further apart are those of two people, whose names nobody gives."""
_PRONOUN = re.compile(r"(?:He|She)\b")
_FEMALE = re.compile(
    r"\b(?:wom[ae]n|girls?|females?|mother|wife|daughter|her|she)\b", re.IGNORECASE
)
_MALE = re.compile(r"\b(?:m[ae]n|boys?|males?|father|husband|son|his|he)\b", re.IGNORECASE)
_PLURALS = frozenset({"women", "men", "people", "victims", "suspects", "children"})
# Where more than one was killed, or arrested, "the victim" of two articles need not be one.
_COUNTED = {"victim": {"killed"}, "suspect": {"arrested", "charged"}}


def groups(
    context: Context, items: list[Item], described: list[Item]
) -> list[tuple[str, list[Item]]]:
    """Ages of the one suspect or the one victim, where each article knows only one.

    Args:
        context: The comparison so far.
        items: All figures.
        described: Ages of persons who are described and not named.
    """
    found: list[tuple[str, list[Item]]] = []
    for role, events in _COUNTED.items():
        of_role = [
            item
            for item in items
            if item.dimension == AGE and item.figure.counted and _role(context, item) == role
        ]
        by_article: dict[str, list[Item]] = defaultdict(list)
        for item in of_role:
            if not is_plural(item):
                by_article[item.article].append(item)
        several = _articles_with_several(items, events, role)
        single = [
            group
            for article, group in by_article.items()
            if article not in several and _is_one_person(group)
        ]
        joined = [item for group in single for item in group]
        known = any(item in described for item in joined) and agree(joined)
        if len(single) > 1 and known and are_near(joined):
            found.append((f"the {role}", sorted(joined, key=lambda item: item.order)))
    return found


def _articles_with_several(items: list[Item], events: set[str], role: str) -> set[str]:
    """Articles that tell of more than one victim or suspect."""
    return {
        item.article
        for item in items
        if not item.aside
        and (item.value or item.low or 0) > 1
        and ((item.people and item.event in events) or (role == item.sort.rstrip("s")))
    }


def agree(group: list[Item]) -> bool:
    """Whether names and sexes are those of one person."""
    names = {last_name(item.figure.counted or "") for item in group} - {""}
    words = " ".join(f"{item.figure.counted} {item.text}" for item in group)
    return len(names) <= 1 and not (_FEMALE.search(words) and _MALE.search(words))


def are_near(group: list[Item]) -> bool:
    """Whether the ages are so near that they may be one person's, told wrongly by somebody."""
    least, most = min(item.high or 0 for item in group), max(item.low or 0 for item in group)
    return most - least <= _YEARS_APART


def names(counted: str) -> list[str]:
    """The words of a name without titles."""
    return [word for word in _WORD.findall(counted) if word.lower() not in _TITLES]


def bearer(item: Item) -> str:
    """The name of whose age it is, empty for a description."""
    counted = item.figure.counted or ""
    return counted if last_name(counted) else ""


def last_name(counted: str) -> str:
    """The last name in lower case, empty for a description."""
    words = names(counted)
    return words[-1].lower() if words and words[-1][0].isupper() else ""


def is_plural(item: Item) -> bool:
    """Whether the age is that of several people."""
    words = (item.figure.counted or "").lower().split()
    return "their" in item.text.lower().split() or (bool(words) and words[-1] in _PLURALS)


def _is_one_person(group: list[Item]) -> bool:
    """Whether an article's ages can all be those of one person."""
    names = {key for item in group if (key := last_name(item.figure.counted or ""))}
    if len(names) > 1:
        return False
    lows = [item.low or 0 for item in group]
    highs = [item.high or 0 for item in group]
    return max(lows) <= min(highs)


def _role(context: Context, item: Item) -> str | None:
    """What the person is in the story, from the sentence or, for a pronoun, the one before."""
    text = context.articles[item.article].text
    span = context.span(item.ref)
    before = text[max(span.start, item.figure.start - _NEAR) : item.figure.start]
    if _HARMED.search(before):
        return "victim"
    found = _role_in(before + text[item.figure.start : min(span.end, item.figure.end + _NEAR)])
    if found is None and item.ref.sentence and _PRONOUN.match(context.words_of(item.ref)):
        found = _role_in(context.words_of(SentenceRef(item.article, item.ref.sentence - 1)))
    return found


def _role_in(text: str) -> str | None:
    suspect, victim = bool(_SUSPECT.search(text)), bool(_VICTIM.search(text))
    if suspect == victim:
        return None
    return "suspect" if suspect else "victim"
