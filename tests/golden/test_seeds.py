"""The comparison of the seeds, as readable JSON: what changes is shown line by line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from variorum.model.comparison import Comparison

pytestmark = pytest.mark.model

GOLDEN = Path(__file__).parent / "seeds.json"


def _readable(comparison: Comparison) -> dict[str, object]:
    letters = {a.id: letter for letter, a in zip("ABC", comparison.articles, strict=True)}
    texts = {a.id: a.text for a in comparison.articles}

    def sentence(article: str, index: int) -> str:
        spans = next(a for a in comparison.articles if a.id == article).sentences
        words = texts[article][spans[index].start : spans[index].end].split()
        return f"{letters[article]} {' '.join(words[:8])}"

    def number(value: float | None) -> str:
        return "open" if value is None else f"{value:g}"

    return {
        "divergences": {
            f"{d.id} {d.kind} {d.status}: {d.about}": {
                "readings": [
                    f"{letters[r.article]} {' '.join(r.text.split())}" for r in d.readings
                ],
                "because": d.explanation,
            }
            for d in comparison.divergences
        },
        "confident links": [
            " | ".join(sentence(ref.article, ref.sentence) for ref in (k.left, k.right))
            for k in comparison.alignments
            if k.confidence == "confident"
        ],
        "quotes": [
            f"{letters[a.id]} {q.speaker}: {' '.join(a.text[q.start : q.end].split())}"
            for a in comparison.articles
            for q in a.quotes
        ],
        "figures": [
            f"{letters[a.id]} {a.text[f.start : f.end]}: "
            f"{number(f.low)}–{number(f.high)} {f.counted} {f.event}"
            for a in comparison.articles
            for f in a.figures
        ],
        "entities": [
            f"{e.label} {e.name}: "
            + ", ".join(f"{letters[a]} {count}" for a, count in sorted(e.mentions.items()))
            for e in comparison.entities
        ],
        "notices": [f"{n.code}: {n.message}" for n in comparison.notices],
    }


def test_the_comparison_of_the_seeds(
    seeds_comparison: Comparison, request: pytest.FixtureRequest
) -> None:
    found = _readable(seeds_comparison)
    if request.config.getoption("--golden-update"):
        GOLDEN.write_text(json.dumps(found, ensure_ascii=False, indent=1) + "\n", "utf-8")
    assert found == json.loads(GOLDEN.read_text("utf-8"))


def test_comparing_a_text_with_itself_shows_nothing(
    seeds: Path, tmp_path: Path, language: object
) -> None:
    from variorum.compare import compare

    text = min(seeds.iterdir()).read_text("utf-8")
    for name in ("a.txt", "b.txt"):
        (tmp_path / name).write_text(text, "utf-8")
    comparison = compare([tmp_path], language=language)  # pyright: ignore[reportArgumentType]
    assert [d for d in comparison.divergences if d.status == "conflict"] == []


def test_a_comparison_tells_nothing_of_the_one_before(
    seeds: Path, tmp_path: Path, language: object
) -> None:
    from variorum.compare import compare

    text = "Река вышла из берегов.\n\nДва человека погибли в понедельник, сказал мэр города."
    (tmp_path / "a.txt").write_text(text, "utf-8")
    before = compare([tmp_path], language=language)  # pyright: ignore[reportArgumentType]
    after = compare([seeds], language=language)  # pyright: ignore[reportArgumentType]
    assert "no-pipeline" in {n.code for n in before.notices}
    assert after.notices == ()
    assert "ru" not in after.methods["pipeline"].split()
