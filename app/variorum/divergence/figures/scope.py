"""Whether a figure is about the event that the articles report, and who acted."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import Counter
from typing import TYPE_CHECKING

from variorum.language.wordlists import words

if TYPE_CHECKING:
    from variorum.divergence.context import Context
    from variorum.model.article import AnnotatedArticle, Figure
    from variorum.model.comparison import SentenceRef
    from variorum.model.features import Annotation

_MONTHS = (
    "January|February|March|April|May|June|July|August|September|October|November|December|"
    "Jan\\.|Feb\\.|Aug\\.|Sept\\.|Oct\\.|Nov\\.|Dec\\."
)
# Words that take a sentence to another time or another event.
_ELSEWHEN = re.compile(
    r"\b(?:last|previous|prior|past|each|every) (?:year|month|decade|century|summer|winter|spring|"
    r"autumn|season|quarter)s?\b|"
    r"\b(?:years?|months?|weeks?|decades?) (?:ago|earlier|before|after)\b|"
    r"\b(?:so far|earlier|later|all) this (?:year|month|season|decade)\b|\bthis year\b|"
    r"\bin recent (?:years|months|weeks|decades)\b|\bover the (?:years|decades)\b|"
    r"\b(?:a|per) year\b|\bannually\b|\bon average\b|\bin history\b|\bhistorically\b|"
    r"\b(?:previous|earlier|similar|another|other|separate|unrelated|recent|past) "
    r"(?:\w+ )?(?:attacks?|shootings?|incidents?|crash(?:es)?|quakes?|earthquakes?|storms?|floods?|"
    r"bombings?|blasts?|explosions?|fires?|accidents?|massacres?|strikes?|raids?|disasters?|cases?|"
    r"elections?|matches|games|protests?)\b|"
    r"\b(?:such as|since the|unlike|compared (?:with|to))\b|"
    rf"\b(?:[Ii]n|[Ss]ince|[Ll]ast|[Tt]he|[Uu]ntil|[Bb]y|[Ff]rom) (?:{_MONTHS})(?!\w| \d|,? the \d)"
)
_COMPARED = re.compile(
    r",? (?:up|down) from\b|, (?:compared (?:with|to)|against) |"
    r", (?:the|its|their|a) (?:\w+[ -]){0,2}?(?:\w{2,}est|most|first|record|worst|best) "
    r"(?:[\w-]+ ){0,4}(?:since|in|for|of)\b"
)
"""Where a sentence turns to what was before: "up from", "the lowest close in a year"."""
_YEAR = re.compile(r"\b(?:1[5-9]|20)\d\d\b(?!,\d)")
_CONTENT_POS = frozenset({"NOUN", "VERB", "PROPN", "ADJ"})
_EMPTY = words(
    """
    be have do say tell report people person man woman say official police year day time monday
    tuesday wednesday thursday friday saturday sunday morning night afternoon evening more other
    many several new first last accord mph kph percent dollar euro pound mile kilometre kilometer
    foot metre meter hour
    """
)
_FORCES = (
    r"(?:police|officers?|troops?|soldiers?|army|military|forces?|marines?|guards?|agents?|"
    r"deput(?:y|ies)|snipers?|airstrikes?|air strikes?|drone strikes?|warplanes?|jets)"
)
_BY_FORCE_BEFORE = re.compile(
    rf"\b{_FORCES}\b(?: \w+){{0,3}} (?:(?:had|have|has|fatally|also|then|later|reportedly) ){{0,2}}"
    r"(?:kill|shot|shoot|wound|injur|gunned|arrest|detain)\w*(?: and \w+)?(?: dead| down)?"
    r"(?: at least| more than| another| about| nearly| the)*\s*$",
    re.IGNORECASE,
)
_BY_FORCE_AFTER = re.compile(
    r"\b(?:killed|shot|wounded|injured|dead|died)\b(?: dead)? by "
    rf"(?:the |an? |\w+ ){{0,2}}{_FORCES}\b",
    re.IGNORECASE,
)
_AT_PLACE = re.compile(r"\b(?:in|at|near|outside|of|on|from)(?: \w+){0,2}\s+$")
_PLACE_WORD = re.compile(r"[^\W\d_]{2,}")
_WITH_DOER = re.compile(
    r"\b(?:includ(?:ing|es?|ed)|counting|among them)(?: both)? "
    r"(?:the|an?|its|his|their)?(?: \w+)? ?"
    r"(?:gunman|shooter|attacker|assailant|bomber|suspect|perpetrator|pilot|driver|himself)\b",
    re.IGNORECASE,
)
_REACH = 90
_INSIDE_OBJECT = frozenset({"nummod", "compound", "amod", "quantmod", "advmod"})
_VERBS_UP = 3
_LATE = 5
# "… came a year after one that killed 30": the clause alone does not tell.
_BEFORE_CLAUSE = 40
_ENDS = (".", "!", "?", ":", ",")
_SECOND = 2
_GOES_ON = re.compile(r"[\"“]?(?:It|That|Those|They|Both|The (?:earlier|previous|two) \w+)\b")
_GENERAL = re.compile(r"\b(?:quakes?|earthquakes?|storms?|hurricanes?) (?:\S+ ){0,4}(?:can|may)\b")


class Asides:
    """Tells for one article which figures belong to another time, place or event."""

    def __init__(self, annotation: Annotation, places: Counter[str]) -> None:
        self._article = annotation.article
        self._clauses = annotation.clauses
        self._places = places
        self._year = (annotation.article.published or "")[:4]
        self._known: dict[int, bool] = {}

    def is_aside(self, figure: Figure, sentence: int) -> bool:
        """Whether the figure is about something else than what the article reports."""
        span = self._article.sentences[sentence]
        if sentence < _SECOND:  # title and lead tell of the event, but for a clause
            for clause in self._clauses[sentence] if sentence < len(self._clauses) else ():
                if clause.start <= figure.start < clause.end:
                    start = max(span.start, clause.start - _BEFORE_CLAUSE)
                    return bool(_ELSEWHEN.search(self._article.text, start, clause.end))
            return False
        tail = _COMPARED.search(self._article.text, figure.end, span.end)
        if tail is not None:  # "67 percent, up from 61 percent four years ago"
            return self._is_elsewhere(sentence, span.start, tail.start(), cut=True)
        if sentence not in self._known:
            self._known[sentence] = self._is_elsewhere(sentence, span.start, span.end)
        return self._known[sentence]

    def _is_elsewhere(self, sentence: int, start: int, end: int, *, cut: bool = False) -> bool:
        text = self._article.text
        if _ELSEWHEN.search(text, start, end) or _GENERAL.search(text, start, end):
            return True
        if sentence > _SECOND and _GOES_ON.match(text, start) and self._known_before(sentence):
            return True
        years = {match.group() for match in _YEAR.finditer(text, start, end)}
        if years and years != {self._year}:
            return True
        if sentence >= _LATE and not cut and not text[start:end].rstrip("\"”’')").endswith(_ENDS):
            return True  # a link to another story, or a caption cut short
        return sentence >= _SECOND and self._is_new_place(start, end)

    def _known_before(self, sentence: int) -> bool:
        """Whether the sentence before is about something else."""
        if sentence - 1 not in self._known:
            span = self._article.sentences[sentence - 1]
            self._known[sentence - 1] = self._is_elsewhere(sentence - 1, span.start, span.end)
        return self._known[sentence - 1]

    def _is_new_place(self, start: int, end: int) -> bool:
        """Whether the sentence goes to places that nothing else in all articles names."""
        names = [
            self._article.text[mention.start : mention.end].lower()
            for mention in self._article.entities
            if start <= mention.start < end
            and mention.label in {"GPE", "LOC"}
            and _AT_PLACE.search(self._article.text, max(start, mention.start - 24), mention.start)
        ]
        words = [word for name in names for word in _PLACE_WORD.findall(name)]
        return bool(words) and all(self._places[word] <= 1 for word in words)


def places(context: Context) -> Counter[str]:
    """How often each word of the names of places stands in all articles."""
    found: Counter[str] = Counter()
    for article in context.articles.values():
        for mention in article.entities:
            if mention.label in {"GPE", "LOC", "FAC"}:
                name = article.text[mention.start : mention.end].lower()
                found.update(_PLACE_WORD.findall(name))
    return found


def singular(word: str) -> str:
    """A noun without the ending of the plural, roughly; both sides go through it."""
    if word.endswith("ies") and len(word) > len("dies"):
        return word[:-3] + "y"
    if word.endswith(("sses", "shes", "ches", "xes")):
        return word[:-2]
    return word[:-1] if word.endswith("s") and not word.endswith(("ss", "us")) else word


def content(annotation: Annotation, sentence: int) -> frozenset[str]:
    """Dictionary forms of the content words of a sentence."""
    if sentence >= len(annotation.words):
        return frozenset()
    text = annotation.article.text
    return frozenset(
        singular(text[word.start : word.end].lower() if word.pos == "PROPN" else word.lemma)
        for word in annotation.words[sentence]
        if word.pos in _CONTENT_POS and word.lemma not in _EMPTY and len(word.lemma) > 2  # noqa: PLR2004
    )


def least(
    article: AnnotatedArticle, figure: Figure, ref: SentenceRef, beside: list[Figure]
) -> float | None:
    """The least that a figure can mean: "four, including the gunman" are three for others."""
    span = article.sentences[ref.sentence]
    following = (other.start for other in beside if other.start >= figure.end)
    after = article.text[figure.end : min(span.end, figure.end + _REACH, next(following, span.end))]
    if figure.low is None or not _WITH_DOER.search(after):
        return figure.low
    return figure.low - 1


def doer(annotation: Annotation, figure: Figure, sentence: int) -> str:
    """The named subject of the verb that has the figure as its object: "Canada expelled four"."""
    words = annotation.words[sentence] if sentence < len(annotation.words) else ()
    at = bisect_left(words, figure.end, key=lambda word: word.end) if words else None
    if at == len(words):
        return ""
    while at is not None and words[at].dep in _INSIDE_OBJECT and words[at].head != at:
        at = words[at].head
    if at is None or words[at].dep != "dobj":
        return ""
    verb = words[at].head
    for _ in range(_VERBS_UP):
        for word in words:
            if word.dep == "nsubj" and words[word.head] is words[verb] and word.pos == "PROPN":
                return annotation.article.text[word.start : word.end].lower()
        if words[verb].dep not in {"xcomp", "conj", "ccomp"}:
            break
        verb = words[verb].head
    return ""


def by_force(article: AnnotatedArticle, figure: Figure, ref: SentenceRef) -> bool:
    """Whether police or troops are named as those who killed or hurt the people counted."""
    span = article.sentences[ref.sentence]
    before = article.text[max(span.start, figure.start - _REACH) : figure.start]
    if _BY_FORCE_BEFORE.search(before):
        return True
    after = article.text[figure.end : min(span.end, figure.end + _REACH)]
    return bool(_BY_FORCE_AFTER.search(after))
