"""Colours of the window, light and dark, and which of the two is in use."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette

if TYPE_CHECKING:
    from variorum.model.comparison import Kind


@dataclass(frozen=True, kw_only=True, slots=True)
class Hue:
    """Colours of one kind of mark: full tint, light tint, line."""

    tint: str
    light: str
    line: str


@dataclass(frozen=True, kw_only=True, slots=True)
class Palette:
    """All colours of a theme, as #rrggbb."""

    dark: bool
    ink: str
    secondary: str
    paper: str
    background: str
    hairline: str
    hover: str
    accent: str
    on_accent: str
    selection: str
    band: str
    band_edge: str
    conflict: str
    current: str
    current_line: str
    find: str
    kinds: dict[Kind, Hue]

    def line(self, kind: Kind) -> QColor:
        """Underline, letter and number of a mark."""
        return QColor(self.kinds[kind].line)


LIGHT = Palette(
    dark=False,
    ink="#1b1f24",
    secondary="#57606a",
    paper="#ffffff",
    background="#f4f5f7",
    hairline="#d5d9df",
    hover="#e9ecf0",
    accent="#0b5fa5",
    on_accent="#ffffff",
    selection="#b9d9f3",
    band="#dbe8f3",
    band_edge="#9dbfdc",
    conflict="#be2d15",
    current="#fff3d6",
    current_line="#d99a00",
    find="#ffe58a",
    kinds={
        "figure": Hue(tint="#cfe6f7", light="#e8f3fb", line="#0b5fa5"),
        "quote": Hue(tint="#ebdcf5", light="#f5edfa", line="#682e87"),
        "date": Hue(tint="#cdebe2", light="#e6f5f0", line="#006253"),
        "name": Hue(tint="#fbe6c2", light="#fdf2e0", line="#7d5a11"),
        "source": Hue(tint="#e9e6dc", light="#f4f2ed", line="#6e6545"),
    },
)

DARK = Palette(
    dark=True,
    ink="#e6edf3",
    secondary="#9aa7b4",
    paper="#171c22",
    background="#101418",
    hairline="#2b333c",
    hover="#1f262e",
    accent="#6cb8f0",
    on_accent="#101418",
    selection="#2a5273",
    band="#1c2e3d",
    band_edge="#33546e",
    conflict="#ff8a5c",
    current="#33290f",
    current_line="#e0a93a",
    find="#6b5a14",
    kinds={
        "figure": Hue(tint="#123f61", light="#142c40", line="#6cb8f0"),
        "quote": Hue(tint="#3d2654", light="#2a213b", line="#b787d0"),
        "date": Hue(tint="#0f4438", light="#13302d", line="#5fe4cd"),
        "name": Hue(tint="#4b380a", light="#312a16", line="#f0b84a"),
        "source": Hue(tint="#3a382f", light="#282a28", line="#c1bd95"),
    },
)


# In the order of the menus. Kept here, so that a window can be shown before the model is loaded.
KINDS: tuple[Kind, ...] = tuple(LIGHT.kinds)
_THEMES = {"light": LIGHT, "dark": DARK}
_chosen: dict[str, Palette] = {}


def choose(appearance: str) -> None:
    """Follow the system ("system"), or stay "light" or "dark"."""
    _chosen.clear()
    if appearance in _THEMES:
        _chosen["palette"] = _THEMES[appearance]


def current() -> Palette:
    """The theme that the user has chosen, or else that of the system at this moment."""
    if _chosen:
        return _chosen["palette"]
    scheme = QGuiApplication.styleHints().colorScheme()
    return DARK if scheme == Qt.ColorScheme.Dark else LIGHT


def qt_palette(colours: Palette) -> QPalette:
    """The same colours for Qt's own widgets and dialogs."""
    palette = QPalette()
    roles = {
        QPalette.ColorRole.Window: colours.background,
        QPalette.ColorRole.WindowText: colours.ink,
        QPalette.ColorRole.Base: colours.paper,
        QPalette.ColorRole.AlternateBase: colours.background,
        QPalette.ColorRole.Text: colours.ink,
        QPalette.ColorRole.Button: colours.background,
        QPalette.ColorRole.ButtonText: colours.ink,
        QPalette.ColorRole.BrightText: colours.paper,
        QPalette.ColorRole.ToolTipBase: colours.paper,
        QPalette.ColorRole.ToolTipText: colours.ink,
        QPalette.ColorRole.PlaceholderText: colours.secondary,
        QPalette.ColorRole.Highlight: colours.selection,
        QPalette.ColorRole.HighlightedText: colours.ink,
        QPalette.ColorRole.Link: colours.accent,
        QPalette.ColorRole.LinkVisited: colours.accent,
        QPalette.ColorRole.Light: colours.paper,
        QPalette.ColorRole.Midlight: colours.background,
        QPalette.ColorRole.Mid: colours.hairline,
        QPalette.ColorRole.Dark: colours.hairline,
        QPalette.ColorRole.Shadow: colours.hairline,
        QPalette.ColorRole.Accent: colours.accent,
    }
    for role, colour in roles.items():
        palette.setColor(role, QColor(colour))
    for role in (
        QPalette.ColorRole.WindowText,
        QPalette.ColorRole.Text,
        QPalette.ColorRole.ButtonText,
    ):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(colours.secondary))
    return palette
