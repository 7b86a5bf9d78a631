"""Uses a frozen program as a person does, on a screen of its own; the pictures are in artefacts/.

tour.py PROGRAM FOLDER [--size 1440x900] [--scale 2] [--dark]

PROGRAM is the executable in dist/frozen/variorum, or in the portable archive as it was unpacked;
FOLDER holds the articles.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1] / "app")]

from smoke import session  # noqa: E402 - found through the line above
from smoke.place import Here  # noqa: E402
from smoke.report import Report  # noqa: E402
from smoke.tour import Tour  # noqa: E402


def main(arguments: list[str]) -> int:
    """Go the whole way once; returns the exit status."""
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("program", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--size", default="1440x900")
    parser.add_argument("--scale", type=float, default=1)
    parser.add_argument("--dark", action="store_true")
    wanted = parser.parse_args(arguments)
    width, height = (int(part) for part in wanted.size.split("x"))
    articles = sorted(path for path in wanted.folder.iterdir() if path.is_file())
    report = Report()
    with (
        tempfile.TemporaryDirectory() as home,
        session.screen.screen(wanted.size, {}) as display,
    ):
        place = Here(home=Path(home), program=wanted.program.resolve())
        place.own_folder(".run").chmod(0o700)
        person = session.Session(
            place, display, report, name="here", size=(width, height), scale=wanted.scale
        )
        name = f"{len(articles)}-{'dark' if wanted.dark else 'light'}-{wanted.size}"
        Tour(person, articles, name=name, dark=wanted.dark).go()
    return report.close()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
