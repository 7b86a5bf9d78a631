"""What the program remembers from one time to the next."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Generic, TypeVar, cast

from PySide6.QtCore import QByteArray, QSettings

from variorum.gui.typography import MEASURE, TEXT_PIXELS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from variorum.model.options import Options

_MOST_RECENT = 10
T = TypeVar("T")


class _Kept(Generic[T]):
    """One setting: how it is called where settings are kept, and what it is until it is chosen."""

    def __init__(self, key: str, usual: T) -> None:
        self._key = key
        self._usual = usual

    def __get__(self, memory: Memory, _owner: type[Memory]) -> T:
        """As it was chosen; the usual if nothing was, or if what is kept is damaged."""
        return memory.kept(self._key, self._usual)

    def __set__(self, memory: Memory, value: T) -> None:
        """Keep it."""
        memory.keep(self._key, value)


class Memory:
    """The user's settings, kept where the system keeps such things.

    Attributes:
        appearance: Name of the theme: "system", "light" or "dark".
        language: Of the window: "system", or a key of `translation.LANGUAGES`.
        text_pixels: Size of the articles' letters.
        measure: Longest line of an article, in letters.
        restores: Whether the program opens what was open when it was left.
        sub_folders: Whether sub-folders are searched for articles.
        export_folder: Where a comparison was written last.
    """

    appearance = _Kept("appearance", "system")
    language = _Kept("language", "system")
    text_pixels = _Kept("text-pixels", TEXT_PIXELS)
    measure = _Kept("measure", MEASURE)
    restores = _Kept("restore", usual=True)
    sub_folders = _Kept("sub-folders", usual=False)
    export_folder = _Kept("export-folder", "")

    def __init__(self) -> None:
        self._settings = QSettings()

    def kept(self, key: str, usual: T) -> T:
        """A setting of the type of its usual value, which stands for one that is damaged."""
        stored = str(self._settings.value(key, usual))
        found: object = stored
        if isinstance(usual, bool):
            found = stored.lower() == "true" if stored.lower() in ("true", "false") else usual
        elif isinstance(usual, int):
            found = int(stored) if stored.isdecimal() else usual
        return cast("T", found)

    def keep(self, key: str, value: object) -> None:
        """Keep a setting; switches as words, which every kind of store gives back alike."""
        self._settings.setValue(key, str(value).lower() if isinstance(value, bool) else value)

    def recent(self) -> list[str]:
        """Folders and files opened lately, the latest first."""
        stored = self._settings.value("recent", [])
        found = [stored] if isinstance(stored, str) else stored
        return [str(path) for path in found] if isinstance(found, list) else []

    def add_recent(self, paths: Sequence[str]) -> None:
        """Remember a folder; a choice of several files is not remembered."""
        if len(paths) == 1:
            path = str(Path(paths[0]).absolute())
            others = [known for known in self.recent() if known != path]
            self._settings.setValue("recent", [path, *others][:_MOST_RECENT])

    def forget_recent(self) -> None:
        """Forget which folders were opened."""
        self._settings.remove("recent")

    def state(self, name: str) -> QByteArray:
        """Geometry of a window or splitter; empty if it is not known."""
        stored = self._settings.value(f"layout/{name}")
        return stored if isinstance(stored, QByteArray) else QByteArray()

    def set_state(self, name: str, state: QByteArray) -> None:
        """Remember a geometry."""
        self._settings.setValue(f"layout/{name}", state)

    @property
    def last_session(self) -> list[list[str]]:
        """Files and folders of each window that was open last."""
        import msgspec

        try:
            return msgspec.json.decode(
                str(self._settings.value("session", "[]")), type=list[list[str]]
            )
        except msgspec.MsgspecError:
            return []

    @last_session.setter
    def last_session(self, windows: list[list[str]]) -> None:
        import msgspec

        self._settings.setValue("session", msgspec.json.encode(windows).decode())

    @property
    def options(self) -> Options:
        """What comparisons are made with."""
        import msgspec

        from variorum.model.options import Options

        try:
            return msgspec.json.decode(str(self._settings.value("options", "{}")), type=Options)
        except msgspec.MsgspecError:
            return Options()

    @options.setter
    def options(self, options: Options) -> None:
        import msgspec

        self._settings.setValue("options", msgspec.json.encode(options).decode())
