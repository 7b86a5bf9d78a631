"""Text folded for comparing: quotes, dashes, spaces and case made alike."""

from __future__ import annotations

_ALIKE = str.maketrans(
    {
        **dict.fromkeys("‘’‚‛′`´", "'"),
        **dict.fromkeys("“”„‟«»″", '"'),
        **dict.fromkeys("‐‑‒–—―−", "-"),
    },
)


def folded(text: str) -> str:
    """`text` in lower case with plain quotes and dashes and single spaces; offsets change."""
    return " ".join(text.translate(_ALIKE).casefold().split())
