"""What every package says about the program, in one place."""

from __future__ import annotations

import os
import re
import subprocess
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"
DIST = ROOT / "dist"
FROZEN = DIST / "frozen" / "variorum"

NAME = "Variorum"
IDENTIFIER = "org.variorum.variorum"
SUMMARY = "Compare independent news articles about one event"
HOME = "https://variorum.example"
"""Stands in, under a reserved name, for the address that the project does not have yet."""
MAINTAINER = "The Variorum project <packages@variorum.example>"
MIME_TYPE = "application/x-variorum"
DESCRIPTION = (
    """\
Variorum opens a folder of news articles about one event and shows them side by side. Sentences that
say the same thing are joined, and the details on which the articles differ (casualty counts and
other figures, quotes, dates, names, sources) are marked, listed and explained.

The comparison can be printed as a PDF that stands as evidence: with the articles' hashes, the words
of each source, and the comparison itself attached.

Everything happens on this computer. Nothing is sent anywhere, and nothing is fetched unless a web
address is given.""".replace("\n\n", "\0")
    .replace("\n", " ")
    .split("\0")
)
"""Paragraphs."""


def version() -> str:
    """The version of the program, which stands in its package and nowhere else."""
    source = (ROOT / "app" / "variorum" / "__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', source, re.MULTILINE)
    if found is None:
        raise SystemExit("app/variorum/__init__.py tells no version")
    return found[1]


def moment() -> int:
    """Seconds since 1970 that every date in a package is: of the commit, or SOURCE_DATE_EPOCH."""
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(given)
    told = subprocess.run(
        ["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return int(told.stdout)


def day() -> str:
    """The day of `moment`, as 2026-11-30."""
    return datetime.fromtimestamp(moment(), UTC).strftime("%Y-%m-%d")


def filled(template: Path) -> str:
    """A template with its @NAMES@ replaced by these facts."""
    values = {
        "VERSION": version(),
        "DATE": day(),
        "ID": IDENTIFIER,
        "HOME": HOME,
        "MIME": MIME_TYPE,
        "SUMMARY": SUMMARY,
    }
    return re.sub(
        r"@([A-Z]+)@", lambda match: values.get(match[1], match[0]), template.read_text("utf-8")
    )
