"""The man page and the shells' completions, made from the program's own argument parsers."""

from __future__ import annotations

import argparse
import re
import textwrap
from typing import TYPE_CHECKING

from parts import facts
from variorum import cli

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_FOLDERS = ("ROOT",)
_FREE = ("TIME", "TITLE")
"""What an argument is called when it is a folder, and when it is no file at all."""


def parsers() -> dict[str, argparse.ArgumentParser]:
    """The parser of each command; that of the window under the empty name."""
    commands = next(
        action
        for action in cli.command_parser()._actions  # noqa: SLF001 - there is no public way
        if isinstance(action, argparse._SubParsersAction)  # noqa: SLF001
    )
    return {"": cli.window_parser(), **commands.choices}


def helps() -> dict[str, str]:
    """What each command is for."""
    commands = next(
        action
        for action in cli.command_parser()._actions  # noqa: SLF001
        if isinstance(action, argparse._SubParsersAction)  # noqa: SLF001
    )
    return {choice.dest: choice.help or "" for choice in commands._choices_actions}  # noqa: SLF001


def arguments(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    """Options and positional arguments, in the order of the help."""
    for action in parser._actions:  # noqa: SLF001
        if action.help != argparse.SUPPRESS:
            yield action


def options(parser: argparse.ArgumentParser) -> list[str]:
    """Every way to write an option."""
    return [name for action in arguments(parser) for name in action.option_strings]


def _name(action: argparse.Action) -> str:
    if action.metavar:
        return str(action.metavar)
    if action.choices:
        return "|".join(map(str, action.choices))
    return action.dest.upper()


def _takes_value(action: argparse.Action) -> bool:
    return bool(action.option_strings) and action.nargs != 0


# --- man page


def _roff(text: str) -> str:
    """Text that troff prints as it stands."""
    escaped = text.replace("\\", r"\e").replace("-", r"\-").replace("…", "...")
    return "\n".join(
        rf"\&{line}" if line.startswith((".", "'")) else line for line in escaped.splitlines()
    )


def _described(action: argparse.Action) -> list[str]:
    value = rf" \fI{_roff(_name(action))}\fR"
    if action.option_strings:
        names = ", ".join(rf"\fB{_roff(name)}\fR" for name in action.option_strings)
        head = names + (value if _takes_value(action) else "")
    else:
        head = value.strip()
    text = (action.help or "").replace("%%", "%")
    return [".TP", head, _roff(text[:1].upper() + text[1:]) + "."]


def _synopsis(name: str, parser: argparse.ArgumentParser) -> list[str]:
    usage = " ".join(parser.format_usage().split()).removeprefix("usage: ")
    rest = usage.removeprefix("variorum").strip().removeprefix(name).strip()
    return [
        ".br" if name else ".B variorum",
        *([rf"\fBvariorum {name}\fR"] if name else []),
        _roff(rest),
    ]


def man_page() -> str:
    """variorum(1) in the man macros."""
    lines = [
        f'.TH VARIORUM 1 "{facts.day()}" "Variorum {facts.version()}" "User commands"',
        ".SH NAME",
        rf"variorum \- {_roff(facts.SUMMARY[0].lower() + facts.SUMMARY[1:])}",
        ".SH SYNOPSIS",
        ".nh",
        ".ad l",
    ]
    found, purposes = parsers(), helps()
    for name, parser in found.items():
        lines += _synopsis(name, parser)
    lines += [".ad b", ".hy", ".SH DESCRIPTION"]
    for paragraph in facts.DESCRIPTION:
        lines += [_roff(textwrap.fill(paragraph, 78)), ".PP"]
    lines += ["Without a command the window opens, with the files and folders that are named."]
    lines += [".SH OPTIONS"]
    for action in arguments(found[""]):
        lines += _described(action)
    lines += [".SH COMMANDS"]
    for name, parser in found.items():
        if not name:
            continue
        purpose = purposes[name]
        lines += [f".SS {name}", _roff(purpose[:1].upper() + purpose[1:]) + "."]
        for action in arguments(parser):
            lines += _described(action)
    return "\n".join([*lines, *_CLOSING]) + "\n"


_CLOSING = (
    ".SH EXIT STATUS",
    ".TP",
    "0",
    r"Done. Files that could not be read are named on standard error and in every output.",
    ".TP",
    "1",
    "Nothing could be compared or written, with one line that says why; a report was changed; the",
    "program found a fault in itself.",
    ".TP",
    "2",
    "Wrong usage.",
    ".SH ENVIRONMENT",
    ".TP",
    "VARIORUM_CACHE_DIR",
    "Where annotations are kept so that an article is analysed once. All of it can be deleted.",
    ".TP",
    "VARIORUM_TRACEBACK",
    "When set, faults are told in full on standard error.",
    ".SH FILES",
    ".TP",
    r"\fI~/.config/variorum/\fR",
    "Settings of the window.",
    ".TP",
    r"\fI~/.cache/variorum/\fR",
    "Annotations; see VARIORUM_CACHE_DIR.",
    ".TP",
    r"\fI~/.local/share/variorum/\fR",
    "Comparisons that were not saved yet.",
    ".SH EXAMPLES",
    ".nf",
    r"variorum articles/",
    r"variorum compare articles/ \-\-pdf comparison.pdf",
    r"variorum compare \-\-each archive/ \-\-json results/",
    r"variorum verify comparison.pdf articles/",
    ".fi",
)


# --- completions


def bash() -> str:
    """The completion for bash."""
    found = parsers()
    commands = " ".join(name for name in found if name)
    cases: list[str] = []
    for name, parser in found.items():
        files, folders, free, choices = _values(parser)
        body = [f"        {name or chr(39) * 2})"]
        if folders:
            body.append(f"            [[ $before == @({'|'.join(folders)}) ]] && kind=folder")
        if free:
            body.append(f"            [[ $before == @({'|'.join(free)}) ]] && kind=none")
        if files:
            body.append(f"            [[ $before == @({'|'.join(files)}) ]] && kind=file")
        if choices:
            body.append(f"            if [[ $before == {name} && $word != -* ]]; then")
            body += [f'                kind=choice choices="{choices}"', "            fi"]
        body += [f'            options="{" ".join(options(parser))}"', "            ;;"]
        cases += body
    template = (facts.ROOT / "packaging" / "linux" / "completion.bash").read_text("utf-8")
    return template.replace("@COMMANDS@", commands).replace("@CASES@", "\n".join(cases))


def _values(
    parser: argparse.ArgumentParser,
) -> tuple[Sequence[str], Sequence[str], Sequence[str], str]:
    """Options that take a file, a folder, something else; the choices of the first argument."""
    files: list[str] = []
    folders: list[str] = []
    free: list[str] = []
    choices = ""
    for action in arguments(parser):
        if not action.option_strings and action.choices and not choices:
            choices = " ".join(map(str, action.choices))
        elif _takes_value(action):
            name = _name(action)
            into = folders if name in _FOLDERS else free if name in _FREE else files
            into += action.option_strings
    return files, folders, free, choices


def zsh() -> str:
    """The completion for zsh."""
    lines = ["#compdef variorum", "", "_variorum() {", "    local -a commands", "    commands=("]
    found, purposes = parsers(), helps()
    lines += [f"        {_quoted(f'{n}:{purposes[n]}')}" for n in found if n]
    lines += ["    )", '    case "${words[2]}" in']
    for name, parser in found.items():
        if name:
            lines += [f"        {name})", "            shift words; (( CURRENT-- ))"]
            lines += ["            _arguments -s \\", *_zsh_arguments(parser), "            ;;"]
    lines += [
        "        *)",
        "            (( CURRENT == 2 )) && _describe command commands",
        "            _arguments -s \\",
        *_zsh_arguments(found[""]),
        "            ;;",
        "    esac",
        "}",
        "",
        '_variorum "$@"',
        "",
    ]
    return "\n".join(lines)


def _zsh_arguments(parser: argparse.ArgumentParser) -> list[str]:
    specs: list[str] = []
    for action in arguments(parser):
        value = f":{_name(action)}:{_zsh_values(action)}"
        if action.option_strings:
            text = re.sub(r"[\[\]:]", " ", action.help or "")
            rest = value if _takes_value(action) else ""
            specs += [f"{name}[{text}]{rest}" for name in action.option_strings]
        else:
            many = "*" if action.nargs in ("*", "+") else ""
            specs.append(f"{many}{value}")
    return [
        f"                {_quoted(spec)}{' ' + chr(92) if n < len(specs) else ''}"
        for n, spec in enumerate(specs, 1)
    ]


def _zsh_values(action: argparse.Action) -> str:
    if action.choices:
        return f"({' '.join(map(str, action.choices))})"
    if _name(action) in _FOLDERS:
        return "_files -/"
    return " " if _name(action) in _FREE else "_files"


def fish() -> str:
    """The completion for fish."""
    found, purposes = parsers(), helps()
    none = "__fish_use_subcommand"
    lines = ["# fish completion for variorum"]
    lines += [
        f"complete -c variorum -n {none} -a {name} -d {_quoted(purposes[name])}"
        for name in found
        if name
    ]
    for name, parser in found.items():
        condition = f"-n '__fish_seen_subcommand_from {name}'" if name else f"-n {none}"
        for action in arguments(parser):
            if action.choices and not action.option_strings:
                choices = " ".join(map(str, action.choices))
                lines.append(f"complete -c variorum {condition} -a {_quoted(choices)}")
            lines += [_fish_option(action, option, condition) for option in action.option_strings]
    return "\n".join([*lines, ""])


def _fish_option(action: argparse.Action, option: str, condition: str) -> str:
    kind = f"-l {option[2:]}" if option.startswith("--") else f"-s {option[1:]}"
    takes = ""
    if _takes_value(action):
        takes = " -x" if _name(action) in _FREE else " -r"
        if _name(action) in _FOLDERS:
            takes = " -x -a '(__fish_complete_directories)'"
    return f"complete -c variorum {condition} {kind}{takes} -d {_quoted(action.help or '')}"


def _quoted(text: str) -> str:
    return "'" + text.replace("'", r"'\''") + "'"
