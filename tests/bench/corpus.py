"""Articles made up for measuring: ten outlets on each of several events, the same every time.

Each event has facts of its own; an article reports some of them, in one of several wordings and with some figures
changed, and says things that no other article says, as real coverage does.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from pathlib import Path

_EVENTS = (
    "flood", "strike", "fire", "election", "storm", "trial", "crash", "outbreak", "protest", "rescue",
)  # fmt: skip
_PLACES = (
    "Oderbrook", "Port Merrin", "Kesterly", "Varnholt", "Saint Orrin", "Dunmarrow", "Tellisford",
    "Marlow Heath", "Quillan", "Brae Fell", "Ashcombe", "Lindow", "Tarrant Bay", "Holmegate",
)  # fmt: skip
_FIRST = ("Maria", "John", "Aisha", "Peter", "Elena", "Samuel", "Ruth", "Tomás", "Grace", "Daniel")
_LAST = (
    "Okafor", "Hallett", "Rahman", "Lindqvist", "Petrova", "Osei", "Adler", "Vega", "Whitcombe",
    "Marsh", "Duarte", "Iversen", "Kowalski", "Nakamura", "Brennan", "Sorel", "Achterberg", "Pike",
)  # fmt: skip
_ROLES = ("mayor", "spokesman", "chief inspector", "resident", "minister", "engineer", "surgeon")
_DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
_THINGS = (
    "homes", "dockers", "workers", "ballots", "passengers", "witnesses", "travellers", "patients",
    "demonstrators", "hikers", "pupils", "lorries", "shops", "boats", "streets", "officers",
)  # fmt: skip
_DEEDS = (
    ("evacuated", "taken to safety"), ("damaged", "harmed"), ("questioned", "interviewed"),
    ("stranded", "left without a way home"), ("treated", "given care"), ("arrested", "detained"),
    ("closed", "shut"), ("counted", "tallied"), ("rescued", "saved"), ("delayed", "held up"),
)  # fmt: skip
_WHERE = (
    "near the old bridge", "in the northern suburbs", "along the harbour wall", "at the railway yard",
    "behind the town hall", "on the coastal road", "outside the stadium", "by the reservoir",
    "in the market square", "close to the airport", "under the viaduct", "at the paper mill",
)  # fmt: skip
_TOPICS = (
    "the cost of repairs", "a shortage of trained staff", "the warning that came too late",
    "insurance for small firms", "an inquiry into the contract", "new rules for landlords",
    "the supply of drinking water", "compensation for families", "a change of the law",
    "the state of the drains", "overtime and night shifts", "the missing safety records",
    "a petition with many names", "the price of timber", "volunteers from abroad", "radio contact",
)  # fmt: skip
_VERBS = ("discussed", "questioned", "promised to settle", "wrote at length about", "refused to join talks on",
          "blamed the council over", "asked parliament to debate", "published figures on")  # fmt: skip
_TAILS = (
    "as the weather turned", "before the cameras", "in a letter seen by this newspaper",
    "after a long silence", "to the surprise of colleagues", "while crews kept digging",
    "with the school term about to start", "although records are incomplete", "in the early hours",
)  # fmt: skip
_SYLLABLES = ("bar", "den", "fol", "gri", "hes", "kal", "lun", "mor", "nev", "ost", "pel", "quo", "ras", "tin",
              "ulm", "vey", "wic", "yar", "zel", "cor")  # fmt: skip
_WORDINGS = (
    "{About} {n} {things} were {deed} {where} on {day}, {person} said.",
    "{person}, a {role}, said that {n} {things} had been {other} {where}.",
    "On {day}, {about} {n} {things} {where} in {place} were {deed}, according to the {role}.",
)
_SPEECH = (
    "“We heard nothing about {topic} until {day},” said {person}, {tail}.",
    "{person} told reporters: “Nobody here has forgotten {topic}, and nobody will.”",
)


@dataclass(frozen=True)
class _Fact:
    number: int
    things: str
    deed: tuple[str, str]
    where: str
    day: str
    person: str
    role: str
    place: str


@dataclass(frozen=True)
class _Event:
    """An event with words of its own: who and what it is about does not come up in the others."""

    name: str
    place: str
    people: tuple[str, ...]
    where: tuple[str, ...]
    topics: tuple[str, ...]
    things: tuple[str, ...]
    facts: tuple[_Fact, ...]


def _word(rng: random.Random) -> str:
    return "".join(rng.choice(_SYLLABLES) for _ in range(3))


def _event(rng: random.Random, name: str, place: str) -> _Event:
    people = tuple(_person(rng) for _ in range(8))
    where = tuple(f"{w} of {_word(rng).capitalize()}" for w in rng.sample(_WHERE, 6))
    topics = tuple(f"{t} in {_word(rng).capitalize()}" for t in rng.sample(_TOPICS, 8))
    things = tuple(f"{_word(rng)} {t}" for t in rng.sample(_THINGS, 6))
    facts = tuple(
        _Fact(rng.randrange(2, 900), rng.choice(things), rng.choice(_DEEDS), rng.choice(where),
              rng.choice(_DAYS), rng.choice(people), rng.choice(_ROLES), place)
        for _ in range(40)
    )  # fmt: skip
    return _Event(name, place, people, where, topics, things, facts)


def _person(rng: random.Random) -> str:
    return f"{rng.choice(_FIRST)} {rng.choice(_LAST)}"


def _report(rng: random.Random, fact: _Fact) -> str:
    number = fact.number + (rng.randrange(1, 9) if rng.random() < 0.15 else 0)
    about = rng.choice(("about", "at least", "more than", "some"))
    return rng.choice(_WORDINGS).format(
        n=number, things=fact.things, deed=fact.deed[0], other=fact.deed[1], where=fact.where,
        day=fact.day, person=fact.person, role=fact.role, place=fact.place,
        about=about, About=about.capitalize(),
    )  # fmt: skip


def _aside(rng: random.Random, event: _Event) -> str:
    person, topic = rng.choice(event.people), rng.choice(event.topics)
    if rng.random() < 0.3:
        speech = rng.choice(_SPEECH)
        return speech.format(
            topic=topic, day=rng.choice(_DAYS), person=person, tail=rng.choice(_TAILS)
        )
    return (
        f"{person} {rng.choice(_VERBS)} {topic} {rng.choice(event.where)}, {rng.choice(_TAILS)}, and "
        f"{rng.choice(_VERBS)} {_word(rng)} {rng.choice(event.things)}."
    )


def make(folder: Path, articles: int, *, words: int = 600, seed: int = 7) -> list[Path]:
    """Write `articles` text files of about `words` words each; returns their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    rng = random.Random(seed)  # noqa: S311 - not a secret
    events = [_event(rng, name, place) for name, place in zip(_EVENTS, _PLACES, strict=False)]
    paths: list[Path] = []
    for number in range(articles):
        event = events[number % len(events)]
        paragraphs = [f"{event.name.capitalize()} in {event.place}: {rng.choice(event.topics)}"]
        told = rng.sample(event.facts, 16)
        length = 0
        while length < words:
            sentences = [
                _report(rng, told.pop()) if told and rng.random() < 0.5 else _aside(rng, event)
                for _ in range(rng.randrange(1, 4))
            ]
            paragraphs.append(" ".join(sentences))
            length += len(paragraphs[-1].split())
        path = folder / f"{number:03}.txt"
        path.write_text("\n\n".join(paragraphs) + "\n", "utf-8")
        paths.append(path)
    return paths
