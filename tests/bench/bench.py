"""Measures speed and memory, each as a ratio to a baseline taken in the same run.

python tests/bench/bench.py [engine] [window] [panes] [export] [reading]
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
import corpus  # noqa: E402 - a script beside this one


def probe(name: str, *arguments: object, cache: Path | None = None) -> dict[str, float]:
    """Run one measurement in a process of its own; returns what it printed as JSON."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    environment["VARIORUM_CACHE_DIR"] = str(cache or tempfile.mkdtemp())
    done = subprocess.run(
        [sys.executable, str(HERE / "probes.py"), name, *map(str, arguments)],
        env=environment, stdout=subprocess.PIPE, text=True, check=True,
    )  # fmt: skip
    return json.loads(done.stdout.splitlines()[-1])


def report(what: str, value: float, limit: float, unit: str = "×") -> bool:
    """Print one line of the result; returns whether the limit holds."""
    good = value <= limit
    print(
        f"{'ok  ' if good else 'OVER'} {what:<66} {value:8.2f} {unit:<3} (≤ {limit:g})", flush=True
    )
    return good


def engine() -> bool:
    """Annotating and comparing 100 and 200 articles, beside the bare spaCy pipeline."""
    with tempfile.TemporaryDirectory() as tmp:
        root = Path(tmp)
        corpus.make(root / "100", 100)
        corpus.make(root / "200", 200)
        bare = probe("spacy", root / "100")
        first = probe("compare", root / "100", cache=root / "cache")
        again = probe("compare", root / "100", cache=root / "cache")
        double = probe("compare", root / "200")
        print(f"     {bare['words']:.0f} words; bare spaCy {bare['seconds']:.1f} s, compared in "
              f"{first['seconds']:.1f} s, from the cache {again['seconds']:.1f} s, "
              f"200 articles {double['seconds']:.1f} s")  # fmt: skip
        return all([
            report("100 articles against the bare spaCy pipeline", first["seconds"] / bare["seconds"], 1.8),
            report("200 articles against 100", double["seconds"] / first["seconds"], 2.3),
            report("from the cache against the first time", again["seconds"] / first["seconds"], 1 / 3),
            report("peak memory, 100 articles", first["peak"], 750, "MB"),
        ])  # fmt: skip


def window() -> bool:
    """Start to a visible window, beside a bare window with three text panes; event loop gaps."""
    bare = min(probe("bare-window")["seconds"] for _ in range(5))
    ours = min(probe("window")["seconds"] for _ in range(5))
    gap = probe("gap", HERE.parents[1] / "seeds")
    with tempfile.TemporaryDirectory() as tmp:
        corpus.make(Path(tmp), 500)
        many = probe("gap-reading", tmp, 500)
    print(f"     bare window {bare:.3f} s, Variorum {ours:.3f} s")
    return all([
        report("start to a visible window against a bare window", ours / bare, 3),
        report("longest gap of the event loop while the seeds are analysed", gap["gap"], 50, "ms"),
        report("the same while a folder of 500 articles is opened", many["gap"], 50, "ms"),
        report("peak memory of the window's process", gap["peak"], 160, "MB"),
    ])  # fmt: skip


def panes() -> bool:
    """Four panes of 20,000 words with 3,000 marks, beside bare text panes with the same words."""
    found = probe("panes")
    limits = {"wheel": 16, "jump": 50, "resize": 250, "kind": 200, "find": 100}
    names = {
        "wheel": "a step of the wheel (95 of 100)", "jump": "going to a difference",
        "resize": "until all has settled after a resize", "kind": "switching a kind of mark",
        "find": "finding what is typed",
    }  # fmt: skip
    # Before anything is taken anew after a resize, the window waits a tenth of a second.
    found["resize_waited"] = found["resize"] + 100
    return all([
        *[report(names[name], found["resize_waited" if name == "resize" else name], limit, "ms")
          for name, limit in limits.items()],
        *[report(f"{names[name]}, against bare panes", found[name] / found[f"{name}_bare"], 2)
          for name in limits],
    ])  # fmt: skip


def export() -> bool:
    """The seeds, and four articles of 20,000 words, as PDF."""
    with tempfile.TemporaryDirectory() as tmp:
        root = Path(tmp)
        corpus.make(root / "long", 4, words=20_000, versions=1)
        probe("analysed", HERE.parents[1] / "seeds", root / "seeds.json")
        seeds = probe("export", root / "seeds.json")
        probe("analysed", root / "long", root / "long.json")
        long = probe("export", root / "long.json")
        probe("crowded", root / "long.json", root / "crowded.json")
        crowded = probe("export", root / "crowded.json")
        return all([
            report("PDF of the seeds", seeds["seconds"], 1.5, "s"),
            report("PDF of 4 × 20,000 words", long["seconds"], 10, "s"),
            report("peak memory with it", long["peak"], 700, "MB"),
            report("the same with 3,000 differences", crowded["seconds"], 10, "s"),
            report("peak memory with them", crowded["peak"], 700, "MB"),
        ])  # fmt: skip


def reading() -> bool:
    """Reading 100 saved pages, beside trafilatura alone on the same pages."""
    with tempfile.TemporaryDirectory() as tmp:
        pages = Path(tmp)
        for path in corpus.make(pages / "text", 100):
            blocks = path.read_text("utf-8").strip().split("\n\n")
            menu = "".join(f"<li><a href='/{n}'>Section {n}</a></li>" for n in range(60))
            body = "".join(f"<p>{block}</p>" for block in blocks[1:])
            (pages / f"{path.stem}.html").write_text(
                f"<!doctype html><html lang=en><head><title>{blocks[0]}</title></head><body><nav>"
                f"<ul>{menu}</ul></nav><article><h1>{blocks[0]}</h1>{body}</article>"
                f"<footer><ul>{menu}</ul></footer></body></html>", "utf-8",
            )  # fmt: skip
        bare = probe("trafilatura", pages)
        ours = probe("read", pages)
        return report("reading 100 pages against trafilatura alone", ours["seconds"] / bare["seconds"], 1.2)  # fmt: skip


if __name__ == "__main__":
    parts = {
        "engine": engine,
        "window": window,
        "panes": panes,
        "export": export,
        "reading": reading,
    }
    results = [parts[name]() for name in sys.argv[1:] or parts]
    sys.exit(0 if all(results) else 1)
