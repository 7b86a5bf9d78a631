"""The command line: the same comparison without a window."""

from __future__ import annotations

import argparse
import io
import os
import signal
import sys
import traceback
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

import variorum
from variorum.base.errors import VariorumError
from variorum.base.paths import printable

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from variorum.language import Language
    from variorum.model.article import Article
    from variorum.model.comparison import Comparison, Notice
    from variorum.model.messages import Stage
    from variorum.supervisor import Supervisor

FORMATS = ("pdf", "html", "csv", "json", "xlsx", "md")
_COMMANDS = ("compare", "schema", "debug", "verify")


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

    def outputs(self) -> dict[str, str]:
        """Format → file (with --each: folder) for each output asked for."""
        return {f: target for f in FORMATS if (target := getattr(self, f)) is not None}


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
    if arguments and arguments[0] in _COMMANDS:
        parser = command_parser()
        parsed = parser.parse_args(arguments, namespace=Arguments())
        if fault := _misuse(parsed):
            parser.error(fault)
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
    if arguments.each:
        return "with --each every output names a folder, not -" if "-" in targets else None
    return "two outputs have the same name" if len({*targets}) < len(targets) else None


def run(arguments: Arguments) -> int:
    """Carry out a command; returns the exit status (0 done, 1 nothing compared or written)."""
    _spare_encodings()
    # What ends this process ends its worker too.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        match arguments.command:
            case "schema":
                return _schema()
            case "debug":
                return _debug(arguments)
            case "verify":
                return _verify(arguments)
            case "self-check":
                return _self_check()
            case _:
                return _compare_each(arguments) if arguments.each else _compare(arguments)
    except VariorumError as error:
        _say(f"variorum: {error}")
    except KeyboardInterrupt:
        _say("variorum: stopped")
    except BrokenPipeError:
        sys.stderr.close()
    except OSError as error:
        place = printable(error.filename) if error.filename else "standard output"
        _say(f"variorum: {place}: {error.strerror or error}")
    except Exception as error:  # noqa: BLE001 - one of the edges: no traceback reaches a user
        _say_unexpected("", error)
    return 1


def _spare_encodings() -> None:
    """Names of files may hold bytes, and articles letters, that the terminal's encoding lacks."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _say(line: str) -> None:
    print(_harmless(line), file=sys.stderr, flush=True)


def _harmless(text: str) -> str:
    """A line that stays one: a file's name may hold line ends and commands to the terminal."""
    from variorum.export.plain import visible

    return visible(text).replace("\n", "[U+000A]")


def _say_unexpected(what: str, error: Exception) -> None:
    """Own up to a fault of the program; the traceback is shown only where it is asked for."""
    _say(f"variorum: {what}an unexpected fault ({type(error).__name__}: {error})")
    if os.environ.get("VARIORUM_TRACEBACK"):
        traceback.print_exc()


class _StandardError:
    """Progress and notices on standard error."""

    def progress(self, stage: Stage, done: int, total: int, path: str) -> None:
        if path:
            _say(f"{stage} {done + 1}/{total} {path}" if total else f"{stage} {path}")

    def article(self, article: Article) -> None:
        """Nothing to say: progress named it."""

    def notice(self, notice: Notice) -> None:
        _say(f"notice: {notice.path}: {notice.message}" if notice.path else notice.message)


class _Models:
    """Loads the language models once, when first needed."""

    def __init__(self) -> None:
        self._language: Language | None = None

    def __call__(self) -> Language:
        if self._language is None:
            from variorum import language
            from variorum.model.options import Options

            self._language = language.load(Options())
        return self._language


def _write(comparison: Comparison, name: str, target: str, arguments: Arguments) -> None:
    from variorum import export

    settings = export.ReportSettings(title=arguments.title, made=arguments.made)
    if target == "-":
        sys.stdout.buffer.write(export.render(comparison, name, settings))
        sys.stdout.buffer.flush()
        return
    observer = _StandardError()
    for notice in export.write(comparison, name, Path(target), settings):
        observer.notice(notice)


def _compare(arguments: Arguments) -> int:
    from variorum.supervisor import Supervisor

    with Supervisor(_StandardError()) as supervisor:
        comparison = supervisor.compare(
            [Path(path) for path in arguments.paths], reference=arguments.reference
        )
    if not comparison.articles:
        reason = "; ".join(f"{n.path}: {n.message}" for n in comparison.notices[:3])
        _say(f"variorum: no article could be read: {reason or 'no files were found'}")
        return 1
    outputs = arguments.outputs()
    for name, target in outputs.items():
        _write(comparison, name, target, arguments)
    if not outputs:
        _print_summary(comparison)
    return 0


def _print_summary(comparison: Comparison) -> None:
    """The divergences as plain lines, for a look without a file."""
    from variorum.export.phrases import letter

    letters = {article.id: letter(n) for n, article in enumerate(comparison.articles)}
    for article in comparison.articles:
        print(_harmless(f"{letters[article.id]}  {article.title}  ({article.path})"))
    for divergence in comparison.divergences:
        print()
        print(_harmless(f"{divergence.status}: {divergence.about} ({divergence.kind})"))
        for reading in divergence.readings:
            words = " ".join(reading.text.split())
            print(_harmless(f"  {letters[reading.article]}  “{words}”"))
        print(_harmless(f"  {divergence.explanation}"))


def _folders(root: Path, *, written_to: Iterable[str]) -> list[Path]:
    """The sub-folders to compare: not the hidden ones, nor those that the outputs go to."""
    outputs = {Path(target).resolve() for target in written_to}
    return sorted(
        path
        for path in root.iterdir()
        if path.is_dir() and not path.name.startswith(".") and path.resolve() not in outputs
    )


def _compare_folder(folder: Path, arguments: Arguments, supervisor: Supervisor) -> bool:
    """Compare what is in a sub-folder; whether its outputs could be written."""
    try:
        comparison = supervisor.compare([folder], reference=arguments.reference)
        for name, target in arguments.outputs().items():
            _write(comparison, name, str(Path(target) / f"{folder.name}.{name}"), arguments)
    except BrokenPipeError:
        raise
    except VariorumError as error:
        _say(f"variorum: {printable(folder)}: {error}")
    except Exception as error:  # noqa: BLE001 - one bad folder never stops the rest
        _say_unexpected(f"{printable(folder)}: ", error)
    else:
        return True
    return False


def _compare_each(arguments: Arguments) -> int:
    root = arguments.each or Path()
    outputs = arguments.outputs()
    try:
        folders = _folders(root, written_to=outputs.values())
        for target in outputs.values():
            Path(target).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        _say(f"variorum: {printable(error.filename or root)}: {error.strerror or error}")
        return 1
    from variorum.supervisor import Supervisor

    with Supervisor(_StandardError()) as supervisor:
        written = [_compare_folder(folder, arguments, supervisor) for folder in folders]
    if not any(written):
        _say(f"variorum: {printable(root)}: no sub-folder could be compared")
        return 1
    return 0


def _schema() -> int:
    from variorum.model.comparison import Comparison

    schema = msgspec.json.schema(Comparison)
    print(msgspec.json.format(msgspec.json.encode(schema), indent=2).decode())
    return 0


def _debug(arguments: Arguments) -> int:
    from variorum.compare.stages import debug

    result = debug(arguments.stage, [Path(path) for path in arguments.paths], language=_Models())
    print(msgspec.json.format(msgspec.json.encode(result), indent=2).decode())
    return 0


def _verify(arguments: Arguments) -> int:
    from variorum.export.verify import verify

    result = verify(arguments.file, arguments.folder)
    print(_harmless(f"made by {result.generator}"))
    for check in result.checks:
        print(_harmless(f"{check.outcome:<8} {check.subject}: {check.message}"))
    print(result.summary)
    return 0 if result.intact else 1


def _self_check() -> int:
    from variorum import selfcheck

    print(selfcheck.about(), flush=True)
    faults = 0
    for check in selfcheck.run():
        faults += not check.passed
        mark = "works " if check.passed else "FAULT "
        print(_harmless(f"{mark} {check.subject}: {check.message}"), flush=True)
    print("Everything works." if not faults else "Please add these lines to a report of a fault.")
    return 1 if faults else 0
