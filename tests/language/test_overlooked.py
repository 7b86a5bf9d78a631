"""Names that the model did not mark."""

from __future__ import annotations

import re

import pytest

from variorum.language.overlooked import find_overlooked
from variorum.model.article import Span
from variorum.model.features import Word


def overlooked(text: str, *marked: tuple[str, str]) -> list[tuple[str, str]]:
    """What is found beside the marked names; capitalised words are proper nouns but for a few."""
    plain = {"From", "In", "Then", "It"}
    grammar = tuple(
        Word(m.start(), m.end(), m[0].lower(), "X", tag, "", 0)
        for m in re.finditer(r"[\w’']+|[^\w\s]", text)
        for tag in ("NNP" if m[0][0].isupper() and m[0] not in plain else "NN",)
    )
    found = []
    at = 0
    for words, label in marked:
        at = text.index(words, at)
        found.append((Span(at, at + len(words)), label))
        at += len(words)
    return [(text[s.start : s.end], label) for s, label in find_overlooked(text, [grammar], found)]


@pytest.mark.parametrize(
    ("text", "marked", "expected"),
    [
        ("in Porto. From Porto it", [("Porto", "GPE")], [("Porto", "GPE")]),
        ("at Hill Park. In Hill Park it", [("Hill Park", "FAC")], [("Hill Park", "FAC")]),
        ("by Danilov. Then Oleh Danilov left", [("Danilov", "ORG")], [("Oleh Danilov", "PERSON")]),
        ("as Maria Costa left", [], [("Maria Costa", "PERSON")]),
        ("as President Maria Costa left", [], [("Maria Costa", "PERSON")]),
        ("by Chuck Cordero. Cordero said", [("Chuck Cordero", "PERSON")], [("Cordero", "PERSON")]),
        ("by Ann Poe. In Sgt. Poe it", [("Ann Poe", "PERSON")], [("Poe", "PERSON")]),
        ("at Hill County Hospital today", [], [("Hill County Hospital", "ORG")]),
        # nothing proves these
        ("as Zorg Blat left", [], []),
        ("the Austin American-Statesman wrote", [], []),
        ("on Monday April rain fell", [], []),
        ("the District Attorney left", [], []),
        ("by Ann May. It may rain in May", [("Ann May", "PERSON")], []),
        (
            "by Chuck Cordero. In Cordero Street",
            [("Chuck Cordero", "PERSON")],
            [("Cordero Street", "FAC")],
        ),
        ("by Bo Li Jr. Then Jr. left", [("Bo Li Jr", "PERSON")], []),
        ("Porto. Portos are many", [("Porto", "GPE")], []),
    ],
)
def test_overlooked_names(
    text: str, marked: list[tuple[str, str]], expected: list[tuple[str, str]]
) -> None:
    assert overlooked(text, *marked) == expected
