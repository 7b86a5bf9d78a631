"""Starts the real program with the worker that needs no models.

python launch.py [PATH...]
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import sample

from variorum import worker
from variorum.gui.app import run

worker.command = lambda: list(sample.FAKE_WORKER)
sys.exit(run(sys.argv[1:]))
