"""What the user decides, writes and corrects, each step of which can be undone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject
from PySide6.QtGui import QUndoCommand, QUndoStack

from variorum.model.facts import CorrectedFacts
from variorum.model.review import Judgement, LinkedPair, SplitForm

if TYPE_CHECKING:
    from collections.abc import Sequence

    from variorum.gui.session import Session
    from variorum.model.comparison import SentenceRef
    from variorum.model.review import Review, Verdict

_NO_MERGE = -1
_TYPING = 1


class _Step(QUndoCommand):
    """From one review to another. Letters typed into one note are one step."""

    def __init__(self, session: Session, after: Review, text: str, *, typing: str = "") -> None:
        super().__init__(text)
        self._session = session
        self._before = session.review
        self.after = after
        self.typing = typing

    def id(self) -> int:
        return _TYPING if self.typing else _NO_MERGE

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, _Step) or other.typing != self.typing:
            return False
        self.after = other.after
        return True

    def redo(self) -> None:
        self._session.set_review(self.after)

    def undo(self) -> None:
        self._session.set_review(self._before)


class Reviewing(QObject):
    """Changes the session's review, step by step."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.stack = QUndoStack(self)

    def forget(self) -> None:
        """Nothing can be undone any more: there is another comparison."""
        self.stack.clear()

    def _do(self, after: Review, text: str, *, typing: str = "") -> None:
        if after != self._session.review:
            self.stack.push(_Step(self._session, after, text, typing=typing))

    def _judge(self, divergence: str, judgement: Judgement, text: str, *, typing: str = "") -> None:
        review = self._session.review
        judgements = {**review.judgements, divergence: judgement}
        if judgement == Judgement():
            del judgements[divergence]
        self._do(replace(review, judgements=judgements), text, typing=typing)

    def set_verdict(self, divergence: str, verdict: Verdict) -> None:
        """Decide on a difference, by id."""
        judgement = self._session.review.judgement(divergence)
        self._judge(divergence, replace(judgement, verdict=verdict), self.tr("verdict"))

    def set_note(self, divergence: str, note: str) -> None:
        """Write about a difference, by id."""
        judgement = replace(self._session.review.judgement(divergence), note=note)
        self._judge(divergence, judgement, self.tr("note"), typing=divergence)

    def set_notes(self, notes: str) -> None:
        """Write about the comparison as a whole."""
        self._do(replace(self._session.review, notes=notes), self.tr("notes"), typing="*")

    def link(self, one: SentenceRef, other: SentenceRef) -> None:
        """Say that two sentences of different articles say the same."""
        review, pair = self._session.review, self._pair(one, other)
        self._do(
            replace(
                review,
                added=tuple(sorted({*review.added, pair})),
                removed=tuple(known for known in review.removed if known != pair),
            ),
            self.tr("link"),
        )

    def unlink(self, one: SentenceRef, other: SentenceRef) -> None:
        """Say that two sentences do not say the same."""
        review, pair = self._session.review, self._pair(one, other)
        self._do(
            replace(
                review,
                added=tuple(known for known in review.added if known != pair),
                removed=tuple(sorted({*review.removed, pair})),
            ),
            self.tr("removal of a link"),
        )

    def _pair(self, one: SentenceRef, other: SentenceRef) -> LinkedPair:
        order = [entry.id for entry in self._session.entries]
        first, last = sorted((one, other), key=lambda ref: order.index(ref.article))
        return LinkedPair(first, last)

    def set_reference(self, article: str) -> None:
        """Let the order of an article, by id, lead."""
        self._do(replace(self._session.review, reference=article), self.tr("reference"))

    def correct_facts(self, article: str, facts: CorrectedFacts) -> None:
        """Say what is true of an article, by id; facts that are None stay as they were read."""
        review = self._session.review
        known = {name: kept for name, kept in review.facts.items() if name != article}
        if facts != CorrectedFacts():
            known[article] = facts
        self._do(replace(review, facts=known), self.tr("correction of facts"))

    def merge(self, entities: Sequence[str]) -> None:
        """Say that entities, by id, are one; the first lends its name."""
        review = self._session.review
        wanted = list(dict.fromkeys(entities))
        groups: list[tuple[str, ...]] = []
        for group in review.merged:
            if set(group) & set(wanted):
                wanted += [name for name in group if name not in wanted]
            else:
                groups.append(group)
        self._do(replace(review, merged=(*groups, tuple(wanted))), self.tr("merging of names"))

    def split(self, entity: str, form: str) -> None:
        """Say that a spelling is not the entity, by id, that it was taken for."""
        review = self._session.review
        for group in review.merged:
            # What was merged by hand is parted again before anything new is split off.
            if entity == group[0] and len(group) > 1:
                merged = tuple(other for other in review.merged if other != group)
                self._do(replace(review, merged=merged), self.tr("parting of names"))
                return
        split = tuple(sorted({*review.split, SplitForm(entity, form)}))
        self._do(replace(review, split=split), self.tr("parting of names"))
