"""The left side of the export dialog: everything that can be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from variorum.gui import export_choices
from variorum.gui.checks import CheckBox
from variorum.gui.export_choices import PARTS, Choices, Form, Part

if TYPE_CHECKING:
    from collections.abc import Sequence

    from variorum.gui.session import Session

_GAP = 6
_LEFT = 20
# What a format can do with the choices: parts, and how the page looks.
_WITH_PARTS: tuple[Form, ...] = ("pdf", "html", "md")
_WITH_TITLE: tuple[Form, ...] = ("pdf", "html", "md", "xlsx", "csv")


class Segments(QWidget):
    """Buttons in a row, of which one is pressed in.

    Signals:
        chosen: The key of another button.
    """

    chosen = Signal(str)

    def __init__(
        self, name: str, choices: Sequence[tuple[str, str, str]], parent: QWidget | None = None
    ) -> None:
        """Make the buttons.

        Args:
            name: What is chosen, for the screen reader.
            choices: Key, text and tooltip of each.
            parent: Owner.
        """
        super().__init__(parent)
        self.setAccessibleName(name)
        self.buttons: dict[str, QToolButton] = {}
        group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for index, (key, text, tip) in enumerate(choices):
            button = QToolButton(self)
            button.setText(text)
            button.setToolTip(tip)
            button.setAccessibleName(f"{name}: {text}")
            button.setCheckable(True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            ends = {0: "first", len(choices) - 1: "last"}
            button.setProperty("place", ends.get(index, "middle"))
            group.addButton(button, index)
            row.addWidget(button)
            self.buttons[key] = button
        row.addStretch(1)
        group.idClicked.connect(lambda index: self.chosen.emit(choices[index][0]))

    @property
    def key(self) -> str:
        """The key of the button that is pressed in; empty if none is."""
        return next((key for key, button in self.buttons.items() if button.isChecked()), "")

    def set_key(self, key: str) -> None:
        """Press a button in; nobody is told."""
        self.buttons[key].setChecked(True)


class ExportForm(QWidget):
    """Shows choices and lets the user change them.

    Signals:
        changed: Something else is chosen.
    """

    changed = Signal()

    def __init__(self, session: Session, choices: Choices, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("exportForm")
        self._session = session
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(_LEFT, 4, _LEFT, 20)
        self._column.setSpacing(_GAP)
        self.format = self._segments(self.tr("Format"), self._formats())
        self._column.addWidget(self._heading(self.tr("FORMAT")))
        self._column.addWidget(self.format)
        self._add_parts()
        self._add_page()
        self._add_title()
        self._add_file()
        self._column.addStretch(1)
        self._show(choices)
        self._connect()
        self._refresh()

    # What stands where

    def _formats(self) -> list[tuple[str, str, str]]:
        return [
            ("pdf", "PDF", self.tr("Pages to print, to send and to keep")),
            ("html", "HTML", self.tr("One web page that needs no network")),
            ("xlsx", "XLSX", self.tr("The differences as a spreadsheet")),
            ("csv", "CSV", self.tr("The differences as a table of plain text")),
            ("md", "Markdown", self.tr("Text for a content system")),
            ("json", "JSON", self.tr("The whole comparison as data")),
        ]

    def _segments(self, name: str, choices: Sequence[tuple[str, str, str]]) -> Segments:
        segments = Segments(name, choices, self)
        segments.chosen.connect(self._changed)
        return segments

    def _heading(self, text: str) -> QLabel:
        label = QLabel(text, self)
        label.setObjectName("formHeading")
        label.setIndent(0)
        return label

    def _check(self, text: str, tooltip: str) -> CheckBox:
        box = CheckBox(text, self)
        box.setToolTip(tooltip)
        return box

    def _add_parts(self) -> None:
        texts = {
            "differences": (
                self.tr("Differences"),
                self.tr("A table with a column for each article"),
            ),
            "statements": (
                self.tr("Statements in rows"),
                self.tr("What says the same, side by side"),
            ),
            "only-here": (
                self.tr("Only in one article"),
                self.tr("Statements that no other article has"),
            ),
            "texts": (self.tr("Full texts"), self.tr("The articles with all marks")),
            "entities": (self.tr("Entities"), self.tr("Who and what is named how often")),
            "method": (
                self.tr("Method and limits"),
                self.tr("How it was made, and what it cannot tell"),
            ),
        }
        self.parts: dict[Part, CheckBox] = {part: self._check(*texts[part]) for part in PARTS}
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(6)
        for index, box in enumerate(self.parts.values()):
            grid.addWidget(box, index // 2, index % 2)
        self.notes = self._check(
            self.tr("My verdicts and notes"), self.tr("Set apart from what the program found")
        )
        self.on_screen = self._check(
            self.tr("Only what the window shows"),
            self.tr("Leave out what the filters of the window hide; the file says so"),
        )
        self.only_confirmed = self._check(
            self.tr("Only what I confirmed"),
            self.tr("Leave out other differences; the file says so"),
        )
        self._contents = self._heading(self.tr("CONTENTS"))
        self._column.addWidget(self._contents)
        self._column.addLayout(grid)
        self._column.addWidget(self._heading(self.tr("DIFFERENCES")))
        for box in (self.on_screen, self.only_confirmed, self.notes):
            self._column.addWidget(box)

    def _add_page(self) -> None:
        self.paper = self._segments(
            self.tr("Paper"),
            [
                ("a4", "A4", self.tr("210 × 297 mm")),
                ("us-letter", "Letter", self.tr("8½ × 11 inches")),
            ],
        )
        self.orientation = self._segments(
            self.tr("Orientation"),
            [
                ("portrait", self.tr("Portrait"), self.tr("Up to three articles in columns")),
                ("landscape", self.tr("Landscape"), self.tr("Up to four articles in columns")),
            ],
        )
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.paper)
        row.addWidget(self.orientation)
        row.addStretch(1)
        self._column.addWidget(self._heading(self.tr("PAGE")))
        self._column.addLayout(row)

    def _add_title(self) -> None:
        self.title = self._field(self.tr("The leading headline"))
        self.organisation = self._field(self.tr("None"))
        self.logo = self._field(self.tr("None"))
        self.choose_logo = QPushButton(self.tr("Choose…"), self)
        self.choose_logo.setToolTip(self.tr("Choose an image that stands above the title"))
        self.choose_logo.setAutoDefault(False)
        self.choose_logo.clicked.connect(self._choose_logo)
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(_GAP)
        for row, (text, field) in enumerate(
            (
                (self.tr("Title"), self.title),
                (self.tr("Organisation"), self.organisation),
                (self.tr("Logo"), self.logo),
            )
        ):
            label = QLabel(text, self)
            label.setBuddy(field)
            field.setAccessibleName(text)
            grid.addWidget(label, row, 0)
            grid.addWidget(field, row, 1, 1, 1 if field is self.logo else 2)
        grid.addWidget(self.choose_logo, 2, 2)
        self._column.addWidget(self._heading(self.tr("HEAD")))
        self._column.addLayout(grid)

    def _field(self, placeholder: str) -> QLineEdit:
        field = QLineEdit(self)
        field.setPlaceholderText(placeholder)
        return field

    def _add_file(self) -> None:
        self.timed = self._check(
            self.tr("Print when it was made"),
            self.tr("Without it, the same comparison gives the same file at any time"),
        )
        self.attach_comparison = self._check(
            self.tr("Attach the comparison as data"),
            self.tr("So that “variorum verify” can check the file years later"),
        )
        self.attach_originals = self._check(
            self.tr("Attach the articles’ files"), self.tr("The originals, as they were read")
        )
        self._column.addWidget(self._heading(self.tr("FILE")))
        for box in (self.timed, self.attach_comparison, self.attach_originals):
            self._column.addWidget(box)

    # What is chosen

    def _boxes(self) -> dict[str, CheckBox]:
        return {
            "as_on_screen": self.on_screen,
            "only_confirmed": self.only_confirmed,
            "notes": self.notes,
            "timed": self.timed,
            "attach_comparison": self.attach_comparison,
            "attach_originals": self.attach_originals,
        }

    def _show(self, choices: Choices) -> None:
        self._last = choices
        self.format.set_key(choices.form)
        self.paper.set_key(choices.paper)
        self.orientation.set_key(choices.orientation)
        for part, box in self.parts.items():
            box.setChecked(part in choices.parts)
        for name, box in self._boxes().items():
            box.setChecked(getattr(choices, name))
        self.title.setText(choices.title)
        self.organisation.setText(choices.organisation)
        self.logo.setText(choices.logo)

    def _connect(self) -> None:
        for box in (*self.parts.values(), *self._boxes().values()):
            box.toggled.connect(self._changed)
        for field in (self.title, self.organisation, self.logo):
            field.textChanged.connect(self._changed)

    def choices(self) -> Choices:
        """What is chosen now."""
        fields: dict[str, object] = {name: box.isChecked() for name, box in self._boxes().items()}
        fields |= {
            "form": self.format.key,
            "paper": self.paper.key,
            "orientation": self.orientation.key,
            "parts": [part for part, box in self.parts.items() if box.isChecked()],
            "title": self.title.text(),
            "organisation": self.organisation.text(),
            "logo": self.logo.text(),
        }
        return msgspec.convert(fields, Choices)

    def set_form(self, form: str) -> None:
        """Choose a format."""
        if form in get_args(Form) and form != self.format.key:
            self.format.set_key(form)
            self._changed()

    def _changed(self, *_: object) -> None:
        self._refresh()
        self.changed.emit()

    def _refresh(self) -> None:
        """Grey what a format has no use for, and say what the filters come to."""
        form = self.choices().form
        session = self._session
        for box in self.parts.values():
            box.setEnabled(form in _WITH_PARTS)
        hidden = len(session.hidden_ids())
        confirmed, judged = export_choices.confirmed(session), export_choices.judged(session)
        self.on_screen.setText(
            self.tr("Only what the window shows ({0} hidden)").format(hidden)
            if hidden
            else self.tr("Only what the window shows (nothing is hidden)")
        )
        self.only_confirmed.setText(
            self.tr("Only what I confirmed ({0})").format(confirmed or self.tr("nothing yet"))
        )
        self.notes.setText(
            self.tr("My verdicts and notes ({0})").format(judged or self.tr("none yet"))
        )
        self.on_screen.setEnabled(form != "json" and hidden > 0)
        self.only_confirmed.setEnabled(form != "json" and confirmed > 0)
        self.notes.setEnabled(form != "json" and judged > 0)
        self.paper.setEnabled(form == "pdf")
        self.orientation.setEnabled(form == "pdf")
        self.title.setEnabled(form in _WITH_TITLE)
        self.organisation.setEnabled(form in ("pdf", "html"))
        for widget in (self.logo, self.choose_logo, self.attach_comparison, self.attach_originals):
            widget.setEnabled(form == "pdf")
        self.timed.setEnabled(form != "json")

    def _choose_logo(self) -> None:
        path, _ = QFileDialog.getOpenFileName(
            self,
            self.tr("Choose a logo"),
            self.logo.text(),
            self.tr("Images (*.png *.jpg *.jpeg *.svg *.gif *.webp)"),
        )
        if path:
            self.logo.setText(path)
