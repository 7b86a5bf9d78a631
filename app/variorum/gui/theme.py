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

_SCHEMES = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark}


def dress(application: QApplication, appearance: str) -> None:
    """Apply the colours of an appearance: "light", "dark", or "system" for the system's own."""
    palette.choose(appearance)
    # Where the platform can, its own dialogs and title bars go along.
    scheme = _SCHEMES.get(appearance, Qt.ColorScheme.Unknown)
    QGuiApplication.styleHints().setColorScheme(scheme)
    dress_again(application)


def dress_again(application: QApplication) -> None:
    """Apply the colours of the current theme."""
    colours = palette.current()
    application.setPalette(palette.qt_palette(colours))
    application.setStyleSheet(style_sheet(colours))


def style_sheet(colours: palette.Palette) -> str:
    """The style sheet with the colours filled in."""
    sheet = (resources() / "styles" / "window.qss").read_text(encoding="utf-8")
    names = {name: value for name, value in asdict(colours).items() if isinstance(value, str)}
    return Template(sheet).substitute(names)
