"""What happened at a time: the verb or event noun that a time expression modifies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from variorum.model.features import Word

Words = tuple["Word", ...]

OCCURRING = frozenset(
    {"happen", "occur", "take", "begin", "start", "erupt", "unfold", "come", "follow", "end"}
    | {"break", "be", "strike", "hit", "last", "go", "ring", "rattle", "rock", "leave", "see"}
)
"""Verbs whose subject, where it is an event noun, says what happened ("the blast occurred")."""
CARRYING = frozenset(
    {"open", "carry", "launch", "stage", "hold", "make", "mount", "conduct", "commit", "give"}
    | {"report", "issue", "cast", "call", "set", "get", "have", "suffer", "face"}
)
"""Verbs whose object, where it is an event noun, says what was done ("opened fire")."""
EVENT_NOUNS = frozenset(
    {"shooting", "gunfire", "fire", "blaze", "attack", "assault", "raid", "strike", "walkout"}
    | {"explosion", "blast", "bombing", "crash", "collision", "derailment", "accident", "wreck"}
    | {"earthquake", "quake", "tremor", "temblor", "aftershock", "eruption", "flood", "flooding"}
    | {"storm", "hurricane", "typhoon", "cyclone", "tornado", "landslide", "avalanche", "tsunami"}
    | {"incident", "violence", "killing", "murder", "death", "massacre", "stabbing", "slaying"}
    | {"robbery", "theft", "burglary", "kidnapping", "abduction", "rape", "riot", "clash", "fight"}
    | {"arrest", "detention", "trial", "hearing", "verdict", "ruling", "sentence", "sentencing"}
    | {"election", "vote", "referendum", "poll", "primary", "debate", "summit", "meeting", "talk"}
    | {"match", "game", "race", "final", "tournament", "victory", "defeat", "win", "loss"}
    | {"protest", "demonstration", "rally", "march", "parade", "ceremony", "funeral", "vigil"}
    | {"launch", "landing", "takeoff", "test", "rescue", "evacuation", "search", "operation"}
    | {"announcement", "statement", "resignation", "dismissal", "appointment", "nomination"}
    | {"deal", "agreement", "merger", "takeover", "sale", "bankruptcy", "collapse", "outage"}
    | {"coup", "invasion", "offensive", "ambush", "siege", "standoff", "manhunt", "tragedy"}
    | {"disaster", "shot", "gunshot", "outbreak", "visit", "interview", "concert", "party"}
    | {"decision", "release", "result", "conference", "service", "briefing", "leak", "spill"}
)
_TIMED_BY = frozenset({"poss", "compound", "nmod", "amod", "npadvmod", "nummod", "appos", "prep"})
_LONGEST = 400
"""Words of a sentence in which a verb is looked for; a longer one is a table or worse."""
_TO_COME = frozenset({"will", "shall", "would", "'ll", "’ll"})
_CLAUSAL = frozenset({"VERB", "AUX"})


@dataclass(frozen=True, kw_only=True)
class Happening:
    """What happened.

    Attributes:
        lemma: Dictionary form of the verb or noun.
        word: Index of that word in its sentence.
        future: Whether the clause speaks of what is to come.
    """

    lemma: str
    word: int
    future: bool = False


def happening_at(words: Words, start: int, end: int) -> Happening | None:
    """What happened at the time named between two offsets, or None without grammar.

    Args:
        words: The sentence.
        start: First code point of the time expression.
        end: Code point after its last.
    """
    if len(words) > _LONGEST:
        return None
    inside = [n for n, word in enumerate(words) if word.start < end and word.end > start]
    if not inside or not words[inside[0]].dep:
        return None
    node = _topmost(words, inside)
    for _ in range(len(words)):
        word, head = words[node], words[node].head
        if head == node:
            return _of_root(words, node)
        parent = words[head]
        if _names_event(word, parent):
            return Happening(lemma=parent.lemma, word=head)
        if parent.pos in _CLAUSAL:
            return _of_verb(words, _main_verb(words, head))
        node = head
    return None


def _topmost(words: Words, inside: Sequence[int]) -> int:
    """The word of the expression on which its other words depend."""
    members = set(inside)
    for n in inside:
        if words[n].head not in members or words[n].head == n:
            return n
    return inside[0]


def _names_event(word: Word, parent: Word) -> bool:
    if parent.pos not in {"NOUN", "PROPN"}:
        return False
    if word.dep == "poss" or (
        word.dep in _TIMED_BY and word.dep != "pobj" and parent.pos == "NOUN"
    ):
        return word.dep in {"poss", "npadvmod"} or parent.lemma in EVENT_NOUNS
    return word.dep == "prep" and parent.lemma in EVENT_NOUNS


def _main_verb(words: Words, node: int) -> int:
    """The verb that an auxiliary helps."""
    while words[node].dep in {"aux", "auxpass"} and words[node].head != node:
        node = words[node].head
    return node


def _of_root(words: Words, node: int) -> Happening | None:
    word = words[node]
    if word.pos in _CLAUSAL:
        return _of_verb(words, node)
    if word.pos in {"NOUN", "PROPN"} and word.lemma in EVENT_NOUNS:
        return Happening(lemma=word.lemma, word=node)
    return None


def _of_verb(words: Words, node: int) -> Happening:
    verb = words[node]
    children = [n for n, word in enumerate(words) if word.head == node and n != node]
    future = any(words[n].dep == "aux" and words[n].lemma in _TO_COME for n in children)
    future = future or _is_planned(words, node)
    if verb.lemma in OCCURRING:
        for n in children:
            # "a shooting that occurred": the relative pronoun stands for the noun before it.
            relative = words[n].tag in {"WDT", "WP"} and verb.dep == "relcl"
            subject = verb.head if relative else n
            if words[n].dep in {"nsubj", "nsubjpass"} and words[subject].lemma in EVENT_NOUNS:
                return Happening(lemma=words[subject].lemma, word=subject, future=future)
    if verb.lemma in CARRYING:
        for n in children:
            if words[n].dep in {"dobj", "nsubjpass"} and words[n].lemma in EVENT_NOUNS:
                return Happening(lemma=words[n].lemma, word=n, future=future)
    return Happening(lemma=verb.lemma, word=node, future=future)


def _is_planned(words: Words, node: int) -> bool:
    """Whether the verb is something that is due ("is scheduled to appear", "set to open")."""
    verb = words[node]
    if verb.dep not in {"xcomp", "advcl"} or verb.head == node:
        return False
    to = any(w.head == node and w.tag == "TO" for w in words)
    return to and words[verb.head].lemma in {"schedule", "expect", "plan", "due", "set", "slate"}
