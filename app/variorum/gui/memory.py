"""What the program remembers from one time to the next."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSettings

from variorum.gui.typography import MEASURE, TEXT_PIXELS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from variorum.model.options import Options

_MOST_RECENT = 10


class Memory:
    """The user's settings, kept where the system keeps such things."""

    def __init__(self) -> None:
        self._settings = QSettings()

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
    def appearance(self) -> str:
        """Name of the theme: "system", "light" or "dark"."""
        return str(self._settings.value("appearance", "system"))

    @appearance.setter
    def appearance(self, name: str) -> None:
        self._settings.setValue("appearance", name)

    @property
    def language(self) -> str:
        """Of the window: "system", or a key of `translation.LANGUAGES`."""
        return str(self._settings.value("language", "system"))

    @language.setter
    def language(self, name: str) -> None:
        self._settings.setValue("language", name)

    @property
    def text_pixels(self) -> int:
        """Size of the articles' letters."""
        stored = str(self._settings.value("text-pixels", TEXT_PIXELS))
        return int(stored) if stored.isdecimal() else TEXT_PIXELS

    @text_pixels.setter
    def text_pixels(self, pixels: int) -> None:
        self._settings.setValue("text-pixels", pixels)

    @property
    def measure(self) -> int:
        """Longest line of an article, in letters."""
        stored = str(self._settings.value("measure", MEASURE))
        return int(stored) if stored.isdecimal() else MEASURE

    @measure.setter
    def measure(self, letters: int) -> None:
        self._settings.setValue("measure", letters)

    @property
    def restores(self) -> bool:
        """Whether the program opens what was open when it was left."""
        return str(self._settings.value("restore", "true")) == "true"

    @restores.setter
    def restores(self, on: bool) -> None:
        self._settings.setValue("restore", "true" if on else "false")

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

    @property
    def sub_folders(self) -> bool:
        """Whether sub-folders are searched for articles."""
        return str(self._settings.value("sub-folders", "false")) == "true"

    @sub_folders.setter
    def sub_folders(self, on: bool) -> None:
        self._settings.setValue("sub-folders", "true" if on else "false")

    @property
    def export_folder(self) -> str:
        """Where a comparison was written last."""
        return str(self._settings.value("export-folder", ""))

    @export_folder.setter
    def export_folder(self, folder: str) -> None:
        self._settings.setValue("export-folder", folder)
