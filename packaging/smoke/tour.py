"""One way through the window with a folder of articles; each step is seen to have worked."""

from __future__ import annotations

import json
import shutil
import subprocess
import time
from typing import TYPE_CHECKING

from smoke import pixels, processes
from variorum.gui.palette import DARK, LIGHT

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from smoke.session import Session

_NOTE = "Asked the hospital; it counts anew."
_KEPT_SECONDS = 20
# Where a sentence is clicked, as parts of the screen: in the second pane, further down if the
# first place is between two sentences or in one that no other article has.
_ACROSS = 0.4
_DOWN = (0.45, 0.4, 0.55, 0.35, 0.6, 0.5, 0.65, 0.7)
# Scrolling, or another difference, changes at least so much of the screen.
_MUCH = 0.01


class Tour:
    """Open, scroll, click, go on, judge, write, save, close, open again, export, leave.

    Args:
        person: Who does it.
        articles: Files to compare; they are copied into a folder of the person's own.
        name: Of that folder and of the pictures.
        dark: Whether the window is dark.
    """

    def __init__(
        self, person: Session, articles: Sequence[Path], *, name: str, dark: bool = False
    ) -> None:
        self._person = person
        self._articles = articles
        self._name = name
        self._palette = DARK if dark else LIGHT
        self._home = person.place.home
        self.kept = f"kept-{name}.variorum"
        self._lay_out()

    def _lay_out(self) -> None:
        place = self._person.place
        folder = place.own_folder(self._name)
        for article in self._articles:
            shutil.copy(article, folder)
            place.give(folder / article.name)
        settings = place.own_folder(".config/variorum") / "variorum.conf"
        appearance = "dark" if self._palette.dark else "light"
        settings.write_text(f"[General]\nappearance={appearance}\n", "utf-8")
        place.give(settings)

    def go(self, opener: Sequence[str] = ("variorum",)) -> None:
        """Go all the way.

        Args:
            opener: What opens a saved comparison, which is named as its last argument.
        """
        self._person.start("variorum", self._name)
        self._sees("opens as an argument", holds=self._person.sees_window(self._name))
        self._person.settle()
        self._scroll(self._look("opened"))
        self._click()
        self._go_on()
        self._judge()
        self._save()
        self._person.leave("ctrl+w")
        self._open_again(opener)
        self._export()
        self._person.leave()

    def _scroll(self, opened: Path) -> None:
        self._person.point(_ACROSS, 0.6)
        self._person.click(5, times=4)
        share = pixels.changed(opened, self._look("scrolled"))
        self._sees("scrolls", holds=share > _MUCH, details=f"{share:.1%} of the screen changed")
        self._person.click(4, times=8)

    def _click(self) -> None:
        """Click sentences until one brings its partners in every pane to its height."""
        least, most = min(3, len(self._articles)), 0
        self._person.keys("Escape")
        before = pixels.read(self._look("before"))
        for down in _DOWN:
            self._person.point(_ACROSS, down)
            self._person.click()
            frames = pixels.frames_in_line(
                before, pixels.read(self._look("aligned")),
                colour=self._palette.accent, scale=self._person.scale,
            )  # fmt: skip
            most = max(most, frames)
            if most >= least:
                break
        self._sees("a click brings what says the same to one height", holds=most >= least,
                   details=f"at most {most} in line")  # fmt: skip

    def _go_on(self) -> None:
        warm = self._palette.current_line
        before = pixels.share(self._look("aligned"), warm)
        self._person.keys("Escape", "alt+Down")
        time.sleep(1)
        after = pixels.share(self._look("next"), warm)
        self._sees("the next difference is shown", holds=after > before,
                   details=f"of its colour {before:.2%} before, {after:.2%} now")  # fmt: skip

    def _judge(self) -> None:
        self._person.keys("ctrl+shift+1", "ctrl+m")
        self._person.write(_NOTE)
        self._look("judged")

    def _save(self) -> None:
        self._person.keys("ctrl+s")
        time.sleep(1)
        self._look("saving")
        self._name_file(self.kept)
        self._sees("verdict and note are saved", holds=self._has_kept("confirmed"))

    def _name_file(self, name: str) -> None:
        self._person.keys("ctrl+a")
        self._person.write(str(self._person.place.inside(self._home / name)))
        self._person.keys("Return")

    def _has_kept(self, verdict: str) -> bool:
        """Whether the file says so, and still has the note, before long."""
        file = self._home / self.kept

        def told() -> bool:
            try:
                found = json.loads(file.read_text("utf-8"))["review"]["judgements"].values()
            except (OSError, ValueError, LookupError):
                return False
            verdicts = {judgement.get("verdict") for judgement in found}
            notes = {judgement.get("note") for judgement in found}
            return verdict in verdicts and _NOTE in notes

        return processes.wait(told, _KEPT_SECONDS)

    def _open_again(self, opener: Sequence[str]) -> None:
        self._person.start(*opener, self.kept)
        opened = self._person.sees_window(self.kept.partition(".")[0])
        self._sees("is opened again", holds=opened)
        self._person.settle()
        self._person.keys("alt+Down")
        self._look("again")
        self._person.keys("ctrl+shift+2")
        self._sees("another verdict is kept with the note", holds=self._has_kept("dismissed"))

    def _export(self) -> None:
        self._person.keys("ctrl+e")
        self._person.settle()
        self._look("export")
        self._person.keys("Return")
        time.sleep(2)
        name = f"{self._name}.pdf"
        target = self._home / name
        self._name_file(name)
        done = processes.wait(lambda: target.is_file() and target.stat().st_size, 60)
        self._sees("a PDF is exported", holds=done)
        self._look("exported")
        words = _output("pdftotext", str(target), "-") if done else ""
        self._sees("the PDF has the note", holds=_NOTE in " ".join(words.split()))
        told = self._person.place.run(["variorum", "verify", name, self._name])
        self._sees("the PDF checks out", holds=told.returncode == 0,
                   details=told.stdout + told.stderr)  # fmt: skip
        self._person.keys("Escape")

    def _look(self, name: str) -> Path:
        return self._person.look(f"{self._name}-{name}")

    def _sees(self, what: str, *, holds: bool, details: str = "") -> None:
        self._person.report.check(f"{self._name}: {what}", holds=holds, details=details)


def _output(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout
