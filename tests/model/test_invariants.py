"""A comparison that does not hold together is told from one that does."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from variorum.model.comparison import Comparison
from variorum.model.invariants import require_sound

TEXT = "Two people drowned. The mayor asked for help."
ARTICLE = {
    "id": "a1",
    "path": "a.txt",
    "sha256": "0" * 64,
    "bytes": len(TEXT),
    "encoding": "utf-8",
    "title": "Flood",
    "text": TEXT,
    "sentences": [[0, 19], [20, 45]],
    "entities": [{"start": 20, "end": 29, "label": "PERSON", "entity": "e1"}],
    "quotes": [{"start": 0, "end": 3}],
    "figures": [{"start": 0, "end": 3, "low": 2, "high": 2}],
    "dates": [{"start": 0, "end": 3}],
    "attributions": [{"start": 20, "end": 29, "sentence": 1, "source": "the mayor"}],
}
READING = {"article": "a1", "start": 0, "end": 3, "text": "Two", "changed": [[0, 3]]}
SOUND: dict[str, Any] = {
    "reference": "a1",
    "articles": [ARTICLE, ARTICLE | {"id": "a2"}],
    "alignments": [
        {
            "left": {"article": "a1", "sentence": 0},
            "right": {"article": "a2", "sentence": 1},
            "score": 0.5,
            "confidence": "possible",
        }
    ],
    "statements": [{"id": "s1", "members": [{"article": "a2", "sentence": 1}]}],
    "divergences": [
        {
            "id": "d1",
            "kind": "figure",
            "status": "conflict",
            "about": "the drowned",
            "label": "conflict",
            "readings": [READING, READING | {"article": "a2"}],
            "rule": "r",
            "explanation": "They differ.",
        }
    ],
    "shared": [
        {"left": "a1", "left_span": [0, 3], "right": "a2", "right_span": [0, 3], "words": 1}
    ],
}


def _sound(**changes: Any) -> Comparison:
    return msgspec.convert(SOUND | changes, Comparison)


def _divergence(**reading: Any) -> list[Any]:
    return [SOUND["divergences"][0] | {"readings": [READING | reading]}]


def test_a_whole_comparison_and_an_empty_one_are_sound() -> None:
    require_sound(_sound())
    require_sound(Comparison())


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"reference": "a3"}, "no article 'a3'"),
        ({"articles": [ARTICLE, ARTICLE]}, "'a1' is there twice"),
        ({"divergences": SOUND["divergences"] * 2}, "'d1' is there twice"),
        ({"divergences": _divergence(article="a3")}, "no article 'a3'"),
        ({"divergences": _divergence(start=-1)}, "-1 to 3 is no place"),
        ({"divergences": _divergence(start=5)}, "5 to 3 is no place"),
        ({"divergences": _divergence(end=10**30)}, "is no place in article 'a1'"),
        ({"divergences": _divergence(changed=[[0, 46]])}, "0 to 46 is no place"),
        ({"statements": [{"id": "s1", "members": [{"article": "a1", "sentence": -1}]}]}, "no sent"),
        (
            {"alignments": [SOUND["alignments"][0] | {"left": {"article": "a1", "sentence": 2}}]},
            "2",
        ),
        ({"shared": [SOUND["shared"][0] | {"right_span": [40, 50]}]}, "40 to 50 is no place"),
    ]
    + [
        (
            {
                "articles": [
                    ARTICLE | {name: [ARTICLE[name][0] | {"end": 46}]},
                    SOUND["articles"][1],
                ]
            },
            "46",
        )
        for name in ("entities", "quotes", "figures", "dates", "attributions")
    ],
)
def test_what_does_not_hold_together_is_told(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        require_sound(_sound(**changes))
