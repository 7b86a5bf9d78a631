"""What a single stage makes of files, for looking into a result."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from variorum.compare.orchestrator import compare
from variorum.model.options import Options
from variorum.reading import discover, read

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from variorum.language import Language


def debug(stage: str, paths: Sequence[Path], *, language: Callable[[], Language]) -> Any:
    """Run the stages up to `stage` and return what it made, ready to be encoded as JSON.

    Args:
        stage: reading, language, alignment or divergence.
        paths: Files and folders.
        language: Gives the loaded language pipeline.

    Raises:
        ReadingError: A file cannot be read (for the stages reading and language).
    """
    options = Options()
    match stage:
        case "reading":
            return [read(file, options=options) for file in discover(paths)[0]]
        case "language":
            loaded = language()
            return [
                loaded.annotate(read(file, options=options), article_id=f"a{number}")
                for number, file in enumerate(discover(paths)[0], 1)
            ]
        case _:
            comparison = compare(paths, language=language, options=options)
            if stage == "divergence":
                return comparison.divergences
            return {"links": comparison.alignments, "statements": comparison.statements}
