"""Everything a user can do, as actions with names and keys."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from variorum.gui.palette import KINDS
from variorum.gui.translation import translate

if TYPE_CHECKING:
    from variorum.gui.session import Extra
    from variorum.model.comparison import Kind
    from variorum.model.review import Verdict


def kind_name(kind: Kind) -> str:
    """What divergences of a kind are called in the window."""
    names = {
        "figure": translate("Kind", "Figures"),
        "quote": translate("Kind", "Quotes"),
        "date": translate("Kind", "Dates"),
        "name": translate("Kind", "Names"),
        "source": translate("Kind", "Sources"),
    }
    return names[kind]


@dataclass(frozen=True, slots=True)
class _Spec:
    """How an action is called and reached."""

    text: str
    keys: tuple[str, ...] = ()
    tip: str = ""
    checkable: bool = False


class Actions(QObject):
    """The actions of one window. They do nothing by themselves: the window wires them.

    Signals:
        kind_toggled: A kind of mark is to be shown (True) or hidden (False).
        extra_toggled: Something is to be shown in the texts besides divergences, or no more.
        pane_chosen: Index of the pane to go to.
        appearance_chosen: "system", "light" or "dark".
        view_chosen: "reading", "rows" or "table".
        part_chosen: "articles", "details" or "entities", to be given the keyboard.
        verdict_chosen: What the user decides on the current difference.
    """

    kind_toggled = Signal(str, bool)
    extra_toggled = Signal(str, bool)
    pane_chosen = Signal(int)
    appearance_chosen = Signal(str)
    view_chosen = Signal(str)
    part_chosen = Signal(str)
    verdict_chosen = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        make = self._make
        self.new_window = make(_Spec(self.tr("&New window"), ("Ctrl+N",)))
        self.open_folder = make(
            _Spec(
                self.tr("&Open folder…"), ("Ctrl+O",), self.tr("Compare the articles in a folder")
            )
        )
        self.open_files = make(
            _Spec(self.tr("Open &files…"), ("Ctrl+Shift+O",), self.tr("Compare some files"))
        )
        self.open_sample = make(
            _Spec(
                self.tr("Open the sa&mple"),
                (),
                self.tr("Compare three articles about a flight from Kabul"),
            )
        )
        self.save = make(
            _Spec(
                self.tr("&Save"),
                ("Ctrl+S",),
                self.tr("Save the comparison with verdicts and notes"),
            )
        )
        self.save_as = make(_Spec(self.tr("Save &as…"), ("Ctrl+Shift+S",)))
        self.export = make(
            _Spec(
                self.tr("&Export…"),
                ("Ctrl+E",),
                self.tr("Write the comparison as PDF, web page, table or data"),
            )
        )
        self.add_address = make(
            _Spec(
                self.tr("Add &web address…"),
                ("Ctrl+Shift+A",),
                self.tr("Fetch a page, keep it as evidence, and compare it too"),
            )
        )
        self.sub_folders = make(
            _Spec(
                self.tr("Include su&b-folders"),
                (),
                self.tr("Search the folders in the folder for articles too"),
                checkable=True,
            )
        )
        self.print_pages = make(
            _Spec(self.tr("&Print…"), ("Ctrl+P",), self.tr("Print the pages of the PDF on paper"))
        )
        self.close = make(_Spec(self.tr("&Close window"), ("Ctrl+W",)))
        self.quit = make(_Spec(self.tr("&Quit"), ("Ctrl+Q",)))
        self._make_view()
        self._make_rest()
        self._wire()

    def _make_view(self) -> None:
        make = self._make
        self.copy = make(_Spec(self.tr("&Copy"), ("Ctrl+C",)))
        self.copy_difference = make(
            _Spec(
                self.tr("Copy &difference with sources"),
                ("Ctrl+Shift+C",),
                self.tr("Copy the current difference as text, with what each article says"),
            )
        )
        self.find = make(_Spec(self.tr("&Find in all articles"), ("Ctrl+F",)))
        self.find_next = make(_Spec(self.tr("Find &next"), ("F3", "Ctrl+G")))
        self.find_previous = make(_Spec(self.tr("Find &previous"), ("Shift+F3", "Ctrl+Shift+G")))
        self.reading = make(
            _Spec(
                self.tr("&Reading"),
                ("F5",),
                self.tr("The articles as running texts"),
                checkable=True,
            )
        )
        self.rows = make(
            _Spec(
                self.tr("R&ows"),
                ("F6",),
                self.tr("What says the same side by side"),
                checkable=True,
            )
        )
        self.table = make(
            _Spec(self.tr("&Table"), ("F7",), self.tr("All differences in a table"), checkable=True)
        )
        self.scroll_together = make(
            _Spec(
                self.tr("Scroll to&gether"),
                ("F9",),
                self.tr("Keep the articles at the same place of the story"),
                checkable=True,
            )
        )
        self.larger = make(_Spec(self.tr("&Larger text"), ("Ctrl++", "Ctrl+=")))
        self.smaller = make(_Spec(self.tr("&Smaller text"), ("Ctrl+-",)))
        self.normal_size = make(_Spec(self.tr("&Normal text"), ("Ctrl+0",)))
        self.show_list = make(_Spec(self.tr("List of &articles"), ("Ctrl+L",), checkable=True))
        self.show_side = make(_Spec(self.tr("&Details and entities"), ("Ctrl+D",), checkable=True))
        self.full_screen = make(_Spec(self.tr("F&ull screen"), ("F11",), checkable=True))
        self.undo = make(_Spec(self.tr("&Undo"), ("Ctrl+Z",)))
        self.redo = make(_Spec(self.tr("&Redo"), ("Ctrl+Shift+Z", "Ctrl+Y")))
        self.correct_facts = make(
            _Spec(
                self.tr("Correct &facts of the article…"),
                ("Ctrl+I",),
                self.tr("Correct title, outlet, author and date of the article at hand"),
            )
        )
        self.write_note = make(
            _Spec(
                self.tr("Write a &note"), ("Ctrl+M",), self.tr("Write about the current difference")
            )
        )
        judgement = QActionGroup(self)
        self.verdicts: dict[Verdict, QAction] = {
            verdict: make(_Spec(text, (f"Ctrl+Shift+{n}",), tip, checkable=True))
            for n, (verdict, text, tip) in enumerate(self._verdict_texts())
        }
        for action in self.verdicts.values():
            judgement.addAction(action)
        self.kinds = {kind: make(self._kind_spec(n, kind)) for n, kind in enumerate(KINDS, 1)}
        self.extras: dict[Extra, QAction] = {
            extra: make(_Spec(text, (key,), tip, checkable=True))
            for extra, text, key, tip in self._extra_texts()
        }
        self.appearance = QActionGroup(self)
        self.appearances = {
            name: make(_Spec(text, checkable=True))
            for name, text in (
                ("system", self.tr("Like the &system")),
                ("light", self.tr("&Light")),
                ("dark", self.tr("&Dark")),
            )
        }

    def _make_rest(self) -> None:
        make = self._make
        self.previous = make(
            _Spec(
                self.tr("&Previous difference"),
                ("Alt+Up", "Shift+F8"),
                self.tr("Go to the difference before, as the texts are read"),
            )
        )
        self.next = make(
            _Spec(
                self.tr("&Next difference"),
                ("Alt+Down", "F8"),
                self.tr("Go to the next difference, as the texts are read"),
            )
        )
        self.next_conflict = make(_Spec(self.tr("Next &conflict"), ("Alt+Shift+Down",)))
        self.previous_conflict = make(_Spec(self.tr("Previous c&onflict"), ("Alt+Shift+Up",)))
        self.next_alike = make(_Spec(self.tr("Next of the same &kind"), ("Ctrl+Alt+Down",)))
        self.previous_alike = make(_Spec(self.tr("Previous of the same k&ind"), ("Ctrl+Alt+Up",)))
        self.go_to_sentence = make(_Spec(self.tr("Go to &sentence…"), ("Ctrl+J",)))
        self.parts = {
            name: make(_Spec(text, (key,)))
            for name, text, key in (
                ("articles", self.tr("To the list of &articles"), "Ctrl+Shift+L"),
                ("details", self.tr("To the &details"), "Ctrl+Shift+D"),
                ("entities", self.tr("To the &entities"), "Ctrl+Shift+E"),
            )
        }
        self.again = make(_Spec(self.tr("Compare &again"), ("Ctrl+R",)))
        self.cancel = make(_Spec(self.tr("&Stop"), ("Ctrl+.",), self.tr("Stop the work under way")))
        self.clear = make(_Spec(self.tr("Clear &highlights"), ("Esc",)))
        self.keys = make(_Spec(self.tr("&Keyboard"), ("F1",), self.tr("All keys on one sheet")))
        self.preferences = make(_Spec(self.tr("Pr&eferences…"), ("Ctrl+,",)))
        self.about = make(_Spec(self.tr("&About Variorum")))
        self.panes = [
            make(_Spec(self.tr("Article in pane {0}").format(n), (f"Ctrl+{n}",)))
            for n in range(1, 7)
        ]

    def _wire(self) -> None:
        for name, action in self.appearances.items():
            self.appearance.addAction(action)
            action.triggered.connect(partial(self._choose, name))
        for kind, action in self.kinds.items():
            action.setChecked(True)
            action.toggled.connect(partial(self.kind_toggled.emit, kind))
        for extra, action in self.extras.items():
            action.toggled.connect(partial(self.extra_toggled.emit, extra))
        for verdict, action in self.verdicts.items():
            action.triggered.connect(partial(self._decide, verdict))
        for name, action in self.parts.items():
            action.triggered.connect(partial(self._go_to_part, name))
        for index, action in enumerate(self.panes):
            action.triggered.connect(partial(self._go_to, index))
        views = QActionGroup(self)
        views.addAction(self.reading)
        views.addAction(self.rows)
        views.addAction(self.table)
        for name, action in (
            ("reading", self.reading),
            ("rows", self.rows),
            ("table", self.table),
        ):
            action.triggered.connect(partial(self._show, name))
        for action in (self.reading, self.scroll_together, self.show_list, self.show_side):
            action.setChecked(True)

    def _choose(self, name: str, *_: object) -> None:
        self.appearance_chosen.emit(name)

    def _show(self, name: str, *_: object) -> None:
        self.view_chosen.emit(name)

    def _decide(self, verdict: Verdict, *_: object) -> None:
        self.verdict_chosen.emit(verdict)

    def _go_to_part(self, name: str, *_: object) -> None:
        (self.show_list if name == "articles" else self.show_side).setChecked(True)
        self.part_chosen.emit(name)

    def _go_to(self, index: int, *_: object) -> None:
        self.pane_chosen.emit(index)

    def choose_appearance(self, name: str) -> None:
        """Tick the appearance in use."""
        self.appearances.get(name, self.appearances["system"]).setChecked(True)

    def _verdict_texts(self) -> list[tuple[Verdict, str, str]]:
        return [
            ("open", self.tr("&Open"), self.tr("Not decided yet")),
            ("confirmed", self.tr("&Confirmed"), self.tr("The articles do differ")),
            (
                "dismissed",
                self.tr("&Dismissed"),
                self.tr("Not a difference: the program is mistaken"),
            ),
            ("resolved", self.tr("&Resolved"), self.tr("Cleared up, as the note tells")),
        ]

    def _extra_texts(self) -> list[tuple[Extra, str, str, str]]:
        return [
            (
                "shared",
                self.tr("S&hared wording"),
                "Alt+6",
                self.tr("Words that stand alike elsewhere"),
            ),
            (
                "alone",
                self.tr("Only h&ere"),
                "Alt+7",
                self.tr("Sentences that no other article has"),
            ),
            (
                "words",
                self.tr("&Word differences"),
                "Alt+8",
                self.tr("Words that the partner has not"),
            ),
        ]

    def _kind_spec(self, number: int, kind: Kind) -> _Spec:
        return _Spec(
            kind_name(kind),
            (f"Alt+{number}",),
            self.tr("Show or hide the marks of this kind"),
            checkable=True,
        )

    def _make(self, spec: _Spec) -> QAction:
        action = QAction(spec.text, self)
        action.setShortcuts([QKeySequence(key) for key in spec.keys])
        action.setCheckable(spec.checkable)
        plain = spec.tip or spec.text.replace("&", "").rstrip("…")
        key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        action.setToolTip(f"{plain} ({key})" if key else plain)
        action.setStatusTip("")
        return action

    def all(self) -> list[QAction]:
        """Every action, in the order of the menus."""
        return self.findChildren(QAction)
