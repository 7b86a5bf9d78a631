"""The command line: exit statuses, outputs, and what it says."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import jsonschema
import pytest


def run(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "variorum", *map(str, arguments)],
        capture_output=True,
        text=True,
        check=False,
        encoding="utf-8",
    )


@pytest.mark.parametrize(
    "arguments",
    [
        ["compare"],
        ["compare", "a", "--each", "b"],
        ["compare", "--nonsense"],
        ["compare", ""],
        ["compare", "a", "--json", ""],
        ["compare", "a", "--json", "-", "--html", "-"],
        ["compare", "--each", "a", "--json", "-"],
        ["compare", "a", "--made", "yesterday"],
        ["debug", "x", "y"],
    ],
)
def test_wrong_usage_is_status_2_and_shows_the_usage(arguments: list[str]) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert "usage: variorum" in done.stderr


@pytest.mark.parametrize("make_bad", ["missing", "empty folder", "empty file"])
def test_nothing_to_compare_is_status_1_with_one_line_saying_why(
    tmp_path: Path, make_bad: str
) -> None:
    target = tmp_path / "there"
    if make_bad == "empty folder":
        target.mkdir()
    elif make_bad == "empty file":
        target.touch()
    done = run("compare", target, "--json", tmp_path / "out.json")
    assert done.returncode == 1
    last = done.stderr.strip().splitlines()[-1]
    assert last.startswith("variorum: ")
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "out.json").exists()


def test_help_and_version_need_no_models() -> None:
    assert "compare" in run("--help").stdout
    assert run("--version").stdout.startswith("Variorum ")


def test_a_name_with_line_ends_and_commands_to_the_terminal_stays_one_line() -> None:
    done = run("compare", "gone\n\x1b[31mred\u202e.txt")
    lines = done.stderr.splitlines()
    assert [line.split()[0] for line in lines] == ["reading", "notice:", "variorum:"]
    assert "gone[U+000A][U+001B][31mred[U+202E].txt" in lines[-1]


def test_each_says_which_place_it_cannot_use(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("in the way")
    for arguments, named in (
        (("--each", tmp_path / "gone", "--json", tmp_path / "out"), "gone: "),
        (("--each", file, "--json", tmp_path / "out"), "file: "),
        (("--each", tmp_path, "--json", file), "file: "),
    ):
        done = run("compare", *arguments)
        assert (done.returncode, "Traceback" in done.stderr) == (1, False)
        assert named in done.stderr
    assert not (tmp_path / "out").exists()


@pytest.mark.model
def test_the_result_follows_the_published_schema(seeds: Path) -> None:
    schema = json.loads(run("schema").stdout)
    done = run("compare", seeds, "--json", "-")
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    jsonschema.validate(result, schema)
    assert (result["format"], result["version"]) == ("variorum-comparison", 1)
    assert [a["bytes"] for a in result["articles"]] == [
        file.stat().st_size for file in sorted(seeds.iterdir())
    ]


@pytest.mark.model
def test_the_result_is_the_same_whether_or_not_it_was_kept(
    seeds: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VARIORUM_CACHE_DIR", str(tmp_path))
    first, again = (run("compare", seeds, "--json", "-").stdout for _ in range(2))
    assert any(path.is_file() for path in tmp_path.rglob("*"))
    assert first == again != ""


@pytest.mark.model
def test_all_outputs_of_one_run(seeds: Path, tmp_path: Path) -> None:
    targets = {
        name: tmp_path / f"out.{name}" for name in ("pdf", "html", "csv", "json", "xlsx", "md")
    }
    flags = [part for name, target in targets.items() for part in (f"--{name}", target)]
    done = run("compare", seeds, *flags)
    assert done.returncode == 0, done.stderr
    assert targets["pdf"].read_bytes().startswith(b"%PDF-")
    assert targets["html"].read_text("utf-8").lstrip().lower().startswith("<!doctype html>")
    assert "people" in targets["csv"].read_text("utf-8-sig")
    assert sorted(p.name for p in tmp_path.iterdir()) == sorted(t.name for t in targets.values())


@pytest.mark.model
def test_each_writes_a_file_for_every_folder_and_goes_on_after_a_bad_one(tmp_path: Path) -> None:
    root, out = tmp_path / "root", tmp_path / "out"
    for name in ("good", "nothing", "single"):
        (root / name).mkdir(parents=True)
    for number in "12":
        (root / "good" / f"{number}.txt").write_text(
            f"Flood hits town\n\nThe river rose by {number} metres on Monday, the mayor said.",
            "utf-8",
        )
    (root / "nothing" / "broken.pdf").write_bytes(b"%PDF-1.7 and no more")
    (root / "single" / "one.txt").write_text("Storm\n\nA storm closed the port.", "utf-8")
    done = run("compare", "--each", root, "--json", out)
    assert done.returncode == 0, done.stderr
    results = {p.stem: json.loads(p.read_text("utf-8")) for p in out.iterdir()}
    assert sorted(results) == ["good", "nothing", "single"]
    assert results["nothing"]["articles"] == []
    assert "broken.pdf" in results["nothing"]["notices"][0]["path"]
    assert [n["code"] for n in results["single"]["notices"]] == ["single"]
    assert len(results["good"]["articles"]) == 2


@pytest.mark.model
def test_an_output_that_cannot_be_written_keeps_no_other_from_being_written(tmp_path: Path) -> None:
    (tmp_path / "one.txt").write_text("Storm\n\nA storm closed the port.", "utf-8")
    gone, there = tmp_path / "gone" / "a.pdf", tmp_path / "a.md"
    done = run("compare", tmp_path / "one.txt", "--pdf", gone, "--csv", tmp_path, "--md", there)
    assert done.returncode == 1
    assert "a.pdf: The file could not be written" in done.stderr
    assert there.read_text("utf-8").startswith("# Storm\n")


@pytest.mark.model
def test_each_tells_in_its_status_that_an_output_is_missing(tmp_path: Path) -> None:
    for name in ("first", "second"):
        (tmp_path / "root" / name).mkdir(parents=True)
        (tmp_path / "root" / name / "one.txt").write_text("Storm\n\nIt blew.", "utf-8")
    (tmp_path / "out" / "first.csv").mkdir(parents=True)
    out = tmp_path / "out"
    done = run("compare", "--each", tmp_path / "root", "--csv", out, "--md", out)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].endswith("for 1 of 2 sub-folders")
    assert all((out / name).is_file() for name in ("first.md", "second.csv", "second.md"))


@pytest.mark.model
def test_each_without_outputs_prints_what_is_in_each_folder(tmp_path: Path) -> None:
    for name in ("first", "second"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "one.txt").write_text(f"Storm {name}\n\nIt blew.", "utf-8")
    said = run("compare", "--each", tmp_path).stdout
    places = [said.index(f"{word}") for word in ("first:", "Storm first", "second:")]
    assert places == sorted(places)


@pytest.mark.model
@pytest.mark.skipif(sys.platform == "win32", reason="its names have one encoding")
def test_names_that_the_locale_lacks_letters_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "Zoë").mkdir()
    (tmp_path / "Zoë" / "café.txt").write_text("Storm\n\nA storm closed the port.", "utf-8")
    for name, value in (("LC_ALL", "C"), ("PYTHONUTF8", "0"), ("PYTHONCOERCECLOCALE", "0")):
        monkeypatch.setenv(name, value)
    out = tmp_path / "Übersicht.json"
    done = run("compare", tmp_path / "Zoë", "--json", out)
    assert done.returncode == 0, done.stderr
    assert json.loads(out.read_text("utf-8"))["articles"][0]["path"].endswith("Zoë/café.txt")


@pytest.mark.model
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device and a shell of Linux")
@pytest.mark.parametrize("log", ["2>&-", "2>/dev/full"])
def test_a_log_that_is_closed_or_full_stops_nothing_and_disturbs_no_output(
    tmp_path: Path, log: str
) -> None:
    (tmp_path / "one.txt").write_text("Storm\n\nA storm closed the port.", "utf-8")
    command = f'exec "$0" -m variorum compare "$1" --json - {log}'
    done = subprocess.run(
        ["/bin/sh", "-c", command, sys.executable, tmp_path], capture_output=True, check=False
    )
    assert done.returncode == 0
    assert json.loads(done.stdout)["articles"]


@pytest.mark.skipif(sys.platform == "win32", reason="a shell of POSIX")
def test_a_closed_standard_output_is_told(tmp_path: Path) -> None:
    (tmp_path / "one.txt").write_text("Storm\n\nA storm closed the port.", "utf-8")
    command = 'exec "$0" -m variorum compare "$1" --json - >&-'
    done = subprocess.run(
        ["/bin/sh", "-c", command, sys.executable, tmp_path], capture_output=True, check=False
    )
    assert done.returncode == 1
    assert b"variorum: standard output: " in done.stderr


@pytest.mark.model
def test_each_passes_over_hidden_folders_and_its_own_outputs(tmp_path: Path) -> None:
    for name in ("story", ".hidden", "out"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "one.txt").write_text("Storm\n\nA storm closed the port.", "utf-8")
    done = run("compare", "--each", tmp_path, "--json", tmp_path / "out")
    assert done.returncode == 0, done.stderr
    assert sorted(p.name for p in (tmp_path / "out").iterdir()) == ["one.txt", "story.json"]


@pytest.mark.model
def test_a_terminal_that_lacks_letters_is_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "one.txt").write_text("Café “Zoë”\n\nA storm closed the port.", "utf-8")
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    done = run("compare", tmp_path)
    assert done.returncode == 0, done.stderr
    assert r"Caf\xe9 \u201cZo\xeb\u201d" in done.stdout


@pytest.mark.model
@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_stops_it_with_one_line(tmp_path: Path, number: signal.Signals) -> None:
    for name in "abcdefgh":
        (tmp_path / f"{name}.txt").write_text(f"Flood hits {name}\n\nThe river rose.", "utf-8")
    process = subprocess.Popen(
        [sys.executable, "-m", "variorum", "compare", tmp_path],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stderr
    assert process.stderr.readline().startswith("reading")
    process.send_signal(number)
    said = process.communicate(timeout=60)[1].splitlines()
    assert process.returncode == 1
    assert said[-1] == "variorum: stopped"
    assert not any("Traceback" in line for line in said)


@pytest.mark.model
def test_without_outputs_the_divergences_are_printed(seeds: Path) -> None:
    done = run("compare", seeds)
    assert "conflict: people" in done.stdout


@pytest.mark.model
@pytest.mark.parametrize("stage", ["reading", "language", "alignment", "divergence"])
def test_debug_prints_what_a_stage_made(seeds: Path, stage: str) -> None:
    done = run("debug", stage, seeds)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)


@pytest.mark.model
def test_verify_tells_whether_an_article_was_changed_since(tmp_path: Path) -> None:
    for number in "12":
        (tmp_path / f"{number}.txt").write_text(
            f"Flood hits town\n\nThe river rose by {number} metres on Monday, the mayor said.",
            "utf-8",
        )
    report = tmp_path / "report.pdf"
    assert run("compare", tmp_path / "1.txt", tmp_path / "2.txt", "--pdf", report).returncode == 0
    intact = run("verify", report, tmp_path)
    assert (intact.returncode, intact.stdout.splitlines()[-1]) == (0, "Nothing was changed.")
    (tmp_path / "2.txt").write_text("Flood hits town\n\nNothing happened.", "utf-8")
    changed = run("verify", report, tmp_path)
    assert changed.returncode == 1
    assert "2.txt" in changed.stdout


def test_verify_says_why_a_file_is_no_report(tmp_path: Path) -> None:
    other = tmp_path / "other.pdf"
    other.write_bytes(b"not a pdf")
    done = run("verify", other)
    assert done.returncode == 1
    assert "other.pdf" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
def test_a_full_standard_output_is_told() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "variorum", "schema"],
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert done.returncode != 0
    assert b"standard output: No space left on device" in done.stderr
