"""Runs the stages in order: reading, language, alignment, divergence."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

import variorum
from variorum.alignment import align
from variorum.alignment.entities import merge_entities
from variorum.alignment.shared import shared_wording
from variorum.base.errors import CancelledError, ReadingError
from variorum.base.paths import printable
from variorum.compare.annotating import annotate
from variorum.compare.leading import led_by, not_there
from variorum.compare.notices import find_notices
from variorum.divergence import find_divergences
from variorum.divergence.context import Context
from variorum.model.comparison import Comparison, Notice
from variorum.model.facts import CorrectedFacts, amended
from variorum.model.features import Prepared
from variorum.model.options import Options
from variorum.reading import discover, read

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from variorum.language import Language
    from variorum.model.article import Article
    from variorum.model.messages import Stage


class Observer(Protocol):
    """Is told what is going on. Called on the calling thread."""

    def progress(self, stage: Stage, done: int, total: int, path: str) -> None:
        """`done` of `total` steps of a stage are over; the next is about `path`."""
        ...

    def article(self, article: Article) -> None:
        """An article was read."""
        ...

    def notice(self, notice: Notice) -> None:
        """Something was skipped or given up."""
        ...


class SilentObserver:
    """Listens to nothing."""

    def progress(self, stage: Stage, done: int, total: int, path: str) -> None:
        """Do nothing."""

    def article(self, article: Article) -> None:
        """Do nothing."""

    def notice(self, notice: Notice) -> None:
        """Do nothing."""


@dataclass
class _Run:
    """One comparison under way."""

    options: Options
    observer: Observer
    cancelled: Callable[[], bool]
    facts: Mapping[str, CorrectedFacts]
    notices: dict[Notice, None] = field(default_factory=dict)  # an ordered set

    def check(self) -> None:
        if self.cancelled():
            raise CancelledError

    def tell(self, notice: Notice) -> None:
        if notice not in self.notices:
            self.notices[notice] = None
            self.observer.notice(notice)

    def progress(self, stage: Stage, done: int = 0, total: int = 0, path: str = "") -> None:
        self.check()
        self.observer.progress(stage, done, total, path)


def compare(
    paths: Sequence[Path],
    *,
    language: Callable[[], Language],
    options: Options | None = None,
    reference: str | None = None,
    skip: Sequence[Notice] = (),
    recursive: bool = False,
    facts: Mapping[str, CorrectedFacts] | None = None,
    observer: Observer | None = None,
    cancelled: Callable[[], bool] = lambda: False,
) -> Comparison:
    """Compare the articles in files and folders.

    Args:
        paths: Files, and folders whose files are read in natural order of name.
        language: Gives the loaded language pipeline; called once, when texts were read.
        options: Thresholds and switches.
        reference: The article whose order leads, as `led_by` finds it; None for the first. One
            that is not there is told in a notice, and the first leads.
        skip: Files to leave out, each with the notice that says why.
        recursive: Whether the folders' own folders are searched too.
        facts: What the user has corrected, by path of the article.
        observer: Is told of progress, articles and notices as they come.
        cancelled: Asked between steps.

    Returns:
        The whole result. What could not be read is in its notices; with nothing readable it has
        no articles.

    Raises:
        CancelledError: `cancelled` answered True.
    """
    run = _Run(options or Options(), observer or SilentObserver(), cancelled, facts or {})
    for notice in skip:
        run.tell(notice)
    articles = _read(paths, {notice.path for notice in skip}, run, recursive=recursive)
    if not articles:
        return Comparison(
            generator=f"Variorum {variorum.__version__}",
            notices=tuple(run.notices),
            options=run.options,
        )
    run.progress("loading")
    loaded = language()
    loaded.begin()
    return _analyse(_annotate(articles, loaded, run), loaded, reference, run)


def _read(paths: Sequence[Path], skip: set[str], run: _Run, *, recursive: bool) -> list[Article]:
    files, notices = discover(paths, recursive=recursive)
    for notice in notices:
        run.tell(notice)
    files = [file for file in files if printable(file) not in skip]
    articles: list[Article] = []
    for done, file in enumerate(files):
        run.progress("reading", done, len(files), printable(file))
        try:
            article = read(file, options=run.options)
            article = amended(article, run.facts.get(article.path))
        except ReadingError as error:
            run.tell(
                Notice(path=error.path or printable(file), code=error.code, message=error.message)
            )
            continue
        for code, message in article.warnings.items():
            run.tell(Notice(path=article.path, code=code, message=message))
        articles.append(article)
        run.observer.article(article)
    return articles


def _annotate(articles: Sequence[Article], language: Language, run: _Run) -> list[Prepared]:
    prepared = annotate(articles, language, run.progress, vectors=run.options.vectors)
    for notice in language.notices:
        run.tell(notice)
    return prepared


def _analyse(
    prepared: Sequence[Prepared], language: Language, reference: str | None, run: _Run
) -> Comparison:
    annotations, entities = merge_entities([p.annotation for p in prepared])
    merged = [
        Prepared(annotation=annotation, vectors=p.vectors)
        for annotation, p in zip(annotations, prepared, strict=True)
    ]
    articles = tuple(annotation.article for annotation in annotations)
    leading = led_by(reference, articles)
    if leading is None:
        run.tell(not_there(reference or ""))
        leading = articles[0].id
    run.progress("aligning")
    alignment = align(
        merged,
        options=run.options,
        reference=leading,
        progress=lambda done, total: run.progress("aligning", done, total),
        cancelled=run.cancelled,
    )
    run.progress("comparing")
    shared, shares = shared_wording(articles)
    divergences = find_divergences(
        Context(
            annotations=annotations,
            links=alignment.links,
            statements=alignment.statements,
            entities=entities,
            options=run.options,
        )
    )
    for notice in find_notices(articles, alignment, shared):
        run.tell(notice)
    return Comparison(
        generator=f"Variorum {variorum.__version__}",
        reference=leading,
        articles=articles,
        alignments=alignment.told(),
        statements=alignment.statements,
        divergences=divergences,
        entities=entities,
        shared=shared,
        shares=shares,
        notices=tuple(run.notices),
        methods=dict(language.methods),
        options=run.options,
    )
