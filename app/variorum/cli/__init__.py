"""The command line: the same comparison without a window."""

from __future__ import annotations

import contextlib
import errno
import io
import os
import signal
import sys
import traceback
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from variorum.base.errors import VariorumError
from variorum.base.paths import printable
from variorum.cli.arguments import (
    COMMANDS,
    FORMATS,
    Arguments,
    command_parser,
    parse,
    window_parser,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from variorum.language import Language
    from variorum.model.article import Article
    from variorum.model.comparison import Comparison, Notice
    from variorum.model.messages import Stage
    from variorum.supervisor import Supervisor

__all__ = ["COMMANDS", "FORMATS", "command_parser", "parse", "run", "window_parser"]


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
        _say_refused(error)
    except Exception as error:  # noqa: BLE001 - one of the edges: no traceback reaches a user
        _say_unexpected("", error)
    return 1


def _spare_encodings() -> None:
    """Names of files may hold bytes, and articles letters, that the terminal's encoding lacks."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _say(line: str) -> None:
    if sys.stderr is None:  # the shell's 2>&-; `print` would take standard output
        return
    # A log that is full or gone stops no work.
    with contextlib.suppress(OSError):
        print(_harmless(line), file=sys.stderr, flush=True)


def _harmless(text: str) -> str:
    """A line that stays one: a file's name may hold line ends and commands to the terminal."""
    from variorum.export.plain import visible

    return visible(text).replace("\n", "[U+000A]")


def _say_refused(error: OSError) -> None:
    place = printable(error.filename) if error.filename else "standard output"
    _say(f"variorum: {place}: {error.strerror or error}")


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
        if sys.stdout is None:  # the shell's >&-
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
        sys.stdout.buffer.write(export.render(comparison, name, settings))
        sys.stdout.buffer.flush()
        return
    observer = _StandardError()
    for notice in export.write(comparison, name, Path(target), settings):
        observer.notice(notice)


def _write_all(
    comparison: Comparison, outputs: Mapping[str, str], arguments: Arguments, *, of: str = ""
) -> bool:
    """Write each output, whatever became of those before; whether all could be written."""
    written = True
    for name, target in outputs.items():
        try:
            _write(comparison, name, target, arguments)
        except BrokenPipeError:
            raise
        except VariorumError as error:
            _say(f"variorum: {of}{error}")
        except OSError as error:
            _say_refused(error)
        except Exception as error:  # noqa: BLE001 - one bad format never stops the rest
            _say_unexpected(of, error)
        else:
            continue
        written = False
    return written


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
    if not outputs:
        _print_summary(comparison)
    return 0 if _write_all(comparison, outputs, arguments) else 1


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
    """Compare what is in a sub-folder; whether all its outputs could be written."""
    try:
        comparison = supervisor.compare([folder], reference=arguments.reference)
    except VariorumError as error:
        _say(f"variorum: {printable(folder)}: {error}")
        return False
    except Exception as error:  # noqa: BLE001 - one bad folder never stops the rest
        _say_unexpected(f"{printable(folder)}: ", error)
        return False
    outputs = {
        name: str(Path(target) / f"{folder.name}.{name}")
        for name, target in arguments.outputs().items()
    }
    if not outputs:
        print(_harmless(f"{printable(folder)}:"))
        _print_summary(comparison)
        print()
    return _write_all(comparison, outputs, arguments, of=f"{printable(folder)}: ")


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
    elif not all(written):
        lacking = f"{written.count(False)} of {len(written)} sub-folders"
        _say(f"variorum: {printable(root)}: not all outputs could be written for {lacking}")
    return 0 if written and all(written) else 1


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
