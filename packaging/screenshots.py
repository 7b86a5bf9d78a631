"""Makes the README's pictures from the seeds: the real program, on a screen of its own."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "resources" / "screenshots"
sys.path.insert(0, str(ROOT / "tests" / "gui"))
import screen  # noqa: E402 - a module beside the window's tests


def window(appearance: str) -> None:
    """A picture of the window with the first difference chosen."""
    with tempfile.TemporaryDirectory() as tmp:
        settings = Path(tmp) / "variorum" / "variorum.conf"
        settings.parent.mkdir(parents=True)
        settings.write_text(f"[General]\nappearance={appearance}\n", "utf-8")
        environment = {"XDG_CONFIG_HOME": tmp, "XDG_DATA_HOME": tmp, "XDG_CACHE_HOME": tmp}
        with screen.screen("1440x900", environment) as display:
            program = display.start([sys.executable, "-m", "variorum", "seeds"])
            try:
                display.wait_for_window("seeds", 60)
                time.sleep(10)
                display.tool("key", "alt+Down")
                time.sleep(1.5)
                shutil.move(display.picture(f"window-{appearance}"), TARGET)
            finally:
                program.terminate()
                program.wait(20)


def report() -> None:
    """A picture of the first page of the exported comparison."""
    with tempfile.TemporaryDirectory() as tmp:
        pdf = Path(tmp) / "report.pdf"
        command = [sys.executable, "-m", "variorum", "compare", "seeds", "--pdf", str(pdf)]
        subprocess.run(command, check=True)
        subprocess.run(
            ["pdftoppm", "-r", "90", "-f", "1", "-l", "1", "-singlefile", "-png", str(pdf),
             str(TARGET / "report")], check=True,
        )  # fmt: skip


if __name__ == "__main__":
    if missing := screen.missing():
        sys.exit(f"needs {', '.join(missing)}")
    shutil.rmtree(TARGET, ignore_errors=True)
    TARGET.mkdir(parents=True)
    for name in ("light", "dark"):
        window(name)
    report()
    print(f"The pictures are in {TARGET}")
