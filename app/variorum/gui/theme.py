"""Dresses the application in the colours of the theme, and anew when the theme changes."""

from __future__ import annotations

from dataclasses import asdict
from string import Template
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from variorum.base.paths import resources
from variorum.gui import palette

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

APPEARANCES = {
    "system": Qt.ColorScheme.Unknown,
    "light": Qt.ColorScheme.Light,
    "dark": Qt.ColorScheme.Dark,
}


def set_appearance(name: str) -> None:
    """Follow the system ("system"), or stay "light" or "dark"."""
    QGuiApplication.styleHints().setColorScheme(APPEARANCES.get(name, Qt.ColorScheme.Unknown))


def dress(application: QApplication) -> None:
    """Apply the colours of the current theme."""
    colours = palette.current()
    application.setPalette(palette.qt_palette(colours))
    application.setStyleSheet(style_sheet(colours))


def style_sheet(colours: palette.Palette) -> str:
    """The style sheet with the colours filled in."""
    sheet = (resources() / "styles" / "window.qss").read_text(encoding="utf-8")
    names = {name: value for name, value in asdict(colours).items() if isinstance(value, str)}
    return Template(sheet).substitute(names)
