"""Whom a noun phrase beside a quotation names: a person, an office, a document, a pronoun."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from variorum.language.quotes.lexicon import DOCUMENTS, ORGANISATIONS, PEOPLE, PRONOUNS, TITLES
from variorum.language.quotes.names import tidy_name
from variorum.language.quotes.narration import NOMINAL

if TYPE_CHECKING:
    from collections.abc import Sequence

    from variorum.language.quotes.narration import Narration
    from variorum.model.article import EntityMention

Sort = Literal["pronoun", "person", "organisation", "description"]
_BODIES = ("ORG", "GPE", "NORP", "FAC", "LOC", "PRODUCT")
_LONGEST = 14  # words of a description
_MODIFIERS = frozenset(["DET", "ADJ", "NUM", "NOUN", "PROPN", "PART", "ADV", "PRON", "X", "SYM"])
_LINKS = frozenset(["of", "for", "from", "at", "in", "with", "on", "to"])
_DOERS = ("er", "or", "ist", "man", "woman", "person", "ant", "ee", "ian", "people", "men", "women")
_ONES = frozenset(["one", "another", "other", "neither", "others"])
_SMALL = frozenset(["the", "of", "and", "for", "in", "on", "at", "to", "a", "de", "la", "&"])
_POSSESSIVES = frozenset(["'s", "’s", "'", "’"])


@dataclass(frozen=True, kw_only=True)
class Voice:
    """Somebody named next to a quotation.

    Attributes:
        start: First code point of the mention.
        end: Code point after its last.
        token: Index of its main word.
        sort: How the speaker is named.
        name: The mention's words, a name freed of its titles.
    """

    start: int
    end: int
    token: int
    sort: Sort
    name: str


def voice_at(narration: Narration, head: int) -> Voice | None:
    """What the noun phrase around a word names."""
    token = narration.tokens[head]
    if token.lower in PRONOUNS and token.text != "US":
        return Voice(start=token.start, end=token.end, token=head, sort="pronoun", name=token.lower)
    titled = token.lower in PEOPLE
    person = None if titled else narration.entity_over(head, "PERSON")
    named = _person(narration, person) if person else _apposed(narration, head)
    if named:
        return named
    if _is_known(narration, head):
        return _named(narration, head, _capitalised_run(narration, head), "person")
    if token.word.pos == "PROPN" and not titled:
        return _capitalised(narration, head)
    if token.word.pos not in NOMINAL and token.word.pos not in {"DET", "ADJ", ""}:
        return None
    apposed = narration.child(head, "appos") if token.lower in _ONES else None
    return _described(narration, head if apposed is None else apposed)


def _is_known(narration: Narration, head: int) -> bool:
    """Whether a capitalised word is the family name of a person of the article."""
    token = narration.tokens[head]
    if not token.text[:1].isupper() or token.lower not in narration.names.family:
        return False
    body = narration.entity_over(head, *_BODIES)
    words = narration.text[body.start : body.end] if body else ""
    return " " not in words or tidy_name(words) in narration.names.full


def _capitalised(narration: Narration, head: int) -> Voice:
    body = narration.entity_over(head, *_BODIES)
    run = _capitalised_run(narration, head)
    if body and (body.start < run[0] or body.end > run[1]) and _is_title_case(narration, body):
        run = (body.start, body.end)
    first = narration.first_from(run[0])
    named = body is not None or (first > 0 and narration.tokens[first - 1].lower == "the")
    return _named(narration, head, run, "organisation" if named else "person")


def first_phrase(narration: Narration, words: Sequence[int]) -> int | None:
    """The main word of the first noun phrase among some words (punctuation included)."""
    found: int | None = None
    for index in words:
        token = narration.tokens[index]
        if token.is_punctuation and found is None:
            continue
        if token.lower in _POSSESSIVES and found is not None:
            found = None
            continue
        if token.word.pos in NOMINAL or (not token.word.pos and token.text[:1].isupper()):
            found = index
            if token.lower in PRONOUNS and token.text != "US":
                break
        elif found is not None:
            if token.word.pos in {
                "ADP",
                "VERB",
                "AUX",
                "PUNCT",
                "CCONJ",
                "SCONJ",
                "ADV",
                "PRON",
                "",
            }:
                break
        elif token.word.pos in {"VERB", "AUX"}:
            break
    return found


def can_speak(narration: Narration, voice: Voice) -> bool:
    """Whether what is named can say something; a foot or a move cannot."""
    if voice.sort != "description":
        return True
    word = narration.tokens[voice.token].word
    return (
        word.lemma in PEOPLE
        or word.lemma in ORGANISATIONS
        or word.lemma in DOCUMENTS
        or word.pos in {"DET", "ADJ", "NUM"}
        or word.lemma.endswith(_DOERS)
    )


def _apposed(narration: Narration, head: int) -> Voice | None:
    """The name beside a noun: "an attorney for the aide, Mark Roe," or "spokesman John Roe"."""
    token = narration.tokens[head]
    if token.word.pos not in {"NOUN", "PROPN"}:
        return None
    person = token.lower in PEOPLE or token.word.lemma in PEOPLE
    apposition = narration.child(head, "appos")
    while apposition is not None:
        if narration.tokens[apposition].lower not in PEOPLE:
            mention = narration.entity_over(apposition, "PERSON")
            if mention:
                return _person(narration, mention)
            if person and narration.tokens[apposition].word.pos == "PROPN":
                voice = _capitalised(narration, apposition)
                return voice if voice.sort == "person" else None
        apposition = narration.child(apposition, "appos")
    if not person:
        return None
    beside = narration.entities_in(token.end, token.end + 3, "PERSON")
    return _person(narration, beside[0]) if beside else None


def _person(narration: Narration, mention: EntityMention) -> Voice:
    start, end = mention.start, mention.end
    words = narration.between(start, end)
    first = words.start
    while len(words) == 1 and first > 0:
        before = narration.tokens[first - 1]
        if before.word.pos != "PROPN" or before.lower.rstrip(".") in TITLES:
            break
        if before.lower in PEOPLE or narration.entity_over(first - 1):
            break
        if narration.text[before.end : narration.tokens[first].start] != " ":
            break
        first -= 1
        start = before.start
    while words and narration.tokens[words[-1]].lower in _POSSESSIVES and len(words) > 1:
        words = words[:-1]
        end = narration.tokens[words[-1]].end
    return Voice(
        start=start,
        end=end,
        token=words[-1] if words else first,
        sort="person",
        name=_known_as(narration, mention, narration.text[start:end]),
    )


def _known_as(narration: Narration, mention: EntityMention, words: str) -> str:
    """The name of the person in this article where it is fuller than the words here."""
    here = tidy_name(words)
    full = tidy_name(narration.parsed.names.get(mention.entity, ""))
    return full if len(full.split()) > len(here.split()) else here


def _is_title_case(narration: Narration, mention: EntityMention) -> bool:
    words = narration.text[mention.start : mention.end].split()
    return all(w[0].isupper() or w.lower() in _SMALL or not w[0].isalpha() for w in words)


def _capitalised_run(narration: Narration, head: int) -> tuple[int, int]:
    """Capitalised words around one, double names with a hyphen included."""
    first = last = head
    while (before := _neighbour(narration, first, -1)) is not None:
        first = before
    while (after := _neighbour(narration, last, 1)) is not None:
        last = after
    return narration.tokens[first].start, narration.tokens[last].end


def _neighbour(narration: Narration, index: int, step: int) -> int | None:
    """The capitalised word that stands next to one, or behind a hyphen."""
    tokens = narration.tokens
    for far in (index + step, index + 2 * step):
        if not 0 <= far < len(tokens):
            return None
        between = narration.text[
            min(tokens[index].end, tokens[far].end) : max(tokens[index].start, tokens[far].start)
        ]
        if tokens[far].word.pos == "PROPN" and tokens[far].text[0].isalnum():
            same = tokens[far].sentence == tokens[index].sentence
            return far if same and between in {" ", "", "\u00a0", "-", "‑"} else None
    return None


def _named(narration: Narration, head: int, span: tuple[int, int], sort: Sort) -> Voice:
    start, end = span
    return Voice(
        start=start, end=end, token=head, sort=sort, name=tidy_name(narration.text[start:end])
    )


def _described(narration: Narration, head: int) -> Voice:
    """A description from its article to the end of its "of …" and "for …" phrases."""
    tokens = narration.tokens
    first = head
    while first > 0 and head - first < _LONGEST:
        before = tokens[first - 1]
        joined = before.text in {"-", "‑", "&"}
        if before.sentence != tokens[head].sentence:
            break
        if not joined and (before.word.pos not in _MODIFIERS or before.is_punctuation):
            break
        if before.lower in PRONOUNS or before.word.dep in {"mark", "advmod", "nsubj", "dobj"}:
            break
        first -= 1
        if before.word.tag in {"DT", "PRP$"}:
            break
    last = _phrase_end(narration, head)
    start, end = tokens[first].start, tokens[last].end
    name = " ".join(narration.text[start:end].split())
    if tokens[first].word.pos == "DET" or tokens[first].word.tag in {"DT", "PRP$"}:
        name = name[:1].lower() + name[1:]
    return Voice(start=start, end=end, token=head, sort="description", name=name)


def _phrase_end(narration: Narration, head: int) -> int:
    tokens = narration.tokens
    last = head
    index = head + 1
    linked = False
    while index < len(tokens) and index - head < _LONGEST:
        token = tokens[index]
        if token.sentence != tokens[head].sentence:
            break
        if not linked:
            if token.lower not in _LINKS or token.head != last:
                break
            linked = True
        elif token.word.pos in NOMINAL:
            last = index
            following = tokens[index + 1] if index + 1 < len(tokens) else None
            if following is None or following.word.pos not in NOMINAL:
                linked = following is not None and following.lower in _POSSESSIVES
        elif token.word.pos not in {"DET", "ADJ", "PART", "NUM"}:
            break
        index += 1
    return last
