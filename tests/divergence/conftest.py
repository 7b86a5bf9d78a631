"""Short stories, annotated by the real pipeline and linked by hand, for kinds of divergence."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from variorum.divergence.context import Context
    from variorum.language import Language


@pytest.fixture(scope="session")
def story(language: Callable[[], Language]) -> Callable[..., Context]:
    """Build a context: articles as lists of sentences, each a paragraph.

    `links` are ((article, sentence), (article, sentence)) pairs counted from 0; without them
    sentences of the same place are linked. `published` gives each article's date.
    """
    from variorum.alignment.entities import merge_entities
    from variorum.divergence.context import Context
    from variorum.model.article import Article
    from variorum.model.comparison import Link, SentenceRef

    def build(
        *articles: Sequence[str],
        links: Sequence[tuple[tuple[int, int], tuple[int, int]]] | None = None,
        published: Sequence[str | None] = (),
    ) -> Context:
        days = [*published, *(None for _ in articles)]
        annotations = [
            language().annotate(
                Article(
                    path=f"{number}.txt",
                    sha256="",
                    bytes=0,
                    encoding=None,
                    title=sentences[0],
                    text="\n\n".join(sentences),
                    published=days[number],
                ),
                article_id=f"a{number + 1}",
            )
            for number, sentences in enumerate(articles)
        ]
        if links is None:
            links = [
                ((left, n), (right, n))
                for left in range(len(articles))
                for right in range(left + 1, len(articles))
                for n in range(min(len(articles[left]), len(articles[right])))
            ]
        merged, entities = merge_entities(annotations)
        return Context(
            annotations=merged,
            links=tuple(
                Link(
                    left=SentenceRef(f"a{left[0] + 1}", left[1]),
                    right=SentenceRef(f"a{right[0] + 1}", right[1]),
                    score=0.8,
                    confidence="confident",
                )
                for left, right in links
            ),
            entities=entities,
        )

    return build
