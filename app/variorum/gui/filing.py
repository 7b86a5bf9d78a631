"""Opening and saving: which files a window shows, and in which one its comparison is kept."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from variorum.base.paths import seeds

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from variorum.gui.keeping import Keeper
    from variorum.gui.memory import Memory
    from variorum.gui.session import Session
    from variorum.gui.work import Work


class Filing(QObject):
    """Asks the user for files and folders, and remembers them."""

    def __init__(
        self, session: Session, memory: Memory, work: Work, keeper: Keeper, window: QWidget
    ) -> None:
        super().__init__(window)
        self._session = session
        self._memory = memory
        self._work = work
        self._keeper = keeper
        self._window = window

    def open(self, paths: Sequence[str]) -> None:
        """Compare the articles in these files and folders, or show a comparison file."""
        if paths and self.may_leave():
            self._memory.add_recent(paths)
            self._work.open(paths)

    def may_leave(self) -> bool:
        """Write what was changed; if that fails, whether the user can do without it."""
        from variorum.gui import dialogs

        while not self._keeper.flush(wait=True):
            match dialogs.ask_about_changes(self._window, self._keeper.error):
                case "save":
                    self.save_as()
                case "discard":
                    self._keeper.abandon()
                    return True
                case "stay":
                    return False
        return True

    def open_sample(self) -> None:
        """Compare the articles that come with the program."""
        self.open([str(seeds())])

    def choose_folder(self) -> None:
        """Let the user choose a folder to compare."""
        from variorum.gui import dialogs

        self.open(dialogs.choose_folder(self._window, self._start()))

    def choose_files(self) -> None:
        """Let the user choose articles to compare, or a comparison file."""
        from variorum.gui import dialogs

        self.open(dialogs.choose_files(self._window, self._start()))

    def save(self) -> None:
        """Save where it was saved before, or let the user choose."""
        if self._session.file:
            self._keeper.save(self._session.file)
        else:
            self.save_as()

    def save_as(self) -> None:
        """Let the user choose in which file the comparison is kept from now on."""
        from variorum.gui import dialogs

        if self._session.found is None:
            return
        target = dialogs.choose_file(self._window, self._start(), self._session.name)
        if target:
            self._keeper.save(target)
            self._memory.add_recent([target])

    def _start(self) -> str:
        """Folder in which to begin looking."""
        recent = self._memory.recent()
        return str(Path(recent[0]).parent) if recent else ""
