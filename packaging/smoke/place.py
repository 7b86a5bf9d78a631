"""Where the program is tried: who uses it, with which home folder, in which system."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


class Place:
    """Where the program is used: by whom, with which home folder.

    Attributes:
        home: Folder of the user, as it is seen from outside.
        program: The executable, as it is seen from outside.
    """

    def __init__(self, *, home: Path, program: Path) -> None:
        self.home = home
        self.program = program

    def command(self, arguments: Sequence[str], variables: Mapping[str, str]) -> list[str]:
        """What runs a program as the user, without a network.

        Args:
            arguments: Of the program, its name first.
            variables: Of its environment, besides those that every user has.
        """
        raise NotImplementedError

    def inside(self, path: Path) -> Path:
        """How the program sees a path."""
        return path

    def give(self, path: Path) -> None:
        """Make the user own what the test put there."""

    def own_folder(self, name: str) -> Path:
        """A folder in the user's home, made if it is not there, and all above it."""
        folder = self.home
        for part in Path(name).parts:
            folder /= part
            folder.mkdir(exist_ok=True)
            self.give(folder)
        return folder

    def run(
        self, arguments: Sequence[str], *, seconds: float = 300
    ) -> subprocess.CompletedProcess[str]:
        """Run a program to its end."""
        return subprocess.run(
            self.command(arguments, {}),
            capture_output=True, text=True, timeout=seconds, check=False,
        )  # fmt: skip


class Here(Place):
    """This system, with the program in a folder and a home that is made for the test."""

    def command(self, arguments: Sequence[str], variables: Mapping[str, str]) -> list[str]:
        """As in `Place`; the program is found in its folder."""
        path = f"{self.program.parent}:/usr/bin:/bin"
        without_network = ["unshare", "-n"] if os.geteuid() == 0 else ["unshare", "-rn"]
        return [
            *without_network, "/usr/bin/env", "-i", f"--chdir={self.home}",
            *assignments(home=str(self.home), path=path, variables=variables), *arguments,
        ]  # fmt: skip


def assignments(*, home: str, path: str, variables: Mapping[str, str]) -> list[str]:
    """What env(1) is given for the environment of a user."""
    given = {
        "HOME": home,
        "USER": "reader",
        "LANG": "C.UTF-8",
        "PATH": path,
        "XDG_RUNTIME_DIR": f"{home}/.run",
        "QT_ACCESSIBILITY": "0",
        "LIBGL_ALWAYS_SOFTWARE": "1",
        **variables,
    }
    return [f"{name}={value}" for name, value in given.items()]
