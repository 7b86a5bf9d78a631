from __future__ import annotations

import pytest

from variorum.export.glyphs import without_glyph


@pytest.mark.parametrize(
    "text",
    [
        "Plain English, naïve café, 50 % – “quoted” … ≠ ≈ ~ ≤ ≥ ✓",
        "Привет, Україно, Ђорђе",
        "Ελλάδα, ὦ ἄνδρες",
        "العربية، فارسی گچپژ، اردو ٹڈڑ",
        "עברית",
        "हिन्दी क्षेत्र",
        "€ ₹ ₽ ₪ → ⇒ ★ ☎ ½ ²",
        "joiners \u200c\u200d and marks \u200e\u200f",
    ],
)
def test_the_shipped_fonts_draw_the_promised_scripts(text: str) -> None:
    assert without_glyph(text) == ""


def test_what_they_lack_is_named_once_and_in_order() -> None:
    assert without_glyph("中文 a 😀 中") == "中文😀"
