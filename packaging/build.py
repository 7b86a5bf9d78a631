"""Makes the packages of this system into dist/.

build.py [linux | windows | macos | freeze | sbom]
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1] / "app")]

from parts import facts  # noqa: E402 - found through the line above


def _sbom(carried: Sequence[tuple[str, str]] = ()) -> None:
    from parts import sbom

    facts.DIST.mkdir(parents=True, exist_ok=True)
    target = facts.DIST / f"variorum-{facts.version()}.cdx.json"
    target.write_text(sbom.document(carried), "utf-8")
    print(target)


def _freeze() -> None:
    from parts import freeze

    # What was signed after freezing is packed as it is.
    print(facts.FROZEN if "VARIORUM_FROZEN" in os.environ else freeze.freeze())


def _linux() -> None:
    from parts import archive, debian, elf, tree

    _freeze()
    root = tree.make()
    print(debian.make(root))
    print(archive.make(root))
    _sbom(elf.carried_packages(root / tree.PROGRAM))


def _windows() -> None:
    from parts import windows

    _freeze()
    print(windows.make())
    _sbom()


def _macos() -> None:
    from parts import macos

    _freeze()
    print(macos.make())
    _sbom()


def main(arguments: list[str]) -> int:
    """Make what is asked for; returns the exit status."""
    makers = {
        "freeze": _freeze,
        "linux": _linux,
        "windows": _windows,
        "macos": _macos,
        "sbom": _sbom,
    }
    wanted = arguments or [{"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")]
    if len(wanted) != 1 or wanted[0] not in makers:
        print(__doc__, file=sys.stderr)
        return 2
    os.umask(0o022)
    makers[wanted[0]]()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
