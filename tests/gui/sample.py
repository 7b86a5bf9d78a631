"""A comparison of the seeds made by hand: few differences, but of every kind of look."""

from __future__ import annotations

import hashlib
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from variorum.base.paths import seeds
from variorum.model.article import AnnotatedArticle, Article, EntityMention, Span
from variorum.model.comparison import (
    Comparison,
    Divergence,
    Entity,
    Link,
    Notice,
    Reading,
    SentenceRef,
    Statement,
)

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from variorum.gui.window import MainWindow
    from variorum.model.comparison import Kind, Status

FAKE_WORKER = [sys.executable, str(Path(__file__).parent / "fake_worker.py")]

_SENTENCE = re.compile(r"\S(?:[^\n.]|\.(?!\s|$))*[.”]*", re.MULTILINE)

# Beginnings of sentences of two articles that say the same; "?" where it is only possible.
_LINKS = (
    ("a1", "Hundreds of Afghans can be seen", "a2", "The Afghans were safely taken", ""),
    ("a1", "The photo from the US defence", "a2", "The photo obtained by", "backbone"),
    ("a1", "It was a much larger", "a2", "Defense One reported", "backbone"),
    ("a1", "A defence official told", "a2", "The news site cited", "backbone"),
    ("a1", "The official said instead", "a2", "“The crew made", "backbone"),
    ("a1", "“Approximately 640", "a2", "“Approximately 640", "backbone"),
    ("a1", "The desperation to leave", "a2", "Hundreds of thousands", "?"),
    ("a1", "On Tuesday the Taliban", "a2", "On Tuesday, the Taliban", "backbone"),
    ("a2", "The photo obtained by", "a3", "AN INCREDIBLE IMAGE", "backbone"),
    ("a2", "“The crew made", "a3", "The crew on the US", "backbone"),
    ("a2", "Some were seen clinging", "a3", "It comes after a shocking", "backbone"),
    ("a2", "Defense One reported", "a3", "The unbelievable image", "?"),
    ("a1", "The photo from the US defence", "a3", "AN INCREDIBLE IMAGE", "backbone"),
    ("a1", "The official said instead", "a3", "The crew on the US", "backbone"),
    ("a1", "Afghans run alongside", "a3", "Afghans were running along", "backbone"),
    ("a1", "Pentagon spokesman", "a3", "Sporadic shooting", "backbone"),
)

_Words = tuple[str, str, str]

_DIVERGENCES: tuple[tuple[Kind, Status, str, str, str, tuple[_Words, ...], str], ...] = (
    (
        "figure",
        "compatible",
        "people on board",
        "compatible",
        "interval",
        (
            ("a1", "roughly 640", ""),
            ("a1", "Approximately 640", ""),
            ("a2", "more than 600", ""),
            ("a2", "Approximately 640", ""),
            ("a3", "640", ""),
        ),
        "All readings include 640.",
    ),
    (
        "figure",
        "conflict",
        "people who fell from the plane",
        "conflict",
        "interval",
        (("a2", "at least two", ""), ("a3", "two", ""), ("a3", "three", "")),
        "2 and 3 cannot both hold; “at least two” fits both. Article C differs from itself.",
    ),
    (
        "quote",
        "variant",
        "quote of a defence official",
        "cut short",
        "quote",
        (
            ("a1", "“the crew made the decision to go”", ""),
            ("a2", "“The crew made the decision to go”", ""),
            ("a3", "“made the decision to go”", ""),
        ),
        "One article gives fewer of the words.",
    ),
    (
        "quote",
        "variant",
        "quote of Enamullah Samangani",
        "wording",
        "quote",
        (
            ("a1", "They should be in the government structure according to Shariah law.", "the "),
            ("a2", "They should be in government structure according to Shariah law,", ""),
        ),
        "One article has a word more.",
    ),
    (
        "source",
        "variant",
        "who says that hundreds were trapped",
        "differs",
        "source",
        (("a1", "witnesses", ""), ("a3", "the US military", "")),
        "The articles name different sources.",
    ),
    (
        "date",
        "compatible",
        "when they were flown out",
        "less precise",
        "date",
        (("a1", "late on Sunday", ""), ("a2", "on Sunday", "")),
        "Both say Sunday; one also says late.",
    ),
)

_ENTITIES = (
    ("e1", "Taliban", "ORG", r"Taliban"),
    ("e2", "Defense One", "ORG", r"Defense One"),
    ("e3", "Kabul", "GPE", r"Kabul"),
    ("e4", "Enamullah Samangani", "PERSON", r"(?:Enamullah )?Samangani"),
    ("e5", "Ashraf Ghani", "PERSON", r"Ashraf Ghani"),
)


def read(path: Path) -> Article:
    """A text file as an article."""
    data = path.read_bytes()
    text = data.decode()
    return Article(
        path=str(path),
        sha256=hashlib.sha256(data).hexdigest(),
        bytes=len(data),
        encoding="utf-8",
        title=text.partition("\n")[0],
        text=text,
    )


def annotate(article: Article, number: int) -> AnnotatedArticle:
    """The article with sentences cut at full stops, and the entities above."""
    sentences = tuple(Span(m.start(), m.end()) for m in _SENTENCE.finditer(article.text))
    mentions = [
        EntityMention(start=m.start(), end=m.end(), label=label, entity=name)
        for name, _, label, pattern in _ENTITIES
        for m in re.finditer(pattern, article.text)
    ]
    fields = {name: getattr(article, name) for name in Article.__struct_fields__}
    return AnnotatedArticle(
        **fields,
        id=f"a{number}",
        sentences=sentences,
        entities=tuple(sorted(mentions, key=lambda mention: mention.start)),
    )


def _sentence(article: AnnotatedArticle, beginning: str) -> SentenceRef:
    start = article.text.index(beginning)
    index = next(n for n, span in enumerate(article.sentences) if span.start <= start < span.end)
    return SentenceRef(article.id, index)


def reading(article: AnnotatedArticle, words: str, changed: str = "") -> Reading:
    """What an article says, by the first place of its words."""
    found = re.search(rf"(?<!\w){re.escape(words)}(?!\w)", article.text)
    assert found, words
    start = found.start()
    at = start + words.index(changed)
    spans = (Span(at, at + len(changed.rstrip())),) if changed else ()
    return Reading(
        article=article.id,
        start=start,
        end=start + len(words),
        text=words,
        value={"words": words},
        changed=spans,
    )


def _statements(
    articles: dict[str, AnnotatedArticle], links: tuple[Link, ...]
) -> tuple[Statement, ...]:
    """A row for each sentence of the first article and its partners; the others by themselves."""
    partners: dict[SentenceRef, list[SentenceRef]] = {}
    for link in links:
        if link.left.article == "a1" and link.confidence == "confident":
            partners.setdefault(link.left, []).append(link.right)
    taken: set[SentenceRef] = set()
    rows: list[tuple[SentenceRef, ...]] = []
    for article in articles.values():
        for index in range(len(article.sentences)):
            ref = SentenceRef(article.id, index)
            if ref not in taken:
                members = (ref, *partners.get(ref, ()))
                taken.update(members)
                rows.append(members)
    return tuple(Statement(id=f"s{n}", members=row) for n, row in enumerate(rows, 1))


def comparison(paths: list[Path] | None = None) -> Comparison:
    """The seeds compared by hand."""
    files = paths or sorted(seeds().glob("*.txt"))
    articles = {f"a{n}": annotate(read(path), n) for n, path in enumerate(files, 1)}
    links = tuple(
        Link(
            left=_sentence(articles[left], one),
            right=_sentence(articles[right], other),
            score=0.9 - n / 100,
            confidence="possible" if how == "?" else "confident",
            backbone=how == "backbone",
        )
        for n, (left, one, right, other, how) in enumerate(_LINKS)
    )
    divergences = tuple(
        Divergence(
            id=f"d{n}",
            kind=kind,
            status=status,
            about=about,
            label=label,
            rule=rule,
            explanation=why,
            readings=tuple(reading(articles[a], words, changed) for a, words, changed in said),
        )
        for n, (kind, status, about, label, rule, said, why) in enumerate(_DIVERGENCES, 1)
    )
    counts = {
        name: {
            article.id: count
            for article in articles.values()
            if (count := sum(1 for mention in article.entities if mention.entity == name))
        }
        for name, *_ in _ENTITIES
    }
    return Comparison(
        generator="by hand",
        reference="a1",
        articles=tuple(articles.values()),
        alignments=links,
        statements=_statements(articles, links),
        divergences=divergences,
        entities=tuple(
            Entity(id=name, name=full, label=label, mentions=counts[name], forms=(full,))
            for name, full, label, _ in _ENTITIES
        ),
        shares={"a1": 0.31, "a2": 0.38, "a3": 0.06},
        notices=(Notice(path="notes.xyz", code="unknown", message="This kind is not read."),),
    )


def fill(window: MainWindow, shown: Comparison) -> None:
    """Show a comparison without any worker."""
    window.session.open([str(seeds())])
    for article in shown.articles:
        window.session.add_article(article)
    window.session.set_comparison(shown, 1.4)


def settle(window: MainWindow, qtbot: QtBot) -> None:
    """Wait until all that was opened is shown, and laid out."""

    def settled() -> bool:
        panes = window.workspace.reading.panes
        return (
            not window.chores.waiting
            and not window.workspace.reading.settling.active
            and not window.client.busy
            and tuple(panes) == window.session.shown
            and all(
                pane.isVisible() and pane.text.viewport().width() > 1 for pane in panes.values()
            )
        )

    qtbot.waitUntil(settled, timeout=10_000)
    # Positions are taken anew a moment after the last resize, which may be still to come.
    qtbot.wait(150)
    qtbot.waitUntil(settled, timeout=10_000)
