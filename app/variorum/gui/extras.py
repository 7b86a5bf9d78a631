"""What the texts show on demand: agency copy, what stands only here, words that differ."""

from __future__ import annotations

from collections import defaultdict
from functools import cached_property
from typing import TYPE_CHECKING

from variorum.model.comparison import SentenceRef

if TYPE_CHECKING:
    from collections.abc import Mapping

    from variorum.model.article import AnnotatedArticle
    from variorum.model.comparison import Comparison, Link

Partners = dict[SentenceRef, dict[str, list[tuple[SentenceRef, "Link"]]]]


class Extras:
    """Answers about one comparison. Nothing is computed before it is asked for."""

    def __init__(
        self, comparison: Comparison, articles: Mapping[str, AnnotatedArticle], partners: Partners
    ) -> None:
        """Remember what the answers come from.

        Args:
            comparison: The result.
            articles: Its articles by id.
            partners: For each linked sentence and other article its partners, the best first.
        """
        self._comparison = comparison
        self._articles = articles
        self._partners = partners
        self._differing: dict[tuple[str, int, tuple[str, ...]], tuple[tuple[int, int], ...]] = {}

    def alone(self, article: str) -> frozenset[int]:
        """Sentences of an article that no other has, by index."""
        return self._alone.get(article, frozenset())

    @cached_property
    def _alone(self) -> dict[str, frozenset[int]]:
        found: dict[str, set[int]] = defaultdict(set)
        for statement in self._comparison.statements:
            if len({member.article for member in statement.members}) == 1:
                for member in statement.members:
                    found[member.article].add(member.sentence)
        return {article: frozenset(indices) for article, indices in found.items()}

    def shared(self, article: str) -> tuple[tuple[int, int], ...]:
        """Runs of words of an article that stand alike in another, joined where they overlap."""
        return self._shared.get(article, ())

    @cached_property
    def _shared(self) -> dict[str, tuple[tuple[int, int], ...]]:
        found: dict[str, list[tuple[int, int]]] = defaultdict(list)
        for run in self._comparison.shared:
            found[run.left].append((run.left_span.start, run.left_span.end))
            found[run.right].append((run.right_span.start, run.right_span.end))
        return {article: _joined(spans) for article, spans in found.items()}

    def differing_words(
        self, article: str, shown: tuple[str, ...], sentence: int
    ) -> tuple[tuple[int, int], ...]:
        """Words of a sentence that its best confident partner in a shown article has not."""
        key = article, sentence, shown
        if key not in self._differing:
            self._differing[key] = self._compare_words(article, sentence, shown)
        return self._differing[key]

    def _compare_words(
        self, article: str, sentence: int, shown: tuple[str, ...]
    ) -> tuple[tuple[int, int], ...]:
        from variorum.alignment.words import changed_words

        partners = self._partners.get(SentenceRef(article, sentence), {})
        best = max(
            (
                (link.score, partner)
                for other, found in partners.items()
                for partner, link in found[:1]
                if other in shown and link.confidence == "confident"
            ),
            default=None,
        )
        if best is None:
            return ()
        own = self._articles[article].sentences[sentence]
        other = self._articles[best[1].article]
        span = other.sentences[best[1].sentence]
        changed, _ = changed_words(
            self._articles[article].text[own.start : own.end], other.text[span.start : span.end]
        )
        return tuple((own.start + word.start, own.start + word.end) for word in changed)


def _joined(spans: list[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    joined: list[tuple[int, int]] = []
    for start, end in sorted(spans):
        if joined and start <= joined[-1][1]:
            joined[-1] = joined[-1][0], max(end, joined[-1][1])
        else:
            joined.append((start, end))
    return tuple(joined)
