"""What a screen reader is told, asked for through AT-SPI as a screen reader does."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import screen

from variorum.base.paths import seeds

HERE = Path(__file__).parent
SYSTEM_PYTHON = "/usr/bin/python3"
BUS = "/usr/libexec/at-spi-bus-launcher"
# Asking for the address of the bus for screen readers starts it.
SCRIPT = """
dbus-send --session --print-reply --dest=org.a11y.Bus /org/a11y/bus org.a11y.Bus.GetAddress
{python} {launch} {seeds} &
program=$!
{system} {tree} variorum "people who fell" 90 alt+Down alt+Down alt+Down
kill $program
wait $program
"""


def _missing() -> list[str]:
    missing = [name for name in ("Xvfb", "dbus-run-session", "dbus-send") if not shutil.which(name)]
    missing += [] if Path(BUS).exists() else ["at-spi2-core"]
    probe = [SYSTEM_PYTHON, "-c", "import pyatspi"]
    if not missing and subprocess.run(probe, capture_output=True, check=False).returncode:
        missing.append("python3-pyatspi")
    return missing


pytestmark = [pytest.mark.window]


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    """What a screen reader is told: of all that is there, then after each key."""
    if missing := _missing():
        pytest.skip(f"needs {', '.join(missing)}")
    folder = tmp_path_factory.mktemp("home")
    (folder / "run").mkdir(mode=0o700)
    environment = {
        "XDG_CONFIG_HOME": str(folder / "config"),
        "XDG_DATA_HOME": str(folder / "data"),
        "XDG_RUNTIME_DIR": str(folder / "run"),
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
    }
    script = SCRIPT.format(
        python=sys.executable,
        launch=HERE / "launch.py",
        seeds=seeds(),
        system=SYSTEM_PYTHON,
        tree=HERE / "atspi_tree.py",
    )
    with screen.screen("1440x900", environment) as display:
        done = display.run(["dbus-run-session", "--", "sh", "-c", script])
    # The bus, too, writes to standard output.
    found = [json.loads(line) for line in done.splitlines() if line.startswith("{")]
    assert found
    return found


@pytest.fixture(scope="module")
def tree(told: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What is on screen, from the top."""
    return [item for item in told if item.get("showing")]


def names(tree: list[dict[str, Any]], role: str) -> list[str]:
    return [item["name"] for item in tree if item["role"] == role]


def test_everything_that_takes_the_focus_has_a_name(tree: list[dict[str, Any]]) -> None:
    holders = ("filler", "layered pane", "panel", "split pane")
    nameless = [i for i in tree if i["focusable"] and not i["name"] and i["role"] not in holders]
    assert nameless == []


def test_articles_are_texts_in_the_order_of_the_panes(tree: list[dict[str, Any]]) -> None:
    articles = [i for i in tree if i["role"] == "text" and i["name"].startswith("Article ")]
    assert [item["name"][:10] for item in articles] == ["Article A:", "Article B:", "Article C:"]
    assert articles[0]["text"].startswith("Hundreds of Afghans fleeing Kabul")


def test_differences_are_read_with_every_articles_words(tree: list[dict[str, Any]]) -> None:
    cards = [name for name in names(tree, "list item") if "people who fell" in name]
    assert len(cards) == 1
    assert "conflict" in cards[0]
    assert "B: at least two; C: two; C: three" in cards[0]
    assert "2 and 3 cannot both hold" in cards[0]


def test_kinds_are_check_boxes_that_say_how_many(tree: list[dict[str, Any]]) -> None:
    boxes = [item for item in tree if item["role"] == "check box"]
    by_name = {item["name"]: item["checked"] for item in boxes}
    assert by_name["Figures 2"]
    assert by_name["Sources 1"]
    assert by_name["Scroll together"]


def test_the_parts_are_met_in_the_order_of_the_window(tree: list[dict[str, Any]]) -> None:
    order = [item["name"] for item in tree]
    places = [
        order.index(name)
        for name in ("Open folder…", "Figures 2", "Find in all articles", "Articles", "Differences")
    ]
    assert places == sorted(places)
    first_article = next(n for n, name in enumerate(order) if name.startswith("Article A:"))
    assert order.index("Articles") < first_article < order.index("Differences")


def test_differences_are_met_in_reading_order_wherever_the_focus_is(
    told: list[dict[str, Any]],
) -> None:
    """The key for the next one puts the carets before the words, and the difference is spoken."""
    steps = [item for item in told if "after" in item]
    spoken = [step["heard"] for step in steps]
    assert [len(heard) for heard in spoken] == [1, 1, 1]
    assert [heard[0][: heard[0].index(" (")] for heard in spoken] == [
        "1. people on board",
        "2. people who fell from the plane",
        "3. quote of a defence official",
    ]
    assert "B: at least two; C: two; C: three" in spoken[1][0]
    assert steps[0]["carets"]["Article B"].startswith("more than 600")
    assert steps[1]["carets"]["Article B"].startswith("at least two")
    assert steps[2]["carets"]["Article C"].startswith("“made the decision")
