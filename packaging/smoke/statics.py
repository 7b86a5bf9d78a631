"""What can be told of a package without installing it: sizes, and what Debian's tools say."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from parts import facts

if TYPE_CHECKING:
    from smoke.report import Report

_LARGEST_PACKAGE = 120
_LARGEST_INSTALLED = 350
_MB = 1_000_000


def check(package: Path, report: Report) -> None:
    """Look at a package from outside."""
    report.measure("package", package.stat().st_size / _MB, _LARGEST_PACKAGE, "MB")
    size = _output("dpkg-deb", "-f", str(package), "Installed-Size")
    report.measure("installed (as dpkg counts)", int(size) * 1024 / _MB, _LARGEST_INSTALLED, "MB")
    with tempfile.TemporaryDirectory(dir=facts.BUILD) as name:
        subprocess.run(["dpkg-deb", "-x", str(package), name], check=True)
        share = Path(name) / "usr/share"
        _clean(report, "desktop-file-validate", share / "applications/variorum.desktop")
        metainfo = next(share.glob("metainfo/*.xml"))
        _clean(report, "appstreamcli", "validate", "--no-net", metainfo)
    done = subprocess.run(
        ["lintian", "--fail-on", "error,warning", "--allow-root", str(package)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    report.check(
        "lintian has nothing to say that is not documented",
        holds=done.returncode == 0,
        details=done.stdout + done.stderr,
    )


def _output(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def _clean(report: Report, *command: str | Path) -> None:
    done = subprocess.run(
        [str(part) for part in command], capture_output=True, text=True, check=False
    )
    said = done.stdout + done.stderr
    quiet = not said.strip() or "Validation was successful" in said
    report.check(f"{command[0]} is content", holds=done.returncode == 0 and quiet, details=said)
