"""A clean Debian system in a folder, made once and copied for each test."""

from __future__ import annotations

import contextlib
import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

from parts import facts, tree
from smoke.place import Place, assignments

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

READER = 1000
"""User number of the ordinary user in the clean system."""

_HOME = "/home/reader"
_SCREENS = Path("/tmp/.X11-unix")  # noqa: S108 - where X keeps its sockets
_FOLDER = facts.BUILD / "package-test"
# Of a desktop: what reads menu entries and file types, for which the package need not ask.
_DESKTOP = ("libglib2.0-bin", "desktop-file-utils", "shared-mime-info")
# What installing and removing any package changes.
_CHANGING = (
    "dev", "home", "proc", "sys", "tmp", "run", "root", "var/log", "var/cache", "var/lib/apt",
    "var/lib/dpkg", "etc/ld.so.cache", "etc/resolv.conf",
)  # fmt: skip


class System(Place):
    """The folder with a clean system in it."""

    def __init__(self, root: Path, program: str = f"{tree.PROGRAM}/variorum") -> None:
        super().__init__(home=root / _HOME.lstrip("/"), program=root / program)
        self.root = root

    def command(self, arguments: Sequence[str], variables: Mapping[str, str]) -> list[str]:
        """As in `Place`."""
        user = ["unshare", "-n", "chroot", f"--userspec={READER}:{READER}", str(self.root)]
        path = f"/usr/bin:/bin:{self.inside(self.program.parent)}"
        assigned = assignments(home=_HOME, path=path, variables=variables)
        return [*user, "/usr/bin/env", "-i", f"--chdir={_HOME}", *assigned, *arguments]

    def inside(self, path: Path) -> Path:
        """As in `Place`."""
        return Path("/") / path.relative_to(self.root)

    def give(self, path: Path) -> None:
        """As in `Place`."""
        shutil.chown(path, READER, READER)

    def as_root(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run a program as root with the network, as a package manager is run."""
        return subprocess.run(
            ["chroot", str(self.root), "/usr/bin/env", "DEBIAN_FRONTEND=noninteractive",
             "LANG=C.UTF-8", *arguments], capture_output=True, text=True, check=False,
        )  # fmt: skip

    def files(self) -> set[str]:
        """Every file of the system, but for what changes with any package."""
        found = subprocess.run(
            ["find", ".", "-xdev", "-printf", "%P\\n"],
            cwd=self.root, capture_output=True, text=True, check=True,
        )  # fmt: skip
        return {
            name
            for name in found.stdout.splitlines()
            if name and not any(name == c or name.startswith(f"{c}/") for c in _CHANGING)
        }


def mirror() -> str:
    """Where this system takes Debian's packages from.

    Raises:
        SystemExit: It takes them from nowhere.
    """
    told = subprocess.run(
        ["apt-get", "indextargets", "--format", "$(REPO_URI)", "Identifier: Packages",
         "Origin: Debian", "Component: main"], capture_output=True, text=True, check=False,
    )  # fmt: skip
    addresses = [line for line in told.stdout.splitlines() if "security" not in line]
    if not addresses:
        raise SystemExit("apt knows no Debian mirror; run apt-get update")
    return addresses[0]


def _base(suite: str) -> Path:
    base = _FOLDER / f"{suite}-base"
    if (base / "complete").exists():
        return base
    shutil.rmtree(base, ignore_errors=True)
    _FOLDER.mkdir(parents=True, exist_ok=True)
    print(f"Making a clean system ({suite}) ...", flush=True)
    subprocess.run(
        ["/usr/sbin/debootstrap", "--variant=minbase", suite, str(base), mirror()],
        check=True, stdout=subprocess.DEVNULL,
    )  # fmt: skip
    (base / "complete").touch()
    return base


def _run(*command: str) -> None:
    subprocess.run(command, check=True)


@contextlib.contextmanager
def clean(suite: str) -> Iterator[System]:
    """A fresh copy of a clean system with an ordinary user; its mounts end with this process."""
    root = _FOLDER / suite
    if root.exists():
        _run("rm", "-rf", "--one-file-system", str(root))
    _run("cp", "-a", "--reflink=auto", str(_base(suite)), str(root))
    for place in ("dev", "proc", "sys"):
        _run("mount", "--rbind", f"/{place}", str(root / place))
    screens = root / "tmp" / ".X11-unix"
    screens.mkdir(parents=True, exist_ok=True)
    _SCREENS.mkdir(mode=0o1777, exist_ok=True)
    _run("mount", "--bind", str(_SCREENS), str(screens))
    shutil.copyfile("/etc/resolv.conf", root / "etc/resolv.conf")
    system = System(root)
    done = system.as_root("apt-get", "install", "-y", "-q", "--no-install-recommends", *_DESKTOP)
    if done.returncode:
        raise SystemExit(done.stdout + done.stderr)
    system.as_root("useradd", "--create-home", "--uid", str(READER), "reader")
    system.own_folder(".run").chmod(0o700)
    try:
        yield system
    finally:
        for place in (screens, root / "sys", root / "proc", root / "dev"):
            subprocess.run(["umount", "-R", "-l", str(place)], check=False)
        subprocess.run(["rm", "-rf", "--one-file-system", str(root)], check=False)
