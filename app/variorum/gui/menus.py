"""The menus, which list the actions in groups."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu

from variorum.gui.translation import translate

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QMenuBar

    from variorum.gui.actions import Actions


class Menus:
    """Fills a menu bar."""

    def __init__(self, bar: QMenuBar, actions: Actions) -> None:
        self.recent = QMenu(translate("Menus", "Open &recent"), bar)
        file = self._menu(
            bar,
            translate("Menus", "&File"),
            [actions.new_window, actions.open_folder, actions.open_files],
        )
        file.addMenu(self.recent)
        file.addActions([actions.open_sample])
        self._more(file, [actions.add_address, actions.sub_folders])
        self._more(file, [actions.save, actions.save_as, actions.export, actions.print_pages])
        self._more(file, [actions.close, actions.quit])
        edit = self._menu(bar, translate("Menus", "&Edit"), [actions.undo, actions.redo])
        self._more(edit, [actions.copy, actions.copy_difference])
        self._more(edit, [actions.find, actions.find_next, actions.find_previous])
        self._more(edit, [actions.clear])
        self._more(edit, [actions.preferences])
        view = self._menu(
            bar, translate("Menus", "&View"), [actions.reading, actions.rows, actions.table]
        )
        self._more(view, [actions.scroll_together])
        self._more(view, list(actions.kinds.values()))
        self._more(view, list(actions.extras.values()))
        self._more(view, [actions.larger, actions.smaller, actions.normal_size])
        self._more(view, [actions.show_list, actions.show_side, actions.full_screen])
        view.addSeparator()
        appearance = view.addMenu(translate("Menus", "A&ppearance"))
        appearance.addActions(list(actions.appearances.values()))
        go = self._menu(bar, translate("Menus", "&Go"), [actions.next, actions.previous])
        self._more(go, [actions.next_conflict, actions.previous_conflict])
        self._more(go, [actions.next_alike, actions.previous_alike])
        self._more(go, [actions.go_to_sentence])
        self._more(go, [*actions.panes, *actions.parts.values()])
        compare = self._menu(bar, translate("Menus", "&Compare"), list(actions.verdicts.values()))
        self._more(compare, [actions.write_note, actions.correct_facts])
        self._more(compare, [actions.again, actions.cancel])
        self._menu(bar, translate("Menus", "&Help"), [actions.keys, actions.about])

    def show_recent(self, paths: Sequence[str], opener: Callable[[list[str]], None]) -> None:
        """List the folders opened lately."""
        self.recent.clear()
        for path in paths:
            action = self.recent.addAction(path.replace("&", "&&"))
            action.triggered.connect(partial(_open, opener, path))
        self.recent.setEnabled(bool(paths))

    @staticmethod
    def _menu(bar: QMenuBar, title: str, actions: list[QAction]) -> QMenu:
        menu = bar.addMenu(title)
        menu.addActions(actions)
        return menu

    @staticmethod
    def _more(menu: QMenu, actions: list[QAction]) -> None:
        menu.addSeparator()
        menu.addActions(actions)


def _open(opener: Callable[[list[str]], None], path: str, *_: object) -> None:
    opener([path])
