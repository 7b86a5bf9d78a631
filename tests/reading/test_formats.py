"""The table of formats: one line each, nothing heavy loaded before it is needed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from variorum.reading import formats

HEAVY = ("lxml", "trafilatura", "pypdfium2", "chardet", "striprtf", "markdown_it", "spacy", "numpy")


def test_each_suffix_belongs_to_one_format() -> None:
    suffixes = [suffix for kind in formats.FORMATS for suffix in kind.suffixes]
    assert len(suffixes) == len(set(suffixes)) == len(formats.SUFFIXES)
    assert all(suffix.startswith(".") and suffix.islower() for suffix in suffixes)


def test_formats_have_names_and_descriptions_of_their_own() -> None:
    assert len({kind.name for kind in formats.FORMATS}) == len(formats.FORMATS)
    assert len({kind.described for kind in formats.FORMATS}) == len(formats.FORMATS)


def test_each_format_is_a_module_of_its_own() -> None:
    folder = Path(formats.__file__).parent
    assert all((folder / f"{kind.name}.py").is_file() for kind in formats.FORMATS)


def test_nothing_heavy_is_loaded_before_it_is_needed() -> None:
    program = f"import sys, variorum.reading; print(*(n for n in {HEAVY!r} if n in sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == ""
