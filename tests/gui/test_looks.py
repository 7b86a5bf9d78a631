"""What can be told apart: contrasts, colours as readers with other eyes see them, lines, focus."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest
import sample
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from variorum.gui import palette
from variorum.gui.article_text import ArticleText
from variorum.gui.palette import DARK, KINDS, LIGHT, Palette
from variorum.gui.preferences import Preferences

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from variorum.gui.window import MainWindow

# Of WCAG 2.1, level AA: for words, and for lines and shapes.
WORDS, SHAPES = 4.5, 3.0
# Machado, Oliveira and Fernandes 2009, severity 1, on linear RGB.
EYES = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216),
               (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413),
               (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602),
               (0.004733, 0.691367, 0.303900)),
}  # fmt: skip
Triple = tuple[float, float, float]


def linear(colour: QColor) -> Triple:
    """Light of the three primaries, 0 to 1, by the curve of sRGB."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return red, green, blue


def luminance(colour: QColor) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor | str, other: QColor | str) -> float:
    """Ratio of two colours as WCAG reckons it, 1 to 21."""
    lights = sorted((luminance(QColor(one)), luminance(QColor(other))))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def lab(light: Triple) -> Triple:
    """CIE L*a*b* under D65 of linear RGB."""
    red, green, blue = (min(max(c, 0.0), 1.0) for c in light)
    whites = (0.95047, 1.0, 1.08883)
    rows = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
    x, y, z = (
        (row[0] * red + row[1] * green + row[2] * blue) / white
        for row, white in zip(rows, whites, strict=True)
    )
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def seen(colour: str, eye: str) -> Triple:
    """A colour in L*a*b* as somebody sees it."""
    light = linear(QColor(colour))
    red, green, blue = (sum(a * b for a, b in zip(row, light, strict=True)) for row in EYES[eye])
    return lab((red, green, blue))


def distance(one: Triple, other: Triple) -> float:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_words_and_lines_stand_out_from_whatever_is_below_them(colours: Palette) -> None:
    grounds = (colours.paper, colours.background, colours.hover)
    tints = [c for hue in colours.kinds.values() for c in (hue.tint, hue.light)]
    under_words = (*grounds, *tints, colours.current, colours.find, colours.selection)
    for ground in under_words:
        assert contrast(colours.ink, ground) >= WORDS, ground
    for ground in grounds:
        assert contrast(colours.secondary, ground) >= WORDS, ground
        assert contrast(colours.accent, ground) >= WORDS, ground
        assert contrast(colours.conflict, ground) >= WORDS, ground
    assert contrast(colours.on_accent, colours.accent) >= WORDS
    for hue in colours.kinds.values():
        # Letters on chips and numbers over words, then underlines.
        assert contrast(hue.line, hue.tint) >= WORDS
        for ground in (colours.paper, hue.tint, hue.light, colours.current):
            assert contrast(hue.line, ground) >= SHAPES, (hue.line, ground)


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_kinds_and_conflicts_are_told_apart_by_any_eye(colours: Palette, eye: str) -> None:
    """Four times what is just seen side by side (2.3, Mahy 1994); never the only sign."""
    lines = [hue.line for hue in colours.kinds.values()] + [colours.conflict]
    for one, other in combinations(lines, 2):
        assert distance(seen(one, eye), seen(other, eye)) > 4 * 2.3, (one, other)


# What is drawn


def text(window: MainWindow, article: str) -> ArticleText:
    return window.workspace.reading.panes[article].text


@pytest.fixture(params=["light", "dark"])
def dressed(
    window: MainWindow, request: pytest.FixtureRequest, qtbot: QtBot
) -> Iterator[MainWindow]:
    """The window in each theme."""
    window.commands.appearances[request.param].trigger()
    sample.settle(window, qtbot)
    yield window
    window.commands.appearances["light"].trigger()


def colours_in(widget: QWidget) -> dict[str, int]:
    """How many pixels have which colour."""
    image = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    found: dict[str, int] = {}
    for y in range(image.height()):
        for x in range(image.width()):
            name = image.pixelColor(x, y).name()
            found[name] = found.get(name, 0) + 1
    return found


def contrast_on_screen(widget: QWidget) -> float:
    """Of the strongest letters' pixels with what most of the widget is filled with."""
    found = colours_in(widget)
    ground = max(found, key=lambda name: found[name])
    return max(contrast(name, ground) for name in found)


def test_words_on_screen_have_the_contrast_that_readers_need(dressed: MainWindow) -> None:
    window = dressed
    head = window.workspace.reading.panes["a1"].head
    window.session.attention.set_current("d2")
    dialog = Preferences(window.memory, window)
    dialog.show()
    parts: list[QWidget] = [
        *(label for label in window.findChildren(QLabel) if label.isVisible() and label.text()),
        *(label for label in dialog.findChildren(QLabel) if label.isVisible() and label.text()),
        *dialog.findChildren(QPushButton),
        head.title,
        head.facts,
        *window.toolbar.chips.values(),
        window.toolbar.find_field,
        *window.workspace.details.judgement.buttons,
        window.menuBar(),
    ]
    assert len(parts) > 30
    poor = {
        f"{type(part).__name__} {getattr(part, 'text', str)()}": round(found, 2)
        for part in parts
        if part.width() > 2 and (found := contrast_on_screen(part)) < WORDS
    }
    dialog.close()
    assert poor == {}


def underline(window: MainWindow, qtbot: QtBot, article: str, words: str) -> list[bool]:
    """Which pixels of the line below words have its colour, from the left."""
    shown = text(window, article)
    mark = next(m for m in shown.marks.marks if shown.text[m.start : m.end].startswith(words))
    box = shown.places.rects(mark.start, mark.end)[0]
    shown.strip.reach(box.top() - 100)
    qtbot.wait(100)
    box = box.translated(0, -shown.strip.value())
    line = palette.current().line(mark.kind)
    image = shown.viewport().grab().toImage()
    columns = range(int(box.left()), int(box.right()))
    rows = [
        [contrast(image.pixelColor(x, y), line) < 1.3 for x in columns]
        for y in range(int(box.bottom()) - 4, int(box.bottom()) + 3)
    ]
    return max(rows, key=sum)


def runs(row: list[bool]) -> list[int]:
    """How long the strokes are that a line is made of, in pixels."""
    found = [0]
    for on in row:
        if on:
            found[-1] += 1
        elif found[-1]:
            found.append(0)
    return [length for length in found if length]


def test_the_status_is_seen_by_the_underline_alone(dressed: MainWindow, qtbot: QtBot) -> None:
    dressed.commands.scroll_together.setChecked(False)
    solid = runs(underline(dressed, qtbot, "a3", "two"))
    dashed = runs(underline(dressed, qtbot, "a3", "“made the decision"))
    dotted = runs(underline(dressed, qtbot, "a1", "roughly 640"))
    assert len(solid) == 1, "a conflict has a line without gaps"
    assert min(len(dotted), len(dashed)) > 3
    assert max(dotted) < max(dashed)


def test_the_kind_is_told_by_a_letter_and_the_status_by_a_sign(window: MainWindow) -> None:
    assert [kind[0] for kind in KINDS] == list("fqdns")
    plates = [chip.grab().toImage() for chip in window.toolbar.chips.values()]
    for one, other in combinations(plates, 2):
        letters = [
            [image.pixelColor(x, y).lightness() < 140 for x in range(8, 23) for y in range(5, 21)]
            for image in (one, other)
        ]
        assert letters[0] != letters[1]
    cards = window.workspace.details.list
    tags = [
        card.tag
        for row in range(cards.details.rowCount())
        if (card := cards.cards.card(cards.details.index(row)))
    ]
    assert {tag[0] for tag in tags} == set("≠≈∼")


def test_a_strip_shows_each_mark_in_the_colour_of_its_kind(window: MainWindow) -> None:
    strip = text(window, "a1").strip
    assert {stroke.kind for stroke in strip.strokes} == {"figure", "quote", "date", "source"}
    image = strip.grab().toImage()
    length = strip.maximum() + strip.pageStep()
    scale = min(1.0, strip.height() / length)
    for stroke in strip.strokes:
        near = [image.pixelColor(6, round(stroke.y * scale) + d).name() for d in (-1, 0, 1)]
        assert palette.current().line(stroke.kind).name() in near


def test_moving_the_focus_moves_no_words(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitActive(window)
    tops: set[tuple[int, ...]] = set()
    for number in (0, 1, 2, 0):
        window.commands.panes[number].trigger()
        qtbot.wait(50)
        panes = window.workspace.reading.panes.values()
        assert [pane.text.hasFocus() for pane in panes].count(True) == 1
        tops.add(tuple(pane.text.y() for pane in panes))
        list(panes)[number].head.menu.setFocus(Qt.FocusReason.TabFocusReason)
        qtbot.wait(50)
        tops.add(tuple(pane.text.y() for pane in panes))
    assert len(tops) == 1
    assert len(set(tops.pop())) == 1


def test_what_has_the_focus_is_seen(window: MainWindow, qtbot: QtBot) -> None:
    """Every control looks different while the keyboard acts on it."""
    qtbot.waitActive(window)
    window.session.attention.set_current("d2")
    qtbot.wait(50)
    controls = [
        widget
        for widget in window.findChildren(QWidget)
        if widget.isVisible()
        and widget.isEnabled()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.focusProxy() is None
    ]
    assert len(controls) > 20
    unseen: list[str] = []
    for control in controls:
        window.setFocus()
        QApplication.processEvents()
        # Of a text, the head above it tells.
        shown = control.parentWidget() if isinstance(control, ArticleText) else control
        before = shown.grab().toImage()
        control.setFocus(Qt.FocusReason.TabFocusReason)
        QApplication.processEvents()
        if control.hasFocus() and shown.grab().toImage() == before:
            unseen.append(f"{type(control).__name__} {control.accessibleName()}")
    assert unseen == []
