"""The texts of the window as they stand in the source and in the translations."""

from __future__ import annotations

import ast
import re
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import variorum.gui
from variorum.gui import translation

if TYPE_CHECKING:
    from collections.abc import Iterator

GUI = Path(variorum.gui.__file__).parent
MODULES = sorted(GUI.glob("*.py"))
WRAPPERS = {"tr", "translate", "QT_TRANSLATE_NOOP"}
# Calls whose texts a user reads.
SHOWING = {
    "addAction", "addButton", "addItem", "addMenu", "addTab", "insertItem", "setAccessibleName",
    "setAccessibleDescription", "setInformativeText", "setLabelText", "setPlaceholderText",
    "setPrefix", "setStatusTip", "setSuffix", "setTabText", "setText", "setTitle", "setToolTip",
    "setWhatsThis", "setWindowTitle", "say", "show_words", "QAction", "QCheckBox", "QLabel",
    "QMenu", "QPushButton", "QToolButton",
}  # fmt: skip
# The same in every language.
NAMES = {"Variorum", "Markdown", "Letter", "PDF", "HTML", "XLSX", "CSV", "JSON", "A4", "SHA-256 "}
NAMES |= set(translation.LANGUAGES.values())
# Not shown: names of fonts, of what packages say of themselves, and of what the worker fails of.
NO_TEXT = {
    "typography.py": None,
    "help.py": {"Name", "Version", "License", "License-Expression"},
    "client.py": {"took too long", "needed too much memory"},
}
PROSE = re.compile(
    r"[A-Za-z’']{2,}[,;:.…]? [A-Za-z]{2,}|^[A-Z][a-z]{2,}[a-z…:.!?]*$|[A-Za-z]{3,} $"
)
TAG = re.compile(r"<[^>]*>?")
KEYS = re.compile(r"^(?:(?:Ctrl|Alt|Shift)\+)+\S*$|^Esc$|^(?:Shift\+)?F\d+$")


class Text(NamedTuple):
    """A text of the window, as it stands in the source."""

    context: str
    source: str
    comment: str
    plural: bool


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _literal(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def _texts(node: ast.AST, context: str = "") -> Iterator[Text]:
    """The texts in a module, found without the help of Qt's own tool."""
    if isinstance(node, ast.ClassDef):
        context = node.name
    if isinstance(node, ast.Call) and _name(node.func) in WRAPPERS and node.args:
        own = _name(node.func) == "tr"
        texts = [*map(_literal, node.args), None]
        source = texts[0] if own else texts[1]
        if source is not None:
            place = context if own else texts[0] or ""
            comment = texts[2 - own] if len(node.args) > 2 - own else ""
            yield Text(place, source, comment or "", len(node.args) == 4 - own)
    for child in ast.iter_child_nodes(node):
        yield from _texts(child, context)


def in_source() -> set[Text]:
    """All texts of the window."""
    return {text for file in MODULES for text in _texts(ast.parse(file.read_text("utf-8")))}


def messages(language: str) -> list[tuple[Text, ET.Element]]:
    """The texts in a translation, with what stands there of each."""
    root = ET.parse(translation.folder() / f"variorum_{language}.ts").getroot()  # noqa: S314 - own
    return [
        (Text(context.findtext("name", ""), *_words(message)), message)
        for context in root.iter("context")
        for message in context.iter("message")
    ]


def _words(message: ET.Element) -> tuple[str, str, bool]:
    plural = message.get("numerus") == "yes"
    return message.findtext("source", ""), message.findtext("comment", ""), plural


def forms(message: ET.Element) -> list[str]:
    """What a text is in the language: one form, or one for each number."""
    found = [form.text or "" for form in message.iter("numerusform")]
    return found or [message.findtext("translation", "")]


def _wrapped(tree: ast.AST) -> set[int]:
    """Literals that are translated, and those that are documentation or types."""
    found: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            found.add(id(node.value))
        if isinstance(node, ast.Subscript) and _name(node.value) == "tuple":
            found |= {id(part) for part in ast.walk(node.slice)}
        if isinstance(node, ast.Call) and _name(node.func) in WRAPPERS | {"cast"}:
            found |= {id(part) for argument in node.args for part in ast.walk(argument)}
    return found


def _shown(tree: ast.AST) -> set[int]:
    """Literals, and the fixed parts of composed ones, that are handed to what shows them."""
    return {
        id(part)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and (_name(node.func) in SHOWING or ast.unparse(node.func).endswith((".said.emit",)))
        for argument in node.args
        for part in (argument, *(argument.values if isinstance(argument, ast.JoinedStr) else ()))
    }


def not_wrapped(source: str, module: str = "") -> list[str]:
    """Texts in a module's source that a user would read and that are not translated."""
    tree = ast.parse(source)
    wrapped, shown = _wrapped(tree), _shown(tree)
    exempt = NO_TEXT.get(module, set())
    if exempt is None:
        return []
    found = [
        (node.lineno, text, id(node) in shown)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and id(node) not in wrapped
        and isinstance(node.value, str)
        and (text := TAG.sub("", node.value)) not in NAMES | exempt
        and not KEYS.match(text)
    ]
    return [
        f"{module}:{line}: {text}"
        for line, text, seen in found
        if PROSE.search(text) or (seen and re.search(r"[^\W\d]{2}", text))
    ]
