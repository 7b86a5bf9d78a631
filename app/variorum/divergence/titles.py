"""What articles say a person is: a police chief here, a sheriff there."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

from variorum.language.wordlists import words
from variorum.model.comparison import Divergence, Reading, SentenceRef

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from variorum.divergence.context import Context
    from variorum.model.article import EntityMention
    from variorum.model.features import Word

_OFFICES = words(
    """
    chief commissioner sheriff captain sergeant lieutenant detective officer deputy inspector
    superintendent colonel general major admiral commander marshal president vice-president premier
    chancellor minister secretary governor mayor senator congressman congresswoman representative
    councilman councilwoman ambassador consul prosecutor lawyer judge coroner director manager owner
    founder chairman chairwoman chairperson ceo executive professor doctor physician surgeon nurse
    teacher principal coach pastor priest bishop imam rabbi spokesperson engineer pilot driver
    reporter editor analyst economist historian leader head negotiator cashier teller clerk
    bookkeeper treasurer chair spokesman spokeswoman attorney cfo councillor reverend boss solicitor
    barrister
    """
)
"""Offices and callings. What a person went through (victim, witness) and family are none."""

_SAME = {
    "rev.": "reverend",
    "rev": "reverend",
    "gov.": "governor",
    "gov": "governor",
    "sen.": "senator",
    "sen": "senator",
    "rep.": "representative",
    "sgt.": "sergeant",
    "sgt": "sergeant",
    "capt.": "captain",
    "capt": "captain",
    "lt.": "lieutenant",
    "lt": "lieutenant",
    "det.": "detective",
    "det": "detective",
    "col.": "colonel",
    "gen.": "general",
    "maj.": "major",
    "dr.": "doctor",
    "dr": "doctor",
    "prof.": "professor",
}
"""Abbreviations; other words for one office ("spokesman", "spokesperson") are shown as such."""


_MODIFYING = frozenset({"compound", "amod", "nmod"})
_BRANCHES = words("fire police managing general deputy assistant battalion district finance chief")
"""Words that belong to an office, even with a capital."""


@dataclass(frozen=True)
class _Title:
    """An office given to a person, with the words that say so."""

    office: str
    detail: frozenset[str]
    first: Word
    word: Word
    mention: EntityMention
    ref: SentenceRef


def find(context: Context) -> list[Divergence]:
    """Persons to whom two of the articles give offices that have nothing in common."""
    titles: dict[str, dict[str, list[_Title]]] = defaultdict(lambda: defaultdict(list))
    for article in context.articles.values():
        for mention in article.entities:
            if mention.label == "PERSON":
                ref = SentenceRef(article.id, context.sentence_at(article.id, mention.start))
                titles[mention.entity][article.id].extend(_titles(context, mention, ref))
    found: list[Divergence] = []
    for entity in context.entities:
        given = {a: own for a, own in titles.get(entity.id, {}).items() if own}
        if len(given) > 1 and _nothing_in_common(given):
            found.append(_divergence(context, entity.name, given))
    return found


def _nothing_in_common(given: dict[str, list[_Title]]) -> bool:
    """Whether two articles give no office that is the same."""
    for left, right in combinations(given.values(), 2):
        offices = [{title.office for title in own} for own in (left, right)]
        if not offices[0] & offices[1]:
            return True
        details = [frozenset[str]().union(*(t.detail for t in own)) for own in (left, right)]
        if len(offices[0] | offices[1]) == 1 and all(details) and not details[0] & details[1]:
            return True  # "director of operations", "managing director"
    return False


def _titles(context: Context, mention: EntityMention, ref: SentenceRef) -> Iterator[_Title]:
    grammar = context.words(ref)
    inside = [n for n, w in enumerate(grammar) if mention.start <= w.start < mention.end]
    for n in _near(grammar, inside):
        lemma = grammar[n].lemma
        office = _SAME.get(lemma, lemma)
        above = grammar[grammar[n].head].lemma
        if office not in _OFFICES or (grammar[n].dep == "compound" and above in _OFFICES):
            continue  # a general secretary is no general
        own = [m for m, w in enumerate(grammar) if w.head == n and w.dep in _MODIFYING and m < n]
        first = next((m for m in own if own[-1] - m == len(own) - 1 - own.index(m)), n)
        detail = {grammar[m].lemma.lower() for m in own if _tells(grammar[m])}
        detail |= {w.lemma for w in grammar if w.dep == "pobj" and _is_of(grammar, w, n)}
        at = first if own and own[-1] == n - 1 else n
        yield _Title(office, frozenset(detail), grammar[at], grammar[n], mention, ref)


def _tells(word: Word) -> bool:
    """Whether a word before an office says which one it is; names of bodies do not."""
    return word.pos != "PROPN" or word.lemma.lower() in _BRANCHES


def _is_of(grammar: Sequence[Word], word: Word, office: int) -> bool:
    """Whether a common noun is what an office is of: "director of operations"."""
    link = grammar[word.head]
    return word.pos == "NOUN" and link.lemma == "of" and link.head == office


def _near(grammar: Sequence[Word], inside: Sequence[int]) -> Iterator[int]:
    """Words before the name that belong to it, and nouns beside it that stand for it."""
    for n, word in enumerate(grammar):
        if n in inside:
            if word.dep == "appos" and word.head not in inside:
                yield word.head
        elif word.head in inside and word.dep in {"compound", "nmod", "appos"}:
            yield n


def _divergence(context: Context, name: str, given: dict[str, list[_Title]]) -> Divergence:
    readings = tuple(_reading(context, own[0]) for own in given.values())
    shown = " and ".join(dict.fromkeys(f"“{reading.text}”" for reading in readings))
    return Divergence(
        id="",
        kind="name",
        status="variant",
        about=f"title of {name}",
        label="title",
        readings=readings,
        rule="name-title",
        explanation=f"The articles say what {name} is in different words: {shown}.",
    )


def _reading(context: Context, title: _Title) -> Reading:
    """The title with the name where they touch, else the title alone."""
    text = context.articles[title.ref.article].text
    start, end = title.first.start, title.word.end
    if end < title.mention.start and title.mention.start - end <= 1:
        end = title.mention.end
    return Reading(
        article=title.ref.article,
        start=start,
        end=end,
        text=text[start:end],
        value=title.office,
        sentence=title.ref.sentence,
    )
