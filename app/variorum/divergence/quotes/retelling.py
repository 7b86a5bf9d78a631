"""Speech that one article quotes and another gives in its own words."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from variorum.alignment.words import changed_places, words_of
from variorum.divergence.quotes.passages import Passage, is_content
from variorum.model.comparison import Divergence, Reading, SentenceRef

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from variorum.divergence.context import Context
    from variorum.divergence.quotes.matching import Match
    from variorum.divergence.quotes.speakers import Speakers

_LEAST_WORDS = 5
_LEAST_CONTENT = 3  # words of meaning that the retelling keeps
_LEAST_SHARE = 0.4  # of the words of meaning of the shorter of both
_SAME_WORDS = 0.85  # share of the quoted words beyond which the marks alone are missing


class Retellings:
    """Finds quotes that another article retells under the same speaker's name."""

    def __init__(
        self,
        context: Context,
        passages: Sequence[Passage],
        matches: Iterable[Match],
        speakers: Speakers,
    ) -> None:
        self._context = context
        self._speakers = speakers
        self._passages = passages
        self._quoted = {SentenceRef(p.article, p.sentence) for p in passages if p.whole}
        self._met: dict[int, set[str]] = defaultdict(set)
        for match in matches:
            self._met[match.left.number].add(match.right.article)
            self._met[match.right.number].add(match.left.article)

    def find(self) -> list[Divergence]:
        """One divergence for each utterance quoted here and retold elsewhere."""
        found: list[Divergence] = []
        taken: set[SentenceRef] = set()
        for passage in self._passages:
            if len(passage.keys) < _LEAST_WORDS or not passage.whole or passage.speaker is None:
                continue
            retold = [ref for ref in self._retold(passage) if ref not in taken]
            if retold:
                taken.update(retold)
                found.append(self._divergence(passage, retold))
        return found

    def _retold(self, passage: Passage) -> list[SentenceRef]:
        """The best retelling of a passage in each article that does not quote it."""
        here = SentenceRef(passage.article, passage.sentence)
        best: dict[str, tuple[float, SentenceRef]] = {}
        for ref, link in self._context.partners.get(here, {}).items():
            if link.confidence != "confident" or ref.article in self._met[passage.number]:
                continue
            if (
                ref in self._quoted
                or not self._is_told_by(ref, passage)
                or not self._keeps(ref, passage)
            ):
                continue
            if ref.article not in best or link.score > best[ref.article][0]:
                best[ref.article] = link.score, ref
        return sorted(ref for _, ref in best.values())

    def _is_told_by(self, ref: SentenceRef, passage: Passage) -> bool:
        """Whether the sentence is put down to the passage's speaker."""
        article = self._context.articles[ref.article]
        return any(
            a.sentence == ref.sentence
            and self._speakers.compare(a.source, passage.speaker) == "same"
            for a in article.attributions
        )

    def _keeps(self, ref: SentenceRef, passage: Passage) -> bool:
        """Whether the sentence says what the quote says, in other words."""
        keys = [w.key for w in words_of(self._context.words_of(ref))]
        gone, _ = changed_places(passage.keys, keys)
        if 1 - len(gone) / len(passage.keys) >= _SAME_WORDS:
            return False
        quoted = {k[:5] for k in passage.keys if is_content(k)}
        told = {k[:5] for k in keys if is_content(k)}
        common = len(quoted & told)
        return common >= _LEAST_CONTENT and common >= _LEAST_SHARE * min(len(quoted), len(told))

    def _divergence(self, passage: Passage, retold: Sequence[SentenceRef]) -> Divergence:
        text = self._context.articles[passage.article].text[passage.start : passage.end]
        quoted = Reading(
            article=passage.article,
            start=passage.start,
            end=passage.end,
            text=text,
            value=" ".join(passage.keys),
            sentence=passage.sentence,
            source=passage.speaker,
        )
        readings = [quoted, *(self._told(ref, passage) for ref in retold)]
        order = {article: n for n, article in enumerate(self._context.articles)}
        return Divergence(
            id="",
            kind="quote",
            status="variant",
            about=f"quote of {passage.speaker}",
            label="paraphrased",
            readings=tuple(sorted(readings, key=lambda r: (order[r.article], r.start))),
            rule="quote-retold",
            explanation="One article quotes what another tells in its own words.",
        )

    def _told(self, ref: SentenceRef, passage: Passage) -> Reading:
        span = self._context.span(ref)
        words = self._context.words_of(ref)
        return Reading(
            article=ref.article,
            start=span.start,
            end=span.end,
            text=words,
            value=" ".join(w.key for w in words_of(words)),
            sentence=ref.sentence,
            source=passage.speaker,
        )
