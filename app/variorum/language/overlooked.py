"""Names that the model leaves unmarked: those marked elsewhere, and those their words prove."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter, defaultdict
from typing import TYPE_CHECKING

from variorum.language.gazetteer import HEADS, TITLES
from variorum.language.mentions import with_given_names
from variorum.language.quotes.given_names import MEN, WOMEN
from variorum.language.wordlists import words
from variorum.model.article import Span

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from variorum.model.features import Word

_COMMON = words("may march will art august bill mark grant hope faith joy rose dawn summer")
_CALENDAR = words(
    """
    monday tuesday wednesday thursday friday saturday sunday january february march april may june
    july august september october november december jan feb mar apr jun jul aug sep sept oct nov
    dec christmas easter thanksgiving
    """
)
_LONGEST_RUN = 4
_SURNAME = 3
"""Letters from which on a word is looked for as a surname."""
_PROVING = frozenset({"ORG", "FAC", "EVENT", "LAW"})


class _Marked:
    """Where names are marked already."""

    def __init__(self, found: Sequence[tuple[Span, str]]) -> None:
        self._starts = [span.start for span, _ in found]
        self._ends = [span.end for span, _ in found]

    def before(self, at: int) -> int:
        """Where the last marked name before a code point ends."""
        n = bisect_right(self._starts, at) - 1
        return self._ends[n] if n >= 0 else 0

    def holds(self, at: int) -> bool:
        """Whether the code point lies in a marked name."""
        n = bisect_right(self._starts, at) - 1
        return n >= 0 and at < self._ends[n]


def find_overlooked(
    text: str, grammar: Sequence[Sequence[Word]], found: Sequence[tuple[Span, str]]
) -> list[tuple[Span, str]]:
    """Names beside the marked ones, in text order, none over another.

    Args:
        text: The article.
        grammar: For each sentence, its words.
        found: The marked names, cleaned, in text order.
    """
    proved = list(_proved(text, grammar, found))
    marked = sorted([*found, *proved])
    return sorted([*proved, *_repeated(text, grammar, marked)])


def _repeated(
    text: str, grammar: Sequence[Sequence[Word]], found: Sequence[tuple[Span, str]]
) -> Iterator[tuple[Span, str]]:
    """Further places where a marked name stands, or the surname of a person named in full."""
    labels: dict[str, Counter[str]] = defaultdict(Counter)
    for span, label in found:
        labels[text[span.start : span.end]][label] += 1
    forms: dict[str, list[str]] = defaultdict(list)
    for form in sorted(labels, key=len, reverse=True):
        if form.casefold() not in _COMMON:
            forms[re.split(r"[\s-]", form, maxsplit=1)[0]].append(form)
    marked = _Marked(found)
    reached = 0
    for word in (w for sentence in grammar for w in sentence if w.tag.startswith(("NNP", "JJ"))):
        if word.start < reached or marked.holds(word.start):
            continue
        for form in forms.get(text[word.start : word.end], ()):
            end = word.start + len(form)
            if text.startswith(form, word.start) and not text[end : end + 1].isalnum():
                if not marked.holds(end - 1):
                    yield Span(word.start, end), labels[form].most_common(1)[0][0]
                    reached = end
                break
    yield from _surnames(text, grammar, labels, marked)


def _surnames(
    text: str,
    grammar: Sequence[Sequence[Word]],
    labels: dict[str, Counter[str]],
    marked: _Marked,
) -> Iterator[tuple[Span, str]]:
    """Bare surnames of the people named in full, where no other name begins or ends with them."""
    people = {form for form, met in labels.items() if " " in form and _is_person(met)}
    surnames = {form.rsplit(" ", 1)[1] for form in people}
    surnames = {name for name in surnames if _may_stand_alone(name) and name not in labels}
    for sentence in grammar:
        for n, word in enumerate(sentence):
            if word.tag != "NNP" or text[word.start : word.end] not in surnames:
                continue
            beside = [*sentence[max(0, n - 1) : n], *sentence[n + 1 : n + 2]]
            named = any(w.tag.startswith("NNP") and w.lemma not in TITLES for w in beside)
            if not named and not marked.holds(word.start):
                yield Span(word.start, word.end), "PERSON"


def _is_person(met: Counter[str]) -> bool:
    return met.most_common(1)[0][0] == "PERSON"


def _may_stand_alone(name: str) -> bool:
    """Whether a last word is a surname and no other word: not "Jr.", not "May", not "Street"."""
    folded = name.casefold()
    short = len(name) < _SURNAME or not name.isalpha() or name.isupper()
    return not short and folded not in _COMMON | _CALENDAR and folded not in HEADS


def _proved(
    text: str, grammar: Sequence[Sequence[Word]], found: Sequence[tuple[Span, str]]
) -> Iterator[tuple[Span, str]]:
    """Runs of proper nouns that a given name, a surname met elsewhere or a last word proves."""
    marked = _Marked(found)
    tags = {word.start: word for sentence in grammar for word in sentence}
    alone = {text[s.start : s.end] for s, _ in found if " " not in text[s.start : s.end]}
    for sentence in grammar:
        for run in _runs(text, sentence, marked):
            name = text[run[0].start : run[-1].end]
            last = text[run[-1].start : run[-1].end]
            if (label := HEADS.get(run[-1].lemma)) in _PROVING and label and not name.isupper():
                yield Span(run[0].start, run[-1].end), label
            elif run[-1].lemma not in TITLES and (
                run[0].lemma in MEN or run[0].lemma in WOMEN or last in alone
            ):
                span = Span(run[0].start, run[-1].end)
                yield with_given_names(text, span, marked.before(span.start), tags), "PERSON"


def _runs(text: str, sentence: Sequence[Word], marked: _Marked) -> Iterator[list[Word]]:
    """Two to four proper nouns in a row that are not marked, without titles before them."""
    run: list[Word] = []
    for word in sentence:
        joined = run and text[run[-1].end : word.start] == " "
        if not joined:
            # "Austin American-Statesman": the hyphen shows that the name goes on.
            yield from () if run and text.startswith("-", run[-1].end) else _whole(run)
            run = []
        if _is_proper(text, word, marked):
            run.append(word)
        else:
            yield from _whole(run)
            run = []
    yield from _whole(run)


def _whole(run: list[Word]) -> Iterator[list[Word]]:
    while run and run[0].lemma.rstrip(".") in TITLES:
        run = run[1:]
    if 1 < len(run) <= _LONGEST_RUN:
        yield run


def _is_proper(text: str, word: Word, marked: _Marked) -> bool:
    return (
        word.tag in {"NNP", "NNPS"}
        and text[word.start].isupper()
        and word.lemma not in _CALENDAR
        and not marked.holds(word.start)
    )
