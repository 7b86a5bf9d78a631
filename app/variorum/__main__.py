"""Chooses between the window and the command line."""

from __future__ import annotations

import sys


def main(arguments: list[str] | None = None) -> int:
    """Run Variorum with `arguments` (default: those of the process); return the exit status."""
    arguments = sys.argv[1:] if arguments is None else arguments
    if arguments[:1] == ["--worker"]:
        from variorum import worker

        return worker.main()
    from variorum import cli

    parsed = cli.parse(arguments)
    if parsed.command is not None:
        return cli.run(parsed)
    from variorum.gui.app import run

    return run(parsed.paths)


if __name__ == "__main__":
    sys.exit(main())
