"""Man page and completions hold what the command line takes."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from parts import command_line
from variorum import cli


def _options() -> list[tuple[str, str]]:
    """Every option, with its command, as `--help` shows it."""
    found: list[tuple[str, str]] = []
    for command, parser in command_line.parsers().items():
        names = re.findall(r"(?<![\w-])--?[a-z][a-z-]*", parser.format_help())
        found += [(command, name) for name in dict.fromkeys(names) if name in _known(parser)]
    return found


def _known(parser: object) -> set[str]:
    return set(parser._option_string_actions)  # type: ignore[attr-defined]


def test_every_command_of_the_program_is_known() -> None:
    assert set(command_line.parsers()) == {"", *cli.COMMANDS}
    assert len(_options()) > 15


@pytest.mark.parametrize(("command", "option"), _options())
def test_the_man_page_has_every_option(command: str, option: str) -> None:
    page = command_line.man_page()
    section = page.partition(f".SS {command}" if command else ".SH OPTIONS")[2]
    section = re.split(r"\n\.S[SH] ", section)[0]
    assert rf"\fB{option.replace('-', chr(92) + '-')}\fR" in section


@pytest.mark.skipif(not shutil.which("groff"), reason="needs groff")
def test_the_man_page_is_well_formed() -> None:
    done = subprocess.run(
        ["groff", "-man", "-Tutf8", "-ww", "-z"],
        input=command_line.man_page(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


def _completed(tmp_path: Path, *words: str) -> list[str]:
    """What bash offers for the last of these words."""
    script = tmp_path / "variorum"
    script.write_text(command_line.bash(), "utf-8")
    line = " ".join(f"'{word}'" for word in words)
    ask = f"source {script}; COMP_WORDS=({line}); COMP_CWORD={len(words) - 1}; _variorum; "
    done = subprocess.run(
        ["bash", "-c", ask + 'printf "%s\\n" "${COMPREPLY[@]}"'],
        capture_output=True,
        text=True,
        check=True,
        cwd=tmp_path,
    )
    return done.stdout.split()


@pytest.mark.skipif(not shutil.which("bash"), reason="needs bash")
@pytest.mark.parametrize(("command", "option"), _options())
def test_bash_completes_every_option(tmp_path: Path, command: str, option: str) -> None:
    words = ["variorum", *([command] if command else []), option[:-1]]
    assert option in _completed(tmp_path, *words)


@pytest.mark.skipif(not shutil.which("bash"), reason="needs bash")
def test_bash_completes_commands_files_folders_and_stages(tmp_path: Path) -> None:
    (tmp_path / "comma").mkdir()
    (tmp_path / "common.txt").touch()
    assert set(_completed(tmp_path, "variorum", "com")) == {"compare", "comma", "common.txt"}
    assert _completed(tmp_path, "variorum", "compare", "--each", "com") == ["comma"]
    assert set(_completed(tmp_path, "variorum", "compare", "--pdf", "c")) == {"comma", "common.txt"}
    assert _completed(tmp_path, "variorum", "debug", "l") == ["language"]
    assert _completed(tmp_path, "variorum", "compare", "--title", "c") == []


@pytest.mark.parametrize(("command", "option"), _options())
def test_zsh_and_fish_know_every_option(command: str, option: str) -> None:
    zsh = command_line.zsh()
    begin = f"        {command or '*'})\n"
    assert f"'{option}[" in zsh.partition(begin)[2].partition(";;")[0]
    switch = f"-l {option[2:]} " if option.startswith("--") else f"-s {option[1:]} "
    condition = f"__fish_seen_subcommand_from {command}'" if command else "-n __fish_use_subcommand"
    lines = [line for line in command_line.fish().splitlines() if condition in line]
    assert any(switch in line for line in lines)
