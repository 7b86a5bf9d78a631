"""Panes, strips and bands as a reader meets them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

import pytest
import sample
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

from variorum.gui import palette
from variorum.gui.gutter import Placed
from variorum.gui.pane import LEAST_WIDTH
from variorum.gui.pane_head import PaneHead

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from variorum.gui.article_text import ArticleText
    from variorum.gui.gutter import Gutter
    from variorum.gui.window import MainWindow
    from variorum.model.comparison import Comparison


def text(window: MainWindow, article: str) -> ArticleText:
    return window.workspace.reading.panes[article].text


def many(compared: Comparison, count: int) -> Comparison:
    """The same with more articles, which say what the first ones say."""
    more = tuple(
        replace(compared.articles[n % 3], id=f"a{n + 1}", path=f"/made/up/{n + 1}.txt")
        for n in range(3, count)
    )
    return replace(compared, articles=(*compared.articles, *more))


# Panes


def test_heads_tell_outlet_date_length_and_what_is_shared(
    empty_window: MainWindow, compared: Comparison, qtbot: QtBot
) -> None:
    """At 1280 pixels three panes are narrow: titles and outlets are cut, dates and counts not."""
    long = "The Shipping Gazette and Intelligencer of the Northern Isles and the Western Approaches"
    told = (
        {"outlet": long, "published": "2026-03-11"},
        {"title": "Ferry runs aground with at least 120 aboard as rescuers work through the night"},
        {"outlet": "Daily"},
    )
    articles = tuple(replace(a, **more) for a, more in zip(compared.articles, told, strict=True))
    sample.fill(empty_window, replace(compared, articles=articles))
    empty_window.resize(1280, 800)
    sample.settle(empty_window, qtbot)
    heads = [pane.head for pane in empty_window.workspace.reading.panes.values()]
    shown = heads[0].source.text()
    assert shown.startswith("The Shipping")
    assert shown.endswith("… · 11 Mar 2026")
    assert heads[0].source.whole == f"{long} · 11 Mar 2026"
    assert heads[1].source.text() == "outlet and date not recorded"
    assert heads[2].source.text() == "Daily · date not recorded"
    facts = [head.facts.text() for head in heads]
    assert facts == [
        "572 words · 31 % shared · reference", "460 words · 38 % shared", "488 words · 6 % shared"
    ]  # fmt: skip
    assert heads[1].title.text().endswith("…")
    assert heads[1].title.toolTip().startswith("Ferry runs aground with at least 120 aboard as")
    # The texts begin at one height, whatever stands above them.
    assert len({head.height() for head in heads}) == 1


def test_a_narrow_window_lets_rows_scroll_sideways(
    empty_window: MainWindow, compared: Comparison, qtbot: QtBot
) -> None:
    sample.fill(empty_window, many(compared, 6))
    empty_window.resize(1280, 700)
    sample.settle(empty_window, qtbot)
    empty_window.commands.rows.trigger()
    rows = empty_window.workspace.rows
    qtbot.waitUntil(lambda: rows.list.horizontalScrollBar().maximum() > 0)
    assert rows.list.cells.cell_width() > 170
    rows.list.horizontalScrollBar().setValue(rows.list.horizontalScrollBar().maximum())
    heads = sorted(rows.findChildren(PaneHead), key=lambda head: head.x())
    assert [head.badge.accessibleName() for head in heads] == list("ABCDEF")
    # Every head stands over its column, however far it was scrolled.
    left = rows.list.visualRect(rows.list.rows.index(0)).left()
    width = rows.list.cells.row_width() / 6
    places = [rows.mapFromGlobal(head.mapToGlobal(QPoint(0, 0))).x() for head in heads]
    assert places == pytest.approx([left + n * width for n in range(6)], abs=3)
    # What is gone to is brought into view sideways, too.
    empty_window.session.attention.set_current("d6")
    nearest = empty_window.session.shown.index("a2")
    qtbot.waitUntil(lambda: rows.list.horizontalScrollBar().value() <= nearest * width + 1)
    empty_window.session.set_shown(["a1", "a2"])
    qtbot.waitUntil(lambda: rows.list.horizontalScrollBar().maximum() == 0)


@pytest.mark.parametrize("count", [1, 2, 3, 6])
def test_a_narrow_window_scrolls_sideways_and_crushes_nothing(
    empty_window: MainWindow, compared: Comparison, qtbot: QtBot, count: int
) -> None:
    sample.fill(empty_window, many(compared, 6))
    names = [f"a{n}" for n in range(1, count + 1)]
    empty_window.session.set_shown(names)
    sample.settle(empty_window, qtbot)
    empty_window.resize(800, 700)
    sample.settle(empty_window, qtbot)
    reading = empty_window.workspace.reading
    assert list(reading.panes) == names
    assert all(pane.width() >= LEAST_WIDTH for pane in reading.panes.values())
    needed = count * LEAST_WIDTH > reading.viewport().width()
    assert (reading.horizontalScrollBar().maximum() > 0) == needed


def test_the_seventh_article_takes_the_place_of_the_last(
    empty_window: MainWindow, compared: Comparison, qtbot: QtBot
) -> None:
    sample.fill(empty_window, many(compared, 7))
    session = empty_window.session
    session.set_shown([f"a{n}" for n in range(1, 7)])
    with qtbot.waitSignal(session.said) as said:
        session.set_in_pane("a7", on=True)
    assert session.shown == ("a1", "a2", "a3", "a4", "a5", "a7")
    assert said.args == ["At most six articles fit side by side; the last gave way."]


def test_lines_become_no_longer_than_wanted(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1440, 800)
    window.session.set_shown(["a1"])
    sample.settle(window, qtbot)
    reading = window.workspace.reading
    widths: list[int] = []
    for letters in (45, 75):
        reading.set_measure(letters)
        sample.settle(window, qtbot)
        shown = text(window, "a1")
        widths.append(shown.viewport().width())
        letter = shown.fontMetrics().averageCharWidth()
        assert widths[-1] <= letters * letter + 40
        left, right = shown.viewportMargins().left(), shown.viewportMargins().right()
        assert left == right > 0
    assert widths[0] < widths[1]


def test_a_resize_keeps_the_words_at_the_top(window: MainWindow, qtbot: QtBot) -> None:
    shown = text(window, "a1")
    shown.strip.setValue(shown.strip.maximum() // 2)
    sample.settle(window, qtbot)
    top = shown.places.point_at(QPoint(20, 2))
    for width in (1100, 1440):
        window.resize(width, 800)
        sample.settle(window, qtbot)
        line = shown.places.span_extent(top, top)
        assert line[0] - 30 <= shown.strip.value() <= line[1]


def test_switching_a_kind_moves_no_words(window: MainWindow, qtbot: QtBot) -> None:
    shown = text(window, "a1")
    shown.strip.setValue(200)
    sample.settle(window, qtbot)
    at = shown.text.index("roughly 640")
    before = shown.places.rects(at, at + 11)[0]
    tint = QColor(palette.current().kinds["figure"].light)
    corner = before.topLeft().toPoint() - QPoint(0, shown.strip.value()) + QPoint(1, 6)
    assert shown.viewport().grab().toImage().pixelColor(corner) == tint
    window.commands.kinds["figure"].trigger()
    sample.settle(window, qtbot)
    assert shown.places.rects(at, at + 11)[0] == before
    assert shown.strip.value() == 200
    assert shown.viewport().grab().toImage().pixelColor(corner) != tint


def test_changed_words_are_thick_only_while_their_kind_is_shown_and_none_moves(
    window: MainWindow, qtbot: QtBot
) -> None:
    shown = text(window, "a1")
    at = shown.text.index("the government structure")
    where = shown.places.rects(at, at + 3)
    shown.strip.setValue(round(where[0].top()) - 100)

    def ink() -> int:
        """How much darker than the paper the word is drawn, all its pixels together."""
        box = where[0].translated(0, -shown.strip.value()).toRect().adjusted(0, 3, 0, -4)
        image = shown.viewport().grab(box).toImage()
        places = ((x, y) for x in range(image.width()) for y in range(image.height()))
        return sum(255 - image.pixelColor(x, y).lightness() for x, y in places)

    sample.settle(window, qtbot)
    thick = ink()
    window.commands.kinds["quote"].trigger()
    sample.settle(window, qtbot)
    paper = QColor(palette.current().kinds["quote"].tint).darker(106)
    tinted = (255 - paper.lightness()) * where[0].width() * (where[0].height() - 7)
    assert thick > 1.15 * (ink() + tinted)
    assert shown.places.rects(at, at + 3) == where
    window.commands.kinds["quote"].trigger()
    sample.settle(window, qtbot)
    assert ink() == thick


# Strips


def test_a_click_on_the_strip_goes_there_and_a_drag_follows(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.commands.scroll_together.setChecked(False)
    strip = text(window, "a1").strip
    length = strip.maximum() + strip.pageStep()
    seen: list[float] = []
    down, end = strip.height() // 4, strip.height() // 2
    scale = min(1.0, strip.height() / length)
    qtbot.mousePress(strip, Qt.MouseButton.LeftButton, pos=QPoint(6, down))
    seen.append(strip.value() + strip.pageStep() / 2)
    qtbot.mouseMove(strip, QPoint(6, end))
    qtbot.mouseRelease(strip, Qt.MouseButton.LeftButton, pos=QPoint(6, end))
    seen.append(strip.value() + strip.pageStep() / 2)
    wanted = [max(y / scale, strip.pageStep() / 2) for y in (down, end)]
    assert seen == pytest.approx(wanted, abs=2)


def test_of_marks_on_one_pixel_the_conflict_is_seen(window: MainWindow, qtbot: QtBot) -> None:
    sample.settle(window, qtbot)
    pane = window.workspace.reading.panes["a3"]
    conflicts = [stroke for stroke in pane.text.strip.strokes if stroke.conflict]
    assert conflicts
    assert pane.text.strip.strokes[-len(conflicts) :] == tuple(conflicts)
    crowded = [s._replace(y=conflicts[0].y) for s in pane.text.strip.strokes]
    pane.text.strip.set_strokes(crowded)
    picture = pane.text.strip.grab().toImage()
    length = pane.text.strip.maximum() + pane.text.strip.pageStep()
    row = round(conflicts[0].y * min(1.0, pane.text.strip.height() / length))
    assert picture.pixelColor(6, row) == QColor(palette.current().conflict)


# Bands


def gutter_with(window: MainWindow, *, confident: bool) -> tuple[Gutter, Placed]:
    """A gutter and a whole band of a kind in it, scrolled into view."""
    reading = window.workspace.reading
    for gutter in reading.gutters():
        assert gutter.panes
        for band in gutter.bands:
            if band.confident == confident:
                left, right = gutter.panes
                left.text.strip.reach(left.text.places.top(band.left) - 100)
                right.text.strip.reach(right.text.places.top(band.right) - 100)
                for item in gutter.placed():
                    if item.band == band and item.left and item.right:
                        return gutter, item
    raise AssertionError("no such band")


def middle(gutter: Gutter, item: Placed) -> QPoint:
    assert item.left
    assert item.right
    y = (sum(item.left) + sum(item.right)) / 4
    return QPointF(gutter.width() / 2, y).toPoint()


def test_resting_on_a_band_shows_both_sentences(window: MainWindow) -> None:
    window.commands.scroll_together.setChecked(False)
    gutter, item = gutter_with(window, confident=True)
    place = middle(gutter, item)
    event = QHelpEvent(QEvent.Type.ToolTip, place, gutter.mapToGlobal(place))
    QApplication.sendEvent(gutter, event)
    band = gutter.band_at(place)
    assert band
    assert gutter.panes
    tip = gutter.describe(band)
    for pane, sentence in zip(gutter.panes, (band.left, band.right), strict=True):
        span = pane.text.places.sentences[sentence]
        assert pane.text.text[span.start : span.end] in tip
    assert "say the same" in tip
    assert QToolTip.isVisible()
    QToolTip.hideText()


def test_a_possible_link_looks_fainter_than_a_confident_one(window: MainWindow) -> None:
    window.commands.scroll_together.setChecked(False)
    ground = QColor(palette.current().background)
    tinted: list[bool] = []
    for confident in (True, False):
        gutter, item = gutter_with(window, confident=confident)
        # Only the one band, so that no other runs under it.
        assert gutter.panes
        gutter.join(gutter.panes, [item.band])
        place = middle(gutter, item) + QPoint(0, 4)
        tinted.append(gutter.grab().toImage().pixelColor(place) != ground)
        line = gutter.grab().toImage()
        column = [line.pixelColor(gutter.width() // 2, y) for y in range(60, gutter.height())]
        assert any(colour != ground for colour in column)
    assert tinted == [True, False]


def test_a_click_on_a_band_brings_its_sentences_to_one_height(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.commands.scroll_together.setChecked(False)
    gutter, item = gutter_with(window, confident=True)
    assert gutter.panes
    left, right = gutter.panes
    right.text.strip.reach(right.text.strip.value() + 40)
    placed = next(p for p in gutter.placed() if p.band == item.band)
    qtbot.mouseClick(gutter, Qt.MouseButton.LeftButton, pos=middle(gutter, placed))
    band = gutter.band_at(middle(gutter, placed)) or item.band
    heights = [
        pane.text.places.top(sentence) - pane.text.strip.value()
        for pane, sentence in ((left, band.left), (right, band.right))
    ]
    assert heights[0] == pytest.approx(heights[1], abs=1)


# Going through


def test_next_of_a_kind_visits_that_kind_and_says_when_it_wraps(
    window: MainWindow, qtbot: QtBot
) -> None:
    session = window.session
    session.attention.set_current("d3")
    window.commands.next_alike.trigger()
    assert session.attention.current == "d4"
    with qtbot.waitSignal(session.said) as said:
        window.commands.next_alike.trigger()
    assert session.attention.current == "d3"
    assert said.args == ["That was the last difference; this is the first."]


def test_what_is_gone_to_has_context_around_it(window: MainWindow, qtbot: QtBot) -> None:
    for _ in range(6):
        window.commands.next.trigger()
        sample.settle(window, qtbot)
        divergence = window.session.attention.divergence()
        assert divergence
        heights: list[tuple[float, int]] = []
        for reading in divergence.readings:
            pane = window.workspace.reading.panes[reading.article]
            top, bottom = pane.text.places.span_extent(reading.start, reading.end)
            if 0 <= top - pane.text.strip.value() < pane.text.strip.pageStep():
                heights.append((bottom - pane.text.strip.value(), pane.text.strip.pageStep()))
        assert heights
        assert any(height < view - 48 for height, view in heights)


def test_the_card_of_what_is_looked_at_is_in_view_however_long_the_list_is(
    empty_window: MainWindow, compared: Comparison, qtbot: QtBot
) -> None:
    one = compared.divergences[0]
    found = tuple(replace(one, id=f"d{n}", about=f"thing {n}") for n in range(1, 301))
    sample.fill(empty_window, replace(compared, divergences=found))
    sample.settle(empty_window, qtbot)
    empty_window.session.attention.set_current("d250")
    cards = empty_window.workspace.details.list
    box: Callable[[], bool] = lambda: (  # noqa: E731 - a condition to wait for
        cards.viewport().rect().intersects(cards.visualRect(cards.details.row_of("d250")))
    )
    qtbot.waitUntil(box)


# Trouble


def test_an_error_while_a_pane_is_drawn_leaves_the_window_up(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown, gutter = text(window, "a1"), window.workspace.reading.gutters()[0]

    def fail(*_: object) -> NoReturn:
        raise ZeroDivisionError

    with monkeypatch.context() as patched:
        patched.setattr("variorum.gui.marked_text.paint_below", fail)
        patched.setattr(gutter, "placed", fail)
        for widget in (shown.viewport(), gutter):
            with pytest.raises(ZeroDivisionError):
                widget.repaint()
    window.repaint()
    assert shown.viewport().grab().toImage().width() > 1


def test_of_a_card_higher_than_the_list_the_top_is_in_view(
    empty_window: MainWindow, compared: Comparison, qtbot: QtBot
) -> None:
    """Also when it is come to from below, and above the bar with the verdict."""
    one = compared.divergences[0]
    tall = replace(one, id="d1", readings=one.readings * 6)
    others = tuple(replace(compared.divergences[1], id=f"d{n}") for n in range(2, 9))
    sample.fill(empty_window, replace(compared, divergences=(tall, *others)))
    sample.settle(empty_window, qtbot)
    empty_window.session.attention.set_current("d8")
    qtbot.wait(100)
    empty_window.session.attention.set_current("d1")
    cards = empty_window.workspace.details.list

    def at_the_top() -> bool:
        box = cards.visualRect(cards.details.row_of("d1"))
        return box.height() > cards.viewport().height() and box.top() == 0

    qtbot.waitUntil(at_the_top)
