"""The language of the window: which ones there are, and how the program comes to speak one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDate, QLibraryInfo, QLocale, Qt, QTranslator

from variorum.base.paths import resources

if TYPE_CHECKING:
    from pathlib import Path

SOURCE = "en"
# Each calls itself by its own name, so that a user finds it whatever is on screen.
LANGUAGES = {"en": "English", "de": "Deutsch"}
SYSTEM = "system"

# The command that collects the texts knows a function of this name, without anything before it.
translate = QCoreApplication.translate


def folder() -> Path:
    """Where the translations lie."""
    return resources() / "translations"


def chosen_by_system() -> str:
    """The first language of the user's system that the program speaks."""
    for tag in QLocale.system().uiLanguages():
        code = tag.replace("_", "-").partition("-")[0]
        if code in LANGUAGES:
            return code
    return SOURCE


def conventions(language: str) -> QLocale:
    """How numbers and dates are written: as in the user's country where it has that language."""
    own, system = QLocale(language), QLocale.system()
    return system if system.language() == own.language() else own


def day(moment: str) -> str:
    """The date of a moment in ISO 8601, as the language writes it; what is none, as it is."""
    date = QDate.fromString(moment[:10], Qt.DateFormat.ISODate)
    form = translate("Day", "d MMM yyyy")
    return QLocale().toString(date, form) if date.isValid() else moment[:10]


def speak(application: QCoreApplication, choice: str) -> str:
    """Let the application speak a language. Windows that were made before keep theirs.

    Args:
        application: That owns the translators.
        choice: A key of `LANGUAGES`; anything else is the system's.

    Returns:
        The key of the language.
    """
    for translator in application.findChildren(QTranslator):
        application.removeTranslator(translator)
        translator.setParent(None)
    language = choice if choice in LANGUAGES else chosen_by_system()
    QLocale.setDefault(conventions(language))
    # Qt's own words first: what is asked last is what was put on first.
    own = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    _put_on(application, f"qtbase_{language}", own)
    _put_on(application, f"variorum_{language}", str(folder()))
    return language


def _put_on(application: QCoreApplication, name: str, place: str) -> None:
    translator = QTranslator(application)
    if translator.load(name, place):
        application.installTranslator(translator)
    else:
        # English needs none of Qt's own, and a missing file leaves the program in English.
        translator.setParent(None)
