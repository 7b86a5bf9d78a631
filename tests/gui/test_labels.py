"""Heads of panes: hostile words stay words; each fact with the record it was taken from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from variorum.gui.labels import plain_tip
from variorum.gui.pane_head import PaneHead
from variorum.gui.session import Entry
from variorum.model.article import Article

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


def test_markup_in_a_title_is_shown_not_obeyed() -> None:
    assert "&lt;img src=x&gt;" in plain_tip("<b>News</b> <img src=x>")
    assert plain_tip("") == ""


def test_the_head_says_where_each_fact_comes_from(qtbot: QtBot) -> None:
    head = PaneHead()
    qtbot.addWidget(head)
    article = Article(
        path="page.html", sha256="0", bytes=1, encoding="utf-8", title="Dam holds",
        outlet="The Linn Courier", text="Dam holds", origins={"outlet": "Open Graph og:site_name"},
    )  # fmt: skip
    head.show_entry(Entry("a1", "A", "page.html", "ready", article))  # pyright: ignore[reportArgumentType]
    tip = head.facts.toolTip()
    assert "Outlet: The Linn Courier  (Open Graph og:site_name)" in tip
    assert "Author: not recorded" in tip
