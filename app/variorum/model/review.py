"""What the user adds to a comparison: verdicts, notes, corrections; and the file of both."""

from __future__ import annotations

from typing import Literal

import msgspec

from variorum.model.comparison import Comparison, SentenceRef
from variorum.model.facts import CorrectedFacts

Verdict = Literal["open", "confirmed", "dismissed", "resolved"]

VERDICTS: tuple[Verdict, ...] = ("open", "confirmed", "dismissed", "resolved")


class Judgement(msgspec.Struct, frozen=True, kw_only=True):
    """What the user decided and wrote about a difference.

    Attributes:
        verdict: open (not looked at), confirmed (they differ), dismissed (not a difference),
            resolved (cleared up, as the note tells).
        note: The user's own words.
    """

    verdict: Verdict = "open"
    note: str = ""


class LinkedPair(msgspec.Struct, frozen=True, order=True):
    """Two sentences, that of the earlier article on the left."""

    left: SentenceRef
    right: SentenceRef


class SplitForm(msgspec.Struct, frozen=True, order=True):
    """A spelling that is not the entity it was taken for, but another one.

    Attributes:
        entity: Id of the entity it was taken for.
        form: The words as they stand in the articles.
    """

    entity: str
    form: str


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """All that the user adds to a comparison.

    Attributes:
        judgements: By id of the divergence.
        added: Sentences that say the same though the program did not see it.
        removed: Sentences that do not, though it linked them.
        merged: Ids of entities that are one; the first of each group lends its name.
        split: Spellings that are entities of their own.
        facts: Facts that the files record wrongly or not at all, by id of the article.
        reference: Id of the article whose order is to lead; None for that of the comparison.
        notes: What the user writes about the comparison as a whole.
    """

    judgements: dict[str, Judgement] = {}
    added: tuple[LinkedPair, ...] = ()
    removed: tuple[LinkedPair, ...] = ()
    merged: tuple[tuple[str, ...], ...] = ()
    split: tuple[SplitForm, ...] = ()
    facts: dict[str, CorrectedFacts] = {}
    reference: str | None = None
    notes: str = ""

    def corrections(self) -> tuple[object, ...]:
        """What changes the comparison itself, to tell whether two reviews differ in it."""
        return self.added, self.removed, self.merged, self.split, self.facts, self.reference

    def judgement(self, divergence: str) -> Judgement:
        """What was decided about a divergence, by id."""
        return self.judgements.get(divergence, Judgement())


class Saved(Comparison, frozen=True, kw_only=True):
    """A comparison file (`.variorum`): the comparison as the program made it, and the review.

    Attributes:
        review: The user's part.
        sources: Files and folders that were compared, as the user named them.
        shown: Ids of the articles that stood in panes, in order.
    """

    review: Review = Review()
    sources: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()
