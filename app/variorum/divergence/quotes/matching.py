"""Which passages of direct speech are one utterance, and how their wordings relate."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, Literal

from variorum.divergence.quotes.aligned import Alignment, align
from variorum.divergence.quotes.passages import Passage, is_content

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from variorum.divergence.quotes.speakers import Sameness, Speakers
    from variorum.model.comparison import Link

Relation = Literal["same", "cut", "wording"]
_MOST = 40  # passages that share a run of words beyond which the run tells nothing
_FEW_INSIDE = 6  # passages of one sentence; more are a list of words in marks
_RUN = 3  # words in a row that make two passages worth comparing
_SHORT = 5  # words below which only the same speaker's fragments are compared
_SAID_ALIKE = 0.72
"""Share of words in common from which on two passages are one utterance whoever speaks."""
_SAME_SPEAKER = 0.5
"""The same where the speaker is surely the same."""
_LEAST_SHARE = 0.2
_LEAST_COMMON = 4
_LEAST_CONTENT = 2
_TURNED = 0.6
"""Share of the longer one's words that stand in both, in whatever order."""
_TELLING = 3
_NEARLY_ALL = 0.8
"""Words of meaning, and share of the longer one's words, that leave no doubt."""
_LEAST_ALIGNED = 2
"""Words in common of two passages whose sentences are aligned with confidence."""


@dataclass(frozen=True, kw_only=True)
class Match:
    """Two passages that are one utterance.

    Attributes:
        left: The earlier one.
        right: The later one.
        relation: same words; one cut short; other wording.
        score: How much of them is common; orders matches.
        left_window: The words of the left one that were compared, as first and last index.
        right_window: Those of the right one.
        left_only: Indices of the left one's words, of those compared, that the right one lacks.
        right_only: Indices of the right one's words that the left one lacks.
        other_speakers: Whether they are surely put into the mouths of two persons.
    """

    left: Passage
    right: Passage
    relation: Relation
    score: float
    left_window: tuple[int, int]
    right_window: tuple[int, int]
    left_only: tuple[int, ...]
    right_only: tuple[int, ...]
    other_speakers: bool = False

    @classmethod
    def of(cls, pair: _Pair) -> Match:
        """A pair found to be one utterance."""
        both = len(pair.left.keys) + len(pair.right.keys)
        return cls(
            left=pair.left,
            right=pair.right,
            relation=pair.relation,
            score=pair.score + pair.common / both,
            left_window=pair.alignment.left,
            right_window=pair.alignment.right,
            left_only=pair.left_only,
            right_only=pair.right_only,
            other_speakers=pair.speaker == "other",
        )


@dataclass(frozen=True, kw_only=True)
class _Pair:
    """Two passages that share some words."""

    left: Passage
    right: Passage
    alignment: Alignment
    speaker: Sameness
    aligned: bool = False

    @property
    def left_only(self) -> tuple[int, ...]:
        """The left one's words that the right one lacks."""
        return self.alignment.left_only

    @property
    def right_only(self) -> tuple[int, ...]:
        """The right one's words that the left one lacks."""
        return self.alignment.right_only

    @cached_property
    def common(self) -> int:
        """How many words they share in order."""
        return self.alignment.common

    @cached_property
    def shorter(self) -> int:
        """How many words the shorter one has."""
        return min(len(self.left.keys), len(self.right.keys))

    @cached_property
    def score(self) -> float:
        """Share of the shorter one's words that the other has."""
        return self.common / self.shorter

    @cached_property
    def content(self) -> int:
        """How many of the words in common carry meaning."""
        lost = set(self.left_only)
        first, last = self.alignment.left
        return sum(is_content(self.left.keys[n]) for n in range(first, last) if n not in lost)

    @cached_property
    def relation(self) -> Relation:
        """How the wordings relate."""
        if not self.left_only and not self.right_only:
            return "same"
        if not self.left_only or not self.right_only:
            longer, extra, shorter = (
                (self.left, self.left_only, self.right)
                if self.left_only
                else (self.right, self.right_only, self.left)
            )
            if _at_the_ends(extra, len(longer.keys)) or shorter.gaps:
                return "cut"
        return "wording"

    @property
    def is_one(self) -> bool:
        """Whether they are one utterance."""
        if self.speaker == "other":
            return self.relation == "same" and self.common >= _SHORT
        if self.relation == "same":
            return True
        if self.left.article == self.right.article:
            return self._is_one_in_article
        if self.aligned and self.speaker == "same" and self._says_alike:
            return True
        if self._has_nearly_all:
            return True
        if self.shorter < _SHORT:
            return self._is_one_fragment
        needed = _SAME_SPEAKER if self.speaker == "same" else _SAID_ALIKE
        return self._is_substantial and self.score >= needed

    @property
    def _is_substantial(self) -> bool:
        return self.common >= _LEAST_COMMON and self.content >= _LEAST_CONTENT

    @property
    def _says_alike(self) -> bool:
        """Whether sentences that say the same have more in common than little words.

        "Violence is unacceptable" and "Violence is never acceptable": tricky case Q36.
        """
        if self.common < _LEAST_ALIGNED or not self.content:
            return self._is_turned_round
        return self.alignment.likeness >= _SAME_SPEAKER or self._is_turned_round

    @property
    def _is_turned_round(self) -> bool:
        """Whether the same words stand in another order: "None were found", "We found none"."""
        shared = self.left.bag & self.right.bag
        longer = max(len(self.left.keys), len(self.right.keys))
        content = sum(is_content(word) for word in shared.elements())
        return content >= _LEAST_CONTENT and shared.total() >= longer * _TURNED

    @property
    def _has_nearly_all(self) -> bool:
        """Whether nearly all words stand on both sides, in whatever order and whoever speaks.

        "The people have chosen stability", "People have chosen stability"; tricky case Q38.
        """
        shared = self.left.bag & self.right.bag
        longer = max(len(self.left.keys), len(self.right.keys))
        content = sum(is_content(word) for word in shared.elements())
        return content >= _TELLING and shared.total() >= longer * _NEARLY_ALL

    @property
    def _is_one_in_article(self) -> bool:
        """Words quoted first in part and then in full are no difference; other words are."""
        if self.relation == "cut" or self.speaker != "same":
            return False
        if self.left.whole and self.right.whole:
            return False  # a speaker may build two sentences alike
        alike = self.alignment.likeness >= _SAID_ALIKE
        return self._swaps_one_word or (self._is_substantial and alike)

    @property
    def _is_one_fragment(self) -> bool:
        if self.speaker != "same" or not self.content:
            return False
        longer = max(len(self.left.keys), len(self.right.keys))
        return self._swaps_one_word or (
            self.relation == "cut" and self.shorter >= longer * _LEAST_SHARE
        )

    @property
    def _swaps_one_word(self) -> bool:
        """Whether they differ in a single word: one suspect, one subject."""
        return (
            len(self.left_only) == len(self.right_only) == 1
            and self.common >= _LEAST_COMMON - 1
            and self.content > 0
        )


def find_matches(
    passages: Sequence[Passage], speakers: Speakers, links: Iterable[Link] = ()
) -> list[Match]:
    """Passages of one utterance in two articles, or twice in one, each with its best partner.

    Args:
        passages: The direct speech of all articles.
        speakers: Who is who.
        links: Sentences that say the same; what is quoted in them needs fewer words in common.
    """
    found: list[Match] = []
    aligned = _aligned(passages, links)
    for left, right in sorted(_candidates(passages) | aligned):
        is_aligned = (left, right) in aligned
        match = compare(passages[left], passages[right], speakers, aligned=is_aligned)
        if match and match.relation == "cut" and _goes_on(match, passages):
            match = replace(match, relation="same", left_only=(), right_only=())
        if match:
            found.append(match)
    return _best(found)


def _aligned(passages: Sequence[Passage], links: Iterable[Link]) -> set[tuple[int, int]]:
    """Pairs of passages that stand in sentences which say the same with confidence."""
    inside: dict[tuple[str, int], list[int]] = defaultdict(list)
    for passage in passages:
        inside[passage.article, passage.sentence].append(passage.number)
    found: set[tuple[int, int]] = set()
    for link in links:
        ends = [inside.get((ref.article, ref.sentence), []) for ref in (link.left, link.right)]
        if link.confidence == "confident" and max(map(len, ends)) <= _FEW_INSIDE:
            found.update((min(a, b), max(a, b)) for a in ends[0] for b in ends[1])
    return found


def _goes_on(match: Match, passages: Sequence[Passage]) -> bool:
    """Whether the words left out stand in the next sentence: "It rained; we left." in two."""
    longer, shorter = match.left, match.right
    if not match.left_only:
        longer, shorter = shorter, longer
    keys: list[str] = []
    for number in range(max(0, shorter.number - 1), min(len(passages), shorter.number + 2)):
        beside = passages[number]
        if beside.article == shorter.article and beside.speaker == shorter.speaker:
            keys.extend(beside.keys)
    size = len(longer.keys)
    return any(tuple(keys[n : n + size]) == longer.keys for n in range(len(keys) - size + 1))


def _candidates(passages: Sequence[Passage]) -> set[tuple[int, int]]:
    """Pairs that share three words in a row, or all words of a fragment."""
    places: dict[tuple[str, ...], list[int]] = defaultdict(list)
    fragments: list[Passage] = []
    pairs: dict[tuple[str, str], list[int]] = defaultdict(list)
    for passage in passages:
        for run in _runs(passage.keys, _RUN):
            places[run].append(passage.number)
        if len(passage.keys) < _SHORT:
            fragments.append(passage)
        for pair in set(pairwise(passage.keys)):
            pairs[pair].append(passage.number)
    found: set[tuple[int, int]] = set()
    for numbers in places.values():
        if len(numbers) <= _MOST:
            found.update((a, b) for n, a in enumerate(numbers) for b in numbers[n + 1 :])
    for fragment in fragments:
        holders = [set(pairs[p]) for p in pairwise(fragment.keys)]
        if holders and fragment.weight:
            for number in set.intersection(*holders) - {fragment.number}:
                found.add((min(number, fragment.number), max(number, fragment.number)))
    return found


def _runs(keys: Sequence[str], length: int) -> set[tuple[str, ...]]:
    return {tuple(keys[n : n + length]) for n in range(len(keys) - length + 1)}


def compare(
    left: Passage, right: Passage, speakers: Speakers, *, aligned: bool = False
) -> Match | None:
    """How two passages relate, if they are one utterance.

    Args:
        left: One passage.
        right: The other.
        speakers: Who is who.
        aligned: Whether their sentences say the same with confidence.
    """
    if left.article == right.article and (left.quote == right.quote or left.keys == right.keys):
        return None
    speaker = speakers.compare(left.speaker, right.speaker)
    if not _can_be_one(left, right, speaker):
        return None
    pair = _Pair(
        left=left,
        right=right,
        alignment=align(left.keys, right.keys, gapped=bool(left.gaps or right.gaps)),
        speaker=speaker,
        aligned=aligned,
    )
    return Match.of(pair) if pair.is_one else None


def _can_be_one(left: Passage, right: Passage, speaker: Sameness) -> bool:
    """Whether enough words are common, in whatever order, to lay them beside each other."""
    if speaker == "other":
        return left.keys == right.keys
    shorter = min(len(left.keys), len(right.keys))
    return (left.bag & right.bag).total() >= shorter * _SAME_SPEAKER


def _at_the_ends(extra: Sequence[int], length: int) -> bool:
    """Whether the words that only one has stand at its beginning or end."""
    lost = set(extra)
    inside = [n for n in range(length) if n not in lost]
    return bool(inside) and inside[-1] - inside[0] + 1 == len(inside)


def _best(matches: Iterable[Match]) -> list[Match]:
    """Each passage with its best partner in each other article; fragments may share a sentence."""
    taken: set[tuple[int, str]] = set()
    kept: list[Match] = []
    ranked = sorted(matches, key=lambda m: (-m.score, m.left.number, m.right.number))
    for match in ranked:
        left, right = (
            (match.left.number, match.right.article),
            (match.right.number, match.left.article),
        )
        if match.relation == "cut":
            shorter = left if not match.left_only else right
            free = shorter not in taken
        else:
            free = left not in taken and right not in taken
        if free:
            taken.update((left, right))
            kept.append(match)
    return sorted(kept, key=lambda m: (m.left.number, m.right.number))
