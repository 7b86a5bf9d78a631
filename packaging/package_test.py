"""Installs the Debian package in clean systems and uses it there; needs root.

package_test.py [SUITE...]      by default bookworm and, where the mirror has it, trixie
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1] / "app")]

from parts import facts  # noqa: E402 - found through the line above
from smoke import session, statics, system, visits  # noqa: E402
from smoke.report import Report  # noqa: E402
from smoke.tour import Tour  # noqa: E402

_SUITES = ("bookworm", "trixie")
# What the program, and what any desktop program loads, may make in the home of a user; Qt keeps the
# places of its file dialogs for all programs in one file.
_KNOWN = (
    *("variorum", "QtProject.conf"),
    *("fontconfig", "dconf", "mesa_shader_cache", "mesa_shader_cache_db"),
)
_APART = "VARIORUM_TEST_APART"


def _package() -> Path:
    found = sorted(facts.DIST.glob(f"variorum_{facts.version()}_*.deb"))
    if not found:
        raise SystemExit("There is no package in dist/. Make it with: make package")
    return found[-1]


def _later(package: Path, folder: Path) -> Path:
    """The same package under a later version, to upgrade to."""
    tree = folder / "later"
    shutil.rmtree(tree, ignore_errors=True)
    subprocess.run(["dpkg-deb", "-R", str(package), str(tree)], check=True)
    control = tree / "DEBIAN" / "control"
    text = control.read_text("utf-8")
    control.write_text(
        text.replace(f"Version: {facts.version()}\n", f"Version: {facts.version()}+later\n"),
        "utf-8",
    )
    target = folder / "later.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zzstd", "-z1", "-b", str(tree), str(target)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    shutil.rmtree(tree)
    return target


def _install(place: system.System, package: Path, report: Report, what: str) -> None:
    shutil.copy(package, place.root / "tmp" / package.name)
    done = place.as_root(
        "apt-get",
        "install",
        "-y",
        "-q",
        "--no-install-recommends",
        f"/tmp/{package.name}",  # noqa: S108
    )
    report.check(f"{what} by apt", holds=done.returncode == 0, details=done.stdout + done.stderr)


def _try(suite: str, package: Path, report: Report) -> None:
    print(f"\n{suite}")
    with system.clean(suite) as place:
        before = place.files()
        _install(place, package, report, "installs")
        told = place.run(["variorum", "--self-check"])
        report.check("the self-check passes without a network", holds=told.returncode == 0,
                     details=told.stdout + told.stderr)  # fmt: skip
        _use(place, report, measured=suite == _SUITES[0])
        strangers = _strangers(place)
        report.check(
            "nothing is kept but the program's own and the desktop's",
            holds=not strangers, details="\n".join(strangers),
        )  # fmt: skip
        kept = _own_files(place)
        _install(place, _later(package, place.root.parent), report, "upgrades")
        report.check("the upgrade leaves the user's files alone", holds=_own_files(place) == kept)
        done = place.as_root("apt-get", "remove", "-y", "-q", "variorum")
        report.check("is removed", holds=done.returncode == 0, details=done.stderr)
        place.as_root("apt-get", "purge", "-y", "-q", "variorum")
        # What was installed for its sake only; what was removed before keeps its settings else.
        place.as_root("apt-get", "autoremove", "-y", "-q", "--purge")
        left = sorted(place.files() - before)
        report.check("purging leaves nothing", holds=not left, details="\n".join(left[:40]))
        report.check("the user's files are still there", holds=_own_files(place) == kept)
        _use_portable(place, report)


def _use(place: system.System, report: Report, *, measured: bool) -> None:
    """Do with the installed program what a person does."""
    name, seeds = place.root.name, _seeds()
    with session.screen.screen("1440x900", {}) as display:
        person = session.Session(place, display, report, name=name)
        visits.from_the_menu(person)
        tour = Tour(person, seeds, name="three")
        tour.go(("gio", "open"))
        visits.types(person, tour.kept)
        if measured:
            visits.starts(person)
    with session.screen.screen("1280x800", {}) as display:
        person = session.Session(place, display, report, name=name, size=(1280, 800))
        Tour(person, seeds[:2], name="two", dark=True).go(("gio", "open"))


def _use_portable(place: system.System, report: Report) -> None:
    """Unpack the portable archive in the user's home, after what the package left, and use it."""
    archive = next(facts.DIST.glob(f"variorum-{facts.version()}-linux-*.tar.gz"))
    folder = archive.name.removesuffix(".tar.gz")
    subprocess.run(
        ["tar", "-xf", str(archive), "-C", str(place.home), "--no-same-owner"], check=True
    )
    text = (place.home / folder / "README.txt").read_text("utf-8")
    wanted = [word for line in text.splitlines() if line.startswith("  ") for word in line.split()]
    done = place.as_root("apt-get", "install", "-y", "-q", "--no-install-recommends", *wanted)
    report.check("what the portable program needs is named", holds=done.returncode == 0,
                 details=done.stdout + done.stderr)  # fmt: skip
    there = system.System(
        place.root, str((place.home / folder / "variorum").relative_to(place.root))
    )
    told = there.run(["variorum", "--self-check"])
    report.check("the portable program passes the self-check without a network",
                 holds=told.returncode == 0, details=told.stdout + told.stderr)  # fmt: skip
    with session.screen.screen("1440x900", {}) as display:
        person = session.Session(there, display, report, name=f"{place.root.name}-portable")
        Tour(person, _seeds(), name="portable").go()


def _seeds() -> list[Path]:
    return sorted((facts.ROOT / "seeds").iterdir())


def _strangers(place: system.System) -> list[str]:
    """Folders of settings and caches that are neither the program's nor the desktop's.

    A library that leaves the mark of a device in the home folder would report it, too.
    """
    folders = (".config", ".cache", ".local/share")
    return [
        str(path.relative_to(place.home))
        for folder in folders
        for path in sorted((place.home / folder).glob("*"))
        if path.name not in _KNOWN
    ]


def _own_files(place: system.System) -> dict[str, bytes]:
    return {
        str(path.relative_to(place.home)): path.read_bytes()
        for path in place.home.rglob("*")
        if path.is_file() and not path.is_symlink()
    }


def _apart() -> None:
    """Go on in a mount namespace of one's own, so that no mount outlives the test."""
    if os.environ.get(_APART):
        return
    command = ["unshare", "-m", "--propagation", "private", sys.executable, *sys.argv]
    os.execvpe(command[0], command, {**os.environ, _APART: "1"})  # noqa: S606 - this very program


def main(suites: list[str]) -> int:
    """Try the package in each suite; returns the exit status."""
    if os.geteuid() != 0:
        print("Clean systems can be made only as root.", file=sys.stderr)
        return 2
    if missing := session.screen.missing():
        print(f"needs {', '.join(missing)}", file=sys.stderr)
        return 2
    _apart()
    package, report = _package(), Report()
    statics.check(package, report)
    for suite in suites or _SUITES:
        _try(suite, package, report)
    return report.close()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
