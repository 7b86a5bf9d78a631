"""Comparison → report: selects, orders and words what an export shows; computes nothing new."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from variorum.export.content import (
    EntityGroup,
    EntityRow,
    LegendEntry,
    MarkedText,
    Report,
    Sentence,
    StatementRow,
)
from variorum.export.differences import difference_rows
from variorum.export.marks import is_rtl, marks_by_article
from variorum.export.phrases import (
    ENTITY_LABELS,
    KIND_NAMES,
    LETTERS,
    SIGNS,
    STATUS_MEANINGS,
    STATUS_NAMES,
    capital,
    count,
    letter,
    listing,
    moment,
    shortened,
)
from variorum.export.provenance import limits, made, method, sources
from variorum.export.selection import left_out, select, within_pages
from variorum.model.comparison import KINDS, STATUSES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from variorum.export.content import Difference
    from variorum.export.marks import Marks
    from variorum.export.selection import Selection
    from variorum.export.settings import ReportSettings
    from variorum.model.article import AnnotatedArticle
    from variorum.model.comparison import Comparison, Divergence

_BLANK_LINE = re.compile(r"\n[^\S\n]*\n\s*")
_LANGUAGE = re.compile("[a-z]{2,3}")  # what a PDF can name: ISO 639
_TITLE_LENGTH = 110  # characters of a headline that stands for a title
_LONGEST_TITLE = 300  # characters of one that the user gives
# Sentences side by side repeat the texts; of long articles they would fill hundreds of pages. This
# many characters are some sixty pages.
STATEMENTS_BUDGET = 150_000


def build(comparison: Comparison, *, settings: ReportSettings, paged: bool = False) -> Report:
    """Make the report of a comparison.

    Args:
        comparison: What was found.
        settings: What of it is shown, and how.
        paged: Whether it is set in pages, which have room for so much and no more.
    """
    articles = comparison.articles
    found = select(comparison, settings)
    selection, crowded = within_pages(found) if paged else (found, "")
    marks = marks_by_article(
        selection.divergences, selection.numbers, {a.id: a.text for a in articles}
    )
    texts = _texts(articles, marks) if "texts" in settings.parts else None
    statements, alone = _statements(comparison, marks)
    shown, cut = _within_budget(statements)
    if "statements" not in settings.parts:
        shown, cut = None, ""
    places = _places(texts, shown)
    rows = difference_rows(selection, articles, places)
    return Report(
        title=shortened(settings.title or "", _LONGEST_TITLE) or _title(comparison),
        summary=_summary(comparison, found),
        organisation=settings.organisation or None,
        generator=comparison.generator or "Variorum",
        made=made(articles, settings),
        letters=tuple(letter(index) for index in range(len(articles))),
        dates=tuple(a.published and moment(a.published) for a in articles),
        sources=sources(comparison),
        counts=_counts(found.divergences),
        differences=rows if "differences" in settings.parts else None,
        statements=shown,
        only_here=_only_here(articles, marks, alone) if "only-here" in settings.parts else None,
        left_out=tuple(line for line in (cut, _alone_sentence(alone)) if line),
        texts=texts,
        entities=_entities(comparison) if "entities" in settings.parts else None,
        notes=_noted(rows) if "notes" in settings.parts else None,
        remarks=settings.remarks.strip() if "notes" in settings.parts else "",
        notices=comparison.notices,
        kinds=tuple(
            LegendEntry(key=kind, sign=LETTERS[kind], name=KIND_NAMES[kind][1]) for kind in KINDS
        ),
        statuses=tuple(
            LegendEntry(key=status, sign=SIGNS[status], name=status, meaning=": ".join(meaning))
            for status, meaning in STATUS_MEANINGS.items()
        ),
        hidden=(*left_out(comparison, settings), *([crowded] if crowded else ())),
        method=method(comparison) if "method" in settings.parts else None,
        limits=limits(),
    )


def _title(comparison: Comparison) -> str:
    """The headline of the leading article, cut at a word where it is very long."""
    leading = [a for a in comparison.articles if a.id == comparison.reference]
    for article in leading or comparison.articles:
        if title := shortened(article.title, _TITLE_LENGTH):
            return title
    return "Comparison"


def _summary(comparison: Comparison, selection: Selection) -> str:
    total = len(comparison.articles)
    found = len(selection.divergences)
    conflicts = sum(d.status == "conflict" for d in selection.divergences)
    if not total:
        return "No article could be read."
    text = f"{capital(count(total, 'article', 'articles'))} compared: "
    text += count(found, "difference", "differences")
    if conflicts and found == 1:
        return text + ", a conflict"
    if conflicts:
        return f"{text}, of which {count(conflicts, 'is a conflict', 'are conflicts')}"
    return f"{text}, none a conflict" if found else text


def _counts(divergences: Sequence[Divergence]) -> tuple[LegendEntry, ...]:
    numbers = Counter(d.status for d in divergences)
    return tuple(
        LegendEntry(
            key=status,
            sign=SIGNS[status],
            name=f"{numbers[status]:,} {STATUS_NAMES[status][numbers[status] != 1]}",
        )
        for status in STATUSES
        if numbers[status]
    )


def _paragraphs(article: AnnotatedArticle, marks: Marks) -> Iterator[Sentence]:
    start = 0
    text = article.text
    edges = [(m.start(), m.end()) for m in _BLANK_LINE.finditer(text)]
    for number, (end, following) in enumerate([*edges, (len(text), len(text))]):
        words = text[start:end]
        if words.strip():
            yield Sentence(
                runs=marks.runs(start, end),
                rtl=is_rtl(words),
                headline=number == 0 and words.split() == article.title.split(),
            )
        start = following


def _texts(
    articles: Sequence[AnnotatedArticle], marks: Mapping[str, Marks]
) -> tuple[MarkedText, ...]:
    return tuple(
        _text(index, article, tuple(_paragraphs(article, marks[article.id])))
        for index, article in enumerate(articles)
    )


def _text(index: int, article: AnnotatedArticle, paragraphs: tuple[Sentence, ...]) -> MarkedText:
    language = article.language or ""
    return MarkedText(
        letter=letter(index),
        name=article.outlet or re.split(r"[/\\]", article.path)[-1],
        title="" if any(p.headline for p in paragraphs) else article.title,
        language=language if _LANGUAGE.fullmatch(language) else None,
        rtl=is_rtl(article.text[:2000]),
        paragraphs=paragraphs,
    )


def _statements(
    comparison: Comparison, marks: Mapping[str, Marks]
) -> tuple[tuple[StatementRow, ...], dict[str, list[int]]]:
    """The aligned rows, and for each article the sentences that stand in it alone."""
    articles = {article.id: article for article in comparison.articles}
    alone: dict[str, list[int]] = {article: [] for article in articles}
    sure = {
        ref
        for link in comparison.alignments
        if link.confidence == "confident"
        for ref in (link.left, link.right)
    }
    rows: list[StatementRow] = []
    for statement in comparison.statements:
        members = [
            ref
            for ref in statement.members
            if ref.article in articles and ref.sentence < len(articles[ref.article].sentences)
        ]
        if len({ref.article for ref in members}) < 2:  # noqa: PLR2004 - a row needs two sides
            for ref in members:
                alone[ref.article].append(ref.sentence)
            continue
        rows.append(
            StatementRow(
                number=len(rows) + 1,
                cells=tuple(
                    tuple(
                        _sentence(articles[ref.article], marks[ref.article], ref.sentence)
                        for ref in members
                        if ref.article == article
                    )
                    for article in articles
                ),
                possible=not sure.intersection(members),
            )
        )
    return tuple(rows), alone


def _within_budget(rows: tuple[StatementRow, ...]) -> tuple[tuple[StatementRow, ...], str]:
    """The rows that a report has room for, and a sentence on what is left out.

    Rows that hold a difference come first, then those that stand first.
    """
    lengths = [
        sum(len(run.text) for cell in row.cells for s in cell for run in s.runs) for row in rows
    ]
    if sum(lengths) <= STATEMENTS_BUDGET:
        return rows, ""
    different = [
        any(run.number for cell in row.cells for s in cell for run in s.runs) for row in rows
    ]
    kept: set[int] = set()
    spent = 0
    for index in sorted(range(len(rows)), key=lambda index: not different[index]):
        if spent + lengths[index] <= STATEMENTS_BUDGET:
            spent += lengths[index]
            kept.add(index)
    return tuple(row for index, row in enumerate(rows) if index in kept), (
        f"The articles are long: {len(kept):,} of {len(rows):,} rows are shown, those with a "
        "difference first. The rest is in the comparison's data."
    )


def _sentence(article: AnnotatedArticle, marks: Marks, number: int) -> Sentence:
    span = article.sentences[number]
    return Sentence(
        runs=marks.runs(span.start, span.end), rtl=is_rtl(article.text[span.start : span.end])
    )


def _only_here(
    articles: Sequence[AnnotatedArticle],
    marks: Mapping[str, Marks],
    alone: Mapping[str, Sequence[int]],
) -> tuple[MarkedText, ...]:
    return tuple(
        _text(
            index,
            article,
            tuple(
                _sentence(article, marks[article.id], number)
                for number in sorted(alone[article.id])
            ),
        )
        for index, article in enumerate(articles)
    )


def _alone_sentence(alone: Mapping[str, Sequence[int]]) -> str:
    parts = [f"{len(found)} of {letter(n)}" for n, found in enumerate(alone.values()) if found]
    if not parts:
        return ""
    return f"Sentences that stand in one article alone are not in this table: {listing(parts)}."


def _places(
    texts: tuple[MarkedText, ...] | None, rows: tuple[StatementRow, ...] | None
) -> frozenset[str]:
    """Names of all places that links can lead to."""
    sentences: list[Sentence] = []
    for text in texts or ():
        sentences.extend(text.paragraphs)
    for row in rows or ():
        for cell in row.cells:
            sentences.extend(cell)
    return frozenset(raised.place for s in sentences for run in s.runs for raised in run.raised)


def _entities(comparison: Comparison) -> tuple[EntityGroup, ...]:
    groups: dict[str, list[EntityRow]] = {}
    for entity in comparison.entities:
        others = [form for form in entity.forms if form != entity.name]
        groups.setdefault(entity.label, []).append(
            EntityRow(
                name=entity.name,
                forms=", ".join(others),
                counts=tuple(entity.mentions.get(a.id, 0) for a in comparison.articles),
            )
        )
    ordered = [label for label in ENTITY_LABELS if label in groups]
    ordered += [label for label in groups if label not in ENTITY_LABELS]
    return tuple(
        EntityGroup(
            name=ENTITY_LABELS.get(label, label.replace("_", " ").capitalize()),
            rows=tuple(
                sorted(groups[label], key=lambda r: (-sum(r.counts), r.name.casefold(), r.name))
            ),
        )
        for label in ordered
    )


def _noted(rows: Sequence[Difference]) -> tuple[Difference, ...]:
    return tuple(row for row in rows if row.verdict or row.note)
