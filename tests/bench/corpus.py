"""Articles made up for measuring: four outlets on each of many events, the same every time.

Each event has its own place, people, bodies and words. An article reports most of the event's facts, in one
of several wordings and with some figures changed, quotes, takes sentences of agency copy over, and says much
that no other article says. A hundred of them ask a little more of the engine than a hundred articles of real
news on some seventy events did when this was written: 18.4 words a sentence (real 18.8), 1.28 word pieces a
word (1.29), 115,000 pairs of sentences past the first filter (82,000), 26 links for each two articles about one
event (28), 520 links between others (130), 205 differences (150).
`python tests/bench/corpus.py FOLDER [ARTICLES]` writes them out.
"""

from __future__ import annotations

import random
import sys
from dataclasses import dataclass
from pathlib import Path

VERSIONS = 4
"""Articles about each event."""


def _list(words: str) -> list[str]:
    return words.split()


_PLACES = (
    "Oderbrook", "Port Merrin", "Kesterly", "Varnholt", "Saint Orrin", "Dunmarrow", "Tellisford",
    "Marlow Heath", "Quillan", "Brae Fell", "Ashcombe", "Lindow", "Tarrant Bay", "Holmegate",
)  # fmt: skip
_FIRST = (
    "Maria", "John", "Aisha", "Peter", "Elena", "Samuel", "Ruth", "Thomas", "Grace", "Daniel",
    "Laura", "Victor", "Nadia", "Oliver", "Helen", "Marcus", "Sofia", "George", "Irene", "Walter",
)  # fmt: skip
_LAST_START = (
    "Hal",
    "Bren",
    "Whit",
    "Mar",
    "Lind",
    "Pet",
    "Os",
    "Ad",
    "Kow",
    "Ver",
    "Stan",
    "Rog",
    "Cal",
    "Dun",
)
_LAST_END = (
    "lett",
    "nan",
    "combe",
    "shall",
    "qvist",
    "rova",
    "wick",
    "ler",
    "alski",
    "mont",
    "ford",
    "ers",
    "der",
    "more",
)
_ROLES = (
    "mayor", "police spokesman", "chief inspector", "resident", "minister", "engineer", "surgeon",
    "union leader", "witness", "council member", "prosecutor", "company director", "teacher",
)  # fmt: skip
_DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
_BODIES = (
    "Council",
    "Port Authority",
    "Hospital Trust",
    "University",
    "Railway",
    "Water Company",
    "Police",
    "Chamber of Commerce",
)
_WHO = _list("""dockers passengers pupils patients drivers voters shopkeepers farmers tenants hikers nurses fishermen
tourists soldiers students builders miners pilots visitors neighbours families workers volunteers firefighters""")
_DEEDS = (
    ("evacuated", "taken to safety"), ("injured", "hurt"), ("questioned", "interviewed"),
    ("stranded", "left without a way home"), ("arrested", "detained"), ("rescued", "saved"),
    ("dismissed", "laid off"), ("treated in hospital", "given medical care"),
)  # fmt: skip
_NOUNS = _list("""bridge harbour contract budget tunnel reservoir warehouse orchestra refinery museum ferry satellite
vaccine pipeline stadium orchard glacier airport parliament factory library cathedral railway mine laboratory
hospital prison school market theatre power-station forest river dam festival lottery bank insurer airline court
embassy regiment parish newspaper broadcaster archive brewery vineyard quarry mill canal lighthouse observatory
nursery zoo aquarium racecourse velodrome academy monastery hotel casino cinema garage workshop depot barracks
telescope turbine reactor engine generator crane elevator locomotive tractor helicopter submarine drone antenna
licence patent loan mortgage pension subsidy tariff tax treaty statute petition verdict appeal inquiry audit
survey census referendum manifesto campaign coalition merger takeover dividend invoice ledger password database
virus bacterium allergy surgery transplant diagnosis clinic pharmacy ambulance quarantine epidemic fracture
drought blizzard landslide earthquake wildfire avalanche hailstorm tide eruption erosion famine harvest
painting sculpture manuscript symphony novel costume carpet jewel violin portrait mosaic tapestry
goalkeeper striker referee league trophy marathon regatta sprint penalty transfer stadium-roof coach
locksmith burglar smuggler forger hostage ransom alibi fingerprint revolver getaway warrant informant""")
_ADJECTIVES = _list("""costly disputed historic overdue rusty secret temporary private municipal damaged popular
neglected modern crowded abandoned expensive controversial fragile enormous outdated dangerous profitable
hidden regional national foreign medieval experimental unfinished polluted""")
_PAST = _list("""repaired inspected closed sold rebuilt criticised defended photographed insured financed renamed flooded
searched expanded guarded praised abolished restored mapped borrowed promised neglected described postponed
replaced tested measured leased occupied opposed""")
_PLANS = _list("""repair inspect close sell rebuild criticise defend insure finance rename search expand guard abolish
restore map replace test measure lease oppose postpone""")
_NEAR = (
    "near",
    "behind",
    "beside",
    "under",
    "opposite",
    "inside",
    "outside",
    "beyond",
    "above",
    "along",
    "across from",
)
_MONTHS = (
    "January",
    "February",
    "March",
    "April",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
)
_SINCE = ("in", "since", "before", "after", "until", "late in", "early in", "throughout")
_LINKS = (
    "because", "while", "although", "after", "before", "since", "and", "but", "until", "as", "whereas", "so", "even though",
    "which is why", "just when", "days after", "hours before", "as soon as", "despite the fact that", "in case",
)  # fmt: skip
_FACTS = (
    ("{About} {n} {who} were {deed} {where} on {day}, {person} said.",
     "{person}, {role} in {place}, said that {n} {who} had been {other} {where}.",
     "On {day}, {about} {n} {who} {where} were {deed}, according to the {body}."),
    ("The {body} will spend {n} million dollars on the {adj} {noun}, {person} announced on {day}.",
     "{person} announced {day} that the {adj} {noun} would cost the {body} {n} million dollars.",
     "The bill for the {adj} {noun} has reached {n} million dollars, the {body} said."),
    ("{person}, {age}, was {past} by the {body} after the {noun} was {past2} {where}.",
     "The {body} {past} {person}, {age}, once the {noun} {where} had been {past2}.",
     "After the {noun} {where} was {past2}, {age}-year-old {person} was {past} by the {body}."),
    ("“Our {adj} {noun} should have been {past} before the {noun2},” {person} said on {day}.",
     "“Our {adj} {noun} should have been {past} before the {noun2},” said {person}, {role} of {place}.",
     "{person} admitted that the {adj} {noun} ought to have been {past} before the {noun2}."),
    ("The {noun} and the {noun2} were {past} {when}, {tail}.",
     "{when_}, both the {noun2} and the {noun} were {past}.",
     "Officials of the {body} {past} the {noun} {when}, together with the {noun2}."),
    ("{place} has not {past} its {noun} since {n} {who} were {deed} {where}.",
     "Since {n} {who} were {deed} {where}, the {noun} of {place} has not been {past}.",
     "Its {noun} has no longer been {past} in {place} after {about} {n} {who} had been {other}."),
    ("{person} of the {body} {past} the {noun2} {where} and {past2} the {noun}, {tail}.",
     "The {noun2} {where} was {past} and the {noun} {past2} by {person}, {role} in {place}.",
     "{when_}, {person} first {past} the {noun2} and then {past2} the {adj} {noun}."),
)  # fmt: skip


@dataclass(frozen=True)
class _Event:
    """An event with words of its own: who and what it is about hardly comes up in the others."""

    place: str
    people: tuple[str, ...]
    bodies: tuple[str, ...]
    nouns: tuple[str, ...]
    who: tuple[str, ...]
    facts: tuple[dict[str, str], ...]
    copy: tuple[str, ...]


def _name(rng: random.Random) -> str:
    return f"{rng.choice(_FIRST)} {rng.choice(_LAST_START)}{rng.choice(_LAST_END)}"


def _town(rng: random.Random) -> str:
    return rng.choice(_PLACES) + rng.choice(("", " Hill", " Green", " Sands", " Cross", " Vale"))


def _slots(rng: random.Random, event: _Event, nouns: tuple[str, ...]) -> dict[str, str]:
    """Words for every gap of a wording; equal ones for every wording of a fact."""
    noun, noun2 = rng.sample(nouns, 2)
    past, past2 = rng.sample(_PAST, 2)
    when = f"{rng.choice(_SINCE)} {rng.choice(_MONTHS)}"
    deed, other = rng.choice(_DEEDS)
    return {
        "noun": noun, "noun2": noun2, "past": past, "past2": past2, "role": rng.choice(_ROLES),
        "when": when, "when_": when.capitalize(), "who": rng.choice(event.who),
        "person": rng.choice(event.people), "place": event.place, "body": rng.choice(event.bodies),
        "adj": rng.choice(_ADJECTIVES), "where": _where(rng, nouns), "tail": _clause(rng, event, nouns),
        "day": rng.choice(_DAYS), "n": str(rng.randrange(2, 900)), "age": str(rng.randrange(18, 90)),
        "deed": deed, "other": other, "kind": str(rng.randrange(len(_FACTS))),
    }  # fmt: skip


def _where(rng: random.Random, nouns: tuple[str, ...]) -> str:
    return f"{rng.choice(_NEAR)} the {rng.choice(_ADJECTIVES)} {rng.choice(nouns)}"


def _thing(rng: random.Random, nouns: tuple[str, ...]) -> str:
    first, second = rng.sample(nouns, 2)
    return rng.choice((
        f"the {rng.choice(_ADJECTIVES)} {first}", f"its {first}", f"the {first} of the {second}", f"every {first}",
        f"{rng.randrange(2, 90)} {rng.choice(_ADJECTIVES)} {first}s", f"the {first} and the {second}",
    ))  # fmt: skip


def _somebody(rng: random.Random, event: _Event) -> str:
    return rng.choice((
        _name(rng), rng.choice(event.people), f"a {rng.choice(_ROLES)} from {_town(rng)}", rng.choice(event.bodies),
        f"{rng.choice(_ADJECTIVES)} {rng.choice(_WHO)}", rng.choice(event.who), "they", "nobody", "she",
    ))  # fmt: skip


def _clause(rng: random.Random, event: _Event, nouns: tuple[str, ...]) -> str:
    """Somebody did something to something, perhaps somewhere, perhaps at some time."""
    past, plan = rng.choice(_PAST), rng.choice(_PLANS)
    did = rng.choice(
        (
            past,
            past,
            f"will {plan}",
            f"had {past}",
            f"could not {plan}",
            f"has {past}",
            f"wants to {plan}",
        )
    )
    parts = [_somebody(rng, event), did, _thing(rng, nouns)]
    if rng.random() < 0.4:
        parts.append(_where(rng, nouns))
    if rng.random() < 0.2:
        parts.append(f"{rng.choice(_SINCE)} {rng.choice(_MONTHS)}")
    return " ".join(parts)


def _event(rng: random.Random) -> _Event:
    place = _town(rng)
    event = _Event(
        place=place,
        people=tuple(_name(rng) for _ in range(7)),
        bodies=tuple(f"{place} {body}" for body in rng.sample(_BODIES, 2)),
        nouns=tuple(rng.sample(_NOUNS, 14)),
        who=tuple(rng.sample(_WHO, 4)),
        facts=(),
        copy=(),
    )
    facts = tuple(_slots(rng, event, event.nouns) for _ in range(18))
    copy = tuple(_aside(rng, event) for _ in range(6))
    return _Event(event.place, event.people, event.bodies, event.nouns, event.who, facts, copy)


def _report(rng: random.Random, fact: dict[str, str]) -> str:
    told = dict(fact)
    if rng.random() < 0.15:
        told["n"] = str(int(fact["n"]) + rng.randrange(1, 9))
    told["about"] = rng.choice(("about", "at least", "more than", "some"))
    told["About"] = told["about"].capitalize()
    return rng.choice(_FACTS[int(fact["kind"])]).format(**told)


def _aside(rng: random.Random, event: _Event) -> str:
    """A sentence of one article alone: half its things are the event's, half come from anywhere."""
    nouns = (*rng.sample(event.nouns, 3), *rng.sample(_NOUNS, 3))
    told = _clause(rng, event, nouns)
    if rng.random() < 0.8:
        told = f"{told}, {rng.choice(_LINKS)} {_clause(rng, event, nouns)}"
    if rng.random() < 0.25:
        person = rng.choice((*event.people, _name(rng)))
        said = rng.choice(
            ("said", "told reporters", "warned", "explained", "wrote", "insisted", "added")
        )
        return rng.choice(
            (f"“{_capital(told)},” {person} {said}.", f"{person} {said}: “{_capital(told)}.”")
        )
    return f"{_capital(told)}."


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def _sentences(rng: random.Random, event: _Event, words: int) -> list[str]:
    told = rng.sample(event.facts, 13)
    found = [_report(rng, fact) for fact in told]
    if rng.random() < 0.6:
        found += rng.sample(event.copy, 3)
    while sum(len(each.split()) for each in found) < words:
        found.append(_aside(rng, event))
    head, body = found[:2], found[2:]
    rng.shuffle(body)
    return head + body


def make(
    folder: Path, articles: int, *, words: int = 600, versions: int = VERSIONS, seed: int = 7
) -> list[Path]:
    """Write `articles` text files of about `words` words each, `versions` on every event; returns their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    rng = random.Random(seed)  # noqa: S311 - not a secret
    events = [_event(rng) for _ in range(max(1, -(-articles // versions)))]
    paths: list[Path] = []
    for number in range(articles):
        event = events[number % len(events)]
        sentences = _sentences(rng, event, words)
        paragraphs = [f"{event.place}: {event.nouns[0]} and {event.nouns[1]} divide {event.who[0]}"]
        while sentences:
            size = rng.randrange(1, 4)
            paragraphs.append(" ".join(sentences[:size]))
            sentences = sentences[size:]
        path = folder / f"{number:03}.txt"
        path.write_text("\n\n".join(paragraphs) + "\n", "utf-8")
        paths.append(path)
    return paths


if __name__ == "__main__":
    make(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 100)
