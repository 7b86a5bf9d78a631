"""Articles made up for measuring: several outlets on each of several events, the same every time."""

from __future__ import annotations

import random
from pathlib import Path

_EVENTS = (
    ("flood", "Oderbrook", "the river Linn", "evacuated", "homes"),
    ("strike", "Port Merrin", "the Harbour Workers’ Union", "laid off", "dockers"),
    ("fire", "Kesterly", "the Alban textile mill", "injured", "workers"),
    ("election", "Varnholt", "the Civic Alliance", "counted", "ballots"),
    ("storm", "Saint Orrin", "the coastal railway", "stranded", "passengers"),
    ("trial", "Dunmarrow", "the county court", "questioned", "witnesses"),
    ("crash", "Tellisford", "the regional airport", "hurt", "travellers"),
    ("outbreak", "Marlow Heath", "the city hospital", "treated", "patients"),
    ("protest", "Quillan", "the water company", "arrested", "demonstrators"),
    ("rescue", "Brae Fell", "the mountain service", "missing", "hikers"),
)
_PEOPLE = (
    "Maria Okafor", "John Hallett", "Aisha Rahman", "Peter Lindqvist", "Elena Petrova",
    "Samuel Osei", "Ruth Adler", "Tomás Vega", "Grace Whitcombe", "Daniel Marsh",
)  # fmt: skip
_ROLES = ("the mayor", "a spokesman", "the chief inspector", "a resident", "the minister")
_DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
_TEMPLATES = (
    "At least {n} {things} were {verb} in {place} on {day} after the {event}, officials said.",
    "{person}, {role} of {place}, said {n} {things} had been {verb} since {day} morning.",
    "“We have never seen anything like this {event} in all our years here,” {person} said.",
    "The {event} near {body} left about {n} {things} {verb}, according to a statement by police.",
    "By late {day}, more than {n} {things} in {place} were still waiting for news.",
    "{person} told reporters that {body} would publish a full account within {m} weeks.",
    "Witnesses described how the {event} began shortly after {m} a.m. and lasted for hours.",
    "The cost has been put at ${n} million, though {role} cautioned that the figure may rise.",
    "“Nobody should have to go through that again, and nobody will if we act now,” said {person}.",
    "Critics say {body} ignored warnings for {m} years, a charge that {person} rejects.",
    "Schools and shops in {place} stayed shut on {day} as crews worked through the night.",
    "In {place}, where the {event} is the worst in {m} decades, people lit candles at the bridge.",
    "{person} thanked the {n} volunteers who came to {place} from across the region.",
    "An inquiry led by {person} will hear from {n} {things} and from {body} itself.",
    "Trains were halted and the road to {place} was closed until further notice.",
    "It was not clear on {day} how many {things} remained {verb}; estimates ran from {m} to {n}.",
)


def make(folder: Path, articles: int, *, words: int = 600, seed: int = 7) -> list[Path]:
    """Write `articles` text files of about `words` words each; returns their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    rng = random.Random(seed)  # noqa: S311 - not a secret
    paths: list[Path] = []
    for number in range(articles):
        event, place, body, verb, things = _EVENTS[number % len(_EVENTS)]
        paragraphs = [f"{things.capitalize()} {verb} after {event} in {place}"]
        while sum(len(p.split()) for p in paragraphs) < words:
            sentences = [
                rng.choice(_TEMPLATES).format(
                    n=rng.randrange(2, 900), m=rng.randrange(2, 12), person=rng.choice(_PEOPLE),
                    role=rng.choice(_ROLES), day=rng.choice(_DAYS), event=event, place=place,
                    body=body, verb=verb, things=things,
                )
                for _ in range(rng.randrange(1, 4))
            ]  # fmt: skip
            paragraphs.append(" ".join(s[0].upper() + s[1:] for s in sentences))
        path = folder / f"{number:03}.txt"
        path.write_text("\n\n".join(paragraphs) + "\n", "utf-8")
        paths.append(path)
    return paths
