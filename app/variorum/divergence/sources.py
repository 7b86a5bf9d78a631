"""Differences in who is given as the source of one statement, and in how it was said."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from variorum.alignment.lexicon import GROUP_OF
from variorum.divergence import claims
from variorum.divergence.standing import Standing, standing_of
from variorum.model.comparison import Divergence, Reading, SentenceRef

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from variorum.divergence.context import Context
    from variorum.model.article import Attribution, Quote
    from variorum.model.comparison import Link

_CHANNELS = {
    "post": "a post",
    "statement": "a statement",
    "conference": "a news conference",
    "interview": "an interview",
    "letter": "a letter",
    "document": "a document",
    "reporters": "words to reporters",
    "press": "another medium",
}
_SHARED = 2
_SHARE = 0.25
"""Content words, and share of those of the shorter statement, that a common claim has."""
_NEARLY_ONE = 0.9
"""Score from which on a link leaves no doubt, and one word in common is enough."""
_GOES_ON = 2
"""Sentences for which a speaker goes on in the same way."""
_SAYING = frozenset({"say", "tell", "report", "accord"})
_CONTENT = frozenset({"NOUN", "PROPN", "VERB", "NUM", "ADJ"})


def find(context: Context) -> list[Divergence]:
    """Aligned statements that articles put down to different sources, or heard differently.

    Args:
        context: Annotated and aligned articles.

    Returns:
        One divergence for all articles that say the same thing; never a conflict, since two
        sources may well say the same.
    """
    given = _Given(context)
    sources: list[tuple[_Source, _Source]] = []
    ways: list[tuple[_Source, _Source]] = []
    for link in _closest(context.links):
        left, right = given.of(link.left), given.of(link.right)
        if not left or not right:
            continue
        pair = None if _passed_on(context, link, left, right) else _different(left, right)
        if pair is not None and not given.are_quotes(link) and _is_one_claim(context, link, pair):
            sources.append(pair)
        pair = _otherwise_said(left, right)
        if pair is not None:
            ways.append(pair)
    found = [_source_divergence(context, group) for group in _joined(sources)]
    found += [_way_divergence(context, group) for group in _joined(ways)]
    return found + claims.find(context)


def _closest(links: Sequence[Link]) -> list[Link]:
    """Confident links that are the best of one of their sentences in the other article."""
    best: dict[tuple[SentenceRef, str], float] = {}
    for link in links:
        for one, other in ((link.left, link.right), (link.right, link.left)):
            key = one, other.article
            best[key] = max(best.get(key, 0.0), link.score)
    return [
        link
        for link in links
        if link.confidence == "confident"
        and link.score
        >= min(best[link.left, link.right.article], best[link.right, link.left.article])
    ]


@dataclass(frozen=True, kw_only=True)
class _Source:
    """A source with the article that names it.

    Attributes:
        article: The article's id.
        attribution: Where it names the source.
        standing: What sort of source it is.
        heard: Where it tells how that was said: here, or shortly before by the same source.
    """

    article: str
    attribution: Attribution
    standing: Standing
    heard: Attribution | None = None

    @property
    def place(self) -> tuple[str, int]:
        """What tells it from other sources."""
        return self.article, self.attribution.start


class _Given:
    """The sources that articles give for their sentences."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._by_sentence: dict[SentenceRef, list[Attribution]] = defaultdict(list)
        self._by_place: dict[tuple[str, int], Attribution] = {}
        self._quotes: dict[SentenceRef, list[Quote]] = defaultdict(list)
        self._known: dict[tuple[str, int, int], _Source] = {}
        for article in context.articles.values():
            for one in article.attributions:
                self._by_sentence[SentenceRef(article.id, one.sentence)].append(one)
                self._by_place[article.id, one.start] = one
            for quote in article.quotes:
                first = context.sentence_at(article.id, quote.start)
                last = context.sentence_at(article.id, quote.end - 1)
                for sentence in range(first, last + 1):
                    self._quotes[SentenceRef(article.id, sentence)].append(quote)

    def of(self, ref: SentenceRef) -> list[_Source]:
        """Sources of a sentence: those named in it, or whose words or account it continues."""
        found = {one.start: one for one in self._by_sentence.get(ref, ())}
        for quote in self._quotes.get(ref, ()):
            if quote.speaker_span is not None:
                one = self._by_place.get((ref.article, quote.speaker_span.start))
                if one is not None:
                    found[one.start] = one
        if not found and ref not in self._quotes and self._continues(ref):
            before = SentenceRef(ref.article, ref.sentence - 1)
            found = {one.start: one for one in self._by_sentence.get(before, ())}
        return [self._source(ref.article, one) for _, one in sorted(found.items())]

    def _continues(self, ref: SentenceRef) -> bool:
        """Whether a sentence follows another in its paragraph: "Police said two died. They …"."""
        if ref.sentence == 0:
            return False
        sentences = self._context.articles[ref.article].sentences
        gap = slice(sentences[ref.sentence - 1].end, sentences[ref.sentence].start)
        return "\n" not in self._context.articles[ref.article].text[gap]

    def _source(self, article: str, one: Attribution) -> _Source:
        key = article, one.start, one.sentence
        if key not in self._known:
            self._known[key] = _Source(
                article=article,
                attribution=one,
                standing=standing_of(self._context, article, one),
                heard=self._heard(article, one),
            )
        return self._known[key]

    def _heard(self, article: str, one: Attribution) -> Attribution | None:
        """Where the channel is told; "he said" goes on with the statement quoted before."""
        if one.channel is not None:
            return one
        for sentence in range(one.sentence - 1, max(-1, one.sentence - 1 - _GOES_ON), -1):
            before = self._by_sentence.get(SentenceRef(article, sentence), ())
            for other in before:
                if other.channel is not None and other.source == one.source:
                    return other
            if before and all(other.source != one.source for other in before):
                return None
        return None

    def are_quotes(self, link: Link) -> bool:
        """Whether both sentences are direct speech: who speaks is then the quote's matter."""
        return all(
            any(quote.whole for quote in self._quotes.get(ref, ()))
            for ref in (link.left, link.right)
        )


def _is_one_claim(context: Context, link: Link, pair: tuple[_Source, _Source]) -> bool:
    """Whether two linked sentences share enough of what they state, the sources left out."""
    stated: list[set[str]] = []
    for ref, source in zip((link.left, link.right), pair, strict=True):
        named = range(source.attribution.start, source.attribution.end)
        words = context.words(ref)
        stated.append(
            {
                GROUP_OF.get(w.lemma, w.lemma)
                for w in words
                if w.pos in _CONTENT and w.start not in named and w.lemma not in _SAYING
            }
        )
    shared = len(stated[0] & stated[1])
    if link.score >= _NEARLY_ONE:
        return shared >= 1
    return shared >= _SHARED and shared >= _SHARE * min(map(len, stated))


def _passed_on(
    context: Context, link: Link, left: Sequence[_Source], right: Sequence[_Source]
) -> bool:
    """Whether one names the paper and the other whom it heard: "told the Post", "the Post says"."""
    for sources, ref in ((left, link.right), (right, link.left)):
        named = {word.lemma for word in context.words(ref) if word.pos == "PROPN"}
        for one in sources:
            own = {word.lower() for word in one.attribution.source.split() if word[:1].isupper()}
            if "media" in one.standing.sorts and own - {"the"} and own - {"the"} <= named:
                return True
    return False


def _different(left: Sequence[_Source], right: Sequence[_Source]) -> tuple[_Source, _Source] | None:
    """A source on each side, where no source of one side can be one of the other."""
    left, right = _telling(left), _telling(right)
    if not all(one.standing.differs(other.standing) for one in left for other in right):
        return None
    return left[0], right[0]


def _telling(sources: Sequence[_Source]) -> list[_Source]:
    """Without "officials" where somebody else is named: "his father said, officials said"."""
    return [one for one in sources if not one.standing.vague] or list(sources)


def _otherwise_said(
    left: Sequence[_Source], right: Sequence[_Source]
) -> tuple[_Source, _Source] | None:
    """The same source on both sides, heard in two ways: a post and a statement."""
    for one in left:
        for other in right:
            ways = [x.heard.channel for x in (one, other) if x.heard is not None]
            names = one.attribution.source.casefold(), other.attribution.source.casefold()
            same = names[0] == names[1] or bool(one.standing.names & other.standing.names)
            if same and len(set(ways)) > 1:
                return one, other
    return None


def _joined(pairs: Iterable[tuple[_Source, _Source]]) -> list[list[_Source]]:
    """Pairs that share a source, one source an article, in order of articles and text."""
    groups: list[dict[str, _Source]] = []
    for pair in pairs:
        for group in groups:
            shared = [one for one in pair if group.get(one.article) == one]
            fresh = [one for one in pair if one.article not in group]
            if shared and len(shared) + len(fresh) == len(pair):
                group.update({one.article: one for one in fresh})
                break
        else:
            groups.append({one.article: one for one in pair})
    return [sorted(group.values(), key=lambda one: one.place) for group in groups]


def _source_divergence(context: Context, group: Sequence[_Source]) -> Divergence:
    names = list(dict.fromkeys(source.attribution.source for source in group))
    return Divergence(
        id="",
        kind="source",
        status="compatible",
        about=_about(context, group[0]),
        label="source differs",
        readings=tuple(
            _reading(context, source, source.attribution.start, source.attribution.end)
            for source in group
        ),
        rule="sources-differ",
        explanation=f"The same statement is put down to different sources: {', '.join(names)}.",
    )


def _way_divergence(context: Context, group: Sequence[_Source]) -> Divergence:
    told = [
        (source, source.heard, span)
        for source in group
        if source.heard is not None and (span := source.heard.channel_span) is not None
    ]
    ways = list(dict.fromkeys(_CHANNELS[heard.channel or ""] for _, heard, _ in told))
    return Divergence(
        id="",
        kind="source",
        status="compatible",
        about=f"how {group[0].attribution.source} said it",
        label="other channel",
        readings=tuple(_reading(context, one, span.start, span.end) for one, _, span in told),
        rule="channels-differ",
        explanation=f"The same words are taken from {' / '.join(ways)}.",
    )


def _about(context: Context, source: _Source) -> str:
    ref = SentenceRef(source.article, source.attribution.sentence)
    words = context.words_of(ref).split()
    return "who says: " + " ".join(words[:_WORDS]) + (" …" if len(words) > _WORDS else "")


_WORDS = 8


def _reading(context: Context, source: _Source, start: int, end: int) -> Reading:
    return Reading(
        article=source.article,
        start=start,
        end=end,
        text=context.articles[source.article].text[start:end],
        value=source.attribution.source,
        sentence=context.sentence_at(source.article, start),
        source=source.attribution.source,
    )
