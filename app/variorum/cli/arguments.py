"""What may stand on the command line, and what is wrong with it."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import variorum

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

FORMATS = ("pdf", "html", "csv", "json", "xlsx", "md")
COMMANDS = ("compare", "schema", "debug", "verify")


class Arguments(argparse.Namespace):
    """The parsed command line. `command` is None for the window."""

    command: str | None
    paths: list[str]
    each: Path | None
    reference: str | None
    stage: str
    pdf: str | None
    html: str | None
    csv: str | None
    json: str | None
    xlsx: str | None
    md: str | None
    title: str | None
    made: str | None
    file: Path
    folder: Path | None
    refuse: Callable[[str], NoReturn]

    def outputs(self) -> dict[str, str]:
        """Format → file (with --each: folder) for each output asked for.

        Standard output comes last: whoever reads it may leave before the end.
        """
        asked = {f: target for f in FORMATS if (target := getattr(self, f)) is not None}
        return dict(sorted(asked.items(), key=lambda output: output[1] == "-"))


def window_parser() -> argparse.ArgumentParser:
    """What may follow `variorum` when no command does."""
    parser = argparse.ArgumentParser(
        prog="variorum",
        description="Compare news articles about one event. Without a command: open the window.",
        epilog="Commands: compare PATH… (no window), verify FILE.pdf (check an exported report), "
        "schema (JSON Schema of the result), debug STAGE FILE… (what a stage makes of a file). "
        "'variorum COMMAND --help' tells more.",
    )
    parser.add_argument("paths", nargs="*", metavar="PATH", help="files or folders to open")
    parser.add_argument("--version", action="version", version=f"Variorum {variorum.__version__}")
    parser.add_argument(
        "--self-check",
        dest="command",
        action="store_const",
        const="self-check",
        help="load every model, compare the samples, write a report, and say what works",
    )
    return parser


def command_parser() -> argparse.ArgumentParser:
    """The commands with their arguments; the man page and the completions are made from it."""
    parser = argparse.ArgumentParser(prog="variorum")
    commands = parser.add_subparsers(dest="command", required=True)
    compare = commands.add_parser("compare", help="compare without a window")
    compare.add_argument("paths", nargs="*", metavar="PATH", help="files or folders")
    compare.add_argument(
        "--each", type=Path, metavar="ROOT", help="every sub-folder is a comparison of its own"
    )
    compare.add_argument("--reference", metavar="FILE", help="the article whose order leads")
    for name in FORMATS:
        compare.add_argument(f"--{name}", metavar="FILE", help=f"write {name.upper()}; - is stdout")
    compare.add_argument("--title", help="printed title; default: the leading headline")
    compare.add_argument("--made", metavar="TIME", help="ISO 8601 time of making to be printed")
    compare.set_defaults(refuse=compare.error)
    commands.add_parser("schema", help="print the JSON Schema of the result")
    verify = commands.add_parser("verify", help="check an exported PDF against itself and files")
    verify.add_argument("file", type=Path, metavar="FILE.pdf")
    verify.add_argument("folder", type=Path, nargs="?", help="where the articles' files are now")
    debug = commands.add_parser("debug", help="print what a stage makes of files, as JSON")
    debug.add_argument("stage", choices=("reading", "language", "alignment", "divergence"))
    debug.add_argument("paths", nargs="+", metavar="FILE")
    return parser


def parse(arguments: Sequence[str]) -> Arguments:
    """Read the command line; leaves the process with status 2 when it is wrong."""
    if arguments and arguments[0] in COMMANDS:
        parsed = command_parser().parse_args(arguments, namespace=Arguments())
        if fault := _misuse(parsed):
            parsed.refuse(fault)
        return parsed
    return window_parser().parse_args(arguments, namespace=Arguments())


def _misuse(arguments: Arguments) -> str | None:
    """What is wrong with arguments that are well-formed one by one."""
    if arguments.command != "compare":
        return None
    if bool(arguments.paths) == bool(arguments.each):
        return "compare takes files and folders, or --each ROOT"
    targets = list(arguments.outputs().values())
    # An unset variable of a script would otherwise name the current folder.
    if "" in arguments.paths or "" in targets:
        return "a path is empty"
    if arguments.made is not None and not _is_time(arguments.made):
        return f"--made takes a time such as 2026-03-01T14:30Z, not {arguments.made!r}"
    if arguments.each:
        return "with --each every output names a folder, not -" if "-" in targets else None
    return "two outputs have the same name" if len({*targets}) < len(targets) else None


def _is_time(text: str) -> bool:
    """Whether it is an ISO 8601 date or time, as `ReportSettings.made` wants it."""
    from variorum.export.phrases import instant

    return instant(text) is not None
