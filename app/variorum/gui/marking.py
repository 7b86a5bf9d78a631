"""Sets the changed words of marks bold, a few at a time: laying out a long text takes a while."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QTextCharFormat, QTextCursor

from variorum.gui.marks import MarkIndex
from variorum.gui.typography import bold, headline_format

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QTextDocument

    from variorum.gui.marks import Mark
    from variorum.gui.offsets import Offsets

# So many marks are changed within some milliseconds, however long the text is.
_AT_ONCE = 200


class Marking:
    """Which marks a document is set for, and which it is to be set for.

    Only marks with changed words matter, for those are bold; all else about marks is painted.
    Only paragraphs in which something changes are laid out again.
    """

    def __init__(self, document: QTextDocument) -> None:
        self._document = document
        self._offsets: Offsets | None = None
        self._large = 0
        self._has: set[Mark] = set()
        self._wanted = MarkIndex(())
        self._waiting: list[Mark] = []

    def start_over(self, offsets: Offsets, *, large: int) -> None:
        """The document was set anew, without any mark.

        Args:
            offsets: Of the document's text.
            large: Length of the headline at its beginning, in UTF-16 units.
        """
        self._offsets = offsets
        self._large = large
        self._has = set()
        self.want(self._wanted, near=(0, 0))

    def want(self, marks: MarkIndex, *, near: tuple[int, int]) -> None:
        """Say which marks there are from now on.

        Args:
            marks: All of them.
            near: First and last code point of what is seen first to.
        """
        self._wanted = marks
        wanted = {mark for mark in marks.marks if mark.changed}
        changed = sorted(wanted ^ self._has, key=lambda mark: -mark.start)
        first, last = near
        # Taken from the end of the list.
        self._waiting = [m for m in changed if m.end < first or m.start > last]
        self._waiting += [m for m in changed if m.end >= first and m.start <= last]

    @property
    def finished(self) -> bool:
        """Whether all is as it is to be."""
        return not self._waiting

    def do_some(self) -> None:
        """Change the next few marks."""
        some = self._waiting[-_AT_ONCE:]
        del self._waiting[-_AT_ONCE:]
        cursor = QTextCursor(self._document)
        cursor.beginEditBlock()
        fresh = {mark for mark in some if mark not in self._has}
        for mark in some:
            if mark not in fresh:
                self._has.discard(mark)
                fresh.update(self._cleared(cursor, mark))
        for mark in fresh:
            self._embolden(cursor, mark)
        self._has |= fresh
        cursor.endEditBlock()

    def _cleared(self, cursor: QTextCursor, mark: Mark) -> Iterator[Mark]:
        """Make a mark's words plain; gives other marks that were so with it."""
        for span in mark.changed:
            self._select(cursor, span.start, span.end)
            large = cursor.selectionStart() < self._large
            size = self._document.defaultFont().pixelSize()
            cursor.setCharFormat(headline_format(size) if large else QTextCharFormat())
            yield from (m for m in self._wanted.between(span.start, span.end) if m in self._has)

    def _embolden(self, cursor: QTextCursor, mark: Mark) -> None:
        for span in mark.changed:
            self._select(cursor, span.start, span.end)
            cursor.mergeCharFormat(bold())

    def _select(self, cursor: QTextCursor, start: int, end: int) -> None:
        if self._offsets is not None:
            start, end = self._offsets.to_qt(start), self._offsets.to_qt(end)
        cursor.setPosition(start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
