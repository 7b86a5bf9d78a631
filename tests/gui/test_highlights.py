"""What is drawn around words, looked at pixel by pixel."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from variorum.gui.highlights import paint_outline


@pytest.mark.usefixtures("qapp")
def test_a_sentence_over_several_lines_has_one_outline() -> None:
    image = QImage(100, 80, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    lines = [QRectF(40, 10, 40, 16), QRectF(10, 30, 70, 16), QRectF(10, 50, 30, 16)]
    paint_outline(painter, lines, QColor("blue"), 1)
    painter.end()
    inked = [y for y in range(80) if image.pixelColor(60, y) != QColor("white")]
    assert inked, "the outline crosses this column above and below"
    assert max(inked) - min(inked) > 30
    assert not [y for y in inked if min(inked) + 2 < y < max(inked) - 2]
