"""Mentions of named things, cleaned: what the model marks, without what does not belong to it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from variorum.language.gazetteer import (
    HEADS,
    KNOWN,
    NO_NAMES,
    PERSONAL_TITLES,
    PROVED,
    STATES,
    TITLES,
)
from variorum.language.naming import key, tokens
from variorum.language.quotes.given_names import MEN, WOMEN
from variorum.language.quotes.lexicon import PEOPLE
from variorum.language.wordlists import words
from variorum.model.article import Span

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from variorum.model.features import Word

LABELS = words("PERSON NORP ORG GPE LOC FAC EVENT PRODUCT WORK_OF_ART LAW LANGUAGE")
"""Kinds of named things that are listed; the model's numbers and dates are read elsewhere."""

_LEADING = re.compile(
    r"(?:(?:the|a|an|this|that|his|her|their|our|its|of|in|on|at|and|or|from|by|for|with|Follow|"
    r"Copyright|Photo|Image|Credit|View|Watch|Read)\s+|[^\w@#]+)",
    re.IGNORECASE,
)
_TRAILING = re.compile(
    r"(?:['’]s?|\s+(?:on|in|at|of|the|and|or|between|for|to|by|from|near|Photos?|File|Staff)|[^\w.]+"
    r"|\s+(?:Sgt|Capt|Det|Lt|Gov|Sen|Rep|Chief|Mayor|Col|Gen|Dr|Officer|Spokesman)\.?|\s\([^)]*)$"
)
_SPLIT = re.compile(r"\s*[/\"“”]\s*|\s+between\s+|\s*\n\s*|,\s+(?![^,]*\band\b|(?:Jr|Sr|Inc))")
_STANDING_ALONE = frozenset({"congress", "senate", "parliament", "army", "navy"})
_LONGER = {"NORP": "ORG", "PERSON": "PERSON"}
"""Labels of what is left of a name, and of the whole name."""

_DAYS = words("monday tuesday wednesday thursday friday saturday sunday january february")
_VAGUE = frozenset({"ORG", "WORK_OF_ART", "PRODUCT", "LAW", "LANGUAGE", "EVENT", "NORP"})
_ABBREVIATED = re.compile(r"\b(?:Jr|Sr|Inc|Corp|Co|Ltd|Ave|St|Blvd|Rd|Bros|(?:[A-Z]\.)+[A-Z])$")
_LONGEST = 100
_GIVEN = re.compile(r"(?<![\w-])([A-Z][a-z]+)[ -]$")
_BEFORE = 20
_TAKEN_FOR = frozenset({"NORP", "ORG"})
"""Labels that the model gives to surnames."""


def clean(
    text: str,
    sentences: Sequence[Span],
    grammar: Sequence[Sequence[Word]],
    named: Sequence[tuple[Span, str]],
) -> list[tuple[Span, str]]:
    """Mentions worth listing, in text order, none over another.

    Args:
        text: The article.
        sentences: Its sentences.
        grammar: For each sentence, its words.
        named: What the model marked, with its labels, in text order.
    """
    tags = {word.start: word for sentence in grammar for word in sentence}
    shouted = [s for s in sentences if _is_shouted(text[s.start : s.end])]
    found: list[tuple[Span, str]] = []
    end = 0
    named = list(_rejoined(text, named))
    starts = [span.start for span, _ in named]
    for n, (span, label) in enumerate(named):
        if label not in LABELS:
            continue
        room = starts[n + 1] if n + 1 < len(starts) else len(text)
        for part in _parts(text, span, label):
            if part.start >= end and _is_name(text, part, label, tags, shouted):
                kind, own = _person(text, part, _label(text, part, label), end, tags)
                whole = _extended(text, own, kind, room, tags)
                name = text[whole.start : whole.end]
                found.append((whole, kind if whole == own else relabelled(name, _LONGER[kind])))
                end = whole.end
    return found


def _rejoined(text: str, named: Sequence[tuple[Span, str]]) -> Iterator[tuple[Span, str]]:
    """Mentions, those put together that cut a person in two: "CFO Sabine", "Roth"."""
    kept: tuple[Span, str] | None = None
    for span, label in named:
        if kept is not None and _cuts_person(text, kept, span, label):
            first = kept[0]
            given = text.rfind(" ", first.start, first.end) + 1 or first.start
            kept = Span(given, span.end), "PERSON"
            continue
        if kept is not None:
            yield kept
        kept = span, label
    if kept is not None:
        yield kept


def _cuts_person(text: str, left: tuple[Span, str], right: Span, label: str) -> bool:
    """Whether a mention ends with a given name, and the next one is the single word behind it."""
    first, kind = left
    word = text[right.start : right.end]
    if kind not in {"ORG", "NORP"} or label not in {"PERSON", "NORP"} or not word.isalpha():
        return False
    given = text[first.start : first.end].rpartition(" ")
    return (
        text[first.end : right.start] == " "
        and bool(given[0])
        and given[2].casefold() in MEN | WOMEN
    )


def _person(
    text: str, part: Span, kind: str, room: int, tags: Mapping[int, Word]
) -> tuple[str, Span]:
    """The label of a mention, and what is left of a person without titles, given names added."""
    if kind in _TAKEN_FOR and _is_surname(text, part, room, tags):
        kind = "PERSON"
    if kind != "PERSON":
        return kind, part
    bare = Span(_after_titles(text, part.start, part.end, TITLES), part.end)
    return kind, with_given_names(text, bare, room, tags)


def _is_surname(text: str, span: Span, room: int, tags: Mapping[int, Word]) -> bool:
    """Whether a single word is taken for a people, and a given name stands right before it."""
    name = text[span.start : span.end]
    return name.isalpha() and with_given_names(text, span, room, tags) != span


def with_given_names(text: str, span: Span, room: int, tags: Mapping[int, Word]) -> Span:
    """A person with the given names right before that were left out: "Ana-Maria" Costa.

    Args:
        text: The article.
        span: What is marked of the name.
        room: Where what is marked before ends.
        tags: The words of the article by where they begin.
    """
    start = span.start
    while met := _GIVEN.search(text, max(room, start - _BEFORE), start):
        word = tags.get(met.start(1))
        if word is None or word.tag != "NNP" or met[1].casefold() not in MEN | WOMEN:
            break
        start = met.start(1)
    return Span(start, span.end)


def _extended(text: str, span: Span, label: str, room: int, tags: Mapping[int, Word]) -> Span:
    """With the names right after it that the model left out.

    "Islamic" in Islamic State, "Theresa" in Theresa May (tricky cases L15, L16).
    """
    given = label == "PERSON" and text[span.start : span.end].casefold() in MEN | WOMEN
    end = span.end
    while (label == "NORP" or given) and text[end : end + 1] == " " and (word := tags.get(end + 1)):
        name = text[word.start : word.end]
        if word.end > room or not (word.tag == "NNP" or name == "May") or not name[0].isupper():
            break
        if word.lemma in TITLES or word.lemma in _DAYS:
            return span
        if label == "NORP" and name.casefold() in MEN | WOMEN:
            break
        end = word.end
    return Span(span.start, end)


def _label(text: str, part: Span, label: str) -> str:
    before = text[max(0, part.start - 14) : part.start].rstrip(". ").rpartition(" ")[2]
    known = "PERSON" if before.casefold() in PERSONAL_TITLES else label
    return relabelled(text[part.start : part.end], known)


def relabelled(name: str, label: str) -> str:
    """The label that the words of a name prove, or the model's."""
    folded = tokens(name)
    if proved := PROVED.get(key(name)):
        return proved
    if len(folded) < 2:  # noqa: PLR2004
        return _single(name, folded[0], label) if folded else label
    if proved := HEADS.get(folded[-1]):
        return proved
    first = name.split(None, 1)[0]
    acronym = first.isupper() and first.isalpha() and len(first) > 2  # noqa: PLR2004
    if label == "PERSON" and acronym and not name.isupper():
        return "ORG"
    given = folded[0] in MEN or folded[0] in WOMEN
    return "PERSON" if label in _VAGUE and given and len(folded) <= 3 else label  # noqa: PLR2004


def _single(name: str, folded: str, label: str) -> str:
    if folded in STATES and name[0].isupper():
        return "GPE"
    given = folded in MEN or folded in WOMEN
    if given and label in _VAGUE and label != "NORP" and not name.isupper():
        return "PERSON"
    return KNOWN.get(folded, label)


def _parts(text: str, span: Span, label: str) -> Iterator[Span]:
    """The mention without its margins; a credit line ("Nick Gray/Staff") gives several."""
    at = span.start
    pieces = _SPLIT.split(text[span.start : span.end]) if span.end - span.start < _LONGEST else []
    for piece in (p for whole in pieces for p in _two_places(whole)):
        start = text.index(piece, at)
        part = _trimmed(text, start, start + len(piece), label)
        if part.end > part.start:
            yield part
        at = start + len(piece)


def _two_places(name: str) -> list[str]:
    """The Days Inn and Hill Auto Parts are two; the Department of Health and Safety is one."""
    left, _, right = name.partition(" and ")
    two = right[:1].isupper() and HEADS.get(left.rpartition(" ")[2].casefold()) == "FAC"
    return [left, right] if two else [name]


def _trimmed(text: str, start: int, end: int, label: str) -> Span:
    while start < end and (lead := _LEADING.match(text, start, end)):
        start = lead.end()
    start = _after_titles(text, start, end, TITLES if label == "PERSON" else PERSONAL_TITLES)
    while start < end and (tail := _TRAILING.search(text[start:end].rstrip("."))):
        end = start + tail.start()
    end = start + len(text[start:end].rstrip("."))
    name = text[start:end]
    if text[end : end + 1] == "." and (name.casefold() in STATES or _ABBREVIATED.search(name)):
        end += 1
    return Span(start, max(start, end))


def _after_titles(text: str, start: int, end: int, titles: frozenset[str]) -> int:
    while (gap := text.find(" ", start, end)) > 0:
        if text[start:gap].rstrip(".").casefold() not in titles:
            break
        start = gap + 1
    return start


def _is_shouted(sentence: str) -> bool:
    """Whether a sentence is in capitals throughout, or for a lead of three words and more."""
    letters = [word for word in sentence.split()[:6] if word.isalpha()]
    return len(letters) > 2 and all(word.isupper() for word in letters[:3])  # noqa: PLR2004


def _is_name(
    text: str, part: Span, label: str, tags: Mapping[int, Word], shouted: Sequence[Span]
) -> bool:
    name = text[part.start : part.end]
    if len(name) < 2 or not any(c.isupper() for c in name) or "@" in name or "://" in name:  # noqa: PLR2004
        return False
    if " " not in name and (
        name.casefold() in NO_NAMES
        or (label in _VAGUE and name.casefold() in PEOPLE)
        or (name.casefold() in HEADS and name.casefold() not in _STANDING_ALONE)
    ):
        return False
    if name.isupper() and " " in name and any(s.start <= part.start < s.end for s in shouted):
        return False
    met = [tags[at].tag for at in range(part.start, part.end) if at in tags]
    if not any(met) or any(c.isdigit() for c in name):
        return True
    return any(t.startswith("NNP") or (label == "NORP" and t == "JJ") for t in met)
