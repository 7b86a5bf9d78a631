"""What sort of source somebody is: police, hospital, family, a newspaper."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from variorum.model.comparison import SentenceRef

if TYPE_CHECKING:
    from variorum.divergence.context import Context
    from variorum.model.article import Attribution

_SORTS = {
    "police": """police policeman policewoman officer detective sheriff deputy sergeant sgt
        lieutenant lt constable trooper patrol cop det superintendent inspector
        commissioner""",
    "federal agents": "fbi atf dea marshal marshals interpol",
    "rescuers": """fire firefighter ems paramedic rescue rescuer ambulance coastguard emt lifeguard
        emergency""",
    "hospital": "hospital doctor nurse surgeon physician clinic medic",
    "coroner": "coroner examiner pathologist",
    "witness": """witness bystander resident neighbor neighbour onlooker passenger survivor customer
        villager local shopper tourist attendee partygoer guest visitor commuter fan""",
    "family": """family relative father mother brother sister son daughter wife husband widow uncle
        aunt cousin parent grandmother grandfather fiance fiancee fiancé fiancée nephew niece""",
    "court": "court judge prosecutor affidavit indictment magistrate attorney-general warrant",
    "lawyer": "lawyer attorney solicitor barrister",
    "media": """newspaper television tv radio reporter journalist correspondent media outlet station
        network broadcaster magazine site ap afp reuters cnn bbc nbc abc cbs npr fox yonhap xinhua
        tass anadolu bloomberg times post tribune globe herald gazette journal chronicle guardian
        telegraph statesman news press daily mail mirror independent""",
    "government": """ministry minister government president governor mayor embassy foreign-ministry
        senator congressman congresswoman lawmaker premier chancellor cabinet council councilman
        city town county village borough councilwoman kremlin administration secretary""",
    "military": "army military navy soldier general colonel admiral troops marines pentagon",
    "company": """company airline ceo executive manufacturer operator corporation firm carrier
        chairman shareholder employer manager owner operator""",
    "school": "university school college principal teacher student professor",
    "politicians": "opposition candidate campaign",
    "health officials": "health",
    "watchdogs": "watchdog regulator ombudsman",
    "records": "record document filing report log footage",
    "experts": """expert analyst researcher scientist seismologist meteorologist forecaster survey
        engineer""",
    "union": "union labour labor",
    "fighters": "taliban isis rebel militant insurgent hamas hezbollah militia separatist gunman",
    "campaigners": """activist campaigner protester organizer organiser charity monitor
        rights ngo nonprofit non-profit""",
}
SORT_OF = {word: sort for sort, listed in _SORTS.items() for word in listed.split()}
_VAGUE = frozenset(
    {"official", "officials", "authority", "authorities", "source", "sources", "investigator"}
    | {"investigators", "agency", "department", "spokesman", "spokeswoman", "spokesperson"}
)
_BODIES = frozenset(
    {"survey", "centre", "center", "institute", "ministry", "department", "office", "agency"}
    | {"group", "council", "bureau", "commission", "committee", "association", "university"}
    | {"observatory", "foundation", "federation", "organisation", "organization", "service"}
    | {"authority", "network", "board", "laboratory", "society", "cross", "crescent"}
)
"""Words that show a name to be that of a body, which no other body bears."""
_OF_ALL = frozenset({"national", "federal", "state", "us", "u.s", "uk", "eu", "un", "for", "of"})
_OUTSIDERS = frozenset({"media", "witness", "family", "fighters"})
"""Sorts of source that "officials" cannot be."""
_BEFORE, _AFTER = 8, 10
_BESIDE = frozenset({"NOUN", "PROPN", "ADJ", "NUM", "DET", "PART", "PRON"})
_JOINING = frozenset({"of", "for", "at", "with", "from"})


@dataclass(frozen=True, kw_only=True)
class Standing:
    """A source as two articles can be compared by it.

    Attributes:
        names: Words of its proper name, folded to lower case.
        sorts: What sort of source it is, by its name and by how the article introduces it.
        vague: Whether it is only "officials" or "a source".
        body: Words of the name of a body, but for those that many bodies have; else empty.
        form: Words that tell what sort of body it is: centre, department.
    """

    names: frozenset[str]
    sorts: frozenset[str]
    vague: bool
    body: frozenset[str] = frozenset()
    form: frozenset[str] = frozenset()

    def differs(self, other: Standing) -> bool:
        """Whether these are surely two different sorts of source, not one named differently."""
        if self.sorts & other.sorts:
            return False
        if self.body and other.body:
            formed = self.form and other.form and not self.form & other.form
            return not self.body & other.body or (bool(formed) and self.body != other.body)
        if self.names & other.names:
            return False
        if self.vague and other.vague:
            return False
        if self.vague or other.vague:
            return bool((self.sorts | other.sorts) & _OUTSIDERS)
        return bool((self.sorts or self.body) and (other.sorts or other.body))


def standing_of(context: Context, article: str, source: Attribution) -> Standing:
    """What an article tells of a source, where it names it and where it introduces it."""
    own = _words(source.source)
    beside = set(own) | _introduction(context, article, source.start, source.end)
    text = context.articles[article].text
    named = text[source.start : source.start + 1].isupper() and source.source[:1].isupper()
    first = text.find(source.source) if named and " " in source.source else -1
    if first >= 0 and first != source.start:
        beside |= _introduction(context, article, first, first + len(source.source))
    sorts = (
        _by_head(own)
        or {SORT_OF[word] for word in own if word in SORT_OF}
        or {SORT_OF[word] for word in beside if word in SORT_OF}
    )
    names = {word.lower().strip(".,'’") for word in source.source.split() if word[:1].isupper()}
    vague = bool(set(own) & _VAGUE) and not any(word in SORT_OF for word in own)
    bare = frozenset(names - SORT_OF.keys() - _COMMON)
    is_body = len(names) > 1 and names & _BODIES
    return Standing(
        names=bare,
        sorts=frozenset(sorts),
        vague=vague,
        body=frozenset(names - _OF_ALL - _BODIES - _COMMON) if is_body else frozenset(),
        form=frozenset(names & _BODIES) if is_body else frozenset(),
    )


def _by_head(own: list[str]) -> set[str]:
    """The sort of a source whose last word says it all: "the police watchdog" is no police."""
    return {SORT_OF[word] for word in own[-1:] if word in _HEADS}


_HEADS = frozenset(
    {"watchdog", "ministry", "record", "document", "lawyer", "attorney", "union", "relative"}
)
_COMMON = frozenset({"the", "a", "an", "one", "two", "some", "police", "officials", "authorities"})


def _words(text: str) -> list[str]:
    """Words of a source, plurals as singulars, abbreviations of police departments told."""
    found: list[str] = []
    for raw in text.replace("-", " ").replace("’", "'").split():
        word = raw.strip(".,'\"()").removesuffix("'s")
        if word.isupper() and word.endswith("PD") and len(word) <= len("NYPDXX"):
            found.append("police")
        lower = word.lower()
        singular = lower[:-3] + "y" if lower.endswith("ies") else lower.removesuffix("s")
        if singular.endswith("se") and lower.endswith("ses"):
            singular = lower[:-2]
        found.append(lower)
        found.append(singular)
    return found


def _introduction(context: Context, article: str, start: int, end: int) -> set[str]:
    """Words that stand beside a name and tell who it is: "spokesman …", "…, a police officer,"."""
    words = context.words(SentenceRef(article, context.sentence_at(article, start)))
    text = context.articles[article].text
    inside = [n for n, word in enumerate(words) if word.start < end and word.end > start]
    if not inside:
        return set()
    found: set[str] = set()
    # "his brother, Hector": the name stands in apposition to who he is
    comma = inside[0] > 1 and text[words[inside[0] - 1].start] == ","
    first = inside[0] - 2 if comma and words[inside[0] - 2].pos == "NOUN" else inside[0] - 1
    for n in range(first, max(-1, inside[0] - _BEFORE), -1):
        if words[n].pos not in _BESIDE and words[n].lemma not in _JOINING:
            break
        found.update(_words(text[words[n].start : words[n].end]))
    after = inside[-1] + 1
    if after < len(words) and text[words[after].start] == ",":
        for word in words[after + 1 : after + 1 + _AFTER]:
            if word.pos in {"VERB", "AUX"} or text[word.start] in ",.":
                break
            found.update(_words(text[word.start : word.end]))
    return found
