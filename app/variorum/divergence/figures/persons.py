"""Ages of one person in several articles, by name or by what the person is in the story."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import TYPE_CHECKING

from variorum.divergence.figures.items import AGE
from variorum.model.comparison import SentenceRef

if TYPE_CHECKING:
    from variorum.divergence.context import Context
    from variorum.divergence.figures.items import Item
    from variorum.divergence.figures.related import Related

_SUSPECT = re.compile(
    r"\b(?:suspects?|suspected|gunman|shooter|attacker|assailant|bomber|charged|warrant|arrested|"
    r"accused|defendant|custody|convicted|sentenced|guilty|person of interest|described as|"
    r"wanted)\b",
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
_WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
_NOBILIARY = frozenset({"jr", "sr", "ii", "iii", "iv", "dr", "mr", "mrs", "ms"})
_PRONOUN = re.compile(r"(?:He|She)\b")


def groups(context: Context, items: list[Item], related: Related) -> list[tuple[str, list[Item]]]:
    """Ages of one person each, with whose age it is.

    Args:
        context: The comparison so far.
        items: All figures.
        related: Which articles belong together; namesakes in others are not one person.
    """
    ages = [item for item in items if item.dimension == AGE and item.figure.counted]
    named: dict[str, list[Item]] = defaultdict(list)
    described: list[Item] = []
    for item in ages:
        key = _name_key(item.figure.counted or "")
        if key:
            named[key].append(item)
        else:
            described.append(item)
    found = [(_fullest(group), group) for group in _merged(named)]
    found.extend(_roles(context, ages, described))
    kept = [(whose, _of_one_event(group, related)) for whose, group in found]
    return [(whose, group) for whose, group in kept if len(group) > 1]


def _of_one_event(group: list[Item], related: Related) -> list[Item]:
    """Those items whose article reports the same event as another's, if there are others."""
    group = [item for item in group if not _is_namesake(item, group)]
    return [
        item
        for item in group
        if any(
            other is not item and related.articles(item.article, other.article) for other in group
        )
    ]


def _is_namesake(item: Item, group: list[Item]) -> bool:
    """Whether the same sentence gives another bearer of the name, named more fully, another age."""
    return any(
        other.ref == item.ref
        and other.value != item.value
        and len(other.figure.counted or "") > len(item.figure.counted or "")
        for other in group
    )


def _name_key(counted: str) -> str:
    """The last name in lower case, empty for a description."""
    words = [w for w in _WORD.findall(counted) if w.lower() not in _NOBILIARY]
    if not words or not words[-1][0].isupper():
        return ""
    return words[-1].lower()


def _merged(named: dict[str, list[Item]]) -> list[list[Item]]:
    """Splits the bearers of one last name by their first names."""
    found: list[list[Item]] = []
    for last, group in _with_first_names(named).items():
        firsts: dict[str, list[Item]] = defaultdict(list)
        for item in group:
            words = [
                w for w in _WORD.findall(item.figure.counted or "") if w.lower() not in _NOBILIARY
            ]
            is_bare = len(words) == 1 and words[0].lower() == last
            firsts["" if is_bare or not words else words[0].lower()].append(item)
        bare = firsts.pop("", [])
        if len(firsts) == 1:
            only = next(iter(firsts.values()))
            found.append(only + [item for item in bare if not _beside_another(item, only)])
        elif firsts:
            found.extend(firsts.values())
        elif bare:
            found.append(bare)
    return [sorted(group, key=lambda item: item.order) for group in found if len(group) > 1]


def _with_first_names(named: dict[str, list[Item]]) -> dict[str, list[Item]]:
    """Moves "Linda, 55" to the one Linda who is named in full elsewhere."""
    families: dict[str, set[str]] = defaultdict(set)
    for last, group in named.items():
        for item in group:
            names = _WORD.findall(item.figure.counted or "")
            if len(names) > 1:
                families[names[0].lower()].add(last)
    moved: dict[str, list[Item]] = defaultdict(list)
    for last, group in named.items():
        for item in group:
            single = len(_WORD.findall(item.figure.counted or "")) == 1
            known = families.get(last, set()) if single else set()
            moved[next(iter(known)) if len(known) == 1 else last].append(item)
    return moved


def _beside_another(item: Item, others: list[Item]) -> bool:
    """Whether the same article gives a bearer of the same last name another age."""
    return any(other.article == item.article and other.value != item.value for other in others)


def _fullest(group: list[Item]) -> str:
    return max((item.figure.counted or "" for item in group), key=len)


def _roles(
    context: Context, ages: list[Item], described: list[Item]
) -> list[tuple[str, list[Item]]]:
    """Ages of the one suspect or the one victim, where each article knows only one."""
    found: list[tuple[str, list[Item]]] = []
    for role in ("suspect", "victim"):
        of_role = [
            item for item in ages if _role(context, item) == role and not _is_plural(context, item)
        ]
        if not any(item in described for item in of_role):
            continue
        by_article: dict[str, list[Item]] = defaultdict(list)
        for item in of_role:
            by_article[item.article].append(item)
        single = [group for group in by_article.values() if _is_one_person(group)]
        names = {_name_key(item.figure.counted or "") for group in single for item in group}
        if len(single) > 1 and len(names - {""}) <= 1:
            found.append(
                (f"the {role}", sorted((i for g in single for i in g), key=lambda i: i.order))
            )
    return found


def _is_plural(context: Context, item: Item) -> bool:
    words = (item.figure.counted or "").lower().split()
    text = context.articles[item.article].text[item.figure.start : item.figure.end]
    if "their" in text.lower().split():
        return True
    return bool(words) and words[-1] in {
        "women",
        "men",
        "people",
        "victims",
        "suspects",
        "children",
    }


def _is_one_person(group: list[Item]) -> bool:
    """Whether an article's ages can all be those of one person."""
    names = {key for item in group if (key := _name_key(item.figure.counted or ""))}
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
