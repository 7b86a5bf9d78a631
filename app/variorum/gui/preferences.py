"""The dialog in which the user chooses how the program looks and works."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from variorum.gui.buttons import lead_box
from variorum.gui.translation import LANGUAGES, SYSTEM
from variorum.gui.typography import MEASURE, TEXT_PIXELS
from variorum.model.options import Options

if TYPE_CHECKING:
    from variorum.gui.memory import Memory

_MEGABYTE = 1_000_000
_HINT_WIDTH = 360


class Preferences(QDialog):
    """Shows the settings; they are kept when the user agrees.

    Signals:
        changed: Settings of the window were changed.
        options_changed: Settings of the comparison were changed: it should be made again.
    """

    changed = Signal()
    options_changed = Signal()

    def __init__(self, memory: Memory, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Preferences"))
        self._memory = memory
        self.language = QComboBox(self)
        self.language.addItem(self.tr("Like the system"), SYSTEM)
        for code, name in LANGUAGES.items():
            self.language.addItem(name, code)
        self.appearance = QComboBox(self)
        for name, text in (
            ("system", self.tr("Like the system")),
            ("light", self.tr("Light")),
            ("dark", self.tr("Dark")),
        ):
            self.appearance.addItem(text, name)
        self.text_pixels = _number(self, 11, 28, self.tr(" px"))
        self.measure = _number(self, 40, 140, self.tr(" letters"))
        self.restores = QCheckBox(self.tr("Open what was open last time"), self)
        self.pipeline = QComboBox(self)
        self.pipeline.addItems(sorted({Options().pipeline, *_installed()}))
        self.vectors = QCheckBox(self.tr("Use the sentence model (finds more, takes longer)"), self)
        self.words = _number(self, 1_000, 1_000_000, self.tr(" words"))
        self.words.setSingleStep(10_000)
        self.megabytes = _number(self, 1, 1_000, self.tr(" MB"))
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok
            | QDialogButtonBox.StandardButton.Cancel
            | QDialogButtonBox.StandardButton.RestoreDefaults,
            parent=self,
        )
        lead_box(buttons, QDialogButtonBox.StandardButton.Ok)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        defaults = buttons.button(QDialogButtonBox.StandardButton.RestoreDefaults)
        defaults.clicked.connect(self._show_defaults)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(16)
        column.addLayout(self._form())
        column.addWidget(buttons)
        self._show(memory.appearance, memory.text_pixels, memory.measure, memory.options)
        self.restores.setChecked(memory.restores)
        self.language.setCurrentIndex(max(0, self.language.findData(memory.language)))

    def _form(self) -> QFormLayout:
        form = QFormLayout()
        form.setHorizontalSpacing(16)
        form.setVerticalSpacing(10)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        hint = QLabel(
            self.tr(
                "Takes effect when Variorum is started again. "
                "What the comparison explains, and exported files, stay in English."
            ),
            self,
        )
        hint.setObjectName("formHint")
        hint.setWordWrap(True)
        # Room for it is reckoned before its width is known: so that is said.
        hint.setMinimumWidth(_HINT_WIDTH)
        for text, field in (
            (self.tr("Language"), self.language),
            (self.tr("Appearance"), self.appearance),
            (self.tr("Size of the text"), self.text_pixels),
            (self.tr("Longest line"), self.measure),
            (self.tr("At the start"), self.restores),
            (self.tr("Language pipeline"), self.pipeline),
            (self.tr("Alignment"), self.vectors),
            (self.tr("Longest article"), self.words),
            (self.tr("Largest file"), self.megabytes),
        ):
            label = QLabel(text, self)
            label.setBuddy(field)
            field.setAccessibleName(text)
            form.addRow(label, field)
            if field is self.language:
                form.addRow("", hint)
        return form

    def _show(self, appearance: str, pixels: int, measure: int, options: Options) -> None:
        self.appearance.setCurrentIndex(max(0, self.appearance.findData(appearance)))
        self.text_pixels.setValue(pixels)
        self.measure.setValue(measure)
        if self.pipeline.findText(options.pipeline) < 0:
            self.pipeline.addItem(options.pipeline)
        self.pipeline.setCurrentText(options.pipeline)
        self.vectors.setChecked(options.vectors)
        self.words.setValue(options.max_words)
        self.megabytes.setValue(options.max_bytes // _MEGABYTE)

    def _show_defaults(self) -> None:
        self._show("system", TEXT_PIXELS, MEASURE, Options())
        self.restores.setChecked(True)
        self.language.setCurrentIndex(0)

    def accept(self) -> None:
        """Keep what was chosen."""
        memory = self._memory
        memory.language = str(self.language.currentData())
        memory.appearance = str(self.appearance.currentData())
        memory.text_pixels = self.text_pixels.value()
        memory.measure = self.measure.value()
        memory.restores = self.restores.isChecked()
        before = memory.options
        memory.options = replace(
            before,
            pipeline=self.pipeline.currentText(),
            vectors=self.vectors.isChecked(),
            max_words=self.words.value(),
            max_bytes=self.megabytes.value() * _MEGABYTE,
        )
        self.changed.emit()
        if memory.options != before:
            self.options_changed.emit()
        super().accept()


def _number(parent: QWidget, least: int, most: int, suffix: str) -> QSpinBox:
    field = QSpinBox(parent)
    field.setRange(least, most)
    field.setSuffix(suffix)
    field.setGroupSeparatorShown(True)
    return field


def _installed() -> list[str]:
    """SpaCy pipelines on this computer, found without loading spaCy."""
    return [entry.name for entry in entry_points(group="spacy_models")]
