"""What the user looks at: a divergence, a sentence, a mention; and how to get to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from variorum.gui.session import Session
    from variorum.model.comparison import Divergence, Kind, SentenceRef, Status


class Attention(QObject):
    """Part of a session.

    Signals:
        current_changed: Another divergence is looked at, or the same again.
        selected_changed: Another sentence was clicked.
        mention_changed: Another mention of an entity was jumped to.
    """

    current_changed = Signal()
    selected_changed = Signal()
    mention_changed = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self.current: str | None = None
        self.current_at: tuple[str, int] | None = None
        self.selected: SentenceRef | None = None
        self.mention: tuple[str, str, int] | None = None

    def forget(self) -> None:
        """Look at nothing, for there is another result; nobody is told."""
        self.current = self.current_at = self.selected = self.mention = None

    def divergence(self) -> Divergence | None:
        """The current divergence."""
        lookup = self._session.lookup
        return lookup.divergences.get(self.current or "") if lookup else None

    def set_current(self, divergence: str | None, *, at: tuple[str, int] | None = None) -> None:
        """Look at a divergence. Told even if it is the same: the user asked to see it.

        Args:
            divergence: Its id.
            at: Article and first code point of the reading that the user pointed at.
        """
        self.current, self.current_at = divergence, at
        self.selected = None
        self.current_changed.emit()

    def look_at(self, divergences: Sequence[str], *, at: tuple[str, int]) -> None:
        """Look at one of the divergences of a mark, at the next one if it is looked at already."""
        index = 0
        if self.current in divergences:
            index = (divergences.index(self.current) + 1) % len(divergences)
        self.set_current(divergences[index], at=at)

    def step(self, by: int, *, kind: Kind | None = None, status: Status | None = None) -> None:
        """Go to the next or previous divergence on show, from the last to the first.

        Args:
            by: 1 for the next in reading order, -1 for the one before.
            kind: Only those of this kind; None for any.
            status: Only those of this status; None for any.
        """
        found = self._session.visible_divergences()
        if kind or status:
            found = [
                divergence
                for divergence in found
                if kind in (None, divergence.kind) and status in (None, divergence.status)
            ]
        ids = [divergence.id for divergence in found]
        if not ids:
            self._session.said.emit(self.tr("There is no such difference to go to."))
            return
        target = self._place_in(ids, by)
        if target >= len(ids):
            self._session.said.emit(self.tr("That was the last difference; this is the first."))
        elif target < 0:
            self._session.said.emit(self.tr("That was the first difference; this is the last."))
        else:
            place = self.tr("{0} of {1}, as the texts are read").format(target + 1, len(ids))
            self._session.said.emit(place)
        self.set_current(ids[target % len(ids)])

    def step_alike(self, by: int) -> None:
        """Go to the next (1) or previous (-1) divergence of the kind that is looked at."""
        divergence = self.divergence()
        self.step(by, kind=divergence.kind if divergence else None)

    def _place_in(self, ids: list[str], by: int) -> int:
        """Index to go to; one past an end if the way leads round."""
        if self.current in ids:
            return ids.index(self.current) + by
        lookup = self._session.lookup
        order = list(lookup.divergences) if lookup else []
        if self.current not in order:
            return 0 if by > 0 else len(ids) - 1
        # The current one is hidden or of another kind: its neighbours in reading order are next.
        here = order.index(self.current)
        before = sum(1 for name in ids if order.index(name) < here)
        return before if by > 0 else before - 1

    def clear(self) -> None:
        """Look at nothing in particular."""
        self.mention = None
        self.set_current(None)
        self.select(None)
        self.mention_changed.emit()

    def select(self, sentence: SentenceRef | None) -> None:
        """Outline a sentence and its partners."""
        self.selected = sentence
        self.selected_changed.emit()

    def visit(self, entity: str, article: str) -> None:
        """Go to the next mention of an entity in an article, from the last to the first."""
        lookup = self._session.lookup
        spans = lookup.mentions.get((entity, article), ()) if lookup else ()
        if not spans:
            return
        same = self.mention is not None and self.mention[:2] == (entity, article)
        index = (self.mention[2] + 1) % len(spans) if same and self.mention else 0
        self.mention = entity, article, index
        self.mention_changed.emit()
