"""Which words of each passage to mark as differing from the other articles."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from variorum.model.article import Span

if TYPE_CHECKING:
    from collections.abc import Iterable

    from variorum.divergence.quotes.matching import Match
    from variorum.divergence.quotes.passages import Passage


class Changes:
    """Differences of the passages of one utterance, gathered from pairs of them."""

    def __init__(self, matches: Iterable[Match]) -> None:
        self._windows: dict[int, set[tuple[int, int]]] = defaultdict(set)
        self._lacking: dict[int, dict[str, list[set[int]]]] = defaultdict(lambda: defaultdict(list))
        for m in matches:
            self._note(m.left, m.right.article, m.left_window, m.left_only)
            self._note(m.right, m.left.article, m.right_window, m.right_only)

    def _note(
        self, passage: Passage, other: str, window: tuple[int, int], lacking: Iterable[int]
    ) -> None:
        outside = {n for n in range(len(passage.keys)) if not window[0] <= n < window[1]}
        self._windows[passage.number].add(window)
        self._lacking[passage.number][other].append(set(lacking) | outside)

    def window(self, passage: Passage) -> tuple[int, int]:
        """The words to show: those that were compared, if always the same ones were."""
        windows = self._windows.get(passage.number, set())
        return next(iter(windows)) if len(windows) == 1 else (0, len(passage.keys))

    def spans(self, passage: Passage) -> tuple[Span, ...]:
        """Where words stand that some other article does not have in any of its passages."""
        first, last = self.window(passage)
        places: set[int] = set()
        for lacking in self._lacking.get(passage.number, {}).values():
            places |= set.intersection(*lacking)
        spans: list[Span] = []
        previous = -2
        for place in sorted(p for p in places if first <= p < last):
            word = passage.words[place]
            if place == previous + 1:
                spans[-1] = Span(spans[-1].start, word.end)
            else:
                spans.append(Span(word.start, word.end))
            previous = place
        return tuple(spans)
