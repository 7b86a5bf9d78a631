"""Letters: which fonts the window uses, and how an article's paragraphs are set."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtGui import (
    QFont,
    QFontDatabase,
    QFontInfo,
    QGuiApplication,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
)

from variorum.base.paths import resources

if TYPE_CHECKING:
    from PySide6.QtGui import QTextDocument

TEXT_PIXELS = 15
WINDOW_PIXELS = 13
LINE_HEIGHT = 1.55
# A column wider than this many letters tires the eye.
MEASURE = 75
# A paragraph's gap, as a share of the line height: half a line keeps paragraphs apart.
_GAP = 0.5
_HEADLINE_SCALE = 1.2
_SERIF = ("Noto Serif", "Source Serif 4", "Georgia", "Cambria", "Times New Roman")
# What Qt falls back to on Linux without a desktop; too wide for a window of many columns.
_FALLBACKS = ("DejaVu Sans", "Bitstream Vera Sans", "Liberation Sans")
_SHIPPED = {
    "serif": ("NotoSerif-Regular.ttf", "NotoSerif-Bold.ttf"),
    "sans": ("NotoSans-Regular.ttf", "NotoSans-Bold.ttf"),
}


def _load_shipped(group: str) -> list[str]:
    families: dict[str, None] = {}
    for name in _SHIPPED[group]:
        file = resources() / "fonts" / name
        if file.is_file():
            number = QFontDatabase.addApplicationFont(str(file))
            families.update(dict.fromkeys(QFontDatabase.applicationFontFamilies(number)))
    return list(families)


@cache
def _serif_families() -> tuple[str, ...]:
    if QFontInfo(QFont(_SERIF[0])).family() == _SERIF[0]:
        return _SERIF
    return (*_load_shipped("serif"), *_SERIF)


def window_font() -> QFont:
    """The font of the user's desktop; the shipped one where no desktop has chosen any."""
    font = QGuiApplication.font()
    used = QFontInfo(font)
    unchosen = used.fixedPitch() or used.family() in _FALLBACKS
    if unchosen and (families := _load_shipped("sans")):
        font.setFamilies(families)
    font.setPixelSize(WINDOW_PIXELS)
    return font


def text_font(pixels: int) -> QFont:
    """The serif that articles are set in."""
    font = QFont()
    font.setFamilies(list(_serif_families()))
    font.setStyleHint(QFont.StyleHint.Serif)
    font.setPixelSize(pixels)
    return font


def set_paragraphs(document: QTextDocument, *, headline: str) -> None:
    """Lay out a document in one edit: line heights, gaps, headline.

    Args:
        document: Its default font says how large the text is.
        headline: The first paragraph is set larger if it is this; empty for none.
    """
    pixels = document.defaultFont().pixelSize()
    cursor = QTextCursor(document)
    cursor.beginEditBlock()
    cursor.select(QTextCursor.SelectionType.Document)
    cursor.setCharFormat(QTextCharFormat())
    line, gap = QTextBlockFormat(), QTextBlockFormat()
    line.setLineHeight(pixels * LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.MinimumHeight.value)
    gap.setLineHeight(
        pixels * LINE_HEIGHT * _GAP, QTextBlockFormat.LineHeightTypes.FixedHeight.value
    )
    cursor.mergeBlockFormat(line)
    block = document.firstBlock()
    if headline and block.text().strip() == headline:
        cursor.setPosition(0)
        cursor.setPosition(block.length() - 1, QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(headline_format(pixels))
    while block.isValid():
        if block.length() == 1:
            cursor.setPosition(block.position())
            cursor.mergeBlockFormat(gap)
        block = block.next()
    cursor.endEditBlock()


@cache
def headline_format(pixels: int) -> QTextCharFormat:
    """A headline over text of so many pixels."""
    form = QTextCharFormat()
    form.setFontWeight(QFont.Weight.Bold)
    form.setProperty(QTextCharFormat.Property.FontPixelSize, round(pixels * _HEADLINE_SCALE))
    return form
