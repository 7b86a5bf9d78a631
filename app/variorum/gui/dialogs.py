"""Questions to the user: which folder, which files, where to write; and what is said back."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog, QInputDialog, QMessageBox, QWidget

from variorum.gui.buttons import lead
from variorum.gui.translation import translate
from variorum.model.comparison import SentenceRef

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QMainWindow

    from variorum.gui.attention import Attention
    from variorum.gui.memory import Memory
    from variorum.gui.pane import Pane


_SENTENCE_WIDTH = 360


def choose_folder(parent: QWidget, start: str) -> list[str]:
    """Ask for a folder of articles; empty if the user thinks better of it."""
    folder = QFileDialog.getExistingDirectory(
        parent, translate("Dialogs", "Open a folder of articles"), start
    )
    return [folder] if folder else []


def choose_files(parent: QWidget, start: str) -> list[str]:
    """Ask for some articles."""
    return QFileDialog.getOpenFileNames(
        parent, translate("Dialogs", "Open articles or a comparison"), start
    )[0]


def choose_file(parent: QWidget, start: str, name: str) -> str:
    """Ask in which comparison file to save; empty if in none."""
    target, _ = QFileDialog.getSaveFileName(
        parent,
        translate("Dialogs", "Save the comparison"),
        str(Path(_writable(start)) / f"{name}.variorum"),
        translate("Dialogs", "Comparison (*.variorum)"),
    )
    return target + ".variorum" if target and not Path(target).suffix else target


def choose_target(parent: QWidget, start: str, name: str, form: str) -> str:
    """Ask where to write the comparison; empty if nowhere.

    Args:
        parent: The dialog's window.
        start: Folder to begin in.
        name: Proposed name of the file, without its ending.
        form: The ending.
    """
    names = {
        "pdf": translate("Dialogs", "PDF document"),
        "html": translate("Dialogs", "Web page"),
        "xlsx": translate("Dialogs", "Spreadsheet"),
        "csv": translate("Dialogs", "Table"),
        "md": translate("Dialogs", "Markdown text"),
        "json": translate("Dialogs", "Comparison as data"),
    }
    dialog = QFileDialog(parent, translate("Dialogs", "Export the comparison"), _writable(start))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilter(f"{names[form]} (*.{form})")
    dialog.setDefaultSuffix(form)
    dialog.selectFile(f"{name}.{form}")
    chosen = dialog.selectedFiles() if dialog.exec() else []
    dialog.deleteLater()
    return chosen[0] if chosen else ""


def _writable(folder: str) -> str:
    """The folder, or the user's documents where nothing may be written, as beside the samples."""
    if os.access(folder, os.W_OK):
        return folder
    documents = QStandardPaths.StandardLocation.DocumentsLocation
    found = QStandardPaths.writableLocation(documents)
    return found if Path(found).is_dir() else str(Path.home())


def go_to_sentence(parent: QWidget, pane: Pane, attention: Attention) -> None:
    """Ask for the number of a sentence and go to it."""
    most = len(pane.text.places.sentences)
    if not most:
        return
    article, chosen = pane.article, attention.selected
    dialog = QInputDialog(parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowTitle(translate("Dialogs", "Go to sentence"))
    dialog.setLabelText(
        translate("Dialogs", "Sentence of article {0} (1 to {1}):").format(pane.letter, most)
    )
    dialog.setInputMode(QInputDialog.InputMode.IntInput)
    dialog.setIntRange(1, most)
    # From the sentence that is outlined, the next one is not far.
    dialog.setIntValue(chosen.sentence + 1 if chosen and chosen.article == article else 1)
    dialog.resize(_SENTENCE_WIDTH, dialog.sizeHint().height())
    dialog.intValueSelected.connect(lambda n: attention.select(SentenceRef(article, n - 1)))
    dialog.open()


def show_preferences(parent: QWidget, memory: Memory, take: Callable[[], None]) -> None:
    """Let the user choose how the program looks and works."""
    from variorum.gui.preferences import Preferences

    dialog = Preferences(memory, parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.changed.connect(take)
    dialog.open()


def show_trouble(parent: QWidget, text: str, details: str = "") -> None:
    """Say that something failed, without stopping the user."""
    box = QMessageBox(QMessageBox.Icon.Warning, "Variorum", "", parent=parent)
    # Names of files are not to be read as markup.
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(text)
    if details:
        box.setDetailedText(details)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()


def ask_about_changes(parent: QWidget, reason: str) -> Literal["save", "discard", "stay"]:
    """Ask what to do with changes that cannot be written where they belong."""
    box = QMessageBox(QMessageBox.Icon.Warning, "Variorum", "", parent=parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(translate("Dialogs", "Your changes are not saved. {0}").format(reason))
    box.setInformativeText(translate("Dialogs", "You can save them in another place."))
    button, role = QMessageBox.StandardButton, QMessageBox.ButtonRole
    elsewhere = box.addButton(translate("Dialogs", "Save as…"), role.AcceptRole)
    box.setStandardButtons(button.Discard | button.Cancel)
    box.setDefaultButton(elsewhere)
    lead(elsewhere)
    chosen = box.exec()
    if box.clickedButton() is elsewhere:
        return "save"
    return "discard" if chosen == button.Discard else "stay"


def show_keys(parent: QMainWindow) -> None:
    """Show all keys on one sheet."""
    from variorum.gui.help import KeySheet

    dialog = KeySheet(parent.menuBar(), parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()


def show_about(parent: QWidget) -> None:
    """Say what this program is, and what it is made of."""
    from variorum.gui.help import About

    dialog = About(parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
