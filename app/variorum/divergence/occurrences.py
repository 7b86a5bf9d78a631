"""Which mentions of a time speak of one event: kinds of events, and what an article is about."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from variorum.divergence.moments import Moment, moment_of
from variorum.language.dates import Happening, happening_at
from variorum.model.comparison import SentenceRef

if TYPE_CHECKING:
    from variorum.divergence.context import Context
    from variorum.model.article import DateMention
    from variorum.model.features import Annotation, Word

_KINDS = {
    "shooting": "shooting shoot gunfire gunshot shot gun gunman shooter rampage",
    "explosion": "explosion explode blast bombing bomb detonate detonation bomber",
    "attack": "attack assault ambush stabbing stab massacre violence attacker storm raid",
    "crash": "crash collision collide derailment derail wreck plunge plow accident",
    "sinking": "sink sinking capsize founder shipwreck overturn",
    "earthquake": "earthquake quake tremor temblor",
    "aftershock": "aftershock",
    "fire": "fire blaze burn wildfire",
    "flood": "flood flooding inundate",
    "storm": "hurricane typhoon cyclone tornado landfall",
    "collapse": "collapse landslide avalanche eruption erupt",
    "casualty": "kill die death injure wound hurt murder killing slay dead slaying homicide",
    "incident": "incident tragedy disaster event happen occur unfold ordeal",
    "arrest": "arrest detain capture apprehend detention nab",
    "vote": "vote election elect referendum",
    "appointment": "nominate nomination appoint appointment",
    "resignation": "resign resignation quit",
    "dismissal": "dismiss dismissal sack oust terminate termination expel",
    "sentence": "sentence sentencing",
    "conviction": "convict conviction verdict",
    "charge": "charge indict indictment",
    "hearing": "hearing testify testimony appear",
    "protest": "protest demonstration demonstrate rally march",
    "strike": "strike walkout",
    "launch": "launch liftoff",
    "landing": "land landing",
    "response": "respond arrive dispatch response",
    "evacuation": "evacuate evacuation",
    "discovery": "find discover discovery",
}
KIND_OF = {lemma: kind for kind, lemmas in _KINDS.items() for lemma in lemmas.split()}
_WITH_PARTICLE = {
    "walk": (("out", "strike"),),
    "roll": (("over", "sinking"),),
    "go": (("down", "sinking"), ("off", "explosion")),
    "call": (("to", "response"),),
    "break": (("out", "incident"),),
}
"""Verbs that tell a kind of event only with a particle ("walk out")."""
SUDDEN = frozenset(
    "shooting explosion attack crash sinking earthquake fire flood storm collapse".split()  # noqa: SIM905
)
"""Kinds that an article can be about as a whole; deaths and "the incident" are part of them."""
PART_OF_SUDDEN = SUDDEN | {"casualty", "incident"}
REPEATED = frozenset(
    {"protest", "hearing", "meeting", "meet", "visit", "test", "march", "rally", "vote", "fight"}
    | {"clash", "attack", "raid", "response", "search", "evacuation", "talk", "train", "vow"}
    | {"rise", "fall", "grow", "drop", "increase", "decline", "gain", "lose", "earn", "sell"}
)
"""Kinds that may come day after day: two days of them are no contradiction."""
ONCE = SUDDEN | {
    *("casualty", "arrest", "resignation", "dismissal", "conviction", "sentence", "charge"),
    *("appointment", "launch", "landing", "bear", "marry", "build", "found", "join"),
}
"""Kinds that happen once to somebody, whenever articles about them appear."""
SPOKEN = frozenset(
    {"say", "tell", "tweet", "announce", "report", "add", "write", "post", "confirm", "update"}
    | {"publish", "statement", "conference", "briefing", "interview", "declare", "state", "note"}
    | {"ask", "claim", "speak", "talk", "comment", "warn", "release", "reveal", "quote", "believe"}
    | {"be", "have", "do", "get", "know", "think", "remain", "continue", "include", "follow"}
    | {"describe", "insist", "argue", "vow", "urge", "explain", "suggest", "call", "deny", "see"}
)
"""What is timed by these is the speaking (or nothing), not what the article reports."""
LIGHT = frozenset(
    {"take", "make", "go", "come", "give", "put", "hold", "use", "show", "leave", "move", "begin"}
    | {"start", "end", "run", "set", "turn", "bring", "keep", "work", "play", "live", "plan", "try"}
    | {
        "want",
        "need",
        "let",
        "look",
        "seem",
        "become",
        "meet",
        "receive",
        "help",
        "open",
        "close",
        "shut",
    }
)
"""Verbs that say little: two of them need not be one event."""
_OTHERS = frozenset(
    {"second", "third", "another", "other", "separate", "previous", "earlier", "similar", "past"}
    | {"unrelated", "subsequent", "later", "prior", "recent", "next", "deadliest"}
)
"""What tells an event from the one that the article is about ("the second incident")."""
_TOLD_BY = frozenset({"nsubj", "nsubjpass", "dobj"})
_DETERMINED = frozenset({"det", "amod", "nummod"})
_PARTIES = frozenset({"nsubj", "nsubjpass", "dobj", "attr", "acomp", "oprd"})
_UNDERGOING = frozenset({"dobj", "nsubjpass"})
_NAMED = frozenset({"NOUN", "PROPN"})
_SUBJECTS = frozenset({"nsubj", "nsubjpass"})
_LETTERS = 3
"""Shortest word that counts as a name of its own."""
_EMPTY = frozenset({"be", "have", "do"})
_LEAD = 4
"""Sentences that say what an article is about: the headline and the lead."""
BOUNDS = frozenset({"since", "until", "by", "through", "every", "each"})
"""Words before a time that make it the end of a period instead of the time of what happened."""
_STAMP = 40
_LONGEST = 250
"""Words of a sentence that are looked at; a longer one is a table or worse."""


@dataclass(frozen=True, kw_only=True)
class Timed:
    """A mention of a time with the event it belongs to.

    Attributes:
        ref: Sentence it stands in.
        mention: The mention.
        moment: When it can have been.
        kind: Kind of event; the verb's own lemma where the table has none.
        word: Index of the event's word in the sentence.
        weak: Whether the event is only near the time, not the word that it modifies.
        future: Whether it is still to come.
    """

    ref: SentenceRef
    mention: DateMention
    moment: Moment
    kind: str
    word: int
    weak: bool = False
    future: bool = False


def timed_mentions(context: Context, annotation: Annotation) -> list[Timed]:
    """The times that an article gives for what it reports, in text order."""
    article = annotation.article
    found: list[Timed] = []
    for mention in article.dates:
        if mention.qualifier in BOUNDS or is_stamp(article.text, mention):
            continue
        sentence = context.sentence_at(article.id, mention.start)
        words = annotation.words[sentence]
        happening = happening_at(words, mention.start, mention.end)
        event = _event(words, mention, happening)
        if event is None:
            continue
        kind, word, weak = event
        found.append(
            Timed(
                ref=SentenceRef(article.id, sentence),
                mention=mention,
                moment=moment_of(mention, article.text[mention.start : mention.end]),
                kind=kind,
                word=word,
                weak=weak,
                future=happening is not None and happening.future,
            )
        )
    return _each_its_own(context, found)


def _each_its_own(context: Context, found: list[Timed]) -> list[Timed]:
    """Where a verb has two times, the later one is that of an event named between them.

    "Arrested on Sunday over the stabbing on Saturday": parsers give both to the verb.
    """
    own: list[Timed] = []
    for one in found:
        last = own[-1] if own else None
        if last is None or (last.ref, last.word) != (one.ref, one.word):
            own.append(one)
            continue
        words = context.words(one.ref)
        between = _event_before(words, one.mention.start)
        if between is None or words[between[1]].start < last.mention.end:
            own.append(one)
        else:
            own.append(replace(one, kind=between[0], word=between[1], weak=True))
    return own


def _event(
    words: tuple[Word, ...], mention: DateMention, happening: Happening | None
) -> tuple[str, int, bool] | None:
    """Kind, word and doubt of what happened then; None where only something was said then."""
    if happening is None:
        return _event_before(words, mention.start)
    kind = _kind(words, happening.word, happening.lemma)
    if kind in _EMPTY:
        return _event_before(words, mention.start)
    if kind in SPOKEN:
        return None
    if is_another(words, happening.word):
        return f"another {kind}", happening.word, True
    if happening.lemma not in KIND_OF and words[happening.word].pos == "VERB":
        for n, word in enumerate(words):
            beside = word.dep == "conj" and happening.word in {word.head, words[word.head].head}
            if beside and KIND_OF.get(word.lemma) in PART_OF_SUDDEN:
                return KIND_OF[word.lemma], n, True
    return kind, happening.word, False


def is_another(words: tuple[Word, ...], event: int) -> bool:
    """Whether an event, or who it befell, is told from another: "a second bomb exploded"."""
    told = {event} | {n for n, w in enumerate(words) if w.head == event and w.dep in _TOLD_BY}
    return any(w.head in told and w.dep in _DETERMINED and w.lemma in _OTHERS for w in words)


def _event_before(words: tuple[Word, ...], start: int) -> tuple[str, int, bool] | None:
    """The last event named before a time that no event word governs."""
    for n in range(len(words) - 1, -1, -1):
        kind = KIND_OF.get(words[n].lemma)
        if words[n].end <= start and (kind in PART_OF_SUDDEN or kind == "response"):
            return _kind(words, n, words[n].lemma), n, True
    return None


def is_stamp(text: str, mention: DateMention) -> bool:
    """Whether it dates a post quoted in the article ("— Police (@police) April 22, 2018")."""
    before = text[max(0, mention.start - _STAMP) : mention.start].rstrip()
    return before.endswith(")") and "(@" in before


def _kind(words: tuple[Word, ...], index: int, lemma: str) -> str:
    """The kind of event, where a particle or an object decides ("walk out", "opened fire")."""
    beside = {word.lemma for word in words if word.head == index}
    for particle, kind in _WITH_PARTICLE.get(lemma, ()):
        if particle in beside:
            return kind
    if lemma == "fire":
        near = {word.lemma for word in words if index in {word.head, words[word.head].head}}
        near.add(words[words[index].head].lemma)
        if near & {"open", "shot", "round", "gun", "weapon", "bullet", "gunman", "shooter"}:
            return "shooting"
        if words[index].pos == "VERB":
            return "dismissal"
    return KIND_OF.get(lemma, lemma)


def subjects(annotation: Annotation) -> frozenset[str]:
    """Sudden events that the headline and the lead speak of."""
    return frozenset(
        kind
        for words in annotation.words[:_LEAD]
        for n, word in enumerate(words[:_LONGEST])
        if (word.lemma in KIND_OF or word.lemma in _WITH_PARTICLE)
        and (kind := _kind(words, n, word.lemma)) in SUDDEN
    )


def undergoers(words: tuple[Word, ...], index: int) -> dict[str, str]:
    """Who or what an event befell, by lemma, with how many there were: "two men arrested".

    The object or passive subject; else, for what nobody does to another, the subject; with
    verbs that say little also what somebody became.
    """
    verb = words[index]
    found = [n for n, w in enumerate(words) if w.head == index and w.dep in _UNDERGOING]
    found = found or [n for n, w in enumerate(words) if w.head == index and w.dep == "nsubj"]
    if not found and verb.dep in {"conj", "relcl", "acl"}:
        # "He fled and was arrested", "the man arrested on Sunday"
        subjects = [n for n, w in enumerate(words) if w.head == verb.head and w.dep in _SUBJECTS]
        found = [verb.head] if verb.dep != "conj" else subjects
    if verb.lemma in LIGHT:
        found = [n for n, w in enumerate(words) if w.head == index and w.dep in _PARTIES]
    return {words[n].lemma: _number(words, n) for n in found if words[n].pos in _NAMED}


def _number(words: tuple[Word, ...], index: int) -> str:
    """How many, as the words say: "two", "a", or nothing."""
    counted = (w for w in words if w.head == index and w.dep == "nummod")
    return next((word.lemma for word in counted), "")


def proper_names(words: tuple[Word, ...], mention: DateMention) -> frozenset[str]:
    """Lemmas of the names in a sentence, those of the time itself left out."""
    return frozenset(
        w.lemma
        for w in words
        if w.pos == "PROPN"
        and w.end - w.start >= _LETTERS
        and not mention.start <= w.start < mention.end
    )


def sites(context: Context, one: Timed) -> frozenset[str]:
    """Ids of the places where the words put an event: "hit Florida", "arrested in Rome"."""
    words = context.words(one.ref)
    verbs = {one.word}
    if words[one.word].dep in _SUBJECTS:
        verbs.add(words[one.word].head)  # "the storm hit Florida"
    near = {n for n, w in enumerate(words) if w.head in verbs and w.dep in {"dobj", "prep"}}
    near |= {n for n, w in enumerate(words) if w.head in near and w.dep == "pobj"}
    places = (context.place_at(one.ref.article, words[n].start) for n in near)
    return frozenset(place for place in places if place is not None)
