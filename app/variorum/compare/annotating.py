"""Annotates the articles while their vectors are computed beside it."""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TYPE_CHECKING

from variorum.model.features import Prepared

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence
    from concurrent.futures import Future

    from variorum.language import Language
    from variorum.model.article import Article
    from variorum.model.features import Annotation, SentenceVectors
    from variorum.model.messages import Stage

    Vectors = tuple[SentenceVectors, ...]
    Progress = Callable[[Stage, int, int, str], None]

_BESIDE = 4
"""So many threads at most compute vectors beside the one that annotates; more are of no use."""
_TURN = 0.001
"""Seconds after which a thread lets another one run. A sentence's vectors take some milliseconds
without the interpreter; Python's own five would be waited for after each of them."""


def annotate(
    articles: Sequence[Article], language: Language, progress: Progress, *, vectors: bool
) -> list[Prepared]:
    """Annotate each article while the vectors of the ones before are computed beside it.

    Args:
        articles: As read.
        language: The models.
        progress: Told stage, articles done, articles in all and the path of the one worked on or
            waited for, so that none takes others' time; may raise to stop.
        vectors: Whether vectors are wanted.
    """
    annotations: list[Annotation] = []
    futures: list[Future[Vectors]] = []
    workers = max(1, min(_BESIDE, (os.cpu_count() or 1) - 1))
    with _short_turns(), ThreadPoolExecutor(max_workers=workers) as pool:
        try:
            for number, article in enumerate(articles, 1):
                progress("annotating", number - 1, len(articles), article.path)
                annotation = language.annotate(article, article_id=f"a{number}")
                annotations.append(annotation)
                if vectors:
                    futures.append(pool.submit(language.encode, annotation))
            encoded = _vectors(annotations, futures, language, progress)
        finally:
            for future in futures:
                future.cancel()
    return [
        Prepared(annotation=annotation, vectors=encoded[n] if encoded else ())
        for n, annotation in enumerate(annotations)
    ]


def _vectors(
    annotations: Sequence[Annotation],
    futures: Sequence[Future[Vectors]],
    language: Language,
    progress: Progress,
) -> list[Vectors]:
    """Compute the vectors that nobody has begun with, the last first, and wait for the others."""
    own: dict[int, Vectors] = {}

    def tell(number: int) -> None:
        done = sum(future.done() for future in futures)
        progress("encoding", done, len(futures), annotations[number].article.path)

    for number in reversed(range(len(futures))):
        if futures[number].cancel():
            tell(number)
            own[number] = language.encode(annotations[number])
    found: list[Vectors] = []
    for number, future in enumerate(futures):
        if not future.done():
            tell(number)
        found.append(own[number] if number in own else future.result())
    return found


@contextmanager
def _short_turns() -> Generator[None]:
    before = sys.getswitchinterval()
    sys.setswitchinterval(_TURN)
    try:
        yield
    finally:
        sys.setswitchinterval(before)
