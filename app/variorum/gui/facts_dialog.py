"""The dialog in which the user corrects what a file says, or does not say, of its article."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from variorum.gui.buttons import lead
from variorum.gui.labels import ElidedLabel, plain_tip
from variorum.model.facts import FACT_NAMES, CorrectedFacts, FactName, as_read
from variorum.reading.moments import iso
from variorum.reading.wording import squeeze

if TYPE_CHECKING:
    from variorum.gui.session import Entry
    from variorum.model.article import Article

_WIDTH = 560


class FactsDialog(QDialog):
    """Shows title, outlet, author and date, each with what was read below it.

    Signals:
        decided: `CorrectedFacts`, in which what stands as it was read is None.
    """

    decided = Signal(object)

    def __init__(self, entry: Entry, article: Article, parent: QWidget | None = None) -> None:
        """Fill it with the facts of an article as they stand now.

        Args:
            entry: The article's place in the list.
            article: The article, corrected or not.
            parent: The window.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("Facts of article {0}").format(entry.letter))
        self._article = article
        self.fields: dict[FactName, QLineEdit] = {}
        self.file = ElidedLabel(self)
        self.file.set_whole(Path(entry.path).name, entry.path)
        self.file.setObjectName("remarks")
        self.fault = QLabel(self)
        self.fault.setObjectName("outcome")
        self.fault.setProperty("trouble", True)
        self.fault.setTextFormat(Qt.TextFormat.PlainText)
        self.fault.setWordWrap(True)
        # The fields keep their places while a fault comes and goes.
        kept = self.fault.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        self.fault.setSizePolicy(kept)
        form = self._form()
        # After the fields, so that writing begins in the first one and Tab goes down.
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Save | QDialogButtonBox.StandardButton.Cancel,
            parent=self,
        )
        self.save = self.buttons.button(QDialogButtonBox.StandardButton.Save)
        self.save.setText(self.tr("Correct"))
        lead(self.save)
        self.reset = self.buttons.addButton(
            self.tr("As &read"), QDialogButtonBox.ButtonRole.ResetRole
        )
        self.reset.setToolTip(self.tr("Take back all corrections of this article"))
        self._lay_out(form)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.reset.clicked.connect(self._show_read)
        self._check()

    def _lay_out(self, form: QFormLayout) -> None:
        self.setMinimumWidth(_WIDTH)
        remark = QLabel(
            self.tr(
                "Your corrections are kept with the comparison; what was read stays beside them. "
                "Leave a field empty where nothing is known."
            ),
            self,
        )
        remark.setObjectName("remarks")
        remark.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(14)
        column.addWidget(self.file)
        column.addLayout(form)
        column.addWidget(remark)
        column.addWidget(self.fault)
        column.addWidget(self.buttons)

    def _form(self) -> QFormLayout:
        form = QFormLayout()
        form.setHorizontalSpacing(16)
        form.setVerticalSpacing(4)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for name, text in self._labels().items():
            form.addRow(text, self._field(name, text.replace("&", "")))
            form.addRow("", self._as_read_line(name))
        self.fields["published"].setPlaceholderText(self.tr("2021-08-16 or 16 August 2021"))
        return form

    def _labels(self) -> dict[FactName, str]:
        return {
            "title": self.tr("&Title"),
            "outlet": self.tr("&Outlet"),
            "author": self.tr("&Author"),
            "published": self.tr("&Published"),
        }

    def _field(self, name: FactName, text: str) -> QLineEdit:
        field = QLineEdit(self)
        field.setText(squeeze(getattr(self._article, name) or ""))
        field.setCursorPosition(0)
        field.setAccessibleName(text)
        field.textChanged.connect(self._check)
        self.fields[name] = field
        return field

    def _as_read_line(self, name: FactName) -> QLabel:
        read = as_read(self._article, name)
        line = ElidedLabel(self)
        line.setObjectName("remarks")
        line.setContentsMargins(1, 0, 0, 8)
        value = read.value or self.tr("not recorded")
        origin = f" ({read.origin})" if read.value and read.origin else ""
        line.set_whole(self.tr("Read: {0}").format(value + origin))
        return line

    def _show_read(self) -> None:
        for name, field in self.fields.items():
            field.setText(squeeze(as_read(self._article, name).value or ""))

    def facts(self) -> CorrectedFacts | None:
        """What the fields say, or None while they cannot be taken."""
        values: dict[str, str | None] = {}
        for name in FACT_NAMES:
            value = squeeze(self.fields[name].text())
            read = as_read(self._article, name).value or ""
            if value == squeeze(read):
                values[name] = None
            elif name == "published" and value:
                if (moment := iso(value)) is None:
                    return None
                values[name] = None if moment == read else moment
            elif name == "title" and not value:
                return None
            else:
                values[name] = value
        return CorrectedFacts(**values)

    def _check(self) -> None:
        """Say what is amiss while it is."""
        fault = ""
        if not squeeze(self.fields["title"].text()):
            fault = self.tr("A headline is needed.")
        elif self.facts() is None:
            fault = self.tr(
                "This is no date. Write 2021-08-16, 2021-08-16 14:30 or 16 August 2021."
            )
        self.fault.setText(fault)
        self.fault.setToolTip(plain_tip(fault))
        self.fault.setVisible(bool(fault))
        self.save.setEnabled(not fault)

    def accept(self) -> None:
        """Hand over what the fields say."""
        facts = self.facts()
        if facts is not None:
            self.decided.emit(facts)
            super().accept()
