from __future__ import annotations

from typing import TYPE_CHECKING

from markdown_it import MarkdownIt

from variorum.export import Note, ReportSettings, render
from variorum.export.markdown import snippet
from variorum.export.report import build

if TYPE_CHECKING:
    from variorum.model.comparison import Comparison


def shown(comparison: Comparison, **settings: tuple[Note, ...]) -> str:
    """What a content system makes of it, as HTML."""
    text = render(comparison, "md", ReportSettings(**settings)).decode()
    return MarkdownIt("commonmark").render(text)


def test_a_content_system_reads_it_as_meant(comparison: Comparison) -> None:
    html = shown(comparison, notes=(Note("d2", "confirmed", "Seen in the video."),))
    assert "<h3>F2 people who fell from the plane (conflict)</h3>" in html
    assert (
        "<strong>B</strong> … of moving military planes and <strong>at least two</strong> "
        "reportedly fell to their deaths from the … [≥ 2 people]"
    ) in html
    assert "“They should be in <strong>the</strong> government structure" in html
    assert "<strong>people who fell from the plane</strong> (confirmed): Seen in the video." in html
    assert "published: not recorded" in html


def test_hostile_texts_are_only_text(hostile: Comparison) -> None:
    html = shown(hostile)
    assert "<script" not in html
    assert "<img" not in html
    assert "<a " not in html
    assert "<code>" not in html
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in html
    assert "#strong[*bold*] _it_ $x^2$ `code`" in html
    assert "\u202e" not in html


def test_a_single_difference_can_be_copied_with_its_sources(comparison: Comparison) -> None:
    report = build(comparison, settings=ReportSettings())
    assert snippet(report, "d4").splitlines() == [
        "quote of Enamullah Samangani (wording differs)",
        (
            "A (Hundreds of Afghans fleeing Kabul pictured tightly packed in a US Air Force cargo "
            "plane, seeds/000_14bf3bbfb8b68e24.txt, SHA-256 "
            "96e32e12ab858815e2bfe0b1de6d90f8a7fd6727bd592a0f9ca58ed8a0614ebc):"
        ),
        (
            "   “They should be in the government structure according to Shariah law.” "
            "[speaker: Enamullah Samangani]"
        ),
        (
            "B (This photo captures how desperate Afghans are to escape Taliban, "
            "seeds/001_7756e5edb60de83c.txt, SHA-256 "
            "5317b1b7fce5bfec20822990b45bb5e3e9b05e853aafaf49c6e65f3d7834c347):"
        ),
        "   “They should be in government structure according to Shariah law”",
        "The quotes differ by one word.",
    ]
    assert snippet(report, "d99") == ""
