from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import TYPE_CHECKING

import pytest

from variorum.export import ReportSettings, render
from variorum.model.comparison import Comparison

if TYPE_CHECKING:
    from collections.abc import Callable


class Page(HTMLParser):
    """Collects names, targets, tags and visible text, and that every element is closed."""

    VOID = ("meta", "br", "img", "link", "input")

    def __init__(self, data: bytes) -> None:
        super().__init__()
        self.names: list[str] = []
        self.targets: list[str] = []
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.text = ""
        self._open: list[str] = []
        self.feed(data.decode())
        self.close()
        assert not self._open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs
        for name, value in attrs:
            if name == "id":
                self.names.append(value or "")
            if name == "href":
                self.targets.append(value or "")
        if tag not in self.VOID:
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self._open and self._open[-1] not in ("style", "script", "title"):
            self.text += data


def page(comparison: Comparison, **settings: tuple[str, ...]) -> Page:
    return Page(render(comparison, "html", ReportSettings(**settings)))


def test_links_stay_inside_the_file_and_lead_somewhere(comparison: Comparison) -> None:
    found = page(comparison)
    assert len(found.names) == len(set(found.names))
    assert found.targets
    for target in found.targets:
        assert target.startswith("#")
        assert target[1:] in found.names


@pytest.mark.parametrize(
    "parts", [("differences",), ("texts",), ("statements", "notes"), ("only-here", "texts"), ()]
)
def test_parts_left_out_leave_no_dangling_links(
    comparison: Comparison, make_many: Callable[..., Comparison], parts: tuple[str, ...]
) -> None:
    for made in (comparison, make_many(5, 4)):
        found = page(made, parts=parts)
        assert len(found.names) == len(set(found.names))
        assert {target[1:] for target in found.targets} <= set(found.names)


def test_it_asks_the_network_for_nothing(comparison: Comparison) -> None:
    data = render(comparison, "html", ReportSettings()).decode()
    assert "default-src 'none'" in data
    assert not re.search(r"(src|href|action)=\"?(https?:|//)", data)
    assert "url(" not in data
    assert "@import" not in data


def test_it_says_what_the_report_says(comparison: Comparison) -> None:
    text = re.sub(r"\s+", " ", page(comparison).text)
    for words in (
        "Three articles compared: seven differences, of which one is a conflict",
        "96e32e12ab858815 e2bfe0b1de6d90f8",
        "more than 600F1 people crowding into the US air force’s C-17",
        "Sentences that stand in one article alone are not in this table: 1 of A and 1 of C.",
        "Characters that cannot be seen are printed as their code",
    ):
        assert words in text


def test_tables_have_heads_and_sections_have_names(comparison: Comparison) -> None:
    found = page(comparison)
    assert found.tags.count("h1") == 1
    assert found.tags.count("thead") == found.tags.count("table")
    labels = [value for name, value in found.attributes if name == "aria-labelledby"]
    assert set(labels) <= set(found.names)
    assert ("lang", "en") in found.attributes


def test_hostile_texts_are_only_text(hostile: Comparison) -> None:
    found = page(hostile)
    assert found.tags.count("script") == 1
    assert "img" not in found.tags
    assert "b" not in found.tags
    assert not any(name.startswith("on") for name, _ in found.attributes)
    assert not any((value or "").startswith("javascript:") for _, value in found.attributes)
    assert "<script>alert(1)</script><img src=x onerror=alert(1)> &amp; <!--" in found.text
    assert "a[U+202E]gnp.exe" in found.text
    assert "\x00" not in found.text


def test_paragraphs_run_in_their_own_direction(make_scripts: Callable[..., Comparison]) -> None:
    data = render(make_scripts("ar", "ru"), "html", ReportSettings()).decode()
    assert '<div lang="ar">' in data
    assert re.search(r'<p[^>]* dir="rtl">', data)
    assert re.search(r"<p>Власти сообщили", data) or re.search(r'<p class="headline">Власти', data)


def test_nothing_readable_still_makes_a_page() -> None:
    assert "No article could be read." in page(Comparison()).text


def test_tables_that_scroll_are_reached_by_keyboard(comparison: Comparison) -> None:
    """axe-core, scrollable-region-focusable: on a narrow screen nothing else would scroll them."""
    page = render(comparison, "html", ReportSettings()).decode()
    regions = re.findall(r'<div class="wide"([^>]*)>', page)
    assert len(regions) >= 5
    for attributes in regions:
        assert 'tabindex="0"' in attributes
        assert 'role="group"' in attributes
        assert re.search(r'aria-label="[^"]+"', attributes)
