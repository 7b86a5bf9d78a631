"""The tags of differences, in the language of the window."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from variorum.gui.translation import translate

# What the comparison puts into `Divergence.label`; sentences are left as they were written.
LABELS = (
    QT_TRANSLATE_NOOP("Label", "about the same"),
    QT_TRANSLATE_NOOP("Label", "address"),
    QT_TRANSLATE_NOOP("Label", "another name"),
    QT_TRANSLATE_NOOP("Label", "another one"),
    QT_TRANSLATE_NOOP("Label", "cause"),
    QT_TRANSLATE_NOOP("Label", "compatible"),
    QT_TRANSLATE_NOOP("Label", "condition"),
    QT_TRANSLATE_NOOP("Label", "conflict"),
    QT_TRANSLATE_NOOP("Label", "cut short"),
    QT_TRANSLATE_NOOP("Label", "direction"),
    QT_TRANSLATE_NOOP("Label", "fuller name"),
    QT_TRANSLATE_NOOP("Label", "given name"),
    QT_TRANSLATE_NOOP("Label", "later report"),
    QT_TRANSLATE_NOOP("Label", "less precise"),
    QT_TRANSLATE_NOOP("Label", "man or woman"),
    QT_TRANSLATE_NOOP("Label", "near"),
    QT_TRANSLATE_NOOP("Label", "not given"),
    QT_TRANSLATE_NOOP("Label", "other channel"),
    QT_TRANSLATE_NOOP("Label", "other name"),
    QT_TRANSLATE_NOOP("Label", "paraphrased"),
    QT_TRANSLATE_NOOP("Label", "relation"),
    QT_TRANSLATE_NOOP("Label", "role"),
    QT_TRANSLATE_NOOP("Label", "short form"),
    QT_TRANSLATE_NOOP("Label", "source differs"),
    QT_TRANSLATE_NOOP("Label", "speaker"),
    QT_TRANSLATE_NOOP("Label", "spelling"),
    QT_TRANSLATE_NOOP("Label", "title"),
    QT_TRANSLATE_NOOP("Label", "weapon"),
    QT_TRANSLATE_NOOP("Label", "wording"),
)


def label_name(label: str) -> str:
    """What the tag of a divergence is called in the window; one that is not known, as it is."""
    return translate("Label", label)
